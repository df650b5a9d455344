"""Studies: what they resolve to, and what is said of everything that can be wrong with one."""

import json

import pytest

from bangsim.content.catalogue import CHARACTER_NUMBER, SETS, pool
from bangsim.content.rules import PRESETS, preset_rules
from bangsim.content.switches import SWITCHES
from bangsim.sim.problems import StudyError
from bangsim.sim.study import MOST_CONFIGURATIONS, Study, load_study, study_from_dict


def study(**keys):
    return study_from_dict({"games": 10, "players": 5} | keys)


def complaints(**keys):
    """What is said of a study, without the file's name."""
    with pytest.raises(StudyError) as raised:
        study(**keys)
    return [line.removeprefix("study: ") for line in str(raised.value).splitlines()]


def complaint(**keys):
    said = complaints(**keys)
    assert len(said) == 1, said
    return said[0]


class TestWhatAStudyResolvesTo:
    def test_a_study_needs_games_and_players_only(self):
        only = study().configurations()
        assert len(only) == 1
        assert (only[0].players, only[0].sets, only[0].preset, only[0].roles) == (
            5,
            ("base",),
            "official",
            (1, 1, 2, 1),
        )
        assert only[0].characters == pool(("base",))
        assert only[0].policies == dict.fromkeys(("sheriff", "deputy", "outlaw", "renegade"), "expert")

    def test_every_switch_is_resolved(self):
        (only,) = study(rules={"preset": "community", "bang_limit": 2}).configurations()
        assert only.rules == preset_rules("community") | {"bang_limit": 2}
        assert set(only.rules) == {switch.id for switch in SWITCHES}

    def test_lists_make_a_grid_in_the_order_of_the_key_columns(self):
        variants = study(
            players=[4, 5],
            rules={"preset": ["official", "community"], "sheriff_bonus_hp": [1, 2], "deck_copies": {"bang": [20, 25]}},
        ).variants()
        assert len(variants) == 16
        assert list(variants[0].labels) == [
            "players",
            "sets",
            "preset",
            "sheriff_bonus_hp",
            "deck_copies.bang",
            "policy",
        ]
        assert list(variants[1].labels.values()) == [4, "base", "official", 1, 25, "expert"]
        assert variants[1].configuration.deck_copies == {"bang": 25}
        assert list(variants[-1].labels.values()) == [5, "base", "community", 2, 25, "expert"]
        assert variants[-1].configuration.rules["sheriff_bonus_hp"] == 2

    def test_a_switch_with_one_value_is_no_key_column(self):
        (variant,) = study(rules={"bang_limit": [2], "draw_count": 3}).variants()
        assert list(variant.labels) == ["players", "sets", "preset", "policy"]
        assert variant.configuration.rules["bang_limit"] == 2

    def test_a_list_of_lists_crosses_sets(self):
        variants = study(sets=[["base"]]).variants()
        assert [variant.labels["sets"] for variant in variants] == ["base"]

    def test_names_are_taken_in_any_case(self):
        one = study(characters=["Bart Cassidy", "EL GRINGO", "slab-the-killer", "sid_ketchum", "Jourdonnais"])
        assert one.configurations()[0].characters == (
            "bart_cassidy",
            "el_gringo",
            "jourdonnais",
            "sid_ketchum",
            "slab_the_killer",
        )
        assert study(rules={"hand_limit": "HP"}).configurations()[0].rules["hand_limit"] == "hp"

    def test_the_pool_stands_in_the_order_of_the_catalogue(self):
        names = ["willy_the_kid", "bart_cassidy", "kit_carlson", "black_jack", "vulture_sam"]
        (only,) = study(characters=names).configurations()
        assert list(only.characters) == sorted(names, key=CHARACTER_NUMBER.__getitem__)

    def test_a_role_mix_of_the_study_goes_before_the_switch(self):
        one = study(players=[4, 5, 8], roles={"5": [1, 0, 2, 2]}, rules={"roles": "seeds"})
        assert [c.roles for c in one.configurations()] == [(1, 0, 2, 1), (1, 0, 2, 2), (1, 2, 4, 1)]

    def test_three_players_have_roles_of_their_own(self):
        assert study(players=3).configurations()[0].roles == (0, 1, 1, 1)
        assert study(players=3, roles={3: [1, 0, 2, 0]}).configurations()[0].roles == (1, 0, 2, 0)

    def test_roles_for_other_numbers_of_players_are_told(self):
        given = {"games": 1, "players": 5, "roles": {4: [1, 0, 2, 1], 5: [1, 1, 2, 1]}}
        assert study_from_dict(given).notices() == ["[roles] has a mix for 4 players, with whom nothing is played"]
        assert "4" in study_from_dict(given | {"lang": "zh"}).notices()[0]

    def test_nine_official_players_use_the_roles_of_the_community_and_say_so(self):
        one = study(players=9)
        assert one.configurations()[0].roles == (1, 3, 4, 1)
        assert "1 sheriff, 3 deputies, 4 outlaws, 1 renegade" in one.notices()[0]
        assert study(players=9, rules={"preset": "community", "character_choice": 1}).notices() == []
        assert study(players=9, roles={9: [1, 2, 4, 2]}).notices() == []
        assert study(players=8).notices() == []

    def test_what_is_assumed_of_a_set_is_said(self):
        assert study(sets=["base", "dodge_city"]).notices() == []
        (said,) = study(sets=[["base"], ["base", "xiamen"]]).notices()
        assert said.endswith("two Roulettes, one Silver and one Gold are assumed")

    def test_the_pool_is_that_of_all_sets(self):
        (only,) = study(sets=["base", "the_bullet", "dodge_city"]).configurations()
        assert only.characters == pool(["base", "dodge_city", "the_bullet"])
        assert len(only.characters) == 34

    def test_policies_are_given_by_role(self):
        (variant,) = study(policies={"default": "novice", "outlaw": "Expert"}).variants()
        assert variant.configuration.policies == {
            "sheriff": "novice",
            "deputy": "novice",
            "outlaw": "expert",
            "renegade": "novice",
        }
        assert variant.labels["policy"] == "novice outlaw=expert"

    def test_policies_are_given_by_seat(self):
        (variant,) = study(policies={"seats": ["expert", "novice", "novice", "random", "novice"]}).variants()
        assert variant.configuration.seat_policies == ("expert", "novice", "novice", "random", "novice")
        assert variant.configuration.policy_of(3, "outlaw") == "random"
        assert variant.labels["policy"] == "expert/novice/novice/random/novice"

    def test_seats_are_pinned_by_role_or_number(self):
        pins = (
            study(seats={"sheriff": {"character": "Willy the Kid"}, 2: {"role": "outlaw", "character": "bart_cassidy"}})
            .configurations()[0]
            .pins
        )
        assert [(p.seat, p.role, p.gives_role, p.character) for p in pins] == [
            (None, "sheriff", None, "willy_the_kid"),
            (2, None, "outlaw", "bart_cassidy"),
        ]

    def test_the_resolved_study_is_plain_data_that_makes_the_same_study(self):
        one = study(
            players=[4, 5],
            level=0.99,
            rules={"bang_limit": [1, 2], "deck_copies": {"beer": 4}, "dynamite_ranks": "10-q"},
            roles={5: [1, 1, 2, 1]},
            policies={"outlaw": "novice"},
            seats={"sheriff": {"character": "willy_the_kid"}},
        )
        plain = json.loads(json.dumps(one.resolved()))
        assert plain["rules"]["dynamite_ranks"] == ["10-Q"]
        assert study_from_dict(plain).variants() == one.variants()

    def test_a_study_without_a_title_is_called_by_what_is_played(self):
        headings = [study(players=players).heading for players in (5, [4, 5], [4, 5, 7])]
        assert headings == ["BANG! with 5 players", "BANG! with 4 and 5 players", "BANG! with 4, 5 and 7 players"]
        assert study(title="Who wins?").heading == "Who wins?"

    def test_a_study_does_not_change(self):
        with pytest.raises(ValueError, match="frozen"):
            study().games = 3


class TestScenarioCards:
    def test_without_a_word_they_are_those_of_the_sets(self):
        (variant,) = study(sets=["base", "high_noon"]).variants()
        assert (variant.configuration.events, variant.configuration.events_excluded) == (None, ())
        assert "events" not in variant.labels
        assert {card.id for card in variant.configuration.scenario_cards()} >= {"thirst", "high_noon"}

    def test_a_list_is_the_deck_in_its_order(self):
        (variant,) = study(events=["Thirst", "curse", "HIGH NOON"]).variants()
        assert variant.configuration.events == ("thirst", "curse", "high_noon")
        assert variant.labels["events"] == "thirst+curse+high_noon"

    def test_an_empty_list_is_none_at_all(self):
        (variant,) = study(sets=["base", "high_noon"], events=[]).variants()
        assert variant.configuration.events == variant.configuration.scenario_cards() == ()
        assert variant.labels["events"] == "none"

    def test_a_list_of_lists_makes_a_grid(self):
        events = [[], ["thirst"], ["curse", "thirst"]]
        one = study(players=[4, 5], events=events, rules={"preset": ["official", "xiamen"]})
        variants = one.variants()
        assert one.size() == len(variants) == 12
        assert list(variants[0].labels) == ["players", "sets", "events", "preset", "policy"]
        assert [variant.labels["events"] for variant in variants[:6]] == [
            *("none", "none", "thirst", "thirst", "curse+thirst", "curse+thirst"),
        ]

    def test_a_card_needs_no_set_and_may_come_again(self):
        (only,) = study(events=["the_doctor", "thirst", "the_doctor", "showdown"]).configurations()
        assert only.sets == ("base",)
        assert only.fixed_events(False) == ("the_doctor", "thirst", "the_doctor")
        assert only.fixed_events(True) == ("showdown",)

    def test_cards_may_be_taken_out_of_the_decks_of_the_sets(self):
        sets = [["base"], ["base", "high_noon"], ["base", "fistful_of_cards"]]
        one = study(sets=sets, events_excluded=["Ghost Town", "dead_man"])
        for variant in one.variants():
            assert not {"ghost_town", "dead_man"} & {card.id for card in variant.configuration.scenario_cards()}
            assert "events" not in variant.labels

    def test_a_card_is_found_by_its_printed_name_where_the_id_is_another(self):
        assert study(events=["Lady Rose of Texas"]).events == (("lady_rosa_of_texas",),)

    def test_the_resolved_study_has_them(self):
        for events in ([[], ["thirst"]], [], ["thirst"]):
            one = study(events=events)
            assert study_from_dict(json.loads(json.dumps(one.resolved()))).variants() == one.variants()
        one = study(sets=["base", "high_noon"], events_excluded=["thirst"])
        assert study_from_dict(json.loads(json.dumps(one.resolved()))).variants() == one.variants()
        assert {"events", "events_excluded"} & {*study().resolved()} == set()

    def test_it_is_said_where_one_does_nothing(self):
        (said,) = study(events=[["thirst"], ["gag"]]).notices()
        assert said.startswith("nothing of the scenario card Gag is simulated")
        assert study(sets=["base", "wild_west_show"]).notices() == [said]
        assert study(sets=["base", "wild_west_show"], events_excluded=["gag"]).notices() == []
        assert study(sets=["base", "wild_west_show"], events=["showdown"]).notices() == []
        assert study(events=["gag"], lang="zh").notices() == ["场景牌封口不作模拟：翻开时没有任何变化"]


class TestTheLanguage:
    def test_it_is_english_unless_the_study_says_otherwise(self):
        assert study().lang == "en"
        assert study(lang="ZH").lang == "zh"
        assert study(lang="zh").resolved()["lang"] == "zh"

    def test_it_is_that_of_the_heading_and_of_notices(self):
        one = study(lang="zh", players=[8, 9], sets=["base", "xiamen"])
        assert one.heading == "BANG!：8、9人局"
        assert one.notices() == [
            "厦大版的张数不详；假定有两张俄罗斯轮盘、一张银马、一张金马",
            "官方规则没有9人的角色表；采用社区规则的：警长1名、副警长3名、歹徒4名、叛徒1名",
        ]
        assert study(players=[8, 9]).heading == "BANG! with 8 and 9 players"

    def test_games_do_not_depend_on_it(self):
        assert study(lang="zh").configurations() == study().configurations()


class TestOneProblem:
    def test_games_are_missing(self):
        with pytest.raises(StudyError, match=r"^study: games: is missing; how many games to play"):
            study_from_dict({"players": 5})

    def test_players_are_missing(self):
        with pytest.raises(StudyError, match=r"^study: players: is missing; how many players sit"):
            study_from_dict({"games": 5})

    @pytest.mark.parametrize("lang", ["de", "", None, 3, ["zh"]])
    def test_the_language_is_one_of_two(self, lang):
        assert complaint(lang=lang).startswith(f"lang = {json.dumps(lang)}: ")
        assert "en, zh" in complaint(lang=lang)

    @pytest.mark.parametrize("games", [0, -1, 1.5, 1e6, "many", True, None, [10], 10**13])
    def test_games_are_a_whole_number(self, games):
        written = json.dumps(games)
        assert complaint(games=games) == f"games = {written}: should be a whole number from 1 to 1_000_000_000_000"

    @pytest.mark.parametrize("seed", [-1, 2**63, 1.0, False, "1"])
    def test_a_seed_is_a_whole_number(self, seed):
        assert "should be a whole number from 0 to" in complaint(seed=seed)

    @pytest.mark.parametrize("players", [2, 10, "5", True, 4.0])
    def test_players_are_three_to_nine(self, players):
        assert complaint(players=players) == f"players = {json.dumps(players)}: should be a whole number from 3 to 9"

    def test_each_wrong_value_of_a_list_is_told(self):
        assert complaints(players=[2, 5, "x"]) == [
            "players = 2: should be a whole number from 3 to 9",
            'players = "x": should be a whole number from 3 to 9',
        ]

    def test_a_list_holds_something(self):
        assert complaint(players=[]) == "players = []: should hold at least one value"

    def test_a_value_stands_once_in_a_list(self):
        assert complaint(players=[4, 5, 4]) == "players = [4, 5, 4]: holds 4 twice"

    def test_a_mistyped_key(self):
        assert complaint(titel="x") == 'titel = "x": there is no such key; did you mean title?'

    def test_a_key_in_the_wrong_table(self):
        assert complaint(bang_limit=2) == "bang_limit = 2: there is no such key; did you mean rules.bang_limit?"
        assert complaint(rules={"outlaw": "novice"}).endswith("did you mean policies.outlaw?")

    def test_a_key_like_no_other(self):
        assert "there are: title, games, players" in complaint(zzz=1)

    def test_a_mistyped_switch(self):
        assert (
            complaint(rules={"bang_limt": 2}) == "rules.bang_limt = 2: there is no such key; did you mean bang_limit?"
        )
        assert complaint(rules={"qqqq": 2}).endswith("`bangsim list rules` shows all switches")

    @pytest.mark.parametrize(
        ("switch", "value", "right"),
        [
            ("bang_limit", True, "should be a whole number from 0 to 99"),
            ("bang_limit", 100, "should be a whole number from 0 to 99"),
            ("jails_stack", 1, "should be true or false"),
            ("jails_stack", "yes", "should be true or false"),
            ("hand_limit", "hpp", 'should be "hp" or "none" or a whole number from 0 to 99; did you mean "hp"?'),
            ("hand_limit", -1, 'should be "hp" or "none" or a whole number from 0 to 99'),
            ("jail_skips", "turns", 'should be "turn" or "draw_and_play"; did you mean "turn"?'),
            ("jail_skips", 1, 'should be "turn" or "draw_and_play"'),
            ("beer_min_players", 1, "should be a whole number from 2 to 9"),
            ("preset", "officail", "no preset is called 'officail'; did you mean official?"),
            ("preset", 3, "should be the name of a preset: official, rulebook_zh, community, xiamen"),
        ],
    )
    def test_a_wrong_value_of_a_switch(self, switch, value, right):
        said = complaint(rules={switch: value})
        assert said.startswith(f"rules.{switch} = {json.dumps(value)}: {right}")

    @pytest.mark.parametrize("value", ["9-2", "2", "1-9", "2-9-A", "joker-A", 29, "", "2-"])
    def test_ranks_of_dynamite_are_two_from_the_lower_to_the_higher(self, value):
        assert "should be two ranks from the lower to the higher" in complaint(rules={"dynamite_ranks": value})

    @pytest.mark.parametrize("value", ["2-9", "10-J", "A-A", "2 - k"])
    def test_ranks_that_are_fine(self, value):
        study(rules={"dynamite_ranks": value})

    def test_an_unknown_set(self):
        assert complaint(sets=["bas"]) == (
            "sets = \"bas\": no set is called 'bas'; did you mean base? "
            "(there are: base, dodge_city, the_bullet, high_noon, fistful_of_cards, wild_west_show, powgame, xiamen)"
        )

    @pytest.mark.parametrize("sets", ["base", 3, {"base": 1}])
    def test_sets_are_a_list(self, sets):
        assert "should be a list of sets" in complaint(sets=sets)

    def test_a_set_is_shuffled_in_once(self):
        assert complaint(sets=["base", "base"]) == 'sets = ["base", "base"]: holds "base" twice'
        assert complaint(sets=[["base"], ["base"]]) == 'sets = [["base"], ["base"]]: holds ["base"] twice'

    def test_an_unknown_scenario_card(self):
        said = "no scenario card is called 'thrist'; did you mean thirst?"
        assert complaint(events=[[], ["thrist"]]) == f'events = "thrist": {said}'
        assert complaint(events_excluded=["thrist"]) == f'events_excluded = "thrist": {said}'

    def test_a_set_is_no_scenario_card(self):
        assert complaint(events=["fistful_of_cards"]).endswith("did you mean a_fistful_of_cards?")
        assert "did you mean fistful_of_cards?" in complaint(sets=["base", "A Fistful of Cards"])

    @pytest.mark.parametrize("events", ["thirst", 3, {"thirst": 1}])
    def test_scenario_cards_are_a_list(self, events):
        assert complaint(events=events).endswith(
            'should be a list of scenario cards such as ["thirst", "high_noon"], or a list of such lists'
        )
        assert complaint(events_excluded=events).endswith('should be a list such as ["ghost_town"]')

    def test_lists_of_scenario_cards_differ(self):
        assert complaint(events=[["thirst"], ["thirst"]]).endswith('holds ["thirst"] twice')
        assert complaint(events=[[], []]).endswith("holds [] twice")
        said = complaint(sets=["base", "high_noon"], events_excluded=["thirst", "Thirst"])
        assert said.endswith('holds "thirst" twice')

    def test_a_key_of_scenario_cards_in_the_wrong_place(self):
        assert complaint(event=["thirst"]).endswith("did you mean events?")
        assert complaint(rules={"events": ["thirst"]}).endswith("did you mean events?")

    def test_an_unknown_character(self):
        names = ["bart_casidy", *pool(("base",))[1:]]
        assert complaint(characters=names) == (
            "characters = \"bart_casidy\": no character is called 'bart_casidy'; did you mean bart_cassidy?"
        )

    def test_all_characters_and_one_more(self):
        assert '"all" stands alone' in complaint(characters=["all", "sid_ketchum"])

    @pytest.mark.parametrize("level", [0, 1, 95, "0.95", True])
    def test_a_level_is_a_share(self, level):
        assert "should be a number between 0 and 1" in complaint(level=level)

    def test_a_title_is_text(self):
        assert "should be text in quotes" in complaint(title=3)

    @pytest.mark.parametrize("table", ["rules", "roles", "policies", "seats"])
    def test_a_table_is_a_table(self, table):
        assert complaint(**{table: 3}) == f"{table} = 3: should be a table of keys and values, under [{table}]"

    def test_an_unknown_card_in_the_deck(self):
        said = complaint(rules={"deck_copies": {"bangg": 3}})
        assert said == "rules.deck_copies.bangg = \"bangg\": no card is called 'bangg'; did you mean bang?"

    def test_copies_are_a_whole_number(self):
        assert "should be a whole number from 0 to 240" in complaint(rules={"deck_copies": {"bang": -1}})

    def test_an_unknown_policy(self):
        said = complaint(policies={"outlaw": "exprt"})
        assert said.startswith("policies.outlaw = \"exprt\": no policy is called 'exprt'; did you mean expert?")
        assert "no policy is called 'x'" in complaint(policies={"seats": ["expert", "x", "expert", "expert", "expert"]})


class TestPartsThatDoNotFit:
    @pytest.mark.parametrize(
        ("players", "mix", "right"),
        [
            (5, [1, 1, 1, 1], "makes 4 players; should make 5"),
            (5, [0, 1, 3, 1], "should have one sheriff"),
            (5, [2, 0, 2, 1], "should have one sheriff"),
            (5, [1, 4, 0, 0], "should have at least one enemy of the sheriff"),
            (3, [0, 2, 1, 0], "or be the roles of three players, [0, 1, 1, 1]"),
            (5, [1, 1, 2], "should be four whole numbers"),
            (5, [1, 1, 2, -1], "should be four whole numbers"),
            (5, [1, 1, 2, True], "should be four whole numbers"),
            (5, "1121", "should be four whole numbers"),
        ],
    )
    def test_a_role_mix_that_cannot_be(self, players, mix, right):
        said = complaint(roles={players: mix})
        assert said.startswith(f"roles.{players} = {json.dumps(mix)}: ")
        assert right in said

    def test_roles_of_a_table_that_is_too_large(self):
        assert "should be a whole number from 3 to 9" in complaint(roles={"12": [1, 2, 8, 1]})

    def test_fewer_characters_than_players(self):
        said = complaint(characters=["sid_ketchum", "bart_cassidy"])
        assert said.endswith("2 characters are too few for 5 players; needed are 5")

    def test_fewer_characters_than_are_dealt(self):
        said = complaint(players=[5, 9], rules={"character_choice": [1, 2, "share"]})
        assert said.endswith("16 characters are too few for 9 players, each dealt 2 (character_choice); needed are 18")

    def test_a_deck_that_is_too_large(self):
        said = complaint(rules={"deck_copies": {"bang": [25, 200]}})
        assert said == 'rules.deck_copies = {"bang": 200}: the deck would have 255 cards; it may have 1 to 240'

    def test_a_deck_smaller_than_the_opening_hands(self):
        few = dict.fromkeys(("bang", "missed", "beer", "panic", "cat_balou", "duel", "jail", "barrel", "schofield"), 0)
        assert "leaves a deck of 18 cards; the hands of 5 players may take 21" in complaint(rules={"deck_copies": few})

    @pytest.mark.parametrize("sets", [["high_noon"], ["fistful_of_cards", "high_noon"], ["the_bullet"]])
    def test_sets_without_playing_cards(self, sets):
        right = 'no playing cards come with this; add "base", or another set with cards'
        assert complaint(players=[4, 5], sets=sets) == f"sets = {json.dumps(sets)}: {right}"

    def test_sets_without_playing_cards_beside_a_deck_of_ones_own(self):
        few = {"bang": 25, "missed": 12, "beer": 6}
        study(sets=["high_noon"], characters=list(pool(("base",))), rules={"deck_copies": few})

    @pytest.mark.parametrize(
        ("events", "card"),
        [
            (["high_noon", "thirst"], "high_noon"),
            (["thirst", "a_fistful_of_cards", "high_noon"], "a_fistful_of_cards"),
            (["wild_west_show", "thirst", "gag"], "wild_west_show"),
            (["high_noon", "high_noon"], "high_noon"),
        ],
    )
    def test_nothing_follows_a_scenario_card_that_stays_to_the_end(self, events, card):
        said = complaint(events=[[], events])
        assert said == f"events = {json.dumps(events)}: {card} stays to the end, so nothing can follow it"

    def test_a_scenario_card_that_stays_to_the_end_is_the_last_of_its_own_deck(self):
        study(events=["high_noon", "wild_west_show"])
        study(events=["wild_west_show", "thirst", "high_noon"])

    def test_a_scenario_deck_that_is_too_large(self):
        study(events=["thirst"] * 40)
        assert complaint(events=["thirst"] * 41).endswith("are 41 cards; a deck may have 40")

    def test_scenario_cards_taken_out_of_decks_that_others_replace(self):
        said = complaint(sets=["base", "high_noon"], events=["curse"], events_excluded=["thirst"])
        assert said == (
            'events_excluded = ["thirst"]: takes cards out of the decks of the sets, in whose place events stands; '
            "leave out one of the two"
        )

    def test_scenario_cards_taken_out_of_no_deck(self):
        said = complaints(sets=[["base"], ["base", "high_noon"]], events_excluded=["thirst", "dead_man", "handcuffs"])
        right = "no scenario deck of this study has it; it comes with"
        assert said == [
            f'events_excluded = "dead_man": {right} fistful_of_cards',
            f'events_excluded = "handcuffs": {right} high_noon and the_bullet',
        ]

    def test_policies_for_another_number_of_seats(self):
        said = complaint(players=[4, 5], policies={"seats": ["expert"] * 5})
        assert said.endswith("names 5 seats; should name 4 at a table of 4")

    def test_policies_by_seat_and_by_role(self):
        said = complaint(policies={"seats": ["expert"] * 5, "outlaw": "novice"})
        assert said.endswith("names every seat already; leave out outlaw")

    @pytest.mark.parametrize(
        ("seats", "right"),
        [
            ({"sherif": {"character": "sid_ketchum"}}, "did you mean sheriff?"),
            ({"9": {"character": "sid_ketchum"}}, "a seat from 0 to 8"),
            ({"5": {"character": "sid_ketchum"}}, "there is no such seat at a table of 5"),
            ({"1": {}}, "should give a role, a character or both"),
            ({"sheriff": {}}, "should give a character"),
            ({"sheriff": {"role": "outlaw", "character": "sid_ketchum"}}, "should give a character only"),
            ({"1": {"rolle": "outlaw"}}, "did you mean role?"),
            ({"1": {"role": "outlaws"}}, "did you mean outlaw?"),
            ({"1": {"character": "sid"}}, "no character is called 'sid'"),
            ({"1": {"role": "sheriff"}}, "the sheriff always sits at seat 0"),
            ({"0": {"role": "outlaw"}}, "should be sheriff, who always sits at seat 0"),
            ({"1": {"role": "deputy"}, "2": {"role": "deputy"}}, "is given to 2 seats; 1 may have it"),
            (
                {"1": {"role": "outlaw", "character": "sid_ketchum"}, "outlaw": {"character": "black_jack"}},
                "may be the same seat as seats.outlaw",
            ),
            (
                {"0": {"character": "sid_ketchum"}, "sheriff": {"character": "black_jack"}},
                "may be the same seat as seats.sheriff",
            ),
            (
                {"1": {"character": "sid_ketchum"}, "deputy": {"character": "black_jack"}},
                "may be the same seat as seats.deputy",
            ),
        ],
    )
    def test_a_seat_that_cannot_be(self, seats, right):
        assert right in complaints(seats=seats)[0]

    def test_a_character_at_two_seats(self):
        said = complaints(seats={"1": {"character": "sid_ketchum"}, "2": {"character": "sid_ketchum"}})
        assert [line.partition(":")[0] for line in said] == [
            'seats.1 = "sid_ketchum"',
            'seats.2 = "sid_ketchum"',
        ]

    def test_a_pinned_character_outside_the_pool(self):
        few = ["bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones"]
        said = complaint(characters=few, seats={"sheriff": {"character": "sid_ketchum"}})
        assert said.startswith('seats.sheriff = "sid_ketchum": is not among the characters of this study')

    def test_a_pinned_role_that_nobody_has(self):
        said = complaint(players=4, seats={"deputy": {"character": "sid_ketchum"}})
        assert said.endswith("nobody has this role at a table of 4 (1 sheriff, 2 outlaws, 1 renegade)")

    def test_pins_that_are_fine(self):
        study(players=[4, 5, 9], seats={"outlaw": {"character": "sid_ketchum"}, "0": {"character": "black_jack"}})
        study(players=3, seats={"0": {"role": "deputy", "character": "black_jack"}})

    def test_a_grid_without_end(self):
        eight = list(range(1, 9))
        names = ["draw_count", "outlaw_bounty", "max_turns", "dynamite_damage", "bang_limit"]
        said = complaint(rules=dict.fromkeys(names, eight))
        assert said == f"the lists make 32_768 configurations; at most {MOST_CONFIGURATIONS:_} are possible"


class TestAllProblemsAtOnce:
    def test_problems_of_every_kind_are_told_together(self):
        with pytest.raises(StudyError) as raised:
            study_from_dict(
                {
                    "game": 10,
                    "players": [5, 11],
                    "rules": {"preset": "offical", "bang_limit": "two", "deck_copies": {"bier": 3}},
                    "roles": {"6": [1, 1, 3, 2], "7": [1]},
                    "policies": {"default": "expart"},
                    "characters": ["nobody"],
                },
                "my.toml",
            )
        said = str(raised.value).splitlines()
        assert all(line.startswith("my.toml: ") for line in said)
        keys = [line.removeprefix("my.toml: ").partition(" = ")[0].partition(":")[0] for line in said]
        assert keys == [
            "games",
            "players",
            "characters",
            "rules.preset",
            "rules.deck_copies.bier",
            "rules.bang_limit",
            "roles.7",
            "policies.default",
            "game",
            "roles.6",
        ]

    def test_parts_that_do_not_fit_are_told_beside_mistyped_keys(self):
        said = complaints(titel="x", rules={"bang_limt": 2}, characters=["sid_ketchum"])
        assert [line.partition(" ")[0] for line in said] == ["rules.bang_limt", "titel", "characters"]

    def test_those_of_scenario_cards_are_told_with_the_others(self):
        said = complaints(players=11, events=[["thrist"], ["high_noon", "curse"]], sets=["high_noon"])
        assert [line.partition(" ")[0] for line in said] == ["players", "events"]
        said = complaints(events=["high_noon", "curse"], events_excluded=["thirst"], sets=["high_noon"])
        assert [line.partition(" ")[0] for line in said] == ["events", "events_excluded", "sets"]

    def test_what_only_follows_from_another_problem_is_not_told(self):
        said = complaints(players=[12], policies={"seats": ["expert"] * 6})
        assert said == ["players = 12: should be a whole number from 3 to 9"]

    def test_a_long_value_is_cut(self):
        assert len(complaint(title=["x" * 50] * 5)) < 200


class TestFiles:
    def test_a_file_is_read(self, tmp_path):
        file = tmp_path / "two.toml"
        file.write_text("\ufeffgames = 1_000\nplayers = [4, 5]\n[roles]\n5 = [1, 1, 2, 1]\n", "utf-8")
        one = load_study(file)
        assert (one.title, one.games, one.players) == ("two", 1000, (4, 5))

    def test_a_missing_file(self, tmp_path):
        with pytest.raises(StudyError, match=r"none\.toml: there is no such file"):
            load_study(tmp_path / "none.toml")

    def test_a_folder(self, tmp_path):
        with pytest.raises(StudyError, match="is a folder; should be a study file"):
            load_study(tmp_path)

    def test_broken_toml_is_told_with_its_line(self, tmp_path):
        file = tmp_path / "broken.toml"
        file.write_text("games = 10\nplayers = = 5\n")
        with pytest.raises(StudyError, match=r"broken\.toml: is no valid TOML: .*line 2"):
            load_study(file)

    def test_a_file_that_is_no_text(self, tmp_path):
        file = tmp_path / "picture.toml"
        file.write_bytes(b"\x89PNG\xff\xfe")
        with pytest.raises(StudyError, match="is no text in UTF-8"):
            load_study(file)


class TestTheJsonSchema:
    def test_it_names_every_key_and_switch(self):
        schema = Study.model_json_schema()
        assert {"title", "games", "players", "rules", "roles", "policies", "seats"} <= set(schema["properties"])
        rules = schema["$defs"]["Rules"]["properties"]
        assert set(rules) == {"preset", "deck_copies"} | {switch.id for switch in SWITCHES}
        assert schema["required"] == ["games", "players"]
        assert all("description" in key for key in rules.values())

    def test_it_offers_the_values(self):
        rules = Study.model_json_schema()["$defs"]["Rules"]["properties"]
        assert Study.model_json_schema()["properties"]["lang"]["enum"] == ["en", "zh"]
        assert rules["preset"]["anyOf"][0] == {"enum": list(PRESETS)}
        assert rules["bang_limit"]["anyOf"][0] == {"type": "integer", "minimum": 0, "maximum": 99}
        assert rules["jails_stack"]["anyOf"][0] == {"type": "boolean"}

    def test_scenario_cards_are_a_list_or_a_list_of_lists_and_may_be_none(self):
        keys = Study.model_json_schema()["properties"]
        one, lists = keys["events"]["anyOf"]
        assert one["items"]["enum"] == [card.id for sold in SETS.values() for card in sold.events]
        assert (one["minItems"], lists["items"]) == (0, one)
