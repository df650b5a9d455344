"""What is said of a study in each language: its heading, its role mixes, what a reader of its results should know."""

from collections.abc import Sequence

from bangsim.content import catalogue
from bangsim.content.chinese.table import NOTICES
from bangsim.content.codes import ROLES
from bangsim.content.names import CHINESE, name
from bangsim.content.rules import OFFICIAL_ROLES
from bangsim.sim import fit
from bangsim.sim.grid import Roles


def heading(language: str, players: Sequence[int]) -> str:
    """What is played, where a study has no title."""
    *most, last = map(str, players)
    if language == CHINESE:
        return f"BANG!：{'、'.join([*most, last])}人局"
    return f"BANG! with {', '.join(most) + ' and ' if most else ''}{last} players"


def mix_in_words(language: str, mix: Roles) -> str:
    """A role mix to read: ``1 sheriff, 2 outlaws, 1 renegade``."""
    if language == CHINESE:
        counts = zip(ROLES, mix, strict=True)
        return "、".join(f"{name(CHINESE, 'role', role)}{count}名" for role, count in counts if count)
    return fit.mix_in_words(mix)


def notice_of_set(language: str, id: str) -> str:
    """What a reader of results with a set should know; nothing for most."""
    english = catalogue.SETS[id].notice
    return NOTICES.get(id, english) if language == CHINESE else english


def notice_of_event(language: str, id: str) -> str:
    """That a scenario card does nothing here."""
    called = name(language, "event", id)
    if language == CHINESE:
        return NOTICES["not simulated"].format(name=called)
    return f"nothing of the scenario card {called} is simulated: while it lies open nothing is different"


def notice_of_nine_players(language: str) -> str:
    """That there are no official roles for nine players."""
    mix = mix_in_words(language, OFFICIAL_ROLES[9])
    if language == CHINESE:
        return NOTICES["nine players"].format(mix=mix)
    return f"the official rules have no roles for 9 players; those of the community rules are used: {mix}"


def notice_of_idle_roles(language: str, players: str) -> str:
    """That the study gives roles for numbers of players that it does not play."""
    if language == CHINESE:
        return NOTICES["idle roles"].format(players=players)
    return f"[roles] has a mix for {players} players, with whom nothing is played"
