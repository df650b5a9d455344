"""The abilities that draw or take cards; the others stand with the rules that they change."""

from tests.replay.builder import DRAWS, MORE_DRAWS, accepted, refused, three

MISSED = "missed 2S,missed 3S,missed 4S,missed 5S"
SUZY_SECOND = "none suzy_lafayette none"


def test_bart_cassidy_draws_for_every_life_point():
    log = three("bang 2C", characters="none bart_cassidy none").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    log.hit(1, 0, "bang")
    refused(log.phase(0, "discard"), "MOVE")
    accepted(log.draw(1, "beer 6H", why="bart_cassidy").phase(0, "discard"))


def test_el_gringo_takes_a_card_of_who_hurt_him():
    log = three("bang 2C,bang 3C", characters="none el_gringo none").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    log.hit(1, 0, "bang")
    refused(log.phase(0, "discard"), "MOVE")
    refused(log.move("bang 3C", ("hand", 0), ("hand", 1), "el_gringo", [1]), "seen by")
    accepted(log.move("bang 3C", ("hand", 0), ("hand", 1), "el_gringo", [0, 1]).phase(0, "discard"))


def test_el_gringo_takes_nothing_for_a_duel_of_his_own():
    log = three("duel QD", "bang 2C", characters="el_gringo none none").begin(0, 0, *DRAWS).play(0, "duel QD", 1)
    log.answer(1, "bang 2C").hit(0, 0, "duel")
    refused(log.move("duel JS", ("hand", 1), ("hand", 0), "el_gringo", [0, 1]), "PHASE")


def suzy_out_of_cards():
    """Suzy Lafayette has answered four shots with the four cards of her hand."""
    log = three("bang 2C,bang 3C,bang 4C,bang 5C", MISSED, characters="willy_the_kid suzy_lafayette none")
    log.begin(0, 0, *DRAWS)
    for bang, missed in zip(("2C", "3C", "4C", "5C"), ("2S", "3S", "4S", "5S"), strict=True):
        log.play(0, f"bang {bang}", 1).answer(1, f"missed {missed}")
    return log


def test_suzy_lafayette_draws_when_her_hand_is_empty():
    log = suzy_out_of_cards()
    refused(log.phase(0, "discard"), "draws first")
    refused(log.draw(1, "beer 6H", why="draw"), "draws first")
    accepted(log.draw(1, "beer 6H", why="suzy_lafayette").phase(0, "discard"))


def test_suzy_lafayette_does_not_draw_with_a_card_in_hand():
    log = three("bang 2C", characters="suzy_lafayette none none").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    refused(log.hit(1, 0, "bang").draw(0, "beer 6H", why="suzy_lafayette"), "PHASE")


def test_suzy_lafayette_draws_for_a_stolen_last_card():
    log = suzy_out_of_cards().draw(1, "beer 6H", why="suzy_lafayette").phase(0, "discard")
    log.begin(1, 1, *MORE_DRAWS).lay(1, MORE_DRAWS[0]).play(1, "beer 6H").phase(1, "discard")
    log.begin(2, 2, "panic JH", "beer 7H").play(2, "panic JH", 1, take="hand")
    log.move(MORE_DRAWS[1], ("hand", 1), ("hand", 2), "panic", [1, 2])
    refused(log.phase(2, "discard"), "draws first")
    accepted(log.draw(1, "beer 8H", why="suzy_lafayette").phase(2, "discard"))


def test_suzy_lafayette_does_not_draw_between_the_answers_of_a_duel():
    bangs = "bang 2C,bang 3C,bang 4C,bang 5C"
    log = three("duel QD,duel JS,duel 8C,bang 6C,bang 7C", bangs, characters=SUZY_SECOND).begin(0, 0, *DRAWS)
    for duel, bang in (("QD", "2C"), ("JS", "3C")):
        log.play(0, f"duel {duel}", 1).answer(1, f"bang {bang}").decline(0).hit(0, 0, "duel")
    log.play(0, "duel 8C", 1).answer(1, "bang 4C").answer(0, "bang 6C").answer(1, "bang 5C")
    refused(log.draw(1, "beer 6H", why="suzy_lafayette"), "has not declined")
    log.decline(0).hit(0, 0, "duel")
    refused(log.phase(0, "discard"), "draws first")
    accepted(log.draw(1, "beer 6H", why="suzy_lafayette").phase(0, "discard"))


def test_jesse_jones_may_draw_from_a_hand():
    log = three("", "bang 2C", characters="jesse_jones none none").begin(0, 0, phase="draw").ask(0, "draw")
    log.use(0, "jesse_jones", 1)
    refused(log.move("duel QD", ("hand", 2), ("hand", 0), "jesse_jones", [0, 2]), "hand 1")
    log.move("bang 2C", ("hand", 1), ("hand", 0), "jesse_jones", [0, 1]).draw(0, DRAWS[0])
    refused(log.draw(0, DRAWS[1]), "PHASE")
    accepted(log.phase(0, "play"))


def test_nobody_else_draws_from_a_hand():
    log = three("", "bang 2C").begin(0, 0, phase="draw")
    refused(log.use(0, "jesse_jones", 1), "deck_top")
    refused(log.move("bang 2C", ("hand", 1), ("hand", 0), "jesse_jones", [0, 1]), "deck_top")


def test_pedro_ramirez_may_draw_the_top_of_the_discard_pile():
    log = three("bang 2C,duel QD", characters="none pedro_ramirez none", hand_limit="none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2C", 1).hit(1, 0, "bang").play(0, "duel QD", 1).hit(1, 0, "duel").phase(0, "discard")
    log.begin(1, 1, phase="draw").use(1, "pedro_ramirez")
    refused(log.move("bang 2C", ("discard", -1), ("hand", 1), "pedro_ramirez"), "top of the discard pile")
    log.move("duel QD", ("discard", -1), ("hand", 1), "pedro_ramirez")
    accepted(log.draw(1, MORE_DRAWS[0]).phase(1, "play"))


def test_kit_carlson_looks_at_three_and_puts_one_back():
    log = three(characters="kit_carlson none none", hand_limit="none").begin(0, 0, phase="draw")
    refused(log.move("beer 6H", ("deck_top", -1), ("shown", 0), "kit_carlson", "all"), "seen by")
    for card in ("beer 6H", "beer 7H", "beer 8H"):
        log.move(card, ("deck_top", -1), ("shown", 0), "kit_carlson", [0])
    for card in ("beer 6H", "beer 8H"):
        log.ask(0, "keep").move(card, ("shown", 0), ("hand", 0), "kit_carlson", [0])
    refused(log.phase(0, "play"), "MOVE")
    log.move("beer 7H", ("shown", 0), ("deck_top", -1), "kit_carlson", [0]).phase(0, "play").phase(0, "discard")
    log.begin(1, 1, phase="draw")
    refused(log.draw(1, "beer 9H"), "put back")
    accepted(log.draw(1, "beer 7H", "beer 9H").phase(1, "play"))


def test_black_jack_shows_his_second_card_and_draws_once_more_if_it_is_red():
    log = three(characters="black_jack none none").begin(0, 0, phase="draw").draw(0, "bang 2C")
    refused(log.draw(0, "beer 6H"), "seen by")
    log.draw(0, "beer 6H", seen="all")
    refused(log.phase(0, "play"), "MOVE")
    accepted(log.draw(0, "bang 3C").phase(0, "play"))


def test_black_jack_draws_no_third_card_if_the_second_is_black():
    log = three(characters="black_jack none none").begin(0, 0, phase="draw").draw(0, "beer 6H")
    refused(log.draw(0, "bang 2C", seen="all").draw(0, "bang 3C"), "PHASE")
