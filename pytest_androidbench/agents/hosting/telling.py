"""What is told of an exception, whatever its class does when it is asked."""

from __future__ import annotations

import traceback
from types import TracebackType
from typing import Final

from pytest_androidbench.agents.hosting.messages import Told
from pytest_androidbench.texts import bounded, clean, said_by

_MOST: Final = 1_000_000
"""Characters of a text that are sent; a record keeps them in a file of their own."""
_MOST_CAUSES: Final = 10
_MOST_KINDS: Final = 30
_OWN: Final = __package__ or ""


def told(error: BaseException) -> Told:
    """An exception as plain data: class names, text, traceback, and what caused it."""
    return _told(error, _MOST_CAUSES, {id(error)})


def _told(error: BaseException, depth: int, seen: set[int]) -> Told:
    cause = error.__cause__
    if cause is None and not error.__suppress_context__:
        cause = error.__context__
    known = cause is None or id(cause) in seen or depth == 0
    return Told(
        kinds=tuple(_name(kind) for kind in type(error).__mro__[:_MOST_KINDS]),
        text=bounded(clean(said_by(error)), _MOST),
        traceback=bounded(clean(_trace(error)), _MOST),
        cause=None if known else _told(cause, depth - 1, seen | {id(cause)}),  # type: ignore[arg-type]
    )


def _name(kind: type) -> str:
    return clean(f"{kind.__module__}.{kind.__qualname__}")[:200]


def _trace(error: BaseException) -> str:
    """The traceback from the agent's own code on."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None and _is_own(at):
        at = at.tb_next
    try:
        lines = traceback.format_list(traceback.extract_tb(at))
    except Exception as worse:  # noqa: BLE001 - sources and loaders are foreign, too
        lines = [f"  (its traceback cannot be had: {type(worse).__name__})\n"]
    return "Traceback (most recent call last):\n" + "".join(lines)


def _is_own(at: TracebackType) -> bool:
    return str(at.tb_frame.f_globals.get("__name__", "")).startswith(_OWN)
