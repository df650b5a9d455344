"""What the players of a game that is over have scored (rulebook 17)."""

from typing import Any

from bangsim.content.codes import LAW, RENEGADE, ROLES, UNDECIDED
from bangsim.content.scoring import MOST_DEPUTIES, points


def scores_of(state: Any) -> list[int] | None:
    """The points of each seat.

    Parameters
    ----------
    state : numpy.void of STATE

    Returns
    -------
    list of int or None
        Empty for a role mix that has no score and for a game that one player has won alone, None while the game lasts.
    """
    table = state["table"]
    if table["over"] == UNDECIDED:
        return None
    roles = state["role"][: table["n"]].tolist()
    sheriffs, deputies, outlaws, renegades = (roles.count(role) for role in range(len(ROLES)))
    # As kernel.renegade_duelled and kernel.count_game have it, which only other compiled code can call.
    duelled = bool(table["over"] == LAW and state["last_role_out"] == RENEGADE and table["n_alive"] == 1)
    killed = min(int(state["deputies_killed"]), MOST_DEPUTIES)
    scored = points((sheriffs, deputies, outlaws, renegades), int(table["over"]), duelled, killed)
    return [] if scored is None else [scored[role] for role in roles]
