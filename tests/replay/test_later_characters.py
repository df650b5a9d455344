"""The characters of Dodge City and The Bullet."""

import functools

from tests.replay.builder import DRAWS, MORE_DRAWS, LogBuilder, accepted, refused
from tests.replay.builder import four as four_of_base
from tests.replay.builder import three as three_of_base

ALL = ("base", "dodge_city", "the_bullet")
three = functools.partial(three_of_base, sets=ALL, hand_limit="none")
four = functools.partial(four_of_base, sets=ALL, hand_limit="none")
MISSED = "missed 2S,missed 3S,missed 4S"


def test_diamonds_of_others_do_nothing_to_apache_kid():
    log = three("bang 2D,bang 2C", MISSED, characters="willy_the_kid apache_kid none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2D", 1)
    refused(log.hit(1, 0, "bang"), "PHASE")
    refused(log.ask(1, "attack", 0).decline(1), "now play may be asked", lines=2)
    log.write("ABILITY", seat=1, name="apache_kid", target=0).play(0, "bang 2C", 1)
    refused(log.phase(0, "discard"), "has not declined")


def test_indians_of_diamonds_pass_apache_kid_by_and_his_own_do_not():
    log = three("indians AD", "", "", characters="none apache_kid none").begin(0, 0, *DRAWS).play(0, "indians AD")
    refused(log.hit(1, 0, "indians"), "seat is 1")
    accepted(log.hit(2, 0, "indians").phase(0, "discard"))


def test_a_dodge_takes_a_card_of_apache_kid_by_its_own_suit():
    for dodge, takes in (("dodge KH", True), ("dodge 7D", False)):
        log = three("bang 2D", dodge, characters="apache_kid none none", dodge_draws_from="attacker")
        log.begin(0, 0, *DRAWS).play(0, "bang 2D", 1).answer(1, dodge)
        if takes:
            refused(log.phase(0, "discard"), "MOVE")
            log.move(DRAWS[0], ("hand", 0), ("hand", 1), "dodge", [0, 1])
        accepted(log.phase(0, "discard"))


def test_nothing_in_front_of_others_works_in_the_turn_of_belle_star():
    log = four("barrel QS,mustang 8H", "bang 2C,schofield JC", characters="none belle_star none none")
    log.begin(0, 0, DRAWS[1], "beer 6H").lay(0, "barrel QS").lay(0, "mustang 8H").phase(0, "discard")
    log.begin(1, 1, *MORE_DRAWS).play(1, "bang 2C", 0)
    refused(log.use(0, "barrel"), "has no barrel")
    accepted(log.hit(0, 1, "bang"))


def test_a_green_missed_does_not_work_in_the_turn_of_belle_star_and_does_in_others():
    for who, works in (("belle_star", False), ("none", True)):
        log = three("sombrero 7C", "bang 2C", characters=f"none {who} none").begin(0, 0, *DRAWS)
        log.lay(0, "sombrero 7C").phase(0, "discard").begin(1, 1, *MORE_DRAWS).play(1, "bang 2C", 0)
        if works:
            refused(log.hit(0, 1, "bang"), "has not declined")
        else:
            accepted(log.hit(0, 1, "bang"))


def test_bill_noface_draws_one_card_and_one_for_each_wound():
    log = three("", "bang 2C", characters="bill_noface none none").begin(0, 0, "beer 6H").phase(0, "discard")
    log.begin(1, 1, *MORE_DRAWS).play(1, "bang 2C", 0).hit(0, 1, "bang").phase(1, "discard")
    log.begin(2, 2, *DRAWS).phase(2, "discard").begin(0, 3, phase="draw").draw(0, "beer 7H")
    refused(log.phase(0, "play"), "MOVE")
    accepted(log.draw(0, "beer 8H").phase(0, "play"))


def test_pixie_pete_draws_three_cards_or_what_the_rules_say():
    for number in (3, 4):
        log = three(characters="pixie_pete none none", pixie_pete_draws=number).begin(0, 0, phase="draw")
        log.draw(0, "beer 6H", "beer 7H", "beer 8H")
        if number == 4:
            refused(log.phase(0, "play"), "MOVE")
            log.draw(0, "beer 9H")
        accepted(log.phase(0, "play"))


def test_sean_mallory_keeps_ten_cards_or_what_the_rules_say():
    cards = ("beer 6H", "beer 7H", "beer 8H", "beer 9H", "beer 10H", "beer JH", "jail JS", "jail 4H")
    for limit in (10, 9):
        log = three_of_base(characters="sean_mallory none none", sean_mallory_hand_limit=limit, draw_count=6, sets=ALL)
        log.begin(0, 0, *cards[:6]).phase(0, "discard")
        if limit == 9:
            refused(log.phase(0, "end"), "MOVE")
            log.drop(0, cards[0])
        accepted(log.phase(0, "end"))


def test_chuck_wengam_pays_a_life_point_for_two_cards_but_never_the_last():
    log = three(characters="chuck_wengam none none").begin(0, 0, *DRAWS)
    for card in ("6", "8", "10"):
        log.use(0, "chuck_wengam").hit(0, 0, "chuck_wengam")
        refused(log.phase(0, "discard"), "MOVE")
        log.draw(0, f"beer {card}H", {"6": "beer 7H", "8": "beer 9H", "10": "beer JH"}[card], why="chuck_wengam")
    log.use(0, "chuck_wengam").hit(0, 0, "chuck_wengam").draw(0, "jail JS", "jail 4H", why="chuck_wengam")
    refused(log.use(0, "chuck_wengam"), "last life point")


def test_nobody_has_an_ability_of_another():
    refused(three().begin(0, 0, *DRAWS).use(0, "chuck_wengam"), "no such ability")


def test_doc_holyday_shoots_once_for_two_cards_within_range():
    log = four("bang 2C,bang 3C,bang 4C,bang 5C", characters="doc_holyday none none none").begin(0, 0, *DRAWS)
    refused(log.use(0, "doc_holyday", 2, ["bang 2C", "bang 3C"]), "distance 2")
    log.use(0, "doc_holyday", 1, ["bang 2C", "bang 3C"]).drop(0, "bang 2C", why="doc_holyday")
    refused(log.hit(1, 0, "doc_holyday"), "MOVE")
    refused(log.drop(0, "bang 4C", why="doc_holyday"), "paid with")
    log.drop(0, "bang 3C", why="doc_holyday").hit(1, 0, "doc_holyday").play(0, "bang 4C", 1).hit(1, 0, "bang")
    refused(log.use(0, "doc_holyday", 1, ["bang 5C", DRAWS[0]]), "once a turn")


def test_two_diamonds_of_doc_holyday_do_nothing_to_apache_kid():
    for second, hits in (("bang 2C", True), ("bang 3D", False)):
        log = three(f"bang 2D,{second}", characters="doc_holyday apache_kid none").begin(0, 0, *DRAWS)
        log.use(0, "doc_holyday", 1, ["bang 2D", second]).drop(0, "bang 2D", second, why="doc_holyday")
        if hits:
            refused(log.phase(0, "discard"), "HIT")
        else:
            accepted(log.phase(0, "discard"))


def test_elena_fuente_answers_with_any_card_of_her_hand():
    log = three("bang 2C,indians AD", "beer 6H", characters="none elena_fuente none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2C", 1)
    refused(log.hit(1, 0, "bang"), "has not declined")
    refused(log.answer(1, "beer 6H"), "only if it is used as one", lines=2)
    log.answer(1, "beer 6H", used_as="missed").play(0, "indians AD")
    accepted(log.hit(1, 0, "indians"))


def fallen(characters, **settings):
    """The outlaw of seat 1 has been shot and leaves his cards; seat 3 has one wound."""
    log = four("bang 2C,bang 3C,bang 4C,bang 5C", characters=f"willy_the_kid none {characters}", **settings)
    log.begin(0, 0, *DRAWS)
    for index in ("2C", "3C", "4C", "5C"):
        log.play(0, f"bang {index}", 1).hit(1, 0, "bang")
    log.out(1, "outlaw", 0, "bang")
    hand = [line["card"] for line in log.lines if line["event"] == "MOVE" and line["to"] == {"zone": "hand", "seat": 1}]
    return log, hand


def test_herb_hunter_draws_two_cards_before_the_reward():
    log, hand = fallen("herb_hunter none")
    log.drop(1, *hand, why="out")
    refused(log.write("REWARD", seat=0, why="outlaw", cards=3), "MOVE")
    log.draw(2, "beer 6H", "beer 7H", why="herb_hunter").write("REWARD", seat=0, why="outlaw", cards=3)
    accepted(log.draw(0, "beer 8H", "beer 9H", "beer 10H", why="reward").phase(0, "discard"))


def test_greg_digger_regains_two_life_points_up_to_his_maximum():
    log = LogBuilder(
        ("sheriff", "willy_the_kid", "gatling 10H,bang 2C,bang 3C,bang 4C"),
        ("outlaw", "none", "beer 6H,beer 7H,beer 8H,beer 9H"),
        ("renegade", "greg_digger", ""),
        sets=ALL,
        hand_limit="none",
    ).begin(0, 0, *DRAWS)
    log.play(0, "gatling 10H").hit(1, 0, "gatling").hit(2, 0, "gatling")
    for index in ("2C", "3C", "4C"):
        log.play(0, f"bang {index}", 1).hit(1, 0, "bang")
    log.ask(1, "dying", 0).decline(1).out(1, "outlaw", 0, "bang")
    log.drop(1, "beer 6H", "beer 7H", "beer 8H", "beer 9H", why="out")
    refused(log.write("REWARD", seat=0, why="outlaw", cards=3), "HEAL")
    refused(log.heal(2, 2, "greg_digger", 2), "amount is 2")
    log.heal(2, 2, "greg_digger").write("REWARD", seat=0, why="outlaw", cards=3)
    accepted(log.draw(0, "jail JS", "jail 4H", "jail 10S", why="reward").phase(0, "discard"))


def test_jose_delgado_discards_two_blue_cards_a_turn_for_cards():
    hand = "barrel QS,jail JS,dynamite 2H,bang 2C"
    log = three(hand, characters="jose_delgado none none").begin(0, 0, *DRAWS)
    log.use(0, "jose_delgado", cards=["bang 2C"]).drop(0, "bang 2C", why="jose_delgado")
    refused(log, "not blue")
    log.lines.pop()
    log.use(0, "jose_delgado", cards=["barrel QS"]).drop(0, "barrel QS", why="jose_delgado")
    refused(log.phase(0, "discard"), "MOVE")
    log.draw(0, "beer 6H", "beer 7H", why="jose_delgado")
    log.use(0, "jose_delgado", cards=["jail JS"]).drop(0, "jail JS", why="jose_delgado")
    log.draw(0, "beer 8H", "beer 9H", why="jose_delgado")
    refused(log.use(0, "jose_delgado", cards=["dynamite 2H"]), "2 times a turn")


def test_molly_stark_draws_for_a_card_used_out_of_turn():
    log = three("bang 2C", "missed 2S", characters="none molly_stark none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2C", 1).answer(1, "missed 2S")
    refused(log.phase(0, "discard"), "draws first")
    accepted(log.draw(1, "beer 6H", why="molly_stark").phase(0, "discard"))


def test_molly_stark_draws_nothing_for_a_green_card():
    log = three("sombrero 7C", "bang 2C", characters="molly_stark none none").begin(0, 0, *DRAWS)
    log.lay(0, "sombrero 7C").phase(0, "discard").begin(1, 1, *MORE_DRAWS).play(1, "bang 2C", 0)
    accepted(log.answer(0, "sombrero 7C", zone="in_play").phase(1, "discard"))


def test_molly_stark_draws_when_a_duel_is_over():
    log = three("duel QD,bang 2C", "bang 3C,bang 4C", characters="none molly_stark none").begin(0, 0, *DRAWS)
    log.play(0, "duel QD", 1).answer(1, "bang 3C")
    refused(log.draw(1, "beer 6H", why="molly_stark"), "has not declined")
    log.answer(0, "bang 2C").answer(1, "bang 4C").hit(0, 0, "duel").draw(1, "beer 6H", why="molly_stark")
    refused(log.phase(0, "discard"), "MOVE")
    accepted(log.draw(1, "beer 7H", why="molly_stark").phase(0, "discard"))


def test_molly_stark_draws_when_a_shot_that_needs_two_missed_is_over():
    log = three("bang 2C", "missed 2S,missed 3S", characters="slab_the_killer molly_stark none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2C", 1).answer(1, "missed 2S")
    refused(log.draw(1, "beer 6H", why="molly_stark"), "has not declined")
    log.answer(1, "missed 3S").draw(1, "beer 6H", "beer 7H", why="molly_stark")
    accepted(log.phase(0, "discard"))


def test_pat_brennan_may_take_a_card_in_play_instead_of_drawing():
    log = three("barrel QS", characters="none pat_brennan none").begin(0, 0, *DRAWS).lay(0, "barrel QS")
    log.phase(0, "discard").begin(1, 1, phase="draw").use(1, "pat_brennan", 0)
    log.move("barrel QS", ("in_play", 0), ("hand", 1), "pat_brennan")
    refused(log.draw(1, "beer 6H"), "PHASE")
    accepted(log.phase(1, "play"))


def test_tequila_joe_regains_two_life_points_by_a_beer():
    log = three("bang 2C,bang 3C", characters="willy_the_kid tequila_joe none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2C", 1).hit(1, 0, "bang").play(0, "bang 3C", 1).hit(1, 0, "bang").phase(0, "discard")
    log.begin(1, 1, "beer 6H", "beer 7H").play(1, "beer 6H")
    refused(log.heal(1, 1, "beer"), "amount is 1")
    accepted(log.heal(1, 1, "beer", 2).phase(1, "discard"))


def copying(target="willy_the_kid", **settings):
    """Vera Custer has copied the player of seat 1 and plays."""
    log = three("bang 2C,bang 3C", characters=f"vera_custer {target} none", **settings).begin(0, 0, phase="judgements")
    return log.ask(0, "copy").use(0, "vera_custer", 1).phase(0, "draw").draw(0, *DRAWS).phase(0, "play")


def test_vera_custer_has_the_ability_of_another_player():
    log = copying().play(0, "bang 2C", 1).hit(1, 0, "bang")
    accepted(log.play(0, "bang 3C", 1).hit(1, 0, "bang"))
    log = three("bang 2C,bang 3C", characters="vera_custer willy_the_kid none").begin(0, 0, phase="judgements")
    log.ask(0, "copy").decline(0).phase(0, "draw").draw(0, *DRAWS).phase(0, "play")
    refused(log.play(0, "bang 2C", 1).hit(1, 0, "bang").play(0, "bang 3C", 1), "limit of 1", lines=2)


def test_vera_custer_copies_nobody_dead_and_not_herself():
    log = three(characters="vera_custer none none").begin(0, 0, phase="judgements")
    refused(log.use(0, "vera_custer", 0), "no ability")


def test_vera_custer_has_it_until_her_next_turn():
    log = copying("sean_mallory").phase(0, "discard").begin(1, 1, *MORE_DRAWS).phase(1, "discard")
    log.begin(2, 2, "beer 6H", "beer 7H").phase(2, "discard").begin(0, 3, phase="judgements")
    refused(log.write("ABILITY", seat=0, name="sean_mallory", target=-1).phase(0, "draw"), "vera_custer", lines=2)


def test_vera_custer_does_not_choose_in_jail():
    log = three("jail JS", characters="none vera_custer none").begin(0, 0, *DRAWS).lay(0, "jail JS", 1)
    log.phase(0, "discard").begin(1, 1, phase="judgements").judge(1, "jail", "bang 2C", success=False)
    log.drop(1, "jail JS", why="jail", zone="in_play")
    refused(log.ask(1, "copy").use(1, "vera_custer", 0), "now nothing may be asked", lines=2)
    accepted(log.begin(2, 2, *MORE_DRAWS))


def test_vera_custer_may_choose_before_her_judgements():
    log = three("jail JS", characters="none vera_custer lucky_duke", vera_custer_chooses="turn_start")
    log.begin(0, 0, *DRAWS).lay(0, "jail JS", 1).phase(0, "discard").begin(1, 1, phase="judgements")
    log.use(1, "vera_custer", 2).judge(1, "jail", "beer 6H", success=True, turned=("bang 2C", "beer 6H"))
    accepted(log.drop(1, "jail JS", why="jail", zone="in_play").phase(1, "draw"))


def test_two_heirs_take_the_cards_of_the_dead_in_turn():
    characters = "vera_custer none vulture_sam none"
    hand = ("beer 6H", "jail JS", "jail 4H", "jail 10S")
    log = four("duel QD,duel JS,duel 8C,bang 2C", ",".join(hand), characters=characters)
    log.begin(0, 0, phase="judgements").use(0, "vera_custer", 2).phase(0, "draw").draw(0, *DRAWS).phase(0, "play")
    for duel in ("QD", "JS", "8C"):
        log.play(0, f"duel {duel}", 1).hit(1, 0, "duel")
    log.play(0, "bang 2C", 1).hit(1, 0, "bang").ask(1, "dying", 0).decline(1).out(1, "outlaw", 0, "bang")
    refused(log.move(hand[0], ("hand", 1), ("hand", 0), "vulture_sam", [0, 1]), "hand 2")
    for card, heir in zip(hand, (2, 0, 2, 0), strict=True):
        log.move(card, ("hand", 1), ("hand", heir), "vulture_sam", [1, heir])
    log.write("REWARD", seat=0, why="outlaw", cards=3).draw(0, "beer 7H", "beer 8H", "beer 9H", why="reward")
    accepted(log.phase(0, "discard"))


def test_uncle_will_plays_any_card_as_a_general_store_once_a_turn():
    log = three("bang 2C,bang 3C", characters="uncle_will none none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2C", used_as="general_store")
    for card in ("beer 6H", "beer 7H", "beer 8H"):
        log.move(card, ("deck_top", -1), ("shown", -1), "general_store")
    for seat, card in enumerate(("beer 6H", "beer 7H", "beer 8H")):
        log.move(card, ("shown", -1), ("hand", seat), "general_store")
    refused(log.play(0, "bang 3C", used_as="general_store"), "once a turn", lines=2)
    log = three("bang 2C").begin(0, 0, *DRAWS)
    refused(log.play(0, "bang 2C", used_as="general_store"), "may not be used", lines=2)


def test_apache_kid_gets_nothing_of_a_store_of_diamonds():
    log = three("bang 2D", characters="uncle_will apache_kid none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2D", used_as="general_store")
    for card in ("beer 6H", "beer 7H", "beer 8H"):
        log.move(card, ("deck_top", -1), ("shown", -1), "general_store")
    log.move("beer 6H", ("shown", -1), ("hand", 0), "general_store")
    refused(log.move("beer 7H", ("shown", -1), ("hand", 1), "general_store"), "hand 2")
    log.move("beer 7H", ("shown", -1), ("hand", 2), "general_store")
    refused(log.phase(0, "discard"), "MOVE")
    accepted(log.move("beer 8H", ("shown", -1), ("discard", -1), "general_store").phase(0, "discard"))


def test_what_johnny_kisch_puts_in_play_is_the_only_one_of_its_name():
    log = three("barrel QS", "barrel KS", characters="none johnny_kisch none").begin(0, 0, *DRAWS)
    log.lay(0, "barrel QS").phase(0, "discard").begin(1, 1, *MORE_DRAWS).lay(1, "barrel KS")
    refused(log.phase(1, "discard"), "MOVE")
    refused(log.drop(1, "barrel KS", why="johnny_kisch", zone="in_play"), "in_play 0")
    accepted(log.drop(0, "barrel QS", why="johnny_kisch", zone="in_play").phase(1, "discard"))


def test_claus_gives_each_other_player_one_of_the_cards_he_looks_at():
    cards = ("beer 6H", "beer 7H", "beer 8H", "beer 9H")
    log = three(characters="claus_the_saint none none").begin(0, 0, phase="draw")
    for card in cards[:3]:
        log.move(card, ("deck_top", -1), ("shown", 0), "claus_the_saint", [0])
    refused(log.move(cards[0], ("shown", 0), ("hand", 0), "claus_the_saint", [0]), "deck_top")
    log.move(cards[3], ("deck_top", -1), ("shown", 0), "claus_the_saint", [0])
    for card in cards[:2]:
        log.ask(0, "keep").move(card, ("shown", 0), ("hand", 0), "claus_the_saint", [0])
    refused(log.phase(0, "play"), "MOVE")
    refused(log.move(cards[2], ("shown", 0), ("hand", 1), "claus_the_saint", [0]), "seen by")
    log.ask(0, "give", 1).move(cards[2], ("shown", 0), ("hand", 1), "claus_the_saint", [0, 1])
    accepted(log.move(cards[3], ("shown", 0), ("hand", 2), "claus_the_saint", [0, 2]).phase(0, "play"))
