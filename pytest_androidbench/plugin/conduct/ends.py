"""The ends of a task: doing nothing, its solution and each mistake, played once and kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeAlias, TypeVar

from pytest_androidbench import devices
from pytest_androidbench.devices.link.asking import NOBODY, Between, Request
from pytest_androidbench.devices.tape import Outermost
from pytest_androidbench.episodes.loop import play
from pytest_androidbench.episodes.playback import Keeping, KeptTurn, Repeating
from pytest_androidbench.errors import DeviceUnavailable
from pytest_androidbench.mutants.likeness import Likeness
from pytest_androidbench.mutants.tracing import callers
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.expectation import fault_of
from pytest_androidbench.plugin.conduct.several import RunEpisode
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.roles import Part
from pytest_androidbench.tasks.params import draw

T = TypeVar("T")
Arranging: TypeAlias = tuple[int, Request]
"""What may change the device, behind the number of turns before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """One end of a task, as it was played."""

    assignment: Assignment
    states: str
    """What the names of the states begin with that were kept of the device."""
    record: Record
    turns: tuple[KeptTurn, ...]

    @property
    def name(self) -> str:
        """What acted, and on which seed."""
        return f"{self.assignment.audit} on seed {self.assignment.cell.seed}"


@dataclass(slots=True)
class Seen:
    """What a judgement came to, and what the body did meanwhile."""

    record: Record | None = None
    """None = it was called off."""
    arranging: list[Arranging] = field(default_factory=list)
    """All that may change the device, up to the last turn."""
    otherwise: bool = False
    """Whether it was called off because the body arranges otherwise than it must."""
    writers: set[tuple[str, str]] = field(default_factory=set)
    """File and name of functions that made such a request before the last turn."""


class Ends:
    """Plays the ends of a task, and judges them as often as it is asked."""

    def __init__(self, bench: Bench, run_episode: RunEpisode, files: Container[str]) -> None:
        """Prepare to play.

        Args:
            bench: of this process.
            run_episode: runs one.
            files: those among whose functions the writers are looked for.
        """
        self._bench = bench
        self._run_episode = run_episode
        self._files = files

    def play(self, assignment: Assignment, name: str) -> End | None:
        """Play an end; None where it did not come to a verdict.

        Args:
            assignment: the end.
            name: what its snapshots' names begin with.
        """
        keeping, assignment = Keeping(name), _with_values(assignment)
        with self._playing(keeping):
            record = self._run_episode(assignment)
        if record is None or not record.outcome.scored:
            return None
        return End(assignment=assignment, states=name, record=record, turns=tuple(keeping.turns))

    def play_again(self, end: End) -> End:
        """Play an end on another device than before.

        Raises:
            DeviceUnavailable: it does not come to a verdict there.
        """
        again = self.play(end.assignment, end.states)
        if again is None:
            raise DeviceUnavailable(f"{end.name} comes to no verdict on another device")
        return again

    def judge(
        self,
        end: End,
        around: AbstractContextManager[object],
        between: Between,
        arranging: Sequence[Arranging] | None = None,
    ) -> Seen:
        """Call the body again, its turns as they were kept.

        Args:
            end: of the task.
            around: what the body is called in.
            between: is asked in place of the device.
            arranging: what the body must arrange, or else is called off; None = whatever it does.
        """
        repeating, seen = Repeating(end.turns), Seen()
        device = self._bench.holder.acquire()
        hearing = _Hearing(between, repeating, self._files, seen, arranging)
        device.put_between(Outermost(hearing))
        try:
            with self._playing(repeating, around):
                # Attempt after attempt would be made on a device that is replaced meanwhile.
                seen.record = self._run_episode(_once(end.assignment))
        finally:
            device.put_between(NOBODY)
        return seen

    @contextmanager
    def asking(self, between: Between) -> Iterator[None]:
        """Let another one be asked in place of the device for a while, heard by nobody."""
        device = self._bench.holder.acquire()
        before = device.put_between(between)
        try:
            yield
        finally:
            device.put_between(before)

    @property
    def likeness(self) -> Likeness:
        """How what the functions of these files are given is copied and compared."""
        return Likeness(shared=_is_of_a_device, open=partial(_is_declared_in, self._files))

    def give_device_up(self, why: str) -> None:
        """Have another device from now on, which has none of the turns that were kept."""
        self._bench.holder.give_up(why)

    def be_apart(self) -> None:
        """Let judgements be watched by nobody: this process is a fork of the one that is."""
        self._bench.let_nobody_watch()

    @contextmanager
    def _playing(
        self, way: Keeping | Repeating, around: AbstractContextManager[object] | None = None
    ) -> Iterator[None]:
        self._bench.play, self._bench.around = way, around or nullcontext()
        try:
            yield
        finally:
            self._bench.play, self._bench.around = play, nullcontext()


def _is_of_a_device(value: object) -> bool:
    """Whether something hands on what is asked of a device, all of which is heard."""
    return type(value).__module__.startswith(f"{devices.__name__}.")


def _is_declared_in(files: Container[str], value: object) -> bool:
    module = sys.modules.get(type(value).__module__)
    return getattr(module, "__file__", None) in files and hasattr(value, "__dict__")


def _with_values(assignment: Assignment) -> Assignment:
    """An episode with what is drawn for it, which is drawn once."""
    values = draw(assignment.task, assignment.suite.name, assignment.cell.seed)
    return replace(assignment, draw=replace(assignment.draw, values=values))


def _once(assignment: Assignment) -> Assignment:
    """An episode that is not tried again, whatever its device does."""
    return replace(assignment, terms=replace(assignment.terms, retry_infra=0))


class _ArrangedOtherwise(BaseException):
    """Ends a judgement; no Exception, so that no handler in the body takes it for its own."""


@dataclass(frozen=True, slots=True)
class _Hearing:
    """Takes note of what may change the device before the last turn, and of who asks for it."""

    _between: Between
    _repeating: Repeating
    _files: Container[str]
    _seen: Seen
    _wanted: Sequence[Arranging] | None

    def ask(self, request: Request, live: Callable[[], T]) -> T:
        """The answer, from whoever is asked in place of the device."""
        if request.changes and self._repeating.left:
            self._note(request)
        return self._between.ask(request, live)

    def _note(self, request: Request) -> None:
        arranging = self._seen.arranging
        arranging.append((self._repeating.begun, request))
        if self._wanted is None:
            self._seen.writers |= {(c.co_filename, c.co_qualname) for c in callers(self._files)}
        elif arranging[-1:] != self._wanted[len(arranging) - 1 : len(arranging)]:
            self._seen.otherwise = True
            raise _ArrangedOtherwise


def comes_to(record: Record) -> str:
    """What is wrong with an end's record; "" where it is as it must be."""
    fault = fault_of(record)
    if fault or record.role is None or record.role.part is not Part.MISTAKE:
        return fault
    if not record.audit_check and record.assertion is None:
        failed = ", ".join(check.label for check in record.checks if not check.passed)
        return f"the mistake {record.role.label!r} fails at {failed}, not outside of all checks"
    return ""
