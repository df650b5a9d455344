"""Compiled code is looked for where it was made from the same sources, and nowhere else."""

import os
import shutil
from pathlib import Path

import pytest

from bangsim.core import cache


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package whose sources may be edited."""
    copy = tmp_path / "bangsim"
    shutil.copytree(Path(cache.__file__).parents[1], copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "__file__", str(copy / "core" / "cache.py"))
    return copy


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of caches; Numba's own setting is put back afterwards."""
    monkeypatch.setenv("BANGSIM_CACHE_DIR", str(tmp_path / "home"))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    return tmp_path / "home"


@pytest.mark.parametrize("place", cache.KERNEL)
def test_an_edit_of_the_kernel_asks_for_another_folder(package: Path, place: str):
    before = cache.kernel_hash()
    source = package / place
    source = sorted(source.rglob("*.py"))[-1] if source.is_dir() else source
    source.write_text(source.read_text("utf-8") + "\n# edited\n", "utf-8")
    assert cache.kernel_hash() != before


def test_every_file_that_holds_rules_is_part_of_the_kernel(package: Path):
    kernel = {file for place in cache.KERNEL for file in [package / place, *(package / place).rglob("*.py")]}
    for source in package.rglob("*.py"):
        text = source.read_text("utf-8")
        if "\n@rule\n" in text or "\n@rule_apart\n" in text or "\n@entry\n" in text:
            assert source in kernel, source


def test_a_new_file_of_the_kernel_asks_for_another_folder(package: Path):
    before = cache.kernel_hash()
    (package / "rules" / "abilities" / "new.py").write_text("")
    assert cache.kernel_hash() != before


def test_an_edit_elsewhere_keeps_the_compiled_code(package: Path):
    before = cache.kernel_hash()
    (package / "content" / "base.py").write_text("# Card lists are data.\n")
    (package / "cli" / "run.py").write_text("")
    assert cache.kernel_hash() == before


@pytest.mark.parametrize("switch", ["NUMBA_BOUNDSCHECK", "BANGSIM_KEEP_WRAPPING", "NUMBA_CPU_NAME"])
def test_code_made_in_another_way_has_another_folder(monkeypatch: pytest.MonkeyPatch, switch: str):
    monkeypatch.delenv(switch, raising=False)
    before = cache.kernel_hash()
    monkeypatch.setenv(switch, "1")
    assert cache.kernel_hash() != before


def test_the_folder_of_the_sources_is_made_and_told_to_numba(home: Path):
    cache.use_cache_of_these_sources()
    assert os.environ["NUMBA_CACHE_DIR"] == str(home / "kernels" / cache.kernel_hash())
    assert Path(os.environ["NUMBA_CACHE_DIR"]).is_dir()
    assert not cache.compiled()


def test_the_oldest_caches_are_forgotten(home: Path):
    for age in range(5):
        old = home / "kernels" / f"old{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 - age, 1000 - age))
    cache.use_cache_of_these_sources()
    left = sorted(folder.name for folder in (home / "kernels").iterdir())
    assert left == sorted([cache.kernel_hash(), *(f"old{age}" for age in range(cache.KEPT))])


def test_without_a_place_to_write_nothing_is_kept_and_nothing_fails(home: Path):
    home.write_text("a file where the folder should be")
    cache.use_cache_of_these_sources()
    assert os.environ["NUMBA_CACHE_DIR"] == ""
