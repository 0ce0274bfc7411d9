"""All mutants of a function, judged or compared in a process of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from types import CodeType, TracebackType
from typing import Final

from pytest_androidbench.devices.link.asking import NOBODY
from pytest_androidbench.devices.tape import Answered, Player
from pytest_androidbench.mutants.sources import Subject
from pytest_androidbench.mutants.tracing import Bound, bounded, codes_in
from pytest_androidbench.plugin.conduct.apart import Apart, Lost
from pytest_androidbench.plugin.conduct.comparing import Comparing, Listening, RaisedAlone
from pytest_androidbench.plugin.conduct.ends import Arranging, End, Ends, Seen, comes_to
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record

TIMES: Final = 100
"""How many times as many lines a judgement may execute as the code does as it stands."""
LEAST_LINES: Final = 20_000
"""Of the changed function it may always execute so many: what ends early as it stands may have far
to go without that."""
FIRST: Final = 2
"""So many ends are always asked first; what tasks share and raises on all of them is asked no more:
half of all mutants are of this kind, again in each task."""
_ALL: Final = -1
"""Asked for in place of a mutant's number: all of them, compared."""
SECONDS: Final = 60.0
"""What a judgement may take before its process counts as lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Base:
    """What the code does on an end as it stands."""

    end: End
    lines: set[tuple[str, int]]
    """File and line of all that is executed."""
    calls: int
    """Of any function."""
    lines_of: Mapping[CodeType, int]
    """How many lines each code executes."""
    arranging: list[Arranging]
    """All that may change the device, up to the last turn."""
    changes: frozenset[str]
    """What is asked behind the last turn that may change the device."""
    tape: list[Answered] | None
    """All that is asked of the device; None = it does not answer alike each time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndReport:
    """What a judgement in a process of its own came to, as plain data."""

    outcome: str
    fault: str
    """What an audit finds wrong, unless it does of the code as it stands; "" = nothing."""
    reason: str
    otherwise: bool
    """Whether the task is being arranged otherwise."""
    whole: bool
    """Whether all that must be arranged was."""
    alike: tuple[int, ...] = ()
    """Of a comparison: the mutants that do in all calls what the function does."""
    raised: tuple[RaisedAlone, ...] = ()
    """Of a comparison: those that do until they raise."""


class SubjectTrial:
    """All mutants of one function, judged in a process of its own, which begins with it.

    Use it by `with`.
    """

    def __init__(self, ends: Ends, subject: Subject, bases: Sequence[Base]) -> None:
        """Prepare to try the mutants of a function.

        Args:
            ends: judge it.
            subject: the function.
            bases: what the code does on each end as it stands; asked for at each judgement.
        """
        self._ends, self._subject, self._bases = ends, subject, bases
        self.mutations: Final = subject.mutations
        self._original = tuple(codes_in(subject.function.__code__))
        self._codes = subject.codes
        own = {base.end.assignment.task.function for base in bases}
        self._can_compare = subject.function not in own
        self._noticed: Counter[int] = Counter()
        self._compared: dict[int, EndReport] = {}
        """What was found out about all mutants at once, by the place of the end."""
        self._crashed: set[tuple[int, int, str]] = set()
        """Place, call and kind of error that ended a judgement."""
        self._process = Apart(EndReport, self._in_fork)
        self._is_apart = False
        """Whether this is a fork that is set apart; never so in the process that asks it."""

    def __enter__(self) -> SubjectTrial:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.end()

    def why_unfit(self, number: int) -> str:
        """Why a mutant cannot be compiled; "" when it can."""
        code = self._codes[number]
        return code if isinstance(code, str) else ""

    def reaching(self, number: int) -> list[int]:
        """The places of the ends that execute a line of what a mutant changes.

        Doing nothing and the solution come first, then the mistakes by how much they have noticed.
        """
        mutation, file = self.mutations[number], self._subject.file
        span = {(file, line) for line in range(mutation.line, mutation.last_line + 1)}
        found = [place for place, base in enumerate(self._bases) if not span.isdisjoint(base.lines)]
        return found[:FIRST] + sorted(found[FIRST:], key=lambda place: -self._noticed[place])

    def known(self, number: int, place: int) -> EndReport | None:
        """What an end makes of a mutant, where that need not be tried; else None.

        A mutant that does call by call what the function does comes out as that. One that raises
        where another one has raised an error of the same kind, which was the end, ends there, too.
        """
        found = self._comparison(place)
        if number in found.alike:
            return _as_it_stands(self._bases[place])
        raised = next((each for each in found.raised if each.number == number), None)
        if raised is None or (place, raised.call, raised.kind) not in self._crashed:
            return None
        stands = _as_it_stands(self._bases[place])
        return replace(stands, outcome=str(Outcome.INVALID), fault="", reason=raised.told)

    def ask(self, number: int, place: int) -> EndReport:
        """What an end makes of a mutant.

        Raises:
            Lost: the process was.
        """
        told = self._process.ask(number, place, seconds=SECONDS)
        self._noticed[place] += bool(told.fault)
        if told.outcome == Outcome.INVALID:
            raised = self._comparison(place).raised
            self._crashed |= {(place, e.call, e.kind) for e in raised if e.number == number}
        return told

    def renew(self) -> None:
        """Go on in another process."""
        self._process.end()
        self._compared.clear()
        self._crashed.clear()

    def _comparison(self, place: int) -> EndReport:
        if place not in self._compared:
            self._compared[place] = self._asked_of_all(place)
        return self._compared[place]

    def _asked_of_all(self, place: int) -> EndReport:
        nothing = _as_it_stands(self._bases[place])
        if not self._can_compare or self._bases[place].tape is None:
            return nothing
        try:
            return self._process.ask(_ALL, place, seconds=SECONDS)
        except Lost:
            return nothing

    def _in_fork(self, number: int, place: int) -> EndReport:
        if not self._is_apart:
            self._ends.be_apart()
            self._is_apart = True
        base = self._bases[place]
        return self._compare(base) if number == _ALL else self._judge(base, self._codes[number])

    def _judge(self, base: Base, code: CodeType | str) -> EndReport:
        assert isinstance(code, CodeType)
        bound = bounded(self._bound(base), code)
        between = NOBODY if base.tape is None else Player(base.tape)
        with self._subject.being(code):
            return _reported(self._ends.judge(base.end, bound, between, base.arranging), base)

    def _bound(self, base: Base) -> Bound:
        """What a judgement may execute: a hundred times what the code does as it stands."""
        lines = sum(base.lines_of.get(code, 0) for code in self._original)
        return Bound(calls=TIMES * base.calls, lines=max(TIMES * lines, LEAST_LINES))

    def _compare(self, base: Base) -> EndReport:
        """Judge an end as the code stands, and see which mutants do the same meanwhile."""
        assert base.tape is not None
        listening = Listening(Player(base.tape))
        comparing = Comparing(
            self._subject.function,
            {number: code for number, code in enumerate(self._codes) if isinstance(code, CodeType)},
            self._bound(base),
            listening,
            self._ends.asking,
            self._ends.likeness,
        )
        with self._subject.being(comparing.code):
            seen = self._ends.judge(base.end, nullcontext(), listening, base.arranging)
        comparing.end()
        report, stands = _reported(seen, base), _as_it_stands(base)
        # The words of a reason may differ: what the function raises is raised again on its way.
        is_same = replace(report, reason="") == replace(stands, reason="")
        if not (comparing.calls and is_same and listening.heard == [e.told for e in base.tape]):
            return report
        return replace(report, alike=tuple(comparing.alike), raised=tuple(comparing.raised))


def _as_it_stands(base: Base) -> EndReport:
    return _reported(Seen(record=base.end.record, arranging=base.arranging), base)


def _reported(seen: Seen, base: Base) -> EndReport:
    assert seen.record is not None
    return EndReport(
        outcome=str(seen.record.outcome),
        fault=_new_fault(seen.record, base.end.record) if seen.record.outcome.scored else "",
        reason=seen.record.reason,
        otherwise=seen.otherwise,
        whole=seen.arranging == base.arranging,
    )


def _new_fault(record: Record, stands: Record) -> str:
    """What is wrong with a record that is not with that of the code as it stands."""
    fault, known = comes_to(record), comes_to(stands)
    if fault == known:
        return ""
    return fault or f"no more so: {known}"
