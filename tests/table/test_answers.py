"""An answer is packed into one number and comes out of it again."""

import itertools

from bangsim.content.codes import CARDS, KINDS, SEATS, TRAITS, VERBS
from bangsim.core.jit import JIT
from bangsim.sim.answers import ABILITIES, PLACES, Answer, unpack
from bangsim.sim.stepping import Game
from bangsim.table import answers
from bangsim.table.answers import BARREL_CARD, FROM_HAND

pack = answers.pack.py_func if JIT else answers.pack
PARTS = ("verb_of", "card_of", "name_of", "target_of", "take_of")


def parts_of(answer: int) -> tuple[int, ...]:
    return tuple(int((getattr(answers, part).py_func if JIT else getattr(answers, part))(answer)) for part in PARTS)


def test_every_part_comes_out_as_it_went_in():
    ranges = (range(len(VERBS)), (-1, 0, CARDS - 1), (-1, 0, KINDS - 1), (-1, 0, SEATS - 1), (-1, CARDS - 1, FROM_HAND))
    for parts in itertools.product(*ranges):
        answer = int(pack(*parts))
        assert parts_of(answer) == parts
        assert 0 <= answer < 2**63


def test_the_names_of_abilities_and_places_do_not_run_into_each_other():
    assert BARREL_CARD == TRAITS
    assert BARREL_CARD not in {code for code in ABILITIES if code < TRAITS}
    assert FROM_HAND >= CARDS
    assert len(PLACES) == 3


def test_an_answer_is_unpacked_into_words():
    table = Game(players=4).record["table"]
    kinds = table["card_kind"]
    bang = next(card for card in range(80) if kinds[card] == 0)
    missed = next(card for card in range(80) if kinds[card] == 1)
    for parts, answer in [
        ((0,), Answer("pass")),
        ((1, bang, 0, 2), Answer("play", card=bang, target=2)),
        ((1, missed, 0, 2), Answer("play", card=missed, as_kind="bang", target=2)),
        ((1, bang, 0, 3, FROM_HAND), Answer("play", card=bang, target=3, take="hand")),
        ((1, bang, 0, 3, 17), Answer("play", card=bang, target=3, take=17)),
        ((2, missed, 1), Answer("answer", card=missed)),
        ((3, -1, BARREL_CARD), Answer("use", name="barrel")),
        ((4, 5), Answer("choose", card=5)),
        ((4, -1, 2, 1), Answer("choose", name="hand", target=1)),
        ((5, 9), Answer("discard", card=9)),
    ]:
        assert unpack(int(pack(*parts)), table) == answer
