"""The scripted policies: sensible answers to every question, out of the weights of a row.

They see their question, the table and their own seat. Every answer they can give is a legal one; where several are
possible each gets a score, and the best is given. Whole numbers only, so that games are the same on every machine.
"""

import numpy as np

from bangsim.ai.choices import (
    MANY,
    answer_to_offer,
    best_of_looked_at,
    best_of_shelf,
    best_to_copy,
    card_to_take,
    gift,
    judging_card,
    luckiest,
)
from bangsim.ai.scenarios import answer_to_scenario, answer_to_scenario_offer, card_to_exchange
from bangsim.ai.worth import (
    FRIENDLY,
    keep_worth,
    usable,
    worst_card,
)
from bangsim.content.codes import (
    ATTACK,
    BARRELS,
    BEER_CARD,
    BEER_HEALS_MORE,
    BROWN,
    COPIES_PLAYS,
    DRAWS_DISCARDS,
    DRAWS_FROM_DISCARDS,
    DRAWS_FROM_HANDS,
    DYNAMITE,
    EQUIP,
    HEAL,
    HEALS_FOR_CARDS,
    MISSED,
    TAKES_FROM_PLAY,
    TURNS_EFFECTS,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.abilities import can_heal_for_cards, can_turn
from bangsim.table.answers import (
    BARREL_CARD,
    FROM_A_HAND,
    FROM_DECK,
    FROM_DISCARDS,
    NONE,
    PASS,
    answering,
    card_of,
    choosing,
    choosing_place,
    choosing_player,
    choosing_to_take,
    discarding,
    name_of,
    using,
)
from bangsim.table.asks import can_equip, green_answer, green_rescue, heal_works, saves, used_as
from bangsim.table.legal import OWN_BARRELS
from bangsim.table.log import FIRST_SCENARIO, WHY_RANCH
from bangsim.table.state import Table, Task, View, Weights
from bangsim.table.tasks import (
    ABILITY_QUESTION,
    ATTACKED,
    COLOUR_QUESTION,
    DISCARD_QUESTION,
    DRAW_QUESTION,
    DUEL_QUESTION,
    DYING_QUESTION,
    GIVE_QUESTION,
    INDIANS_QUESTION,
    JUDGE_QUESTION,
    JUDGEMENT_QUESTION,
    KEEP_QUESTION,
    ROULETTE_QUESTION,
    TAKE_QUESTION,
)
from bangsim.table.view import find_effect, hand_card, has_ability, has_effect, is_alive, kind_of, lies_before

GOOD_AS_ONE = 65
"""The worth from which on a card is better than one from the deck."""
GOOD_AS_TWO = 64
"""The worth from which on a card in play is as good as two cards of which a full hand keeps one."""


@rule
def answer_by_script(task: Task, table: Table, view: View, weights: Weights) -> int:
    """The answer of a scripted policy to any question but what to play, which is `play.best_play`."""
    kind = np.int64(task.kind)
    if has_ability(table, np.int64(view.me), TURNS_EFFECTS) and wants_to_turn(task, table, view):
        return using(TURNS_EFFECTS)
    if kind == ATTACKED:
        return defence(task, table, view, weights)
    if kind == INDIANS_QUESTION:
        return cheapest_use(table, view, ATTACK)
    if kind == DUEL_QUESTION:
        return duel_answer(task, table, view)
    if kind == DYING_QUESTION:
        return rescue(table, view)
    if kind == DRAW_QUESTION:
        return source(table, view, weights)
    if kind == DISCARD_QUESTION:
        if task.why == WHY_RANCH:
            return card_to_exchange(table, view, weights)
        return discarding(hand_card(view, worst_card(table, view, weights)))
    if kind == JUDGEMENT_QUESTION:
        return luckiest(task, table)
    if kind >= ROULETTE_QUESTION:
        return answer_to_later_question(task, table, view, weights)
    if kind == KEEP_QUESTION:
        return choosing(best_of_looked_at(table, view, weights))
    return choosing(best_of_shelf(table, view, weights))


@rule_apart
def answer_to_later_question(task: Task, table: Table, view: View, weights: Weights) -> int:
    """The answer to a question that the base game does not have."""
    kind = np.int64(task.kind)
    if kind >= COLOUR_QUESTION:
        return answer_to_scenario(task, table, view, weights)
    if kind == ROULETTE_QUESTION:
        return cheapest_use(table, view, MISSED)
    if kind == TAKE_QUESTION:
        return choosing_to_take(card_to_take(table, np.int64(view.me), np.int64(task.by)))
    if kind == GIVE_QUESTION:
        if view.shelf_n == 0:
            return choosing(hand_card(view, worst_card(table, view, weights)))
        return choosing(gift(table, view, np.int64(task.by)))
    if kind == ABILITY_QUESTION:
        if task.why >= FIRST_SCENARIO:
            return answer_to_scenario_offer(task, table, view, weights)
        return answer_to_offer(task, table, view)
    if kind == JUDGE_QUESTION:
        return judging_card(task, table, view)
    return choosing_player(best_to_copy(table, view))


@rule_apart
def wants_to_turn(task: Task, table: Table, view: View) -> bool:
    """Whether the effect of a card is turned on its player: always, but not on a friend."""
    kind, by = np.int64(task.kind), np.int64(task.by)
    asked = kind == ATTACKED or kind == INDIANS_QUESTION or (kind == DUEL_QUESTION and task.n == by)
    return asked and can_turn(table, np.int64(view.me), by) and view.enmity[by] > FRIENDLY


@rule
def cheapest_use(table: Table, view: View, effect: int) -> int:
    """Answer with the card one misses least among those usable where `effect` is asked for; pass where none is."""
    best, least = np.int64(PASS), np.int64(MANY)
    for place in range(table.hand_n[view.me]):
        card = hand_card(view, place)
        kind = kind_of(table, card)
        used = used_as(table, np.int64(view.me), kind, effect)
        if used >= 0:
            cost = np.int64(table.kinds[kind].worth) + (0 if kind == used else 5)
            cost -= 20 * np.int64(table.kinds[used].draws)
            if cost < least:
                best, least = answering(card, used), cost
    if effect == MISSED and has_effect(table, np.int64(view.me), MISSED):
        return green_use(table, view, best, least)
    return best


@rule_apart
def green_use(table: Table, view: View, best: int, least: int) -> int:
    """A green Missed! in play goes before one of the hand, which nobody can see, unless that brings a card."""
    me = np.int64(view.me)
    for place in range(table.in_play_n[me]):
        if green_answer(table, me, place, MISSED):
            card = np.int64(table.in_play[me, place])
            kind = kind_of(table, card)
            cost = np.int64(30) - 20 * np.int64(table.kinds[kind].draws)
            if cost < least:
                best, least = answering(card, kind), cost
    return best


@rule
def defence(task: Task, table: Table, view: View, weights: Weights) -> int:
    """Barrels cost nothing and come first; then Missed!, if there are enough of them."""
    barrels = np.int64(task.m)
    if barrels % OWN_BARRELS > 0:
        return using(BARREL_CARD)
    if barrels >= OWN_BARRELS:
        return using(BARRELS)
    if task.n > 1:
        if has_ability(table, np.int64(view.me), COPIES_PLAYS) and table.hand_n[view.me] > 1:
            return paired(table, view, cheapest_use(table, view, MISSED))
        if weights.counts_answers != 0 and usable(table, view, MISSED) < task.n:
            return PASS
    return cheapest_use(table, view, MISSED)


@rule_apart
def paired(table: Table, view: View, answer: int) -> int:
    """An answer by a card that another is thrown with, so that it counts twice."""
    if answer == PASS or lies_before(table, np.int64(view.me), card_of(answer)):
        return answer
    return answering(card_of(answer), name_of(answer), card_to_pay(table, view, card_of(answer)))


@rule
def duel_answer(task: Task, table: Table, view: View) -> int:
    """Discard a Bang!, but let a friend win who cannot be hurt for the price of one's life."""
    if view.enmity[task.by] <= -50 and table.hp[view.me] > 1:
        return PASS
    return cheapest_use(table, view, ATTACK)


@rule
def rescue(table: Table, view: View) -> int:
    """Cards that save, then cards for life, if they are enough to live; else keep them for the killer to see."""
    me = np.int64(view.me)
    needed = 1 - np.int64(table.hp[me])
    healing, first, saving = np.int64(0), np.int64(PASS), np.int64(0)
    if has_effect(table, me, HEAL):
        for place in range(table.in_play_n[me]):
            if green_rescue(table, me, place):
                card = np.int64(table.in_play[me, place])
                healing += np.int64(table.kinds[kind_of(table, card)].amount)
                first = answering(card, kind_of(table, card))
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        kind = kind_of(table, card)
        row = table.kinds[kind]
        if row.saves != 0 and row.border == BROWN and saves(table, me, kind) and heal_works(table, kind):
            more = np.int64(table.traits[me, BEER_HEALS_MORE]) if kind == BEER_CARD else np.int64(0)
            healing += np.int64(row.amount) + more
            saving += 1 + np.int64(row.cost)
            if first == PASS or row.cost == 0:
                first = answering(card, kind, card_to_pay(table, view, card) if row.cost > 0 else NONE)
    cost = np.int64(table.traits[me, HEALS_FOR_CARDS])
    if cost > 0:
        healing += max(np.int64(0), np.int64(table.hand_n[me]) - saving) // cost
    if healing < needed:
        return PASS
    if first != PASS:
        return first
    return using(HEALS_FOR_CARDS) if can_heal_for_cards(table, me) else PASS


@rule
def card_to_pay(table: Table, view: View, card: int) -> int:
    """The card of the hand beside `card` that is worth least to anybody."""
    best, least = np.int64(NONE), np.int64(MANY)
    for place in range(table.hand_n[view.me]):
        other = hand_card(view, place)
        worth = np.int64(table.kinds[kind_of(table, other)].worth)
        if other != card and worth < least:
            best, least = other, worth
    return best


@rule
def source(table: Table, view: View, weights: Weights) -> int:
    """Draw from the hand of the worst enemy, from the discard pile if its top is good, else from the deck."""
    me = np.int64(view.me)
    open_pile = has_ability(table, me, DRAWS_FROM_DISCARDS) and not has_ability(table, me, DRAWS_DISCARDS)
    known = open_pile and table.discard_n > 0
    if known and keep_worth(table, view, weights, np.int64(table.discard_top)) >= GOOD_AS_ONE:
        return choosing_place(FROM_DISCARDS)
    if has_ability(table, me, DRAWS_FROM_HANDS):
        best, most = np.int64(-1), np.int64(0)
        for other in range(table.n):
            if other != me and is_alive(table, other) and table.hand_n[other] > 0 and view.enmity[other] > most:
                best, most = np.int64(other), np.int64(view.enmity[other])
        if best >= 0:
            return choosing_place(FROM_A_HAND, best)
    if has_ability(table, me, TAKES_FROM_PLAY):
        return source_in_play(table, view)
    return choosing_place(FROM_DECK)


@rule_apart
def source_in_play(table: Table, view: View) -> int:
    """Take a card in play for all one would draw only where it is Dynamite before oneself or very good of an enemy."""
    me = np.int64(view.me)
    place = find_effect(table, me, DYNAMITE)
    if place >= 0 and table.hp[me] <= table.rules.dynamite_damage:
        return using(TAKES_FROM_PLAY, NONE, me, np.int64(table.in_play[me, place]))
    if table.hand_n[me] <= table.hp[me] + 1 or table.n_alive == 2:
        return choosing_place(FROM_DECK)
    best, most, owner = np.int64(NONE), np.int64(GOOD_AS_TWO), me
    for other in range(table.n):
        if other != me and is_alive(table, other) and view.enmity[other] > 0:
            for place in range(table.in_play_n[other]):
                card = np.int64(table.in_play[other, place])
                row = table.kinds[kind_of(table, card)]
                if row.effect == EQUIP and row.worth > most and can_equip(table, me, kind_of(table, card)):
                    best, most, owner = card, np.int64(row.worth), np.int64(other)
    return using(TAKES_FROM_PLAY, NONE, owner, best) if best >= 0 else choosing_place(FROM_DECK)
