"""The play phase: a card is played and takes effect (rulebook 5, 10)."""

import numpy as np

from bangsim.content.codes import (
    ALL_OTHERS,
    ATTACK,
    BANG_CARD,
    BANG_DAMAGE,
    BLUE,
    BROWN,
    DISCARD,
    DRAW,
    DRAWS_FOR_EQUIPMENT,
    DRAWS_FOR_LIFE,
    DUEL,
    EQUIP,
    EVERYBODY,
    GREEN,
    HEAL,
    INDIANS,
    MISSED_NEEDED,
    NO_RESULT,
    NOBODY,
    PASS_VERB,
    PLAY_VERB,
    REPEATS_CARDS,
    ROULETTE,
    SHOOTS_FOR_CARDS,
    SHOTS_USED,
    STORE,
    STORE_CARD,
    STORES_USED,
    TAKE,
    TAKES_TWO_BANGS,
    TRADES_CARDS,
    USE_VERB,
    WEAPON,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import heal_for_cards
from bangsim.rules.abilities.dodge_city import passes_by, sell_equipment
from bangsim.rules.abilities.powgame import factor_of, try_to_turn, turned_back
from bangsim.rules.abilities.wild_west_show import trade_cards
from bangsim.rules.cards import (
    NO_CARD,
    discard_from_hand,
    discard_from_play,
    draw_cards,
    lift_from_hand,
    place_in_hand,
    place_in_play,
    put_in_play,
    random_hand_place,
    steal_from_hand,
    take_from_play,
)
from bangsim.rules.healing import heal_with
from bangsim.rules.hooks import card_laid_down
from bangsim.rules.life import check_end
from bangsim.rules.respond import (
    DISCARDS,
    KEEPS,
    KEEPS_ANYHOW,
    challenged,
    decline,
    draw_for_life,
    open_store,
)
from bangsim.rules.shots import shot
from bangsim.rules.turn import discard_phase, must_discard
from bangsim.table.answers import FROM_HAND, NONE, card_of, cost_of, name_of, take_of, target_of, verb_of
from bangsim.table.asks import can_turn, class_in_play, counts_as_bang, has_a_card
from bangsim.table.log import (
    ALL,
    CHOOSE_EVENT,
    HAND,
    PLAY_EVENT,
    PLAY_ZONE,
    USE_EVENT,
    WHY_COST,
    WHY_DOC_HOLYDAY,
    WHY_ECONOMIZATION,
    WHY_LEE_VAN_KLIFF,
    WHY_REPLACED,
    note,
    note_move,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import (
    ABILITY_QUESTION,
    DRAW_CARDS,
    INDIAN,
    PLAY,
    REPEAT,
    RESOLVED,
    ROULETTE_TURN,
    SHOT,
    TAKE_CARD,
    TAKE_QUESTION,
    push,
)
from bangsim.table.view import (
    bit,
    hand_card,
    has_ability,
    has_in_play,
    is_alive,
    kind_of,
    next_alive,
    suit_of,
)

MOST_PLAYS = 1000
"""A turn with more plays is given up like a game with too many turns: with next to no cards in the piles a card that
draws can draw itself for ever."""
EVERYONE = -1
"""The mask of all seats: nobody draws for an empty hand while a duel or a General Store lasts."""


@rule
def play(state: State, me: int, answer: int) -> None:
    """`me` plays a card, uses an ability or ends his play phase."""
    verb = verb_of(answer)
    if verb == PASS_VERB:
        discard_phase(state, me)
    elif verb == PLAY_VERB:
        push(state, PLAY, me)
        play_card(state, me, card_of(answer), name_of(answer), target_of(answer), take_of(answer), cost_of(answer))
    else:
        push(state, PLAY, me)
        use_ability(state, me, answer)


@rule
def play_card(state: State, me: int, card: int, kind: int, target: int, take: int, cost: int) -> None:
    """`me` plays a card as a card of `kind`, or uses a green one that lies in front of him."""
    table = state.table
    table.plays += 1
    if table.plays > MOST_PLAYS:
        table.over = NO_RESULT
        return
    state.tally.played[kind_of(table, card)] += 1
    border = np.int64(table.kinds[kind].border)
    if border == BLUE or (border == GREEN and not has_in_play(table, me, kind)):
        lay_down(state, me, card, kind, target)
        return
    note(state, PLAY_EVENT, me, card, kind, target, take, cost)
    if target >= 0 and target != me:
        act(state, me, target, np.int64(table.kinds[kind].effect))
    begin(state, me, card, kind, factor_of(table, me, card) if border == BROWN else np.int64(1))
    if border == BROWN:
        discard_from_hand(state, me, card, kind_of(table, card))
        if cost >= 0:
            pay(state, me, card, kind, target, cost)
        if kind == STORE_CARD:
            table.used[STORES_USED] += np.int64(kind_of(table, card) != STORE_CARD)
        table.last_card = card
        table.last_kind = kind
        table.last_target = target
    else:
        discard_from_play(state, me, place_in_play(state, me, card), kind)
    take_effect(state, me, kind, target, take)


@rule
def begin(state: State, me: int, card: int, kind: int, factor: int) -> None:
    """A card begins to resolve, and counts `factor` times: what it costs whom it hits, and how it can be dodged."""
    table = state.table
    bang = counts_as_bang(table, kind)
    table.resolving = kind
    table.resolving_suit = suit_of(table, card)
    table.card_factor = factor
    table.card_damage = factor * np.int64(table.kinds[kind].amount)
    table.card_missed = 1
    if bang:
        table.card_damage += table.traits[me, BANG_DAMAGE]
        table.card_missed += table.traits[me, MISSED_NEEDED]
    table.affected = np.int64(table.affected) | np.int64(table.affected_now)
    table.affected_now = 0
    table.turns_tried = 0
    table.turns_ready = 0
    state.suspended |= bit(me)


@rule_apart
def pay(state: State, me: int, card: int, kind: int, target: int, cost: int) -> None:
    """`me` discards a further card: as a price, as the second Bang! against Steel, or for a second copy."""
    table = state.table
    pair = table.kinds[kind].cost == 0
    discard_from_hand(state, me, cost, kind if pair else WHY_COST)
    if pair and not (kind == BANG_CARD and has_ability(table, target, TAKES_TWO_BANGS)):
        push(state, REPEAT, me, target, kind, card, WHY_ECONOMIZATION)


@rule_apart
def repeat(state: State, me: int, target: int, kind: int, card: int) -> None:
    """A card takes effect once more, with the same target (Economization, Lee Van Kliff; rulebook 15.21, 16.6)."""
    table = state.table
    if not is_alive(table, me) or (target >= 0 and not is_alive(table, target)):
        return
    begin(state, me, card, kind, factor_of(table, me, card))
    take_effect(state, me, kind, target, NONE)


@rule
def act(state: State, me: int, target: int, effect: int) -> None:
    """Everybody sees that `me` aims something at `target`."""
    table = state.table
    table.act = effect
    table.act_by = me
    table.act_on = target


@rule
def resolved(state: State) -> None:
    """A brown card has resolved: who waited for that may draw, and an end that was put off is looked for."""
    state.table.resolving = NOBODY
    state.table.resolving_suit = NOBODY
    state.suspended = 0
    if state.check_due != 0:
        check_end(state)


@rule
def take_effect(state: State, me: int, kind: int, target: int, take: int) -> None:
    """A card takes effect: at once, or, where others must answer, by what is pushed."""
    row = state.table.kinds[kind]
    effect = np.int64(row.effect)
    answered = effect == ATTACK or effect == INDIANS or effect == DUEL or effect == STORE or effect == ROULETTE
    if answered or row.reach == ALL_OTHERS:
        push(state, RESOLVED, me)
        take_effect_on_others(state, me, kind, effect, target)
    elif (effect == TAKE or effect == DISCARD) and (take == NONE or can_turn(state.table, target, me)):
        push(state, RESOLVED, me)
        push(
            state, TAKE_CARD, me, target, np.int64(state.table.card_factor), KEEPS if effect == TAKE else DISCARDS, kind
        )
    else:
        take_effect_at_once(state, me, kind, effect, target, take)
        resolved(state)


@rule
def take_effect_on_others(state: State, me: int, kind: int, effect: int, target: int) -> None:
    """What others must answer is pushed."""
    if effect == ATTACK:
        attack(state, me, kind, target)
    elif effect == INDIANS:
        push_others(state, INDIAN, me, kind)
    elif effect == DUEL:
        if not passes_by(state, target, me, True):
            state.suspended = EVERYONE
            challenged(state, target, me, me, kind)
    elif effect == STORE:
        state.suspended = EVERYONE
        open_store(state, me, kind)
    elif effect == ROULETTE:
        push(state, ROULETTE_TURN, next_alive(state.table, me), me, 0, 0, kind)
    else:
        take_of_all_others(state, me, kind, KEEPS if effect == TAKE else DISCARDS)


@rule
def take_effect_at_once(state: State, me: int, kind: int, effect: int, target: int, take: int) -> None:
    """What nobody has to answer is done."""
    if effect == HEAL:
        heal_by_card(state, me, kind, target)
    elif effect == DRAW:
        draw_cards(state, me, np.int64(state.table.card_factor) * np.int64(state.table.kinds[kind].amount), kind)
    elif not passes_by(state, target, me, True):
        becomes = KEEPS if effect == TAKE else DISCARDS
        take_one_of(state, me, target, np.int64(state.table.card_factor), becomes, kind, take)


@rule
def attack(state: State, me: int, kind: int, target: int) -> None:
    """A shot at one player, or at all others in turn (rulebook 5.1, 5.8); some cards give or take one besides."""
    row = state.table.kinds[kind]
    if kind == BANG_CARD:
        state.table.bangs_played += 1
    factor = np.int64(state.table.card_factor)
    if row.draws > 0:
        push(state, DRAW_CARDS, me, NOBODY, factor * np.int64(row.draws), 0, kind)
    if row.reach == ALL_OTHERS:
        push_others(state, SHOT, me, kind)
        return
    for _ in range(1, row.strikes):
        push(state, SHOT, target, me, 0, 0, kind)
    if row.takes > 0:
        push(state, SHOT, target, me, 0, 0, kind)
        push(state, TAKE_CARD, me, target, factor * np.int64(row.takes), KEEPS, kind)
    else:
        shot(state, target, me, kind)


@rule
def take_of_all_others(state: State, me: int, kind: int, becomes: int) -> None:
    """`me` takes or makes discard a card of every other player, chosen for each (Brawl, rulebook 10.12)."""
    table = state.table
    other = me
    for _ in range(np.int64(table.n) - 1):
        other = other - 1 if other > 0 else np.int64(table.n) - 1
        if is_alive(table, other):
            push(state, TAKE_CARD, me, other, np.int64(table.card_factor), becomes, kind)


@rule
def choose_card(state: State, me: int, other: int, n: int, becomes: int, kind: int) -> None:
    """`me` takes n cards of `other` or makes him discard them; he is asked which, where there is a choice."""
    table = state.table
    if n <= 0 or not is_alive(table, other) or not has_a_card(table, other):
        return
    if becomes != KEEPS_ANYHOW and passes_by(state, other, me, True):
        return
    if becomes != KEEPS_ANYHOW and can_turn(table, other, me):
        push(state, ABILITY_QUESTION, other, me, n, becomes, kind)
        return
    if np.int64(table.hand_n[other] > 0) + np.int64(table.in_play_n[other]) > 1:
        push(state, TAKE_QUESTION, me, other, n, becomes, kind)
        return
    take_one_of(
        state, me, other, n, becomes, kind, FROM_HAND if table.hand_n[other] > 0 else in_play_first(table, other)
    )


@rule
def effect_answered(state: State, me: int, by: int, n: int, becomes: int, kind: int, answer: int) -> None:
    """`me` lets a card of `by` take n of his cards, or tries to turn it on him (Reflection, rulebook 15.19)."""
    table = state.table
    if verb_of(answer) != USE_VERB:
        decline(state, me)
        table.turns_tried = np.int64(table.turns_tried) | bit(me)
        table.turns_ready = 0
        choose_card(state, by, me, n, becomes, kind)
    elif turned_back(state, me, by):
        push(state, TAKE_CARD, me, by, n, KEEPS_ANYHOW if becomes == KEEPS else DISCARDS, kind)
    else:
        push(state, TAKE_CARD, by, me, n, becomes, kind)
        try_to_turn(state, me, by)


@rule
def in_play_first(table: Table, seat: int) -> int:
    """The first card in front of a player."""
    return np.int64(table.in_play[seat, 0])


@rule
def card_chosen(state: State, me: int, other: int, n: int, becomes: int, kind: int, answer: int) -> None:
    """`me` has chosen which card of `other` it is."""
    take = take_of(answer)
    note(state, CHOOSE_EVENT, me, take if take != FROM_HAND else NOBODY)
    take_one_of(state, me, other, n, becomes, kind, take)


@rule
def take_one_of(state: State, me: int, other: int, n: int, becomes: int, kind: int, take: int) -> None:
    """`me` takes one of n cards of `other`, or makes him discard it."""
    if becomes == DISCARDS:
        make_discard(state, other, take, kind)
    else:
        take_card(state, me, other, take, kind)
    if n > 1:
        push(state, TAKE_CARD, me, other, n - 1, becomes, kind)


@rule
def push_others(state: State, task: int, me: int, kind: int) -> None:
    """Every other living player in turn, clockwise from `me`; the last is pushed first."""
    table = state.table
    other = me
    for _ in range(np.int64(table.n) - 1):
        other = other - 1 if other > 0 else np.int64(table.n) - 1
        if is_alive(table, other):
            push(state, task, other, me, 0, 0, kind)


@rule
def heal_by_card(state: State, me: int, kind: int, target: int) -> None:
    """A card heals its player, another, or everybody (rulebook 5.3, 5.4, 10.13)."""
    table = state.table
    if table.kinds[kind].reach != EVERYBODY:
        other = target if target >= 0 else me
        if not passes_by(state, other, me, False):
            heal_with(state, other, me, kind, np.int64(table.card_factor))
        return
    seat = me
    for _ in range(table.n_alive):
        if not passes_by(state, seat, me, False):
            heal_with(state, seat, me, kind, np.int64(table.card_factor))
        seat = next_alive(table, seat)


@rule
def take_card(state: State, me: int, target: int, take: int, kind: int) -> None:
    """`me` takes a card of `target`: a random one from the hand, or a certain one in play (rulebook 5.5)."""
    if take == FROM_HAND:
        steal_from_hand(state, me, target, kind)
    else:
        take_from_play(state, me, target, take, kind)


@rule
def make_discard(state: State, target: int, take: int, kind: int) -> None:
    """`target` loses a card: a random one from the hand, or a certain one in play (rulebook 5.6)."""
    if take == FROM_HAND:
        card = hand_card(state.seat[target], random_hand_place(state, target))
        discard_from_hand(state, target, card, kind)
    else:
        discard_from_play(state, target, place_in_play(state, target, take), kind)


@rule
def lay_down(state: State, me: int, card: int, kind: int, target: int) -> None:
    """A blue or green card goes in front of its player, or of another (rulebook 5.2, 10.5)."""
    table = state.table
    owner = target if target >= 0 else me
    note(state, PLAY_EVENT, me, card, kind, owner, NONE, NONE)
    if owner != me:
        act(state, me, owner, np.int64(table.kinds[kind].effect))
    lift_from_hand(state, me, place_in_hand(state, me, card))
    if table.kinds[kind].effect == EQUIP and table.kinds[kind].card_class == WEAPON:
        old = class_in_play(table, owner, WEAPON)
        if old >= 0:
            discard_from_play(state, owner, old, WHY_REPLACED)
    put_in_play(state, owner, card)
    note_move(state, card, HAND, me, PLAY_ZONE, owner, kind, ALL)
    card_laid_down(state, me, owner, card)


@rule_apart
def use_ability(state: State, me: int, answer: int) -> None:
    """`me` uses an ability of his play phase."""
    name = name_of(answer)
    if name == DRAWS_FOR_LIFE:
        draw_for_life(state, me)
    elif name == DRAWS_FOR_EQUIPMENT:
        sell_equipment(state, me, card_of(answer))
    elif name == SHOOTS_FOR_CARDS:
        shoot_for_cards(state, me, target_of(answer))
    elif name == TRADES_CARDS:
        trade_cards(state, me, target_of(answer), card_of(answer))
    elif name == REPEATS_CARDS:
        repeat_for_bang(state, me, card_of(answer))
    else:
        heal_for_cards(state, me)


@rule
def repeat_for_bang(state: State, me: int, bang: int) -> None:
    """Lee Van Kliff discards a Bang! and his last card takes effect again (rulebook 16.6)."""
    table = state.table
    note(state, USE_EVENT, me, WHY_LEE_VAN_KLIFF, NOBODY, bang)
    discard_from_hand(state, me, bang, WHY_LEE_VAN_KLIFF)
    card = np.int64(table.last_card)
    table.last_card = NO_CARD
    push(state, REPEAT, me, np.int64(table.last_target), np.int64(table.last_kind), card, WHY_LEE_VAN_KLIFF)


@rule
def shoot_for_cards(state: State, me: int, target: int) -> None:
    """Doc Holyday discards cards for a shot, once a turn; it is no Bang! (rulebook 11.5)."""
    table = state.table
    table.used[SHOTS_USED] += 1
    note(state, USE_EVENT, me, WHY_DOC_HOLYDAY, target)
    act(state, me, target, ATTACK)
    must_discard(state, me, np.int64(table.traits[me, SHOOTS_FOR_CARDS]), target, WHY_DOC_HOLYDAY)
