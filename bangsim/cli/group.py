"""The command ``bangsim`` itself, and what it makes of errors: one message and an exit code, never a traceback."""

import os
import sys
from typing import Any, NoReturn

import click

from bangsim import RULES_VERSION, __version__
from bangsim.analysis.fonts import NoFont
from bangsim.cli import bench, check, completion, describe, listing, run, schema, trace
from bangsim.cli.console import tell
from bangsim.cli.registries import NoSuchName
from bangsim.sim.folder import FolderError
from bangsim.sim.problems import GameFault, StudyError

FAILED, WRONG_USAGE, INTERRUPTED = 1, 2, 130


class Commands(click.Group):
    """A group whose commands end with the right exit code, whatever goes wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except KeyboardInterrupt:
            _end(ctx, "stopped", INTERRUPTED)
        except (StudyError, NoSuchName, FolderError, NoFont) as error:
            _end(ctx, str(error), WRONG_USAGE)
        except GameFault as error:
            _end(ctx, str(error), FAILED)
        except BrokenPipeError:
            # Whoever read has seen enough. What Python would still write at its end must not complain either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit()
        except OSError as error:
            _end(ctx, f"{error.filename}: {error.strerror}" if error.filename else str(error), FAILED)


def _end(ctx: click.Context, message: str, code: int) -> NoReturn:
    tell(message, error=code != INTERRUPTED)
    ctx.exit(code)


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": "BANGSIM", "max_content_width": 100},
    epilog="Every option can be set by an environment variable too, such as BANGSIM_RUN_JOBS=2.",
)
@click.version_option(__version__, message=f"bangsim {__version__} (rules version {RULES_VERSION})")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Play the card game BANG! millions of times to measure rules, cards and characters.

    \b
    bangsim run configs/quickstart.toml    win rates, tables and figures of a study
    bangsim trace --players 5 --game 7     one game told in sentences
    bangsim list rules                     every rule switch a study can set
    """
    if os.environ.get("NO_COLOR"):
        ctx.color = False


for command in (run, trace, check, listing, describe, schema, bench, completion):
    main.add_command(command.command)
