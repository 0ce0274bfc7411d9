"""Values of params that are given as plain data, made into what the task itself would draw.

A strategy does not say which type its values have, so that what it draws is taken for a sample:
dates, enums and data classes come back from what a record keeps of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any, Final

from pytest_androidbench.codec import from_plain, to_json
from pytest_androidbench.errors import CodecError, ParamsGivenError
from pytest_androidbench.tasks.params import draws, record_values
from pytest_androidbench.tasks.task import Task
from pytest_androidbench.texts import shown

SAMPLES: Final = 30
"""Draws that are looked at to learn what kind of values a param has."""
_UNLIKE: Final = (CodecError, TypeError, ValueError, LookupError, AttributeError)


def with_given(
    task: Task, suite: str, drawn: Mapping[str, Any], plain: Mapping[str, Any]
) -> dict[str, Any]:
    """Drawn params with some of them replaced by what is given.

    Args:
        task: whose params they are.
        suite: it belongs to.
        drawn: values for its seed.
        plain: values by name, as a record keeps them.

    Raises:
        ParamsGivenError: the task has no such param, or a value is none that it would draw.
    """
    if unknown := sorted(plain.keys() - task.params.keys()):
        known = ", ".join(task.params) or "none"
        raise ParamsGivenError(
            f"task {suite}/{task.id} has no param {', '.join(unknown)}; it has {known}"
        )
    samples = list(islice(draws(task, suite, range(SAMPLES)), SAMPLES)) if plain else []
    given = {
        name: _one(f"{suite}/{task.id}", name, [drawn[name], *(s[name] for s in samples)], value)
        for name, value in plain.items()
    }
    return {**drawn, **given}


def _one(task: str, name: str, samples: list[Any], plain: Any) -> Any:
    try:
        return value_like(plain, samples)
    except ValueError as error:
        raise ParamsGivenError(
            f"task {task}: {shown(plain)[:200]} cannot be a value of its param {name}, which is "
            f"such as {shown(samples[0])[:200]}"
        ) from error


def value_like(plain: Any, samples: Iterable[object]) -> Any:
    """Make a value of plain data that is of the kind of one of some values.

    Raises:
        ValueError: it is like none of them.
    """
    for sample in samples:
        try:
            value = _like(plain, sample)
        except _UNLIKE:
            continue
        if _same(value, plain):
            return value
    raise ValueError(plain)


def _same(value: Any, plain: Any) -> bool:
    """Whether plain data are what a record keeps of a value; a set's may be in any order."""
    kept = record_values({"value": value})["value"]
    if isinstance(value, set | frozenset):
        return sorted(map(to_json, kept)) == sorted(map(to_json, plain))
    return to_json(kept) == to_json(plain)


def _like(plain: Any, sample: Any) -> Any:
    if is_dataclass(sample) and not isinstance(sample, type):
        parts = {
            f.name: _like(plain[f.name], getattr(sample, f.name)) for f in fields(sample) if f.init
        }
        return type(sample)(**parts)
    if isinstance(sample, Mapping):
        values = list(sample.values())
        return {key: _like(plain[key], sample.get(key, values[0])) for key in plain}
    if isinstance(sample, list | tuple | set | frozenset):
        items = sorted(sample, key=shown) if isinstance(sample, set | frozenset) else list(sample)
        return type(sample)(_items(plain, items))
    return from_plain(type(sample), plain)


def _items(plain: Sequence[Any], samples: Sequence[Any]) -> list[Any]:
    """Each like the one in its place; beyond these, like whichever it fits."""
    return [_like_any(item, [*samples[at : at + 1], *samples]) for at, item in enumerate(plain)]


def _like_any(plain: Any, samples: Sequence[Any]) -> Any:
    for sample in samples:
        try:
            return _like(plain, sample)
        except _UNLIKE:
            continue
    raise ValueError(plain)
