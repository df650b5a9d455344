"""Shots and their answers, hits, rescue, elimination."""

from tests.replay.builder import DRAWS, MORE_DRAWS, LogBuilder, accepted, refused, three
from tests.replay.replayer import replay

HELD = ("gatling 10H", "saloon 5H", "wells_fargo 3H", "indians AD")
REWARD = ("jail JS", "jail 4H", "jail 10S")
FOUR_BANGS = "bang 2C,bang 3C,bang 4C,bang 5C"


def lethal(hand="", sheriff="", characters="willy_the_kid none none", **rules):
    """The player of seat 0 shoots the one of seat 1 down to his last life point and once more."""
    log = three(",".join(filter(None, (FOUR_BANGS, sheriff))), hand, characters=characters, **rules)
    log.begin(0, 0, *DRAWS)
    if sheriff:
        log.lay(0, sheriff)
    for index in ("2C", "3C", "4C", "5C"):
        log.play(0, f"bang {index}", 1).hit(1, 0, "bang")
    return log


# Answers


def test_a_missed_stops_a_shot():
    log = three("bang 2C", "missed 2S").begin(0, 0, *DRAWS).play(0, "bang 2C", 1).ask(1, "attack", 0)
    log.answer(1, "missed 2S")
    refused(log.hit(1, 0, "bang"), "PHASE")
    accepted(log.phase(0, "discard"))


def test_a_shot_is_answered_or_hits():
    refused(three("bang 2C").begin(0, 0, *DRAWS).play(0, "bang 2C", 1).phase(0, "discard"), "HIT")


def test_who_could_answer_must_have_been_asked():
    log = three("bang 2C", "missed 2S").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    refused(log.hit(1, 0, "bang"), "has not declined")
    accepted(log.decline(1).hit(1, 0, "bang"))


def test_a_bang_answers_a_shot_at_calamity_janet_alone():
    log = three("bang 2C", "bang 3C").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    refused(log.write("ANSWER", seat=1, card="bang 3C", **{"as": "missed"}), "no missed")
    log = three("bang 2C", "bang 3C", characters="none calamity_janet none").begin(0, 0, *DRAWS)
    accepted(log.play(0, "bang 2C", 1).answer(1, "bang 3C", used_as="missed").phase(0, "discard"))


def test_slab_the_killer_needs_two_missed():
    log = three("bang 2C", "missed 2S", characters="slab_the_killer none none").begin(0, 0, *DRAWS)
    log.play(0, "bang 2C", 1).answer(1, "missed 2S")
    refused(log.phase(0, "discard"), "HIT")
    accepted(log.hit(1, 0, "bang"))


def test_a_gatling_of_slab_is_a_bang_only_where_the_rules_say_so():
    for counts in (False, True):
        log = three(
            "gatling 10H", "missed 2S", characters="slab_the_killer none none", gatling_counts_as_bang=counts
        ).begin(0, 0, *DRAWS)
        log.play(0, "gatling 10H").answer(1, "missed 2S")
        if counts:
            refused(log.hit(2, 0, "gatling"), "seat is 2")
        else:
            accepted(log.hit(2, 0, "gatling"))


def shot_at_a_barrel():
    log = three("bang 2C", "barrel QS", hand_limit="none").begin(0, 0, *DRAWS).phase(0, "discard")
    log.begin(1, 1, *MORE_DRAWS).lay(1, "barrel QS").phase(1, "discard").begin(2, 2, "beer 6H", "beer 7H")
    return log.phase(2, "discard").begin(0, 3, "beer 8H", "beer 9H").play(0, "bang 2C", 1).use(1, "barrel")


def test_a_barrel_stops_a_shot_with_hearts():
    log = shot_at_a_barrel().judge(1, "barrel", "beer 10H", success=True)
    refused(log.hit(1, 0, "bang"), "PHASE")
    accepted(log.phase(0, "discard"))


def test_a_barrel_does_not_stop_a_shot_with_another_suit():
    refused(shot_at_a_barrel().judge(1, "barrel", "bang 3C", success=True), "counts as", lines=2)
    log = shot_at_a_barrel().judge(1, "barrel", "bang 3C", success=False)
    refused(log.use(1, "barrel"), "one draw! each shot")
    accepted(log.hit(1, 0, "bang"))


def test_without_a_barrel_there_is_no_draw():
    refused(three("bang 2C").begin(0, 0, *DRAWS).play(0, "bang 2C", 1).use(1, "barrel"), "has no barrel")


def test_jourdonnais_has_a_barrel_of_his_own():
    log = three("bang 2C", characters="none jourdonnais none").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    accepted(log.use(1, "jourdonnais").judge(1, "jourdonnais", "beer 6H", success=True).phase(0, "discard"))


def test_a_gatling_shoots_everybody_clockwise():
    log = three("gatling 10H").begin(0, 0, *DRAWS).play(0, "gatling 10H")
    refused(log.hit(2, 0, "gatling"), "seat is 2")
    log.hit(1, 0, "gatling")
    refused(log.phase(0, "discard"), "HIT")


def test_indians_take_a_bang_and_no_missed():
    log = three("indians AD", "bang 2C", "missed 2S").begin(0, 0, *DRAWS).play(0, "indians AD").answer(1, "bang 2C")
    refused(log.write("ANSWER", seat=2, card="missed 2S"), "no bang")
    accepted(log.hit(2, 0, "indians"))


def test_a_duel_is_answered_in_turn_and_hurts_who_fails():
    log = three("duel QD,bang 2C", "bang 3C").begin(0, 0, *DRAWS).play(0, "duel QD", 1)
    refused(log.answer(0, "bang 2C"), "seat is 0", lines=2)
    log.ask(1, "duel", 0).answer(1, "bang 3C").ask(0, "duel", 1).answer(0, "bang 2C")
    refused(log.hit(0, 0, "duel"), "seat is 0")
    accepted(log.hit(1, 0, "duel"))


def test_the_challenger_who_fails_is_hurt_by_himself():
    log = three("duel QD", "bang 3C").begin(0, 0, *DRAWS).play(0, "duel QD", 1).answer(1, "bang 3C")
    refused(log.hit(0, 1, "duel"), "by is 1")
    accepted(log.hit(0, 0, "duel"))


# Life and death


def test_life_points_after_a_hit_must_add_up():
    log = three("bang 2C").begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    refused(log.write("HIT", seat=1, amount=1, by=0, why="bang", hp=2), "hp is 2")
    refused(log.hit(1, 0, "bang", 2), "amount is 2")
    refused(log.hit(1, 2, "bang"), "by is 2")


def test_a_beer_saves_at_a_lethal_hit():
    log = lethal("beer 6H").ask(1, "dying", 0).answer(1, "beer 6H")
    refused(log.phase(0, "discard"), "HEAL")
    assert accepted(log.heal(1, 1, "beer").phase(0, "discard")).hp[1] == 1


def test_who_could_save_himself_must_have_been_asked():
    log = lethal("beer 6H")
    refused(log.out(1, "outlaw", 0, "bang"), "has not declined")
    accepted(log.ask(1, "dying", 0).decline(1).out(1, "outlaw", 0, "bang"))


def test_only_beer_saves():
    refused(lethal("saloon 5H").write("ANSWER", seat=1, card="saloon 5H"), "only Beer")


def test_nobody_is_out_with_a_life_point():
    log = three("bang 2C").begin(0, 0, *DRAWS).play(0, "bang 2C", 1).hit(1, 0, "bang")
    refused(log.out(1, "outlaw", 0, "bang"), "PHASE")


def test_nobody_goes_on_without_a_life_point():
    refused(lethal().phase(0, "discard"), "OUT")


def test_sid_ketchum_trades_two_cards_for_a_life_point():
    log = lethal("bang 6C,bang 7C,bang 8C", characters="willy_the_kid sid_ketchum none")
    refused(log.out(1, "outlaw", 0, "bang"), "has not declined")
    log.ask(1, "dying", 0).use(1, "sid_ketchum").ask(1, "discard").drop(1, "bang 6C", why="sid_ketchum")
    refused(log.heal(1, 1, "sid_ketchum"), "MOVE")
    accepted(log.drop(1, "bang 7C", why="sid_ketchum").heal(1, 1, "sid_ketchum").phase(0, "discard"))


def test_nobody_else_trades_cards_for_life():
    refused(lethal().ask(1, "dying", 0).use(1, "sid_ketchum"), "no such ability")


def test_sid_ketchum_does_so_when_he_is_asked_and_lacks_a_life_point():
    log = three(characters="sid_ketchum none none").begin(0, 0, *DRAWS)
    refused(log.use(0, "sid_ketchum"), "not asked")
    refused(log.ask(0, "play").use(0, "sid_ketchum"), "lacks no life point")


def test_the_role_and_the_killer_are_told_as_they_are():
    log = lethal()
    refused(log.out(1, "renegade", 0, "bang"), "role is renegade")
    refused(log.out(1, "outlaw", 2, "bang"), "by is 2")


def test_the_cards_of_the_dead_are_discarded_first():
    log = lethal(",".join(HELD)).out(1, "outlaw", 0, "bang").drop(1, *HELD[:3], why="out")
    refused(log.write("REWARD", seat=0, why="outlaw", cards=3), "MOVE")


def test_an_outlaw_is_worth_three_cards():
    log = lethal(",".join(HELD)).out(1, "outlaw", 0, "bang").drop(1, *HELD, why="out")
    refused(log.phase(0, "discard"), "REWARD")
    refused(log.write("REWARD", seat=2, why="outlaw", cards=3), "seat is 2")
    log.write("REWARD", seat=0, why="outlaw", cards=3).draw(0, *REWARD[:2], why="reward")
    refused(log.phase(0, "discard"), "MOVE")
    accepted(log.draw(0, REWARD[2], why="reward").phase(0, "discard"))


def test_there_is_no_bounty_where_the_rules_give_none():
    log = lethal(",".join(HELD), outlaw_bounty=0).out(1, "outlaw", 0, "bang").drop(1, *HELD, why="out")
    refused(log.write("REWARD", seat=0, why="outlaw", cards=3), "PHASE")
    accepted(log.phase(0, "discard"))


def deputy_killed(**rules):
    log = lethal(",".join(HELD), "mustang 8H", roles="sheriff deputy outlaw", **rules)
    return log.out(1, "deputy", 0, "bang").drop(1, *HELD, why="out")


def test_a_sheriff_who_kills_a_deputy_discards_everything():
    log = deputy_killed()
    refused(log.phase(0, "discard"), "penalty")
    log.write("PENALTY", seat=0, why="deputy", cards=3).drop(0, *DRAWS, why="penalty")
    refused(log.phase(0, "discard"), "MOVE")
    assert not accepted(log.drop(0, "mustang 8H", why="penalty", zone="in_play").phase(0, "discard")).in_play[0]


def test_the_penalty_follows_its_switch():
    log = deputy_killed(sheriff_penalty="hand").write("PENALTY", seat=0, why="deputy", cards=2)
    assert accepted(log.drop(0, *DRAWS, why="penalty").phase(0, "discard")).in_play[0]
    accepted(deputy_killed(sheriff_penalty="none").phase(0, "discard"))


def test_vulture_sam_takes_the_cards_of_the_dead():
    log = lethal(",".join(HELD), characters="willy_the_kid none vulture_sam").out(1, "outlaw", 0, "bang")
    refused(log.drop(1, HELD[0], why="out"), "vulture_sam")
    for card in HELD:
        log.move(card, ("hand", 1), ("hand", 2), "vulture_sam", [1, 2])
    log.write("REWARD", seat=0, why="outlaw", cards=3).draw(0, *REWARD, why="reward")
    assert set(HELD) <= set(accepted(log.phase(0, "discard")).hands[2])


def test_a_challenger_who_dies_of_his_duel_has_no_killer():
    log = LogBuilder(
        ("sheriff", "el_gringo", "duel QD,duel JS,duel 8C"), ("outlaw", "none", FOUR_BANGS), sheriff_bonus_hp=0
    ).begin(0, 0, *DRAWS)
    for duel, bang in (("QD", "2C"), ("JS", "3C"), ("8C", "4C")):
        log.play(0, f"duel {duel}", 1).answer(1, f"bang {bang}").hit(0, 0, "duel")
    refused(log.out(0, "sheriff", 1, "duel"), "by is 1")
    log.out(0, "sheriff", -1, "duel").drop(0, *DRAWS, why="out")
    assert replay(log.end("outlaws", [1], 1).text()).outcome == "outlaws"


# The end


def gatling_for_all(**rules):
    """The renegade's third Gatling eliminates the sheriff; the last outlaw, at his last point, comes after him."""
    log = LogBuilder(
        ("sheriff", "paul_regret", "duel QD,duel JS,duel 8C"),
        ("outlaw", "paul_regret", "panic JH,panic QH,panic AH"),
        ("renegade", "none", ",".join(["gatling 10H"] * 4)),
        sheriff_bonus_hp=0,
        hand_limit="none",
        deck_copies={"gatling": 4},
        **rules,
    )
    log.begin(0, 0, *DRAWS).phase(0, "discard").begin(1, 1, *MORE_DRAWS).phase(1, "discard")
    log.begin(2, 2, "beer 6H", "beer 7H")
    for _ in range(2):
        log.play(2, "gatling 10H").hit(0, 2, "gatling").hit(1, 2, "gatling")
    log.play(2, "gatling 10H").hit(0, 2, "gatling").out(0, "sheriff", 2, "gatling")
    return log.drop(0, "duel QD", "duel JS", "duel 8C", *DRAWS, why="out")


def test_the_game_ends_with_the_sheriff_at_once():
    log = gatling_for_all()
    refused(log.hit(1, 2, "gatling"), "END")
    assert replay(log.end("outlaws", [1], 3).text()).winners == (1,)


def test_the_game_ends_after_the_effect_where_the_rules_say_so():
    log = gatling_for_all(win_check="after_effect")
    refused(log.end("outlaws", [1], 3), "HIT")
    log.hit(1, 2, "gatling").out(1, "outlaw", 2, "gatling")
    log.drop(1, "panic JH", "panic QH", "panic AH", *MORE_DRAWS, why="out")
    log.write("REWARD", seat=2, why="outlaw", cards=3).draw(2, *REWARD, why="reward")
    assert replay(log.end("renegade", [2], 3).text()).winners == (2,)


def test_three_players_hunt_each_other():
    log = lethal(",".join(HELD), roles="deputy renegade outlaw").out(1, "renegade", 0, "bang")
    assert replay(log.drop(1, *HELD, why="out").end("player", [0], 1).text()).winners == (0,)


def test_in_a_game_of_three_any_other_elimination_decides_nothing_but_pays():
    log = lethal(",".join(HELD), roles="deputy outlaw renegade").out(1, "outlaw", 0, "bang").drop(1, *HELD, why="out")
    refused(log.end("player", [0], 1), "REWARD")
    log.write("REWARD", seat=0, why="outlaw", cards=3).draw(0, *REWARD, why="reward")
    accepted(log.phase(0, "discard"))
