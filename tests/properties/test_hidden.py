"""A policy answers by what its seat may know, only answers, and its answer is legal."""

import random
from typing import Any

import numpy as np
from hypothesis import given, settings

from bangsim.content.codes import CARDS, NOBODY, SACAGAWAY
from bangsim.sim.stepping import Game
from bangsim.table.state import SEAT
from tests.properties.playing import Played, dealt
from tests.properties.position import contents, living
from tests.properties.studies import NUMBERS, POLICY_NAMES, SEEDS, configuration_of, examples, studies

FACTS = ("me", "role", "deputies", "hand", "shelf_n", "shelf", "parked")
OWN = [name for name in SEAT.names or () if name not in FACTS]
"""What a policy may change when it answers: the stream and the beliefs of its own seat."""
SURE = 40


def guess(record: Any, seat: int, chance: random.Random) -> None:
    """Give a seat any opinion of the others; one answered from outside forms none by itself."""
    record["seat"][seat]["lean"] = [chance.randint(-SURE, SURE) for _ in record["seat"][seat]["lean"]]
    record["seat"][seat]["weighed"] = 0


def rearrange_what_is_hidden(record: Any, me: int, chance: random.Random) -> None:
    """Change everything that the player at `me` cannot see into something else that could be there as well."""
    table, seats = record["table"], record["seat"]
    others = [seat for seat in range(table["n"]) if seat != me]
    piles = [seats[seat]["hand"][: table["hand_n"][seat]] for seat in others]
    piles += [seats[seat]["shelf"][: seats[seat]["shelf_n"]] for seat in others]
    piles.append(record["pile"][: table["deck_n"]])
    cards = np.concatenate(piles).tolist()
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    unknown = [seat for seat in others if table["known_role"][seat] == NOBODY]
    hidden = [seat for seat in unknown if not seats[me]["deputies"] >> seat & 1]
    roles = record["role"][hidden].tolist()
    chance.shuffle(roles)
    record["role"][hidden] = roles
    for seat in others:
        seats[seat]["role"] = record["role"][seat]
        seats[seat]["deputies"] = chance.getrandbits(len(others) + 1)
        seats[seat]["word"] = chance.getrandbits(64)
        guess(record, seat, chance)
    record["streams"] = [chance.getrandbits(64) for _ in record["streams"]]
    litter(record, me, chance)


def litter(record: Any, me: int, chance: random.Random) -> None:
    """Leave cards where a hand or a row of cards has ended."""
    table, own = record["table"], record["seat"][me]
    hand = own["hand"][: CARDS - int(own["parked"])]
    ends = [(hand, table["hand_n"][me]), (own["shelf"], own["shelf_n"]), (table["shelf"], table["shelf_n"])]
    ends += [(table["in_play"][seat], table["in_play_n"][seat]) for seat in range(table["n"])]
    for row, n in ends:
        row[n:] = [chance.randrange(table["cards"]) for _ in row[n:]]


def some_questions(study: dict, seed: int, number: int, chance: random.Random) -> list[Played]:
    """Some positions of a game in which everybody answers by chance, each with a question and with closed hands."""
    game = dealt(study, seed, number, range(study["players"]))
    found = []
    for _ in game.questions():
        if chance.random() < 0.15 and game.record["table"]["show"] != SACAGAWAY:
            found.append(game.copy())
            guess(found[-1].record, game.asked, chance)
        game.record["answer"] = chance.choice(game.legal_answers())
    return found


@settings(max_examples=examples(60))
@given(studies(), SEEDS, NUMBERS)
def test_every_policy_answers_legally_by_what_its_seat_knows(study: dict, seed: int, number: int):
    for game in some_questions(study, seed, number, random.Random(number)):
        other = game.copy()
        rearrange_what_is_hidden(other.record, game.asked, random.Random(seed))
        legal = game.legal_answers()
        assert other.legal_answers() == legal
        for policy in POLICY_NAMES:
            one, two = game.copy(), other.copy()
            answer = one.policy_answer(policy)
            assert answer in legal, policy
            assert two.policy_answer(policy) == answer, policy
            for name in OWN:
                assert np.array_equal(one.record["seat"][game.asked][name], two.record["seat"][game.asked][name]), (
                    policy,
                    name,
                )


@settings(max_examples=examples(40))
@given(studies(), SEEDS, NUMBERS)
def test_to_answer_changes_nothing_but_what_a_seat_thinks(study: dict, seed: int, number: int):
    for game in some_questions(study, seed, number, random.Random(number)):
        before = contents(game.record)
        for policy in POLICY_NAMES:
            after = game.copy()
            after.policy_answer(policy)
            for name in OWN:
                after.record["seat"][game.asked][name] = game.record["seat"][game.asked][name]
            assert contents(after.record) == before, policy


@settings(max_examples=examples(20))
@given(studies(), SEEDS, NUMBERS)
def test_a_view_shows_nothing_hidden(study: dict, seed: int, number: int):
    chance = random.Random(number)
    game = Game(configuration_of(study), seed=seed, number=number)
    while not game.over:
        if chance.random() < 0.1 and game.record["table"]["show"] != SACAGAWAY:
            for seat in living(game.record):
                other = game.copy()
                rearrange_what_is_hidden(other.record, seat, chance)
                assert other.view(seat) == game.view(seat)
        game.answer(chance.choice(game.legal))
