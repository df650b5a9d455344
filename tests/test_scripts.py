"""The scripts may be called from any folder."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENVIRONMENT = """
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
"""
COMMAND = """#!/bin/sh
pwd
echo "$@"
"""


def repository_at(folder: Path) -> Path:
    """A repository whose environment is there already, with a command that tells how it is called."""
    (folder / "scripts").mkdir(parents=True)
    shutil.copy(ROOT / "scripts" / "run", folder / "scripts" / "run")
    (folder / "scripts" / "environment").write_text(ENVIRONMENT, "utf-8")
    command = folder / ".venv" / "bin" / "bangsim"
    command.parent.mkdir(parents=True)
    command.write_text(COMMAND, "utf-8")
    command.chmod(0o755)
    return folder


def test_run_leaves_results_in_the_folder_it_is_called_from(tmp_path: Path):
    repository, elsewhere = repository_at(tmp_path / "a repository"), tmp_path / "elsewhere"
    elsewhere.mkdir()
    script = os.path.relpath(repository / "scripts" / "run", elsewhere)
    for given, passed in (
        (["own.toml", "--games", "5"], "own.toml --games 5"),
        ([], f"{repository}/configs/quickstart.toml"),
    ):
        ran = subprocess.run([script, *given], cwd=elsewhere, capture_output=True, text=True, check=True)
        assert ran.stdout.splitlines() == [str(elsewhere), f"run {passed}"]
