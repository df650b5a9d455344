"""The registry of policies: one row each. Most are the same script with other weights."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import numpy as np

from bangsim.content.catalogue import KINDS
from bangsim.content.codes import (
    ALL_OTHERS,
    ATTACK,
    DISCARD,
    DRAW,
    DUEL,
    DYNAMITE,
    EQUIP,
    HEAL,
    INDIANS,
    JAIL,
    MISSED,
    RANDOM,
    ROULETTE,
    SCRIPTED,
    STORE,
    TAKE,
)
from bangsim.content.schema import CardKind
from bangsim.table.state import POLICY_ROWS, WEIGHTS


@dataclass(frozen=True, kw_only=True)
class Policy:
    """A way to play: the code that answers, and the weights it uses.

    Weights: `infers_roles` learns from public acts (0: only the sheriff is known); `attack_lean` and `rob_lean` are
    what an act against the sheriff says, `side_lean` what one against a suspect says; `lean_counts` is how much acts
    weigh against `unknown`, the enmity to a stranger; `orders_foes` goes for the likeliest outlaw among sure enemies;
    `keeps_beer` saves the last Beer for a lethal hit; `counts_answers` does not spend a Missed! that is not enough;
    `fears_duels` is how many cards in the other's hand a Bang! of one's own outweighs in a duel (0: no counting);
    `spares_dying` keeps a sheriff from killing who might be a deputy; `sees_kills` is what the reward for an outlaw
    about to fall adds to a target's worth; `balances` turns a renegade against the deputies while the law is the
    stronger side.
    """

    name: str
    sentence: str
    code: int
    weights: Mapping[str, int] = field(default_factory=dict)


POLICIES: tuple[Policy, ...] = (
    Policy(name="random", sentence="Answers every question at random, each legal answer as likely.", code=RANDOM),
    Policy(
        name="novice",
        sentence="Plays its cards sensibly and knows who the sheriff is; infers nothing else.",
        code=SCRIPTED,
        weights={"unknown": 20},
    ),
    Policy(
        name="expert",
        sentence="Infers roles from public acts and plays to its own way of winning; the default.",
        code=SCRIPTED,
        weights={
            "infers_roles": 1,
            "attack_lean": 16,
            "rob_lean": 8,
            "side_lean": 2,
            "lean_counts": 4,
            "orders_foes": 1,
            "keeps_beer": 1,
            "counts_answers": 1,
            "fears_duels": 3,
            "spares_dying": 1,
            "sees_kills": 800,
            "balances": 120,
        },
    ),
)

DEFAULT = "expert"
BY_NAME: Mapping[str, Policy] = MappingProxyType({policy.name: policy for policy in POLICIES})

EFFECT_WORTH: Mapping[int, int] = MappingProxyType(
    {
        ATTACK: 50,
        MISSED: 55,
        INDIANS: 40,
        DUEL: 40,
        HEAL: 60,
        DRAW: 70,
        STORE: 35,
        TAKE: 55,
        DISCARD: 50,
        EQUIP: 50,
        JAIL: 40,
        DYNAMITE: 15,
        ROULETTE: 45,
    }
)
EFFECT_HASTE: Mapping[int, int] = MappingProxyType(
    {
        DRAW: 95,
        STORE: 90,
        EQUIP: 85,
        TAKE: 70,
        DISCARD: 65,
        JAIL: 60,
        INDIANS: 55,
        ATTACK: 50,
        DUEL: 45,
        HEAL: 40,
        DYNAMITE: 35,
        ROULETTE: 52,
    }
)
"""The order of a sensible turn: first draw, then arm oneself, then rob, then shoot, then heal."""
BROUGHT_WORTH = 15
"""What a card that comes with another, a second strike or a life point more adds to its worth."""
USUAL_AMOUNTS: Mapping[int, tuple[int, int]] = MappingProxyType({DRAW: (2, 3), ROULETTE: (2, 2)})
"""The amounts to which the worth of an effect belongs, if it is not 1; more adds to it, less takes from it."""
PAID_WORTH = 15
"""What a further card to pay takes from it."""
TRAIT_WORTH: Mapping[str, int] = MappingProxyType(
    {"seen_farther": 12, "sees_farther": 8, "shoots_farther": 4, "bang_limit": 0, "barrels": 15}
)


def kind_worth(kind: CardKind) -> int:
    """What a kind of card is worth to a hand, from 0 to 100, out of what its row says."""
    worth = EFFECT_WORTH.get(kind.effect, 0)
    if kind.reach == ALL_OTHERS:
        worth += 5
    low, high = USUAL_AMOUNTS.get(kind.effect, (1, 1))
    more = kind.amount - max(low, min(high, kind.amount)) + kind.strikes - 1
    worth += BROUGHT_WORTH * (kind.draws + kind.takes + more) - PAID_WORTH * kind.cost
    brought = sum(TRAIT_WORTH.get(name, 0) * min(amount, 4) for name, amount in kind.traits.items())
    return 0 if brought < 0 else max(0, min(100, worth + brought))


def worths(kinds: Sequence[CardKind] = KINDS) -> list[int]:
    """The worth of every kind."""
    return [kind_worth(kind) for kind in kinds]


def kind_haste(kind: CardKind) -> int:
    """How early in a turn a kind of card is tried; a shot at everybody comes before one at a single player."""
    return EFFECT_HASTE.get(kind.effect, 0) + (5 if kind.reach == ALL_OTHERS else 0)


def play_order(kinds: Sequence[CardKind] = KINDS) -> list[int]:
    """The numbers of all kinds in the order in which they are tried."""
    return sorted(range(len(kinds)), key=lambda number: -kind_haste(kinds[number]))


def policy_numbers() -> dict[str, tuple[int, int]]:
    """For each policy its code and its row of weights."""
    return {policy.name: (policy.code, row) for row, policy in enumerate(POLICIES)}


def weights_table() -> Any:
    """The weights of all policies, ndarray of WEIGHTS, shape (POLICY_ROWS,)."""
    table = np.zeros(POLICY_ROWS, WEIGHTS)
    for row, policy in enumerate(POLICIES):
        for name, value in policy.weights.items():
            table[row][name] = value
    return table
