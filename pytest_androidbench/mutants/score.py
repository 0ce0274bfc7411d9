"""The score of a run's mutants: how many of those that were put to the test were noticed.

It is told twice where a suite names tests: by ends alone, and with tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench.mutants.judged import Fate, Judged, Mutant

NOTICED: Final = (Fate.KILLED, Fate.CRASHED)
"""By ends alone."""
TESTED: Final = (*NOTICED, Fate.TESTED, Fate.SURVIVED)
"""What a mutant can come to that was put to the test; the others are left out of the score."""
ORDER: Final = (*TESTED, Fate.EXCUSED, Fate.UNFIT, Fate.OTHER_TASK, Fate.UNREACHED)
"""As they are told."""
_ALIVE: Final = (Fate.TESTED, Fate.SURVIVED, Fate.EXCUSED)
_RANKS: Final = (*NOTICED, Fate.OTHER_TASK, *_ALIVE, Fate.UNFIT, Fate.UNREACHED)
"""Of tasks that judge the same mutant, the one counts whose fate comes first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """What the mutants of a task's own function, or of what tasks share, came to."""

    name: str
    """The task, or the module."""
    shared: bool
    """Whether it is a module."""
    counts: dict[Fate, int]
    """How many came to what."""

    @property
    def noticed(self) -> int:
        """Killed by ends, on some of them by an exception."""
        return sum(self.counts[fate] for fate in NOTICED)

    @property
    def noticed_with_tests(self) -> int:
        """Killed by ends, or by a test that the suite names."""
        return self.noticed + self.counts[Fate.TESTED]

    @property
    def tested(self) -> int:
        """Those that the score is of."""
        return sum(self.counts[fate] for fate in TESTED)

    @property
    def every(self) -> int:
        """Those left out included."""
        return sum(self.counts.values())

    @property
    def share(self) -> float | None:
        """Noticed by ends of those tested, 0..1; None where there are none."""
        return self.noticed / self.tested if self.tested else None

    @property
    def share_with_tests(self) -> float | None:
        """Noticed by ends or tests of those tested, 0..1; None where there are none."""
        return self.noticed_with_tests / self.tested if self.tested else None


def united(judged: Iterable[Judged]) -> list[Judged]:
    """One judgement for each mutant: that of a function that several tasks call is one for all.

    Noticed by one task, it is noticed; else it is left out where it changes what any task arranges.
    What raises on all ends of one task and lives in another raises on some ends only.
    """
    found: dict[Mutant, list[Judged]] = {}
    for one in judged:
        found.setdefault(one.mutant, []).append(one)
    return [_of_all(each) for each in found.values()]


def _of_all(judged: list[Judged]) -> Judged:
    first = min(judged, key=lambda one: _RANKS.index(one.fate))
    unfit = [one for one in judged if one.fate is Fate.UNFIT and one.ends]
    if first.fate in _ALIVE and unfit:
        return replace(first, fate=Fate.CRASHED, why=unfit[0].why)
    return first


def score_of(judged: Iterable[Judged], name: str = "", *, shared: bool = False) -> Score:
    """The score of some mutants, each judged once."""
    counted = Counter(one.fate for one in judged)
    return Score(name=name, shared=shared, counts={fate: counted[fate] for fate in ORDER})


def scores(judged: Iterable[Judged]) -> list[Score]:
    """The score of each task's own function, then that of each module that tasks share."""
    parts: dict[tuple[bool, str], list[Judged]] = {}
    for one in judged:
        parts.setdefault((not one.own, one.task if one.own else one.mutant.module), []).append(one)
    return [score_of(parts[key], key[1], shared=key[0]) for key in sorted(parts)]
