"""The scenario cards of A Fistful of Cards."""

from typing import Any

from tests.replay.builder import BEERS, DRAWS, MORE_DRAWS, LogBuilder, accepted, refused, shot_down, three, under

ALL_SETS = ("base", "dodge_city", "powgame", "wild_west_show")


def test_the_draw_phase_draws_the_discard_pile_of_an_abandoned_mine():
    log = under("abandoned_mine", "saloon 5H,bang 2C", hand_limit=6).go_on(0, *DRAWS)
    log.play(0, "saloon 5H").play(0, "bang 2C", 1).hit(1, 0, "bang").phase(0, "discard")
    log.phase(0, "end").begin(1, 1, phase="draw")
    refused(log.draw(1, MORE_DRAWS[0]), "discard")
    log.move("bang 2C", ("discard", -1), ("hand", 1), "abandoned_mine")
    log.move("saloon 5H", ("discard", -1), ("hand", 1), "abandoned_mine")
    accepted(log.phase(1, "play"))


def test_what_is_discarded_in_the_discard_phase_lies_on_the_deck_of_an_abandoned_mine():
    log = under("abandoned_mine", "bang 2C", hand_limit="hp").go_on(0, *DRAWS).phase(0, "discard")
    refused(log.drop(0, DRAWS[0]), "deck_top")
    refused(log.move(DRAWS[0], ("hand", 0), ("deck_top", -1), "discard"), "seen by")
    for card in DRAWS:
        log.move(card, ("hand", 0), ("deck_top", -1), "discard", [0])
    log.phase(0, "end").begin(1, 1, phase="draw")
    refused(log.draw(1, MORE_DRAWS[0]), "put back on top")
    accepted(log.draw(1, DRAWS[1], DRAWS[0]).phase(1, "play"))


def test_the_card_of_black_jack_comes_from_the_discard_pile_too():
    log = under("abandoned_mine", "bang 2C,saloon 5H,beer 6H", characters="none black_jack none").go_on(0, *DRAWS)
    log.play(0, "bang 2C", 1).hit(1, 0, "bang").play(0, "beer 6H").play(0, "saloon 5H").heal(1, 0, "saloon")
    log.end_turn(0).begin(1, 1, phase="draw")
    for card in ("saloon 5H", "beer 6H"):
        log.move(card, ("discard", -1), ("hand", 1), "abandoned_mine")
    refused(log.draw(1, MORE_DRAWS[0], why="black_jack"), "discard")
    accepted(log.move("bang 2C", ("discard", -1), ("hand", 1), "abandoned_mine").phase(1, "play"))


def test_pedro_ramirez_has_no_choice_in_an_abandoned_mine():
    log = under("abandoned_mine", "saloon 5H", characters="none pedro_ramirez none").go_on(0, *DRAWS)
    log.play(0, "saloon 5H").end_turn(0).begin(1, 1, phase="draw")
    refused(log.use(1, "pedro_ramirez"), "all draw from the discard pile")


def test_kit_carlson_puts_the_third_card_back_on_the_pile_of_an_abandoned_mine():
    log = under("abandoned_mine", "saloon 5H", characters="none kit_carlson none").go_on(0, *DRAWS)
    log.play(0, "saloon 5H").end_turn(0).begin(1, 1, phase="draw")
    log.move("saloon 5H", ("discard", -1), ("shown", 1), "kit_carlson")
    for card in MORE_DRAWS:
        log.move(card, ("deck_top", -1), ("shown", 1), "kit_carlson", [1])
    for card in MORE_DRAWS:
        log.move(card, ("shown", 1), ("hand", 1), "kit_carlson", [1])
    refused(log.move("saloon 5H", ("shown", 1), ("deck_top", -1), "kit_carlson", [1]), "discard")
    accepted(log.move("saloon 5H", ("shown", 1), ("discard", -1), "kit_carlson").phase(1, "play"))


def test_all_are_neighbours_in_an_ambush_but_for_horses():
    log = under("ambush", "bang 2C,mustang 8H", "", "bang 3C", players=4).go_on(0, *DRAWS)
    log.play(0, "bang 2C", 2).hit(2, 0, "bang").lay(0, "mustang 8H").end_turn(0)
    log.begin(1, 1, *MORE_DRAWS).end_turn(1).begin(2, 2, *BEERS[:2])
    refused(log.play(2, "bang 3C", 0), "distance 2", lines=2)


def brothers() -> LogBuilder:
    """The outlaw of seat 1 has one wound and may give a life point away."""
    log = under("blood_brothers", "gatling 10H", characters="none bart_cassidy none").go_on(0, *DRAWS)
    log.play(0, "gatling 10H").hit(1, 0, "gatling").draw(1, BEERS[0], why="bart_cassidy").hit(2, 0, "gatling")
    return log.end_turn(0).begin(1, 1, phase="judgements").ask(1, "ability")


def test_a_life_point_may_be_given_to_a_blood_brother_who_lacks_one():
    accepted(brothers().decline(1).phase(1, "draw"))
    log = brothers()
    for other in (0, 1):
        refused(log.use(1, "blood_brothers", other), "lacking to [2]")
    log.use(1, "blood_brothers", 2).hit(1, 1, "blood_brothers")
    refused(log.heal(2, 1, "blood_brothers"), "MOVE")
    log.draw(1, BEERS[1], why="bart_cassidy")
    refused(log.phase(1, "draw"), "HEAL")
    accepted(log.heal(2, 1, "blood_brothers").go_on(1, *MORE_DRAWS))


def test_the_first_dead_man_comes_back_once_with_two_life_points_and_two_cards():
    log = shot_down("dead_man").begin(1, 1, phase="judgements")
    refused(log.back(1, "dead_man", 4), "hp is 4")
    log.back(1, "dead_man", 2)
    refused(log.phase(1, "draw"), "MOVE")
    log.draw(1, *BEERS[3:5], why="dead_man").go_on(1, *MORE_DRAWS).end_turn(1)
    log.begin(2, 2, "bang 8C", "bang 9C").end_turn(2).begin(3, 3, "missed 2S", "missed 3S").end_turn(3)
    log.begin(0, 4, "bang 6C", "bang 7C").play(0, "bang 6C", 1).hit(1, 0, "bang").play(0, "bang 7C", 1).hit(
        1, 0, "bang"
    )
    log.decline(1).out(1, "outlaw", 0, "bang").drop(1, *BEERS[3:5], *MORE_DRAWS, why="out")
    log.write("REWARD", seat=0, why="outlaw", cards=3).draw(0, "jail JS", "jail 4H", "jail 10S", why="reward")
    log.end_turn(0)
    refused(log.begin(1, 5, phase="judgements"), "seat is 1")
    accepted(log.begin(2, 5, phase="judgements"))


def test_a_player_may_heal_in_place_of_drawing_by_hard_liquor():
    log = under("hard_liquor", "bang 2C").phase(0, "draw")
    refused(log.use(0, "hard_liquor"), "MOVE")
    log.draw(0, *DRAWS).phase(0, "play").play(0, "bang 2C", 1).hit(1, 0, "bang").end_turn(0).begin(1, 1, phase="draw")
    accepted(log.ask(1, "ability").decline(1).draw(1, *MORE_DRAWS).phase(1, "play"))
    log.lines[-4:] = []
    log.use(1, "hard_liquor").heal(1, 1, "hard_liquor")
    refused(log.draw(1, MORE_DRAWS[0]), "PHASE")
    accepted(log.phase(1, "play"))


def test_cards_in_play_do_nothing_in_a_lasso():
    log = under("lasso", "schofield KS,barrel QS,dynamite 2H", "bang 2C", players=4).go_on(0, "bang 3C", "jail JS")
    log.lay(0, "schofield KS").lay(0, "barrel QS").lay(0, "dynamite 2H").lay(0, "jail JS", 1)
    refused(log.play(0, "bang 3C", 2), "reaches 1", lines=2)
    log.end_turn(0).begin(1, 1, phase="judgements")
    refused(log.judge(1, "jail", "bang 4C", success=False), "PHASE", lines=3)
    log.go_on(1, *MORE_DRAWS).play(1, "bang 2C", 0)
    refused(log.use(0, "barrel"), "has no barrel")
    log.hit(0, 1, "bang").end_turn(1).begin(2, 2, *BEERS[:2]).end_turn(2).begin(3, 3, *BEERS[2:4]).end_turn(3)
    refused(log.begin(0, 4, phase="judgements").judge(0, "dynamite", "bang 4C", success=False), "PHASE", lines=3)


def test_the_second_card_drawn_is_open_and_must_be_played_after_the_law_of_the_west():
    log = under("law_of_the_west").phase(0, "draw").draw(0, DRAWS[0])
    refused(log.draw(0, "barrel QS"), "seen by")
    log.draw(0, "barrel QS", seen="all").phase(0, "play")
    refused(log.phase(0, "discard"), "barrel QS can be played and must be")
    accepted(log.lay(0, "barrel QS").phase(0, "discard"))


def test_a_card_that_cannot_be_played_need_not_be_after_the_law_of_the_west():
    for card in ("missed 2S", "bang 3C", "barrel KS"):
        log = under("law_of_the_west", "barrel QS,bang 2C").phase(0, "draw").draw(0, DRAWS[0])
        log.draw(0, card, seen="all").phase(0, "play").lay(0, "barrel QS").play(0, "bang 2C", 1).hit(1, 0, "bang")
        accepted(log.phase(0, "discard"))


def test_cards_are_guessed_in_place_of_drawing_with_peyote():
    log = under("peyote").phase(0, "draw")
    refused(log.draw(0, DRAWS[0]), "USE")
    log.ask(0, "colour").use(0, "peyote", colour="red").move(BEERS[0], ("deck_top", -1), ("shown", -1), "peyote")
    refused(log.move(BEERS[0], ("shown", -1), ("discard", -1), "peyote"), "hand 0")
    log.move(BEERS[0], ("shown", -1), ("hand", 0), "peyote")
    refused(log.phase(0, "play"), "USE")
    log.use(0, "peyote", colour="red").move(DRAWS[0], ("deck_top", -1), ("shown", -1), "peyote")
    refused(log.move(DRAWS[0], ("shown", -1), ("hand", 0), "peyote"), "discard")
    log.move(DRAWS[0], ("shown", -1), ("discard", -1), "peyote")
    refused(log.use(0, "peyote", colour="red"), "PHASE")
    accepted(log.phase(0, "play"))


def test_any_number_of_cards_is_exchanged_on_the_ranch():
    log = under("ranch", "bang 2C,bang 3C").phase(0, "draw").draw(0, *DRAWS).ask(0, "ability")
    accepted(log.decline(0).phase(0, "play"))
    log.lines[-2:] = []
    log.use(0, "ranch", cards=["bang 2C", "bang 3C"]).ask(0, "discard").answer(0, "bang 2C").lines.pop()
    log.drop(0, "bang 2C", why="ranch").drop(0, "bang 3C", why="ranch").decline(0)
    refused(log.phase(0, "play"), "MOVE")
    log.draw(0, BEERS[0], why="ranch")
    refused(log.phase(0, "play"), "MOVE")
    log.draw(0, BEERS[1], why="ranch")
    refused(log.draw(0, BEERS[2], why="ranch"), "PHASE")
    accepted(log.phase(0, "play"))


def test_the_ranch_may_come_after_the_play_phase():
    log = under("ranch", "bang 2C", ranch_phase=2).phase(0, "draw").draw(0, *DRAWS)
    refused(log.use(0, "ranch", cards=["bang 2C"]).drop(0, "bang 2C", why="ranch"), "PHASE", lines=2)
    log.phase(0, "play").use(0, "ranch", cards=["bang 2C"]).drop(0, "bang 2C", why="ranch").decline(0)
    accepted(log.draw(0, BEERS[0], why="ranch").phase(0, "discard"))


def test_a_ricochet_shoots_at_a_card_in_play():
    log = under("ricochet", "jail JS,bang 2C,bang 3C,missed 3S", "missed 2S").go_on(0, *DRAWS).lay(0, "jail JS", 1)
    refused(log.use(0, "ricochet", 1, ["bang 2C"], take="barrel QS"), "lies there")
    refused(log.use(0, "ricochet", 2, ["bang 2C"], take="jail JS"), "lies there")
    log.use(0, "ricochet", 1, ["missed 3S"], take="jail JS")
    refused(log.drop(0, "missed 3S", why="ricochet"), "costs Bang!")
    log.lines.pop()
    log.use(0, "ricochet", 1, ["bang 2C"], take="jail JS").drop(0, "bang 2C", why="ricochet")
    refused(log.drop(1, "jail JS", why="ricochet", zone="in_play"), "has not declined")
    log.ask(1, "attack", 0).answer(1, "missed 2S")
    refused(log.drop(1, "jail JS", why="ricochet", zone="in_play"), "PHASE")
    log.use(0, "ricochet", 1, ["bang 3C"], take="jail JS").drop(0, "bang 3C", why="ricochet")
    refused(log.end_turn(0), "MOVE", lines=2)
    accepted(log.drop(1, "jail JS", why="ricochet", zone="in_play").end_turn(0))


def test_who_discards_no_missed_at_russian_roulette_loses_two_life_points():
    log = three("missed 2S,missed 3S", "missed 4S", "barrel QS", events=["russian_roulette"])
    log.begin(0, 0, phase="judgements").scenario("russian_roulette")
    refused(log.hit(0, -1, "russian_roulette", 2), "has not declined")
    log.ask(0, "attack").answer(0, "missed 2S").answer(1, "missed 4S")
    refused(log.answer(0, "missed 3S"), "seat is 0", lines=2)
    refused(log.hit(2, 0, "russian_roulette", 2), "by is 0")
    refused(log.hit(2, -1, "russian_roulette"), "amount is 1")
    log.hit(2, -1, "russian_roulette", 2)
    refused(log.hit(0, -1, "russian_roulette", 2), "PHASE")
    accepted(log.phase(0, "draw"))


def credited(*, switch: bool) -> LogBuilder:
    """The Russian Roulette of the sheriff's second turn takes the last life points of the outlaw in seat 1."""
    settings: dict[str, Any] = {"hand_limit": "none", "scenario_deaths_credited": switch}
    log = three(
        "missed 2S,bang 2C,bang 3C",
        characters="willy_the_kid none none",
        events=["ambush", "russian_roulette"],
        **settings,
    )
    log.begin(0, 0, phase="judgements").scenario("ambush", "russian_roulette").go_on(0, *DRAWS)
    log.play(0, "bang 2C", 1).hit(1, 0, "bang").play(0, "bang 3C", 1).hit(1, 0, "bang").end_turn(0)
    log.begin(1, 1, *MORE_DRAWS).end_turn(1).begin(2, 2, *BEERS[:2]).end_turn(2).begin(0, 3, phase="judgements")
    return log.scenario("russian_roulette").answer(0, "missed 2S").hit(1, -1, "russian_roulette", 2)


def test_a_death_by_a_scenario_card_is_nobodys_unless_the_rules_say_so():
    for switch, killer in ((False, -1), (True, 0)):
        log = credited(switch=switch)
        refused(log.out(1, "outlaw", -1 - killer, "russian_roulette"), f"by the rules {killer}")
        log.out(1, "outlaw", killer, "russian_roulette")
        log.drop(1, *log.hand(1), why="out")
        if switch:
            log.write("REWARD", seat=0, why="outlaw", cards=3).draw(0, *BEERS[2:5], why="reward")
        accepted(log.phase(0, "draw"))


def test_a_sniper_discards_two_bangs_for_a_shot_that_needs_two_missed():
    shots = "bang 2C,bang 3C,bang 4C,missed 5S"
    log = under("sniper", shots, "missed 2S", "missed 3S", players=4).go_on(0, *DRAWS)
    refused(log.use(0, "sniper", 2, ["bang 2C", "bang 3C"]), "distance 2")
    refused(log.use(0, "sniper", 1, ["bang 2C", "bang 3C"]).hit(1, 0, "sniper"), "MOVE")
    log.lines.pop()
    log.use(0, "sniper", 1, ["bang 2C", "bang 3C"]).drop(0, "bang 2C", "bang 3C", why="sniper")
    log.ask(1, "attack", 0).answer(1, "missed 2S")
    refused(log.end_turn(0), "HIT", lines=2)
    log.hit(1, 0, "sniper").play(0, "bang 4C", 1)
    accepted(log.hit(1, 0, "bang").end_turn(0))


def test_nothing_is_laid_in_front_of_anybody_before_the_judge():
    log = under("the_judge", "barrel QS,jail JS,dynamite 2H", sets=ALL_SETS).go_on(0, "knife 8H", "bang 2C")
    for card in ("barrel QS", "dynamite 2H", "knife 8H"):
        refused(log.lay(0, card), "nothing can be laid", lines=2)
    refused(log.lay(0, "jail JS", 1), "nothing can be laid", lines=2)
    accepted(log.play(0, "bang 2C", 1).hit(1, 0, "bang").end_turn(0))


def test_hearts_bring_another_turn_in_a_vendetta_and_none_after_it():
    log = under("vendetta").go_on(0, *DRAWS).end_turn(0)
    refused(log.begin(1, 1, phase="judgements"), "MOVE")
    log.judge(0, "vendetta", BEERS[0], success=True)
    refused(log.begin(1, 1, phase="judgements"), "seat is 1")
    refused(log.begin(0, 1, phase="judgements"), "extra is False")
    log.begin(0, 1, *MORE_DRAWS, extra=True).end_turn(0)
    refused(log.judge(0, "vendetta", "bang 2C", success=False), "TURN", lines=3)
    log.begin(1, 2, "bang 3C", "bang 4C").end_turn(1).judge(1, "vendetta", "bang 2C", success=False)
    accepted(log.begin(2, 3, phase="judgements"))


def test_nobody_draws_for_another_turn_when_he_stays_in_jail():
    log = under("vendetta", "jail JS").go_on(0, *DRAWS).lay(0, "jail JS", 1).end_turn(0)
    log.judge(0, "vendetta", "bang 2C", success=False).begin(1, 1, phase="judgements")
    log.judge(1, "jail", "bang 3C", success=False).drop(1, "jail JS", why="jail", zone="in_play").phase(1, "end")
    refused(log.judge(1, "vendetta", "bang 4C", success=False), "TURN", lines=3)
    accepted(log.begin(2, 2, phase="judgements"))


def test_each_is_shot_at_once_for_each_of_a_fistful_of_cards():
    log = under("a_fistful_of_cards", "missed 2S,missed 3S", "", hand_limit="hp")
    refused(log.phase(0, "draw"), "has not declined")
    log.ask(0, "attack").answer(0, "missed 2S").answer(0, "missed 3S")
    for _ in range(3):
        refused(log.phase(0, "draw"), "HIT")
        log.hit(0, -1, "a_fistful_of_cards")
    refused(log.hit(0, -1, "a_fistful_of_cards"), "PHASE")
    accepted(log.go_on(0, *DRAWS))


def test_a_barrel_is_used_against_each_shot_that_does_not_hurt():
    hands, events = ("barrel QS", "bang 2C,bang 3C,bang 4C"), ["ambush", "a_fistful_of_cards"]
    log = three(*hands, characters="escape willy_the_kid none", events=events, hand_limit="none")
    log.begin(0, 0, phase="judgements").scenario("ambush", "a_fistful_of_cards").go_on(0, *DRAWS)
    log.lay(0, "barrel QS").end_turn(0).begin(1, 1, *MORE_DRAWS)
    for shot in ("bang 2C", "bang 3C", "bang 4C"):
        log.play(1, shot, 0).hit(0, 1, "bang")
    log.end_turn(1).begin(2, 2, *BEERS[:2]).end_turn(2).begin(0, 3, phase="judgements").scenario("a_fistful_of_cards")
    for card in ("bang 5C", "bang 6C"):
        refused(log.hit(0, -1, "a_fistful_of_cards"), "PHASE")
        log.use(0, "barrel").judge(0, "barrel", card, False)
    accepted(log)
