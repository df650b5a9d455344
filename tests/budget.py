"""Compiles the kernel into an empty cache and prints what that took, as JSON; run as a program by the tests."""

import importlib
import json
import pkgutil
import resource
from types import ModuleType
from typing import Any

import bangsim


def modules() -> list[ModuleType]:
    """Every module of the package but the command line and the one that runs it."""
    names = [module.name for module in pkgutil.walk_packages(bangsim.__path__, "bangsim.")]
    return [importlib.import_module(name) for name in names if ".cli" not in name and not name.endswith("__main__")]


def versions_of_rules() -> dict[str, int]:
    """How many versions of each rule have been compiled."""
    found: dict[str, Any] = {}
    for module in modules():
        for value in vars(module).values():
            if hasattr(value, "overloads") and getattr(value, "__module__", "").startswith("bangsim."):
                found[f"{value.__module__}.{value.__name__}"] = value
    return {name: len(value.overloads) for name, value in found.items()}


def main() -> None:
    """Play a game and print the cost; it is taken before anything else is imported."""
    from bangsim.sim.bench import compile_everything

    compile_everything()
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(
        json.dumps(
            {
                "cpu_seconds": used.ru_utime + used.ru_stime,
                "peak_megabytes": used.ru_maxrss / 1024,
                "versions": versions_of_rules(),
            }
        )
    )


if __name__ == "__main__":
    main()
