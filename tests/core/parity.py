"""Some dozens of games, each summed up in a word; run as a program it prints the words.

The same games are so played by kernels that were made in different ways. `--strict` first makes sure that every index
outside of its array is an error, a negative one too, as it is with NUMBA_BOUNDSCHECK.
"""

import hashlib
import json
import random
import sys
from typing import Any

from bangsim.content.catalogue import SETS
from bangsim.content.codes import OUTSIDE
from bangsim.core import jit

SEED = 20
MIXED = {"default": "expert", "outlaw": "novice", "deputy": "random"}
BOTH = ["base", "dodge_city"]
LATER = ["base", "dodge_city", "the_bullet", "xiamen"]
SCENARIOS = ["base", "high_noon", "fistful_of_cards", "wild_west_show"]
OWN: dict[str, Any] = {
    "characters": [
        {"id": "gambler", "name": "Gambler", "hp": 4, "traits": {"bleeds": 1, "exchanges_cards": 1, "ricochets": 1}},
        {"id": "preacher", "name": "Preacher", "hp": 3, "traits": {"orders_plays": 1, "heals_for_drawing": 1}},
    ],
    "cards": [
        {
            "id": "hatchet",
            "name": "Hatchet",
            "effect": "attack",
            "reach": "near",
            "distance": 2,
            "border": "green",
            "copies": ["7C", "8C", "7D", "8D"],
        }
    ],
}
"""Characters and a card of a designer, with traits that only scenario cards have else."""
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 3, "policies": {"default": "random"}, "rules": {"preset": "community"}},
    {"players": 3, "policies": {"default": "novice"}, "roles": {3: [1, 0, 1, 1]}},
    {"players": 4, "policies": {"default": "random"}, "rules": {"draw_phase_at_end": True, "first_player": "random"}},
    {"players": 4, "rules": {"preset": "rulebook_zh", "win_check": "after_effect", "deputies_known": True}},
    {"players": 5, "rules": {"bang_limit": 2, "hand_limit": "none", "open_roles": True}},
    {"players": 5, "policies": MIXED, "rules": {"character_choice": 3, "deck_copies": {"dynamite": 6, "jail": 8}}},
    {"players": 6, "policies": {"default": "novice"}, "rules": {"preset": "xiamen"}},
    {"players": 6, "policies": {"default": "random"}, "rules": {"deck_copies": {"general_store": 20, "indians": 9}}},
    {"players": 7, "rules": {"preset": "community", "max_turns": 40}},
    {"players": 7, "policies": {"default": "random"}, "seats": {"sheriff": {"character": "sid_ketchum"}}},
    {"players": 8, "policies": MIXED, "rules": {"gatling_counts_as_bang": True, "deck_copies": {"gatling": 12}}},
    {"players": 9, "policies": {"default": "random"}, "rules": {"preset": "xiamen", "hand_limit": 12}},
    {"players": 9, "policies": {"default": "novice"}, "rules": {"dynamite_damage": 1, "sheriff_jailable": True}},
    {"players": 3, "sets": LATER, "policies": {"default": "novice"}, "seats": {"1": {"character": "vera_custer"}}},
    {"players": 5, "sets": BOTH, "seats": {"sheriff": {"character": "belle_star"}}},
    {
        "players": 6,
        "sets": LATER,
        "policies": MIXED,
        "rules": {"preset": "community", "vera_custer_chooses": "turn_start"},
    },
    {"players": 8, "sets": LATER, "rules": {"preset": "xiamen", "deck_copies": {"brawl": 9, "dodge": 9}}},
    {"players": 9, "sets": LATER, "policies": {"default": "random"}, "seats": {"1": {"character": "claus_the_saint"}}},
    {"players": 3, "sets": SCENARIOS},
    {"players": 5, "sets": SCENARIOS, "rules": {"mixed_event_decks": 6, "event_start_effects": "after_judgements"}},
    {"players": 6, "sets": SCENARIOS, "policies": {"default": "random"}, "rules": {"first_event_round": 1}},
    {"players": 4, "sets": SCENARIOS, "events": ["ghost_town", "handcuffs", "new_identity", "wild_west_show"]},
    {"players": 7, "sets": [*SETS], "policies": MIXED},
    {"players": 9, "sets": [*SETS], "policies": {"default": "random"}},
    {"players": 5, "sets": [*SETS], "policies": MIXED} | OWN,
)


def word(*parts: object) -> str:
    """A short word for something long."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def words() -> dict[str, str]:
    """For each table a game that its policies play, and one played by chance in which every policy is asked."""
    from tests.properties.playing import dealt, played
    from tests.properties.position import contents
    from tests.properties.studies import POLICY_NAMES

    found = {}
    for place, table in enumerate(TABLES):
        study = {"games": 1} | table
        for number in range(2):
            found[f"table {place} game {number}"] = word(contents(played(study, SEED, number).record))
        game, chance, answers = dealt(study, SEED, 2, range(study["players"])), random.Random(place), []
        for question, _ in enumerate(game.questions()):
            legal = game.legal_answers()
            answers.append(legal)
            if question % 4 == 0:
                answers.append([game.copy().policy_answer(policy) for policy in POLICY_NAMES])
            game.record["answer"] = chance.choice(legal)
        found[f"table {place} step by step"] = word(answers, contents(game.record))
        assert (game.record["policy"][: study["players"]] == OUTSIDE).all()
    return found


def wrong_indexes_are_seen() -> bool:
    """Whether a rule is stopped at an index that is too small by one, and at one that is too great by one."""
    from bangsim.content.codes import CARDS
    from bangsim.sim.kernel import make_book, new_states
    from bangsim.sim.study import study_from_dict
    from bangsim.table.view import kind_of

    @jit.entry
    def read(states: Any, card: int) -> Any:
        return kind_of(states[0].table, card)

    states = new_states(make_book(study_from_dict({"games": 1, "players": 5}).configurations()[0]))
    seen = []
    for card in (0, CARDS - 1, -1, CARDS):
        try:
            read(states, card)
        except IndexError:
            seen.append(card)
    return seen == [-1, CARDS]


if __name__ == "__main__":
    if "--strict" in sys.argv:
        assert wrong_indexes_are_seen()
    print(json.dumps(words()))
