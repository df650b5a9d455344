"""The checker of case files: how a position is laid out, how decisions meet questions, what is compared."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bangsim.content.catalogue import KIND_NUMBER, card_index
from bangsim.content.codes import CARDS, QUESTIONS
from bangsim.game import FAULT
from bangsim.sim import stepping
from bangsim.sim.case_model import case_from_dict
from bangsim.sim.case_play import ANSWERED_BY
from bangsim.sim.cases import check_case, check_paths
from bangsim.sim.position import lay_out
from bangsim.sim.problems import StudyError

Data = dict[str, Any]

SHERIFF: Data = {"role": "sheriff"}
OUTLAW: Data = {"role": "outlaw"}
RENEGADE: Data = {"role": "renegade"}
DOCUMENTATION = Path(__file__).parent.parent.parent / "docs" / "cases.md"
BANG: Data = {"player": 0, "play": "bang", "target": 1}
END: Data = {"player": 0, "end": True}


def holding(player: Data, *hand: str, **more: Any) -> Data:
    """A player with cards in hand."""
    return {**player, "hand": list(hand), **more}


def case(*players: Data, decisions: list[Data] | None = None, **more: Any) -> Data:
    """The data of a case."""
    data = {"title": "a case", "source": "a test", "players": list(players), **more}
    return data if decisions is None else {**data, "decisions": decisions}


def message(data: Data) -> str:
    """What a case fails with."""
    return check_case(case_from_dict(data))


def problems(data: Data) -> list[str]:
    """What is wrong with the data of a case."""
    with pytest.raises(StudyError) as caught:
        lay_out(case_from_dict(data))
    return [str(problem) for problem in caught.value.problems]


# The position


def names(state: Any, cards: Any) -> list[tuple[int, int]]:
    """Kind and index of cards."""
    table = state["table"]
    return [(int(table["card_kind"][card]), int(table["card_index"][card])) for card in cards]


def named(text: str) -> tuple[int, int]:
    """Kind and index of a card as it is written."""
    kind, index = text.split()
    return KIND_NUMBER[kind], card_index(index)


def test_all_cards_lie_somewhere_once():
    data = case(
        holding(SHERIFF, "bang", in_play=["barrel"]), OUTLAW, deck={"top": ["beer"], "discard": ["duel", "jail"]}
    )
    states, _ = lay_out(case_from_dict(data))
    state, table = states[0], states[0]["table"]
    piles = [*state["pile"][: table["deck_n"]], *state["pile"][CARDS - table["discard_n"] :]]
    held = [state["seat"][0]["hand"][0], table["in_play"][0][0]]
    assert sorted(map(int, piles + held)) == list(range(80))
    assert (table["deck_n"], table["discard_n"]) == (76, 2)


def test_a_certain_card_is_picked_before_an_open_one():
    states, _ = lay_out(case_from_dict(case(holding(SHERIFF, "missed"), OUTLAW, deck={"top": ["missed 2S"]})))
    assert names(states[0], [states[0]["seat"][0]["hand"][0]]) == [named("missed 3S")]


def test_an_open_card_is_the_lowest_by_suit_and_rank():
    states, _ = lay_out(case_from_dict(case(holding(SHERIFF, "bang", "bang", "jail"), OUTLAW)))
    hand = states[0]["seat"][0]["hand"][:3]
    assert names(states[0], hand) == [named("bang AS"), named("bang QH"), named("jail 10S")]


def test_the_deck_is_drawn_from_the_first_card_named():
    states, _ = lay_out(case_from_dict(case(SHERIFF, OUTLAW, deck={"top": ["beer 6H", "duel QD"]})))
    deck = states[0]["pile"][: states[0]["table"]["deck_n"]]
    assert names(states[0], deck[-2:]) == [named("duel QD"), named("beer 6H")]


def test_the_last_card_named_is_on_top_of_the_discard_pile():
    states, _ = lay_out(case_from_dict(case(SHERIFF, OUTLAW, deck={"discard": ["beer 6H", "duel QD"]})))
    assert names(states[0], [states[0]["table"]["discard_top"], states[0]["pile"][CARDS - 2]]) == [named("duel QD")] * 2


def test_the_rest_of_the_deck_is_shuffled_the_same_way_each_time():
    first, second = (lay_out(case_from_dict(case(SHERIFF, OUTLAW)))[0] for _ in range(2))
    assert first[0]["pile"].tolist() == second[0]["pile"].tolist() != sorted(first[0]["pile"].tolist())


def test_the_sheriff_has_his_bonus_and_others_what_their_character_has():
    states, _ = lay_out(case_from_dict(case({**OUTLAW, "character": "el_gringo"}, SHERIFF, {**RENEGADE, "hp": 1})))
    assert states[0]["table"]["hp"][:3].tolist() == [3, 5, 1]
    assert states[0]["table"]["max_hp"][:3].tolist() == [3, 5, 4]


def test_a_deck_with_too_few_cards_is_told():
    told = problems(
        case(holding(SHERIFF, "saloon"), holding(OUTLAW, "saloon", "bang AS"), holding(RENEGADE, "bang AS"))
    )
    missing = "the deck has no such card, or all of them are placed already"
    assert told == [f'players.1.hand = "saloon": {missing}', f'players.2.hand = "bang AS": {missing}']


# Decisions and questions


def test_without_a_decision_a_draw_phase_runs_to_its_end():
    deck = {"top": ["beer 6H", "duel QD", "saloon"]}
    seen = {"deck_next": "saloon", "players": [{"hand": ["beer", "duel"]}, {}]}
    assert message(case(SHERIFF, OUTLAW, deck=deck, turn={"phase": "draw"}, expect=seen)) == ""


@pytest.mark.parametrize("phase", ["start", "judgements"])
def test_without_a_decision_judgements_run_to_the_start_of_the_draw_phase(phase: str):
    deck = {"top": ["beer 6H", "duel QD"]}
    seen = {"deck_next": "duel QD", "turn_of": 0, "players": [{"in_play": [], "hand": []}, {}, {}]}
    turn = {"player": 0, "phase": phase}
    assert message(case({**OUTLAW, "in_play": ["jail"]}, SHERIFF, RENEGADE, deck=deck, turn=turn, expect=seen)) == ""


def test_the_end_of_a_turn_runs_on_to_the_draw_phase_of_who_has_one():
    seen = {"turn_of": 2, "deck_next": "duel QD", "players": [{}, {"in_play": []}, {"hand": []}]}
    deck = {"top": ["bang 5C", "duel QD"]}
    jailed = {**OUTLAW, "in_play": ["jail"]}
    assert message(case(SHERIFF, jailed, RENEGADE, deck=deck, decisions=[END], expect=seen)) == ""


def test_play_goes_on_through_a_draw_phase_while_decisions_are_left():
    decisions = [END, {"player": 1, "play": "beer 6H"}]
    deck = {"top": ["beer 6H", "duel QD"]}
    seen = {"players": [{}, {"hp": 3, "hand": ["duel QD"]}, {}]}
    assert message(case(SHERIFF, {**OUTLAW, "hp": 2}, RENEGADE, deck=deck, decisions=decisions, expect=seen)) == ""


def test_a_question_without_a_decision_is_declined():
    seen = {"players": [{}, {"hp": 3, "hand": ["missed"]}]}
    assert message(case(holding(SHERIFF, "bang"), holding(OUTLAW, "missed"), decisions=[BANG], expect=seen)) == ""


def test_where_an_option_must_be_taken_it_is_the_first():
    deck = {"top": ["beer 6H", "duel QD"]}
    seen = {"players": [{"hand": ["beer"]}, {"hand": ["duel"]}]}
    store = [{"player": 0, "play": "general_store"}]
    assert message(case(holding(SHERIFF, "general_store"), OUTLAW, deck=deck, decisions=store, expect=seen)) == ""


def test_a_decision_waits_for_the_question_that_it_answers():
    beer = {"player": 1, "answer": "beer"}
    seen = {"players": [{}, {"hp": 1, "hand": ["missed"]}, {}]}
    dying = holding(OUTLAW, "missed", "beer", hp=1)
    assert message(case(holding(SHERIFF, "bang"), dying, RENEGADE, decisions=[BANG, beer], expect=seen)) == ""


def test_a_scenario_card_needs_no_set():
    players = [SHERIFF, {**OUTLAW, "hp": 2}, RENEGADE]
    data = case(*players, turn={"next_event": "the_doctor", "player": 2}, decisions=[{**END, "player": 2}])
    assert message(data | {"expect": {"turn_of": 0, "players": [{}, {"hp": 3}, {}]}}) == ""


ORDERED = case(
    *(SHERIFF, holding(OUTLAW, "panic"), holding(RENEGADE, "beer", in_play=["barrel", "scope"])),
    turn={"wws_event": "dorothy_rage"},
)
ORDER: Data = {"player": 0, "use": "dorothy_rage", "target": 1, "cards": ["panic"]}


@pytest.mark.parametrize(
    ("taken", "held", "left"),
    [("barrel", "barrel", ["scope"]), ("scope", "scope", ["barrel"]), ("hand 2", "beer", ["barrel", "scope"])],
)
def test_who_orders_a_play_says_at_whom_and_what_it_takes(taken: str, held: str, left: list[str]):
    aims: list[Data] = [{"player": 0, "choose": "player 2"}, {"player": 0, "choose": taken}]
    expect = {"players": [{}, {"hand": [held]}, {"in_play": left}]}
    assert message(ORDERED | {"decisions": [ORDER, *aims], "expect": expect}) == ""


def test_an_order_for_a_card_that_is_not_there_is_against_the_rules():
    aims: list[Data] = [{"player": 0, "choose": "player 2"}, {"player": 0, "choose": "jail"}]
    said = message(ORDERED | {"decisions": [ORDER, *aims]})
    assert said.startswith("decision 2 (player 0: choose jail) is against the rules; asked aim, he may: choose take")


def test_a_pass_declines_one_question_alone():
    decisions = [BANG, {"player": 1, "pass": True}, BANG, {"player": 1, "answer": "missed"}]
    shooter = holding(SHERIFF, "bang", "bang", in_play=["volcanic"])
    seen = {"players": [{}, {"hp": 3, "hand": []}]}
    assert message(case(shooter, holding(OUTLAW, "missed"), decisions=decisions, expect=seen)) == ""


def test_the_play_phase_waits_for_its_player():
    decisions = [{"player": 1, "play": "beer"}]
    told = message(case(SHERIFF, holding(OUTLAW, "beer"), RENEGADE, decisions=decisions))
    assert told == "decision 0 (player 1: play beer): nobody asks for it"


def test_a_decision_against_the_rules_is_named_with_what_is_legal():
    far = {**OUTLAW, "in_play": ["mustang"]}
    told = message(case(holding(SHERIFF, "bang", "panic"), far, decisions=[BANG]))
    refused = "decision 0 (player 0: play bang target 1) is against the rules"
    assert told == f"{refused}; asked play, he may: pass; play panic JH target 0 take hand"


def test_a_legal_decision_fails_where_it_should_be_refused():
    told = message(case(holding(SHERIFF, "bang"), OUTLAW, decisions=[BANG], expect={"illegal": True}))
    assert told == "decision 0 (player 0: play bang target 1) is legal, and should be against the rules"


def test_only_the_last_decision_may_be_refused():
    decisions = [BANG, BANG, END]
    told = message(case(holding(SHERIFF, "bang", "bang"), OUTLAW, decisions=decisions, expect={"illegal": True}))
    assert told.startswith("decision 1 (player 0: play bang target 1) is against the rules")


def test_a_refused_decision_of_several_answers_leaves_everything_as_it_was():
    sid = holding(SHERIFF, "bang", "beer", "duel", character="sid_ketchum", hp=2)
    decisions = [{"player": 0, "use": "sid_ketchum", "cards": ["bang", "beer", "duel"]}]
    seen = {"illegal": True, "players": [{"hp": 2, "hand": ["bang", "beer", "duel"]}, {}]}
    assert message(case(sid, OUTLAW, decisions=decisions, expect=seen)) == ""


def test_a_refused_decision_that_nobody_asks_for_leaves_the_position_before_it():
    decisions = [END, {"player": 1, "answer": "missed"}]
    seen = {"illegal": True, "turn_of": 1, "deck_next": "duel QD"}
    deck = {"top": ["duel QD"]}
    assert message(case(SHERIFF, holding(OUTLAW, "missed"), deck=deck, decisions=decisions, expect=seen)) == ""


def test_an_open_card_in_a_decision_is_the_lowest_of_its_kind():
    seen = {"discard_top": "bang AS"}
    assert message(case(holding(SHERIFF, "bang 5C", "bang AS"), OUTLAW, decisions=[BANG], expect=seen)) == ""


def test_every_question_has_verbs_that_answer_it():
    assert set(ANSWERED_BY) == set(QUESTIONS)


# What is compared


def test_only_what_is_written_is_compared():
    assert message(case(holding(SHERIFF, "bang"), OUTLAW, decisions=[BANG], expect={"players": [{}, {}]})) == ""


@pytest.mark.parametrize(
    ("seen", "told"),
    [
        ({"hp": 4}, "the life points of player 1: 3, expected 4"),
        ({"hand": []}, "the hand of player 1: beer 6H, saloon 5H, expected no card"),
        ({"hand": ["saloon", "beer 7H"]}, "the hand of player 1: beer 6H, saloon 5H, expected saloon, beer 7H"),
        ({"hand_count": 3}, "the number of hand cards of player 1: 2, expected 3"),
        ({"in_play": ["barrel"]}, "in front of player 1: no card, expected barrel"),
        ({"alive": False}, "player 1: alive, expected eliminated"),
        ({"role": "deputy"}, "the role of player 1: outlaw, expected deputy"),
    ],
)
def test_what_differs_about_a_player_is_told(seen: Data, told: str):
    players = holding(SHERIFF, "bang"), holding(OUTLAW, "beer 6H", "saloon")
    assert message(case(*players, decisions=[BANG], expect={"players": [{}, seen]})) == told


@pytest.mark.parametrize(
    ("seen", "told"),
    [
        ({"winner": "law"}, "the winner: none, expected law"),
        ({"turn_of": 1}, "the turn: player 0's, expected player 1's"),
        ({"discard_top": "beer"}, "the top of the discard pile: bang AS, expected beer"),
        ({"deck_next": "beer 7H"}, "the next card of the deck: beer 6H, expected beer 7H"),
        ({"scores": []}, "the scores: none yet, expected none for this mix of roles"),
    ],
)
def test_what_differs_about_the_table_is_told(seen: Data, told: str):
    players = holding(SHERIFF, "bang"), OUTLAW
    assert message(case(*players, deck={"top": ["beer 6H"]}, decisions=[BANG], expect=seen)) == told


@pytest.mark.parametrize(
    ("others", "seen", "told"),
    [
        ([OUTLAW, RENEGADE], [], "the scores: 30, -15, -15, 0, expected none for this mix of roles"),
        ([OUTLAW, RENEGADE], [30, -15, -15, 5], "the scores: 30, -15, -15, 0, expected 30, -15, -15, 5"),
        ([OUTLAW, RENEGADE], [30, -15, -15, 0], ""),
        ([], [30, -30], "the scores: none for this mix of roles, expected 30, -30"),
        ([], [], ""),
    ],
)
def test_scores_are_compared_once_somebody_has_won(others: list[Data], seen: list[int], told: str):
    fallen = [{**one, "alive": False} for one in others]
    players = holding(SHERIFF, "bang"), {**OUTLAW, "hp": 1}, *fallen
    assert message(case(*players, decisions=[BANG], expect={"scores": seen})) == told


def test_hands_are_compared_whatever_their_order():
    seen = {"players": [{"hand": ["duel", "bang", "bang 5C"]}, {}]}
    data = case(holding(SHERIFF, "bang 5C", "duel", "bang"), OUTLAW, turn={"phase": "draw"}, rules={"draw_count": 0})
    assert message({**data, "expect": seen}) == ""


def test_a_case_in_which_the_engine_breaks_a_rule_fails(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stepping, "play", lambda *arguments: FAULT)
    assert message(case(SHERIFF, OUTLAW)).startswith("the game from this position broke a rule of the engine")


# Files


def test_all_that_is_wrong_is_told_at_once_with_its_place():
    told = problems(
        {
            "titel": "x",
            "title": "t",
            "source": "s",
            "rules": {"preset": "oficial"},
            "players": [{"role": "sherif"}, {"role": "outlaw", "hand": ["bnag"], "charakter": "none"}],
            "decisions": [{"player": 0, "play": "bang", "answer": "bang"}, {"player": 1, "pass": False}],
            "expect": {"winner": "me"},
        }
    )
    starts = Counter(line.split(":")[0].split(" =")[0] for line in told)
    places = ["titel", "rules.preset", "players.0.role", "players.1.hand", "players.1.charakter"]
    assert sorted(starts) == sorted([*places, "decisions.0", "decisions.1.pass", "expect.winner"])
    assert 'players.1.charakter = "none": there is no such key; did you mean character?' in told


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (case(SHERIFF), "players: are 1; should be 2 to 9"),
        (case(OUTLAW, OUTLAW), "players: should have one sheriff, or be a deputy, an outlaw and a renegade"),
        (case({**SHERIFF, "hp": 6}, OUTLAW), "players.0.hp = 6: should be at most 5, or max_hp be given"),
        (case(SHERIFF, OUTLAW, expect={"players": [{}]}), "expect.players: are 1; should be 2, or left out"),
        (case(SHERIFF, OUTLAW, expect={"scores": [30]}), "expect.scores = [30]: are 1; should be 2, or []"),
        (
            case(SHERIFF, OUTLAW, expect={"scores": [True, 0]}),
            "expect.scores = [true, 0]: should be a list of whole numbers, one for each player; "
            "[] where their roles have no score",
        ),
        (case(SHERIFF, OUTLAW, turn={"player": 2}), "turn.player = 2: there is no such seat; seats are 0 to 1"),
        (case({**OUTLAW, "alive": False}, SHERIFF), "turn.player = 0: is eliminated; should be a living player"),
        (case(SHERIFF, OUTLAW, expect={"illegal": True}), "expect.illegal = true: needs a decision that is refused"),
        (
            case(SHERIFF, OUTLAW, rules={"bang_limit": [1, 2]}),
            "rules.bang_limit = [1, 2]: should be one value in a case",
        ),
        (
            case(SHERIFF, OUTLAW, turn={"event": "high_nun"}),
            "turn.event = \"high_nun\": no scenario card is called 'high_nun'; did you mean high_noon?",
        ),
        (
            case(SHERIFF, OUTLAW, turn={"event": "gag", "wws_event": "showdown"}),
            'turn.event = "gag": is of the deck that Stagecoach turns, as wws_event is; one is active',
        ),
        (
            case(SHERIFF, OUTLAW, turn={"wws_event": "thirst"}),
            'turn.wws_event = "thirst": is of the deck that the sheriff turns; should be event',
        ),
        (
            case(SHERIFF, OUTLAW, decisions=[{**END, "foo": 1}]),
            "decisions.0.foo = 1: there is no such key; there are: player, play, answer, use, choose, give, discard, "
            "pass, end, target, as, with, cards, take",
        ),
        (
            case(SHERIFF, OUTLAW, decisions=[{**END, "wth": []}]),
            "decisions.0.wth = []: there is no such key; did you mean with?",
        ),
        (case(SHERIFF, OUTLAW, turn=3), "turn = 3: should be a table of keys and values"),
    ],
)
def test_a_case_that_fits_no_table_is_told(data: Data, told: str):
    assert problems(data) == [told]


TEXT = """
title = "{title}"
source = "a test"
[[players]]
role = "sheriff"
[[players]]
role = "outlaw"
[turn]
phase = "draw"
[[expect.players]]
hand_count = {cards}
[[expect.players]]
"""


def test_a_folder_is_run_through_by_name_and_a_broken_file_does_not_stop_it(tmp_path: Path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.toml").write_text(TEXT.format(title="Two cards", cards=2), "utf-8")
    (tmp_path / "b.toml").write_text("title = ", "utf-8")
    (tmp_path / "c.toml").write_text(TEXT.format(title="Three cards", cards=3), "utf-8")
    results = {result.path.name: result for result in check_paths([tmp_path])}
    assert [(name, one.passed, one.broken) for name, one in sorted(results.items())] == [
        ("a.toml", True, False),
        ("b.toml", False, True),
        ("c.toml", False, False),
    ]
    assert "is no valid TOML" in results["b.toml"].message
    assert results["c.toml"].title == "Three cards"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"\xff\xfe", "is no text in UTF-8; should be a case file in TOML"),
        (b'source = "a test"', "title: should be a text; it names the case"),
    ],
)
def test_a_file_that_is_no_case_is_told(tmp_path: Path, text: bytes, told: str):
    (tmp_path / "wrong.toml").write_bytes(text)
    (result,) = check_paths([tmp_path])
    assert result.broken
    assert told in result.message


def test_a_folder_with_the_name_of_a_case_is_told(tmp_path: Path):
    (tmp_path / "folder.toml").mkdir()
    (result,) = check_paths([tmp_path])
    assert result.message == "is a folder; should be a case file"


def test_a_path_that_is_not_there_is_an_error(tmp_path: Path):
    with pytest.raises(StudyError, match="there is no such file or folder"):
        list(check_paths([tmp_path / "nowhere"]))


def test_the_case_in_the_documentation_holds(tmp_path: Path):
    text = DOCUMENTATION.read_text("utf-8").split("```toml")[1].split("```")[0]
    (tmp_path / "shown.toml").write_text(text, "utf-8")
    (result,) = check_paths([tmp_path / "shown.toml"])
    assert result.passed, result.message
