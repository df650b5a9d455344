"""Counts the branches of the rules in games and writes them to the package; see scripts/renew_branches."""

import json
from typing import Any

from bangsim.content import catalogue
from bangsim.core.branches import FILE, counted
from bangsim.sim.kernel import make_book, new_states, play_games
from tests.properties.studies import configuration_of

DECKS = ["high_noon", "fistful_of_cards", "wild_west_show"]
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (20_000, {"players": 5, "sets": ["base"]}),
    (10_000, {"players": 7, "sets": ["base", "dodge_city"]}),
    (20_000, {"players": 5, "sets": ["base", *DECKS]}),
    (10_000, {"players": 6, "sets": [*catalogue.SETS]}),
)
"""The games that are counted: how many of which configuration."""


def main() -> None:
    """Play the games and write what was counted, a line for each rule."""
    for games, configuration in GAMES:
        book = make_book(configuration_of({"title": "Branches", "games": games, **configuration}))
        play_games(new_states(book), 0, book, 1, 0, games)
    result = counted(sum(games for games, _ in GAMES))
    lines = (f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in result["rules"].items())
    text = f'{{"games": {result["games"]}, "rules": {{\n' + ",\n".join(lines) + "\n}}\n"
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
