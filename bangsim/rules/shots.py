"""Shots: barrels, Missed! and other defences, and what gets through (rulebook 5.1, 5.13)."""

import numpy as np

from bangsim.content.codes import ANSWER_VERB, BANG_CARD, BARRELS, GATLING_CARD, MISSED, MISSED_NEEDED, NOBODY, USE_VERB
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import heal_for_cards
from bangsim.rules.abilities.dodge_city import passes_by, wait_for_end
from bangsim.rules.judge import ask_which_counts, clear_judgement, hearts, note_judgement, shown_card, turn_cards
from bangsim.rules.life import damage, lose
from bangsim.rules.respond import decline, spend
from bangsim.table.answers import BARREL_CARD, name_of, verb_of
from bangsim.table.asks import barrels_in_play, can_heal_for_cards, holds_use
from bangsim.table.legal import OWN_BARRELS
from bangsim.table.log import USE_EVENT, WHY_JOURDONNAIS, note
from bangsim.table.state import State, Table
from bangsim.table.tasks import ATTACKED, DEFEND, push
from bangsim.table.view import is_alive, kind_of

OWN_JUDGED = 4096
"""Added to the barrels left while the draw! of an ability is judged."""


@rule
def counts_as_bang(table: Table, kind: int) -> bool:
    """Whether a shot is a Bang! for the abilities that speak of Bang! (switch gatling_counts_as_bang)."""
    return kind == BANG_CARD or (kind == GATLING_CARD and table.rules.gatling_counts_as_bang != 0)


@rule
def missed_needed(table: Table, by: int, kind: int) -> int:
    """How many Missed! a shot needs: one, more against the Bang! of Slab the Killer (rulebook 6.13)."""
    return 1 + np.int64(table.traits[by, MISSED_NEEDED]) if counts_as_bang(table, kind) else np.int64(1)


@rule
def shot(state: State, me: int, by: int, kind: int) -> None:
    """`by` shoots at `me`: each of his barrels is good for one draw!, then cards (rulebook 5.1, 5.13)."""
    if not is_alive(state.table, me) or passes_by(state, me, by, True):
        return
    in_play = barrels_in_play(state.table, me)
    own = np.int64(state.table.traits[me, BARRELS]) - in_play
    defend(state, me, by, missed_needed(state.table, by, kind), in_play + OWN_BARRELS * own, kind)


@rule
def defend(state: State, me: int, by: int, n: int, barrels: int, kind: int) -> None:
    """`me` still needs n Missed! against a shot; he is asked only if he can do something."""
    if n <= 0:
        return
    table = state.table
    if barrels > 0 or holds_use(table, state.seat[me], MISSED) or can_heal_for_cards(table, me):
        push(state, ATTACKED, me, by, n, barrels, kind)
    else:
        lose(state, me, damage(state.table, kind), by, kind)


@rule
def answer_shot(state: State, me: int, by: int, n: int, barrels: int, kind: int, answer: int) -> None:
    """`me` answers a shot with a card, a barrel or an ability, or is hit."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        if n > 1:
            push(state, DEFEND, me, by, n - 1, barrels, kind)
            wait_for_end(state, me)
        spend(state, me, by, answer)
    elif verb == USE_VERB:
        use_against_shot(state, me, by, n, barrels, kind, name_of(answer))
    else:
        decline(state, me)
        lose(state, me, damage(state.table, kind), by, kind)


@rule_apart
def use_against_shot(state: State, me: int, by: int, n: int, barrels: int, kind: int, name: int) -> None:
    """`me` draws! for a barrel, in play or his own, or heals before he goes on defending."""
    if name == BARREL_CARD:
        note(state, USE_EVENT, me, barrel_kind(state, me), NOBODY)
        judge_barrel(state, me, by, n, barrels - 1, kind)
    elif name == BARRELS:
        note(state, USE_EVENT, me, WHY_JOURDONNAIS, NOBODY)
        judge_barrel(state, me, by, n, barrels - OWN_BARRELS + OWN_JUDGED, kind)
    else:
        push(state, DEFEND, me, by, n, barrels, kind)
        heal_for_cards(state, me)


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
    if turn_cards(state, me) > 1:
        ask_which_counts(state, me, by, n, barrels, kind)
    else:
        barrel_judged(state, me, by, n, barrels, kind, shown_card(state.table))


@rule
def barrel_judged(state: State, me: int, by: int, n: int, barrels: int, kind: int, card: int) -> None:
    """Hearts counts as a Missed! (rulebook 5.13)."""
    success = hearts(state.table, card)
    own = barrels >= OWN_JUDGED
    note_judgement(state, me, WHY_JOURDONNAIS if own else barrel_kind(state, me), card, success)
    clear_judgement(state, card)
    defend(state, me, by, n - np.int64(success), barrels - OWN_JUDGED * np.int64(own), kind)
