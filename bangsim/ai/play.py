"""What a scripted policy plays in its own turn: each card it could play gets a score, the best is played.

The order of scores is the order of a sensible turn: first draw, then arm oneself, then rob, then shoot.
"""

import numpy as np

from bangsim.ai.worth import better_weapon
from bangsim.content.codes import (
    ALL_OTHERS,
    ATTACK,
    BEER_CARD,
    DISCARD,
    DRAW,
    DUEL,
    DYNAMITE,
    EQUIP,
    EVERYBODY,
    HEAL,
    HEALS_FOR_CARDS,
    INDIANS,
    JAIL,
    SHERIFF,
    STORE,
    TAKE,
    WEAPON,
)
from bangsim.core.jit import rule
from bangsim.table.answers import FROM_HAND, NONE, PASS, play_card, use_ability
from bangsim.table.asks import can_aim, can_heal_for_cards, can_play, hand_to_take, played_as, used_as
from bangsim.table.state import Table, View, Weights
from bangsim.table.view import effect_of, hand_card, held, is_alive, kind_of

SCORE = 1 << 40
"""A score stands above the answer it belongs to, so that the larger number is the better play."""


@rule
def best_play(table: Table, view: View, weights: Weights) -> int:
    """The play with the highest score, or passing where none is worth it."""
    me = np.int64(view.me)
    best = np.int64(PASS)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        kind = played_as(table, me, kind_of(table, card))
        if can_play(table, me, kind):
            best = max(best, scored_play(table, view, weights, card, kind))
    if can_heal_for_cards(table, me) and table.hand_n[me] > table.hp[me] + 1:
        best = max(best, 30 * SCORE + use_ability(HEALS_FOR_CARDS))
    return best % SCORE


@rule
def scored_play(table: Table, view: View, weights: Weights, card: int, kind: int) -> int:
    """The best way to play a card and its score, or 0 where it is better kept."""
    row = table.kinds[kind]
    effect = np.int64(row.effect)
    if effect == ATTACK and row.reach != ALL_OTHERS:
        return aimed(table, view, weights, card, kind, bang_score(table, view))
    if effect == TAKE:
        return aimed(table, view, weights, card, kind, 70)
    if effect == DISCARD:
        return aimed(table, view, weights, card, kind, 65)
    if effect == JAIL:
        return aimed(table, view, weights, card, kind, 60)
    if effect == DUEL:
        return aimed(table, view, weights, card, kind, duel_score(table, view))
    if effect == DRAW:
        score = np.int64(95) if cards_left_to_draw(table) else np.int64(0)
    elif effect == STORE:
        score = np.int64(90) if cards_left_to_draw(table) else np.int64(0)
    elif effect == EQUIP:
        score = equip_score(table, view, kind)
    elif effect == HEAL:
        score = heal_score(table, view, weights, kind)
    elif effect == ATTACK or effect == INDIANS:
        score = np.int64(55) if harms_more_than_helps(table, view) else np.int64(0)
    elif effect == DYNAMITE:
        score = dynamite_score(table, view)
    else:
        score = np.int64(0)
    return score * SCORE + play_card(card, kind) if score > 0 else 0


@rule
def cards_left_to_draw(table: Table) -> bool:
    """Whether a pile has a card; else a card that draws would draw itself again, for ever."""
    return table.deck_n + table.discard_n > 0


@rule
def bang_score(table: Table, view: View) -> int:
    """Bang! comes when the turn is prepared."""
    return 50


@rule
def duel_score(table: Table, view: View) -> int:
    """A duel is worth it with a Bang! in hand to go on with."""
    count = np.int64(0)
    for place in range(table.hand_n[view.me]):
        if used_as(table, np.int64(view.me), kind_of(table, hand_card(view, place)), ATTACK) >= 0:
            count += 1
    return 45 if count > 0 else 0


@rule
def equip_score(table: Table, view: View, kind: int) -> int:
    """Equipment at once; a weapon if it is better than the one in play."""
    if table.kinds[kind].card_class != WEAPON or better_weapon(table, view, kind):
        return 85
    return 0


@rule
def heal_score(table: Table, view: View, weights: Weights, kind: int) -> int:
    """Heal when hurt; a last Beer is kept for a lethal hit as long as the hand has room for it."""
    me = np.int64(view.me)
    hurt = np.int64(table.max_hp[me]) - np.int64(table.hp[me])
    if hurt <= 0:
        return 0
    if kind == BEER_CARD:
        if table.n_alive < table.rules.beer_min_players:
            return 0
        room = table.hand_n[me] <= table.hp[me]
        if weights.keeps_beer != 0 and room and held(table, view, BEER_CARD) == 1 and table.n_alive > 3:
            return 0
        return 40
    if table.kinds[kind].reach == EVERYBODY:
        net = np.int64(1)
        for other in range(table.n):
            if other != me and is_alive(table, other) and table.hp[other] < table.max_hp[other]:
                net += -1 if view.enmity[other] > 0 else 1
        return 40 if net > 0 or table.hp[me] == 1 else 0
    return 40


@rule
def harms_more_than_helps(table: Table, view: View) -> bool:
    """Whether harming all others hits more enemies than friends."""
    me = np.int64(view.me)
    net = np.int64(0)
    for other in range(table.n):
        if other != me and is_alive(table, other):
            enmity = np.int64(view.enmity[other])
            net += max(-60, min(60, enmity)) * (3 if table.hp[other] == 1 else 1)
    return net > 0


@rule
def dynamite_score(table: Table, view: View) -> int:
    """Dynamite by who would survive it, has more enemies than friends, and is not the sheriff."""
    me = np.int64(view.me)
    if view.role == SHERIFF or table.hp[me] <= table.rules.dynamite_damage:
        return 0
    enemies = np.int64(0)
    for other in range(table.n):
        if other != me and is_alive(table, other):
            enemies += 1 if view.enmity[other] > 0 else -1
    return 35 if enemies > 0 else 0


@rule
def aimed(table: Table, view: View, weights: Weights, card: int, kind: int, score: int) -> int:
    """The best target of a card, with the card to take from it; 0 where no target is worth it."""
    me = np.int64(view.me)
    if score == 0:
        return 0
    best, most, taken = np.int64(-1), np.int64(0), np.int64(NONE)
    takes = table.kinds[kind].effect == TAKE or table.kinds[kind].effect == DISCARD
    for other in range(table.n):
        enmity = np.int64(view.enmity[other])
        if other == me or enmity <= 0 or not can_aim(table, me, kind, other):
            continue
        take = best_to_take(table, me, other) if takes else np.int64(NONE)
        if takes and take == NONE:
            continue
        value = target_value(table, view, weights, kind, other, enmity)
        if value > most:
            best, most, taken = np.int64(other), value, take
    if best < 0:
        return 0
    return score * SCORE + play_card(card, kind, best, taken)


@rule
def target_value(table: Table, view: View, weights: Weights, kind: int, other: int, enmity: int) -> int:
    """How good a target is: an enemy, near his end, with little to answer."""
    value = 16 * enmity - 4 * np.int64(table.hp[other])
    effect = effect_of(table, kind)
    if effect == DUEL or effect == ATTACK:
        value -= np.int64(table.hand_n[other])
        if weights.sees_kills != 0 and table.hp[other] == 1:
            value += 200
    return value


@rule
def best_to_take(table: Table, me: int, other: int) -> int:
    """The card in play worth most, where one is worth more than a hand card; else a hand card; `NONE` if neither."""
    best = FROM_HAND if hand_to_take(table, me, other) else NONE
    most = np.int64(40) if best != NONE else np.int64(0)
    for place in range(table.in_play_n[other]):
        card = np.int64(table.in_play[other, place])
        row = table.kinds[kind_of(table, card)]
        worth = np.int64(row.worth) if row.effect == EQUIP else np.int64(-1)
        if worth > most:
            best, most = card, worth
    return best
