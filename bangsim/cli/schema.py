"""``bangsim schema``: the JSON Schema of a study, for editors."""

import click

from bangsim.cli.console import print_json


@click.command("schema", short_help="The JSON Schema of a study file.")
@click.option("--json", is_flag=True, expose_value=False, help="The same: a JSON Schema is JSON.")
def command() -> None:
    """Print the JSON Schema of a study file, with which editors check and complete it."""
    from bangsim.sim.study import Study

    schema = Study.model_json_schema()
    print_json({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": "bangsim study"})
