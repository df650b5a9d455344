"""What judgements decide: Dynamite and jail at the start of a turn, a barrel against a shot (rulebook 5.12 to 5.14)."""

import numpy as np

from bangsim.content.codes import DYNAMITE, JAIL, NOBODY
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import discard_from_play, lift_from_play, put_in_play
from bangsim.rules.judge import (
    ask_which_counts,
    clear_judgement,
    explodes,
    hearts,
    note_judgement,
    shown_card,
    turn_cards,
)
from bangsim.rules.life import lose
from bangsim.rules.shots import barrel_judged
from bangsim.table.asks import can_hold_dynamite
from bangsim.table.log import ALL, PLAY_ZONE, WHY_PASS, note_move
from bangsim.table.state import State
from bangsim.table.tasks import JAIL_STEP, push
from bangsim.table.view import effect_behind, find_effect, kind_of, next_alive


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
    effect = effect_behind(state.table, kind)
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
