"""What a scripted policy plays in its own turn: the first card worth playing, in the order of a sensible turn.

The order is data (ai/policies.py): first draw, then arm oneself, then rob, then shoot, then heal. Whether a card is
worth playing, and at whom, is decided here by what its row says, so a designer's own card is played like any other.
"""

import numpy as np

from bangsim.ai.abilities import best_ability
from bangsim.ai.hand import card_to_play, kinds_to_try, no_diamond, second_bang
from bangsim.ai.scenarios import play_rather_than_pass
from bangsim.ai.worth import (
    FRIENDLY,
    best_to_take,
    better_weapon,
    keep_worth,
    usable,
    worst_card_but,
)
from bangsim.content.codes import (
    ALL_OTHERS,
    ATTACK,
    BANG_CARD,
    BEER_CARD,
    BEER_FOR_OTHERS,
    DIAMONDS,
    DRAW,
    DUEL,
    DYNAMITE,
    EQUIP,
    EQUIPS_OTHERS,
    EVERYBODY,
    GREEN,
    HEAL,
    HEALS_FOR_CARDS,
    IGNORES_DIAMONDS,
    JAIL,
    MUST_PLAY_THREE,
    NOBODY,
    NUMBERS,
    REPEATS_CARDS,
    ROULETTE,
    SACAGAWAY,
    SHERIFF,
    SHOOTS_WITH_ALL,
    STORE,
    TAKE,
    TAKES_TWO_BANGS,
    THE_REVEREND,
    WEAPON,
    WILD_WEST_SHOW,
)
from bangsim.core.jit import lowest_bit, rule, rule_apart
from bangsim.table.abilities import (
    can_copy_play,
    can_heal_for_cards,
    can_help,
    can_help_player,
    can_repeat,
)
from bangsim.table.answers import NONE, PASS, playing, using
from bangsim.table.asks import (
    BANG_AS_MISSED,
    bangs_left,
    can_aim,
    can_jail,
    can_play,
    can_play_from_hand,
    class_in_play,
    has_a_card,
    heal_works,
    holds_use,
    needs_target,
    reach_of,
    takes_a_card,
)
from bangsim.table.state import Table, View, Weights
from bangsim.table.view import (
    distance,
    effect_of,
    hand_card,
    has_ability,
    has_in_play,
    held,
    is_alive,
    is_ghost,
    kind_of,
    next_alive,
    suit_for,
)

HELPS = 1 << (EQUIPS_OTHERS - NUMBERS) | 1 << (BEER_FOR_OTHERS - NUMBERS)
"""The abilities to give others the use of a card."""
OPEN_ANSWER = 30
"""What each Missed! of an open hand takes from the worth of its owner as a target."""
CHEAP = 40
"""A card worth less is thrown for a second copy of another."""


@rule
def best_play(table: Table, view: View, weights: Weights) -> int:
    """The first play worth it in the order of a turn, or passing."""
    me = np.int64(view.me)
    if can_repeat(table, me):
        answer = repeating(table, view)
        if answer != PASS:
            return answer
    helps = np.int64(table.abilities[me]) & HELPS != 0
    kinds = kinds_to_try(table, view)
    while kinds != 0:
        kind = np.int64(table.kind_in_order[lowest_bit(kinds)])
        kinds &= kinds - 1
        row = table.kinds[kind]
        if row.border == GREEN and not has_in_play(table, me, kind):
            if can_play_from_hand(table, me, kind):
                return playing(card_to_play(table, view, kind), kind)
        elif worth_playing(table, view, weights, kind) and can_play(table, me, kind):
            answer = way_to_play(table, view, weights, kind)
            if answer != PASS:
                return answer
        elif helps and can_help(table, me, kind):
            answer = helping(table, view, kind)
            if answer != PASS:
                return answer
    if can_heal_for_cards(table, me) and table.hand_n[me] > table.hp[me] + 1:
        return using(HEALS_FOR_CARDS)
    answer = best_ability(table, view, weights)
    pressed = table.must_play >= 0 or has_ability(table, me, MUST_PLAY_THREE)
    return play_rather_than_pass(table, view) if answer == PASS and pressed else answer


@rule
def way_to_play(table: Table, view: View, weights: Weights, kind: int) -> int:
    """How to play a card of `kind`, or passing where it has no target worth it or costs too much."""
    row = table.kinds[kind]
    cost = np.int64(NONE)
    if row.cost > 0:
        cost = price(table, view, weights, card_to_play(table, view, kind), np.int64(row.worth))
        if cost == NONE:
            return PASS
    elif may_copy(table, view, kind) and worth_twice(table, view, kind):
        cost = price(table, view, weights, card_to_play(table, view, kind), CHEAP)
    if not needs_target(table, kind):
        return playing(card_to_play(table, view, kind), kind, NOBODY, NONE, cost)
    if row.effect == HEAL:
        other = best_to_heal(table, view, kind)
        return playing(card_to_play(table, view, kind), kind, other, NONE, cost) if other >= 0 else PASS
    return aimed(table, view, weights, kind, cost)


@rule
def may_copy(table: Table, view: View, kind: int) -> bool:
    """Whether a second copy is thought of; not where Bang! cards cannot be thrown for it (rulebook 22.10)."""
    me = np.int64(view.me)
    return can_copy_play(table, me, kind) and not has_ability(table, me, SHOOTS_WITH_ALL)


@rule_apart
def worth_twice(table: Table, view: View, kind: int) -> bool:
    """Whether a second copy of a card does what the first does."""
    effect = effect_of(table, kind)
    if effect == HEAL:
        return table.max_hp[view.me] - table.hp[view.me] > 1
    return effect != STORE


@rule_apart
def helping(table: Table, view: View, kind: int) -> int:
    """Lay equipment that oneself cannot use before a friend, or drink a Beer for one who is hurt; else pass."""
    me = np.int64(view.me)
    for other in range(table.n):
        useful = kind != BEER_CARD or table.hp[other] < table.max_hp[other]
        if useful and view.enmity[other] <= FRIENDLY and can_help_player(table, me, kind, other):
            weapon = table.kinds[kind].card_class == WEAPON
            if not weapon or class_in_play(table, other, WEAPON) < 0:
                return playing(card_to_play(table, view, kind), kind, other)
    return PASS


@rule_apart
def repeating(table: Table, view: View) -> int:
    """Discard a Bang! to repeat the last card: one that draws or robs, or any where no Bang! can be played."""
    me, kind = np.int64(view.me), np.int64(table.last_kind)
    effect, target = effect_of(table, kind), np.int64(table.last_target)
    if target >= 0 and (not is_alive(table, target) or (effect != HEAL and not has_a_card(table, target))):
        return PASS
    if effect == HEAL and table.hp[me] >= table.max_hp[me]:
        return PASS
    gains = effect == DRAW or effect == TAKE or effect == HEAL
    if not gains and bangs_left(table, me) > 0:
        return PASS
    if effect == STORE or effect == ROULETTE or (effect == DRAW and table.deck_n + table.discard_n == 0):
        return PASS
    for place in range(table.hand_n[me]):
        if kind_of(table, hand_card(view, place)) == BANG_CARD:
            return using(REPEATS_CARDS, hand_card(view, place))
    return PASS


@rule_apart
def price(table: Table, view: View, weights: Weights, card: int, worth: int) -> int:
    """The card to pay for one that costs another: the worst, if it is worth less than what it buys; else none."""
    place = worst_card_but(table, view, weights, card)
    if place < 0:
        return NONE
    paid = hand_card(view, place)
    return paid if keep_worth(table, view, weights, paid) < worth else NONE


@rule_apart
def best_to_heal(table: Table, view: View, kind: int) -> int:
    """Whom a card heals best: oneself when hurt, else a hurt friend; nobody if there is none."""
    me = np.int64(view.me)
    if table.hp[me] < table.max_hp[me] and can_aim(table, me, kind, me):
        return me
    best, least = np.int64(NOBODY), np.int64(99)
    for other in range(table.n):
        hurt = other != me and table.hp[other] < table.max_hp[other] and can_aim(table, me, kind, other)
        if hurt and view.enmity[other] <= FRIENDLY and table.hp[other] < least:
            best, least = np.int64(other), np.int64(table.hp[other])
    return best


@rule
def worth_playing(table: Table, view: View, weights: Weights, kind: int) -> bool:
    """Whether a card of `kind` is better played than kept, as far as no target decides it."""
    effect = effect_of(table, kind)
    if effect == EQUIP:
        row = table.kinds[kind]
        return row.worth > 0 and (row.card_class != WEAPON or better_weapon(table, view, kind))
    if effect == DRAW or effect == STORE:
        return cards_left_to_draw(table)
    if effect == HEAL:
        return worth_healing(table, view, weights, kind)
    if effect == ROULETTE:
        return view.enmity[next_alive(table, np.int64(view.me))] > 0
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
    if (table.hp[me] >= table.max_hp[me] and not needs_target(table, kind)) or is_ghost(table, me):
        return False
    if not heal_works(table, kind):
        return False
    if kind == BEER_CARD:
        if table.next_event == THE_REVEREND:
            return True
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
def aimed(table: Table, view: View, weights: Weights, kind: int, cost: int) -> int:
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
        if kind == BANG_CARD and has_ability(table, other, TAKES_TWO_BANGS) and usable(table, view, ATTACK) < 2:
            continue
        if distance(table, me, other) <= limit and (not jails or can_jail(table, me, other)):
            take = best_to_take(table, me, other, 1 + np.int64(cost >= 0)) if takes else np.int64(NONE)
            value = target_value(table, view, weights, kind, other, bangs)
            if value > most and (take != NONE or not takes):
                best, most, taken = other, value, take
    if best == NOBODY:
        return PASS
    card = card_to_play(table, view, kind)
    if table.traits[best, IGNORES_DIAMONDS] != 0 and suit_for(table, me, card) == DIAMONDS:
        card = no_diamond(table, view, kind)
        if card == NONE:
            return PASS
    if kind == BANG_CARD and has_ability(table, best, TAKES_TWO_BANGS):
        cost = second_bang(table, view, card)
    return playing(card, kind, best, taken, cost)


@rule
def target_value(table: Table, view: View, weights: Weights, kind: int, other: int, bangs: int) -> int:
    """How good a target is: an enemy, near his end, with little to answer; below zero for one to leave alone."""
    value = 1000 + 16 * np.int64(view.enmity[other]) - 4 * np.int64(table.hp[other])
    effect, deadly = effect_of(table, kind), table.hp[other] <= table.kinds[kind].amount
    if table.show == SACAGAWAY:
        if effect == DUEL and table.open_bangs[other] > bangs:
            return -1
        value -= OPEN_ANSWER * open_answers(table, other)
    if effect == DUEL and weights.fears_duels != 0 and np.int64(table.hand_n[other]) > weights.fears_duels * bangs:
        return -1
    if weights.spares_dying != 0 and deadly and spares(table, view, other):
        return -1
    if effect == DUEL or effect == ATTACK:
        value -= np.int64(table.hand_n[other])
        if deadly and view.lean[other] >= 0:
            value += np.int64(weights.sees_kills)
    return value


@rule
def open_answers(table: Table, other: int) -> int:
    """With how many cards of his open hand `other` could answer a shot (Sacagaway)."""
    bangs = np.int64(table.open_bangs[other]) if np.int64(table.abilities[other]) & BANG_AS_MISSED != 0 else np.int64(0)
    return np.int64(table.open_missed[other]) + bangs


@rule
def spares(table: Table, view: View, other: int) -> bool:
    """Whether the sheriff leaves `other` his last life point, who might be a deputy."""
    return view.role == SHERIFF and view.enmity[other] < 30 and table.show != WILD_WEST_SHOW
