"""From params as records hold them back to the values a task takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from pytest_androidbench.codec import from_plain, to_json
from pytest_androidbench.errors import CodecError, TaskDefinitionError
from pytest_androidbench.tasks.params import draws, record_values
from pytest_androidbench.tasks.task import Task

SAMPLES: Final = 30
"""Draws that are looked at to learn what kind of values a param has."""


def rebuilt(task: Task, suite: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """Make the values of a task's params of plain data, each like those that are drawn.

    Raises:
        TaskDefinitionError: names or values are not what the task takes.
        ParamsError: a strategy gave no value to learn from.
    """
    if unlike := sorted(set(params) ^ set(task.params)):
        raise _wrong(task, f"its params are {_names(task.params)}, not {_names(params)}: {unlike}")
    samples = list(draws(task, suite, range(SAMPLES)))
    return {name: _one(task, name, params[name], [s[name] for s in samples]) for name in params}


def _one(task: Task, name: str, plain: object, samples: Sequence[object]) -> Any:
    try:
        return value_like(plain, samples)
    except ValueError as error:
        what = f"param {name!r} cannot be {plain!r:.80}: drawn ones are unlike it"
        raise _wrong(task, what) from error


def value_like(plain: Any, samples: Iterable[object]) -> Any:
    """Make a value of plain data that is of the kind of one of some values.

    A strategy does not say which type its values have, so that what it draws is taken for a
    sample: dates, enums and data classes come back from what a record keeps of them.

    Raises:
        ValueError: it is like none of them.
    """
    for sample in samples:
        try:
            value = _like(plain, sample)
        except (CodecError, TypeError, ValueError, KeyError):
            continue
        if _same(value, plain):
            return value
    raise ValueError(plain)


def _same(value: Any, plain: Any) -> bool:
    """Whether plain data are what a record keeps of a value; the order within a set is chance."""
    kept = record_values({"value": value})["value"]
    if isinstance(value, set | frozenset):
        return sorted(map(to_json, kept)) == sorted(map(to_json, plain))
    return to_json(kept) == to_json(plain)


def _like(plain: Any, sample: Any) -> Any:
    if sample is None or isinstance(sample, str | int | float):
        return from_plain(type(sample), plain)
    if is_dataclass(sample) and not isinstance(sample, type):
        parts = {f.name: _like(plain[f.name], getattr(sample, f.name)) for f in fields(sample)}
        return type(sample)(**parts)
    if isinstance(sample, Mapping):
        values = list(sample.values())
        return {key: _like(plain[key], sample.get(key, values[0])) for key in plain}
    if isinstance(sample, list | tuple | set | frozenset):
        return type(sample)(_items(plain, list(sample)))
    return from_plain(type(sample), plain)


def _items(plain: Sequence[Any], samples: Sequence[Any]) -> list[Any]:
    """Each like the one in its place; beyond these, like whichever it fits."""
    return [_like_any(item, [*samples[at : at + 1], *samples]) for at, item in enumerate(plain)]


def _like_any(plain: Any, samples: Sequence[Any]) -> Any:
    for sample in samples:
        try:
            return _like(plain, sample)
        except (CodecError, TypeError, ValueError, KeyError):
            continue
    raise ValueError(plain)


def _names(names: Mapping[str, object]) -> str:
    return ", ".join(sorted(names)) or "none"


def _wrong(task: Task, what: str) -> TaskDefinitionError:
    return TaskDefinitionError(f"task {task.id!r}: {what}", file=task.file, line=task.line)
