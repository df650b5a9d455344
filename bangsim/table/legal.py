"""All legal answers of a question, in a fixed order: the one place that says what may be answered.

`legal_answer(task, table, view, k)` gives the k-th, or -1 - n where there are only n, so no list has to be stored.
Policies, cases and stepping from Python all count on the same function. In each question with `PASS` it comes first.
"""

import numpy as np

from bangsim.content.codes import (
    ATTACK,
    BANG_CARD,
    BARRELS,
    BASIC_CHARACTERS,
    BROWN,
    COPIES_CHARACTERS,
    COPIES_PLAYS,
    DRAWS_FOR_EQUIPMENT,
    DRAWS_FOR_LIFE,
    DRAWS_FROM_DISCARDS,
    DRAWS_FROM_HANDS,
    GREEN,
    HEAL,
    HEALS_FOR_CARDS,
    JUDGES_FROM_HAND,
    MISSED,
    NOBODY,
    PAYS_LIFE_ANYTIME,
    REFILLS,
    REPEATS_CARDS,
    SELLS_FROM_PLAY,
    SHOOTS_FOR_CARDS,
    STORE_CARD,
    TAKES_FROM_PLAY,
    TAKES_TWO_BANGS,
    TRADES_CARDS,
    TURNS_EFFECTS,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.answers import (
    BARREL_CARD,
    FROM_A_HAND,
    FROM_DECK,
    FROM_DISCARDS,
    FROM_HAND,
    NONE,
    PASS,
    answering,
    choosing,
    choosing_place,
    choosing_player,
    choosing_to_take,
    discarding,
    playing,
    using,
)
from bangsim.table.asks import (
    MUST_COPY,
    USED_ANYTIME,
    any_card_is_a_store,
    can_aim,
    can_aim_pair,
    can_copy,
    can_copy_play,
    can_draw_for_life,
    can_heal_for_cards,
    can_help,
    can_help_player,
    can_play,
    can_play_from_hand,
    can_repeat,
    can_sell,
    can_sell_equipment,
    can_shoot_for_cards,
    can_trade,
    can_turn,
    green_answer,
    green_rescue,
    hand_to_take,
    may_pair,
    needs_target,
    played_as,
    saves,
    takes_a_card,
    used_as,
)
from bangsim.table.log import WHY_GREYGORY_DECK, WHY_RESTRICTION
from bangsim.table.state import Table, Task, View
from bangsim.table.tasks import (
    ABILITY_QUESTION,
    ATTACKED,
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
    PLAY,
    ROULETTE_QUESTION,
    STORE_QUESTION,
    TAKE_QUESTION,
)
from bangsim.table.view import (
    distance,
    hand_card,
    has_ability,
    has_effect,
    is_alive,
    is_ready,
    kind_of,
    weapon_range,
)

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
def ways_to_take(table: Table, me: int, other: int, card: int, spent: int, k: int) -> int:
    """The k-th card of `other` that can be taken: one of his hand, by chance, or one in front of him.

    A green `card` that is used for it, and so discarded, is not there any more.
    """
    if hand_to_take(table, me, other, spent):
        if k == 0:
            return FROM_HAND
        k -= 1
    for place in range(table.in_play_n[other]):
        if np.int64(table.in_play[other, place]) != card:
            if k == 0:
                return np.int64(table.in_play[other, place])
            k -= 1
    return left(k)


@rule
def ways_to_aim(table: Table, me: int, card: int, kind: int, other: int, cost: int, spent: int, k: int) -> int:
    """The k-th way to play a card at `other`; `spent` hand cards go for it."""
    if not takes_a_card(table, kind):
        return playing(card, kind, other, NONE, cost) if k == 0 else left(k - 1)
    take = ways_to_take(table, me, other, card, spent, k)
    return playing(card, kind, other, take, cost) if take >= 0 else take


@rule
def ways_to_use(table: Table, me: int, card: int, kind: int, cost: int, spent: int, k: int) -> int:
    """The k-th way to play a card as a card of `kind`, with a further card that it costs or none."""
    if not needs_target(table, kind):
        return playing(card, kind, NOBODY, NONE, cost) if k == 0 else left(k - 1)
    for other in range(table.n):
        if can_aim(table, me, kind, other):
            found = ways_to_aim(table, me, card, kind, other, cost, spent, k)
            if found >= 0:
                return found
            k = still(found)
    return left(k)


@rule
def ways_to_play(table: Table, view: View, card: int, kind: int, k: int) -> int:
    """The k-th way to play a card of one's hand as a card of `kind`."""
    me = np.int64(view.me)
    if not can_play_from_hand(table, me, kind):
        return ways_to_lay_before_others(table, me, card, kind, k)
    row = table.kinds[kind]
    if row.border == GREEN:
        return playing(card, kind) if k == 0 else left(k - 1)
    if row.cost == 0:
        found = ways_to_use(table, me, card, kind, NONE, 1, k)
        if found < 0:
            found = ways_to_lay_before_others(table, me, card, kind, still(found))
        if found < 0 and np.int64(table.hand_n[me]) > 1 and may_pair(table, me, kind):
            found = ways_to_pair(table, view, card, kind, still(found))
        return found
    for place in range(table.hand_n[me]):
        cost = hand_card(view, place)
        if cost != card:
            found = ways_to_use(table, me, card, kind, cost, 2, k)
            if found >= 0:
                return found
            k = still(found)
    return left(k)


@rule
def ways_to_lay_before_others(table: Table, me: int, card: int, kind: int, k: int) -> int:
    """The k-th way to give another player the use of a card (Helping Hand, rulebook 15.41)."""
    if not can_help(table, me, kind):
        return left(k)
    for other in range(table.n):
        if can_help_player(table, me, kind, other):
            if k == 0:
                return playing(card, kind, other)
            k -= 1
    return left(k)


@rule_apart
def ways_to_pair(table: Table, view: View, card: int, kind: int, k: int) -> int:
    """The k-th way to play a card with another: as two copies (Economization), or two Bang! at Steel."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        other = hand_card(view, place)
        if other == card:
            continue
        copies = can_copy_play(table, me, kind)
        if copies:
            found = ways_to_use(table, me, card, kind, other, 2, k)
            if found >= 0:
                return found
            k = still(found)
        if kind == BANG_CARD and used_as(table, me, kind_of(table, other), ATTACK) >= 0:
            for target in range(table.n):
                if has_ability(table, target, TAKES_TWO_BANGS) and can_aim_pair(table, me, target):
                    if k == 0:
                        return playing(card, kind, target, NONE, other)
                    k -= 1
    return left(k)


@rule
def ways_to_play_green(table: Table, me: int, place: int, k: int) -> int:
    """The k-th way to use the card at a place in front of oneself, if it is a green one that is ready."""
    card = np.int64(table.in_play[me, place])
    kind = kind_of(table, card)
    if table.kinds[kind].border != GREEN or not is_ready(table, me, place) or not can_play(table, me, kind):
        return left(k)
    return ways_to_use(table, me, card, kind, NONE, 0, k)


@rule
def legal_play(table: Table, view: View, k: int) -> int:
    """The k-th card play or ability of the play phase after the passing that ends it."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        kind = played_as(table, me, kind_of(table, card))
        found = ways_to_play(table, view, card, kind, k)
        if found < 0 and kind != STORE_CARD and any_card_is_a_store(table, me):
            k = still(found)
            found = playing(card, STORE_CARD) if k == 0 else left(k - 1)
        if found >= 0:
            return found
        k = still(found)
    for place in range(table.in_play_n[me]):
        found = ways_to_play_green(table, me, place, k)
        if found >= 0:
            return found
        k = still(found)
    found = legal_ability(table, view, k)
    return found if found >= 0 else legal_healing(table, me, still(found))


@rule_apart
def legal_ability(table: Table, view: View, k: int) -> int:
    """The k-th use of an ability that only the play phase has."""
    me = np.int64(view.me)
    if can_draw_for_life(table, me):
        if k == 0:
            return using(DRAWS_FOR_LIFE)
        k -= 1
    if can_sell_equipment(table, me):
        for place in range(table.hand_n[me]):
            card = hand_card(view, place)
            if can_sell(table, me, kind_of(table, card)):
                if k == 0:
                    return using(DRAWS_FOR_EQUIPMENT, card)
                k -= 1
        if has_ability(table, me, SELLS_FROM_PLAY):
            for place in range(table.in_play_n[me]):
                card = np.int64(table.in_play[me, place])
                if can_sell(table, me, kind_of(table, card)):
                    if k == 0:
                        return using(DRAWS_FOR_EQUIPMENT, card)
                    k -= 1
    if can_shoot_for_cards(table, me):
        for other in range(table.n):
            if other != me and is_alive(table, other) and distance(table, me, other) <= weapon_range(table, me):
                if k == 0:
                    return using(SHOOTS_FOR_CARDS, NONE, other)
                k -= 1
    if can_trade(table, me):
        for place in range(table.hand_n[me]):
            for other in range(table.n):
                if other != me and is_alive(table, other) and table.hand_n[other] > 0:
                    if k == 0:
                        return using(TRADES_CARDS, hand_card(view, place), other)
                    k -= 1
    if can_repeat(table, me):
        for place in range(table.hand_n[me]):
            if kind_of(table, hand_card(view, place)) == BANG_CARD:
                if k == 0:
                    return using(REPEATS_CARDS, hand_card(view, place))
                k -= 1
    return left(k)


@rule
def legal_healing(table: Table, me: int, k: int) -> int:
    """The use of the ability to discard cards for a life point, if it is the k-th."""
    if can_heal_for_cards(table, me):
        return using(HEALS_FOR_CARDS) if k == 0 else left(k - 1)
    return left(k)


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
    if has_ability(table, me, DRAWS_FROM_DISCARDS) and table.discard_n > 0:
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
    return BASIC_CHARACTERS if why == WHY_GREYGORY_DECK else TURNS_EFFECTS


@rule
def may_pass(kind: int) -> bool:
    """Whether a question can be declined."""
    responds = kind == ATTACKED or kind == INDIANS_QUESTION or kind == DUEL_QUESTION or kind == ROULETTE_QUESTION
    offers = kind == COPY_QUESTION or kind == ABILITY_QUESTION or kind == JUDGE_QUESTION
    return responds or offers or kind == PLAY or kind == DYING_QUESTION


@rule_apart
def legal_answer(task: Task, table: Table, view: View, k: int) -> int:
    """The k-th legal answer of a question, from 0; -1 - n where it has only n answers.

    Source: docs/rulebook.md, sections 4 to 6 and 10 to 13.
    """
    kind = np.int64(task.kind)
    me = np.int64(view.me)
    total = k
    if may_pass(kind) and not (kind == COPY_QUESTION and table.traits[me, COPIES_CHARACTERS] == MUST_COPY):
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
        found = using(ability_offered(np.int64(task.why))) if k == 0 else left(k - 1)
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
        found = left(k)
    return found if found >= 0 else np.int64(-1) - (total - still(found))
