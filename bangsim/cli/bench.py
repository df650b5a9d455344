"""``bangsim bench``: how fast the engine plays on this machine."""

from dataclasses import asdict
from pathlib import Path

import click

from bangsim.cli.console import as_json, patiently, print_json, print_table
from bangsim.cli.options import STUDY, study_from, table_options

COLUMNS = {
    "players": "{}",
    "games_per_second": "{:,.0f}",
    "ns_per_game": "{:,.0f}",
    "ns_per_card_played": "{:,.1f}",
    "ns_per_decision": "{:,.1f}",
    "cards_per_game": "{:.1f}",
    "decisions_per_game": "{:.1f}",
    "cards_per_turn": "{:.2f}",
}
USUAL_PLAYERS = ((4, 5, 6, 7),)


@click.command("bench", short_help="How fast the engine plays here.")
@click.argument("study_file", metavar="[STUDY]", required=False, type=STUDY)
@table_options
@click.option("--games", type=click.IntRange(min=1), default=20_000, show_default=True, help="Games a repeat.")
@click.option("--repeats", type=click.IntRange(min=1), default=5, show_default=True, help="Of which the median counts.")
@click.option("--seed", type=int, help="Seed of all games.")
@click.option("--jobs", type=click.IntRange(min=2), help="Also play on so many threads, by the clock on the wall.")
@click.option("--warm", is_flag=True, help="Only compile what is not compiled yet.")
@as_json
def command(
    study_file: Path | None,
    players: tuple[tuple[int, ...], ...],
    sets: tuple[str, ...],
    policies: tuple[str, ...],
    games: int,
    repeats: int,
    seed: int | None,
    jobs: int | None,
    warm: bool,
    as_json: bool,
) -> None:
    """Measure the processor time of one thread: a row for each configuration, 4 to 7 players if none is named.

    Cards are those played or used in a player's own turn, answers not counted; a turn is that of one player. With
    --json each row is one line.
    """
    from bangsim.sim.bench import compile_everything, measure, wall_games_per_second
    from bangsim.sim.runner import warm_up

    patiently(compile_everything if warm else warm_up)
    if warm:
        return
    players = players or (USUAL_PLAYERS if study_file is None else ())
    study = study_from(study_file, players=players, sets=sets, policies=policies, games=games, seed=seed)
    rows = []
    for variant in study.variants():
        row = asdict(measure(variant, study.seed, games, repeats))
        rows.append(row)
        if as_json:
            print_json(row, indent=None)
    if not as_json:
        print_table(list(COLUMNS), [[form.format(row[name]) for name, form in COLUMNS.items()] for row in rows])
    if jobs:
        one, many = wall_games_per_second(study, 1), wall_games_per_second(study, jobs)
        speed_up = {"jobs": jobs, "games_per_second_with_1": one, "games_per_second": many, "speed_up": many / one}
        if as_json:
            print_json(speed_up, indent=None)
        else:
            words = f"{one:,.0f} games a second with 1 thread, {many:,.0f} with {jobs}: {many / one:.2f} times as fast"
            click.echo(f"\nBy the clock on the wall {words}")
