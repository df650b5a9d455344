"""The loop: take the task on top of the stack and run its rule; a question is asked first.

Rules and policies meet here and nowhere else.

The loop stops for three reasons only: the game is over, a seat answered from outside has a question, or the log has
to be drained. Between two tasks a position is complete.
"""

import numpy as np

from bangsim.ai.beliefs import forget_refused, notice, remember_refused, rethink, weigh_others
from bangsim.ai.play import best_play
from bangsim.ai.random import answer_at_random
from bangsim.ai.scripted import answer_by_script
from bangsim.content.codes import KINDS, NEW_GOALS, OUTSIDE, RANDOM, SACAGAWAY, UNDECIDED
from bangsim.core.jit import lowest_bit, rule, rule_apart
from bangsim.rules.abilities.base import steal_cards
from bangsim.rules.abilities.dodge_city import copied, copy
from bangsim.rules.cards import draw_cards
from bangsim.rules.characters import show_identity, take_basic_characters, take_identity, take_or_keep
from bangsim.rules.discard import discard_phase, discarded, offer, offer_answered
from bangsim.rules.draw import draw_now, draw_phase, draw_the_rest, gift, given, kept, source_chosen
from bangsim.rules.effects import card_chosen, choose_card, effect_answered, repeat, resolved
from bangsim.rules.events.decks import turn_scenario, turn_show
from bangsim.rules.events.fistful_of_cards import colour_guessed, revolver, volley
from bangsim.rules.events.high_noon import blue_chosen, discard_blue, leave_again, suit_chosen
from bangsim.rules.events.moments import at_turn_start, return_to_game
from bangsim.rules.events.orders import order_aimed, order_named
from bangsim.rules.events.wild_west_show import deal_roles_anew, open_hands
from bangsim.rules.healing import heal
from bangsim.rules.hooks import catch_up
from bangsim.rules.judgements import judge, judge_answered, judged
from bangsim.rules.life import survive
from bangsim.rules.phases import play_phase
from bangsim.rules.play import play
from bangsim.rules.respond import (
    answer_duel,
    answer_dying,
    answer_indians,
    answer_roulette,
    challenged,
    indian,
    picked,
    roulette_turn,
)
from bangsim.rules.shots import answer_shot, defend, shot
from bangsim.rules.turn import begin_under_scenarios, dynamite_step, end_turn, go_on, jail_step, next_turn, start_turn
from bangsim.table import tasks
from bangsim.table.answers import card_of, target_of
from bangsim.table.log import CHOOSE_EVENT, QUESTION_EVENT, WHY_BLOOD_BROTHERS, WHY_DRAW, note
from bangsim.table.state import GO_THROUGH, LOG_ROOM, LOG_ROWS, NO_HALT, PAUSED, Book, State
from bangsim.table.view import bit, is_alive

UNANSWERED = -1
OVER, OUTSIDE_QUESTION, LOG_FULL, AT_DRAW_PHASE, FAULT = range(5)


@rule
def ask(state: State, book: Book, seat: int) -> int:
    """The answer of the policy at `seat` to the question on top of the stack."""
    task = state.stack[state.depth - 1]
    table, view = state.table, state.seat[seat]
    if table.show == SACAGAWAY and task.kind == tasks.PLAY:
        open_hands(state, seat)
    if state.policy[seat] == RANDOM:
        return answer_at_random(task, table, view)
    weights = book.weights[state.weights[seat]]
    if needs_enmity(np.int64(task.kind)):
        weigh_others(table, view, weights)
    if task.kind != tasks.PLAY:
        return answer_by_script(task, table, view, weights)
    forget_refused(table, view)
    answer = best_play(table, view, weights)
    remember_refused(table, view, answer)
    return answer


@rule
def needs_enmity(kind: int) -> bool:
    """Whether a question is answered by whom one wants to harm; for the others nobody needs to be weighed."""
    return kind == tasks.PLAY or kind == tasks.DUEL_QUESTION or kind == tasks.DRAW_QUESTION


@rule
def let_notice(state: State, book: Book) -> None:
    """Everybody whose policy learns from public acts sees the one on the table."""
    if state.table.act == NEW_GOALS:
        state.table.act = 0
        let_rethink(state)
        return
    watching = np.int64(state.observers) & np.int64(state.table.alive) & ~bit(state.table.act_by)
    while watching != 0:
        seat = lowest_bit(watching)
        watching &= watching - 1
        notice(state.table, state.seat[seat], book.weights[state.weights[seat]])
    state.table.act = 0


@rule_apart
def let_rethink(state: State) -> None:
    """Roles or aims have changed: everybody weighs all others anew, and forgets what does not count any more."""
    for seat in range(state.table.n):
        rethink(state.table, state.seat[seat])


@rule
def refill_hands(state: State) -> None:
    """Whoever draws for an empty hand or for cards used out of turn does so, unless something keeps him waiting."""
    due = np.int64(state.due) & ~np.int64(state.suspended)
    state.due = np.int64(state.due) & np.int64(state.suspended)
    while due != 0:
        seat = lowest_bit(due)
        due &= due - 1
        catch_up(state, seat)


@rule
def advance(state: State, book: Book) -> int:
    """Play on until the game is over, an outside seat has a question, the log is full, or something is broken."""
    while state.table.over == UNDECIDED and state.halt == NO_HALT:
        if state.log_on != 0 and state.log.n > LOG_ROWS - LOG_ROOM:
            return LOG_FULL
        if np.int64(state.due) & ~np.int64(state.suspended) != 0:
            refill_hands(state)
        if state.table.act != 0:
            let_notice(state, book)
        task = state.stack[state.depth - 1]
        kind, me = np.int64(task.kind), np.int64(task.me)
        if kind >= tasks.FIRST_QUESTION:
            if not is_alive(state.table, me):
                state.depth -= 1
                continue
            if state.answer == UNANSWERED:
                if state.policy[me] == OUTSIDE:
                    return OUTSIDE_QUESTION
                state.answer = ask(state, book, me)
            note(state, QUESTION_EVENT, me, kind - tasks.FIRST_QUESTION, np.int64(task.by))
            state.tally.questions += 1
        answer = np.int64(state.answer)
        state.answer = UNANSWERED
        state.depth -= 1
        run_task(
            state, book, kind, me, np.int64(task.by), np.int64(task.n), np.int64(task.m), np.int64(task.why), answer
        )
    if state.table.over != UNDECIDED:
        return OVER
    if state.halt == PAUSED:
        state.halt = NO_HALT
        state.pauses = GO_THROUGH
        return AT_DRAW_PHASE
    return FAULT


@rule
def run_task(state: State, book: Book, kind: int, me: int, by: int, n: int, m: int, why: int, answer: int) -> None:
    """Run the rule of a task; its arguments are copied, so the rule may push over it."""
    if kind == tasks.PLAY:
        play(state, me, answer)
    elif kind == tasks.RESOLVED:
        resolved(state)
    elif kind == tasks.ATTACKED:
        answer_shot(state, me, by, n, m, why, answer)
    elif kind == tasks.DEFEND:
        defend(state, me, by, n, m, why)
    elif kind == tasks.PLAY_PHASE:
        play_phase(state, me)
    elif kind == tasks.END_TURN:
        end_turn(state, me)
    elif kind == tasks.DISCARD_QUESTION:
        discarded(state, me, n, m, why, answer)
    elif kind == tasks.SHOT:
        shot(state, me, by, why)
    elif kind == tasks.INDIAN:
        indian(state, me, by, why)
    elif kind == tasks.INDIANS_QUESTION:
        answer_indians(state, me, by, why, answer)
    elif kind == tasks.CHALLENGED:
        challenged(state, me, by, n, why)
    elif kind == tasks.DUEL_QUESTION:
        answer_duel(state, me, by, n, why, answer)
    elif is_of_scenarios(kind):
        run_task_of_scenarios(state, book, kind, me, by, n, m, why, answer)
    else:
        run_rare_task(state, book, kind, me, by, n, m, why, answer)


@rule
def is_of_scenarios(kind: int) -> bool:
    """Whether a task is one that only scenario cards have."""
    return (kind >= tasks.SCENARIO and kind < tasks.FIRST_QUESTION) or kind >= tasks.COLOUR_QUESTION


@rule_apart
def run_rare_task(state: State, book: Book, kind: int, me: int, by: int, n: int, m: int, why: int, answer: int) -> None:
    """Run the rule of a task that a game seldom has; apart, so that the loop stays small."""
    if kind == tasks.TURN:
        start_turn(state, me, n)
    elif kind == tasks.DYNAMITE_STEP:
        dynamite_step(state, me, n)
    elif kind == tasks.JAIL_STEP:
        jail_step(state, me)
    elif kind == tasks.GO_ON:
        go_on(state, me)
    elif kind == tasks.DRAW_PHASE:
        draw_phase(state, me, n != 0)
    elif kind == tasks.DISCARD_PHASE:
        discard_phase(state, me)
    elif kind == tasks.STEAL_CARDS:
        steal_cards(state, me, by, n)
    elif kind == tasks.DYING:
        survive(state, me, by, n, why)
    elif kind == tasks.DRAW_CARDS:
        draw_more(state, me, n, m, why)
    elif kind == tasks.DYING_QUESTION:
        answer_dying(state, me, by, n, why, answer)
    elif kind == tasks.DRAW_QUESTION:
        source_chosen(state, me, n, answer)
    elif kind == tasks.KEEP_QUESTION:
        kept(state, me, n, answer)
    elif kind == tasks.STORE_QUESTION:
        picked(state, me, by, n, why, answer)
    elif kind == tasks.JUDGEMENT_QUESTION:
        note(state, CHOOSE_EVENT, me, card_of(answer))
        judged(state, me, by, n, m, why, card_of(answer))
    elif kind == tasks.TAKE_CARD:
        choose_card(state, me, by, n, m, why)
    elif kind == tasks.TAKE_QUESTION:
        card_chosen(state, me, by, n, m, why, answer)
    else:
        run_later_task(state, book, kind, me, by, n, m, why, answer)


@rule_apart
def run_later_task(
    state: State, book: Book, kind: int, me: int, by: int, n: int, m: int, why: int, answer: int
) -> None:
    """Run the rule of a task that the base game does not have."""
    if kind == tasks.ROULETTE_TURN:
        roulette_turn(state, me, by, why)
    elif kind == tasks.ROULETTE_QUESTION:
        answer_roulette(state, me, by, why, answer)
    elif kind == tasks.GIVE_QUESTION:
        given(state, me, by, answer)
    elif kind == tasks.BECOME:
        take_or_keep(state, book, me, n)
    elif kind == tasks.COPY:
        copy(state, me)
    elif kind == tasks.COPY_QUESTION:
        copied(state, me, target_of(answer))
    else:
        run_task_of_abilities(state, book, kind, me, by, n, m, why, answer)


@rule_apart
def run_task_of_abilities(
    state: State, book: Book, kind: int, me: int, by: int, n: int, m: int, why: int, answer: int
) -> None:
    """Run the rule of a task that only some abilities have."""
    if kind == tasks.JUDGE:
        judge(state, me, by, n, m, why)
    elif kind == tasks.JUDGE_QUESTION:
        judge_answered(state, me, by, n, m, why, answer)
    elif kind == tasks.OFFER:
        offer(state, me, why)
    elif kind == tasks.ABILITY_QUESTION:
        if why < KINDS:
            effect_answered(state, me, by, n, m, why, answer)
        else:
            offer_answered(state, me, n, why, answer)
    elif kind == tasks.REPEAT:
        repeat(state, me, by, n, m)
    elif kind == tasks.GIFT:
        gift(state, me, by)
    elif kind == tasks.TAKE_BASICS:
        take_basic_characters(state, book, me)


@rule_apart
def run_task_of_scenarios(
    state: State, book: Book, kind: int, me: int, by: int, n: int, m: int, why: int, answer: int
) -> None:
    """Run the rule of a task that only scenario cards have."""
    if kind == tasks.SCENARIO:
        turn_scenario(state, book, me)
    elif kind == tasks.START_EFFECTS:
        at_turn_start(state, me)
    elif kind == tasks.JUDGEMENTS:
        begin_under_scenarios(state, me)
    elif kind == tasks.COME_BACK:
        return_to_game(state, me)
    elif kind == tasks.NEXT_TURN:
        next_turn(state, me)
    elif kind == tasks.GHOST_LEAVES:
        leave_again(state, me)
    elif kind == tasks.SHOW:
        turn_show(state, book, me)
    elif kind == tasks.VOLLEY:
        volley(state, me, n)
    elif kind == tasks.DALTON:
        discard_blue(state, me, n)
    elif kind == tasks.REVOLVER:
        revolver(state, me)
    elif kind == tasks.DRAW_NOW:
        draw_now(state, me)
    elif kind == tasks.ROLES_DEALT:
        deal_roles_anew(state)
    elif kind == tasks.LIFE_GIVEN:
        heal(state, me, 1, by, WHY_BLOOD_BROTHERS)
    elif kind == tasks.IDENTITY:
        if n == 0:
            show_identity(state, book, me)
        else:
            take_identity(state, book, me, m)
    else:
        run_choice_of_scenarios(state, kind, me, by, n, m, answer)


@rule
def run_choice_of_scenarios(state: State, kind: int, me: int, by: int, n: int, m: int, answer: int) -> None:
    """Run the rule of a question that only scenario cards ask."""
    if kind == tasks.COLOUR_QUESTION:
        colour_guessed(state, me, answer)
    elif kind == tasks.SUIT_QUESTION:
        suit_chosen(state, me, answer)
    elif kind == tasks.BLUE_QUESTION:
        blue_chosen(state, me, answer)
    elif kind == tasks.ORDER_QUESTION:
        order_named(state, me, by, answer)
    elif kind == tasks.AIM_QUESTION:
        order_aimed(state, me, by, n, m, answer)


@rule
def draw_more(state: State, me: int, n: int, before: int, why: int) -> None:
    """`me` draws cards that were owed to him: those left of his draw phase, or those of a reaction."""
    if is_alive(state.table, me):
        if why == WHY_DRAW:
            draw_the_rest(state, me, n, before)
        else:
            draw_cards(state, me, n, why)
