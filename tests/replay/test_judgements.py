"""Jail, Dynamite, and the draw! that decides about them."""

from tests.replay.builder import DRAWS, MORE_DRAWS, accepted, refused, three


def jailed(**rules):
    """The turn of the outlaw begins, who sits in jail."""
    log = three("jail JS", hand_limit="none", **rules).begin(0, 0, *DRAWS).lay(0, "jail JS", 1).phase(0, "discard")
    return log.begin(1, 1, phase="judgements")


def with_dynamite(**settings):
    """The second turn of the sheriff begins, who has put down Dynamite in his first."""
    log = three("dynamite 2H", hand_limit="none", **settings).begin(0, 0, *DRAWS).lay(0, "dynamite 2H")
    log.phase(0, "discard").begin(1, 1, "beer 6H", "beer 7H").phase(1, "discard")
    log.begin(2, 2, "beer 8H", "beer 9H").phase(2, "discard")
    return log.begin(0, 3, phase="judgements")


def pass_on(log):
    return log.move("dynamite 2H", ("in_play", 0), ("in_play", 1), "pass")


def test_jail_is_judged_before_drawing():
    refused(jailed().phase(1, "draw"), "MOVE")


def test_hearts_lead_out_of_jail():
    log = jailed().judge(1, "jail", "beer 6H", success=True)
    refused(log.phase(1, "draw"), "MOVE")
    accepted(log.drop(1, "jail JS", why="jail", zone="in_play").phase(1, "draw"))


def test_a_turn_in_jail_is_skipped():
    log = jailed().judge(1, "jail", "bang 2C", success=False).drop(1, "jail JS", why="jail", zone="in_play")
    refused(log.phase(1, "draw"), "TURN")
    accepted(log.begin(2, 2, *MORE_DRAWS))


def test_jail_may_leave_the_discard_phase():
    log = jailed(jail_skips="draw_and_play").judge(1, "jail", "bang 2C", success=False)
    log.drop(1, "jail JS", why="jail", zone="in_play")
    refused(log.begin(2, 2, phase="judgements"), "phase=discard")
    accepted(log.phase(1, "discard").begin(2, 2, *MORE_DRAWS))


def test_a_judgement_is_told_as_the_card_counts():
    refused(jailed().judge(1, "jail", "bang 2C", success=True), "counts as", lines=2)
    log = jailed().move("bang 2C", ("deck_top", -1), ("shown", 1), "judgement")
    refused(log.write("JUDGEMENT", seat=1, why="jail", card="bang 3C", suit="clubs", rank="3", success=False), "turned")
    refused(log.write("JUDGEMENT", seat=1, why="barrel", card="bang 2C", suit="clubs", rank="2", success=False), "why")


def test_dynamite_explodes_on_two_to_nine_of_spades():
    log = with_dynamite().judge(0, "dynamite", "missed 5S", success=True)
    refused(pass_on(log), "discard")
    log.drop(0, "dynamite 2H", why="dynamite", zone="in_play")
    refused(log.hit(0, -1, "dynamite", 2), "amount is 2")
    refused(log.hit(0, 0, "dynamite", 3), "by is 0")
    accepted(log.hit(0, -1, "dynamite", 3).phase(0, "draw"))


def test_dynamite_passes_on_otherwise():
    log = with_dynamite().judge(0, "dynamite", "bang 5D", success=False)
    refused(log.phase(0, "draw"), "MOVE")
    refused(log.move("dynamite 2H", ("in_play", 0), ("in_play", 2), "pass"), "in_play")
    assert accepted(pass_on(log).phase(0, "draw")).in_play[1] == ("dynamite 2H",)


def test_the_ranks_and_the_damage_of_dynamite_follow_their_switches():
    log = with_dynamite(dynamite_ranks="2-10", dynamite_damage=1)
    log.judge(0, "dynamite", "volcanic 10S", success=True).drop(0, "dynamite 2H", why="dynamite", zone="in_play")
    accepted(log.hit(0, -1, "dynamite", 1).phase(0, "draw"))


def test_dynamite_and_jail_are_judged_in_the_order_of_the_rules():
    for dynamite_first in (True, False):
        log = three("dynamite 2H", "jail JS", hand_limit="none", sheriff_jailable=True)
        log.rules["dynamite_before_jail"] = dynamite_first
        log.begin(0, 0, *DRAWS).lay(0, "dynamite 2H").phase(0, "discard")
        log.begin(1, 1, *MORE_DRAWS).lay(1, "jail JS", 0).phase(1, "discard")
        log.begin(2, 2, "beer 6H", "beer 7H").phase(2, "discard").begin(0, 3, phase="judgements")
        first, second = ("dynamite", "jail") if dynamite_first else ("jail", "dynamite")
        log.move("beer 8H", ("deck_top", -1), ("shown", 0), "judgement")
        told = {"seat": 0, "card": "beer 8H", "suit": "hearts", "rank": "8", "success": first == "jail"}
        refused(log.write("JUDGEMENT", why=second, **told), f"by the rules {first}")
        accepted(log.write("JUDGEMENT", why=first, **told))


def test_lucky_duke_turns_two_cards_and_picks_one():
    duke = "lucky_duke none none"
    log = with_dynamite(characters=duke)
    log.judge(0, "dynamite", "bang 5D", success=False, turned=("missed 5S", "bang 5D"))
    accepted(pass_on(log).phase(0, "draw"))
    refused(with_dynamite(characters=duke).judge(0, "dynamite", "bang 5D", success=False), "deck_top", lines=2)


def test_john_pain_uses_a_card_that_was_turned_when_the_effect_is_over():
    log = three("barrel QS", "bang 2C,bang 3C", characters="john_pain willy_the_kid none", hand_limit="none")
    log.begin(0, 0, "bang 4C", "bang 5C").lay(0, "barrel QS").play(0, "bang 4C", 1).hit(1, 0, "bang")
    log.phase(0, "discard").begin(1, 1, *MORE_DRAWS)
    log.play(1, "bang 2C", 0).use(0, "barrel").judge(0, "barrel", "missed 2S", success=False).lines.pop()
    refused(log.move("missed 2S", ("shown", 0), ("discard", -1), "judgement"), "hand 0")
    log.move("missed 2S", ("shown", -1), ("hand", 0), "john_pain")
    refused(log.answer(0, "missed 2S"), "does not hold it", lines=2)
    log.hit(0, 1, "bang").play(1, "bang 3C", 0)
    accepted(log.answer(0, "missed 2S").phase(1, "discard"))
