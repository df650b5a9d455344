"""What figures and the page of a result say, in English; words_chinese.py has the same keys."""

from collections.abc import Mapping
from types import MappingProxyType

LIMITS = """\
- The players are programs. Two rules played by the same program can be compared; how often a role wins among people is
  another matter, above all where talk, bluff and grudges count.
- A character or card is worth what the policy makes of it: one that it handles clumsily looks weak.
- The intervals are about chance alone: they say what more games of the same kind would show, not whether the policy
  plays as people would.
- The configurations of a study are dealt the same cards as far as their rules allow. The tables are sums, in which no
  single game is matched with its twin, so the intervals of differences are wider than they would have to be.
- A game without result stays among the games and is won by nobody.
"""

PHRASES: Mapping[str, str] = MappingProxyType(
    {
        # Parts of sentences
        "comma": ", ",
        "semicolon": "; ",
        "or": " or ",
        "between sentences": " ",
        "yes": "yes",
        "no": "no",
        "players": "{number} players",
        "copies": "copies of {card}",
        "scenario cards": "scenario cards",
        "no scenario cards": "none",
        "setting": "{key} {value}",
        "setting with others": "{setting} ({others})",
        "percent": "{number} %",
        "range": "{low} to {high}",
        # Where numbers come from
        "games": "{number} games",
        "games each": "{number} games a configuration",
        "events excluded": "without the scenario cards {names}",
        "pool": "{number} characters to deal from",
        "own": "with {names} of the study's own",
        "mix": "{players}: {mix}",
        "seat": "seat {seat}",
        "between parts of a pin": " ",
        "policy": "policy {policy}",
        "version": "seed {seed}, bangsim {version}, rules version {rules}",
        "end of origin": ".",
        "intervals": "Intervals: {level} % ({method}).",
        # Figures
        "by": ", by {keys}{only}",
        "only": "; {players}",
        "first shown": "The first {most} of {number} values are shown.",
        "roles": "Games won by each role{by}",
        "narrow intervals": "Where none is seen it is narrower than its point.",
        "comparisons": "Games won by each role, in percentage points more or less than with {first}{only}",
        "comparisons of one": "Games won by each role with {value}, in percentage points more or less than with {first}"
        "{only}",
        "events_shift": "Games won by each role with scenario cards, in percentage points more or less than without"
        "{only}",
        "filled": "Filled: differs (false discovery rate {rate} %).",
        "twins": "They take the games with and without for independent; both have the same deals, which makes a "
        "difference no less sure.",
        "no results": "Without result, so won by nobody: {shares}.",
        "no results of": "{setting} {share}",
        "events": "Games won by each role where a scenario card was active, in percentage points more or less than "
        "where others of its deck were{by}",
        "its like": "A game has to last until a card is turned, so each card is held against all that chance could "
        "have dealt in its place, not against games without it.",
        "cards left out": "Not shown: cards active in less than {rate} % of the games, and those in whose place chance "
        "could deal no other.",
        "characters": "Games won by each character{by}",
        "characters explained": "Grey tick: what the average character wins in the same roles. Filled: differs from it "
        "(false discovery rate {rate} %).",
        "scores": "Mean score of each role in a game{by}",
        "mixes left out": "Role mixes without points are not shown.",
        "alone left out": "Games that one player won alone have no points and are left out.",
        "length": "Length of the games in turns of single players{by}",
        "length explained": "Point and number: median. Thick line: the middle half of the games. "
        "Thin line: nine tenths.",
        # The page
        "note": "Note: {notice}.",
        "interrupted": "The run was interrupted: {games} were asked for. What was finished is counted in full.",
        "won alone": "One player won alone, whatever the roles, in {number} games; they have no points.",
        "who wins": "Who wins",
        "games column": "games",
        "without result": "without result",
        "turns column": "turns (median)",
        "tables": "Tables",
        "columns defined": "docs/metrics.md of bangsim defines every column.",
        "table": "{file}: {sentence}",
        "columns": "Columns",
        "column": "column",
        "meaning": "meaning",
        "limits heading": "What these numbers cannot say",
        "limits": LIMITS,
    }
)
