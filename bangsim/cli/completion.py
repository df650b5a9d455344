"""``bangsim completion``: what makes a shell complete commands, options and names."""

import click
from click.shell_completion import get_completion_class

NAME = "bangsim"


@click.command("completion", short_help="Shell completion for bash, zsh or fish.")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"], case_sensitive=False))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the completion script of a shell.

    \b
    bash, in ~/.bashrc:                   eval "$(bangsim completion bash)"
    zsh, in ~/.zshrc:                     eval "$(bangsim completion zsh)"
    fish, in ~/.config/fish/config.fish:  bangsim completion fish | source
    """
    completion = get_completion_class(shell)
    assert completion is not None
    click.echo(completion(ctx.find_root().command, {}, NAME, f"_{NAME.upper()}_COMPLETE").source())
