"""What a scripted policy plays in its own turn: the first card worth playing, in the order of a sensible turn.

The order is data (ai/policies.py): first draw, then arm oneself, then rob, then shoot, then heal. Whether a card is
worth playing, and at whom, is decided here by what its row says, so a designer's own card is played like any other.
"""

import numpy as np

from bangsim.ai.worth import better_weapon, usable
from bangsim.content.codes import (
    ALL_OTHERS,
    ATTACK,
    BANG_CARD,
    BEER_CARD,
    DRAW,
    DRAWS_WHEN_EMPTY,
    DUEL,
    DYNAMITE,
    EQUIP,
    EVERYBODY,
    HEAL,
    HEALS_FOR_CARDS,
    JAIL,
    MISSED_CARD,
    NOBODY,
    SHERIFF,
    STORE,
    SWAPS_BANG_AND_MISSED,
    WEAPON,
)
from bangsim.core.jit import lowest_bit, rule
from bangsim.table.answers import FROM_HAND, NONE, PASS, playing, using
from bangsim.table.asks import (
    bangs_left,
    beer_works,
    can_heal_for_cards,
    can_jail,
    can_play,
    hand_to_take,
    holds_use,
    needs_target,
    played_as,
    reach_of,
    takes_a_card,
)
from bangsim.table.state import Table, View, Weights
from bangsim.table.view import distance, effect_of, hand_card, held, is_alive, kind_of

ONE = np.int64(1)


@rule
def best_play(table: Table, view: View, weights: Weights) -> int:
    """The first play worth it in the order of a turn, or passing."""
    me = np.int64(view.me)
    kinds = kinds_to_try(table, view)
    while kinds != 0:
        kind = np.int64(table.kind_in_order[lowest_bit(kinds)])
        kinds &= kinds - 1
        if worth_playing(table, view, weights, kind) and can_play(table, me, kind):
            answer = way_to_play(table, view, weights, kind)
            if answer != PASS:
                return answer
    if can_heal_for_cards(table, me) and table.hand_n[me] > table.hp[me] + 1:
        return using(HEALS_FOR_CARDS)
    return PASS


@rule
def kinds_to_try(table: Table, view: View) -> int:
    """The kinds that the hand could be played as, as a mask of their places in the order of a turn."""
    me = np.int64(view.me)
    kinds = np.int64(0)
    for place in range(table.hand_n[me]):
        kinds |= ONE << np.int64(table.place_in_order[kind_of(table, hand_card(view, place))])
    missed = ONE << np.int64(table.place_in_order[MISSED_CARD])
    bang = ONE << np.int64(table.place_in_order[BANG_CARD])
    if kinds & missed != 0:
        kinds &= ~missed
        if table.traits[me, SWAPS_BANG_AND_MISSED] != 0:
            kinds |= bang
    if bangs_left(table, me) <= 0:
        kinds &= ~bang
    return kinds & ~view.refused


@rule
def way_to_play(table: Table, view: View, weights: Weights, kind: int) -> int:
    """How to play a card of `kind`, or passing where it has no target worth it."""
    if needs_target(table, kind):
        return aimed(table, view, weights, kind)
    return playing(card_to_play(table, view, kind), kind)


@rule
def card_to_play(table: Table, view: View, kind: int) -> int:
    """The card of the hand that is played as `kind`: one of that kind if there is any."""
    me = np.int64(view.me)
    card = np.int64(NONE)
    for place in range(table.hand_n[me]):
        own = kind_of(table, hand_card(view, place))
        if own == kind:
            return hand_card(view, place)
        if played_as(table, me, own) == kind:
            card = hand_card(view, place)
    return card


@rule
def worth_playing(table: Table, view: View, weights: Weights, kind: int) -> bool:
    """Whether a card of `kind` is better played than kept, as far as no target decides it."""
    effect = effect_of(table, kind)
    if effect == EQUIP:
        return table.kinds[kind].card_class != WEAPON or better_weapon(table, view, kind)
    if effect == DRAW or effect == STORE:
        return cards_left_to_draw(table)
    if effect == HEAL:
        return worth_healing(table, view, weights, kind)
    if effect == DUEL:
        return weights.fears_duels != 0 or holds_use(table, view, ATTACK)
    if effect == DYNAMITE:
        return worth_dynamite(table, view)
    if table.kinds[kind].reach == ALL_OTHERS:
        return harms_more_than_helps(table, view)
    return True


@rule
def cards_left_to_draw(table: Table) -> bool:
    """Whether a pile has a card; else a card that draws would draw itself again, for ever."""
    return table.deck_n + table.discard_n > 0


@rule
def worth_healing(table: Table, view: View, weights: Weights, kind: int) -> bool:
    """Heal when hurt; a last Beer is kept for a lethal hit as long as the hand has room for it."""
    me = np.int64(view.me)
    if table.hp[me] >= table.max_hp[me]:
        return False
    if kind == BEER_CARD:
        if not beer_works(table):
            return False
        room = table.hand_n[me] <= table.hp[me]
        return weights.keeps_beer == 0 or not room or table.n_alive <= 3 or held(table, view, BEER_CARD) > 1
    if table.kinds[kind].reach != EVERYBODY or table.hp[me] == 1:
        return True
    net = np.int64(1)
    for other in range(table.n):
        if other != me and is_alive(table, other) and table.hp[other] < table.max_hp[other]:
            net += -1 if view.enmity[other] > 0 else 1
    return net > 0


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
def worth_dynamite(table: Table, view: View) -> bool:
    """Dynamite by who would survive it, has more enemies than friends, and is not the sheriff."""
    me = np.int64(view.me)
    if view.role == SHERIFF or table.hp[me] <= table.rules.dynamite_damage:
        return False
    enemies = np.int64(0)
    for other in range(table.n):
        if other != me and is_alive(table, other):
            enemies += 1 if view.enmity[other] > 0 else -1
    return enemies > 0


@rule
def aimed(table: Table, view: View, weights: Weights, kind: int) -> int:
    """Play a card at its best target, with the card to take from it; pass where no target is worth it."""
    me = np.int64(view.me)
    best, most, taken = np.int64(NOBODY), np.int64(0), np.int64(NONE)
    takes = takes_a_card(table, kind)
    bangs = usable(table, view, ATTACK) if effect_of(table, kind) == DUEL else np.int64(0)
    limit = reach_of(table, me, kind)
    jails = effect_of(table, kind) == JAIL
    foes = np.int64(view.foes) & np.int64(table.alive)
    while foes != 0:
        other = lowest_bit(foes)
        foes &= foes - 1
        if distance(table, me, other) <= limit and (not jails or can_jail(table, me, other)):
            take = best_to_take(table, me, other) if takes else np.int64(NONE)
            value = target_value(table, view, weights, kind, other, bangs)
            if value > most and (take != NONE or not takes):
                best, most, taken = other, value, take
    if best == NOBODY:
        return PASS
    return playing(card_to_play(table, view, kind), kind, best, taken)


@rule
def target_value(table: Table, view: View, weights: Weights, kind: int, other: int, bangs: int) -> int:
    """How good a target is: an enemy, near his end, with little to answer; below zero for one to leave alone."""
    value = 1000 + 16 * np.int64(view.enmity[other]) - 4 * np.int64(table.hp[other])
    effect = effect_of(table, kind)
    if effect == DUEL and weights.fears_duels != 0 and np.int64(table.hand_n[other]) > weights.fears_duels * bangs:
        return -1
    if weights.spares_dying != 0 and table.hp[other] == 1 and spares(view, other):
        return -1
    if effect == DUEL or effect == ATTACK:
        value -= np.int64(table.hand_n[other])
        if table.hp[other] == 1 and view.lean[other] >= 0:
            value += np.int64(weights.sees_kills)
    return value


@rule
def spares(view: View, other: int) -> bool:
    """Whether the sheriff leaves `other` his last life point, who might be a deputy."""
    return view.role == SHERIFF and view.enmity[other] < 30


@rule
def best_to_take(table: Table, me: int, other: int) -> int:
    """The card in play worth most, where one is worth more than a hand card; else a hand card; `NONE` if neither."""
    draws_again = table.hand_n[other] == 1 and table.traits[other, DRAWS_WHEN_EMPTY] != 0
    best = FROM_HAND if hand_to_take(table, me, other) and not draws_again else NONE
    most = np.int64(40) if best != NONE else np.int64(0)
    for place in range(table.in_play_n[other]):
        card = np.int64(table.in_play[other, place])
        row = table.kinds[kind_of(table, card)]
        worth = np.int64(row.worth) if row.effect == EQUIP else np.int64(-1)
        if worth > most:
            best, most = card, worth
    return best
