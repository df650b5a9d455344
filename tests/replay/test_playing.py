"""What may be played, at whom, and what it does."""

from tests.replay.builder import DRAWS, MORE_DRAWS, LogBuilder, accepted, four, refused, three


def try_to_play(log, card, *targets, used_as=None, take=None):
    return log.write("PLAY", seat=0, card=card, **{"as": used_as, "with": []}, targets=list(targets), take=take)


def test_a_card_must_be_in_hand():
    refused(try_to_play(three().begin(0, 0, *DRAWS), "bang 2C", 1), "does not hold")


def test_the_card_that_is_played_is_the_card_that_moves():
    log = try_to_play(three("bang 2C,bang 3C").begin(0, 0, *DRAWS), "bang 2C", 1)
    refused(log.drop(0, "bang 3C", why="bang"), "bang 3C")
    refused(log.drop(0, "bang 2C", why="duel"), "the reason is duel")


def test_a_target_must_be_in_range():
    log = four("bang 2C,schofield JC").begin(0, 0, *DRAWS[1:], "beer 6H")
    refused(try_to_play(log, "bang 2C", 2), "distance 2", "reaches 1")
    accepted(log.lay(0, "schofield JC").play(0, "bang 2C", 2).hit(2, 0, "bang"))


def test_a_mustang_makes_its_owner_seen_one_farther():
    log = four("mustang 8H", "bang 2C").begin(0, 0, *DRAWS).lay(0, "mustang 8H").phase(0, "discard")
    log.drop(0, DRAWS[0]).begin(1, 1, *MORE_DRAWS)
    refused(log.write("PLAY", seat=1, card="bang 2C", targets=[0]), "distance 2")


def test_paul_regret_is_seen_one_farther_and_a_scope_sees_one_nearer():
    log = four("bang 2C,scope AS", characters="none none none paul_regret").begin(0, 0, *DRAWS)
    refused(try_to_play(log, "bang 2C", 3), "distance 2")
    accepted(log.lay(0, "scope AS").play(0, "bang 2C", 3).hit(3, 0, "bang"))


def test_rose_doolan_sees_one_nearer():
    log = four("bang 2C", characters="rose_doolan none none none").begin(0, 0, *DRAWS)
    accepted(log.play(0, "bang 2C", 2).hit(2, 0, "bang"))


def test_one_bang_a_turn_may_be_played():
    log = three("bang 2C,bang 3C").begin(0, 0, *DRAWS).play(0, "bang 2C", 1).hit(1, 0, "bang")
    refused(try_to_play(log, "bang 3C", 1), "limit of 1")


def test_the_bang_limit_follows_its_switch():
    log = three("bang 2C,bang 3C", bang_limit=2).begin(0, 0, *DRAWS).play(0, "bang 2C", 1).hit(1, 0, "bang")
    accepted(log.play(0, "bang 3C", 1).hit(1, 0, "bang"))


def test_a_volcanic_and_willy_the_kid_shoot_as_often_as_they_like():
    log = three("bang 2C,bang 3C", characters="willy_the_kid none none").begin(0, 0, *DRAWS)
    accepted(log.play(0, "bang 2C", 1).hit(1, 0, "bang").play(0, "bang 3C", 1).hit(1, 0, "bang"))
    log = three("bang 2C,bang 3C,volcanic 10S").begin(0, 0, *DRAWS).play(0, "bang 2C", 1).hit(1, 0, "bang")
    accepted(log.lay(0, "volcanic 10S").play(0, "bang 3C", 1).hit(1, 0, "bang"))


def test_a_missed_is_played_by_calamity_janet_alone_and_counts_as_a_bang():
    log = three("missed 2S,bang 3C").begin(0, 0, *DRAWS)
    refused(try_to_play(log, "missed 2S", 1, used_as="bang"), "may not be used as bang")
    refused(try_to_play(log, "missed 2S"), "no play")
    log = three("missed 2S,bang 3C", characters="calamity_janet none none").begin(0, 0, *DRAWS)
    log.play(0, "missed 2S", 1, used_as="bang").hit(1, 0, "bang")
    refused(try_to_play(log, "bang 3C", 1), "limit of 1")


def test_nobody_shoots_at_himself_or_at_two():
    log = three("bang 2C").begin(0, 0, *DRAWS)
    refused(try_to_play(log, "bang 2C", 0), "himself")
    refused(try_to_play(log, "bang 2C", 1, 2), "one living target")


def test_a_second_card_of_the_same_name_is_refused():
    log = three("barrel QS,barrel KS").begin(0, 0, *DRAWS).lay(0, "barrel QS")
    refused(try_to_play(log, "barrel KS"), "same name")


def test_a_second_horse_is_refused_under_same_class_only():
    accepted(three("mustang 8H,scope AS").begin(0, 0, *DRAWS).lay(0, "mustang 8H").lay(0, "scope AS"))
    log = three("mustang 8H,scope AS", equipment_limit="same_class").begin(0, 0, *DRAWS).lay(0, "mustang 8H")
    refused(try_to_play(log, "scope AS"), "second horse")


def test_a_new_weapon_replaces_the_old_one():
    log = three("winchester 8S,remington KC").begin(0, 0, *DRAWS).lay(0, "winchester 8S").lay(0, "remington KC")
    refused(log.phase(0, "discard"), "MOVE")
    log.drop(0, "winchester 8S", why="replaced", zone="in_play")
    assert accepted(log).in_play[0] == ("remington KC",)


def test_equipment_is_put_in_front_of_oneself_and_jail_is_not():
    log = three("barrel QS,jail JS").begin(0, 0, *DRAWS)
    refused(try_to_play(log, "barrel QS", 1), "in front of oneself")
    refused(try_to_play(log, "jail JS", 0), "nobody jails himself")


def test_the_sheriff_is_jailed_only_where_the_rules_say_so():
    for jailable in (False, True):
        log = three("", "jail JS", hand_limit="none", sheriff_jailable=jailable)
        log.begin(0, 0, *DRAWS).phase(0, "discard").begin(1, 1, *MORE_DRAWS)
        if jailable:
            assert accepted(log.lay(1, "jail JS", 0)).in_play[0] == ("jail JS",)
        else:
            refused(log.write("PLAY", seat=1, card="jail JS", targets=[0]), "sheriff")


def test_jails_stack_only_where_the_rules_say_so():
    log = three("jail JS,jail 4H").begin(0, 0, *DRAWS).lay(0, "jail JS", 1)
    refused(try_to_play(log, "jail 4H", 1), "same name")
    accepted(three("jail JS,jail 4H", jails_stack=True).begin(0, 0, *DRAWS).lay(0, "jail JS", 1).lay(0, "jail 4H", 1))


def test_panic_reaches_distance_one():
    refused(try_to_play(four("panic JH").begin(0, 0, *DRAWS), "panic JH", 2, take="hand"), "distance 2")


def test_a_stolen_card_is_seen_by_thief_and_victim():
    log = three("panic JH", "bang 2C").begin(0, 0, *DRAWS).play(0, "panic JH", 1, take="hand")
    refused(log.move("bang 2C", ("hand", 1), ("hand", 0), "panic", [0]), "seen by")
    log.move("bang 2C", ("hand", 1), ("hand", 0), "panic", [1, 0])
    assert "bang 2C" in accepted(log).hands[0]


def test_a_stolen_card_in_play_is_the_one_that_was_named():
    log = three("panic JH,jail JS").begin(0, 0, *DRAWS).lay(0, "jail JS", 1)
    refused(try_to_play(log, "panic JH", 1, take="barrel QS"), "no barrel QS")
    log.play(0, "panic JH", 1, take="jail JS")
    accepted(log.move("jail JS", ("in_play", 1), ("hand", 0), "panic"))


def test_an_empty_hand_cannot_be_robbed():
    log = three("panic JH,gatling 10H,saloon 5H,wells_fargo 3H,indians AD", hand_limit=0).begin(0, 0, *DRAWS)
    log.phase(0, "discard").drop(0, "panic JH", "gatling 10H", "saloon 5H", "wells_fargo 3H", "indians AD", *DRAWS)
    log.begin(1, 1, "cat_balou KH", *MORE_DRAWS[:1])
    refused(log.write("PLAY", seat=1, card="cat_balou KH", targets=[0], take="hand"), "no card in hand")


def test_cat_balou_makes_anybody_discard():
    log = four("cat_balou KH", "", "bang 2C").begin(0, 0, *DRAWS).play(0, "cat_balou KH", 2, take="hand")
    assert accepted(log.drop(2, "bang 2C", why="cat_balou")).discard[-1] == "bang 2C"


def test_stagecoach_draws_two():
    log = three("stagecoach 9S").begin(0, 0, *DRAWS).play(0, "stagecoach 9S").draw(0, "beer 6H", why="stagecoach")
    refused(log.phase(0, "discard"), "MOVE")
    accepted(log.draw(0, "beer 7H", why="stagecoach").phase(0, "discard"))


def test_a_general_store_shows_a_card_for_each_and_goes_round():
    log = three("general_store 9C").begin(0, 0, *DRAWS).play(0, "general_store 9C")
    for card in ("beer 6H", "beer 7H", "beer 8H"):
        log.move(card, ("deck_top", -1), ("shown", -1), "general_store")
    log.ask(0, "store", 0).move("beer 7H", ("shown", -1), ("hand", 0), "general_store")
    log.ask(1, "store", 0).write("ANSWER", seat=1, card="beer 6H")
    log.move("beer 6H", ("shown", -1), ("hand", 1), "general_store")
    refused(log.move("beer 8H", ("shown", -1), ("hand", 1), "general_store"), "hand")
    accepted(log.move("beer 8H", ("shown", -1), ("hand", 2), "general_store").phase(0, "discard"))


def test_a_beer_heals_one():
    log = three("beer 6H,duel QD", "bang 2C").begin(0, 0, *DRAWS).play(0, "duel QD", 1)
    log.answer(1, "bang 2C").hit(0, 0, "duel").play(0, "beer 6H")
    refused(log.phase(0, "discard"), "HEAL")
    refused(log.heal(0, 0, "beer", 2), "amount is 2")
    accepted(log.heal(0, 0, "beer"))


def test_a_beer_at_full_life_heals_nothing():
    log = three("beer 6H").begin(0, 0, *DRAWS).play(0, "beer 6H")
    refused(log.heal(0, 0, "beer"), "PHASE")
    accepted(log.phase(0, "discard"))


def test_a_beer_among_two_is_lost_or_refused_unless_the_rules_let_it_heal():
    def two(**rules):
        log = LogBuilder(("sheriff", "none", "beer 6H,duel QD"), ("outlaw", "none", "bang 2C"), **rules)
        return log.begin(0, 0, *DRAWS).play(0, "duel QD", 1).answer(1, "bang 2C").hit(0, 0, "duel")

    refused(two().play(0, "beer 6H").heal(0, 0, "beer"), "PHASE")
    refused(try_to_play(two(blocked_heal="refused"), "beer 6H"), "not playable")
    accepted(two(beer_min_players=2).play(0, "beer 6H").heal(0, 0, "beer"))


def test_a_saloon_heals_everybody_who_lacks_life_points():
    log = three("saloon 5H,gatling 10H").begin(0, 0, *DRAWS).play(0, "gatling 10H").hit(1, 0, "gatling")
    log.hit(2, 0, "gatling").play(0, "saloon 5H").heal(2, 0, "saloon")
    refused(log.phase(0, "discard"), "HEAL")
    refused(log.heal(0, 0, "saloon"), "seat is 0")
    accepted(log.heal(1, 0, "saloon").phase(0, "discard"))


def test_a_card_for_all_names_all_or_nobody():
    log = three("gatling 10H,saloon 5H").begin(0, 0, *DRAWS)
    refused(try_to_play(log, "gatling 10H", 1), "it reaches [1, 2]")
    refused(try_to_play(log, "saloon 5H", 1, 2), "it reaches [0, 1, 2]")
    accepted(log.play(0, "gatling 10H", 1, 2).hit(1, 0, "gatling"))
