"""Fits the texts of a record to be written and shown, and notes on it which were changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pytest_androidbench.codec import from_plain, to_plain
from pytest_androidbench.records.record import Record
from pytest_androidbench.texts import MAX_TEXT, bounded

_NAMES: Final = frozenset({"cell", "nodeid", "audit"})
"""What an episode is found by; made of names that hold nothing unfit."""
_WHOLE: Final = frozenset({"goal", "params", "answer", "reason", "traceback"})
"""What is part of the episode however long it is, and what is bounded where it is written."""


def fitted(record: Record, fit: Callable[[str], str]) -> Record:
    """A record whose texts went through `fit` and are bounded; `fitted` on it names those changed.

    Args:
        record: as it was put together, its params as plain data.
        fit: shows what a text must not hold, and leaves the rest as it is.
    """
    plain = to_plain(record)
    texts = {name: value for name, value in plain.items() if name not in _NAMES}
    fit_texts = {name: _fitted(value, _bounding(name, fit)) for name, value in texts.items()}
    changed = sorted(name for name, value in texts.items() if value != fit_texts[name])
    return from_plain(Record, {**plain, **fit_texts, "fitted": changed})


def _bounding(name: str, fit: Callable[[str], str]) -> Callable[[str], str]:
    if name in _WHOLE:
        return fit
    return lambda text: bounded(fit(text), MAX_TEXT)


def _fitted(value: Any, fit: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return fit(value)
    if isinstance(value, dict):
        return {_fitted(key, fit): _fitted(inner, fit) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_fitted(inner, fit) for inner in value)
    return value
