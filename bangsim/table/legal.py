"""All legal answers of a question, in a fixed order: the one place that says what may be answered.

`legal_answer(task, table, view, k)` gives the k-th, or -1 - n where there are only n, so no list has to be stored.
Policies, cases and stepping from Python all count on the same function. In each question with `PASS` it comes first.
"""

import numpy as np

from bangsim.content.codes import (
    ATTACK,
    BARRELS,
    BEER_CARD,
    DRAWS_FROM_DISCARDS,
    DRAWS_FROM_HANDS,
    HEALS_FOR_CARDS,
    MISSED,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.answers import (
    BARREL_CARD,
    FROM_A_HAND,
    FROM_DECK,
    FROM_DISCARDS,
    FROM_HAND,
    PASS,
    answering,
    choosing,
    choosing_place,
    discarding,
    playing,
    using,
)
from bangsim.table.asks import (
    beer_playable,
    can_aim,
    can_heal_for_cards,
    can_play,
    hand_to_take,
    needs_target,
    played_as,
    takes_a_card,
    used_as,
)
from bangsim.table.state import Table, Task, View
from bangsim.table.tasks import (
    ATTACKED,
    DISCARD_QUESTION,
    DRAW_QUESTION,
    DUEL_QUESTION,
    DYING_QUESTION,
    INDIANS_QUESTION,
    JUDGEMENT_QUESTION,
    KEEP_QUESTION,
    PLAY,
    STORE_QUESTION,
)
from bangsim.table.view import hand_card, is_alive, kind_of

OWN_BARRELS = 16
"""What an attack counts its barrels with: cards in play as ones, those of an ability as sixteens."""


@rule
def left(k: int) -> int:
    """Code of a search that still wants the k-th answer to come; answers are not negative."""
    return -1 - k


@rule
def still(found: int) -> int:
    """The k of a search that found nothing yet."""
    return -1 - found


@rule
def ways_to_aim(table: Table, me: int, card: int, kind: int, other: int, k: int) -> int:
    """The k-th way to play a card at `other`."""
    if not takes_a_card(table, kind):
        return playing(card, kind, other) if k == 0 else left(k - 1)
    if hand_to_take(table, me, other):
        if k == 0:
            return playing(card, kind, other, FROM_HAND)
        k -= 1
    if k < table.in_play_n[other]:
        return playing(card, kind, other, np.int64(table.in_play[other, k]))
    return left(k - np.int64(table.in_play_n[other]))


@rule
def ways_to_play(table: Table, me: int, card: int, k: int) -> int:
    """The k-th way to play a card of one's hand."""
    kind = played_as(table, me, kind_of(table, card))
    if not can_play(table, me, kind):
        return left(k)
    if not needs_target(table, kind):
        return playing(card, kind) if k == 0 else left(k - 1)
    for other in range(table.n):
        if can_aim(table, me, kind, other):
            found = ways_to_aim(table, me, card, kind, other, k)
            if found >= 0:
                return found
            k = still(found)
    return left(k)


@rule
def legal_play(table: Table, view: View, k: int) -> int:
    """The k-th card play or ability of the play phase after the passing that ends it."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        found = ways_to_play(table, me, hand_card(view, place), k)
        if found >= 0:
            return found
        k = still(found)
    return legal_healing(table, me, k)


@rule
def legal_healing(table: Table, me: int, k: int) -> int:
    """The use of the ability to discard cards for a life point, if it is the k-th."""
    if can_heal_for_cards(table, me):
        return using(HEALS_FOR_CARDS) if k == 0 else left(k - 1)
    return left(k)


@rule
def legal_response(table: Table, view: View, effect: int, k: int) -> int:
    """The k-th hand card that can be used where `effect` is asked for, or the ability to heal."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        kind = used_as(table, me, kind_of(table, card), effect)
        if kind >= 0:
            if k == 0:
                return answering(card, kind)
            k -= 1
    return legal_healing(table, me, k)


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
    return legal_response(table, view, MISSED, k)


@rule
def legal_rescue(table: Table, view: View, k: int) -> int:
    """The k-th rescue of a dying player after passing."""
    me = np.int64(view.me)
    if beer_playable(table):
        for place in range(table.hand_n[me]):
            card = hand_card(view, place)
            if kind_of(table, card) == BEER_CARD:
                if k == 0:
                    return answering(card, BEER_CARD)
                k -= 1
    return legal_healing(table, me, k)


@rule
def legal_source(table: Table, me: int, k: int) -> int:
    """The k-th place to draw the first card from."""
    if k == 0:
        return choosing_place(FROM_DECK)
    k -= 1
    if table.traits[me, DRAWS_FROM_DISCARDS] != 0 and table.discard_n > 0:
        if k == 0:
            return choosing_place(FROM_DISCARDS)
        k -= 1
    if table.traits[me, DRAWS_FROM_HANDS] != 0:
        for other in range(table.n):
            if other != me and is_alive(table, other) and table.hand_n[other] > 0:
                if k == 0:
                    return choosing_place(FROM_A_HAND, other)
                k -= 1
    return left(k)


@rule_apart
def legal_answer(task: Task, table: Table, view: View, k: int) -> int:
    """The k-th legal answer of a question, from 0; -1 - n where it has only n answers.

    Source: docs/rulebook.md, sections 4 to 6.
    """
    kind = np.int64(task.kind)
    me = np.int64(view.me)
    total = k
    if kind == PLAY or kind == ATTACKED or kind == INDIANS_QUESTION or kind == DUEL_QUESTION or kind == DYING_QUESTION:
        if k == 0:
            return PASS
        k -= 1
    if kind == PLAY:
        found = legal_play(table, view, k)
    elif kind == ATTACKED:
        found = legal_defence(task, table, view, k)
    elif kind == INDIANS_QUESTION or kind == DUEL_QUESTION:
        found = legal_response(table, view, ATTACK, k)
    elif kind == DYING_QUESTION:
        found = legal_rescue(table, view, k)
    elif kind == DRAW_QUESTION:
        found = legal_source(table, me, k)
    elif kind == KEEP_QUESTION:
        found = choosing(np.int64(view.shelf[k])) if k < view.shelf_n else left(k - np.int64(view.shelf_n))
    elif kind == STORE_QUESTION or kind == JUDGEMENT_QUESTION:
        found = choosing(np.int64(table.shelf[k])) if k < table.shelf_n else left(k - np.int64(table.shelf_n))
    elif kind == DISCARD_QUESTION:
        found = discarding(hand_card(view, k)) if k < table.hand_n[me] else left(k - np.int64(table.hand_n[me]))
    else:
        found = left(k)
    return found if found >= 0 else np.int64(-1) - (total - still(found))
