import string

import pytest

from bangsim.content import catalogue
from bangsim.content.configuration import Configuration
from bangsim.sim import story_english
from bangsim.sim.story import TELLERS, Story, sentences
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace
from bangsim.sim.wording import Wording
from tests.replay.builder import DRAWS, MORE_DRAWS, three

LOG_FORMAT = {
    *("GAME", "TURN", "PHASE", "SCENARIO", "MOVE", "SHUFFLE", "QUESTION", "PLAY", "ANSWER", "USE", "JUDGEMENT"),
    *("HIT", "HEAL", "ABILITY", "OUT", "REWARD", "PENALTY", "RETURN", "ROLE", "END"),
}
CHARACTERS = "willy_the_kid bart_cassidy vulture_sam"
SETS = tuple(catalogue.SETS)
FALLBACKS = ("MOVE", "USE", "USE target", "ABILITY", "ABILITY target", "outcome success", "outcome failure")


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
        ({"event": "SHUFFLE", "cards": 7, "why": "draw"}, "The 7 cards of the discard pile are shuffled into a new"),
        ({"event": "RETURN", "seat": 1, "why": "dead_man", "hp": 2}, "Bart Cassidy returns to the game by Dead Man"),
        ({"event": "ROLE", "seat": 1, "role": "deputy"}, "Bart Cassidy is deputy from now on."),
        ({"event": "USE", "seat": 1, "name": "somebody_new", "cards": [], "target": 2}, "uses somebody new on Vulture"),
        ({"event": "ABILITY", "seat": 1, "name": "somebody_new", "target": -1}, "The ability of somebody new"),
    ],
)
def test_events_of_later_sets_have_their_sentences(event, sentence):
    log = three(characters=CHARACTERS)
    assert sentence in list(sentences([*log.lines, event]))[-1]


def later(*hands, characters=CHARACTERS, **settings):
    """The first turn of a game with all sets has come to its play phase."""
    return three(*hands, characters=characters, sets=SETS, **settings).begin(0, 0, *DRAWS)


def test_a_green_card_is_laid_down_and_later_used():
    log = later("knife 8H,howitzer 9S").lay(0, "knife 8H").lay(0, "howitzer 9S").ask(0, "play")
    log.green(0, "knife 8H", 1).green(0, "howitzer 9S", 1, 2)
    assert told(log)[-4:] == [
        "  Willy the Kid lays down Knife 8♥.",
        "  Willy the Kid lays down Howitzer 9♠.",
        "  Willy the Kid uses Knife 8♥ on Bart Cassidy.",
        "  Willy the Kid uses Howitzer 9♠.",
    ]


def test_a_green_card_that_takes_says_what():
    log = later("conestoga 9D,jail JS").lay(0, "conestoga 9D").lay(0, "jail JS", 1)
    log.green(0, "conestoga 9D", 1, take="jail JS").move("jail JS", ("in_play", 1), ("hand", 0), "conestoga")
    assert told(log)[-2:] == [
        "  Willy the Kid uses Conestoga 9♦ on Bart Cassidy, for Jail J♠.",
        "    Willy the Kid takes Jail J♠ of Bart Cassidy.",
    ]


def test_what_a_card_costs_is_told_with_it_and_only_once():
    log = later("springfield KS,bang 2C,tequila 9C,bang 3C,rag_time 9H")
    log.play(0, "springfield KS", 1, cost="bang 2C").ask(0, "play").play(0, "tequila 9C", 1, cost="bang 3C")
    log.ask(0, "play").play(0, "rag_time 9H", 1, take="hand", cost=DRAWS[0])
    assert told(log)[-3:] == [
        "  Willy the Kid plays Springfield K♠ at Bart Cassidy, paying with Bang! 2♣.",
        "  Willy the Kid plays Tequila 9♣ for Bart Cassidy, paying with Bang! 3♣.",
        "  Willy the Kid plays Rag Time 9♥ at Bart Cassidy, for a card in hand, paying with Schofield J♣.",
    ]
    log = later("", "whisky QH,bang 2C").ask(1, "dying", 0).answer(1, "whisky QH", cost="bang 2C")
    assert told(log)[-1] == "  Bart Cassidy is saved by Whisky Q♥, paying with Bang! 2♣."


def test_a_brawl_tells_what_each_player_loses():
    log = (
        later("brawl JS,jail JS,bang 2C", "", "bang 4C").lay(0, "jail JS", 1).play(0, "brawl JS", 1, 2, cost="bang 2C")
    )
    log.ask(0, "take", 1).write("ANSWER", seat=0, card="jail JS", **{"as": None, "with": []})
    log.drop(1, "jail JS", why="brawl", zone="in_play").ask(0, "take", 2).drop(2, "bang 4C", why="brawl")
    assert told(log)[-3:] == [
        "  Willy the Kid plays Brawl J♠, paying with Bang! 2♣.",
        "    Bart Cassidy loses Jail J♠.",
        "    Vulture Sam loses Bang! 4♣ from hand.",
    ]


def test_in_a_roulette_cards_are_thrown():
    log = later("roulette big_joker", "missed 2S").play(0, "roulette big_joker", 0, 1, 2).ask(1, "roulette", 0)
    log.answer(1, "missed 2S").hit(2, 0, "roulette", 2)
    assert told(log)[-3:] == [
        "  Willy the Kid plays Roulette big joker.",
        "    Bart Cassidy throws Missed! 2♠.",
        "    Vulture Sam loses 2 life points to the Roulette of Willy the Kid and has 2 left.",
    ]


def test_a_card_that_another_brings_tells_where_it_comes_from():
    log = later("bang 2C", "dodge KH").play(0, "bang 2C", 1).ask(1, "attack", 0).answer(1, "dodge KH")
    assert told(log.draw(1, "beer 6H", why="dodge"))[-1] == "    Bart Cassidy draws Beer 6♥ for it."
    log.move(DRAWS[0], ("hand", 0), ("hand", 1), "dodge", [0, 1])
    assert told(log)[-1] == "    Bart Cassidy takes Schofield J♣ from the hand of Willy the Kid for it."


def test_a_card_taken_of_oneself_is_taken_back():
    log = later("panic JH,barrel QS").lay(0, "barrel QS").play(0, "panic JH", 0, take="barrel QS")
    log.move("barrel QS", ("in_play", 0), ("hand", 0), "panic")
    assert told(log)[-1] == "    Willy the Kid takes Barrel Q♠ back."


def test_any_card_as_a_general_store_names_nobody():
    log = later("jail JS", characters="uncle_will none none").play(0, "jail JS", 0, 1, 2, used_as="general_store")
    assert told(log)[-1] == "  Uncle Will plays Jail J♠ as General Store."
    log.move("beer 6H", ("deck_top", -1), ("shown", -1), "general_store")
    log.move("beer 6H", ("shown", -1), ("discard", -1), "general_store")
    assert told(log)[-1] == "    Nobody takes Beer 6♥."


def test_abilities_that_cost_something_tell_what():
    log = later("bang 2C,bang 3C", characters="doc_holyday none none").ask(0, "play")
    log.use(0, "doc_holyday", 1, ["bang 2C", "bang 3C"]).drop(0, "bang 2C", "bang 3C", why="doc_holyday")
    assert told(log.hit(1, 0, "doc_holyday"))[-2:] == [
        "  Doc Holyday shoots at Seat 1, paying with Bang! 2♣ and Bang! 3♣.",
        "    Seat 1 loses a life point to the shot of Doc Holyday and has 3 left.",
    ]
    log = later("jail JS", characters="jose_delgado none none").ask(0, "play").use(0, "jose_delgado", -1, ["jail JS"])
    log.drop(0, "jail JS", why="jose_delgado").draw(0, *MORE_DRAWS, why="jose_delgado")
    assert told(log)[-2:] == [
        "  José Delgado discards Jail J♠ for new cards.",
        "    José Delgado draws Remington K♣ and Rev. Carabine A♣.",
    ]
    log = later(characters="chuck_wengam none none").ask(0, "play").use(0, "chuck_wengam").hit(0, 0, "chuck_wengam")
    assert told(log.draw(0, *MORE_DRAWS, why="chuck_wengam"))[-3:] == [
        "  Chuck Wengam pays a life point for cards.",
        "    Chuck Wengam has 4 left.",
        "    Chuck Wengam draws Remington K♣ and Rev. Carabine A♣.",
    ]
    log = later("bang 2C,bang 3C", characters="sid_ketchum none none").ask(0, "play")
    log.use(0, "sid_ketchum", -1, ["bang 2C", "bang 3C"]).drop(0, "bang 2C", "bang 3C", why="sid_ketchum")
    assert told(log)[-1] == "  Sid Ketchum gives up Bang! 2♣ and Bang! 3♣ for a life point."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "ABILITY", "name": "apache_kid", "target": 0}, "Diamonds do nothing to Seat 1."),
        ({"event": "USE", "name": "vera_custer", "cards": [], "target": 2}, "Seat 1 takes the ability of Seat 2."),
        ({"event": "HEAL", "amount": 2, "by": 1, "why": "greg_digger", "hp": 4}, "Seat 1 regains 2 life points and"),
        ({"event": "OUT", "role": "outlaw", "by": 2, "why": "doc_holyday"}, "is eliminated by the shot of Seat 2."),
    ],
)
def test_abilities_have_their_sentences(event, sentence):
    log = later(characters="none none none")
    assert sentence in list(sentences([*log.lines, {"seat": 1, **event}]))[-1]


@pytest.mark.parametrize(
    ("why", "source", "target", "sentence"),
    [
        ("claus_the_saint", ("deck_top", -1), ("shown", 1), "Seat 1 looks at Jail 4♥."),
        ("claus_the_saint", ("shown", 1), ("hand", 1), "Seat 1 keeps Jail 4♥."),
        ("claus_the_saint", ("shown", 1), ("hand", 2), "Seat 1 gives Jail 4♥ to Seat 2."),
        ("derringer", ("deck_top", -1), ("hand", 1), "Seat 1 draws Jail 4♥ for the Derringer."),
        ("herb_hunter", ("deck_top", -1), ("hand", 1), "Seat 1 draws Jail 4♥ for the elimination."),
        ("molly_stark", ("deck_top", -1), ("hand", 1), "Seat 1 draws Jail 4♥ for playing out of turn."),
        ("johnny_kisch", ("in_play", 0), ("discard", -1), "Seat 0 loses Jail 4♥ of the same name."),
        ("pat_brennan", ("in_play", 0), ("hand", 1), "Seat 1 takes Jail 4♥ of Seat 0 and does not draw."),
        ("pat_brennan", ("in_play", 0), ("hand", 0), "Seat 0 takes Jail 4♥ back and does not draw."),
    ],
)
def test_abilities_that_move_cards_have_their_sentences(why, source, target, sentence):
    log = later("jail 4H", characters="none none none")
    if source[0] == "in_play":
        log.lay(0, "jail 4H", 0)
    log.move("jail 4H", source, target, why, [1])
    assert told(log)[-1].strip() == sentence


def test_what_is_taken_and_given_is_asked_for():
    log = later().ask(0, "take", 1).ask(0, "give", 2).ask(0, "copy").decline(0)
    assert told(log, every_line=True)[-4:] == [
        "  Willy the Kid is asked what to take of Bart Cassidy.",
        "  Willy the Kid is asked what to give to Vulture Sam.",
        "  Willy the Kid is asked: copy?",
        "  Willy the Kid takes the ability of nobody.",
    ]


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
    assert lines[-2].startswith("The game ends after ")
    assert lines[-1].startswith("Scores: ")
    assert len(lines) < len(events) / 2
    assert not any("None" in line or "_" in line for line in lines)


@pytest.mark.parametrize("policy", ["random", "expert"])
def test_games_of_all_sets_are_told_in_sentences_of_their_own(policy):
    study = {"games": 1, "players": 6, "sets": [*SETS], "policies": {"default": policy}}
    configuration = study_from_dict(study).configurations()[0]
    fallbacks = {key: f"fallback: {story_english.SENTENCES[key]}" for key in FALLBACKS}
    story = Story(Wording({**story_english.SENTENCES, **fallbacks}, story_english.WORDS))
    games = (event for number in range(20) for event in trace(configuration, seed=1, number=number))
    lines = [line for event in games for line in story.tell(event)] + story.rest()
    assert not [line for line in lines if "fallback" in line]
    assert not any("None" in line or "_" in line.split("House rules")[0] for line in lines)
