"""Changes a task's code, bit by bit, and sees whether the ends of the task notice."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import zip_longest
from types import CodeType

from pytest_androidbench.mutants.judged import Judged, Mutant
from pytest_androidbench.mutants.sites import Mutation
from pytest_androidbench.mutants.sources import Subject, subjects
from pytest_androidbench.mutants.tracing import LineTrace
from pytest_androidbench.plugin.conduct.ends import End, Ends, Seen
from pytest_androidbench.plugin.conduct.mutant_trial import Base, MutantTrial
from pytest_androidbench.records.record import Record


class Mutating:
    """All mutants of one task's code, judged by its ends."""

    def __init__(self, ends: Ends, files: frozenset[str], suite: str, task: str) -> None:
        """Prepare to change a task's code.

        Args:
            ends: judge it.
            files: those whose functions are changed where the task calls them.
            suite: the name of the task's.
            task: its id.
        """
        self._ends = ends
        self._files = files
        self._suite, self._task = suite, task
        self._bases: list[Base] = []
        self._codes: dict[CodeType, None] = {}
        self._writers: set[tuple[str, str]] = set()

    def begin(self, ends: Sequence[End]) -> list[str]:
        """Judge every end twice as the code stands; what is wrong with those that are left out."""
        faults: list[str] = []
        for end in ends:
            traces = LineTrace(self._files), LineTrace(self._files)
            seen = [self._ends.judge(end, trace) for trace in traces]
            unlike = [told for one in seen if (told := _unlike(end.record, one.record))]
            if unlike:
                faults.append(f"{end.name}: {unlike[0]}")
            else:
                self._take(end, traces[0], seen[0])
        return faults

    def judged(self, known: Container[Mutant] = ()) -> Iterator[Judged]:
        """Judge mutant after mutant, without those that another task has noticed."""
        for subject in self._subjects():
            for mutation in subject.mutations:
                mutant = _mutant(subject, mutation)
                if mutant not in known:
                    yield self._judge(mutant, subject, mutation)

    def _take(self, end: End, trace: LineTrace, seen: Seen) -> None:
        self._codes |= trace.codes
        self._writers |= seen.writers
        self._bases.append(
            Base(end=end, lines=trace.lines, count=trace.count, requests=seen.requests)
        )

    def _subjects(self) -> list[Subject]:
        """What is changed: the task's own function, and what it calls that arranges nothing."""
        own = self._bases[0].end.assignment.task.function if self._bases else None
        return [
            found
            for found in subjects(self._codes)
            if found.function is own or (found.file, found.qualified) not in self._writers
        ]

    def _judge(self, mutant: Mutant, subject: Subject, mutation: Mutation) -> Judged:
        reaching = [base for base in self._bases if _reaches(base, subject.file, mutation)]
        trial = MutantTrial(self._ends, self._files)
        fate, why = trial.run(subject, mutation, reaching)
        return Judged(
            mutant=mutant,
            suite=self._suite,
            task=self._task,
            fate=fate,
            why=why,
            ends=tuple(trial.tried),
            undecided=tuple(trial.undecided),
            seconds=tuple(trial.seconds),
        )


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


def _reaches(base: Base, file: str, mutation: Mutation) -> bool:
    """Whether an end executes a line of what is changed."""
    span = range(mutation.line, mutation.last_line + 1)
    return any((file, line) in base.lines for line in span)


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
