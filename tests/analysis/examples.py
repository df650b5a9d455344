"""Games made up for the tests of the analysis, and their tallies written down by hand.

The games are lists of plain facts, so that a test can count them again in its own way.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from bangsim.content import catalogue
from bangsim.content.codes import OUTCOMES, ROLES
from bangsim.content.configuration import Configuration
from bangsim.content.rules import OFFICIAL_ROLES, preset_rules
from bangsim.content.schema import Value
from bangsim.sim.runner import Results, Run
from bangsim.sim.study import study_from_dict
from bangsim.table.state import TALLY


@dataclass(frozen=True)
class MadeUpGame:
    """The facts of one game; seats are counted from the sheriff.

    `scenarios` are the cards that were active, each with the turns begun under it, `fallen_under` the one of each
    elimination.
    """

    outcome: str
    roles: Sequence[str]
    characters: Sequence[str]
    winners: Sequence[int]
    turns: int
    eliminations: Sequence[tuple[str, str, str]]
    scenarios: Mapping[str, int] = field(default_factory=dict)
    fallen_under: Sequence[str] = ()


def configuration(players: int = 5, **changes: Any) -> Configuration:
    usual = Configuration(
        players=players,
        sets=("base",),
        preset="official",
        rules=preset_rules("official"),
        roles=OFFICIAL_ROLES[players],
        characters=catalogue.pool(("base",)),
        policies=dict.fromkeys(ROLES, "expert"),
    )
    return replace(usual, **changes)


def made_up_games(
    of: Configuration, number: int, seed: int = 1, chances: Sequence[float] = (0.45, 0.4, 0.14, 0.01)
) -> list[MadeUpGame]:
    """Games whose outcome (law, outlaws, renegade, none, one player) comes with the given chances, whoever plays."""
    chance, chance_of_scenarios = np.random.default_rng(seed), np.random.default_rng([seed, 1])
    cards = [card.id for card in of.scenario_cards()]
    mix = [role for role, count in zip(ROLES, of.roles, strict=True) for _ in range(count)]
    sides = ["law", "outlaws", "renegade", "no_result", "player"][: len(chances)]
    outcomes = sides if mix[0] == "sheriff" else ["player", "no_result"]
    weights = chances if mix[0] == "sheriff" else (1 - chances[3], chances[3])
    games = []
    for outcome in chance.choice(outcomes, number, p=weights).tolist():
        roles = [mix[0], *chance.permutation(mix[1:]).tolist()]
        characters = chance.choice(of.characters, of.players, replace=False).tolist()
        winners = [seat for seat, role in enumerate(roles) if role in SIDES.get(outcome, ())]
        if outcome == "player" or (outcome == "renegade" and len(winners) > 1):
            winners = [int(chance.choice(winners or of.players))]
        turns = 1 + int(chance.gamma(5, 1.2 * of.players))
        dead = chance.permutation(range(1, of.players))[: chance.integers(1, of.players)]
        eliminations = [(roles[seat], *_cause(chance)) for seat in dead.tolist()]
        scenarios = _scenarios(chance_of_scenarios, cards)
        under = chance_of_scenarios.choice([*scenarios], len(eliminations)).tolist() if scenarios else ()
        games.append(MadeUpGame(outcome, roles, characters, winners, turns, eliminations, scenarios, under))
    return games


SIDES = {"law": ("sheriff", "deputy"), "outlaws": ("outlaw",), "renegade": ("renegade",)}


def _scenarios(chance: np.random.Generator, cards: Sequence[str]) -> dict[str, int]:
    turned = chance.permutation(cards)[: chance.integers(len(cards) + 1)]
    return {str(card): int(chance.integers(1, 8)) for card in turned}


def _cause(chance: np.random.Generator) -> tuple[str, str]:
    killer = str(chance.choice([*ROLES, "nobody"]))
    return killer, "dynamite" if killer == "nobody" else str(chance.choice(["bang", "bang", "duel", "other"]))


def _ending(game: MadeUpGame) -> tuple[int, int, int]:
    """What scores are made of: the outcome, whether the renegade fell last, the deputies that the sheriff killed."""
    fell_last = len(game.eliminations) == len(game.roles) - 1 and game.eliminations[-1][0] == "renegade"
    killed = sum(elimination[:2] == ("deputy", "sheriff") for elimination in game.eliminations)
    return OUTCOMES.index(game.outcome), int(game.outcome == "law" and fell_last), killed


def tally_of(games: Sequence[MadeUpGame]) -> Any:
    """The tally that an engine would have kept of these games."""
    tally = np.zeros(1, TALLY)[0]
    for game in games:
        tally["games"] += 1
        tally["outcomes"][OUTCOMES.index(game.outcome)] += 1
        ending = _ending(game)
        tally["endings"][ending] += 1
        for role in set(game.roles):
            tally["role_games"][ROLES.index(role)] += 1
        for role in {game.roles[seat] for seat in game.winners}:
            tally["role_wins"][ROLES.index(role)] += 1
        for seat, (role, character) in enumerate(zip(game.roles, game.characters, strict=True)):
            number = catalogue.CHARACTER_NUMBER[character]
            tally["character_endings"][(number, ROLES.index(role), *ending)] += 1
            for of, cell in (("character", number), ("seat", seat)):
                tally[f"{of}_games"][cell, ROLES.index(role)] += 1
                tally[f"{of}_wins"][cell, ROLES.index(role)] += seat in game.winners
                tally[f"{of}_no_result"][cell, ROLES.index(role)] += game.outcome == "no_result"
            tally["character_offered"][number] += 2
        tally["lengths"][min(game.turns, len(tally["lengths"]) - 1)] += 1
        tally["turns"] += game.turns
        tally["turns_squared"] += game.turns**2
        for card, turns in game.scenarios.items():
            event = catalogue.EVENT_NUMBER[card]
            tally["event_games"][event] += 1
            tally["event_no_result"][event] += game.outcome == "no_result"
            tally["event_turns"][event] += turns
            for role in {game.roles[seat] for seat in game.winners}:
                tally["event_role_wins"][event, ROLES.index(role)] += 1
        for card, (role, _, _) in zip(game.fallen_under, game.eliminations, strict=bool(game.fallen_under)):
            tally["event_deaths"][catalogue.EVENT_NUMBER[card], ROLES.index(role)] += 1
        for order, (role, killer, cause) in enumerate(game.eliminations):
            by = len(ROLES) if killer == "nobody" else ROLES.index(killer)
            what = catalogue.KIND_NUMBER.get(cause, tally["eliminations"].shape[3] - 1)
            tally["eliminations"][order, ROLES.index(role), by, what] += 1
    tally["drawn"][:3] = np.array([900, 400, 200]) * len(games)
    tally["played"][:3] = np.array([600, 0, 90]) * len(games)
    tally["answered"][:3] = np.array([200, 300, 20]) * len(games)
    return tally


def run_of(of: Configuration, games: Sequence[MadeUpGame], **varied: Value) -> Run:
    """What the runner would hand over for one configuration."""
    labels = {"players": of.players, "sets": "+".join(of.sets), "preset": of.preset, **varied, "policy": "expert"}
    return Run(
        configuration=of,
        labels=labels,
        tally=tally_of(games),
        games_asked=1000,
        games_played=len(games),
        cpu_seconds=1.0,
    )


def run_with_events(of: Configuration, games: Sequence[MadeUpGame], **varied: Value) -> Run:
    """The same in a study that names scenario cards."""
    return run_of(of, games, events="+".join(of.events or ()) or "none", **varied)


def results_of(*runs: Run, interrupted: bool = False, **study: Any) -> Results:
    """Results of a study, with what is said here about it."""
    players = list(dict.fromkeys(run.configuration.players for run in runs))
    asked = study_from_dict({"title": "Who wins?", "games": 1000, "players": players, **study})
    return Results(study=asked, runs=runs, jobs=1, wall_seconds=1.0, interrupted=interrupted)
