"""Empties the frames that exceptions went through, once nobody looks at them any more."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Iterator
from contextlib import suppress
from types import FrameType
from typing import Final

_PAUSES: Final = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR


def empty_frames(*errors: BaseException | None) -> None:
    """Drop the local variables of all finished calls on the way of exceptions and their causes.

    An exception holds its frames and they hold it: pytest's keep the report's exception in a
    variable, ours the attempt with all it saw. The collector would come round to that only after
    a hundred failed episodes or so.
    """
    for error in _chained(errors):
        for frame in _frames(error):
            # Those that still run cannot be emptied, and need not be.
            with suppress(RuntimeError):
                frame.clear()
                # pytest has looked at the variables, which left a copy; looking again empties it.
                _ = frame.f_locals


def _frames(error: BaseException) -> set[FrameType]:
    """The frames it went through, and their callers, which pytest's own are in part."""
    found = set()
    for passed, _ in traceback.walk_tb(error.__traceback__):
        found.add(passed)
        # A caller may be a fixture that waits behind its yield: emptying it would end it.
        found.update(caller for caller in _callers(passed) if not caller.f_code.co_flags & _PAUSES)
    return found


def _callers(frame: FrameType) -> Iterator[FrameType]:
    # Not `traceback.walk_stack`: given None, for a frame that nobody waits for, it walks the stack
    # it is called on, and these functions would keep their own frames alive in a circle.
    caller = frame.f_back
    while caller is not None:
        yield caller
        caller = caller.f_back


def _chained(errors: tuple[BaseException | None, ...]) -> Iterator[BaseException]:
    """The exceptions and those they came from, each once."""
    seen: set[int] = set()
    left = list(errors)
    while left:
        error = left.pop()
        if error is not None and id(error) not in seen:
            seen.add(id(error))
            yield error
            left += (error.__cause__, error.__context__)
