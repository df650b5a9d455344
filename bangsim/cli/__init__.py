"""The command line: one file a command. Commands import what they need when they run, so that help comes at once."""

from bangsim.cli.group import main

__all__ = ["main"]
