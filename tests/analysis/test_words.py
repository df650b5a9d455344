"""How keys, values and numbers are written."""

import pytest

from bangsim.analysis.words import (
    games_words,
    key_words,
    percent,
    percent_range,
    percent_tick,
    points,
    points_range,
    points_tick,
    setting_words,
    shared_words,
    turns,
    value_words,
)
from bangsim.content import catalogue
from bangsim.content.configuration import Pin
from tests.analysis.examples import configuration, made_up_games, results_of, run_of

NAN = float("nan")


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (key_words("sheriff_bonus_hp"), "sheriff bonus hp"),
        (key_words("deck_copies.cat_balou"), "copies of Cat Balou"),
        (value_words(True), "yes"),
        (value_words(False), "no"),
        (value_words(1), "1"),
        (value_words("base+dodge_city"), "base + dodge city"),
        (
            setting_words({"a": 1, "jails_stack": True, "bang_limit": 2}, ["jails_stack", "bang_limit"]),
            "jails stack yes, bang limit 2",
        ),
        (percent(0.12345), "12.3 %"),
        (percent(NAN), "\N{EN DASH}"),
        (points(0.0123), "+1.2"),
        (points(-0.0123), "\N{MINUS SIGN}1.2"),
        (points(NAN), "\N{EN DASH}"),
        (points(-0.0001), "0.0"),
        (percent_range(0.0, 0.1234), "0.0 to 12.3"),
        (percent_range(NAN, NAN), ""),
        (points_range(-0.012, 0.0001), "\N{MINUS SIGN}1.2 to 0.0"),
        (points_range(NAN, NAN), ""),
        (percent_tick(0.15000000001), "15 %"),
        (points_tick(-0.005), "\N{MINUS SIGN}0.5"),
        (points_tick(0.0), "0"),
        (turns(33.0), "33"),
        (turns(NAN), "\N{EN DASH}"),
    ],
)
def test_written(written, expected):
    assert written == expected


def test_games_are_told_with_their_range_where_configurations_differ():
    table = configuration(4)
    few, many = (run_of(table, made_up_games(table, number)) for number in (5, 1200))
    assert games_words(results_of(many)) == "1,200 games"
    assert games_words(results_of(many, many)) == "1,200 games a configuration"
    assert games_words(results_of(few, many)) == "5 to 1,200 games a configuration"


def test_what_all_configurations_share_is_told():
    pins = (Pin(role="sheriff", character="willy_the_kid"), Pin(seat=2, gives_role="deputy"))
    runs = [run_of(configuration(6, pins=pins), [], preset=preset) for preset in ("official", "community")]
    rules = {"preset": ["official", "community"], "bang_limit": 2, "deck_copies": {"beer": 4, "bang": [20, 25]}}
    pool = list(catalogue.pool(("base",)))[:8]
    results = results_of(*runs, rules=rules, roles={6: [1, 2, 2, 1], 7: [1, 3, 2, 1]}, characters=pool)
    assert shared_words(results) == (
        "sets base, bang limit 2, copies of Beer 4; 8 characters to deal from; "
        "6 players: 1 sheriff, 2 deputies, 2 outlaws, 1 renegade; sheriff Willy the Kid; seat 2 deputy"
    )
