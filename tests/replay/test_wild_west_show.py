"""The scenario cards of Wild West Show."""

from typing import Any

from tests.replay.builder import BEERS, DRAWS, MORE_DRAWS, LogBuilder, accepted, refused, shot_down, three, under

SETS = ("base", "wild_west_show")
COACH = "stagecoach 9S"


def coach(*hands: str, **settings: Any) -> LogBuilder:
    """The sheriff has played a Stagecoach in a game with the deck of Wild West Show."""
    log = three(COACH, *hands, sets=SETS, hand_limit="none", **settings).begin(0, 0, *DRAWS)
    return log.play(0, COACH).draw(0, *BEERS[:2], why="stagecoach")


def test_a_stagecoach_turns_a_card_whose_next_lies_face_down():
    log = coach()
    refused(log.end_turn(0), "SCENARIO", lines=2)
    refused(log.scenario("thirst"), "comes next")
    refused(log.scenario("sacagaway", "showdown"), "nothing")
    refused(log.scenario("wild_west_show"), "comes next")
    accepted(log.scenario("sacagaway").end_turn(0))


def test_a_stagecoach_turns_nothing_without_the_deck_nor_when_all_are_turned():
    log = three(COACH).begin(0, 0, *DRAWS).play(0, COACH).draw(0, *BEERS[:2], why="stagecoach")
    refused(log.scenario("sacagaway"), "PHASE")
    log = three(COACH, events=["showdown"]).begin(0, 0, phase="judgements").scenario("showdown").go_on(0, *DRAWS)
    refused(log.play(0, COACH).draw(0, *BEERS[:2], why="stagecoach").scenario("sacagaway"), "PHASE")


def test_a_stagecoach_turns_the_next_card_of_a_fixed_deck():
    log = three(COACH, events=["gag", "sacagaway"]).begin(0, 0, phase="judgements").scenario("gag").go_on(0, *DRAWS)
    log.play(0, COACH).draw(0, *BEERS[:2], why="stagecoach")
    refused(log.scenario("showdown"), "sacagaway comes next")
    accepted(log.scenario("sacagaway"))


def test_who_comes_out_of_the_bone_orchard_has_a_role_of_the_eliminated():
    log = shot_down("bone_orchard").begin(1, 1, phase="judgements")
    refused(log.back(1, "bone_orchard", 1), "ROLE was due")
    refused(log.write("ROLE", seat=1, role="renegade"), "to be told before")
    refused(log.write("ROLE", seat=2, role="outlaw").write("ROLE", seat=1, role="renegade"), "change places", lines=1)
    log.lines.pop()
    log.write("ROLE", seat=1, role="outlaw")
    refused(log.back(1, "bone_orchard", 2), "hp is 2")
    log.back(1, "bone_orchard", 1).go_on(1, *MORE_DRAWS).end_turn(1)
    refused(log.out(1, "outlaw", -1, "ghost_town"), "TURN")
    accepted(log.begin(2, 2, phase="judgements"))


def test_darling_valentine_changes_the_hand():
    log = under("darling_valentine", ",".join(BEERS[:5]))
    refused(log.phase(0, "draw"), "MOVE")
    log.drop(0, *BEERS[:5], why="darling_valentine")
    refused(log.phase(0, "draw"), "MOVE")
    log.draw(0, "bang 2C", "bang 3C", "bang 4C", "bang 5C", why="darling_valentine")
    refused(log.draw(0, DRAWS[0]), "the reason is draw")
    accepted(log.draw(0, "bang 6C", why="darling_valentine").go_on(0, *DRAWS))


def order(seat: int, kind: str, aim: int) -> dict[str, Any]:
    """What says that the sheriff orders a card."""
    return {"seat": 0, "name": "dorothy_rage", "target": seat, "kind": kind, "aim": aim}


def test_dorothy_rage_makes_another_play_a_card_once():
    log = under("dorothy_rage", "bang 2C", "bang 3C,beer 6H", players=4).go_on(0, *DRAWS)
    log.play(0, "bang 2C", 1).hit(1, 0, "bang").ask(0, "order", 1).ask(0, "aim", 1).use(**order(1, "bang", 2))
    refused(log.end_turn(0), "has a bang and plays it", lines=2)
    refused(log.play(1, "bang 3C", 0), "the order was bang at 2", lines=2)
    refused(log.play(1, "beer 6H"), "the order was bang at 2", lines=2)
    refused(log.write("ABILITY", seat=1, name="dorothy_rage", target=0).end_turn(0), "has a bang", lines=2)
    log.lines.pop()
    log.play(1, "bang 3C", 2).hit(2, 1, "bang")
    refused(log.use(**order(1, "beer", -1)), "once a turn")
    accepted(log.end_turn(0))


def test_who_lacks_what_dorothy_rage_orders_shows_his_hand():
    log = under("dorothy_rage", "", "beer 6H", players=4).go_on(0, *DRAWS).use(**order(1, "bang", 2))
    refused(log.play(1, "beer 6H"), "seat is 1", lines=2)
    refused(log.write("ABILITY", seat=2, name="dorothy_rage", target=0).end_turn(0), "nothing to show", lines=3)
    accepted(log.write("ABILITY", seat=1, name="dorothy_rage", target=0).ask(0, "play").end_turn(0))


def test_what_is_ordered_must_be_allowed_and_counts_for_nobodys_turn():
    log = under("dorothy_rage", "bang 2C", "bang 3C", players=4).go_on(0, *DRAWS)
    refused(log.use(**order(0, "bang", 1)), "another living player")
    log.use(**order(1, "bang", 3))
    refused(log.play(1, "bang 3C", 3), "distance 2", lines=2)
    log.lines.pop()
    log.use(**order(1, "bang", 0)).play(1, "bang 3C", 0).hit(0, 1, "bang")
    accepted(log.play(0, "bang 2C", 1).hit(1, 0, "bang").end_turn(0))


def test_what_is_ordered_turns_a_card_too():
    log = three("", COACH, sets=SETS, events=["dorothy_rage", "gag"], hand_limit="none").begin(0, 0, phase="judgements")
    log.scenario("dorothy_rage").go_on(0, *DRAWS).use(**order(1, "stagecoach", -1)).play(1, COACH)
    log.draw(1, *BEERS[:2], why="stagecoach")
    refused(log.end_turn(0), "SCENARIO", lines=2)
    accepted(log.scenario("gag").end_turn(0))


def test_the_roles_are_dealt_anew_for_a_red_card_of_helena_zontero():
    log = coach().scenario("helena_zontero")
    refused(log.end_turn(0), "MOVE", lines=2)
    accepted(log.judge(0, "helena_zontero", "bang 2C", success=False).end_turn(0))
    log.lines[-5:] = []
    log.judge(0, "helena_zontero", "bang 2D", success=True)
    refused(log.end_turn(0), "ROLE", lines=2)
    refused(log.write("ROLE", seat=0, role="outlaw"), "are dealt")
    log.write("ROLE", seat=1, role="renegade")
    refused(log.write("ROLE", seat=2, role="renegade"), "are dealt")
    accepted(log.write("ROLE", seat=2, role="outlaw").end_turn(0))


def test_lady_rose_of_texas_changes_seats_with_the_right_neighbour_who_loses_a_turn():
    log = under("lady_rosa_of_texas", "bang 2C,bang 3C", characters="willy_the_kid none none none", players=4)
    log.go_on(0, *DRAWS)
    refused(log.play(0, "bang 2C", 2), "distance 2", lines=2)
    refused(log.use(0, "lady_rosa_of_texas", 1), "on the right")
    log.use(0, "lady_rosa_of_texas", 3)
    refused(log.use(0, "lady_rosa_of_texas", 3), "once a turn")
    log.play(0, "bang 2C", 2).hit(2, 0, "bang")
    refused(log.play(0, "bang 3C", 1), "distance 2", lines=2)
    log.end_turn(0)
    refused(log.begin(3, 1, phase="judgements"), "seat is 3")
    log.begin(1, 1, *MORE_DRAWS).end_turn(1).begin(2, 2, *BEERS[:2]).end_turn(2).begin(0, 3, *BEERS[2:4]).end_turn(0)
    accepted(log.begin(3, 4, phase="judgements"))


def test_who_plays_fewer_than_three_cards_pays_miss_susanna():
    log = under("miss_susanna", "saloon 5H,beer 6H,barrel QS").go_on(0, *DRAWS)
    log.play(0, "saloon 5H").play(0, "beer 6H").end_turn(0)
    refused(log.begin(1, 1, phase="judgements"), "HIT")
    refused(log.hit(0, 0, "miss_susanna"), "by is 0")
    accepted(log.hit(0, -1, "miss_susanna").begin(1, 1, phase="judgements"))
    log.lines[-4:] = []
    log.lay(0, "barrel QS").end_turn(0)
    refused(log.hit(0, -1, "miss_susanna"), "TURN")
    accepted(log.begin(1, 1, phase="judgements"))


def test_nobody_pays_miss_susanna_for_a_turn_in_jail():
    log = under("miss_susanna", "saloon 5H,beer 6H,jail JS").go_on(0, *DRAWS)
    log.play(0, "saloon 5H").play(0, "beer 6H").lay(0, "jail JS", 1).end_turn(0).begin(1, 1, phase="judgements")
    log.judge(1, "jail", "bang 3C", success=False).drop(1, "jail JS", why="jail", zone="in_play").phase(1, "end")
    refused(log.hit(1, -1, "miss_susanna"), "TURN")
    accepted(log.begin(2, 2, phase="judgements"))


def test_any_card_but_a_bang_is_a_bang_in_a_showdown():
    log = under("showdown", "beer 6H,bang 2C,barrel QS", "bang 3C").go_on(0, *DRAWS)
    refused(log.play(0, "bang 2C", 1), "may not be used", lines=2)
    refused(log.play(0, "beer 6H", 1), "it reaches", lines=2)
    log.play(0, "beer 6H", 1, used_as="bang")
    refused(log.hit(1, 0, "bang"), "has not declined")
    log.answer(1, "bang 3C", used_as="missed")
    refused(log.play(0, "barrel QS", 1, used_as="bang"), "limit of 1", lines=2)
    accepted(log.lay(0, "barrel QS").end_turn(0))


def test_a_bang_does_not_drive_indians_away_in_a_showdown():
    log = under("showdown", "indians AD", "bang 3C,beer 6H").go_on(0, *DRAWS).play(0, "indians AD")
    refused(log.answer(1, "bang 3C"), "no bang", lines=2)
    accepted(log.answer(1, "beer 6H", used_as="bang").decline(2).hit(2, 0, "indians").end_turn(0))


def sheriff_shot(*events: str) -> LogBuilder:
    """The outlaw of seat 1 has shot the sheriff in the second turn; the renegade lives too."""
    shots = ("bang 2C", "bang 3C", "bang 4C", "bang 5C")
    settings: dict[str, Any] = {"events": events, "sheriff_bonus_hp": 0, "hand_limit": "none"}
    log = three("", ",".join(shots), characters="none willy_the_kid none", **settings).begin(0, 0, phase="judgements")
    log.scenario(events[0])
    if len(events) > 1:
        log.scenario(*events[1:])
    log.go_on(0, *DRAWS).end_turn(0).begin(1, 1, "bang 6C", "bang 7C")
    for shot in shots:
        log.play(1, shot, 0).hit(0, 1, "bang")
    return log.out(0, "sheriff", 1, "bang").drop(0, *log.hand(0), why="out")


def test_the_death_of_the_sheriff_does_not_end_the_wild_west_show():
    accepted(sheriff_shot("gag").end("outlaws", [1], 2))
    log = sheriff_shot("wild_west_show")
    refused(log.end("outlaws", [1], 2), "PHASE")
    accepted(log.end_turn(1).begin(2, 2, phase="judgements"))


def test_the_last_one_in_play_wins_alone_in_the_wild_west_show():
    log = (
        sheriff_shot("wild_west_show")
        .end_turn(1)
        .begin(2, 2, *MORE_DRAWS)
        .end_turn(2)
        .begin(1, 3, "bang 8C", "bang 9C")
    )
    for index in "6789":
        log.play(1, f"bang {index}C", 2).hit(2, 1, "bang")
    log.out(2, "renegade", 1, "bang").drop(2, *log.hand(2), why="out")
    refused(log.end("outlaws", [1], 4), "outcome is outlaws")
    accepted(log.end("player", [1], 4))


def test_the_next_player_turns_the_cards_of_a_dead_sheriff():
    log = sheriff_shot("wild_west_show", "ambush", "curse").end_turn(1).begin(2, 2, phase="judgements")
    refused(log.scenario("curse"), "PHASE")
    log.go_on(2, *MORE_DRAWS).end_turn(2).begin(1, 3, phase="judgements")
    refused(log.phase(1, "draw"), "SCENARIO was due")
    accepted(log.scenario("curse").phase(1, "draw"))
