"""From pydantic's errors to problems that tell what would be right."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from bangsim.content import catalogue
from bangsim.sim.problems import ABSENT, Problem

LISTED = 15
"""Up to so many keys a message lists all of them; the rules alone are more."""


def carrier(problems: Sequence[Problem]) -> PydanticCustomError:
    """The error that a validator raises to tell several problems at once."""
    return PydanticCustomError("problems", "the study does not fit together", {"problems": list(problems)})


def problems_of(error: ValidationError, model: type[BaseModel], data: object = None) -> list[Problem]:
    """All problems of a failed validation of `data` by `model`, each once."""
    found = [problem for details in error.errors(include_url=False) for problem in _problems(details, model, data)]
    return list({str(problem): problem for problem in found}.values())


def _place(details: ErrorDetails, data: object) -> Iterator[str]:
    """The keys that lead to what is wrong; a table of a list goes by its id."""
    for part in details["loc"]:
        if isinstance(part, str):
            if part.startswith("["):
                continue
            data = data.get(part) if isinstance(data, Mapping) else None
            yield part
        else:
            # Which value of a list is wrong, the value itself tells.
            data = data[part] if isinstance(data, Sequence) and part < len(data) else None
            if isinstance(data, Mapping):
                yield catalogue.plain(str(data.get("id", ""))) or str(part + 1)


def _problems(details: ErrorDetails, model: type[BaseModel], data: object) -> Iterator[Problem]:
    place = list(_place(details, data))
    key, value, kind = ".".join(place), details["input"], details["type"]
    if kind == "problems":
        for problem in details["ctx"]["problems"]:
            yield replace(problem, key=".".join(filter(None, (key, problem.key))))
    elif kind == "missing":
        yield Problem(key, ABSENT, f"is missing; {_description(model, place)}")
    elif kind == "extra_forbidden":
        yield Problem(key, value, _unknown_key(place, model))
    elif kind in ("model_type", "dict_type"):
        yield Problem(key, value, "should be a table of keys and values" + (f", under [{key}]" if key else ""))
    elif kind == "value_error":
        yield Problem(key, value, str(details["ctx"]["error"]))
    else:
        yield Problem(key, value, details["msg"])


def _description(model: type[BaseModel], place: Sequence[str]) -> str:
    part = model if len(place) == 1 else _parts(model.model_fields[place[0]].annotation)[0]
    text = part.model_fields[place[-1]].description or ""
    return text[:1].lower() + text[1:].rstrip(".")


def _unknown_key(place: Sequence[str], model: type[BaseModel]) -> str:
    """What to say of a key that nothing has: a near one, or the right place of one that stands elsewhere."""
    keys = dict(_keys(model, ()))
    parent, name = tuple(place[:-1]), catalogue.plain(place[-1])
    if parent and parent not in keys:
        parent = (parent[0], "*")
    here = keys.get(parent, [])
    elsewhere = {one: ".".join((*path, one)) for path, names in keys.items() for one in names}
    near = name if name in elsewhere else catalogue.near(name, here) or catalogue.near(name, elsewhere)
    if near:
        return f"there is no such key; did you mean {near if near in here else elsewhere[near]}?"
    if len(here) <= LISTED:
        return f"there is no such key; there are: {', '.join(here)}"
    return "there is no such key; `bangsim list rules` shows all switches"


def _keys(model: type[BaseModel], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """The keys of every table of `model`, as they are written; a table whose name is free stands under ``*``."""
    fields = {info.alias or name: info for name, info in model.model_fields.items()}
    yield path, list(fields)
    for name, info in fields.items():
        for part in _parts(info.annotation):
            yield from _keys(part, (*path, name) if part is info.annotation else (*path, name, "*"))


def _parts(annotation: object) -> list[type[BaseModel]]:
    """The models that a value may consist of."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    return [part for inner in get_args(annotation) for part in _parts(inner)]


def without(data: Mapping[str, Any], problems: Sequence[Problem]) -> dict[str, Any]:
    """`data` without the keys that have a problem."""
    rest: dict[str, Any] = {}
    wrong = {problem.key for problem in problems}
    for name, value in data.items():
        inner = [
            Problem(problem.key.removeprefix(f"{name}."), problem.value, problem.message)
            for problem in problems
            if problem.key.startswith(f"{name}.")
        ]
        if name not in wrong:
            rest[name] = without(value, inner) if isinstance(value, Mapping) else value
    return rest
