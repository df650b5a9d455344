"""Scenario cards: the decks, and the cards of High Noon and The Bullet."""

from typing import Any

from tests.replay.builder import BEERS, DRAWS, MORE_DRAWS, LogBuilder, accepted, refused, shot_down, under
from tests.replay.builder import three as three_with_limit

NOON = ("base", "high_noon")


def three(*hands: str, **settings: Any) -> LogBuilder:
    """A log of three players who may keep all cards."""
    return three_with_limit(*hands, hand_limit="none", **settings)


# The decks


def second_round(*sets: str, **settings: Any) -> LogBuilder:
    """The second turn of the sheriff begins."""
    log = three(sets=sets or NOON, **settings).begin(0, 0, *BEERS[:2]).end_turn(0)
    log.begin(1, 1, *BEERS[2:4]).end_turn(1).begin(2, 2, *BEERS[4:]).end_turn(2)
    return log.begin(0, 3, phase="judgements")


def test_the_first_card_is_turned_in_the_second_turn_of_the_sheriff():
    refused(three(sets=NOON).begin(0, 0, phase="judgements").scenario("thirst", "curse"), "PHASE")
    log = second_round()
    refused(log.phase(0, "draw"), "SCENARIO was due")
    accepted(log.scenario("thirst", "curse").phase(0, "draw"))


def test_the_first_card_may_be_turned_in_another_turn():
    log = three(sets=NOON, first_event_round=1).begin(0, 0, phase="judgements")
    refused(log.phase(0, "draw"), "SCENARIO was due")
    accepted(log.scenario("thirst", "curse"))
    refused(second_round(first_event_round=3).scenario("thirst", "curse"), "PHASE")


def test_only_cards_of_the_sets_that_are_not_left_out_are_turned():
    log = second_round(events_excluded=["curse"])
    for card in ("peyote", "handcuffs", "curse", "high_noon", "gag"):
        refused(log.scenario(card, "thirst"), "comes next")
        refused(log.scenario("thirst", card), "open beside it")
    accepted(second_round("base", "high_noon", "the_bullet").scenario("handcuffs", "new_identity"))


def test_the_card_that_lay_open_comes_next_and_none_twice():
    log = second_round()
    refused(log.scenario("thirst", "thirst"), "open beside it")
    refused(log.scenario("thirst"), "open beside it")
    log.scenario("thirst", "curse").go_on(0, DRAWS[0]).end_turn(0)
    log.begin(1, 4, DRAWS[1]).end_turn(1).begin(2, 5, MORE_DRAWS[0]).end_turn(2).begin(0, 6, phase="judgements")
    refused(log.scenario("blessing", "the_sermon"), "curse comes next")
    refused(log.scenario("curse", "thirst"), "open beside it")
    accepted(log.scenario("curse", "blessing"))


def test_one_of_the_last_cards_comes_when_the_others_of_mixed_decks_have_been_turned():
    sets = ("base", "high_noon", "fistful_of_cards")
    log = second_round(*sets, mixed_event_decks=1)
    refused(log.scenario("thirst", "curse"), "a_fistful_of_cards or high_noon")
    log.scenario("thirst", "high_noon").go_on(0, DRAWS[0]).end_turn(0)
    log.begin(1, 4, DRAWS[1]).end_turn(1).begin(2, 5, MORE_DRAWS[0]).end_turn(2).begin(0, 6, phase="judgements")
    refused(log.scenario("high_noon", "a_fistful_of_cards"), "nothing")
    log.scenario("high_noon").hit(0, -1, "high_noon").go_on(0, "missed 2S", "missed 3S").end_turn(0)
    for turn, seat in ((7, 1), (8, 2), (9, 0)):
        log.begin(seat, turn, phase="judgements").hit(seat, -1, "high_noon")
        log.go_on(seat, f"bang {turn}C", f"bang {turn - 3}C").end_turn(seat)
    accepted(log)


def test_a_deck_in_fixed_order_begins_in_the_first_turn_and_goes_on_in_the_second_of_the_sheriff():
    log = three(events=["ambush", "gag", "the_sermon"]).begin(0, 0, phase="judgements")
    refused(log.scenario("the_sermon"), "ambush comes next")
    log.scenario("ambush", "the_sermon")
    refused(log.phase(0, "draw"), "SCENARIO was due")
    log.scenario("gag").go_on(0, *DRAWS).end_turn(0)
    log.begin(1, 1, *MORE_DRAWS).end_turn(1).begin(2, 2, *BEERS[:2]).end_turn(2).begin(0, 3, phase="judgements")
    refused(log.phase(0, "draw"), "SCENARIO was due")
    accepted(log.scenario("the_sermon").phase(0, "draw"))


def test_a_game_without_decks_turns_nothing():
    refused(second_round("base").scenario("thirst", "curse"), "PHASE")
    refused(second_round(events=[]).scenario("thirst", "curse"), "PHASE")


# High Noon


def test_all_cards_are_hearts_under_blessing_or_spades_under_curse():
    for card, suit, frees in (("blessing", "hearts", True), ("curse", "spades", False)):
        log = under(card, "barrel QS", "bang 2C").go_on(0, *DRAWS).lay(0, "barrel QS").end_turn(0)
        log.begin(1, 1, *MORE_DRAWS).play(1, "bang 2C", 0).use(0, "barrel")
        refused(log.judge(0, "barrel", "bang 3D", success=frees), "counts as", lines=2)
        log.lines.pop()
        log.judge(0, "barrel", "bang 3D", success=frees, suit=suit)
        accepted(log.end_turn(1) if frees else log.hit(0, 1, "bang").end_turn(1))


def test_diamonds_hit_apache_kid_under_blessing():
    log = under("blessing", "bang 2D", characters="none apache_kid none").go_on(0, *DRAWS).play(0, "bang 2D", 1)
    refused(log.end_turn(0), "HIT", lines=2)
    accepted(log.hit(1, 0, "bang").end_turn(0))


def test_any_low_card_sets_dynamite_off_under_curse():
    log = under("curse", "dynamite 2H").go_on(0, *DRAWS).lay(0, "dynamite 2H").end_turn(0)
    log.begin(1, 1, *MORE_DRAWS).end_turn(1).begin(2, 2, *BEERS[:2]).end_turn(2).begin(0, 3, phase="judgements")
    log.judge(0, "dynamite", "bang 9D", success=True, suit="spades")
    accepted(log.drop(0, "dynamite 2H", why="dynamite", zone="in_play").hit(0, -1, "dynamite", 3).phase(0, "draw"))


def test_each_player_with_blue_cards_discards_one_of_them_to_the_daltons():
    log = three("barrel QS,mustang 8H,bang 2C", "jail JS", events=["ambush", "the_daltons"])
    log.begin(0, 0, phase="judgements").scenario("ambush", "the_daltons").go_on(0, *DRAWS)
    log.lay(0, "barrel QS").lay(0, "mustang 8H").end_turn(0)
    log.begin(1, 1, *MORE_DRAWS).lay(1, "jail JS", 2).end_turn(1).begin(2, 2, phase="judgements")
    log.judge(2, "jail", "beer 6H", success=True).drop(2, "jail JS", why="jail", zone="in_play").go_on(2, *BEERS[1:3])
    log.end_turn(2).begin(0, 3, phase="judgements").scenario("the_daltons")
    refused(log.phase(0, "draw"), "MOVE")
    refused(log.drop(0, "bang 2C", why="the_daltons"), "in_play 0")
    log.ask(0, "blue").answer(0, "mustang 8H").lines.pop()
    refused(log.drop(0, "barrel QS", why="the_daltons", zone="in_play"), "card that moved")
    log.drop(0, "mustang 8H", why="the_daltons", zone="in_play")
    refused(log.drop(0, "barrel QS", why="the_daltons", zone="in_play"), "PHASE")
    accepted(log.phase(0, "draw"))


def test_the_doctor_heals_who_has_the_fewest_life_points():
    log = three("gatling 10H,bang 2C", events=["ambush", "the_doctor"]).begin(0, 0, phase="judgements")
    log.scenario("ambush", "the_doctor").go_on(0, *DRAWS).play(0, "gatling 10H").hit(1, 0, "gatling").hit(
        2, 0, "gatling"
    )
    log.play(0, "bang 2C", 1).hit(1, 0, "bang").end_turn(0).begin(1, 1, *MORE_DRAWS).end_turn(1)
    log.begin(2, 2, *BEERS[:2]).end_turn(2).begin(0, 3, phase="judgements").scenario("the_doctor")
    refused(log.phase(0, "draw"), "HEAL")
    refused(log.heal(2, -1, "the_doctor"), "seat is 2")
    log.heal(1, -1, "the_doctor")
    refused(log.heal(2, -1, "the_doctor"), "PHASE")
    accepted(log.phase(0, "draw"))


def test_a_ghost_draws_three_cards_loses_no_life_and_leaves_again():
    log = shot_down("ghost_town")
    refused(log.begin(2, 1, phase="judgements"), "seat is 2")
    log.begin(1, 1, phase="judgements")
    refused(log.phase(1, "draw"), "RETURN")
    refused(log.back(1, "ghost_town", 1), "hp is 1")
    log.back(1, "ghost_town", 0).phase(1, "draw").draw(1, "duel QD", "bang 6C")
    refused(log.phase(1, "play"), "MOVE")
    log.draw(1, "bang 7C").phase(1, "play").play(1, "bang 6C", 2).hit(2, 1, "bang").play(1, "duel QD", 2)
    refused(log.hit(1, 1, "duel"), "seat is 1")
    log.hit(2, 1, "duel").end_turn(1)
    refused(log.begin(2, 2, phase="judgements"), "OUT")
    refused(log.out(1, "outlaw", 0, "ghost_town"), "by is 0")
    log.out(1, "outlaw", -1, "ghost_town")
    refused(log.begin(2, 2, phase="judgements"), "MOVE")
    accepted(log.drop(1, "bang 7C", why="out").begin(2, 2, *MORE_DRAWS))


def test_a_ghost_loses_a_duel_without_a_hit_and_is_not_healed():
    log = shot_down("ghost_town", hands=["", "bang 6C"]).begin(1, 1, phase="judgements").back(1, "ghost_town", 0)
    log.go_on(1, "duel QD", "beer 9H", "beer 10H").play(1, "duel QD", 2).answer(2, "bang 6C")
    refused(log.hit(1, 1, "duel"), "PHASE")
    log.play(1, "beer 9H")
    refused(log.heal(1, 1, "beer"), "PHASE")
    accepted(log.end_turn(1))


def test_turns_go_counter_clockwise_in_the_gold_rush():
    log = under("gold_rush", "general_store 9C").go_on(0, *DRAWS).play(0, "general_store 9C")
    for card in BEERS[:3]:
        log.move(card, ("deck_top", -1), ("shown", -1), "general_store")
    log.move(BEERS[0], ("shown", -1), ("hand", 0), "general_store")
    refused(log.move(BEERS[1], ("shown", -1), ("hand", 2), "general_store"), "hand 1")
    for seat in (1, 2):
        log.move(BEERS[seat], ("shown", -1), ("hand", seat), "general_store")
    log.end_turn(0)
    refused(log.begin(1, 1, phase="judgements"), "seat is 1")
    accepted(log.begin(2, 1, phase="judgements"))


def test_nobody_has_an_ability_under_hangover():
    log = under("hangover", "bang 2C,bang 3C", characters="willy_the_kid bart_cassidy none").go_on(0, *DRAWS)
    log.play(0, "bang 2C", 1).hit(1, 0, "bang")
    refused(log.draw(1, "beer 6H", why="bart_cassidy"), "PHASE")
    refused(log.play(0, "bang 3C", 1), "limit of 1", lines=2)
    accepted(log.end_turn(0))


def test_two_bangs_may_be_played_in_a_shootout():
    log = under("shootout", "bang 2C,bang 3C,bang 4C").go_on(0, *DRAWS)
    log.play(0, "bang 2C", 1).hit(1, 0, "bang").play(0, "bang 3C", 1).hit(1, 0, "bang")
    refused(log.play(0, "bang 4C", 1), "limit", lines=2)
    accepted(log.end_turn(0))


def test_nobody_plays_a_beer_before_the_reverend():
    log = under("the_reverend", "beer 6H,saloon 5H").go_on(0, *DRAWS)
    refused(log.play(0, "beer 6H"), "not playable", lines=2)
    accepted(log.play(0, "saloon 5H").end_turn(0))


def test_a_beer_does_not_save_before_the_reverend():
    shots = "bang 2C,bang 3C,bang 4C,bang 5C"
    log = under("the_reverend", shots, BEERS[0], characters="willy_the_kid none none").go_on(0, *DRAWS)
    for index in ("2C", "3C", "4C", "5C"):
        log.play(0, f"bang {index}", 1).hit(1, 0, "bang")
    refused(log.answer(1, BEERS[0]), "not playable", lines=2)
    accepted(log.out(1, "outlaw", 0, "bang"))


def test_nobody_uses_a_bang_in_his_own_turn_after_the_sermon():
    log = under(
        "the_sermon", "bang 2C,duel QD,missed 2S,indians AD", "bang 3C,bang 4C", characters="calamity_janet none none"
    )
    log.go_on(0, *DRAWS)
    refused(log.play(0, "bang 2C", 1), "may not be used", lines=2)
    refused(log.play(0, "missed 2S", 1, used_as="bang"), "may not be used", lines=2)
    log.play(0, "indians AD").answer(1, "bang 3C").hit(2, 0, "indians").play(0, "duel QD", 1).answer(1, "bang 4C")
    refused(log.answer(0, "bang 2C"), "no bang", lines=2)
    accepted(log.hit(0, 0, "duel").end_turn(0))


def test_everybody_draws_one_card_fewer_in_a_thirst_and_one_more_when_the_train_arrives():
    for card, number in (("thirst", 1), ("train_arrival", 3)):
        log = under(card).phase(0, "draw").draw(0, *BEERS[: number - 1])
        refused(log.phase(0, "play"), "MOVE")
        log.draw(0, BEERS[4])
        refused(log.draw(0, BEERS[5]), "PHASE")
        accepted(log.phase(0, "play"))


def test_kit_carlson_looks_at_three_cards_whatever_he_keeps():
    for card, number in (("thirst", 1), ("train_arrival", 3)):
        log = under(card, characters="kit_carlson none none").phase(0, "draw")
        for beer in BEERS[:3]:
            log.move(beer, ("deck_top", -1), ("shown", 0), "kit_carlson", [0])
        refused(log.move(BEERS[3], ("deck_top", -1), ("shown", 0), "kit_carlson", [0]), "MOVE shown")
        for beer in BEERS[:number]:
            log.move(beer, ("shown", 0), ("hand", 0), "kit_carlson", [0])
        for beer in reversed(BEERS[number:3]):
            log.move(beer, ("shown", 0), ("deck_top", -1), "kit_carlson", [0])
        accepted(log.phase(0, "play"))


def test_claus_and_pat_brennan_draw_one_card_more_at_the_end_when_the_train_arrives():
    log = under("train_arrival", characters="claus_the_saint pat_brennan none").phase(0, "draw")
    for beer in BEERS[:4]:
        log.move(beer, ("deck_top", -1), ("shown", 0), "claus_the_saint", [0])
    for beer, seat in zip(BEERS, (0, 0, 1, 2), strict=False):
        log.move(beer, ("shown", 0), ("hand", seat), "claus_the_saint", [0] if seat == 0 else [0, seat])
    refused(log.phase(0, "play"), "MOVE")
    log.draw(0, "barrel QS").phase(0, "play").lay(0, "barrel QS").end_turn(0).begin(1, 1, phase="draw")
    log.use(1, "pat_brennan", 0).move("barrel QS", ("in_play", 0), ("hand", 1), "pat_brennan")
    refused(log.phase(1, "play"), "MOVE")
    accepted(log.draw(1, DRAWS[0]).phase(1, "play"))


def test_vera_custer_is_nobody_else_when_her_turn_begins():
    log = under("high_noon", "", "bang 2C", characters="vera_custer bart_cassidy none").hit(0, -1, "high_noon")
    log.use(0, "vera_custer", 1).go_on(0, *DRAWS).end_turn(0).begin(1, 1, phase="judgements")
    log.hit(1, -1, "high_noon").draw(1, BEERS[0], why="bart_cassidy").go_on(1, *BEERS[1:3]).play(1, "bang 2C", 0)
    log.hit(0, 1, "bang").draw(0, BEERS[3], why="bart_cassidy").end_turn(1).begin(2, 2, phase="judgements")
    log.hit(2, -1, "high_noon").go_on(2, *MORE_DRAWS).end_turn(2).begin(0, 3, phase="judgements")
    refused(log.hit(0, -1, "high_noon").draw(0, BEERS[4], why="bart_cassidy"), "PHASE")


def test_each_loses_a_life_point_at_the_start_of_his_turn_at_high_noon_even_in_jail():
    log = under("high_noon", "jail JS")
    refused(log.phase(0, "draw"), "HIT")
    refused(log.hit(0, 0, "high_noon"), "by is 0")
    log.hit(0, -1, "high_noon").go_on(0, *DRAWS).lay(0, "jail JS", 1).end_turn(0).begin(1, 1, phase="judgements")
    refused(log.judge(1, "jail", "bang 2C", success=False), "HIT", lines=3)
    log.hit(1, -1, "high_noon").judge(1, "jail", "bang 2C", success=False)
    accepted(log.drop(1, "jail JS", why="jail", zone="in_play").begin(2, 2, phase="judgements"))


def test_what_acts_at_the_start_of_a_turn_may_come_after_the_judgements():
    log = under("high_noon", "jail JS", event_start_effects="after_judgements").hit(0, -1, "high_noon")
    log.go_on(0, *DRAWS).lay(0, "jail JS", 1).end_turn(0).begin(1, 1, phase="judgements")
    refused(log.hit(1, -1, "high_noon"), "MOVE")
    log.judge(1, "jail", "bang 2C", success=False).drop(1, "jail JS", why="jail", zone="in_play")
    refused(log.begin(2, 2, phase="judgements"), "HIT")
    accepted(log.hit(1, -1, "high_noon").begin(2, 2, phase="judgements"))


# The Bullet


def test_only_cards_of_the_suit_named_are_played_in_handcuffs():
    log = under("handcuffs", "bang 2C,bang 2D,springfield KS", sets=("base", "dodge_city")).go_on(0, *DRAWS)
    refused(log.play(0, "bang 2C", 1), "USE", lines=2)
    log.ask(0, "suit").use(0, "handcuffs", suit="spades")
    refused(log.play(0, "bang 2C", 1), "only spades", lines=2)
    log.play(0, "springfield KS", 1, cost="bang 2C").hit(1, 0, "springfield").end_turn(0).begin(1, 1, *MORE_DRAWS)
    refused(log.end_turn(1), "USE", lines=2)
    accepted(log.use(1, "handcuffs", suit="clubs").end_turn(1))


def identity(**life: Any) -> dict[str, Any]:
    """The note on a character that the sheriff has become."""
    return {"seat": 0, "name": "new_identity", "target": -1, "character": "bart_cassidy", "hp": 2, "max_hp": 5} | life


def test_a_player_may_become_another_character_with_two_life_points():
    log = under("new_identity", characters="paul_regret el_gringo none").ask(0, "ability")
    accepted(log.decline(0).phase(0, "draw"))
    log.lines[-2:] = []
    log.use(0, "new_identity")
    refused(log.phase(0, "draw"), "becomes another character")
    for wrong in ({"hp": 3}, {"max_hp": 4}, {"character": "el_gringo"}, {"character": "paul_regret"}):
        refused(log.write("ABILITY", **identity(**wrong)), "")
    log.write("ABILITY", **identity()).go_on(0, *DRAWS).end_turn(0)
    log.begin(1, 1, phase="judgements").decline(1).go_on(1, "bang 2C", MORE_DRAWS[0]).play(1, "bang 2C", 0)
    refused(log.hit(0, 1, "bang").end_turn(1), "MOVE", lines=2)
    log.lines.pop()
    accepted(log.hit(0, 1, "bang").draw(0, "beer 6H", why="bart_cassidy").end_turn(1))


def test_where_no_character_is_left_to_be_shown_the_next_question_is_another():
    log = under("new_identity", characters="vera_custer none none").ask(0, "copy").decline(0)
    accepted(log.phase(0, "draw"))


def test_nobody_becomes_anybody_without_a_new_identity():
    log = under("ambush").write("ABILITY", **identity()).phase(0, "draw")
    refused(log, "does not become", lines=2)
