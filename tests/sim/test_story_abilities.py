"""How a story tells the abilities of the POWGAME and Wild West Show characters (rulebook 15, 16)."""

import pytest

from bangsim.content import catalogue
from bangsim.sim import story_english
from bangsim.sim.story import sentences
from bangsim.sim.story_table import Seat, Table
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace
from bangsim.table.log import REASONS
from tests.replay.builder import DRAWS, three


def table(*hands):
    """A turn of seat 0 up to its play phase, of players without a character."""
    return three(*hands, characters="none none none").begin(0, 0, *DRAWS)


def told(log, **keywords):
    """The lines without their indentation."""
    return [line.strip() for line in sentences(log.lines, **keywords)]


def test_every_ability_that_moves_cards_or_is_used_has_a_sentence():
    newer = [reason for reason in REASONS if reason in {*catalogue.pool(("wild_west_show", "powgame"))}]
    keys = {*story_english.SENTENCES}
    assert len(newer) > 15
    for reason in newer:
        said = {key for key in keys if reason in key.split()}
        assert said or reason == "economization", reason


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "ABILITY", "name": "escape", "target": 0}, "The shot does not hurt Seat 1."),
        ({"event": "ABILITY", "name": "steel", "target": 0}, "One shot alone does not hurt Seat 1."),
        ({"event": "ABILITY", "name": "penetration", "target": 0}, "A card has affected Seat 1 before in this turn:"),
        (
            {"event": "ABILITY", "name": "greygory_deck", "target": -1, "character": "paul_regret"},
            "Seat 1 has the ability of Paul Regret now.",
        ),
        ({"event": "USE", "name": "greygory_deck", "cards": [], "target": -1}, "Seat 1 puts his characters back for"),
        ({"event": "USE", "name": "flint_westwood", "cards": [], "target": 2}, "Seat 1 trades cards with Seat 2."),
        ({"event": "USE", "name": "show_time", "cards": [], "target": -1}, "Seat 1 pays a life point for cards."),
        ({"event": "USE", "name": "businessman", "cards": ["jail 4H"], "target": -1}, "Seat 1 sells Jail 4♥ for new"),
        (
            {"event": "USE", "name": "lee_van_kliff", "cards": ["bang 2C"], "target": -1},
            "Seat 1 discards Bang! 2♣ to repeat the brown card played last.",
        ),
        ({"event": "HIT", "amount": 1, "by": 1, "why": "show_time", "hp": 4}, "Seat 1 has 4 left."),
        (
            {"event": "HIT", "amount": 1, "by": 2, "why": "thorn", "hp": 3},
            "Seat 1 loses a life point for hurting Seat 2",
        ),
        (
            {"event": "HIT", "amount": 2, "by": 2, "why": "thorn", "hp": 2},
            "Seat 1 loses 2 life points for hurting Seat 2",
        ),
        (
            {"event": "OUT", "role": "outlaw", "by": 2, "why": "thorn"},
            "Seat 1, outlaw, is eliminated for hurting Seat 2.",
        ),
        ({"event": "HEAL", "amount": 1, "by": 1, "why": "teren_kill", "hp": 1}, "Seat 1 stays in the game with a life"),
    ],
)
def test_abilities_have_their_sentences(event, sentence):
    log = table()
    assert list(sentences([*log.lines, {"seat": 1, **event}]))[-1].strip().startswith(sentence)


@pytest.mark.parametrize(
    ("why", "source", "target", "sentence"),
    [
        ("jealousy", ("shown", -1), ("hand", 1), "Seat 1 takes Jail 4♥ into his hand."),
        ("john_pain", ("shown", -1), ("hand", 1), "Seat 1 takes Jail 4♥ into his hand."),
        ("environmental_protection", ("shown", -1), ("deck_bottom", -1), "Under the draw pile: Jail 4♥."),
        ("discard", ("hand", 0), ("deck_bottom", -1), "Seat 0 puts Jail 4♥ under the draw pile."),
        ("confusion", ("hand", 0), ("hand", 1), "Seat 1 takes Jail 4♥ from the hand of Seat 0 for the dodge."),
        ("flint_westwood", ("hand", 0), ("hand", 1), "Seat 1 gets Jail 4♥ of Seat 0."),
        ("gary_looter", ("hand", 0), ("hand", 1), "Seat 1 takes Jail 4♥ that Seat 0 discards."),
        ("youl_grinner", ("hand", 0), ("hand", 1), "Seat 0, with more cards in hand, gives Jail 4♥ to Seat 1."),
        ("divine", ("hand", 0), ("shown", -1), "Seat 0 uses Jail 4♥ in place of the top card."),
        ("restriction", ("deck_top", -1), ("hand", 1), "Seat 1 draws Jail 4♥, up to his life points."),
        ("show_time", ("deck_top", -1), ("hand", 1), "Seat 1 draws Jail 4♥."),
        ("businessman", ("deck_top", -1), ("hand", 1), "Seat 1 draws Jail 4♥."),
        ("teren_kill", ("deck_top", -1), ("hand", 1), "Seat 1 draws Jail 4♥."),
    ],
)
def test_abilities_that_move_cards_have_their_sentences(why, source, target, sentence):
    assert told(table("jail 4H").move("jail 4H", source, target, why, [1]))[-1] == sentence


@pytest.mark.parametrize(
    ("why", "success", "sentence"),
    [
        ("storm", True, "Seat 1 has to draw! before dodging and turns up Beer 6♥: free to dodge."),
        ("storm", False, "Seat 1 has to draw! before dodging and turns up Beer 6♥: no way to dodge."),
        ("thorn", False, "Seat 1 has to draw! for the harm he did and turns up Beer 6♥: paid back."),
        ("teren_kill", True, "Seat 1 draws! for his life and turns up Beer 6♥: he lives."),
        ("reflection", False, "Seat 1 tries to turn the effect and turns up Beer 6♥: it cannot."),
    ],
)
def test_a_draw_for_an_ability_tells_what_it_decides(why, success, sentence):
    assert told(table().judge(1, why, "beer 6H", success=success))[-1] == sentence


def test_reflection_turns_an_effect_after_a_draw_that_allows_it():
    log = table("bang 2C").play(0, "bang 2C", 1).ask(1, "attack", 0).use(1, "reflection", 0)
    log.judge(1, "reflection", "beer 6H", success=True).ask(1, "attack", 0).use(1, "reflection", 0).hit(0, 1, "bang")
    assert told(log)[-3:] == [
        "Seat 1 tries to turn the effect and turns up Beer 6♥: it can be turned.",
        "Seat 1 turns the effect on Seat 0.",
        "Seat 0 loses a life point to the Bang! of Seat 1 and has 4 left.",
    ]


def test_what_reflection_may_do_goes_for_one_card():
    seats = Table()
    seats.sit_down(Seat("Reflection", "outlaw", 3, 3))
    seats.judged("reflection", 0, success=True)
    seats.next_card()
    assert not seats.turns(0)
    seats.judged("reflection", 0, success=False)
    seats.judged("barrel", 0, success=True)
    assert not seats.turns(0)
    seats.judged("reflection", 0, success=True)
    assert [seats.turns(0), seats.turns(0)] == [True, False]


def test_a_pair_is_thrown_together_and_no_price():
    log = table("bang 2C,bang 3C", "missed 3S,jail 4H").play(0, "bang 2C", 1, cost="bang 3C").ask(1, "attack", 0)
    log.answer(1, "missed 3S", cost="jail 4H")
    assert told(log)[-2:] == [
        "Seat 0 plays Bang! 2♣ at Seat 1, together with Bang! 3♣.",
        "Seat 1 answers with Missed! 3♠, together with Jail 4♥.",
    ]


def test_what_several_cards_are_taken_for_is_one_sentence():
    log = table("jail 4H,jail JS").phase(0, "discard")
    for card in ("jail 4H", "jail JS"):
        log.ask(0, "discard").write("ANSWER", seat=0, card=card, **{"as": None, "with": []})
        log.write("ABILITY", seat=2, name="gary_looter", target=0)
        log.move(card, ("hand", 0), ("hand", 2), "gary_looter")
    assert told(log)[-1] == "Seat 2 takes Jail 4♥ and Jail J♠ that Seat 0 discards."


def test_an_ability_that_is_not_used_can_be_told():
    log = table().ask(1, "ability", 0).decline(1).ask(1, "judge").decline(1)
    assert told(log, every_line=True)[-3:] == [
        "Seat 1 does not use it.",
        "Seat 1 is asked: judge?",
        "Seat 1 leaves it to the top card.",
    ]


def played(character, *, number=30, policy="random", **settings):
    """The events of some games in which seat 1 has a character."""
    study = {"games": 1, "players": 5, "policies": {"default": policy}, **settings}
    study |= {"sets": ["base", "wild_west_show", "powgame"], "seats": {"1": {"character": character}}}
    configuration = study_from_dict(study).configurations()[0]
    return [list(trace(configuration, seed=1, number=n)) for n in range(number)]


def test_greygory_deck_says_whose_abilities_he_has():
    for events in played("greygory_deck", number=5):
        lines = list(sentences(events))
        first = [one for one in events if one["event"] == "ABILITY" and one["name"] == "greygory_deck"][:2]
        for one in first:
            name = catalogue.CHARACTERS[catalogue.CHARACTER_NUMBER[one["character"]]].name
            assert f"Greygory Deck has the ability of {name} now." in [line.strip() for line in lines]


def test_what_businessman_sells_is_named_from_hand_and_from_play():
    used = [
        (one, events[place + 1])
        for events in played("businessman")
        for place, one in enumerate(events)
        if one["event"] == "USE" and one["name"] == "businessman"
    ]
    assert {move["from"]["zone"] for _, move in used} == {"hand", "in_play"}
    assert all(one["cards"] == [move["card"]] for one, move in used)
