"""The folder of a result: it appears whole or not at all."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

MANIFEST = "manifest.json"
"""The file by which a folder is known to be a result."""


class FolderError(ValueError):
    """A place where no result can be written; the message says why and what to do."""


def next_free(parent: Path, name: str) -> Path:
    """The first of ``name-1``, ``name-2``, ... in `parent` that is not there yet."""
    number = 1
    while (parent / f"{name}-{number}").exists():
        number += 1
    return parent / f"{name}-{number}"


def check(folder: Path, force: bool) -> None:
    """Whether a result may be written to `folder`.

    Raises
    ------
    FolderError
        Where something is in the way. With `force` an older result is not, anything else still is.
    """
    if folder.is_dir():
        filled = any(folder.iterdir())
        if filled and not (folder / MANIFEST).is_file():
            raise FolderError(f"{folder} is a folder of other things; name one that is not there yet")
        if filled and not force:
            raise FolderError(f"{folder} holds a result already; --force replaces it, --out names another folder")
    elif folder.exists() or folder.is_symlink():
        raise FolderError(f"{folder} is a file; name a folder")
    near = next(parent for parent in folder.absolute().parents if parent.exists())
    if not near.is_dir():
        raise FolderError(f"{folder} cannot be made: {near} is a file")
    try:
        TemporaryDirectory(dir=near).cleanup()
    except OSError as error:
        raise FolderError(f"{folder} cannot be made: {near} may not be written to ({error.strerror})") from None


def write_whole(folder: Path, force: bool, write: Callable[[Path], None]) -> Path:
    """Let `write` fill a folder beside `folder` and then give it its name.

    Parameters
    ----------
    folder : Path
        Where the result shall stand.
    force : bool
        Whether it may replace an older result.
    write : callable
        Writes the result into the folder it is given.

    Returns
    -------
    Path
        Where the result stands: `folder`, or the next free name if another run took that meanwhile.
    """
    folder = folder.absolute()
    folder.parent.mkdir(parents=True, exist_ok=True)
    _remove_leftovers(folder)
    partial = _beside(folder, os.getpid())
    partial.mkdir()
    try:
        write(partial)
        return _publish(partial, folder, force)
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def _beside(folder: Path, process: object) -> Path:
    return folder.with_name(f".{folder.name}.partial-{process}")


def _publish(partial: Path, folder: Path, force: bool) -> Path:
    """Give a finished folder its name; in one step, so that it is never seen half-written."""
    try:
        partial.rename(folder)
        return folder
    except OSError:
        if not folder.exists():
            raise
    if not force:
        return _publish(partial, next_free(folder.parent, folder.name), force)
    older = _beside(folder, f"{os.getpid()}-older")
    folder.rename(older)
    partial.rename(folder)
    shutil.rmtree(older, ignore_errors=True)
    return folder


def _remove_leftovers(folder: Path) -> None:
    """Remove what killed runs left of this folder."""
    start = _beside(folder, "").name
    for place in folder.parent.iterdir():
        process = place.name.removeprefix(start).removesuffix("-older")
        if place.name.startswith(start) and not (process.isdecimal() and _runs(int(process))):
            shutil.rmtree(place, ignore_errors=True)


def _runs(process: int) -> bool:
    """Whether a process of this number is there."""
    if process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True
