"""How keys, values and numbers are written."""

import pytest

from bangsim.analysis.words import Words, points, points_tick, turns
from bangsim.content import catalogue
from bangsim.content.configuration import Pin
from tests.analysis.examples import configuration, made_up_games, results_of, run_of, run_with_events

NAN = float("nan")
ENGLISH = Words("en")
CHINESE = Words("zh")


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (ENGLISH.key("sheriff_bonus_hp"), "sheriff bonus hp"),
        (ENGLISH.key("deck_copies.cat_balou"), "copies of Cat Balou"),
        (ENGLISH.value("a", True), "yes"),
        (ENGLISH.value("a", False), "no"),
        (ENGLISH.value("a", 1), "1"),
        (ENGLISH.value("sets", "base+dodge_city"), "base + dodge city"),
        (ENGLISH.key("events"), "scenario cards"),
        (ENGLISH.value("events", "thirst+the_daltons"), "Thirst + The Daltons"),
        (ENGLISH.value("events", "none"), "none"),
        (
            ENGLISH.setting({"a": 1, "jails_stack": True, "bang_limit": 2}, ["jails_stack", "bang_limit"]),
            "jails stack yes, bang limit 2",
        ),
        (ENGLISH.percent(0.12345), "12.3 %"),
        (ENGLISH.percent(NAN), "\N{EN DASH}"),
        (points(0.0123), "+1.2"),
        (points(-0.0123), "\N{MINUS SIGN}1.2"),
        (points(NAN), "\N{EN DASH}"),
        (points(-0.0001), "0.0"),
        (ENGLISH.percent_range(0.0, 0.1234), "0.0 to 12.3"),
        (ENGLISH.percent_range(NAN, NAN), ""),
        (ENGLISH.points_range(-0.012, 0.0001), "\N{MINUS SIGN}1.2 to 0.0"),
        (ENGLISH.points_range(NAN, NAN), ""),
        (ENGLISH.percent_tick(0.15000000001), "15 %"),
        (points_tick(-0.005), "\N{MINUS SIGN}0.5"),
        (points_tick(0.0), "0"),
        (turns(33.0), "33"),
        (turns(NAN), "\N{EN DASH}"),
        (CHINESE.key("sheriff_bonus_hp"), "警长额外生命"),
        (CHINESE.key("deck_copies.cat_balou"), "金丝小猫张数"),
        (CHINESE.key("sets"), "系列"),
        (CHINESE.value("jails_stack", True), "是"),
        (CHINESE.key("events"), "场景牌"),
        (CHINESE.value("events", "thirst+high_noon"), "口渴 + 正午"),
        (CHINESE.value("events", "none"), "无"),
        (CHINESE.event("gag"), "封口"),
        (CHINESE.value("sets", "base+dodge_city"), "基本包 + 诡诈城"),
        (CHINESE.value("preset", "official"), "官方规则"),
        (CHINESE.value("roles", "official"), "官方"),
        (CHINESE.value("hand_limit", "none"), "不限"),
        (CHINESE.value("sheriff_penalty", "none"), "无"),
        (CHINESE.value("dynamite_ranks", "2-9"), "2-9"),
        (CHINESE.value("policy", "expert outlaw=novice"), "专家 歹徒=新手"),
        (CHINESE.value("policy", "expert/random"), "专家/随机"),
        (
            CHINESE.setting({"jails_stack": True, "bang_limit": 2}, ["jails_stack", "bang_limit"]),
            "监狱可叠放=是，砰！次数=2",
        ),
        (CHINESE.percent(0.12345), "12.3%"),
        (CHINESE.percent_range(0.0, 0.1234), "0.0至12.3"),
        (CHINESE.role_title("outlaw"), "歹徒"),
        (CHINESE.character("willy_the_kid"), "威利小子"),
    ],
)
def test_written(written, expected):
    assert written == expected


def test_games_are_told_with_their_range_where_configurations_differ():
    table = configuration(4)
    few, many = (run_of(table, made_up_games(table, number)) for number in (5, 1200))
    assert ENGLISH.games(results_of(many)) == "1,200 games"
    assert ENGLISH.games(results_of(many, many)) == "1,200 games a configuration"
    assert ENGLISH.games(results_of(few, many)) == "5 to 1,200 games a configuration"


def test_what_all_configurations_share_is_told():
    pins = (Pin(role="sheriff", character="willy_the_kid"), Pin(seat=2, gives_role="deputy"))
    pool = list(catalogue.pool(("base",)))[:8]
    of = configuration(6, pins=pins, characters=tuple(pool))
    runs = [run_of(of, [], preset=preset) for preset in ("official", "community")]
    rules = {"preset": ["official", "community"], "bang_limit": 2, "deck_copies": {"beer": 4, "bang": [20, 25]}}
    results = results_of(*runs, rules=rules, roles={6: [1, 2, 2, 1], 7: [1, 3, 2, 1]}, characters=pool)
    assert ENGLISH.shared(results) == (
        "sets base, bang limit 2, copies of Beer 4; 8 characters to deal from; "
        "6 players: 1 sheriff, 2 deputies, 2 outlaws, 1 renegade; sheriff Willy the Kid; seat 2 deputy"
    )
    assert CHINESE.shared(results) == (
        "系列=基本包，砰！次数=2，啤酒张数=4；8名人物可分配；"
        "6人：警长1名、副警长2名、歹徒2名、叛徒1名；警长：威利小子；2号座位：副警长"
    )


def test_the_scenario_cards_of_a_study_are_told():
    of = configuration(5, events=("thirst",))
    told = ENGLISH.shared(results_of(run_with_events(of, []), events=["thirst"]))
    assert told == "sets base, scenario cards Thirst, preset official"
    without = configuration(5, sets=("base", "high_noon"), events_excluded=("ghost_town", "gold_rush"))
    results = results_of(run_of(without, []), sets=["base", "high_noon"], events_excluded=["ghost_town", "gold_rush"])
    told = ENGLISH.shared(results)
    assert told == "sets base + high noon, preset official; without the scenario cards Ghost Town, Gold Rush"
    assert "；不用场景牌鬼镇，淘金热" in CHINESE.shared(results)
