"""What exceptions hold is freed at once, and nothing else is held instead."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

from pytest_androidbench.plugin.conduct.frames import empty_frames


class Seen:
    """Stands for what an episode holds."""


@contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def fails() -> Iterator[None]:
    """Raises in a frame that nobody waits for once it is over."""
    seen = Seen()
    yield
    raise ValueError(seen)


def error_of_generator() -> ValueError:
    steps = fails()
    next(steps)
    try:
        next(steps)
    except ValueError as error:
        return error.with_traceback(error.__traceback__ and error.__traceback__.tb_next)
    raise AssertionError("it raises")


def forget(seen: Seen) -> weakref.ref[Seen]:
    empty_frames(error_of_generator())
    return weakref.ref(seen)


def test_forgetting_holds_nothing_of_who_forgets() -> None:
    with no_collector():
        held = [forget(Seen()) for _ in range(100)]
        assert [seen for seen in held if seen() is not None] == []
