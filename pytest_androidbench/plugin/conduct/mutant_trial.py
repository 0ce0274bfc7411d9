"""One mutant on the ends that reach it, each judgement in a process of its own."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from types import CodeType
from typing import Final

from pytest_androidbench.mutants.judged import Fate
from pytest_androidbench.mutants.sites import Mutation
from pytest_androidbench.mutants.sources import Subject
from pytest_androidbench.mutants.tracing import LineTrace
from pytest_androidbench.plugin.conduct.apart import Lost, apart
from pytest_androidbench.plugin.conduct.ends import End, Ends, Request, comes_to
from pytest_androidbench.records.outcome import Outcome

TIMES: Final = 100
"""How many times as many lines a judgement may execute as the code does as it stands."""
SECONDS: Final = 60.0
"""What a judgement may take before its process counts as lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Base:
    """What the code does on an end as it stands."""

    end: End
    lines: set[tuple[str, int]]
    """File and line of all that is executed."""
    count: int
    """Lines and calls."""
    requests: list[Request]
    """Those that may change the device, up to the last turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndReport:
    """What a judgement in a process of its own came to, as plain data."""

    outcome: str
    fault: str
    """What an audit finds wrong; "" = nothing."""
    reason: str
    same_requests: bool
    """Whether the task was arranged as ever."""


class MutantTrial:
    """One mutant's."""

    def __init__(self, ends: Ends, files: frozenset[str]) -> None:
        self._ends, self._files = ends, files
        self.tried: list[str] = []
        """Names of the ends it was tried on."""
        self.undecided: list[str] = []
        """Those on which the device failed twice."""
        self.seconds: list[float] = []
        self._crashes: list[str] = []

    def run(
        self, subject: Subject, mutation: Mutation, reaching: Iterable[Base]
    ) -> tuple[Fate, str]:
        """Try a mutant until an end notices it; what became of it, and why."""
        try:
            code = subject.changed(mutation)
        except (SyntaxError, ValueError) as error:
            return Fate.UNFIT, str(error)
        for base in reaching:
            self.tried.append(base.end.name)
            fate, why = self._judge(subject, code, base)
            if fate is not Fate.SURVIVED:
                return fate, f"{base.end.name}: {why}"
        if not self.tried:
            return Fate.UNREACHED, ""
        if not self._crashes:
            return Fate.SURVIVED, ""
        everywhere = len(self._crashes) == len(self.tried)
        return Fate.UNFIT if everywhere else Fate.CRASHED, self._crashes[0]

    def _judge(self, subject: Subject, code: CodeType, base: Base) -> tuple[Fate, str]:
        name = base.end.name
        for _ in range(2):
            try:
                told = self._report(subject, code, base)
            except Lost as lost:
                self._crashes.append(f"{name}: {lost}")
                return Fate.SURVIVED, ""
            if told.outcome != Outcome.INFRA_ERROR:
                break
        else:
            # A device's fault is no sign of the mutant's.
            self.undecided.append(name)
            return Fate.SURVIVED, ""
        if told.outcome == Outcome.INVALID:
            self._crashes.append(f"{name}: {told.reason}")
        elif not told.same_requests:
            return Fate.OTHER_TASK, "it is arranged otherwise"
        elif told.fault:
            return Fate.KILLED, told.fault
        return Fate.SURVIVED, ""

    def _report(self, subject: Subject, code: CodeType, base: Base) -> EndReport:
        begun = time.perf_counter()
        with subject.being(code):
            told = apart(EndReport, lambda: self._in_fork(base), SECONDS)
        self.seconds.append(round(time.perf_counter() - begun, 4))
        return told

    def _in_fork(self, base: Base) -> EndReport:
        self._ends.be_apart()
        seen = self._ends.judge(base.end, LineTrace(self._files, limit=TIMES * base.count))
        assert seen.record is not None
        return EndReport(
            outcome=str(seen.record.outcome),
            fault=comes_to(seen.record) if seen.record.outcome.scored else "",
            reason=seen.record.reason,
            same_requests=seen.requests == base.requests,
        )
