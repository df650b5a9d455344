"""All legal answers of a question, in a fixed order: the one place that says what may be answered.

`legal_answer(task, table, view, k)` gives the k-th, or -1 - n where there are only n, so no list has to be stored.
Policies, cases and stepping from Python all count on the same function. In each question with `PASS` it comes first.
"""

import numpy as np

from bangsim.content.codes import (
    ATTACK,
    BARRELS,
    BASIC_CHARACTERS,
    BLUE,
    BROWN,
    CHANGES_CHARACTER,
    COPIES_CHARACTERS,
    COPIES_PLAYS,
    DRAWS_DISCARDS,
    DRAWS_FOR_LIFE,
    DRAWS_FROM_DISCARDS,
    DRAWS_FROM_HANDS,
    EXCHANGES_CARDS,
    GIVES_LIFE,
    HEAL,
    HEALS_FOR_CARDS,
    HEALS_FOR_DRAWING,
    JUDGES_FROM_HAND,
    KINDS,
    MISSED,
    PAYS_LIFE_ANYTIME,
    REFILLS,
    SUITS,
    TAKES_FROM_PLAY,
    TURNS_EFFECTS,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.abilities import (
    MUST_COPY,
    USED_ANYTIME,
    can_copy,
    can_draw_for_life,
    can_give_life,
    can_heal_for_cards,
    can_order,
    can_order_at,
    can_turn,
)
from bangsim.table.answers import (
    BARREL_CARD,
    FROM_A_HAND,
    FROM_DECK,
    FROM_DISCARDS,
    NONE,
    PASS,
    answering,
    choosing,
    choosing_kind,
    choosing_place,
    choosing_player,
    choosing_suit,
    choosing_to_take,
    discarding,
    using,
)
from bangsim.table.asks import green_answer, green_rescue, saves, used_as
from bangsim.table.legal_plays import left, legal_healing, legal_play, must_play_now, still, ways_to_take
from bangsim.table.log import (
    WHY_BLOOD_BROTHERS,
    WHY_GREYGORY_DECK,
    WHY_HARD_LIQUOR,
    WHY_NEW_IDENTITY,
    WHY_RANCH,
    WHY_RESTRICTION,
)
from bangsim.table.state import Table, Task, View
from bangsim.table.tasks import (
    ABILITY_QUESTION,
    ATTACKED,
    BLUE_QUESTION,
    COLOUR_QUESTION,
    COPY_QUESTION,
    DISCARD_QUESTION,
    DRAW_QUESTION,
    DUEL_QUESTION,
    DYING_QUESTION,
    GIVE_QUESTION,
    INDIANS_QUESTION,
    JUDGE_QUESTION,
    JUDGEMENT_QUESTION,
    KEEP_QUESTION,
    ORDER_QUESTION,
    PLAY,
    ROULETTE_QUESTION,
    STORE_QUESTION,
    SUIT_QUESTION,
    TAKE_QUESTION,
)
from bangsim.table.view import hand_card, has_ability, has_effect, is_alive, kind_of

COLOURS = 2
OWN_BARRELS = 16
"""What an attack counts its barrels with: cards in play as ones, those of an ability as sixteens."""


@rule
def ways_to_answer(table: Table, view: View, card: int, kind: int, k: int) -> int:
    """The k-th way to answer with a hand card used as a card of `kind`, with each further card that it may take."""
    if table.kinds[kind].cost == 0:
        if k == 0:
            return answering(card, kind)
        k -= 1
        if not has_ability(table, np.int64(view.me), COPIES_PLAYS):
            return left(k)
    for place in range(table.hand_n[view.me]):
        cost = hand_card(view, place)
        if cost != card:
            if k == 0:
                return answering(card, kind, cost)
            k -= 1
    return left(k)


@rule
def legal_interruption(task: Task, table: Table, me: int, k: int) -> int:
    """The k-th use of an ability before one answers a card: to heal, to draw for life, to turn the effect."""
    if k == 0 and can_heal_for_cards(table, me):
        return using(HEALS_FOR_CARDS)
    k -= np.int64(can_heal_for_cards(table, me))
    if np.int64(table.abilities[me]) & USED_ANYTIME == 0:
        return left(k)
    if has_ability(table, me, PAYS_LIFE_ANYTIME) and can_draw_for_life(table, me):
        if k == 0:
            return using(DRAWS_FOR_LIFE)
        k -= 1
    by = np.int64(task.by)
    starts_duel = task.kind != DUEL_QUESTION or task.n == task.by
    if task.kind != ROULETTE_QUESTION and starts_duel and can_turn(table, me, by):
        return using(TURNS_EFFECTS) if k == 0 else left(k - 1)
    return left(k)


@rule
def legal_response(task: Task, table: Table, view: View, effect: int, k: int) -> int:
    """The k-th card that can be used where `effect` is asked for, or the ability to heal."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        kind = used_as(table, me, kind_of(table, card), effect)
        if kind >= 0:
            found = ways_to_answer(table, view, card, kind, k)
            if found >= 0:
                return found
            k = still(found)
    if effect == MISSED and has_effect(table, me, MISSED):
        for place in range(table.in_play_n[me]):
            if green_answer(table, me, place, MISSED):
                if k == 0:
                    card = np.int64(table.in_play[me, place])
                    return answering(card, kind_of(table, card))
                k -= 1
    return legal_interruption(task, table, me, k)


@rule
def legal_defence(task: Task, table: Table, view: View, k: int) -> int:
    """The k-th defence against a shot after passing: a barrel, a card, the ability to heal."""
    barrels = np.int64(task.m)
    if barrels % OWN_BARRELS > 0:
        if k == 0:
            return using(BARREL_CARD)
        k -= 1
    if barrels // OWN_BARRELS > 0:
        if k == 0:
            return using(BARRELS)
        k -= 1
    return legal_response(task, table, view, MISSED, k)


@rule
def legal_rescue(table: Table, view: View, k: int) -> int:
    """The k-th rescue of a dying player after passing."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        kind = kind_of(table, card)
        if table.kinds[kind].border == BROWN and saves(table, me, kind):
            found = ways_to_answer(table, view, card, kind, k)
            if found >= 0:
                return found
            k = still(found)
    if has_effect(table, me, HEAL):
        for place in range(table.in_play_n[me]):
            if green_rescue(table, me, place):
                if k == 0:
                    card = np.int64(table.in_play[me, place])
                    return answering(card, kind_of(table, card))
                k -= 1
    return legal_healing(table, me, k)


@rule
def legal_source(table: Table, me: int, k: int) -> int:
    """The k-th place to draw the first card from."""
    if k == 0:
        return choosing_place(FROM_DECK)
    k -= 1
    from_discards = has_ability(table, me, DRAWS_FROM_DISCARDS) and not has_ability(table, me, DRAWS_DISCARDS)
    if from_discards and table.discard_n > 0:
        if k == 0:
            return choosing_place(FROM_DISCARDS)
        k -= 1
    if has_ability(table, me, DRAWS_FROM_HANDS):
        for other in range(table.n):
            if other != me and is_alive(table, other) and table.hand_n[other] > 0:
                if k == 0:
                    return choosing_place(FROM_A_HAND, other)
                k -= 1
    if has_ability(table, me, TAKES_FROM_PLAY):
        for other in range(table.n):
            if k < table.in_play_n[other]:
                return using(TAKES_FROM_PLAY, NONE, other, np.int64(table.in_play[other, k]))
            k -= np.int64(table.in_play_n[other])
    return left(k)


@rule
def legal_copy(table: Table, me: int, k: int) -> int:
    """The k-th living player whose ability `me` may copy: not another who copies."""
    for other in range(table.n):
        if can_copy(table, me, other):
            if k == 0:
                return choosing_player(other)
            k -= 1
    return left(k)


@rule
def legal_take(table: Table, me: int, other: int, k: int) -> int:
    """The k-th card that `me` can take of `other`."""
    take = ways_to_take(table, me, other, NONE, 0, k)
    return choosing_to_take(take) if take >= 0 else take


@rule
def ability_offered(why: int) -> int:
    """The ability that a question offers: what turns a card, or what the reason is for."""
    if why == WHY_RESTRICTION:
        return REFILLS
    if why == WHY_NEW_IDENTITY:
        return CHANGES_CHARACTER
    if why == WHY_HARD_LIQUOR:
        return HEALS_FOR_DRAWING
    if why == WHY_RANCH:
        return EXCHANGES_CARDS
    return BASIC_CHARACTERS if why == WHY_GREYGORY_DECK else TURNS_EFFECTS


@rule
def legal_offer(table: Table, me: int, why: int, k: int) -> int:
    """The k-th use of what a question offers."""
    if why != WHY_BLOOD_BROTHERS:
        return using(ability_offered(why)) if k == 0 else left(k - 1)
    for other in range(table.n):
        if can_give_life(table, me, other):
            if k == 0:
                return using(GIVES_LIFE, NONE, other)
            k -= 1
    return left(k)


@rule
def legal_blue(table: Table, me: int, k: int) -> int:
    """The k-th blue card in front of `me` (The Daltons, rulebook 19.3)."""
    for place in range(table.in_play_n[me]):
        card = np.int64(table.in_play[me, place])
        if table.kinds[kind_of(table, card)].border == BLUE:
            if k == 0:
                return discarding(card)
            k -= 1
    return left(k)


@rule_apart
def legal_order(table: Table, other: int, k: int) -> int:
    """The k-th kind of card that `other` can be ordered to play, in the game or not (Dorothy Rage, rulebook 22.4)."""
    for kind in range(KINDS):
        if can_order(table, other, kind):
            if k == 0:
                return choosing_kind(kind)
            k -= 1
    return left(k)


@rule_apart
def legal_aim(table: Table, other: int, kind: int, aim: int, k: int) -> int:
    """The k-th player at whom `other` can be ordered to play a card, or the k-th card to take of `aim`."""
    if aim >= 0:
        take = ways_to_take(table, other, aim, NONE, 1, k)
        return choosing_to_take(take) if take >= 0 else take
    for seat in range(table.n):
        if can_order_at(table, other, kind, seat):
            if k == 0:
                return choosing_player(seat)
            k -= 1
    return left(k)


@rule_apart
def legal_later_answer(task: Task, table: Table, me: int, k: int) -> int:
    """The k-th legal answer of a question that only scenario cards ask."""
    kind = np.int64(task.kind)
    if kind == COLOUR_QUESTION:
        return choosing_suit(k) if k < COLOURS else left(k - COLOURS)
    if kind == SUIT_QUESTION:
        return choosing_suit(k) if k < len(SUITS) else left(k - len(SUITS))
    if kind == BLUE_QUESTION:
        return legal_blue(table, me, k)
    if kind == ORDER_QUESTION:
        return legal_order(table, np.int64(task.by), k)
    return legal_aim(table, np.int64(task.by), np.int64(task.n), np.int64(task.m), k)


@rule
def may_pass(task: Task, table: Table, view: View) -> bool:
    """Whether a question can be declined; a play phase not before a card that must be played has been."""
    kind = np.int64(task.kind)
    if kind == PLAY:
        return table.must_play < 0 or not must_play_now(table, view)
    if kind == COPY_QUESTION:
        return table.traits[view.me, COPIES_CHARACTERS] != MUST_COPY
    if kind == DISCARD_QUESTION:
        return task.why == WHY_RANCH
    responds = kind == ATTACKED or kind == INDIANS_QUESTION or kind == DUEL_QUESTION or kind == ROULETTE_QUESTION
    return responds or kind == ABILITY_QUESTION or kind == JUDGE_QUESTION or kind == DYING_QUESTION


@rule_apart
def legal_answer(task: Task, table: Table, view: View, k: int) -> int:
    """The k-th legal answer of a question, from 0; -1 - n where it has only n answers.

    Source: docs/rulebook.md, sections 4 to 6, 10 to 16 and 18 to 22.
    """
    kind = np.int64(task.kind)
    me = np.int64(view.me)
    total = k
    if may_pass(task, table, view):
        if k == 0:
            return PASS
        k -= 1
    if kind == PLAY:
        found = legal_play(table, view, k)
    elif kind == ATTACKED:
        found = legal_defence(task, table, view, k)
    elif kind == INDIANS_QUESTION or kind == DUEL_QUESTION:
        found = legal_response(task, table, view, ATTACK, k)
    elif kind == ROULETTE_QUESTION:
        found = legal_response(task, table, view, MISSED, k)
    elif kind == DYING_QUESTION:
        found = legal_rescue(table, view, k)
    elif kind == DRAW_QUESTION:
        found = legal_source(table, me, k)
    elif kind == COPY_QUESTION:
        found = legal_copy(table, me, k)
    elif kind == ABILITY_QUESTION:
        found = legal_offer(table, me, np.int64(task.why), k)
    elif kind == JUDGE_QUESTION:
        found = (
            using(JUDGES_FROM_HAND, hand_card(view, k))
            if k < table.hand_n[me]
            else left(k - np.int64(table.hand_n[me]))
        )
    elif kind == GIVE_QUESTION and view.shelf_n == 0:
        found = choosing(hand_card(view, k)) if k < table.hand_n[me] else left(k - np.int64(table.hand_n[me]))
    elif kind == TAKE_QUESTION:
        found = legal_take(table, me, np.int64(task.by), k)
    elif kind == KEEP_QUESTION or kind == GIVE_QUESTION:
        found = choosing(np.int64(view.shelf[k])) if k < view.shelf_n else left(k - np.int64(view.shelf_n))
    elif kind == STORE_QUESTION or kind == JUDGEMENT_QUESTION:
        found = choosing(np.int64(table.shelf[k])) if k < table.shelf_n else left(k - np.int64(table.shelf_n))
    elif kind == DISCARD_QUESTION:
        found = discarding(hand_card(view, k)) if k < table.hand_n[me] else left(k - np.int64(table.hand_n[me]))
    else:
        found = legal_later_answer(task, table, me, k)
    return found if found >= 0 else np.int64(-1) - (total - still(found))
