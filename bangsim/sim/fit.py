"""Whether the parts of a study fit together: roles, pool, deck, scenario cards, seats.

A single value may be right and the table still impossible: nine players and eight characters. Every function gives the
problems it finds; nothing is raised here.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from bangsim.content import catalogue
from bangsim.content.codes import OUTLAW, RENEGADE, ROLES, SHERIFF
from bangsim.content.collection import Content
from bangsim.content.configuration import Configuration, Pin
from bangsim.content.rules import OFFICIAL_ROLES
from bangsim.sim.problems import ABSENT, Problem

TABLE = frozenset({"players", "sets", "characters", "cards"})
SEATING = frozenset({"players", "roles", "seats"})
THREE_PLAYERS = OFFICIAL_ROLES[3]
MIX_ORDER = "sheriff, deputies, outlaws, renegades"
MOST_EVENTS = 40
"""The most scenario cards of a deck in fixed order; all there are together."""


def mix_in_words(mix: tuple[int, int, int, int]) -> str:
    """A role mix to read: ``1 sheriff, 2 outlaws, 1 renegade``."""
    plurals = ("sheriffs", "deputies", "outlaws", "renegades")
    names = [role if count == 1 else many for role, many, count in zip(ROLES, plurals, mix, strict=True)]
    return ", ".join(f"{count} {name}" for count, name in zip(mix, names, strict=True) if count)


def mix_problem(players: int, mix: tuple[int, int, int, int]) -> str:
    """What is wrong with a role mix, or an empty string."""
    if players == 3 and mix == THREE_PLAYERS:
        return ""
    if sum(mix) != players:
        return f"makes {sum(mix)} players; should make {players} ({MIX_ORDER})"
    if mix[SHERIFF] != 1:
        three = f", or be the roles of three players, {list(THREE_PLAYERS)}" if players == 3 else ""
        return f"should have one sheriff ({MIX_ORDER}){three}"
    if mix[OUTLAW] + mix[RENEGADE] == 0:
        return f"should have at least one enemy of the sheriff, an outlaw or a renegade ({MIX_ORDER})"
    return ""


def mix_problems(mixes: Mapping[int, tuple[int, int, int, int]]) -> Iterator[Problem]:
    """What is wrong with the role mixes of a study."""
    for players, mix in mixes.items():
        if message := mix_problem(players, mix):
            yield Problem(f"roles.{players}", list(mix), message)


def event_problems(
    events: Sequence[tuple[str, ...]] | None, excluded: Sequence[str], sets: Sequence[tuple[str, ...]]
) -> Iterator[Problem]:
    """What is wrong with the scenario cards that a study names, and with those that it takes out of the decks."""
    for named in events or ():
        if len(named) > MOST_EVENTS:
            yield Problem("events", list(named), f"are {len(named)} cards; a deck may have {MOST_EVENTS}")
        for by_stagecoach in (False, True):
            deck = [name for name in named if catalogue.turned_by_stagecoach(name) == by_stagecoach]
            for name in dict.fromkeys(deck[:-1]):
                if catalogue.event(name).last:
                    yield Problem("events", list(named), f"{name} stays to the end, so nothing can follow it")
    if excluded and events is not None:
        message = "takes cards out of the decks of the sets, in whose place events stands; leave out one of the two"
        yield Problem("events_excluded", list(excluded), message, frozenset({"events", "events_excluded"}))
    elif excluded:
        yield from _exclusion_problems(excluded, sets)


def _exclusion_problems(excluded: Sequence[str], sets: Sequence[tuple[str, ...]]) -> Iterator[Problem]:
    """Cards that are taken out and no deck has: whoever names one thinks that it is played."""
    there = {card.id for one in sets for which in (False, True) for card in catalogue.scenario_deck(one, which)}
    for name in excluded:
        if name not in there:
            needed = " and ".join(catalogue.sets_of_event(name))
            message = f"no scenario deck of this study has it; it comes with {needed}"
            yield Problem("events_excluded", name, message, frozenset({"sets", "events_excluded"}))


def problems(configuration: Configuration) -> Iterator[Problem]:
    """What makes one configuration impossible to play."""
    if _has_cards(configuration):
        yield from _pool_problems(configuration)
        yield from _deck_problems(configuration)
    else:
        message = 'no playing cards come with this; add "base", or another set with cards'
        yield Problem("sets", list(configuration.sets), message, TABLE)
    yield from _policy_problems(configuration)
    for pin in configuration.pins:
        yield from _pin_problems(pin, configuration)
    yield from _crowding_problems(configuration)


def _has_cards(configuration: Configuration) -> bool:
    """Whether there is anything to make a deck of; some sets bring characters or scenario cards only."""
    named = configuration.kinds or configuration.deck_copies
    return bool(named or configuration.content.printed(configuration.sets))


def _pool_problems(configuration: Configuration) -> Iterator[Problem]:
    pool, choice = len(configuration.characters), configuration.rules["character_choice"]
    each = 1 if choice == "share" else int(choice)
    needed = configuration.players * each
    if pool < needed:
        dealt = f", each dealt {each} (character_choice)" if each > 1 else ""
        message = f"{pool} characters are too few for {configuration.players} players{dealt}; needed are {needed}"
        yield Problem("characters", list(configuration.characters), message, TABLE)


def _deck_problems(configuration: Configuration) -> Iterator[Problem]:
    copies, own = dict(configuration.deck_copies), configuration.content.own_cards or configuration.kinds
    key, value = ("cards", ABSENT) if own else ("rules.deck_copies", copies)
    try:
        cards = _deck_size(configuration.content, configuration.sets, tuple(copies.items()), configuration.kinds)
    except ValueError as error:
        yield Problem(key, value, str(error), TABLE)
        return
    pool = [configuration.content.character(name) for name in configuration.characters]
    hands = sorted(who.traits.get("starts_with") or who.hp for who in pool)[-configuration.players :]
    most = sum(hands) + int(configuration.rules["sheriff_bonus_hp"]) * configuration.roles[SHERIFF]
    if cards < most:
        message = f"leaves a deck of {cards} cards; the hands of {configuration.players} players may take {most}"
        yield Problem(key, value, message, TABLE)


@lru_cache(maxsize=1000)
def _deck_size(
    content: Content, sets: tuple[str, ...], copies: tuple[tuple[str, int], ...], kinds: tuple[str, ...]
) -> int:
    return len(content.deck(sets, dict(copies), kinds))


def _policy_problems(configuration: Configuration) -> Iterator[Problem]:
    seats = configuration.seat_policies
    if seats and len(seats) != configuration.players:
        message = f"names {len(seats)} seats; should name {configuration.players} at a table of {configuration.players}"
        yield Problem("policies.seats", list(seats), message, frozenset({"players", "policies"}))


def _key(pin: Pin) -> str:
    return f"seats.{pin.role if pin.seat is None else pin.seat}"


def _first_role(configuration: Configuration) -> str:
    """The role at seat 0: the sheriff, or the deputy of three players."""
    return next(role for role, count in zip(ROLES, configuration.roles, strict=True) if count)


def _pin_problems(pin: Pin, configuration: Configuration) -> Iterator[Problem]:
    table = f"at a table of {configuration.players} ({mix_in_words(configuration.roles)})"
    if pin.seat is not None and pin.seat >= configuration.players:
        last = configuration.players - 1
        yield Problem(_key(pin), ABSENT, f"there is no such seat {table}; seats are 0 to {last}", SEATING)
    role, first = pin.role or pin.gives_role, _first_role(configuration)
    if role is not None and configuration.roles[ROLES.index(role)] == 0:
        yield Problem(_key(pin), role, f"nobody has this role {table}", SEATING)
    elif pin.seat == 0 and role not in (None, first):
        yield Problem(_key(pin), role, f"should be {first}, who always sits at seat 0", SEATING)
    if pin.character is not None and pin.character not in configuration.characters:
        message = "is not among the characters of this study; add it to characters or name another"
        yield Problem(_key(pin), pin.character, message, TABLE | {"seats"})


def _crowding_problems(configuration: Configuration) -> Iterator[Problem]:
    """Roles or characters given out more often than they are there, or two that may meet at one seat."""
    first = _first_role(configuration)
    for count, role in zip(configuration.roles, ROLES, strict=True):
        seats = [pin for pin in configuration.pins if pin.gives_role == role and pin.seat != 0]
        free = count - (role == first)
        if count and len(seats) > free:
            many = f"is given to {len(seats)} seats; {free} may have it at a table of {configuration.players}"
            message = many if free else f"should be another role; the {role} always sits at seat 0"
            yield Problem(_key(seats[-1]), role, message, SEATING)
    given = [pin for pin in configuration.pins if pin.character is not None]
    for pin in given:
        if sum(other.character == pin.character for other in given) > 1:
            yield Problem(_key(pin), pin.character, "is given to two seats; each character is there once", SEATING)
        for other in given:
            if pin.seat is not None and other.seat is None and _may_meet(pin, other, first):
                message = f"may be the same seat as {_key(other)}; name both by seat number, with their roles"
                yield Problem(_key(pin), pin.character, message, SEATING)


def _may_meet(by_seat: Pin, by_role: Pin, first: str) -> bool:
    """Whether a seat may get the character of a role."""
    if by_role.role == first or by_seat.seat == 0:
        return by_role.role == first and by_seat.seat == 0
    return by_seat.gives_role in (None, by_role.role)
