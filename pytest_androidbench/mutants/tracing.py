"""What of some files' code is executed, and a bound for it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import CodeType, FrameType, TracebackType
from typing import Any, TypeAlias

_Tracer: TypeAlias = Callable[[FrameType, str, Any], Any]


class TooLong(BaseException):
    """More was executed than is allowed.

    No Exception, so that no handler in the code that runs too long takes it for its own.
    """


@dataclass(slots=True)
class LineTrace:
    """Follows the code of some files in this thread, while it is entered by `with`.

    Only what is called meanwhile is followed, not the caller itself. A debugger or a measurement of
    coverage that follows the thread does so no more meanwhile, and goes on afterwards.
    """

    files: Container[str]
    """As `co_filename` has them."""
    lines: set[tuple[str, int]] = field(default_factory=set)
    """File and line of all that was executed."""
    codes: dict[CodeType, None] = field(default_factory=dict)
    """The functions that were called, in their order."""
    calls: int = 0
    """Of any function, so far."""
    lines_of: Counter[CodeType] = field(default_factory=Counter)
    """How many lines each code of these files has executed."""
    _before: Any = None

    def __enter__(self) -> LineTrace:
        self._before = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        sys.settrace(self._before)

    def _called(self, frame: FrameType, _event: str, _value: object) -> _Tracer | None:
        self.calls += 1
        if frame.f_code.co_filename not in self.files:
            return None
        self.codes[frame.f_code] = None
        frame.f_trace_lines = True
        return self._executed

    def _executed(self, frame: FrameType, event: str, _value: object) -> _Tracer | None:
        if event == "line":
            self.lines_of[frame.f_code] += 1
            self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._executed


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """How much may be executed."""

    calls: int
    """Of any function."""
    lines: int
    """Of one function and those inside of it."""


@contextmanager
def bounded(most: Bound, code: CodeType) -> Iterator[None]:
    """Let no more be executed in this thread than so many lines of some code, and calls of any.

    Lines of other code are not counted, which takes several times as long as to execute them: what
    goes on for ever goes on calling, or does so in the code itself, or is left to a bound in time.

    Raises:
        TooLong: more was about to be.
    """
    calls, lines, followed = most.calls, most.lines, set(codes_in(code))

    def count(_frame: FrameType, event: str, _value: object) -> _Tracer | None:
        nonlocal lines
        if event == "line":
            lines -= 1
            if lines < 0:
                raise TooLong(f"more than {most.lines} lines")
        return count

    def called(frame: FrameType, _event: str, _value: object) -> _Tracer | None:
        nonlocal calls
        calls -= 1
        if calls < 0:
            raise TooLong(f"more than {most.calls} calls")
        return count if frame.f_code in followed else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        yield
    finally:
        sys.settrace(before)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """Some code and that of all that is declared in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def callers(files: Container[str]) -> list[CodeType]:
    """The code of these files that is being executed in this thread, innermost first."""
    found: list[CodeType] = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        if frame.f_code.co_filename in files:
            found.append(frame.f_code)
        frame = frame.f_back
    return found
