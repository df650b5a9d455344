"""The points of a tournament: what each role scores by how a game ended.

Sources: the community rules, both seasons, and the Xiamen edition, which agree (docs/rulebook.md, section 17). What one
player scores the others lose; only where a renegade wins among seven do all sources leave 20 points less than nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from bangsim.content.codes import LAW, NO_RESULT, OUTLAWS, PLAYER_WINS, RENEGADE_WINS

Mix: TypeAlias = tuple[int, int, int, int]
"""Sheriffs, deputies, outlaws and renegades at a table."""
Points: TypeAlias = tuple[int, int, int, int]
"""What a sheriff, a deputy, an outlaw and a renegade score each; 0 for a role that nobody has."""

MOST_DEPUTIES = 3
"""The most deputies of a mix that has a score."""


@dataclass(frozen=True, kw_only=True)
class Scoring:
    """What the roles of one mix score when a side wins, and what is added for each deputy that the sheriff killed."""

    law: Points
    law_after_duel: Points
    outlaws: Points
    renegade: Points
    deputy_killed: Points


SCORINGS: Mapping[Mix, Scoring] = MappingProxyType(
    {
        (1, 0, 2, 1): Scoring(
            law=(30, 0, -15, 0),
            law_after_duel=(30, 0, -15, 0),
            outlaws=(-20, 0, 15, -10),
            renegade=(10, 0, -25, 40),
            deputy_killed=(0, 0, 0, 0),
        ),
        (1, 1, 2, 1): Scoring(
            law=(30, 20, -25, 0),
            law_after_duel=(30, 15, -25, 5),
            outlaws=(-20, -10, 20, -10),
            renegade=(10, -5, -25, 45),
            deputy_killed=(-50, 0, 25, 0),
        ),
        (1, 1, 3, 1): Scoring(
            law=(45, 30, -25, 0),
            law_after_duel=(45, 20, -25, 10),
            outlaws=(-30, -15, 20, -15),
            renegade=(15, -5, -25, 65),
            deputy_killed=(-75, 0, 25, 0),
        ),
        (1, 2, 3, 1): Scoring(
            law=(45, 30, -35, 0),
            law_after_duel=(45, 20, -35, 20),
            outlaws=(-30, -15, 25, -15),
            renegade=(15, -5, -35, 80),
            deputy_killed=(-105, 0, 35, 0),
        ),
        (1, 2, 4, 1): Scoring(
            law=(60, 40, -35, 0),
            law_after_duel=(60, 25, -35, 30),
            outlaws=(-40, -20, 25, -20),
            renegade=(20, -5, -35, 130),
            deputy_killed=(-140, 0, 35, 0),
        ),
        (1, 3, 4, 1): Scoring(
            law=(60, 40, -45, 0),
            law_after_duel=(60, 25, -45, 45),
            outlaws=(-40, -20, 30, -20),
            renegade=(20, -5, -45, 175),
            deputy_killed=(-180, 0, 45, 0),
        ),
    }
)
"""By role mix; other mixes have no score."""


def points(roles: Mix, outcome: int, duelled: bool, deputies_killed_by_sheriff: int) -> Points | None:
    """What each role scores for a game.

    Parameters
    ----------
    roles : tuple of int
        How many players have each role.
    outcome : int
        Who won: `LAW`, `OUTLAWS`, `RENEGADE_WINS`, or `NO_RESULT`.
    duelled : bool
        Whether the renegade fell last of the sheriff's enemies, when only he and the sheriff were left; counts where
        the law won.
    deputies_killed_by_sheriff : int

    Returns
    -------
    Points or None
        None for a role mix that has no score, and where one player has won alone. A game without result scores 0.
    """
    scoring = SCORINGS.get(roles)
    if scoring is None or outcome == PLAYER_WINS:
        return None
    if outcome == NO_RESULT:
        return (0, 0, 0, 0)
    law = scoring.law_after_duel if duelled else scoring.law
    won = {LAW: law, OUTLAWS: scoring.outlaws, RENEGADE_WINS: scoring.renegade}[outcome]
    sheriff, deputy, outlaw, renegade = (
        base + deputies_killed_by_sheriff * more for base, more in zip(won, scoring.deputy_killed, strict=True)
    )
    return (sheriff, deputy, outlaw, renegade)
