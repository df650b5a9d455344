"""The log as a whole: its lines, the deal, the course of turns, the piles, the end."""

import json

import pytest

from tests.replay.builder import DRAWS, MORE_DRAWS, LogBuilder, accepted, refused, three
from tests.replay.cards import full_deck
from tests.replay.replayer import LogError, replay

HELD = ("wells_fargo 3H", "saloon 5H", "gatling 10H", "indians AD")


def won_by_the_law():
    """A game of two up to its last line: four Bang! of the sheriff eliminate the outlaw."""
    log = LogBuilder(
        ("sheriff", "none", "bang 2C,volcanic 10S,bang 3C,bang 4C,bang 5C"), ("outlaw", "none", ",".join(HELD))
    )
    log.begin(0, 0, *DRAWS).lay(0, "volcanic 10S")
    for index in ("2C", "3C", "4C", "5C"):
        log.play(0, f"bang {index}", 1).ask(1, "attack", 0).hit(1, 0, "bang")
    return log.out(1, "outlaw", 0, "bang").drop(1, *HELD, why="out")


def test_the_printed_deck_has_eighty_cards_and_every_suit_and_rank():
    deck = full_deck({})
    assert len(deck) == 80
    assert len({card.split()[1] for card in deck}) == 52


def test_copies_beyond_the_printed_ones_repeat_suits_and_ranks_in_order():
    assert full_deck({"bang": 27}).count("bang 2C") == 2
    assert "bang 2C" not in full_deck({"bang": 0})


def test_a_whole_game_is_replayed_to_its_final_table():
    final = replay(won_by_the_law().end("law", [0], 1).text())
    assert final.outcome == "law"
    assert final.winners == (0,)
    assert final.turns == 1
    assert final.alive == (True, False)
    assert final.hp == (5, 0)
    assert final.hands == (DRAWS, ())
    assert final.in_play == (("volcanic 10S",), ())
    assert final.discard[0] == "bang 2C"
    assert len(final.draw_pile) + len(final.discard) + 3 == 80


def test_a_reward_at_the_end_of_the_game_may_be_told():
    log = won_by_the_law().write("REWARD", seat=0, why="outlaw", cards=3)
    log.draw(0, "jail JS", "jail 4H", "jail 10S", why="reward").end("law", [0], 1)
    assert len(replay(log.text()).hands[0]) == 5


def test_a_log_that_breaks_off_is_refused():
    with pytest.raises(LogError, match="breaks off"):
        replay(won_by_the_law().text())


def test_a_line_after_the_end_is_refused():
    refused(won_by_the_law().end("law", [0], 1).phase(0, "end"), "the game is over")


def test_an_end_that_does_not_follow_from_the_table_is_refused():
    log = won_by_the_law()
    refused(log.end("outlaws", [1], 1), "outcome is outlaws")
    refused(log.end("law", [0, 1], 1), "winners")
    refused(log.end("law", [0], 2), "turns is 2")


def test_an_end_before_the_game_is_decided_is_refused():
    refused(three().begin(0, 0, *DRAWS).end("law", [0], 1), "PHASE")


def test_a_line_without_a_field_is_refused():
    refused(three().begin(0, 0, phase="draw").write("MOVE", card="bang 2C"), "missing")


def test_what_is_no_line_of_a_log_is_refused():
    for line in ("GAME", "[]", "{}"):
        with pytest.raises(LogError, match="line 1"):
            replay([line])
    with pytest.raises(LogError, match="begins with GAME"):
        replay([json.dumps({"event": "TURN"})])


def test_other_sets_are_refused():
    log = three()
    log.lines = log.lines[:1]
    log.lines[0]["sets"] = ["base", "armed_and_dangerous"]
    refused(log, "armed_and_dangerous", "knows base")


def test_life_points_that_differ_from_the_character_are_refused():
    log = three()
    log.lines = log.lines[:1]
    log.lines[0]["players"][0]["hp"] = 4
    refused(log, "begins with 5")


def test_the_deal_is_checked():
    log = three("bang 2C")
    log.lines = log.lines[:2]
    refused(log.draw(0, "bang 2C", why="deal"), "no such card")
    refused(log.draw(0, "bang 3C", why="deal", seen="all"), "seen by")
    refused(log.draw(0, "bang 3C", why="draw"), "the reason is draw")
    refused(log.begin(0, 0, phase="judgements"), "MOVE")


# Turns


def test_turns_go_clockwise():
    log = three().begin(0, 0, *DRAWS).phase(0, "discard").drop(0, *DRAWS)
    refused(log.begin(2, 1, phase="judgements"), "seat is 2")
    refused(log.begin(1, 2, phase="judgements"), "turn is 2")
    accepted(log.begin(1, 1, phase="judgements"))


def test_the_sheriff_begins():
    refused(three().begin(1, 0, phase="judgements"), "seat is 1")


def test_anybody_may_begin_where_the_first_player_is_random():
    accepted(three(first_player="random").begin(1, 0, *DRAWS))


def test_two_cards_are_drawn():
    log = three().begin(0, 0, phase="draw").draw(0, DRAWS[0])
    refused(log.phase(0, "play"), "MOVE")
    refused(log.draw(0, DRAWS[1], MORE_DRAWS[0]), "PHASE")


def test_the_number_of_cards_drawn_follows_its_switch():
    log = three(draw_count=3).begin(0, 0, phase="draw").draw(0, *DRAWS)
    refused(log.phase(0, "play"), "MOVE")
    accepted(log.draw(0, MORE_DRAWS[0]).phase(0, "play"))


def test_cards_drawn_are_seen_by_their_owner_alone():
    refused(three().begin(0, 0, phase="draw").draw(0, DRAWS[0], seen=[0, 1]), "seen by")


def test_the_hand_limit_is_the_life_points():
    log = three().begin(0, 0, *DRAWS).phase(0, "discard").drop(0, DRAWS[0])
    refused(log.phase(0, "end"), "MOVE")
    log.drop(0, DRAWS[1])
    refused(log.drop(0, "wells_fargo 3H"), "TURN")
    accepted(log.phase(0, "end"))


def test_no_hand_limit_means_no_discard():
    log = three(hand_limit="none").begin(0, 0, *DRAWS).phase(0, "discard")
    accepted(log.begin(1, 1, *MORE_DRAWS))


def test_the_hand_limit_may_be_a_number():
    log = three(hand_limit=6).begin(0, 0, *DRAWS).phase(0, "discard")
    refused(log.begin(1, 1, phase="judgements"), "MOVE")
    accepted(log.drop(0, DRAWS[0]).begin(1, 1, phase="judgements"))


def test_the_draw_phase_may_come_at_the_end():
    log = three(draw_phase_at_end=True).begin(0, 0, phase="judgements")
    refused(log.phase(0, "draw"), "phase is draw")
    log.phase(0, "play").phase(0, "discard").phase(0, "draw").draw(0, *DRAWS)
    accepted(log.begin(1, 1, phase="judgements"))


def test_a_game_is_given_up_after_its_turns_and_not_before():
    log = three(max_turns=2, hand_limit="none").begin(0, 0, *DRAWS).phase(0, "discard")
    refused(log.end("no_result", [], 1), "TURN")
    log.begin(1, 1, *MORE_DRAWS).phase(1, "discard")
    refused(log.begin(2, 2, phase="judgements"), "END")
    assert replay(log.end("no_result", [], 2).text()).outcome == "no_result"


def stagecoaches(plays):
    """A turn in which so many Stagecoaches are played: two of them, of a deck of twelve, draw each other for ever."""
    copies = dict.fromkeys({card.split()[0] for card in full_deck({})}, 0) | {"stagecoach": 3, "bang": 8}
    log = LogBuilder(
        ("sheriff", "none", "stagecoach 9S,stagecoach 9S,stagecoach 9S,bang 2C,bang 3C"),
        ("outlaw", "none", "bang 4C,bang 5C,bang 6C,bang 7C"),
        deck_copies=copies,
    )
    log.begin(0, 0, "bang 8C", "bang 9C")
    for _ in range(plays):
        log.play(0, "stagecoach 9S").write("SHUFFLE", cards=1, why="empty").draw(0, "stagecoach 9S", why="stagecoach")
    return log


def test_a_turn_of_a_thousand_plays_is_given_up_when_it_goes_on():
    assert replay(stagecoaches(1000).ask(0, "play").end("no_result", [], 1).text()).outcome == "no_result"
    refused(stagecoaches(999).end("no_result", [], 1), "PHASE")
    accepted(stagecoaches(1000).phase(0, "discard"))
    refused(stagecoaches(1001), "given up", lines=4)


def test_questions_go_to_whom_they_concern():
    log = three("bang 2C", "missed 2S").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    with pytest.raises(LogError, match="attack may be asked, of seat 1"):
        accepted(log.ask(2, "attack", 0).decline(1))
    log.lines[-2:] = []
    with pytest.raises(LogError, match="the cause of the question"):
        accepted(log.ask(1, "attack", 2).decline(1))
    log.lines[-2:] = []
    accepted(log.ask(1, "attack", 0).decline(1))


def test_an_ability_belongs_to_its_character():
    log = three().write("ABILITY", seat=0, name="suzy_lafayette", target=-1).begin(0, 0, phase="judgements")
    with pytest.raises(LogError, match="seat 0 is none"):
        accepted(log)


# The piles


def small_deck():
    """The sheriff has drawn the last card of a deck of eleven and plays a Stagecoach."""
    copies = dict.fromkeys({card.split()[0] for card in full_deck({})}, 0) | {"stagecoach": 2, "bang": 9}
    log = LogBuilder(
        ("sheriff", "none", "stagecoach 9S,stagecoach 9S,bang 2C,bang 3C,bang 4C"),
        ("outlaw", "none", "bang 5C,bang 6C,bang 7C,bang 8C"),
        deck_copies=copies,
    )
    return log.begin(0, 0, "bang 9C", "bang AD").play(0, "stagecoach 9S")


def test_the_discard_pile_is_shuffled_when_a_card_is_needed():
    log = small_deck()
    refused(log.draw(0, "stagecoach 9S", why="stagecoach"), "SHUFFLE")
    refused(log.write("SHUFFLE", cards=2, why="stagecoach"), "cards is 2")
    log.write("SHUFFLE", cards=1, why="stagecoach").draw(0, "stagecoach 9S", why="stagecoach")
    accepted(log.play(0, "bang 2C", 1))


def test_nothing_is_drawn_where_both_piles_are_empty():
    log = small_deck().write("SHUFFLE", cards=1, why="stagecoach").draw(0, "stagecoach 9S", why="stagecoach")
    refused(log.draw(0, "stagecoach 9S", why="stagecoach"), "PHASE")


def test_the_discard_pile_is_not_shuffled_before():
    log = three("bang 2C").begin(0, 0, *DRAWS).play(0, "bang 2C", 1).hit(1, 0, "bang")
    refused(log.write("SHUFFLE", cards=1, why="draw"), "PHASE")
