"""Changes a task's code, bit by bit, and sees whether the ends of the task notice."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import zip_longest
from types import CodeType
from typing import Final, NamedTuple

from pytest_androidbench.devices.link.asking import Request
from pytest_androidbench.devices.tape import Answered, Recorder
from pytest_androidbench.errors import DeviceUnavailable
from pytest_androidbench.mutants.judged import Judged, Mutant
from pytest_androidbench.mutants.sites import Mutation
from pytest_androidbench.mutants.sources import Sources, Subject
from pytest_androidbench.mutants.tracing import LineTrace
from pytest_androidbench.plugin.conduct.ends import End, Ends, Seen
from pytest_androidbench.plugin.conduct.mutant_trial import MutantTrial
from pytest_androidbench.plugin.conduct.subject_trial import FIRST, Base, SubjectTrial
from pytest_androidbench.records.record import Record

_SHOWN: Final = 200
"""Characters of a request that are told."""


class _Judgement(NamedTuple):
    """One of the code as it stands."""

    trace: LineTrace
    tape: list[Answered]
    seen: Seen


class Mutating:
    """All mutants of one task's code, judged by its ends."""

    def __init__(self, ends: Ends, sources: Sources, suite: str, task: str) -> None:
        """Prepare to change a task's code.

        Args:
            ends: judge it.
            sources: the files whose functions are changed where the task calls them.
            suite: the name of the task's.
            task: its id.
        """
        self._ends = ends
        self._sources = sources
        self._suite, self._task = suite, task
        self._bases: list[Base] = []
        self._codes: dict[CodeType, None] = {}
        self._writers: set[tuple[str, str]] = set()

    @property
    def ends(self) -> list[str]:
        """Names of those that mutants are tried on."""
        return [base.end.name for base in self._bases]

    @property
    def changes(self) -> list[str]:
        """What the checks ask of the device that may change it, of all ends."""
        return sorted(set().union(*(base.changes for base in self._bases)))

    def begin(self, played: Sequence[End]) -> list[str]:
        """Judge every end twice as the code stands; what is wrong with those that are left out."""
        faults: list[str] = []
        for end in played:
            judged = [self._judged(end), self._judged(end)]
            if unlike := [told for one in judged if (told := _unlike(end.record, one.seen.record))]:
                faults.append(f"{end.name}: {unlike[0]}")
            else:
                self._take(end, judged)
        return faults

    def judged(self, known: Container[Mutant] = ()) -> Iterator[Judged]:
        """Judge mutant after mutant, without those that another task has noticed.

        Raises:
            DeviceError: a device that took the place of another does not show the same ends.
        """
        for subject in self._subjects():
            with SubjectTrial(self._ends, subject, self._bases) as trial:
                for number, mutation in enumerate(trial.mutations):
                    mutant = _mutant(subject, mutation)
                    if mutant not in known:
                        yield self._judge(trial, number, mutant, subject.function is self._own)

    def _judged(self, end: End) -> _Judgement:
        trace, recorder = LineTrace(self._sources.files), Recorder()
        return _Judgement(trace, recorder.tape, self._ends.judge(end, trace, recorder))

    def _take(self, end: End, judged: Sequence[_Judgement]) -> None:
        trace, tape, seen = judged[0]
        self._codes |= trace.codes
        self._writers |= seen.writers
        self._bases.append(
            Base(
                end=end,
                lines=trace.lines,
                calls=trace.calls,
                lines_of=trace.lines_of,
                arranging=seen.arranging,
                changes=_changes_of_checks(tape),
                tape=tape if _can_be_played(end, judged) else None,
            )
        )

    def _renew(self, why: str) -> None:
        self._ends.give_device_up(why)
        ends = [base.end for base in self._bases]
        self._bases.clear()
        faults = self.begin([self._ends.play_again(end) for end in ends])
        if faults:
            raise DeviceUnavailable(f"on another device {faults[0]}")

    @property
    def _own(self) -> object:
        """The task's function; None before any end was taken."""
        return self._bases[0].end.assignment.task.function if self._bases else None

    def _subjects(self) -> list[Subject]:
        """What is changed: the task's own function, and what it calls that arranges nothing."""
        return [
            found
            for found in self._sources.subjects(self._codes)
            if found.function is self._own or (found.file, found.qualified) not in self._writers
        ]

    def _judge(self, trial: SubjectTrial, number: int, mutant: Mutant, own: bool) -> Judged:
        one = MutantTrial(trial, self._bases, self._renew)
        fate, why = one.run(number, crashes=len(self._bases) if own else FIRST)
        return Judged(
            mutant=mutant,
            suite=self._suite,
            task=self._task,
            own=own,
            fate=fate,
            why=why,
            ends=tuple(one.tried),
            undecided=tuple(one.undecided),
            seconds=tuple(one.seconds),
        )


def _changes_of_checks(tape: Sequence[Answered]) -> frozenset[str]:
    """What of a tape may change the device and is asked behind the last turn, shortened."""
    turns = [place for place, each in enumerate(tape) if each.request.resets]
    after = tape[turns[-1] + 1 :] if turns else ()
    return frozenset(each.request.what[:_SHOWN] for each in after if each.request.changes)


def _can_be_played(end: End, judged: Sequence[_Judgement]) -> bool:
    """Whether a device answers alike each time, and all that is done with it is asked of it."""
    one, other = (_told_of_resets(judgement.tape) for judgement in judged)
    restores = sum(each.request.resets for each in judged[0].tape)
    return one == other and restores > len(end.turns)


def _told_of_resets(tape: Sequence[Answered]) -> list[tuple[Request, object]]:
    """A tape but for answers ahead of the first reset: they are about what was there before."""
    first = next((place for place, each in enumerate(tape) if each.request.resets), len(tape))
    return [
        (each.request, each.answer if place >= first else None) for place, each in enumerate(tape)
    ]


def _mutant(subject: Subject, mutation: Mutation) -> Mutant:
    return Mutant(
        module=subject.module.__name__,
        function=subject.qualified,
        line=mutation.line,
        column=mutation.column,
        operator=mutation.operator,
        original=mutation.original,
        mutated=mutation.mutated,
    )


def _unlike(played: Record, judged: Record | None) -> str:
    """How a judgement of the code as it stands differs from the record of its end; "" = not."""
    if judged is None:
        return "its judgement was called off"
    for name in ("outcome", "score", "reason", "ending", "answer"):
        one, other = getattr(played, name), getattr(judged, name)
        if one != other:
            return f"its {name} was {one!r} when it was played, and is {other!r} now"
    # Their words may name what is another thing each time, such as how often it was restored.
    for one, other in zip_longest(played.checks, judged.checks):
        if one is None or other is None or (one.label, one.passed) != (other.label, other.passed):
            return f"its check {(one or other).label!r} comes out otherwise than when it was played"
    return ""
