"""The house is built as docs/architecture.md says: names, sizes, imports, what compiling and starting cost."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from bangsim.table import state

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "bangsim"
SOURCES = sorted(PACKAGE.rglob("*.py"))
TREES = {path: ast.parse(path.read_text("utf-8")) for path in SOURCES}
KERNEL_MARKS = {"rule", "rule_apart", "entry"}
DTYPES = {name: value for name, value in vars(state).items() if isinstance(value, np.dtype)}

LONGEST_FUNCTION, LONGEST_FILE = 50, 450
HOT_BYTES = 6144
MOST_VERSIONS = 5
COLD_CPU_SECONDS, WARM_CPU_SECONDS, WARM_CPU_SECONDS_WITH_FIGURES = 80, 2.5, 5
COLD_MEGABYTES, WARM_MEGABYTES = 1500, 400


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def functions() -> Iterator[tuple[Path, ast.FunctionDef]]:
    for path, tree in TREES.items():
        yield from ((path, node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def kernel_functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions that Numba compiles."""
    for path, node in functions():
        if any(isinstance(mark, ast.Name) and mark.id in KERNEL_MARKS for mark in node.decorator_list):
            yield f"{name_of(path)}: {node.name}", node


def field_names(dtype: np.dtype) -> Iterator[str]:
    for name in dtype.names or ():
        yield name
        yield from field_names(dtype[name].base)


@pytest.mark.parametrize("name", DTYPES)
def test_no_field_is_called_like_something_that_a_record_array_has(name: str):
    taken = {*dir(np.recarray), *dir(np.record)}
    assert {*field_names(DTYPES[name])} & taken == set()


@pytest.mark.parametrize("name", DTYPES)
def test_every_number_of_a_record_has_a_sign_but_words_and_lists_of_cards(name: str):
    dtype = DTYPES[name]
    unsigned = {field for field in dtype.names or () if dtype[field].base.kind == "u"}
    assert unsigned <= {"word", "streams", "card_index", "in_play", "hand", "shelf", "pile"}


def test_what_is_copied_to_look_ahead_stays_small():
    assert state.HOT.itemsize <= HOT_BYTES


def test_kernel_functions_say_what_they_do_and_for_what_types():
    found = [*kernel_functions()]
    assert len(found) > 200
    for name, node in found:
        assert ast.get_docstring(node), name
        arguments = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
        assert all(argument.annotation for argument in arguments), name
        assert node.returns is not None, name


def test_functions_and_files_are_short():
    longest = {f"{name_of(path)}: {node.name}": length_of(node) for path, node in functions()}
    assert {name: length for name, length in longest.items() if length > LONGEST_FUNCTION} == {}
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def length_of(node: ast.FunctionDef) -> int:
    """The lines of a function without its docstring."""
    documented = ast.get_docstring(node, clean=False)
    return (node.end_lineno or 0) - node.lineno + 1 - (documented.count("\n") + 1 if documented else 0)


def imported(tree: ast.Module) -> set[str]:
    """The packages that a module imports, wherever in it."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_numba_is_imported_in_the_lowest_layer_alone():
    users = {name_of(path) for path, tree in TREES.items() if imported(tree) & {"numba", "llvmlite"}}
    assert {user.split("/")[0] for user in users} == {"core"}


def test_no_random_number_comes_from_elsewhere():
    users = {name_of(path) for path, tree in TREES.items() if "random" in imported(tree)}
    assert users <= {"sim/position.py"}, "the rest of a rule case's deck is shuffled by Python"


def test_the_kernel_neither_prints_nor_raises():
    for name, node in kernel_functions():
        for inner in ast.walk(node):
            assert not isinstance(inner, ast.Raise | ast.JoinedStr), name
            assert not (isinstance(inner, ast.Call) and getattr(inner.func, "id", "") == "print"), name


def test_policies_compute_in_whole_numbers():
    for name, node in kernel_functions():
        for inner in ast.walk(node):
            assert not isinstance(inner, ast.Div), name
            assert not (isinstance(inner, ast.Constant) and isinstance(inner.value, float)), name


def test_the_kernel_is_compiled_within_its_budget(tmp_path: Path):
    environment = os.environ | {"BANGSIM_CACHE_DIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.budget"]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    cost = json.loads(ended.stdout)
    assert cost["cpu_seconds"] <= COLD_CPU_SECONDS
    assert cost["peak_megabytes"] <= COLD_MEGABYTES
    several = {name: versions for name, versions in cost["versions"].items() if versions > 1}
    assert max(several.values(), default=1) <= MOST_VERSIONS
    assert sum(cost["versions"].values()) <= 1.1 * len(cost["versions"])


MEASURED = """
import resource, sys
from bangsim.cli import main
sys.argv[0] = "bangsim"
try:
    main()
finally:
    used = resource.getrusage(resource.RUSAGE_SELF)
    with open("/proc/self/status") as status:
        peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
    print(used.ru_utime + used.ru_stime, peak / 1024, file=sys.stderr)
"""
"""Runs the command line and tells its cost. The peak comes from the process itself: what the parent is told of a child
also counts the memory of the parent that it was forked from."""


def cost_of(*arguments: str) -> tuple[float, float]:
    """The processor seconds and peak megabytes of a command."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", MEASURED, *arguments]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    seconds, megabytes = ended.stderr.split()[-2:]
    return float(seconds), float(megabytes)


@pytest.mark.parametrize(
    ("arguments", "seconds"), [(["--no-figures"], WARM_CPU_SECONDS), ([], WARM_CPU_SECONDS_WITH_FIGURES)]
)
def test_a_short_study_is_played_at_once_and_in_little_memory(tmp_path: Path, arguments: list[str], seconds: float):
    study = [str(ROOT / "configs" / "quickstart.toml"), "--games", "1000", "--quiet", *arguments]
    used = [cost_of("run", *study, "--out", str(tmp_path / str(number))) for number in range(2)]
    assert min(cpu for cpu, _ in used) <= seconds
    assert used[1][1] <= WARM_MEGABYTES
