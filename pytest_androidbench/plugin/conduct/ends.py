"""The ends of a task: doing nothing, its solution and each mistake, played once and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import TypeAlias

from pytest_androidbench.episodes.loop import play
from pytest_androidbench.episodes.playback import Keeping, KeptTurn, Repeating
from pytest_androidbench.mutants.tracing import LineTrace, callers
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.expectation import fault_of
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.roles import Part

RunEpisode = Callable[[Assignment], "Record | None"]
"""Runs an episode with its attempts; None = it was called off."""
Request: TypeAlias = tuple[int, str, bytes]
"""What is asked of a device and given with it, behind the number of turns before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """One end of a task, as it was played."""

    assignment: Assignment
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
    requests: list[Request] = field(default_factory=list)
    """Those that may change the device, up to the last turn."""
    writers: set[tuple[str, str]] = field(default_factory=set)
    """File and name of functions that made such a request before the last turn."""


class Ends:
    """Plays the ends of a task, and judges them as often as it is asked."""

    def __init__(self, bench: Bench, run_episode: RunEpisode) -> None:
        self._bench = bench
        self._run_episode = run_episode

    def play(self, assignment: Assignment, name: str) -> End | None:
        """Play an end; None where it did not come to a verdict.

        Args:
            assignment: the end.
            name: what its snapshots' names begin with.
        """
        keeping = Keeping(name)
        with self._playing(keeping):
            record = self._run_episode(assignment)
        if record is None or not record.outcome.scored:
            return None
        return End(assignment=assignment, record=record, turns=tuple(keeping.turns))

    def judge(self, end: End, trace: LineTrace) -> Seen:
        """Call the body again, its turns as they were kept.

        Args:
            end: of the task.
            trace: follows the body.
        """
        repeating, seen = Repeating(end.turns), Seen()
        device = self._bench.holder.acquire()

        def listen(request: str, data: bytes) -> None:
            if repeating.begun < len(end.turns):
                seen.requests.append((repeating.begun, request, data))
                seen.writers |= {(c.co_filename, c.co_qualname) for c in callers(trace.files)}

        device.tell_changes(listen)
        try:
            with self._playing(repeating, trace):
                seen.record = self._run_episode(end.assignment)
        finally:
            device.tell_changes(None)
        return seen

    def be_apart(self) -> None:
        """Let judgements be watched by nobody: this process is a fork of the one that is."""
        assert self._bench.run is not None
        self._bench.let_nobody_watch(self._bench.run)

    @contextmanager
    def _playing(
        self, way: Keeping | Repeating, around: AbstractContextManager[object] | None = None
    ) -> Iterator[None]:
        self._bench.play, self._bench.around = way, around or nullcontext()
        try:
            yield
        finally:
            self._bench.play, self._bench.around = play, nullcontext()


def comes_to(record: Record) -> str:
    """What is wrong with an end's record; "" where it is as it must be."""
    fault = fault_of(record)
    if fault or record.role is None or record.role.part is not Part.MISTAKE:
        return fault
    if not record.audit_check and record.assertion is None:
        failed = ", ".join(check.label for check in record.checks if not check.passed)
        return f"the mistake {record.role.label!r} fails at {failed}, not outside of all checks"
    return ""
