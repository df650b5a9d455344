"""The compiler is told how often branches are taken, by a file that fits the rules."""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bangsim.core.branches import FILE, source_digest

COUNTED = """
import json
from bangsim.core.branches import counted
from bangsim.core.jit import entry, rule

@rule
def half(n: int) -> int:
    if n % 3 == 0:
        return n // 3
    return n

@entry
def add_up(n):
    total = 0
    for i in range(n):
        total += half(i)
    return total

add_up(10)
print(json.dumps(counted(1)))
"""


def rule_named(name: str) -> Any:
    """The function of a rule, or nothing where there is none of this name any more."""
    module, _, function = name.rpartition(".")
    found = getattr(importlib.import_module(module), function, None)
    return getattr(found, "py_func", found)


def test_nine_of_ten_rules_are_those_that_were_counted():
    """Else `scripts/renew_branches` is due: what was counted for another source is not used."""
    rules = json.loads(FILE.read_text("utf-8"))["rules"]
    known = [name for name in rules if rule_named(name) is not None]
    fitting = [name for name in known if source_digest(rule_named(name)) == rules[name]["source"]]
    assert len(fitting) > 400
    assert len(fitting) >= 0.9 * len(rules)


def test_calls_and_branches_are_counted(tmp_path: Path):
    program = tmp_path / "program.py"
    program.write_text(COUNTED, encoding="utf-8")
    environment = os.environ | {"BANGSIM_COUNT_BRANCHES": "1", "NUMBA_DISABLE_JIT": "0"}
    printed = subprocess.run([sys.executable, program], env=environment, capture_output=True, check=True).stdout
    rules = json.loads(printed)["rules"]
    assert rules["__main__.half"]["calls"] == 10
    assert rules["__main__.half"]["branches"] == {"2:0": [6, 4]}
    assert rules["__main__.add_up"]["calls"] == 1
