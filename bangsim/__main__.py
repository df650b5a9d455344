"""``python -m bangsim`` is the command ``bangsim``."""

from bangsim.cli import main

if __name__ == "__main__":
    main(prog_name="bangsim")
