"""Calls a function's changed codes beside the function itself, and sees which do the same.

A judgement goes through the whole body for one change. But most changes that live do, on most ends,
just what the function does as it stands: then the body goes on as it did, and need not. So the body
is called once for all of them, and wherever it calls the function, each changed code is called with
copies of the same, asks the device the same and hears the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any, Final, TypeAlias, TypeVar

from pytest_androidbench.devices.link.asking import Between, Request
from pytest_androidbench.mutants.likeness import Likeness, NoCopyError, cannot_change
from pytest_androidbench.mutants.tracing import Bound, TooLong, bounded

T = TypeVar("T")
Heard: TypeAlias = tuple[Request, Any]
Asking: TypeAlias = Callable[[Between], AbstractContextManager[None]]
_TOLD: Final = 300
"""Characters of an error."""
_CALLED: Final = "__androidbench_called__"
"""The name under which a function's module has, meanwhile, who is called in its place."""


class Listening:
    """Takes note of what the device is asked, and of what it answers."""

    def __init__(self, between: Between) -> None:
        self._between = between
        self.heard: list[Heard] = []

    def ask(self, request: Request, live: Callable[[], T]) -> T:
        """The answer of whoever is asked."""
        answer = self._between.ask(request, live)
        self.heard.append((request, answer))
        return answer


@dataclass(frozen=True, slots=True, kw_only=True)
class RaisedAlone:
    """Where a changed code, alike until then, raises what the function does not."""

    number: int
    """Which code."""
    call: int
    """In which call of the function, counted from 1."""
    kind: str
    """The type of the error."""
    told: str


class Comparing:
    """Stands in a function's place."""

    def __init__(
        self,
        function: FunctionType,
        changed: Mapping[int, CodeType],
        most: Bound,
        listening: Listening,
        asking: Asking,
        likeness: Likeness,
    ) -> None:
        """Prepare to be called.

        Args:
            function: as it stands.
            changed: other codes of it, by number.
            most: how much one of these may execute.
            listening: hears what the function asks.
            asking: has another one asked for a while.
            likeness: copies what is given, and compares what comes of it.
        """
        self._function = _with(function, function.__code__)
        self._changed = {number: _with(function, code) for number, code in changed.items()}
        self._most, self._listening = most, listening
        self._asking, self._likeness = asking, likeness
        self._inside: FunctionType | None = None
        """Which one is being called: it may call itself."""
        self.alike: set[int] = set(changed)
        """Those that did the same in all calls."""
        self.raised: list[RaisedAlone] = []
        """Those that did until they raised, and changed nothing in that call."""
        self.calls = 0

    @property
    def code(self) -> CodeType:
        """For the function: hands its calls over to this object."""
        name = self._function.__name__
        name = name if name.isidentifier() else "called"
        source = f"def {name}(*args, **kwargs): return {_CALLED}(args, kwargs)"
        codes = compile(source, "<comparing>", "exec").co_consts
        self._function.__globals__[_CALLED] = self._called
        return next(each for each in codes if isinstance(each, CodeType))

    def end(self) -> None:
        """Leave the function's module as it was."""
        self._function.__globals__.pop(_CALLED, None)

    def _called(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if self._inside is not None:
            return self._inside(*args, **kwargs)
        self.calls += 1
        given = self._copied((args, kwargs))
        begun = len(self._listening.heard)
        came = self._came(self._function, (args, kwargs))
        if given is not None:
            heard = self._listening.heard[begun:]
            self.alike = {each for each in self.alike if self._is_alike(each, came, given, heard)}
        if came.error is not None:
            raise came.error
        return came.value

    def _copied(self, given: _Given) -> _Given | None:
        """A copy of what is given; None where there is none, and nobody can be compared."""
        try:
            return self._copy(given)
        except NoCopyError:
            self.alike = set()
            return None

    def _copy(self, given: _Given) -> _Given:
        args, kwargs = given
        if cannot_change(args) and cannot_change(kwargs.values()):
            return args, dict(kwargs)
        copied: _Given = self._likeness.copied(given)
        return copied

    def _is_alike(self, number: int, wanted: _Came, given: _Given, heard: Sequence[Heard]) -> bool:
        again = _Again(heard)
        changed, mine = self._changed[number], self._copy(given)
        try:
            with self._asking(again), bounded(self._most, changed.__code__):
                came = self._came(changed, mine)
        except (TooLong, _Otherwise):
            return False
        if came.error is not None and wanted.error is None:
            self._note(number, came.error, unchanged=self._likeness.alike(mine, given))
        return again.is_over and self._likeness.alike(wanted.told, came.told)

    def _note(self, number: int, error: Exception, *, unchanged: bool) -> None:
        # A check that fails lets the body go on, to the next call.
        if unchanged and not isinstance(error, AssertionError):
            kind = type(error).__qualname__
            told = f"{kind}: {error}"[:_TOLD]
            self.raised.append(RaisedAlone(number=number, call=self.calls, kind=kind, told=told))

    def _came(self, function: FunctionType, given: _Given) -> _Came:
        args, kwargs = given
        self._inside = function
        try:
            return _Came(value=function(*args, **kwargs), given=given)
        except Exception as error:  # noqa: BLE001 - it is compared, and what the function raised is raised again
            return _Came(error=error, given=given)
        finally:
            self._inside = None


_Given: TypeAlias = tuple[tuple[Any, ...], dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Came:
    """What came of a call."""

    given: _Given
    """As it is afterwards."""
    value: Any = None
    error: Exception | None = None

    @property
    def told(self) -> list[object]:
        """What two calls of the same have in common."""
        return [self.value, self.given, type(self.error), str(self.error)]


class _Otherwise(BaseException):
    """Something else is asked; no Exception, so that no handler takes it for its own."""


class _Again:
    """Answers what was heard before, in the same order."""

    def __init__(self, heard: Sequence[Heard]) -> None:
        self._left = list(heard)

    @property
    def is_over(self) -> bool:
        """Whether all of it was asked."""
        return not self._left

    def ask(self, request: Request, _live: Callable[[], T]) -> T:
        """The answer of before."""
        if not self._left or self._left[0][0] != request:
            raise _Otherwise
        answer: T = self._left.pop(0)[1]
        return answer


def _with(function: FunctionType, code: CodeType) -> FunctionType:
    """A function that differs in its code alone."""
    found = FunctionType(
        code, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    found.__kwdefaults__ = function.__kwdefaults__
    return found
