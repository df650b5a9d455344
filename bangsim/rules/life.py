"""Life points: lose, dying, eliminate, and the end of the game (rulebook 3.7 to 3.9, 7)."""

import numpy as np

from bangsim.content.codes import (
    AMBUSH,
    DEPUTY,
    DRAWS_WHEN_EMPTY,
    KINDS,
    LAW,
    NO_EVENT,
    NOBODY,
    OUTLAW,
    OUTLAWS,
    PLAYER_WINS,
    RENEGADE,
    RENEGADE_WINS,
    ROLES,
    SEATS,
    SHERIFF,
    SURVIVES_BY_JUDGEMENT,
    WILD_WEST_SHOW,
)
from bangsim.content.rules import AFTER_EFFECT, PENALTY_HAND, PENALTY_HAND_AND_PLAY
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import disarm_others, discard_from_hand, discard_from_play, draw_cards, take_parked
from bangsim.rules.hooks import after_death, after_loss, heirs_take
from bangsim.rules.roles import reveal
from bangsim.table.abilities import can_heal_for_cards
from bangsim.table.asks import holds_rescue
from bangsim.table.log import (
    FIRST_SCENARIO,
    HIT_EVENT,
    OUT_EVENT,
    PENALTY_EVENT,
    RETURN_EVENT,
    REWARD_EVENT,
    WHY_OUT,
    WHY_PENALTY,
    WHY_REWARD,
    WHY_TEREN_KILL,
    note,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import DYING_QUESTION, JUDGE, push
from bangsim.table.view import bit, hand_card, has_ability, is_alive, is_ghost

MANY = 100
"""Eliminations are counted up to here: who comes back may be eliminated again and again."""


@rule
def lose(state: State, me: int, n: int, by: int, why: int) -> None:
    """`me` loses n life points at once, by the doing of `by` (rulebook 3.7)."""
    if n <= 0 or is_ghost(state.table, me):
        return
    state.table.hp[me] -= n
    note(state, HIT_EVENT, me, n, by, why, np.int64(state.table.hp[me]))
    survive(state, me, by, n, why)


@rule_apart
def survive(state: State, me: int, by: int, n: int, why: int) -> None:
    """After a loss of n: reactions if `me` lives, else what may save him, else his end."""
    if state.table.hp[me] > 0:
        after_loss(state, me, by, n, why)
    elif holds_rescue(state.table, state.seat[me]) or can_heal_for_cards(state.table, me):
        push(state, DYING_QUESTION, me, by, n, 0, why)
    else:
        give_up(state, me, by, why)


@rule
def give_up(state: State, me: int, by: int, why: int) -> None:
    """A dying player does nothing more to save himself; Teren Kill may yet live by a draw! (rulebook 16.7)."""
    if has_ability(state.table, me, SURVIVES_BY_JUDGEMENT):
        push(state, JUDGE, me, by, 0, why, WHY_TEREN_KILL)
    else:
        eliminate(state, me, by, why)


@rule
def refresh_gaps(table: Table) -> None:
    """Count the seats between the living, the shorter way round; under Ambush all are neighbours (rulebook 21.2)."""
    n = np.int64(table.n)
    near = table.event == AMBUSH
    for me in range(n):
        steps = np.int64(0)
        other = np.int64(me)
        for _ in range(n - 1):
            other = np.int64(table.after[other])
            if is_alive(table, other):
                steps += 1
                table.gap[me, other] = 1 if near else min(steps, np.int64(table.n_alive) - steps)


@rule
def leave(state: State, me: int) -> None:
    """`me` is out of the game and shows his role."""
    table = state.table
    table.alive &= ~bit(me)
    table.n_alive -= 1
    table.hp[me] = 0
    table.role_left[state.role[me]] -= 1
    state.living[state.role[me]] -= 1
    table.skips = np.int64(table.skips) & ~bit(me)
    reveal(state, me)
    refresh_gaps(table)
    disarm_others(state)


@rule_apart
def discard_everything(state: State, me: int, why: int) -> None:
    """Discard the hand of `me` and what lies in front of him."""
    discard_hand(state, me, why)
    for _ in range(state.table.in_play_n[me]):
        discard_from_play(state, me, 0, why)


@rule
def discard_hand(state: State, me: int, why: int) -> None:
    """Discard the hand of `me`."""
    for _ in range(state.table.hand_n[me]):
        discard_from_hand(state, me, hand_card(state.seat[me], np.int64(state.table.hand_n[me]) - 1), why)


@rule
def credited(state: State, me: int, by: int, why: int) -> int:
    """Who eliminated `me`: nobody if it was himself or Dynamite; scenario cards by a switch (rulebook 7.2, 18.4)."""
    if by < 0 and why >= FIRST_SCENARIO and state.table.rules.scenario_deaths_credited != 0:
        by = np.int64(state.table.turn_of)
    return by if by >= 0 and by != me and is_alive(state.table, by) else NOBODY


@rule_apart
def eliminate(state: State, me: int, by: int, why: int) -> None:
    """`me` is out: role shown, cards taken or discarded, reward or penalty, end of the game (rulebook 7.1)."""
    killer = credited(state, me, by, why)
    leave(state, me)
    if state.table.first_out == NOBODY:
        state.table.first_out = me
    note(state, OUT_EVENT, me, np.int64(state.role[me]), killer, why)
    count_elimination(state, me, killer, why)
    bury(state, me)
    if killer >= 0:
        reward(state, me, killer)
        hunts = state.table.rules.three_players != 0 and state.table.show != WILD_WEST_SHOW
        if hunts and state.table.winner < 0 and target_of_role(state, killer, me):
            state.table.winner = killer
    if state.table.rules.win_check == AFTER_EFFECT and state.table.resolving >= 0:
        state.check_due = 1
    else:
        check_end(state)


@rule_apart
def bury(state: State, me: int) -> None:
    """The cards of who has left are taken or discarded, and the others react."""
    take_parked(state, me)
    if not heirs_take(state, me):
        discard_everything(state, me, WHY_OUT)
    state.due &= ~bit(me)
    state.owed[me] = 0
    after_death(state, me)


@rule_apart
def come_back(state: State, me: int, hp: int, why: int) -> None:
    """An eliminated player is in the game again, with `hp` life points and no card."""
    table = state.table
    table.alive |= bit(me)
    table.n_alive += 1
    table.hp[me] = hp
    state.living[state.role[me]] += 1
    if table.known_role[me] >= 0:
        table.role_left[state.role[me]] += 1
    note(state, RETURN_EVENT, me, why, hp)
    refresh_gaps(table)
    disarm_others(state)
    if table.traits[me, DRAWS_WHEN_EMPTY] > 0:
        state.due |= bit(me)


@rule
def count_elimination(state: State, me: int, killer: int, why: int) -> None:
    """Add an elimination to the tally: which in the game, who, by whom, by what."""
    by = np.int64(state.role[killer]) if killer >= 0 else len(ROLES)
    cause = min(why, KINDS)
    state.tally.eliminations[min(np.int64(state.deaths), SEATS - 1), state.role[me], by, cause] += 1
    state.deaths = min(np.int64(state.deaths) + 1, MANY)
    state.tally.event_deaths[state.table.event, state.role[me]] += 1
    if state.table.show != NO_EVENT:
        state.tally.event_deaths[state.table.show, state.role[me]] += 1
    state.last_role_out = state.role[me]
    if state.role[me] == DEPUTY and by == SHERIFF:
        state.deputies_killed = min(np.int64(state.deputies_killed) + 1, MANY)


@rule
def reward(state: State, me: int, killer: int) -> None:
    """The killer's reward or penalty (rulebook 7.3; switches outlaw_bounty, sheriff_penalty)."""
    rules = state.table.rules
    role = np.int64(state.role[me])
    if (role == OUTLAW or rules.three_players != 0) and rules.outlaw_bounty > 0:
        note(state, REWARD_EVENT, killer, WHY_REWARD, np.int64(rules.outlaw_bounty))
        draw_cards(state, killer, np.int64(rules.outlaw_bounty), WHY_REWARD)
    if role == DEPUTY and state.role[killer] == SHERIFF:
        if rules.sheriff_penalty == PENALTY_HAND_AND_PLAY:
            cards = np.int64(state.table.hand_n[killer]) + np.int64(state.table.in_play_n[killer])
            note(state, PENALTY_EVENT, killer, WHY_PENALTY, cards)
            discard_everything(state, killer, WHY_PENALTY)
        elif rules.sheriff_penalty == PENALTY_HAND:
            note(state, PENALTY_EVENT, killer, WHY_PENALTY, np.int64(state.table.hand_n[killer]))
            discard_hand(state, killer, WHY_PENALTY)


@rule
def target_of_role(state: State, killer: int, me: int) -> bool:
    """Whether `me` was the target of `killer` in the three-player game (rulebook 7.5)."""
    hunter, hunted = np.int64(state.role[killer]), np.int64(state.role[me])
    return (
        (hunter == DEPUTY and hunted == RENEGADE)
        or (hunter == RENEGADE and hunted == OUTLAW)
        or (hunter == OUTLAW and hunted == DEPUTY)
    )


@rule
def last_alive(table: Table) -> int:
    """The lowest seat that lives, or nobody."""
    for seat in range(table.n):
        if is_alive(table, seat):
            return seat
    return NOBODY


@rule
def check_end(state: State) -> None:
    """End the game if somebody has won (rulebook 7.4)."""
    table = state.table
    state.check_due = 0
    if table.show == WILD_WEST_SHOW:
        check_last(state)
    elif table.rules.three_players != 0:
        if table.winner < 0 and table.n_alive == 1:
            table.winner = last_alive(table)
        if table.winner >= 0:
            table.over = PLAYER_WINS
        elif table.n_alive == 0:
            table.over = OUTLAWS
    elif not is_alive(table, np.int64(table.sheriff)):
        last = last_alive(table)
        if table.n_alive == 1 and state.role[last] == RENEGADE:
            table.winner = last
            table.over = RENEGADE_WINS
        else:
            table.over = OUTLAWS
    elif state.living[OUTLAW] == 0 and state.living[RENEGADE] == 0:
        table.over = LAW


@rule
def check_last(state: State) -> None:
    """End the game if one player is left: he wins alone (Wild West Show, rulebook 22.11)."""
    table = state.table
    if table.n_alive == 1:
        table.winner = last_alive(table)
        table.over = PLAYER_WINS
    elif table.n_alive == 0:
        table.over = OUTLAWS


@rule
def damage(table: Table) -> int:
    """The life points that the card which resolves costs whom it hits."""
    return np.int64(table.card_damage)
