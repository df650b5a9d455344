"""What must be true of every position, worked out here anew and not with the engine's own rules."""

from functools import lru_cache
from typing import Any

import numpy as np

from bangsim.content.codes import (
    AMBUSH,
    BASIC_CHARACTERS,
    BONE_ORCHARD,
    CARDS,
    COPIES_CHARACTERS,
    DEAD_MAN,
    EQUIP,
    EQUIPPABLE,
    EVENTS,
    GHOST_TOWN,
    GREEN,
    HANGOVER,
    IGNORES_EQUIPMENT,
    KEEPS_JUDGEMENTS,
    NO_EQUIPMENT,
    NOBODY,
    NUMBERS,
    OUTCOMES,
    ROLES,
    TAKES_EXCESS,
    TAKES_JUDGEMENTS,
    WILD_WEST_SHOW,
)
from bangsim.content.rules import GREEN_OWNERS_TURN
from bangsim.rules.play import MOST_PLAYS
from bangsim.table.state import DEPTH, EVENT_ROWS, STATE
from bangsim.table.tasks import DYING, DYING_QUESTION, END_TURN, FIRST_QUESTION, PLAY

LAW, FOES = ("sheriff", "deputy"), ("outlaw", "renegade")
CHANGE = (COPIES_CHARACTERS, BASIC_CHARACTERS)
"""The traits by which a player comes by the abilities of other characters; whatever he gains, they stay."""
MOST = 127
"""The most a trait column holds."""


def hands(record: Any) -> list[list[int]]:
    """The cards in each hand."""
    table = record["table"]
    return [record["seat"]["hand"][seat, : table["hand_n"][seat]].tolist() for seat in range(table["n"])]


def in_play(record: Any) -> list[list[int]]:
    """The cards in front of each player."""
    table = record["table"]
    return [table["in_play"][seat, : table["in_play_n"][seat]].tolist() for seat in range(table["n"])]


def deck(record: Any) -> list[int]:
    """The draw pile, its top last."""
    return record["pile"][: record["table"]["deck_n"]].tolist()


def discards(record: Any) -> list[int]:
    """The discard pile, its top first."""
    return record["pile"][CARDS - record["table"]["discard_n"] :].tolist()


def laid_out(record: Any) -> list[int]:
    """The cards shown to all, and those that somebody looks at."""
    table, seats = record["table"], record["seat"]
    looked_at = [seats["shelf"][seat, : seats["shelf_n"][seat]].tolist() for seat in range(table["n"])]
    return sum(looked_at, table["shelf"][: table["shelf_n"]].tolist())


def parked(record: Any) -> list[int]:
    """The cards that somebody has, but cannot use before an effect is over."""
    seats, n = record["seat"], record["table"]["n"]
    kept = [seats["hand"][seat, CARDS - int(seats["parked"][seat]) :].tolist() for seat in range(n)]
    return [card for cards in kept for card in cards]


def order(record: Any) -> list[int]:
    """The seats clockwise from the first, as they sit now."""
    after = record["table"]["after"].tolist()
    seats = [0]
    while after[seats[-1]] != 0:
        seats.append(after[seats[-1]])
    return seats


def living(record: Any) -> list[int]:
    """The seats of the players who live."""
    return [seat for seat in range(record["table"]["n"]) if record["table"]["alive"] >> seat & 1]


def roles(record: Any) -> list[str]:
    """The role of each player."""
    return [ROLES[role] for role in record["role"][: record["table"]["n"]]]


def fingerprint(record: Any) -> tuple[Any, ...]:
    """Who sits where with what: all that a game is about, whatever else the record holds."""
    table = record["table"]
    n = int(table["n"])
    players = [table[name][:n].tolist() for name in ("hp", "max_hp", "character", "known_role")]
    turn = [int(table[name]) for name in ("turn_of", "turn", "phase", "alive", "over", "winner")]
    cards = [hands(record), in_play(record), deck(record), discards(record), laid_out(record)]
    return roles(record), players, turn, cards


def used_bytes(dtype: np.dtype) -> np.ndarray:
    """For each byte of a record whether it belongs to a field, and does not just fill a gap."""
    used = np.zeros(dtype.itemsize, bool)
    for field, offset, *_ in (dtype.fields or {}).values():
        one = used_bytes(field.base) if field.base.names else np.ones(field.base.itemsize, bool)
        used[offset : offset + field.itemsize] = np.tile(one, field.itemsize // field.base.itemsize)
    return used


USED = used_bytes(STATE)


def contents(record: Any) -> bytes:
    """All that a record says; two equal ones may differ in the gaps between their fields."""
    return np.frombuffer(record.tobytes(), np.uint8)[USED].tobytes()


def winner(record: Any) -> str:
    """Who has won by the rules, as one of the outcomes."""
    role = roles(record)
    left = [role[seat] for seat in living(record)]
    if record["table"]["show"] == WILD_WEST_SHOW:
        return "player" if len(left) == 1 else "none" if left else "outlaws"
    if "sheriff" not in role:
        return "player" if record["table"]["winner"] != NOBODY else "none" if left else "outlaws"
    if "sheriff" not in left:
        return "renegade" if left == ["renegade"] else "outlaws"
    return "none" if set(left) & set(FOES) else "law"


@lru_cache(maxsize=1 << 14)
def gaps(seats: tuple[int, ...], alive: int) -> list[list[int]]:
    """The seats between each two of the living, who sit in an order, the shorter way round; by their numbers."""
    places = [seat for seat in seats if alive >> seat & 1]
    n = len(places)
    steps = [[abs(places.index(one) - places.index(other)) for other in sorted(places)] for one in sorted(places)]
    return [[min(step, n - step) for step in row] for row in steps]


def near(seats: int) -> list[list[int]]:
    """The distance between any two of so many players who all sit beside each other."""
    return [[int(one != other) for other in range(seats)] for one in range(seats)]


def check(record: Any, books: Any) -> None:
    """Assert everything that holds in every position between two tasks."""
    check_cards(record)
    check_life(record)
    check_caches(record, books[0])
    assert 0 <= record["depth"] <= DEPTH
    assert record["table"]["turn"] <= record["table"]["rules"]["max_turns"]


def check_cards(record: Any) -> None:
    """Assert that each physical card is in one place."""
    table = record["table"]
    everywhere = sum([*hands(record), *in_play(record)], [*deck(record), *discards(record), *laid_out(record)])
    everywhere += parked(record)
    assert sorted(everywhere) == [*range(table["cards"])]
    top = discards(record)[:1] or [NOBODY]
    assert [table["discard_top"]] == top


def check_life(record: Any) -> None:
    """Assert that life points are in bounds, and that the dead have nothing and do nothing."""
    table = record["table"]
    alive = living(record)
    for seat in range(table["n"]):
        if seat in alive:
            assert table["hp"][seat] <= table["max_hp"][seat]
            assert table["hp"][seat] > 0 or is_dying(record, seat) or table["ghost"] == seat
        else:
            assert table["hp"][seat] == table["hand_n"][seat] == table["in_play_n"][seat] == 0
            assert record["seat"]["parked"][seat] == 0
            unseen = table["known_role"][seat] == NOBODY and BONE_ORCHARD in shown(record)
            assert unseen or table["known_role"][seat] == record["role"][seat]
    if table["ghost"] != NOBODY:
        assert table["ghost"] in alive
        assert (table["event"], table["turn_of"], table["hp"][table["ghost"]]) == (GHOST_TOWN, table["ghost"], 0)


def shown(record: Any) -> list[int]:
    """The scenario cards that have been active in this game."""
    return [event for event in range(EVENTS) if int(record["seen"]["events"]) >> event & 1]


def is_dying(record: Any, seat: int) -> bool:
    """Whether it is still open if a player is saved."""
    stack = record["stack"][: record["depth"]]
    return bool((np.isin(stack["kind"], (DYING, DYING_QUESTION)) & (stack["me"] == seat)).any())


def check_caches(record: Any, book: Any) -> None:
    """Assert that what the table keeps ready is what would be worked out anew."""
    table, alive = record["table"], living(record)
    n = int(table["n"])
    assert table["n_alive"] == len(alive)
    assert table["alive"] < 1 << n
    check_roles(record)
    seats = order(record)
    assert sorted(seats) == [*range(n)]
    assert [int(table["before"][table["after"][seat]]) for seat in seats] == seats
    distances = near(len(alive)) if table["event"] == AMBUSH else gaps(tuple(seats), int(table["alive"]))
    assert table["gap"][np.ix_(alive, alive)].tolist() == distances
    returned = {GHOST_TOWN, DEAD_MAN, BONE_ORCHARD} & {*shown(record)}
    assert record["deaths"] == n - len(alive) or (returned and record["deaths"] >= n - len(alive))
    assert table["skips"] & ~table["alive"] == 0
    check_abilities(record, book)
    check_equipment(record, book)
    check_debts(record)


def check_roles(record: Any) -> None:
    """Assert that roles are counted right: all, those of the living, and those not known to be out."""
    table, role = record["table"], roles(record)
    alive = living(record)
    out = [ROLES[table["known_role"][seat]] for seat in range(len(role)) if seat not in alive and seen(table, seat)]
    assert table["role_count"].tolist() == [role.count(one) for one in ROLES]
    assert record["living"].tolist() == [[role[seat] for seat in alive].count(one) for one in ROLES]
    assert table["role_left"].tolist() == [role.count(one) - out.count(one) for one in ROLES]
    assert record["seat"]["role"][: len(role)].tolist() == record["role"][: len(role)].tolist()


def seen(table: Any, seat: int) -> bool:
    """Whether everybody knows the role of a player."""
    return bool(table["known_role"][seat] != NOBODY)


def check_abilities(record: Any, book: Any) -> None:
    """Assert that everybody has the abilities of scenario cards, and beside them those of his character.

    Who copies may have those of another in their place; who is dealt some has these too.
    """
    table = record["table"]
    for seat, who in enumerate(table["character"][: table["n"]].tolist()):
        copies, dealt = (int(book["traits"][who, column]) for column in CHANGE)
        lent = [int(one) for one in record["lent"][seat] if one >= 0]
        assert len(lent) <= max(dealt, int(copies > 0))
        assert {*lent} <= {*book["basic"][: book["basic_n"]].tolist()} or not dealt
        rows = [who, *lent] if dealt else lent or [who]
        if table["event"] == HANGOVER:
            rows, copies, dealt = [], 0, 0
        else:
            worths = book["character_worth"][lent if dealt and lent else rows[:1]].astype(int)
            assert table["ability_worth"][seat] == worths.sum() // len(worths)
        rows += [EVENT_ROWS + int(table[slot]) for slot in ("event", "show") if table[slot]]
        traits = np.zeros(NUMBERS, int)
        for row in rows:
            traits = np.clip(traits + book["traits"][row], -MOST, MOST)
        traits[[*CHANGE]] = copies, dealt
        assert [*record["own_traits"][seat], *table["traits"][seat, EQUIPPABLE:]] == traits.tolist()
        assert table["abilities"][seat] == np.bitwise_or.reduce(book["abilities"][rows], initial=0)
        takes = has(table, seat, KEEPS_JUDGEMENTS) or has(table, seat, TAKES_EXCESS)
        assert bool(table["collectors"] >> seat & 1) == (takes or table["traits"][seat, TAKES_JUDGEMENTS] > 0)


def has(table: Any, seat: int, ability: int) -> bool:
    """Whether a player has an ability that is no number."""
    return bool(int(table["abilities"][seat]) >> (ability - NUMBERS) & 1)


def check_equipment(record: Any, book: Any) -> None:
    """Assert that the cards in play count as they should, those not ready and those that are ignored included."""
    table, cards = record["table"], in_play(record)
    n, turn_of = int(table["n"]), int(table["turn_of"])
    in_turn = turn_of if turn_of in living(record) else NOBODY
    ignoring = int(table["traits"][in_turn, IGNORES_EQUIPMENT]) if in_turn != NOBODY else 0
    assert table["disarming"] == ignoring
    for seat in range(n):
        kinds = book["card_kind"][cards[seat]]
        green = book["kinds"]["border"][kinds] == GREEN
        fresh = (table["fresh"][seat] >> np.arange(len(kinds))) & 1 != 0
        assert table["fresh"][seat] >> len(kinds) == 0
        assert not (fresh & ~green).any(), "a card that is not green waits to be ready"
        if fresh.any():
            assert table["fresh_seats"] >> seat & 1
            assert table["rules"]["green_ready"] == GREEN_OWNERS_TURN or seat == turn_of
        works = (not ignoring or seat == turn_of) and not has(table, seat, NO_EQUIPMENT)
        total = record["own_traits"][seat].astype(int)
        for kind in kinds[(book["kinds"]["effect"][kinds] == EQUIP) & works]:
            total = np.clip(total + book["kinds"]["traits"][kind], -MOST, MOST)
        assert table["traits"][seat, :EQUIPPABLE].tolist() == total.tolist()
        useful = ~fresh & (works | (green & (ignoring == 2))) & (not has(table, seat, NO_EQUIPMENT))
        ready = {int(effect) for effect in book["kinds"]["effect"][kinds[useful]]}
        assert table["effects"][seat] == sum(1 << effect for effect in ready)


def check_debts(record: Any) -> None:
    """Assert that whoever is owed cards lives and is on the list of those who are to draw."""
    for seat in range(record["table"]["n"]):
        assert record["owed"][seat] >= 0
        if record["owed"][seat] > 0:
            assert seat in living(record)
            assert record["due"] >> seat & 1


def check_question(record: Any) -> None:
    """Assert what holds where somebody is asked."""
    table = record["table"]
    task = record["stack"][record["depth"] - 1]
    asked = int(task["me"])
    assert task["kind"] >= FIRST_QUESTION
    assert asked in living(record), "a dead player is asked"
    assert table["over"] == 0
    assert record["check_due"] != 0 or winner(record) == "none", "the game should have ended"
    assert record["due"] & ~record["suspended"] == 0, "somebody should have drawn"
    dying = [seat for seat in living(record) if table["hp"][seat] <= 0 and seat != table["ghost"]]
    assert dying in ([], [asked]), "another player is asked while one is dying"
    if task["kind"] == PLAY:
        assert table["turn_of"] == asked
        assert record["stack"]["kind"][: record["depth"]].tolist() == [END_TURN, PLAY], "something was left undone"
        assert (table["resolving"], record["suspended"], table["shelf_n"]) == (NOBODY, 0, 0)
        assert table["resolving_suit"] == NOBODY
        assert (record["seat"]["shelf_n"][: table["n"]] == 0).all(), "somebody still looks at cards"


def check_end(record: Any) -> None:
    """Assert what holds when a game is over: one outcome, the one that the rules give."""
    table = record["table"]
    outcome = OUTCOMES[table["over"]]
    if outcome == "no_result":
        assert table["turn"] == table["rules"]["max_turns"] or table["plays"] > MOST_PLAYS
        assert winner(record) == "none"
        return
    assert outcome == winner(record)
    if outcome in ("renegade", "player"):
        assert table["winner"] in living(record)
    else:
        assert table["winner"] == NOBODY
