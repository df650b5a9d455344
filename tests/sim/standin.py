"""A stand-in for the kernel, so that what is around it can be tested by itself and in no time."""

from bangsim.content.codes import LAW, NO_RESULT, OUTLAWS


def played_by_rote(states, index, books, seed, first, games):
    """Play games that are one number each, made of seed, game number and players; the signature is the kernel's."""
    tally = states[index]["tally"]
    dealt = books[0]["roles"] > 0
    for number in range(first, first + games):
        turns = (number + 1) * (2 * seed + int(books[0]["players"])) * 7919 % 1009 % 50
        outcome = NO_RESULT if turns == 49 else LAW if turns % 2 else OUTLAWS
        tally["games"] += 1
        tally["turns"] += turns
        tally["turns_squared"] += turns * turns
        tally["lengths"][turns] += 1
        tally["questions"] += 5 * turns
        tally["played"][0] += 2 * turns + 1
        tally["outcomes"][outcome] += 1
        tally["role_games"][dealt] += 1
        tally["role_wins"][:2] += (outcome == LAW) * dealt[:2]
        tally["role_wins"][2] += outcome == OUTLAWS
    return -1
