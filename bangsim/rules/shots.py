"""Shots: barrels, Missed! and other defences, and what gets through (rulebook 5.1, 5.13)."""

import numpy as np

from bangsim.content.codes import (
    ANSWER_VERB,
    BARRELS,
    DRAWS_FOR_LIFE,
    HEALS_FOR_CARDS,
    JUDGES_FROM_HAND,
    JUDGES_TARGETS,
    KINDS,
    MISSED,
    NOBODY,
    USE_VERB,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import heal_for_cards
from bangsim.rules.abilities.dodge_city import passes_by, wait_for_end
from bangsim.rules.abilities.powgame import (
    escapes,
    take_from_who_dodged,
    try_to_turn,
    turned_back,
)
from bangsim.rules.cards import discard_from_play, place_in_play
from bangsim.rules.judge import ask_which_counts, clear_judgement, hearts, note_judgement, shown_card, turn_cards
from bangsim.rules.life import damage, lose
from bangsim.rules.respond import decline, draw_for_life, missed_worth, spend
from bangsim.table.abilities import can_use_something
from bangsim.table.answers import BARREL_CARD, name_of, verb_of
from bangsim.table.asks import barrels_in_play, holds_use
from bangsim.table.legal import OWN_BARRELS
from bangsim.table.log import USE_EVENT, WHY_JOURDONNAIS, WHY_RICOCHET, WHY_RUSSIAN_ROULETTE, WHY_STORM, note
from bangsim.table.state import State
from bangsim.table.tasks import ATTACKED, DEFEND, JUDGE, SHOT, drop, push
from bangsim.table.view import has_ability, is_alive, kind_of, lies_before

OWN_JUDGED = 4096
"""Added to the barrels left while the draw! of an ability is judged."""


@rule
def shot(state: State, me: int, by: int, kind: int) -> None:
    """`by` shoots at `me`: each of his barrels is good for one draw!, then cards (rulebook 5.1, 5.13)."""
    if not is_alive(state.table, me) or passes_by(state, me, by, True):
        return
    if by >= 0 and has_ability(state.table, by, JUDGES_TARGETS):
        push(state, JUDGE, me, by, 0, kind, WHY_STORM)
    else:
        face(state, me, by, kind)


@rule
def face(state: State, me: int, by: int, kind: int) -> None:
    """`me` faces a shot that he may dodge."""
    in_play = barrels_in_play(state.table, me)
    own = np.int64(state.table.traits[me, BARRELS]) - in_play
    defend(state, me, by, np.int64(state.table.card_missed), in_play + OWN_BARRELS * own, kind)


@rule
def defend(state: State, me: int, by: int, n: int, barrels: int, kind: int) -> None:
    """`me` still needs n Missed! against a shot; he is asked only if he can do something."""
    table = state.table
    if n <= 0:
        take_from_who_dodged(state, me, by)
    elif barrels > 0 or holds_use(table, state.seat[me], MISSED) or can_use_something(table, me, by):
        push(state, ATTACKED, me, by, n, barrels, kind)
    else:
        hit(state, me, by, kind)


@rule
def hit(state: State, me: int, by: int, kind: int) -> None:
    """A shot that was not dodged costs life points, unless a Bang! does not hurt `me`."""
    if kind >= KINDS and (kind == WHY_RICOCHET or kind == WHY_RUSSIAN_ROULETTE):
        hit_otherwise(state, me, by, kind)
    elif not escapes(state, me, by, kind):
        lose(state, me, damage(state.table), by, kind)


@rule_apart
def hit_otherwise(state: State, me: int, by: int, why: int) -> None:
    """A ricochet strikes the card in play that it was aimed at; a roulette is over (rulebook 21.10, 21.11)."""
    table = state.table
    aimed = np.int64(table.aimed_card)
    if why == WHY_RUSSIAN_ROULETTE:
        drop(state)
        lose(state, me, damage(table), by, why)
    elif lies_before(table, me, aimed):
        discard_from_play(state, me, place_in_play(state, me, aimed), why)


@rule
def answer_shot(state: State, me: int, by: int, n: int, barrels: int, kind: int, answer: int) -> None:
    """`me` answers a shot with a card, a barrel or an ability, or is hit."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        left = n - missed_worth(state.table, me, answer)
        if left > 0:
            push(state, DEFEND, me, by, left, barrels, kind)
            wait_for_end(state, me)
        spend(state, me, by, answer)
        if left <= 0:
            take_from_who_dodged(state, me, by)
    elif verb == USE_VERB:
        use_against_shot(state, me, by, n, barrels, kind, name_of(answer))
    else:
        decline(state, me)
        hit(state, me, by, kind)


@rule_apart
def use_against_shot(state: State, me: int, by: int, n: int, barrels: int, kind: int, name: int) -> None:
    """`me` draws! for a barrel, in play or his own, or uses an ability before he goes on defending."""
    if name == BARREL_CARD:
        note(state, USE_EVENT, me, barrel_kind(state, me), NOBODY)
        judge_barrel(state, me, by, n, barrels - 1, kind)
    elif name == BARRELS:
        note(state, USE_EVENT, me, WHY_JOURDONNAIS, NOBODY)
        judge_barrel(state, me, by, n, barrels - OWN_BARRELS + OWN_JUDGED, kind)
    elif name == HEALS_FOR_CARDS:
        push(state, DEFEND, me, by, n, barrels, kind)
        heal_for_cards(state, me)
    elif name == DRAWS_FOR_LIFE:
        push(state, DEFEND, me, by, n, barrels, kind)
        draw_for_life(state, me)
    elif turned_back(state, me, by):
        push(state, SHOT, by, me, 0, 0, kind)
    else:
        push(state, DEFEND, me, by, n, barrels, kind)
        try_to_turn(state, me, by)


@rule
def barrel_kind(state: State, me: int) -> int:
    """The kind of the first barrel in front of `me`."""
    table = state.table
    for place in range(table.in_play_n[me]):
        kind = kind_of(table, np.int64(table.in_play[me, place]))
        if table.kinds[kind].traits[BARRELS] > 0:
            return kind
    return NOBODY


@rule
def judge_barrel(state: State, me: int, by: int, n: int, barrels: int, kind: int) -> None:
    """`me` draws! against a shot of `kind`."""
    if has_ability(state.table, me, JUDGES_FROM_HAND):
        push(state, JUDGE, me, by, n, barrels, kind)
    elif turn_cards(state, me) > 1:
        ask_which_counts(state, me, by, n, barrels, kind)
    else:
        barrel_judged(state, me, by, n, barrels, kind, shown_card(state.table))


@rule
def barrel_judged(state: State, me: int, by: int, n: int, barrels: int, kind: int, card: int) -> None:
    """Hearts counts as a Missed! (rulebook 5.13)."""
    success = hearts(state.table, me, card)
    own = barrels >= OWN_JUDGED
    note_judgement(state, me, WHY_JOURDONNAIS if own else barrel_kind(state, me), card, success)
    clear_judgement(state, me, card)
    defend(state, me, by, n - np.int64(success), barrels - OWN_JUDGED * np.int64(own), kind)
