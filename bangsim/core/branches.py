"""How often every branch of the rules is taken: counted in games of the experts once, then told to the compiler.

Games are full of branches that seldom go one way. LLVM lays out the code, chooses registers and inlines by guesses
unless it is told which. `scripts/renew_branches` compiles the rules with counters, plays games and writes what it has
counted to a file of the package (docs/architecture.md, measurements). Only speed depends on it, never a game.
"""

import functools
import hashlib
import inspect
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from llvmlite import ir as llvm
from numba.core import ir
from numba.core.lowering import Lower
from numba.core.typed_passes import BaseNativeLowering

FILE = Path(__file__).with_name("branches.json")
COUNTING = os.environ.get("BANGSIM_COUNT_BRANCHES", "0") == "1"
SELDOM = 0.06
"""A rule that a game calls less often is compiled once and called, never into the places that call it."""
LARGEST_WEIGHT = 2**31

WORD = llvm.IntType(64)
_counts = np.zeros(20_000, np.int64)
_names: list[tuple[str, str, str]] = []


def counted(games: int) -> dict[str, Any]:
    """What the counters have counted in `games` games, as the file has it.

    Returns
    -------
    dict
        ``games``, and ``rules``: for each rule its ``source`` (a digest), its ``calls`` and its ``branches``, which
        give for "line:number" how often a branch was not taken and was taken. Lines count from the decorator,
        numbers the branches of a line.
    """
    rules: dict[str, Any] = {}
    for place, (rule, source, branch) in enumerate(_names):
        entry = rules.setdefault(rule, {"source": source, "calls": 0, "branches": {}})
        no, yes = (int(count) for count in _counts[2 * place : 2 * place + 2])
        if branch:
            before = entry["branches"].get(branch, [0, 0])
            entry["branches"][branch] = [before[0] + no, before[1] + yes]
        else:
            entry["calls"] += no
    return {"games": games, "rules": dict(sorted(rules.items()))}


@functools.cache
def profile() -> dict[str, Any]:
    """What the file says; nothing while branches are counted anew."""
    if COUNTING:
        return {"games": 1, "rules": {}}
    contents: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return contents


def source_digest(function: Any) -> str:
    """A digest of the source of a rule: what was counted for other lines does not hold for these."""
    try:
        source = inspect.getsource(function)
    except OSError:
        return ""
    return hashlib.sha256(source.encode()).hexdigest()[:8]


class WeighingLower(Lower):
    """Numba's lowering, in which every branch gets the weights of its two ways, or counters of them."""

    def lower_normal_function(self, fndesc: Any) -> None:
        """Lower a function, then keep one that is seldom called out of its callers."""
        identity = self.func_ir.func_id
        self.rule = f"{identity.modname}.{identity.func_qualname}"
        self.source = source_digest(identity.func)
        known = profile()["rules"].get(self.rule)
        self.known = known if known and known["source"] == self.source else None
        self.in_line: Counter[int] = Counter()
        self.entered = False
        super().lower_normal_function(fndesc)
        if self.known and self.known["calls"] < SELDOM * profile()["games"]:
            self.function.attributes.discard("alwaysinline")
            self.function.attributes.add("noinline")
            self.function.attributes.add("cold")

    def pre_block(self, block: Any) -> None:
        """Count the call where the first block begins."""
        super().pre_block(block)
        if COUNTING and not self.entered:
            self._count("", llvm.Constant(llvm.IntType(1), 0))
        self.entered = True

    def lower_inst(self, inst: Any) -> None:
        """Lower one instruction; a branch gets its weights."""
        super().lower_inst(inst)
        if isinstance(inst, ir.Branch):
            line = inst.loc.line - self.func_ir.loc.line
            branch = f"{line}:{self.in_line[line]}"
            self.in_line[line] += 1
            terminator = self.builder.block.terminator
            if COUNTING:
                self.builder.position_before(terminator)
                self._count(branch, terminator.operands[0])
                self.builder.position_at_end(self.builder.block)
            elif self.known and branch in self.known["branches"]:
                no, yes = self.known["branches"][branch]
                if no + yes > 0:
                    scale = 1 + (no + yes) // LARGEST_WEIGHT
                    terminator.set_weights([yes // scale + 1, no // scale + 1])

    def _count(self, branch: str, condition: Any) -> None:
        """Add the code that counts one more `condition`; the address stands in the code, which must not be kept."""
        place = len(_names)
        if 2 * place + 2 > len(_counts):
            raise RuntimeError(f"there are more than {place} branches to count; _counts must be longer")
        _names.append((self.rule, self.source, branch))
        builder = self.builder
        first = llvm.Constant(WORD, _counts[2 * place :].ctypes.data)
        address = builder.add(first, builder.mul(builder.zext(condition, WORD), llvm.Constant(WORD, 8)))
        counter = builder.inttoptr(address, WORD.as_pointer())
        builder.store(builder.add(builder.load(counter), llvm.Constant(WORD, 1)), counter)


class WeighingLowering(BaseNativeLowering):
    """Numba's last pass, with weighed branches."""

    _name = "weighing_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        """The lowering that weighs branches."""
        return WeighingLower
