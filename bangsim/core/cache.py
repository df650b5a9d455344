"""Where compiled code is kept: one folder for each state of the kernel's sources.

Numba looks at the file of the function that Python calls, not at those it imports, and so would serve stale code after
an edit. Hence the folder's name carries a hash of every source file of the kernel.
"""

import hashlib
import os
import shutil
from pathlib import Path

import platformdirs

KERNEL = (
    "core",
    "content/codes.py",
    "content/rules.py",
    "content/scoring.py",
    "content/switches.py",
    "table",
    "rules",
    "ai",
    "game.py",
    "sim/kernel.py",
)
KEPT = 3


def cache_home() -> Path:
    """The folder of all caches: `BANGSIM_CACHE_DIR`, else the place the operating system has for such files."""
    return Path(os.environ.get("BANGSIM_CACHE_DIR") or platformdirs.user_cache_dir("bangsim"))


def kernel_hash() -> str:
    """A hash of the kernel's sources and of what changes the machine code made from them."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for name in KERNEL:
        place = package / name
        for file in sorted([*place.rglob("*.py"), *place.rglob("*.json")]) if place.is_dir() else [place]:
            digest.update(file.relative_to(package).as_posix().encode())
            digest.update(file.read_bytes())
    for switch in ("NUMBA_BOUNDSCHECK", "BANGSIM_KEEP_WRAPPING", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_OPT"):
        digest.update(f"{switch}={os.environ.get(switch, '')}".encode())
    return digest.hexdigest()[:16]


def use_cache_of_these_sources() -> None:
    """Point Numba to the folder of these sources; must run before Numba is imported."""
    folder = cache_home() / "kernels" / kernel_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return  # Nowhere to write: every run compiles anew, as Numba itself would then.
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    _forget_old(folder)


def compiled() -> bool:
    """Whether the entries of these sources have been compiled before."""
    return any((cache_home() / "kernels" / kernel_hash()).rglob("*.nbc"))


def _forget_old(current: Path) -> None:
    """Remove all but the newest caches, so that edits of the kernel do not fill the disk."""
    kernels = [place for place in current.parent.iterdir() if place.is_dir() and place != current]
    kernels.sort(key=lambda place: place.stat().st_mtime, reverse=True)
    for place in kernels[KEPT:]:
        shutil.rmtree(place, ignore_errors=True)
