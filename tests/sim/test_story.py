import string

import pytest

from bangsim.content.configuration import Configuration
from bangsim.sim import story_english
from bangsim.sim.story import TELLERS, Story, sentences
from bangsim.sim.trace import trace
from bangsim.sim.wording import Wording
from tests.replay.builder import DRAWS, MORE_DRAWS, three

LOG_FORMAT = {
    *("GAME", "TURN", "PHASE", "SCENARIO", "MOVE", "SHUFFLE", "QUESTION", "PLAY", "ANSWER", "USE", "JUDGEMENT"),
    *("HIT", "HEAL", "ABILITY", "OUT", "REWARD", "PENALTY", "RETURN", "ROLE", "END"),
}
CHARACTERS = "willy_the_kid bart_cassidy vulture_sam"


def told(log, **keywords):
    """The lines after the deal."""
    lines = list(sentences(log.lines, **keywords))
    return lines[next((place for place, line in enumerate(lines) if line.startswith("Turn")), 0) :]


def played(*hands, characters=CHARACTERS, **rules):
    """The first turn has come to its play phase."""
    return three(*hands, characters=characters, **rules).begin(0, 0, *DRAWS)


def test_every_event_of_the_log_is_told():
    assert set(TELLERS) == LOG_FORMAT
    assert set(story_english.SENTENCES) >= LOG_FORMAT


def test_whatever_a_card_moves_for_can_be_filled_in():
    moves = {"cards", "giver", "owner", "seen", "source", "target"}
    for key, sentence in story_english.SENTENCES.items():
        fields = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
        assert fields <= moves or not key.startswith("MOVE"), key


def test_players_are_introduced_by_seat_character_and_role():
    lines = list(sentences(three(characters=CHARACTERS).lines))
    assert lines[0] == "Game 0 of seed 1: 3 players with BANG!"
    assert lines[1] == "  Seat 0 (Willy the Kid, sheriff): 5 life points, played by expert."
    assert lines[3] == "  Seat 2 (Vulture Sam, renegade): 4 life points, played by expert."


def test_a_player_whose_character_does_not_tell_him_is_called_by_his_seat():
    lines = list(sentences(three(characters="none paul_regret paul_regret").lines))
    assert lines[1].startswith("  Seat 0 (sheriff)")
    assert lines[5].startswith("Seat 1 is dealt")


def test_only_rules_that_are_not_official_are_named():
    assert "House rules: bang_limit = 2." in list(sentences(three(bang_limit=2).lines))
    assert not any(line.startswith("House") for line in sentences(three().lines))


def test_the_deal_is_one_line_a_player():
    lines = list(sentences(played("bang 2C,missed 3S").lines))
    assert lines[4].startswith("Willy the Kid is dealt Bang! 2♣, Missed! 3♠, ")
    assert len(lines) == 4 + 3 + 3


def test_a_turn_is_a_paragraph_that_begins_with_how_the_player_is():
    log = played("barrel QS").lay(0, "barrel QS").phase(0, "discard").drop(0, DRAWS[0]).begin(1, 1, *MORE_DRAWS)
    lines = list(sentences(log.lines))
    place = lines.index("Turn 2: Bart Cassidy, outlaw, with 4 of 4 life points, 4 cards in hand.")
    assert lines[place - 1] == ""
    assert lines[place - 2] == "  Willy the Kid discards Schofield J♣."
    log.phase(1, "discard").begin(2, 2, "beer 6H", "beer 7H").phase(2, "discard").begin(0, 3, phase="judgements")
    assert told(log)[-1].endswith("5 cards in hand and in play Barrel Q♠.")


def test_what_a_card_brings_about_is_indented_under_it():
    log = played("bang 2C").play(0, "bang 2C", 1).ask(1, "attack", 0).hit(1, 0, "bang")
    log.draw(1, "beer 6H", why="bart_cassidy").ask(0, "play").phase(0, "discard")
    assert told(log)[1:] == [
        "  Willy the Kid draws Schofield J♣ and Schofield Q♣.",
        "  Willy the Kid plays Bang! 2♣ at Bart Cassidy.",
        "    Bart Cassidy loses a life point to the Bang! of Willy the Kid and has 3 left.",
        "    Bart Cassidy draws Beer 6♥ for the loss.",
    ]


def test_an_answer_is_told_and_its_card_only_once():
    log = played("bang 2C", "missed 3S").play(0, "bang 2C", 1).ask(1, "attack", 0).answer(1, "missed 3S")
    assert told(log)[-1] == "    Bart Cassidy answers with Missed! 3♠."


def test_a_card_used_as_another_one_says_so():
    log = three("missed 2S", characters="calamity_janet bart_cassidy vulture_sam").begin(0, 0, *DRAWS)
    log.play(0, "missed 2S", 1, used_as="bang")
    assert told(log)[-1] == "  Calamity Janet plays Missed! 2♠ as Bang! at Bart Cassidy."


def test_a_declined_question_is_folded_away_but_can_be_told():
    log = played("bang 2C", "missed 3S").play(0, "bang 2C", 1).ask(1, "attack", 0).decline(1).hit(1, 0, "bang")
    assert not any("answer" in line or "asked" in line for line in told(log))
    lines = told(log, every_line=True)
    assert "    Bart Cassidy is asked: attack? The cause is Willy the Kid." in lines
    assert "    Bart Cassidy gives no answer." in lines
    assert "  Willy the Kid comes to the phase: play." in lines


def test_a_judgement_tells_what_was_turned_up_and_what_it_means():
    log = played("bang 2C").play(0, "bang 2C", 1).use(1, "barrel").judge(1, "barrel", "beer 6H", success=True)
    assert told(log)[-1] == "    Bart Cassidy hides behind the Barrel and turns up Beer 6♥: as good as a Missed!"
    log = played("jail JS").lay(0, "jail JS", 1).phase(0, "discard").begin(1, 1, phase="judgements")
    log.judge(1, "jail", "bang 2C", success=False).drop(1, "jail JS", why="jail", zone="in_play")
    assert told(log)[-1] == "  Bart Cassidy has to draw! for Jail and turns up Bang! 2♣: stays in jail."


def test_lucky_duke_is_seen_picking():
    log = three(characters="lucky_duke none none").begin(0, 0, phase="judgements")
    log.judge(0, "dynamite", "bang 5D", success=False, turned=("missed 5S", "bang 5D"))
    assert told(log)[-1].endswith("turns up Bang! 5♦ (of Missed! 5♠ and Bang! 5♦): nothing happens yet.")


def test_a_draw_without_a_card_says_so():
    log = played().write("JUDGEMENT", seat=1, why="jail", card=None, suit=None, rank=None, success=False)
    assert told(log)[-1] == "  Bart Cassidy has to draw! for Jail, but no card is left: stays in jail."


def test_stolen_cards_are_named():
    log = played("panic JH,jail JS", "beer 6H").lay(0, "jail JS", 1).play(0, "panic JH", 1, take="jail JS")
    log.move("jail JS", ("in_play", 1), ("hand", 0), "panic")
    assert told(log)[-3:] == [
        "  Willy the Kid lays Jail J♠ in front of Bart Cassidy.",
        "  Willy the Kid plays Panic! J♥ at Bart Cassidy, for Jail J♠.",
        "    Willy the Kid takes Jail J♠ of Bart Cassidy.",
    ]
    log = played("panic JH", "beer 6H").play(0, "panic JH", 1, take="hand")
    log.move("beer 6H", ("hand", 1), ("hand", 0), "panic", [0, 1])
    assert told(log)[-2:] == [
        "  Willy the Kid plays Panic! J♥ at Bart Cassidy, for a card in hand.",
        "    Willy the Kid takes Beer 6♥ from the hand of Bart Cassidy.",
    ]


def test_a_general_store_tells_the_counter_and_who_takes_what():
    log = played("general_store 9C").play(0, "general_store 9C")
    for card in ("beer 6H", "beer 7H", "beer 8H"):
        log.move(card, ("deck_top", -1), ("shown", -1), "general_store")
    log.ask(0, "store", 0).write("ANSWER", seat=0, card="beer 7H")
    log.move("beer 7H", ("shown", -1), ("hand", 0), "general_store")
    assert told(log)[-2:] == [
        "    On the counter lie Beer 6♥, Beer 7♥ and Beer 8♥.",
        "    Willy the Kid takes Beer 7♥.",
    ]


def test_kit_carlson_tells_what_he_puts_back():
    log = three(characters="kit_carlson none none").begin(0, 0, phase="draw")
    for card in ("beer 6H", "beer 7H", "beer 8H"):
        log.move(card, ("deck_top", -1), ("shown", 0), "kit_carlson", [0])
    for card in ("beer 6H", "beer 8H"):
        log.ask(0, "keep").move(card, ("shown", 0), ("hand", 0), "kit_carlson", [0])
    log.move("beer 7H", ("shown", 0), ("deck_top", -1), "kit_carlson", [0])
    assert told(log)[-3:] == [
        "  Kit Carlson looks at Beer 6♥, Beer 7♥ and Beer 8♥.",
        "  Kit Carlson keeps Beer 6♥ and Beer 8♥.",
        "  Kit Carlson puts Beer 7♥ back on the deck.",
    ]


def test_an_elimination_tells_role_heir_and_reward():
    log = played("bang 2C", "saloon 5H,gatling 10H").play(0, "bang 2C", 1).hit(1, 0, "bang", 4)
    log.out(1, "outlaw", 0, "bang")
    for card in ("saloon 5H", "gatling 10H"):
        log.move(card, ("hand", 1), ("hand", 2), "vulture_sam", [1, 2])
    log.write("REWARD", seat=0, why="outlaw", cards=3).draw(0, *MORE_DRAWS, why="reward")
    assert told(log)[-4:] == [
        "    Bart Cassidy loses 4 life points to the Bang! of Willy the Kid and has none left.",
        "    Bart Cassidy, outlaw, is eliminated by the Bang! of Willy the Kid.",
        "      Vulture Sam takes Saloon 5♥ and Gatling 10♥ of Bart Cassidy.",
        "      Willy the Kid is rewarded with Remington K♣ and Rev. Carabine A♣.",
    ]


def test_hand_and_cards_in_play_of_the_dead_and_of_a_punished_sheriff_are_one_line():
    log = played("mustang 8H,beer 6H").lay(0, "mustang 8H").write("PENALTY", seat=0, why="penalty", cards=2)
    log.drop(0, "beer 6H", why="penalty").drop(0, "mustang 8H", why="penalty", zone="in_play")
    assert told(log)[-1] == "    Willy the Kid pays for it with Beer 6♥ and Mustang 8♥."


def test_a_card_for_all_names_nobody():
    log = played("gatling 10H").play(0, "gatling 10H", 1, 2)
    assert told(log)[-1] == "  Willy the Kid plays Gatling 10♥."


def test_dynamite_hurts_for_nobody_and_a_lost_duel_is_ones_own():
    log = played().hit(0, -1, "dynamite", 3)
    assert told(log)[-1] == "  Willy the Kid loses 3 life points to Dynamite and has 2 left."
    log = played().hit(0, 0, "duel")
    assert told(log)[-1] == "  Willy the Kid loses a life point to a Duel of his own and has 4 left."


def test_a_dying_player_is_seen_saved():
    log = played("", "beer 6H").hit(1, 0, "bang", 4).ask(1, "dying", 0).answer(1, "beer 6H").heal(1, 1, "beer")
    assert told(log)[-2:] == [
        "  Bart Cassidy is saved by Beer 6♥.",
        "  Bart Cassidy regains a life point and has 1.",
    ]


def test_the_end_names_the_winners():
    lines = list(sentences(played().end("law", [0], 1).lines))
    assert lines[-2:] == ["", "The game ends after one turn: the law wins (Willy the Kid)."]
    lines = list(sentences(played().write("END", outcome="no_result", winners=[], turns=9, scores=[0, 0, 0]).lines))
    assert lines[-2] == "The game ends after 9 turns: nobody has won."
    assert lines[-1] == "Scores: Willy the Kid 0, Bart Cassidy 0 and Vulture Sam 0."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "SCENARIO", "card": "high_noon", "next": None}, "high noon is turned up, the last one."),
        ({"event": "SHUFFLE", "cards": 7, "why": "draw"}, "The 7 cards of the discard pile are shuffled into a new"),
        ({"event": "RETURN", "seat": 1, "why": "dead_man", "hp": 2}, "Bart Cassidy returns to the game by dead man"),
        ({"event": "ROLE", "seat": 1, "role": "deputy"}, "Bart Cassidy is deputy from now on."),
        ({"event": "USE", "seat": 1, "name": "doc_holyday", "cards": [], "target": 2}, "doc holyday on Vulture Sam."),
        ({"event": "ABILITY", "seat": 1, "name": "greg_digger", "target": -1}, "The ability of greg digger takes"),
    ],
)
def test_events_of_later_sets_have_their_sentences(event, sentence):
    log = three(characters=CHARACTERS)
    assert sentence in list(sentences([*log.lines, event]))[-1]


def test_several_games_follow_each_other():
    lines = list(sentences([*played().end("law", [0], 1).lines, *played().lines]))
    assert sum(line.startswith("Game 0") for line in lines) == 2


def test_another_language_is_another_pair_of_tables():
    terse = {**story_english.SENTENCES, "MOVE draw": "{owner}: +{cards}"}
    story = Story(Wording(terse, {**story_english.WORDS, "and": " & "}))
    lines = [line for event in played().phase(0, "discard").lines for line in story.tell(event)] + story.rest()
    assert lines[-1] == "  Willy the Kid: +Schofield J♣ & Schofield Q♣"


def test_a_real_game_is_told_from_beginning_to_end(five_players: Configuration):
    events = list(trace(five_players, seed=1, number=12))
    lines = list(sentences(events))
    assert lines[0] == "Game 12 of seed 1: 5 players with BANG!"
    assert sum(line.startswith("Turn ") for line in lines) == events[-1]["turns"]
    assert lines[-1].startswith("The game ends after ")
    assert len(lines) < len(events) / 2
    assert not any("None" in line or "_" in line for line in lines)
