"""Green cards, cards that cost another, and what else Dodge City and the Xiamen edition put into the deck."""

import functools

from tests.replay.builder import DRAWS, MORE_DRAWS, accepted, refused
from tests.replay.builder import four as four_of_base
from tests.replay.builder import three as three_of_base
from tests.replay.cards import full_deck

ALL = ("base", "dodge_city", "xiamen")
three = functools.partial(three_of_base, sets=ALL, hand_limit="none")
four = functools.partial(four_of_base, sets=ALL, hand_limit="none")


def laid(card, *hands, seat=0, **settings):
    """A green card has been laid down in the first turn, and the second one begins."""
    return three(card, *hands, **settings).begin(seat, 0, *DRAWS).lay(seat, card).phase(seat, "discard")


def test_dodge_city_has_forty_cards_with_the_ranks_from_five_to_the_ace_of_every_suit():
    base, both = full_deck({}), full_deck({}, ("base", "dodge_city"))
    for card in base:
        both.remove(card)
    assert sorted(card.split()[1] for card in both) == sorted(
        rank + suit for suit in "SHDC" for rank in ("5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    )


def test_the_xiamen_edition_adds_four_jokers_and_leaves_out_the_hideout():
    deck = full_deck({}, ALL)
    assert len(deck) == 123
    assert sum("joker" in card for card in deck) == 4
    assert "hideout KD" not in deck
    assert len(full_deck({}, ("base", "xiamen"))) == 82
    assert "hideout KD" in full_deck({"hideout": 1}, ALL)


# Green cards


def test_a_green_card_can_be_used_from_the_next_turn_on():
    log = three("pony_express QD").begin(0, 0, *DRAWS).lay(0, "pony_express QD")
    refused(log.green(0, "pony_express QD"), "not ready", lines=2)
    log.phase(0, "discard").begin(1, 1, *MORE_DRAWS).phase(1, "discard").begin(2, 2, "beer 6H", "beer 7H")
    log.phase(2, "discard").begin(0, 3, "beer 8H", "beer 9H").green(0, "pony_express QD")
    refused(log.phase(0, "discard"), "MOVE")
    accepted(log.draw(0, "beer 10H", "beer JH", "jail JS", why="pony_express").phase(0, "discard"))


def test_a_green_missed_answers_from_the_next_turn_on_or_from_its_owners():
    for ready, stands in (("next_turn", True), ("owners_turn", False)):
        log = laid("sombrero 7C", "bang 2C", green_ready=ready).begin(1, 1, *MORE_DRAWS).play(1, "bang 2C", 0)
        if stands:
            refused(log.hit(0, 1, "bang"), "has not declined")
            accepted(log.answer(0, "sombrero 7C", zone="in_play").phase(1, "discard"))
        else:
            refused(log.answer(0, "sombrero 7C", zone="in_play"), "no sombrero is ready", lines=2)
            accepted(log.hit(0, 1, "bang"))


def test_a_green_card_in_hand_answers_nothing():
    log = three("bang 2C", "sombrero 7C").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    refused(log.answer(1, "sombrero 7C"), "no sombrero is ready", lines=2)
    accepted(log.hit(1, 0, "bang"))


def test_a_second_green_card_of_the_same_name_is_refused():
    log = three("iron_plate AD,iron_plate QS").begin(0, 0, *DRAWS).lay(0, "iron_plate AD")
    refused(log.lay(0, "iron_plate QS"), "lies in front", lines=2)


def test_a_green_card_that_was_taken_waits_again():
    log = laid("knife 8H", "panic JH").begin(1, 1, *MORE_DRAWS).play(1, "panic JH", 0, take="knife 8H")
    log.move("knife 8H", ("in_play", 0), ("hand", 1), "panic").lay(1, "knife 8H")
    refused(log.green(1, "knife 8H", 2), "not ready", lines=2)


def test_a_missed_that_lies_in_front_is_no_play():
    log = laid("sombrero 7C").begin(1, 1, *MORE_DRAWS).phase(1, "discard").begin(2, 2, "beer 6H", "beer 7H")
    log.phase(2, "discard").begin(0, 3, "beer 8H", "beer 9H")
    refused(log.green(0, "sombrero 7C"), "no play", lines=2)


def ready(card, *hands, **settings):
    """The second turn of seat 0, who has laid down a card in his first."""
    log = four(card, *hands, **settings).begin(0, 0, *DRAWS).lay(0, card).phase(0, "discard")
    log.begin(1, 1, *MORE_DRAWS).phase(1, "discard").begin(2, 2, "beer 6H", "beer 7H").phase(2, "discard")
    return log.begin(3, 3, "beer 8H", "beer 9H").phase(3, "discard").begin(0, 4, "bang 2C", "bang 3C")


def test_green_shots_reach_as_far_as_they_say_and_are_no_bang():
    for card, far in (("knife 8H", False), ("pepperbox AH", False), ("buffalo_rifle QC", True)):
        log = ready(card).play(0, "bang 2C", 1).hit(1, 0, "bang")
        if not far:
            refused(log.green(0, card, 2), "distance 2", lines=2)
        accepted(log.green(0, card, 2 if far else 3).hit(2 if far else 3, 0, card.split()[0]))


def test_a_howitzer_shoots_all_others():
    log = ready("howitzer 9S").green(0, "howitzer 9S").hit(1, 0, "howitzer")
    refused(log.hit(3, 0, "howitzer"), "seat is 3")
    accepted(log.hit(2, 0, "howitzer").hit(3, 0, "howitzer").phase(0, "discard"))


def test_a_derringer_draws_a_card_when_it_is_over():
    log = ready("derringer 7S").green(0, "derringer 7S", 1).hit(1, 0, "derringer")
    refused(log.phase(0, "discard"), "deck_top")
    accepted(log.draw(0, "beer 10H", why="derringer").phase(0, "discard"))


def test_a_derringer_may_take_a_card_of_its_target_before_he_answers():
    log = ready("derringer 7S", "missed 2S", derringer_takes="target_first").green(0, "derringer 7S", 1)
    refused(log.answer(1, "missed 2S"), "MOVE", lines=2)
    log.ask(0, "take", 1).move("missed 2S", ("hand", 1), ("hand", 0), "derringer", [0, 1])
    accepted(log.hit(1, 0, "derringer").phase(0, "discard"))


def test_a_knife_may_strike_twice():
    log = ready("knife 8H", knife_strikes=2).green(0, "knife 8H", 1).hit(1, 0, "knife")
    refused(log.phase(0, "discard"), "HIT")
    accepted(log.hit(1, 0, "knife").phase(0, "discard"))


def test_can_can_and_conestoga_reach_everybody_but_not_themselves():
    log = ready("can_can JC", "", "bang 4C")
    refused(log.green(0, "can_can JC", 0, take="can_can JC"), "no can_can JC in play", lines=2)
    accepted(log.green(0, "can_can JC", 2, take="hand").drop(2, "bang 4C", why="can_can").phase(0, "discard"))
    log = ready("conestoga 9D", "", "bang 4C").green(0, "conestoga 9D", 2, take="hand")
    accepted(log.move("bang 4C", ("hand", 2), ("hand", 0), "conestoga", [0, 2]).phase(0, "discard"))


def test_a_bible_draws_a_card():
    log = laid("bible 10H", "bang 2C").begin(1, 1, *MORE_DRAWS).play(1, "bang 2C", 0)
    log.answer(0, "bible 10H", zone="in_play")
    refused(log.phase(1, "discard"), "MOVE")
    accepted(log.draw(0, "beer 6H", why="bible").phase(1, "discard"))


# Brown cards


def test_a_dodge_draws_a_card_of_the_deck_or_takes_one_of_the_attacker():
    log = three("bang 2C,barrel QS", "dodge KH").begin(0, 0, *DRAWS).lay(0, "barrel QS").play(0, "bang 2C", 1)
    log.answer(1, "dodge KH")
    refused(log.phase(0, "discard"), "MOVE")
    accepted(log.draw(1, "beer 6H", why="dodge").phase(0, "discard"))
    log = three("bang 2C,barrel QS", "dodge KH", dodge_draws_from="attacker").begin(0, 0, *DRAWS)
    log.lay(0, "barrel QS").play(0, "bang 2C", 1).answer(1, "dodge KH")
    refused(log.draw(1, "beer 6H", why="dodge"), "in_play 0")
    log.ask(1, "take", 0).write("ANSWER", seat=1, card="barrel QS")
    accepted(log.move("barrel QS", ("in_play", 0), ("hand", 1), "dodge").phase(0, "discard"))


def test_calamity_janet_cannot_shoot_with_a_dodge():
    log = three("dodge KH", characters="calamity_janet none none").begin(0, 0, *DRAWS)
    refused(log.play(0, "dodge KH", 1, used_as="bang"), "may not be used as bang", lines=2)


def test_a_punch_reaches_distance_one_whatever_the_weapon():
    log = four("punch 10S,winchester 8S").begin(0, 0, *DRAWS).lay(0, "winchester 8S")
    refused(log.play(0, "punch 10S", 2), "distance 2", lines=2)
    accepted(log.play(0, "punch 10S", 1).hit(1, 0, "punch"))


def test_slab_the_killer_needs_two_missed_for_bang_cards_only():
    log = three("punch 10S", "missed 2S", characters="slab_the_killer none none").begin(0, 0, *DRAWS)
    accepted(log.play(0, "punch 10S", 1).answer(1, "missed 2S").phase(0, "discard"))


def test_a_card_that_costs_another_is_paid_with_a_card_of_the_hand():
    log = four("springfield KS,bang 2C").begin(0, 0, *DRAWS)
    refused(log.play(0, "springfield KS", 2), "costs 1", lines=2)
    refused(log.play(0, "springfield KS", 2, cost="bang 3C"), "does not hold bang 3C", lines=3)
    refused(log.play(0, "springfield KS", 2, cost="springfield KS"), "besides", lines=3)
    refused(log.play(0, "springfield KS", 0, cost="bang 2C"), "himself", lines=3)
    accepted(log.play(0, "springfield KS", 2, cost="bang 2C").hit(2, 0, "springfield"))


def test_the_price_is_told_and_is_what_moves():
    log = three("springfield KS,bang 2C").begin(0, 0, *DRAWS).play(0, "springfield KS", 1, cost="bang 2C")
    log.lines[-1:] = []
    refused(log.hit(1, 0, "springfield"), "MOVE")
    refused(log.drop(0, DRAWS[0], why="cost"), DRAWS[0])
    log = three("bang 2C,bang 3C").begin(0, 0, *DRAWS)
    refused(log.play(0, "bang 2C", 1, cost="bang 3C"), "costs 0", lines=3)


def test_a_rag_time_takes_a_card_at_any_distance():
    log = four("rag_time 9H,bang 2C", "", "bang 3C").begin(0, 0, *DRAWS)
    log.play(0, "rag_time 9H", 2, take="hand", cost="bang 2C")
    accepted(log.move("bang 3C", ("hand", 2), ("hand", 0), "rag_time", [0, 2]).phase(0, "discard"))


def test_a_brawl_takes_a_card_of_each_other_player_in_turn():
    log = three("brawl JS,jail JS,bang 2C", "bang 3C", "bang 4C").begin(0, 0, *DRAWS).lay(0, "jail JS", 1)
    log.play(0, "brawl JS", 1, 2, cost="bang 2C")
    refused(log.drop(2, "bang 4C", why="brawl"), "in_play 1")
    log.ask(0, "take", 1).write("ANSWER", seat=0, card="bang 3C")
    refused(log.drop(1, "jail JS", why="brawl", zone="in_play"), "jail JS")
    log.lines.pop()
    log.drop(1, "jail JS", why="brawl", zone="in_play")
    refused(log.phase(0, "discard"), "MOVE")
    accepted(log.drop(2, "bang 4C", why="brawl").phase(0, "discard"))


def hurt(**settings):
    """The sheriff has lost a Duel of his own and holds what may help him."""
    log = three("duel QD,tequila 9C,whisky QH,beer 6H,beer 7H", "bang 2C", **settings).begin(0, 0, *DRAWS)
    return log.play(0, "duel QD", 1).answer(1, "bang 2C").decline(0).hit(0, 0, "duel")


def test_a_tequila_heals_one_of_any_player_and_a_whisky_two():
    log = hurt().play(0, "tequila 9C", 0, cost="beer 6H")
    refused(log.phase(0, "discard"), "HEAL")
    accepted(log.heal(0, 0, "tequila").play(0, "whisky QH", cost="beer 7H").phase(0, "discard"))
    log = hurt().play(0, "whisky QH", cost="beer 7H")
    refused(log.heal(0, 0, "whisky", 2), "amount is 2")
    accepted(log.heal(0, 0, "whisky"))


def test_a_tequila_follows_its_switches():
    refused(hurt(tequila_on_self=False).play(0, "tequila 9C", 0, cost="beer 6H"), "himself", lines=3)
    log = hurt(tequila_min_players=4, blocked_heal="refused")
    refused(log.play(0, "tequila 9C", 0, cost="beer 6H"), "not playable", lines=3)
    log = hurt(tequila_min_players=4).play(0, "tequila 9C", 0, cost="beer 6H")
    refused(log.heal(0, 0, "tequila"), "PHASE")


def dying(hand, **settings):
    """Four shots have taken all life points of seat 1."""
    bangs = "bang 2C,bang 3C,bang 4C,bang 5C"
    log = three(bangs, hand, characters="willy_the_kid none none", **settings).begin(0, 0, *DRAWS)
    for index in ("2C", "3C", "4C", "5C"):
        log.play(0, f"bang {index}", 1).hit(1, 0, "bang")
    return log


def test_a_whisky_saves_only_where_the_rules_say_so():
    refused(dying("whisky QH,beer 6H").answer(1, "whisky QH", cost="beer 6H"), "does not save", lines=3)
    log = dying("whisky QH,jail JS", whisky_saves=True)
    refused(log.out(1, "outlaw", 0, "bang"), "could save himself")
    refused(log.answer(1, "whisky QH"), "costs 1", lines=2)
    accepted(log.answer(1, "whisky QH", cost="jail JS").heal(1, 1, "whisky", 2).phase(0, "discard"))


def test_a_canteen_saves_only_where_the_rules_say_so():
    for saves in (False, True):
        bangs = "bang 2C,bang 3C,bang 4C,bang 5C"
        log = three("canteen 7H", bangs, characters="none willy_the_kid none", canteen_saves=saves)
        log.rules["sheriff_bonus_hp"] = 0
        log.lines[0]["players"][0] |= {"hp": 4, "max_hp": 4}
        del log.lines[5]
        log.begin(0, 0, *DRAWS).lay(0, "canteen 7H").phase(0, "discard").begin(1, 1, *MORE_DRAWS)
        for index in ("2C", "3C", "4C", "5C"):
            log.play(1, f"bang {index}", 0).hit(0, 1, "bang")
        if saves:
            refused(log.out(0, "sheriff", 1, "bang"), "could save himself")
            accepted(log.answer(0, "canteen 7H", zone="in_play").heal(0, 0, "canteen").phase(1, "discard"))
        else:
            refused(log.answer(0, "canteen 7H", zone="in_play"), "does not save", lines=2)


# Distances


def test_hideout_and_mustang_add_up_and_so_do_scope_and_binocular():
    log = four("mustang 8H,hideout KD", "winchester 8S,bang 2C", sets=("base", "dodge_city"))
    log.begin(0, 0, *DRAWS).lay(0, "mustang 8H").lay(0, "hideout KD").phase(0, "discard")
    log.begin(1, 1, "bang 3C", "binocular 10D")
    refused(log.play(1, "bang 2C", 0), "distance 3", lines=2)
    log.lay(1, "binocular 10D")
    refused(log.play(1, "bang 2C", 0), "distance 2", lines=2)
    accepted(log.lay(1, "winchester 8S").play(1, "bang 2C", 0).hit(0, 1, "bang"))


def test_silver_adds_two_and_gold_one_either_way():
    log = four("silver small_joker", "bang 2C").begin(0, 0, *DRAWS).lay(0, "silver small_joker").phase(0, "discard")
    refused(log.begin(1, 1, *MORE_DRAWS).play(1, "bang 2C", 0), "distance 3", lines=2)
    log = four("gold big_joker,bang 2C", "bang 3C").begin(0, 0, *DRAWS).lay(0, "gold big_joker")
    log.play(0, "bang 2C", 2).hit(2, 0, "bang").phase(0, "discard")
    refused(log.begin(1, 1, *MORE_DRAWS).play(1, "bang 3C", 0), "distance 2", lines=2)


def test_silver_is_a_horse_and_hideout_is_none():
    log = three("silver small_joker,mustang 8H,binocular 10D", equipment_limit="same_class").begin(0, 0, *DRAWS)
    log.lay(0, "silver small_joker")
    refused(log.lay(0, "mustang 8H"), "second horse", lines=2)
    accepted(log.lay(0, "binocular 10D"))


# Jokers and Roulette


def test_jokers_are_hearts_and_spades_without_a_rank():
    log = three("jail JS").begin(0, 0, *DRAWS).lay(0, "jail JS", 1).phase(0, "discard").begin(1, 1, phase="judgements")
    log.judge(1, "jail", "gold big_joker", success=True).drop(1, "jail JS", why="jail", zone="in_play")
    accepted(log.phase(1, "draw"))
    log = three("dynamite 2H").begin(0, 0, *DRAWS).lay(0, "dynamite 2H").phase(0, "discard")
    log.begin(1, 1, *MORE_DRAWS).phase(1, "discard").begin(2, 2, "beer 6H", "beer 7H").phase(2, "discard")
    log.begin(0, 3, phase="judgements").move("silver small_joker", ("deck_top", -1), ("shown", -1), "judgement")
    told = {"seat": 0, "why": "dynamite", "card": "silver small_joker", "suit": "spades", "rank": "joker"}
    refused(log.write("JUDGEMENT", **told, success=True), "counts as")
    log.write("JUDGEMENT", **told, success=False).drop(-1, "silver small_joker", why="judgement", zone="shown")
    accepted(log.move("dynamite 2H", ("in_play", 0), ("in_play", 1), "pass").phase(0, "draw"))


def test_a_roulette_goes_round_until_somebody_throws_no_missed():
    log = three("roulette big_joker,missed 2S", "missed 3S", "dodge KH").begin(0, 0, *DRAWS)
    log.play(0, "roulette big_joker", 0, 1, 2)
    refused(log.hit(1, 0, "roulette", 2), "has not declined")
    log.ask(1, "roulette", 0).answer(1, "missed 3S").answer(2, "dodge KH").draw(2, "beer 6H", why="dodge")
    log.answer(0, "missed 2S")
    refused(log.phase(0, "discard"), "HIT")
    refused(log.hit(1, 0, "roulette"), "amount is 1")
    accepted(log.hit(1, 0, "roulette", 2).phase(0, "discard"))


def test_no_barrel_helps_against_a_roulette():
    log = three("barrel QS", "roulette big_joker").begin(0, 0, *DRAWS).lay(0, "barrel QS").phase(0, "discard")
    log.begin(1, 1, *MORE_DRAWS).play(1, "roulette big_joker").hit(2, 1, "roulette", 2)
    refused(log.use(0, "barrel"), "PHASE")
