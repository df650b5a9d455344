"""What judgements decide: Dynamite and jail at the start of a turn, a barrel against a shot (rulebook 5.12 to 5.14)."""

import numpy as np

from bangsim.content.codes import DYNAMITE, IGNORES_EQUIPMENT, JAIL, JUDGES_FROM_HAND, KINDS, NOBODY, SPADES, USE_VERB
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import (
    discard_from_play,
    draw_cards,
    lift_from_hand,
    lift_from_play,
    place_in_hand,
    put_in_play,
)
from bangsim.rules.healing import heal
from bangsim.rules.judge import (
    ask_which_counts,
    clear_judgement,
    explodes,
    hearts,
    note_judgement,
    red,
    shown_card,
    suit_that_counts,
    turn_cards,
)
from bangsim.rules.life import eliminate, lose
from bangsim.rules.phases import GRANTED
from bangsim.rules.respond import decline
from bangsim.rules.shots import barrel_judged, face, hit
from bangsim.table.abilities import EQUIPMENT_ALONE
from bangsim.table.answers import card_of, verb_of
from bangsim.table.asks import can_hold_dynamite
from bangsim.table.log import (
    ALL,
    HAND,
    PLAY_ZONE,
    SHOWN,
    USE_EVENT,
    WHY_DIVINE,
    WHY_HELENA_ZONTERO,
    WHY_PASS,
    WHY_REFLECTION,
    WHY_STORM,
    WHY_TEREN_KILL,
    WHY_THORN,
    WHY_VENDETTA,
    note,
    note_move,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import JAIL_STEP, JUDGE_QUESTION, RESOLVED, ROLES_DEALT, push
from bangsim.table.view import bit, effect_behind, find_effect, has_ability, is_alive, kind_of, next_alive


@rule
def judge_card_in_play(state: State, me: int, effect: int) -> None:
    """`me` draws! for the first Dynamite or jail in front of him; The Fact need not (rulebook 15.9)."""
    table = state.table
    kind = kind_of(table, np.int64(table.in_play[me, find_effect(table, me, effect)]))
    if table.traits[me, IGNORES_EQUIPMENT] == EQUIPMENT_ALONE:
        if effect == JAIL:
            discard_from_play(state, me, find_effect(table, me, JAIL), kind)
            push(state, JAIL_STEP, me)
        else:
            pass_dynamite(state, me)
    else:
        judge(state, me, NOBODY, 0, 0, kind)


@rule_apart
def judge(state: State, me: int, by: int, n: int, m: int, why: int) -> None:
    """`me` draws!; Divine may use a card of his hand for it (rulebook 3.5, 15.42)."""
    if not is_alive(state.table, me):
        return
    if has_ability(state.table, me, JUDGES_FROM_HAND) and state.table.hand_n[me] > 0:
        push(state, JUDGE_QUESTION, me, by, n, m, why)
    else:
        turn_and_judge(state, me, by, n, m, why)


@rule
def turn_and_judge(state: State, me: int, by: int, n: int, m: int, why: int) -> None:
    """Cards are turned, and who turns several picks one."""
    if turn_cards(state, me) > 1:
        ask_which_counts(state, me, by, n, m, why)
    else:
        judged(state, me, by, n, m, why, shown_card(state.table))


@rule_apart
def judge_answered(state: State, me: int, by: int, n: int, m: int, why: int, answer: int) -> None:
    """`me` has said whether he uses a card of his hand for a draw!."""
    if verb_of(answer) != USE_VERB:
        decline(state, me)
        turn_and_judge(state, me, by, n, m, why)
        return
    card = card_of(answer)
    note(state, USE_EVENT, me, WHY_DIVINE, NOBODY, card)
    lift_from_hand(state, me, place_in_hand(state, me, card))
    state.table.shelf_n = 1
    state.table.shelf[0] = card
    note_move(state, card, HAND, me, SHOWN, NOBODY, WHY_DIVINE, ALL)
    judged(state, me, by, n, m, why, card)


@rule_apart
def judged(state: State, me: int, by: int, n: int, m: int, why: int, card: int) -> None:
    """What follows from a judgement: about a card in play, an ability, or a barrel against the shot `why`."""
    effect = effect_behind(state.table, why)
    if effect == DYNAMITE:
        dynamite_judged(state, me, why, card)
    elif effect == JAIL:
        jail_judged(state, me, why, card)
    elif why >= KINDS and decides_ability(why):
        ability_judged(state, me, by, n, m, why, card)
    else:
        barrel_judged(state, me, by, n, m, why, card)


@rule
def decides_ability(why: int) -> bool:
    """Whether a draw! decides about an ability or a scenario card, and not about a shot."""
    ability = why == WHY_STORM or why == WHY_REFLECTION or why == WHY_THORN or why == WHY_TEREN_KILL
    return ability or why == WHY_VENDETTA or why == WHY_HELENA_ZONTERO


@rule
def is_good(table: Table, me: int, why: int, card: int) -> bool:
    """Whether a card judged for `me` is what an ability or a scenario card wants."""
    if why == WHY_TEREN_KILL:
        return suit_that_counts(table, me, card) != SPADES
    return hearts(table, me, card) if why == WHY_VENDETTA else red(table, me, card)


@rule_apart
def ability_judged(state: State, me: int, by: int, n: int, m: int, why: int, card: int) -> None:
    """What follows from a judgement that an ability asked for (rulebook 15.19, 15.35, 15.37, 16.7)."""
    table = state.table
    good = is_good(table, me, why, card)
    note_judgement(state, me, why, card, good)
    clear_judgement(state, me, card)
    if why == WHY_STORM:
        if good:
            face(state, me, by, m)
        else:
            hit(state, me, by, m)
    elif why == WHY_REFLECTION:
        if good:
            table.turns_ready = np.int64(table.turns_ready) | bit(me)
    elif why == WHY_THORN:
        if not good:
            lose(state, me, n, by, WHY_THORN)
    elif why == WHY_VENDETTA:
        if good:
            table.extra = GRANTED
    elif why == WHY_HELENA_ZONTERO:
        if good:
            push(state, ROLES_DEALT, me)
    elif good:
        heal(state, me, 1 - np.int64(table.hp[me]), me, WHY_TEREN_KILL)
        draw_cards(state, me, 1, WHY_TEREN_KILL)
    else:
        eliminate(state, me, by, m)


@rule
def dynamite_judged(state: State, me: int, kind: int, card: int) -> None:
    """Dynamite explodes or passes on (rulebook 5.14)."""
    exploded = explodes(state.table, me, card)
    note_judgement(state, me, kind, card, exploded)
    if exploded:
        state.table.resolving = kind
        push(state, RESOLVED, me)
    clear_judgement(state, me, card)
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
    free = hearts(state.table, me, card)
    note_judgement(state, me, kind, card, free)
    clear_judgement(state, me, card)
    discard_from_play(state, me, find_effect(state.table, me, JAIL), kind)
    if free:
        push(state, JAIL_STEP, me)
    else:
        state.table.jailed = 1
