"""How a story tells scenario cards (rulebook 18 to 22)."""

import pytest

from bangsim.content import catalogue
from bangsim.content.catalogue import EVENTS
from bangsim.content.names import CHINESE, ENGLISH, name
from bangsim.sim import story_english
from bangsim.sim.story import sentences
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace
from bangsim.table.log import REASONS
from tests.replay.builder import DRAWS, MORE_DRAWS, three

TOLD_IN_GENERAL = {
    *("high_noon", "a_fistful_of_cards", "miss_susanna", "the_doctor", "law_of_the_west", "bone_orchard"),
}
"""What they do is told in the words for any loss, gain, card drawn or return."""
DECKS = [set.id for set in catalogue.SETS.values() if set.events]


def table(*hands, characters="none none none", **settings):
    """A game before its first turn, of players without a character."""
    return three(*hands, characters=characters, **settings)


def playing(*hands, **settings):
    """A turn of seat 0 up to its play phase."""
    return table(*hands, **settings).begin(0, 0, *DRAWS).ask(0, "play")


def scenario(log, card, following=None):
    """A scenario card is turned."""
    return log.write("SCENARIO", card=card, next=following)


def use(log, seat, name, target=-1, cards=(), **fields):
    """A scenario card is used."""
    return log.write("USE", seat=seat, name=name, cards=[*cards], target=target, **fields)


def told(log, **keywords):
    """The lines with their indentation."""
    return list(sentences(log.lines, **keywords))


def test_every_scenario_card_that_the_log_gives_as_a_reason_has_a_sentence():
    reasons = {reason for reason in REASONS if reason in catalogue.EVENT_NUMBER}
    said = {word for key in story_english.SENTENCES for word in key.split()}
    assert len(reasons) > 20
    assert reasons - said <= TOLD_IN_GENERAL


# Which one is active


@pytest.mark.parametrize("card", EVENTS[1:], ids=lambda card: card.id)
def test_a_scenario_card_is_told_by_its_name(card):
    for language in (ENGLISH, CHINESE):
        log = scenario(table(), card.id)
        assert name(language, "event", card.id) in told(log, language=language)[-1]
    assert told(log)[-1].strip().startswith(f"The scenario card {card.name} is active")


def test_the_next_scenario_card_is_told_where_it_is_open():
    log = table().write("TURN", seat=0, turn=9, extra=False).phase(0, "start")
    assert (
        told(scenario(log, "thirst", "the_judge"))[-1] == "  The scenario card Thirst is active; The Judge comes next."
    )
    assert told(scenario(log, "high_noon"))[-1] == "  The scenario card High Noon is active and stays to the end."


def test_what_follows_a_card_that_a_stagecoach_turns_is_not_known():
    log = playing("stagecoach 9S").play(0, "stagecoach 9S", 0).draw(0, *MORE_DRAWS, why="stagecoach")
    scenario(log, "helena_zontero").judge(0, "helena_zontero", "beer 6H", success=True)
    log.write("ROLE", seat=1, role="renegade").write("ROLE", seat=2, role="renegade")
    assert told(log)[-6:] == [
        "  Seat 0 plays Stagecoach 9♠.",
        "    Seat 0 draws Remington K♣ and Rev. Carabine A♣.",
        "    The scenario card Helena Zontero is active.",
        "      Seat 0 has to draw! for Helena Zontero and turns up Beer 6♥: the roles are dealt again.",
        "      Seat 1 is renegade from now on.",
        "      Seat 2 stays renegade.",
    ]


def test_wild_west_show_gives_everybody_another_goal():
    line = "The scenario card Wild West Show is active: from now on each plays for himself."
    assert told(scenario(playing(), "wild_west_show"))[-1].strip() == line
    log = playing().end("player", [0], 30)
    assert told(log)[-1] == "The game ends after 30 turns: one player wins alone (Seat 0)."


def test_two_cards_that_begin_a_turn_stand_side_by_side():
    log = table().write("TURN", seat=0, turn=0, extra=False).phase(0, "start")
    scenario(scenario(log, "thirst"), "gag")
    assert [line.index("The") for line in told(log)[-2:]] == [2, 2]


def test_a_deck_in_a_fixed_order_is_told_before_the_game():
    lines = told(table(events=["thirst", "the_judge"], events_excluded=["gag"]))
    assert lines[1:3] == ["Scenario cards in this order: Thirst and The Judge.", "Scenario cards left out: Gag."]
    assert told(table(sets=("base", "high_noon"), events=[]))[1] == "No scenario cards."
    assert not told(table(events=[]))[1].startswith("No")


# At once, and at the start of a turn


def test_what_a_card_does_at_once_is_indented_under_it():
    log = table("", "missed 3S").write("TURN", seat=0, turn=5, extra=False).phase(0, "start")
    scenario(log, "russian_roulette", "ranch").ask(1, "attack").answer(1, "missed 3S").ask(2, "attack").decline(2)
    log.hit(2, -1, "russian_roulette", 2).phase(0, "draw").draw(0, *MORE_DRAWS)
    assert told(log)[-4:] == [
        "  The scenario card Russian Roulette is active; Ranch comes next.",
        "    Seat 1 throws Missed! 3♠.",
        "    Seat 2 loses 2 life points to Russian Roulette and has 2 left.",
        "  Seat 0 draws Remington K♣ and Rev. Carabine A♣.",
    ]
    assert "    Seat 2 throws nothing." in told(log, every_line=True)


def test_the_daltons_and_the_doctor_tell_what_each_loses_and_gains():
    log = playing("barrel QS", "mustang 8H").lay(0, "barrel QS").lay(0, "mustang 8H", 1).phase(0, "start")
    scenario(log, "the_daltons", "the_doctor").ask(0, "blue").write("ANSWER", seat=0, card="barrel QS")
    log.drop(0, "barrel QS", why="the_daltons", zone="in_play").hit(1, -1, "high_noon", 2).phase(0, "start")
    scenario(log, "the_doctor", "curse").heal(1, -1, "the_doctor")
    lines = told(log)
    assert "    Seat 0 loses Barrel Q♠." in lines
    assert lines[-1] == "    Seat 1 regains a life point and has 3."


def test_what_comes_at_the_start_of_a_turn_stands_under_no_card():
    log = table("", "missed 3S,beer 6H").write("TURN", seat=1, turn=5, extra=False).phase(1, "start")
    scenario(log, "a_fistful_of_cards").ask(1, "attack").answer(1, "missed 3S").ask(1, "attack").decline(1)
    log.hit(1, -1, "a_fistful_of_cards").drop(1, "beer 6H", why="darling_valentine")
    log.draw(1, "schofield JC", why="darling_valentine").hit(1, -1, "high_noon", 3).out(1, "outlaw", -1, "high_noon")
    log.drop(1, "schofield JC", why="out")
    assert told(log)[-8:] == [
        "  The scenario card A Fistful of Cards is active and stays to the end.",
        "  Seat 1 dodges a shot with Missed! 3♠.",
        "  Seat 1 loses a life point to A Fistful of Cards and has 3 left.",
        "  Seat 1 gives up the whole hand: Beer 6♥.",
        "  Seat 1 draws Schofield J♣ in its place.",
        "  Seat 1 loses 3 life points to High Noon and has none left.",
        "  Seat 1, outlaw, is eliminated by High Noon.",
        "    Seat 1 leaves Schofield J♣.",
    ]
    assert "  Seat 1 does not dodge." in told(log, every_line=True)


def test_a_life_point_given_tells_what_both_have():
    log = table().begin(0, 0, phase="judgements").ask(0, "ability")
    use(log, 0, "blood_brothers", 1).hit(0, 0, "blood_brothers").hit(1, -1, "high_noon").heal(1, 0, "blood_brothers")
    assert told(log)[-4] == "  Seat 0 gives a life point to Seat 1."
    assert told(log)[-3] == "    Seat 0 has 4 left."
    assert told(log)[-1].strip() == "Seat 1 has 4."


def test_who_becomes_another_character_is_called_by_that_name():
    log = three(characters="willy_the_kid bart_cassidy vulture_sam").begin(1, 1, phase="judgements")
    use(log.draw(1, *MORE_DRAWS, why="darling_valentine").ask(1, "ability"), 1, "new_identity")
    life = {"character": "paul_regret", "hp": 2, "max_hp": 3}
    log.write("ABILITY", seat=1, name="new_identity", target=-1, **life).phase(1, "draw").draw(1, *DRAWS)
    log.begin(1, 4, phase="judgements").end("outlaws", [1], 5)
    assert told(log)[-7:-3] == [
        "  Bart Cassidy draws Remington K♣ and Rev. Carabine A♣ in its place.",
        "  Bart Cassidy becomes Paul Regret, with 2 of 3 life points.",
        "  Paul Regret draws Schofield J♣ and Schofield Q♣.",
        "",
    ]
    assert told(log)[-3] == "Turn 5: Paul Regret, outlaw, with 2 of 3 life points, 8 cards in hand."
    assert told(log)[-1].endswith("(Paul Regret).")


# Back in the game


def gone(log, seat=1, role="outlaw"):
    """A player is eliminated, and has the next turn."""
    log.hit(seat, 0, "bang", 5).out(seat, role, 0, "bang").phase(0, "discard")
    return log.write("TURN", seat=seat, turn=1, extra=False).phase(seat, "start")


def test_a_ghost_is_back_for_a_turn_and_leaves():
    log = gone(playing()).write("RETURN", seat=1, why="ghost_town", hp=0).phase(1, "draw").draw(1, *MORE_DRAWS)
    log.phase(1, "end").out(1, "outlaw", -1, "ghost_town").drop(1, *MORE_DRAWS, why="out")
    assert told(log)[-5:] == [
        "Turn 2: Seat 1, outlaw, who is out of the game.",
        "  Seat 1 is back for this turn as a ghost.",
        "  Seat 1 draws Remington K♣ and Rev. Carabine A♣.",
        "  The ghost of Seat 1 leaves again.",
        "    Seat 1 leaves Remington K♣ and Rev. Carabine A♣.",
    ]


def test_who_returns_for_good_has_turns_like_anybody():
    log = gone(playing()).write("RETURN", seat=1, why="dead_man", hp=2).draw(1, *MORE_DRAWS, why="dead_man")
    log.begin(1, 4, phase="judgements")
    assert told(log)[-4:-2] == [
        "  Seat 1 returns to the game by Dead Man with 2 life points.",
        "  Seat 1 draws Remington K♣ and Rev. Carabine A♣.",
    ]
    assert told(log)[-1].startswith("Turn 5: Seat 1, outlaw, with 2 of 4 life points")


def test_who_rises_from_bone_orchard_tells_his_role_if_it_is_another():
    log = gone(scenario(playing(), "bone_orchard")).write("ROLE", seat=1, role="outlaw")
    assert told(log)[-1].startswith("Turn 2")
    log.write("ROLE", seat=1, role="renegade").write("RETURN", seat=1, why="bone_orchard", hp=1)
    assert told(log)[-2:] == [
        "  Seat 1 is renegade from now on.",
        "  Seat 1 returns to the game by Bone Orchard with a life point.",
    ]


# The draw phase


def test_a_colour_is_guessed_until_it_is_wrong():
    log = table().begin(0, 0, phase="draw").ask(0, "colour")
    use(log, 0, "peyote", colour="red").move("beer 6H", ("deck_top", -1), ("shown", -1), "peyote")
    log.move("beer 6H", ("shown", -1), ("hand", 0), "peyote").ask(0, "colour")
    use(log, 0, "peyote", colour="black").move("beer 7H", ("deck_top", -1), ("shown", -1), "peyote")
    log.move("beer 7H", ("shown", -1), ("discard", -1), "peyote")
    assert told(log)[-4:] == [
        "  Seat 0 guesses red.",
        "    It is Beer 6♥: right, and Seat 0 keeps it.",
        "  Seat 0 guesses black.",
        "    It is Beer 7♥: wrong, and it is discarded.",
    ]


def test_hard_liquor_comes_in_place_of_the_draw():
    log = table().hit(0, -1, "high_noon").begin(0, 0, phase="draw").ask(0, "ability")
    use(log, 0, "hard_liquor").heal(0, 0, "hard_liquor")
    assert told(log)[-2:] == [
        "  Seat 0 drinks Hard Liquor and does not draw.",
        "    Seat 0 regains a life point and has 5.",
    ]


def test_what_is_exchanged_on_the_ranch_is_told_once():
    log = table("beer 6H,jail 4H").begin(0, 0, phase="draw").ask(0, "ability")
    use(log, 0, "ranch", cards=["beer 6H", "jail 4H"])
    for card in ("beer 6H", "jail 4H"):
        log.ask(0, "discard").write("ANSWER", seat=0, card=card, **{"as": None, "with": []})
        log.drop(0, card, why="ranch")
    log.ask(0, "discard").decline(0).draw(0, *MORE_DRAWS, why="ranch")
    assert told(log)[-2:] == [
        "  Seat 0 exchanges Beer 6♥ and Jail 4♥.",
        "    Seat 0 draws Remington K♣ and Rev. Carabine A♣.",
    ]
    assert "    Seat 0 discards no more." in told(log, every_line=True)
    log = table("beer 6H").begin(0, 0, phase="draw").ask(0, "ability")
    assert told(use(log, 0, "ranch").ask(0, "discard").decline(0))[-1].startswith("Turn 1")


def test_the_mine_is_drawn_from_and_filled():
    log = table("", "beer 6H").begin(1, 0, phase="draw")
    log.move("jail 4H", ("discard", -1), ("hand", 1), "abandoned_mine").phase(1, "discard").ask(1, "discard")
    log.write("ANSWER", seat=1, card="beer 6H").move("beer 6H", ("hand", 1), ("deck_top", -1), "discard", [1])
    assert told(log)[-2:] == [
        "  Seat 1 draws Jail 4♥ from the discard pile.",
        "  Seat 1 puts Beer 6♥ face down on the draw pile.",
    ]


@pytest.mark.parametrize(
    ("why", "source", "target", "sentence"),
    [
        ("kit_carlson", ("discard", -1), ("shown", 1), "Seat 1 looks at Jail 4♥ on the discard pile."),
        ("kit_carlson", ("shown", 1), ("discard", -1), "Seat 1 puts Jail 4♥ back on the discard pile."),
        ("claus_the_saint", ("discard", -1), ("shown", 1), "Seat 1 takes Jail 4♥ from the discard pile to share out."),
        ("draw", ("deck_top", -1), ("hand", 1), "Seat 1 draws Jail 4♥ for all to see."),
        ("ranch", ("hand", 0), ("deck_bottom", -1), "Seat 0 exchanges Jail 4♥."),
        ("sniper", ("hand", 0), ("deck_bottom", -1), "Seat 0 pays with Jail 4♥."),
        ("ricochet", ("hand", 0), ("deck_bottom", -1), "Seat 0 pays with Jail 4♥."),
    ],
)
def test_cards_that_move_have_their_sentences(why, source, target, sentence):
    assert told(table("jail 4H").move("jail 4H", source, target, why))[-1].strip() == sentence


# The play phase


def test_handcuffs_tell_the_suit():
    log = table().begin(0, 0, *DRAWS).ask(0, "suit")
    assert told(use(log, 0, "handcuffs", suit="clubs"))[-1] == "  Seat 0 will play nothing but clubs in this turn."


def test_a_ricochet_tells_at_what_it_is_shot_and_a_sniper_at_whom():
    log = playing("bang 2C,bang 3C,bang 4C,barrel QS").lay(0, "barrel QS", 1)
    use(log.ask(0, "play"), 0, "ricochet", 1, ["bang 2C"], take="barrel QS").drop(0, "bang 2C", why="ricochet")
    log.ask(1, "attack", 0).decline(1).drop(1, "barrel QS", why="ricochet", zone="in_play").ask(0, "play")
    use(log, 0, "sniper", 1, ["bang 3C", "bang 4C"]).drop(0, "bang 3C", "bang 4C", why="sniper")
    log.hit(1, 0, "sniper").hit(1, 0, "sniper", 2).hit(1, 0, "sniper").out(1, "outlaw", 0, "sniper")
    assert told(log)[-7:] == [
        "  Seat 0 shoots at Barrel Q♠ of Seat 1, paying with Bang! 2♣.",
        "    Seat 1 loses Barrel Q♠.",
        "  Seat 0 shoots at Seat 1 as a sniper, paying with Bang! 3♣ and Bang! 4♣.",
        "    Seat 1 loses a life point to the shot of Seat 0 and has 3 left.",
        "    Seat 1 loses 2 life points to the shot of Seat 0 and has 1 left.",
        "    Seat 1 loses a life point to the shot of Seat 0 and has none left.",
        "    Seat 1, outlaw, is eliminated by the shot of Seat 0.",
    ]


def test_an_order_is_obeyed_or_the_hand_shown():
    log = playing("", "bang 2C").ask(0, "order", 1).ask(0, "aim", 1)
    use(log, 0, "dorothy_rage", 1, kind="bang", aim=2).play(1, "bang 2C", 2).hit(2, 1, "bang").ask(0, "play")
    log.ask(0, "order", 2)
    use(log, 0, "dorothy_rage", 2, kind="beer", aim=-1).write("ABILITY", seat=2, name="dorothy_rage", target=0)
    assert told(log)[-5:] == [
        "  Seat 0 orders Seat 1 to play Bang!, aimed at Seat 2.",
        "  Seat 1 plays Bang! 2♣ at Seat 2.",
        "    Seat 2 loses a life point to the Bang! of Seat 1 and has 3 left.",
        "  Seat 0 orders Seat 2 to play Beer.",
        "    Seat 2 has none and shows his hand.",
    ]


def test_seats_are_changed():
    log = use(playing(), 0, "lady_rosa_of_texas", 2)
    assert told(log)[-1] == "  Seat 0 changes seats with Seat 2, who loses a turn."


# The end of a turn


def test_vendetta_and_miss_susanna_end_a_turn():
    log = playing().phase(0, "end").hit(0, -1, "miss_susanna").judge(0, "vendetta", "beer 6H", success=True)
    log.write("TURN", seat=0, turn=1, extra=True).phase(0, "end").judge(0, "vendetta", "bang 2C", success=False)
    assert told(log)[-5:-3] == [
        "  Seat 0 loses a life point to Miss Susanna and has 4 left.",
        "  Seat 0 has to draw! for Vendetta and turns up Beer 6♥: another turn follows.",
    ]
    assert told(log)[-2].startswith("Turn 2, an extra one: Seat 0, sheriff")
    assert told(log)[-1].endswith("turns up Bang! 2♣: no other turn.")


def test_a_death_by_a_scenario_card_may_be_somebodys():
    log = playing().hit(1, -1, "russian_roulette", 4).out(1, "outlaw", 0, "russian_roulette")
    assert told(log)[-1].strip() == "Seat 1, outlaw, is eliminated by Russian Roulette in the turn of Seat 0."


def test_a_draw_tells_what_suit_a_card_counts_as():
    log = playing().move("bang 2C", ("deck_top", -1), ("shown", 0), "judgement")
    log.write("JUDGEMENT", seat=0, why="jail", card="bang 2C", suit="hearts", rank="2", success=True)
    assert told(log)[-1].endswith("turns up Bang! 2♣ (counts as hearts): free again.")
    log.write("JUDGEMENT", seat=0, why="jail", card="gold big_joker", suit="hearts", rank="joker", success=True)
    assert told(log)[-1].endswith("turns up Gold big joker: free again.")


@pytest.mark.parametrize(
    ("asks", "of", "sentence"),
    [
        ("ability", -1, "Seat 0 is asked whether to use an ability or a scenario card."),
        ("ability", 1, "Seat 0 is asked whether to use an ability. The cause is Seat 1."),
        ("colour", -1, "Seat 0 is asked to guess a colour."),
        ("suit", -1, "Seat 0 is asked to name a suit."),
        ("blue", -1, "Seat 0 is asked which blue card to discard."),
        ("order", 1, "Seat 0 is asked what Seat 1 must play."),
        ("aim", 1, "Seat 0 is asked at what Seat 1 must aim."),
    ],
)
def test_what_scenario_cards_ask_can_be_told(asks, of, sentence):
    assert told(playing().ask(0, asks, of), every_line=True)[-1].strip() == sentence


# Real games


def played(card, policy, language, number=6):
    """Some games under one scenario card, line by line."""
    study = {"games": 1, "players": 5, "sets": ["base", "dodge_city", *DECKS], "events": [card]}
    (configuration,) = study_from_dict(study | {"policies": {"default": policy}}).configurations()
    events = (event for game in range(number) for event in trace(configuration, seed=1, number=game))
    return list(sentences(events, language=language, every_line=True))


@pytest.mark.parametrize("card", EVENTS[1:], ids=lambda card: card.id)
def test_games_under_every_scenario_card_can_be_told(card):
    assert any(card.name in line for line in played(card.id, "random", ENGLISH))
    for policy in ("random", "expert"):
        lines = played(card.id, policy, CHINESE)
        assert any(line.startswith("游戏在") for line in lines)
        assert not [line for line in lines if "None" in line or "_" in line]
