"""What players suffer and how they respond: shots, Indians!, duels, General Store, judgements (rulebook 5)."""

import numpy as np

from bangsim.content.codes import (
    ANSWER_VERB,
    ATTACK,
    BANG_CARD,
    BARRELS,
    DYNAMITE,
    JAIL,
    MISSED,
    MISSED_NEEDED,
    NOBODY,
    USE_VERB,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import heal_for_cards
from bangsim.rules.cards import (
    discard_from_hand,
    discard_from_play,
    lift_from_play,
    lift_from_shelf,
    put_in_hand,
    put_in_play,
    show_top,
)
from bangsim.rules.judge import (
    ask_which_counts,
    clear_judgement,
    explodes,
    hearts,
    note_judgement,
    shown_card,
    turn_cards,
)
from bangsim.rules.life import drink, give_up, lose
from bangsim.table.answers import BARREL_CARD, card_of, name_of, verb_of
from bangsim.table.asks import barrels_in_play, can_heal_for_cards, can_hold_dynamite, holds_use
from bangsim.table.legal import OWN_BARRELS
from bangsim.table.log import (
    ALL,
    ANSWER_EVENT,
    CHOOSE_EVENT,
    HAND,
    PLAY_ZONE,
    SHOWN,
    USE_EVENT,
    WHY_JOURDONNAIS,
    WHY_PASS,
    note,
    note_move,
)
from bangsim.table.state import State
from bangsim.table.tasks import (
    ATTACKED,
    CHALLENGED,
    DEFEND,
    DUEL_QUESTION,
    DYING,
    INDIAN,
    INDIANS_QUESTION,
    JAIL_STEP,
    STORE_QUESTION,
    push,
)
from bangsim.table.view import find_effect, is_alive, kind_of, next_alive

OWN_JUDGED = 4096
"""Added to the barrels left while the draw! of an ability is judged."""


@rule
def spend(state: State, me: int, answer: int) -> None:
    """`me` answers with a card, which is discarded."""
    card = card_of(answer)
    state.tally.answered[kind_of(state.table, card)] += 1
    note(state, ANSWER_EVENT, me, card, name_of(answer))
    discard_from_hand(state, me, card, kind_of(state.table, card))


@rule
def decline(state: State, me: int) -> None:
    """`me` answers nothing."""
    note(state, ANSWER_EVENT, me, NOBODY, NOBODY)


# Shots


@rule
def missed_needed(state: State, by: int, kind: int) -> int:
    """How many Missed! a shot needs: one, more against the Bang! of Slab the Killer (rulebook 6.13)."""
    if kind == BANG_CARD or (state.table.rules.gatling_counts_as_bang != 0 and kind_is_gatling(state, kind)):
        return 1 + np.int64(state.table.traits[by, MISSED_NEEDED])
    return 1


@rule
def kind_is_gatling(state: State, kind: int) -> bool:
    """Whether a kind shoots all others at once."""
    return state.table.kinds[kind].effect == ATTACK and kind != BANG_CARD


@rule
def shot(state: State, me: int, by: int, kind: int) -> None:
    """`by` shoots at `me`: each of his barrels is good for one draw!, then cards (rulebook 5.1, 5.13)."""
    if not is_alive(state.table, me):
        return
    in_play = barrels_in_play(state.table, me)
    own = np.int64(state.table.traits[me, BARRELS]) - in_play
    defend(state, me, by, missed_needed(state, by, kind), in_play + OWN_BARRELS * own, kind)


@rule
def defend(state: State, me: int, by: int, n: int, barrels: int, kind: int) -> None:
    """`me` still needs n Missed! against a shot; he is asked only if he can do something."""
    if n <= 0:
        return
    table = state.table
    if barrels > 0 or holds_use(table, state.seat[me], MISSED) or can_heal_for_cards(table, me):
        push(state, ATTACKED, me, by, n, barrels, kind)
    else:
        lose(state, me, 1, by, kind)


@rule
def answer_shot(state: State, me: int, by: int, n: int, barrels: int, kind: int, answer: int) -> None:
    """`me` answers a shot with a card, a barrel or an ability, or is hit."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        spend(state, me, answer)
        if n > 1:
            push(state, DEFEND, me, by, n - 1, barrels, kind)
    elif verb == USE_VERB:
        use_against_shot(state, me, by, n, barrels, kind, name_of(answer))
    else:
        decline(state, me)
        lose(state, me, 1, by, kind)


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


# Indians! and duels


@rule
def indian(state: State, me: int, by: int, kind: int) -> None:
    """`me` discards a Bang! or loses a life point (rulebook 5.9)."""
    if not is_alive(state.table, me):
        return
    if holds_use(state.table, state.seat[me], ATTACK) or can_heal_for_cards(state.table, me):
        push(state, INDIANS_QUESTION, me, by, 0, 0, kind)
    else:
        lose(state, me, 1, by, kind)


@rule
def answer_indians(state: State, me: int, by: int, kind: int, answer: int) -> None:
    """`me` answers Indians!."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        spend(state, me, answer)
    elif verb == USE_VERB:
        push(state, INDIAN, me, by, 0, 0, kind)
        heal_for_cards(state, me)
    else:
        decline(state, me)
        lose(state, me, 1, by, kind)


@rule
def challenged(state: State, me: int, other: int, challenger: int, kind: int) -> None:
    """It is for `me` to discard a Bang! in a duel with `other` (rulebook 5.7)."""
    if not is_alive(state.table, me):
        return
    if holds_use(state.table, state.seat[me], ATTACK) or can_heal_for_cards(state.table, me):
        push(state, DUEL_QUESTION, me, other, challenger, 0, kind)
    else:
        lose_duel(state, me, other, challenger, kind)


@rule
def lose_duel(state: State, me: int, other: int, challenger: int, kind: int) -> None:
    """The loser is hit by the challenger, who is hit by himself if he loses (rulebook 5.7)."""
    lose(state, me, 1, me if me == challenger else other, kind)


@rule
def answer_duel(state: State, me: int, other: int, challenger: int, kind: int, answer: int) -> None:
    """`me` answers in a duel with `other`."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        spend(state, me, answer)
        push(state, CHALLENGED, other, me, challenger, 0, kind)
    elif verb == USE_VERB:
        push(state, CHALLENGED, me, other, challenger, 0, kind)
        heal_for_cards(state, me)
    else:
        decline(state, me)
        lose_duel(state, me, other, challenger, kind)


# General Store


@rule_apart
def open_store(state: State, me: int, kind: int) -> None:
    """A card for each living player is laid out; from `me` on each picks one (rulebook 5.10)."""
    state.table.shelf_n = 0
    for _ in range(state.table.n_alive):
        show_top(state, kind)
    pick(state, me, kind)


@rule
def pick(state: State, me: int, kind: int) -> None:
    """`me` picks from the store; the last card needs no question."""
    n = np.int64(state.table.shelf_n)
    if n > 1:
        push(state, STORE_QUESTION, me, np.int64(state.table.turn_of), 0, 0, kind)
    elif n == 1:
        take_from_store(state, me, shown_card(state.table), kind)


@rule
def take_from_store(state: State, me: int, card: int, kind: int) -> None:
    """`me` gets a card from the store."""
    lift_from_shelf(state, card)
    put_in_hand(state, me, card)
    state.tally.drawn[kind_of(state.table, card)] += 1
    note_move(state, card, SHOWN, NOBODY, HAND, me, kind, ALL)


@rule_apart
def picked(state: State, me: int, kind: int, answer: int) -> None:
    """`me` has chosen a card of the store, and the choice goes on clockwise."""
    note(state, CHOOSE_EVENT, me, card_of(answer))
    take_from_store(state, me, card_of(answer), kind)
    pick(state, next_alive(state.table, me), kind)


# Dying


@rule_apart
def answer_dying(state: State, me: int, by: int, n: int, why: int, answer: int) -> None:
    """A dying player drinks a Beer, discards cards for life, or gives up (rulebook 3.8)."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        spend(state, me, answer)
        drink(state, me)
        push(state, DYING, me, by, n, 0, why)
    elif verb == USE_VERB:
        push(state, DYING, me, by, n, 0, why)
        heal_for_cards(state, me)
    else:
        decline(state, me)
        give_up(state, me, by, why)


# Dynamite and jail at the start of a turn


@rule
def judge_card_in_play(state: State, me: int, effect: int) -> None:
    """`me` draws! for the first Dynamite or jail in front of him."""
    table = state.table
    kind = kind_of(table, np.int64(table.in_play[me, find_effect(table, me, effect)]))
    if turn_cards(state, me) > 1:
        ask_which_counts(state, me, NOBODY, 0, 0, kind)
    else:
        judged(state, me, NOBODY, 0, 0, kind, shown_card(table))


@rule_apart
def judged(state: State, me: int, by: int, n: int, m: int, kind: int, card: int) -> None:
    """What follows from a judgement about a card of `kind`."""
    effect = np.int64(state.table.kinds[kind].effect)
    if effect == DYNAMITE:
        dynamite_judged(state, me, kind, card)
    elif effect == JAIL:
        jail_judged(state, me, kind, card)
    else:
        barrel_judged(state, me, by, n, m, kind, card)


@rule
def dynamite_judged(state: State, me: int, kind: int, card: int) -> None:
    """Dynamite explodes or passes on (rulebook 5.14)."""
    exploded = explodes(state.table, card)
    note_judgement(state, me, kind, card, exploded)
    clear_judgement(state, card)
    if exploded:
        discard_from_play(state, me, find_effect(state.table, me, DYNAMITE), kind)
        lose(state, me, np.int64(state.table.rules.dynamite_damage), NOBODY, kind)
    else:
        pass_dynamite(state, me)


@rule
def pass_dynamite(state: State, me: int) -> None:
    """Dynamite goes to the next player clockwise who may have it; if there is none it stays (rulebook 5.14)."""
    table = state.table
    heir = next_alive(table, me)
    while heir != me and not can_hold_dynamite(table, heir):
        heir = next_alive(table, heir)
    if heir != me:
        card = lift_from_play(state, me, find_effect(table, me, DYNAMITE))
        put_in_play(state, heir, card)
        note_move(state, card, PLAY_ZONE, me, PLAY_ZONE, heir, WHY_PASS, ALL)


@rule
def jail_judged(state: State, me: int, kind: int, card: int) -> None:
    """Hearts frees from jail, which is discarded either way (rulebook 5.12)."""
    free = hearts(state.table, card)
    note_judgement(state, me, kind, card, free)
    clear_judgement(state, card)
    discard_from_play(state, me, find_effect(state.table, me, JAIL), kind)
    if free:
        push(state, JAIL_STEP, me)
    else:
        state.table.jailed = 1
