"""Params that a goal names and the task's function never looks at: no check can know of them."""

from __future__ import annotations

import dis
import inspect
from collections.abc import Callable, Iterable, Iterator
from string import Formatter
from typing import Final

_ALL: Final = "params"
"""Who asks an episode for this has all of them."""


def unread_params(function: Callable[..., None], goals: Iterable[str]) -> tuple[str, ...]:
    """The params that a task's goal names and its function reads nowhere.

    A function that takes any keyword, or asks for all params, is taken to read each.

    Args:
        function: the task's.
        goals: its templates.
    """
    code = function.__code__
    if code.co_flags & inspect.CO_VARKEYWORDS or _ALL in code.co_names:
        return ()
    read = {name for instruction in dis.get_instructions(code) for name in _loaded(instruction)}
    named = dict.fromkeys(name for goal in goals for name in _named(goal))
    return tuple(name for name in named if name not in read and name not in code.co_cellvars)


def unread_text(name: str) -> str:
    """What it means, and what to do."""
    return (
        f"the goal names {{{name}}}, and the task's function reads it nowhere: whatever an agent "
        "makes of it passes. Where it can be wrong, compare it in a check, and add a mistake that "
        "gets it alone wrong"
    )


def _named(goal: str) -> Iterator[str]:
    for _, field, _, _ in Formatter().parse(goal):
        if field:
            yield field.partition(".")[0].partition("[")[0]


def _loaded(instruction: dis.Instruction) -> tuple[str, ...]:
    if not instruction.opname.startswith("LOAD_"):
        return ()
    # Python 3.13 loads two by one instruction.
    value = instruction.argval
    return tuple(value) if isinstance(value, tuple) else (str(value),)
