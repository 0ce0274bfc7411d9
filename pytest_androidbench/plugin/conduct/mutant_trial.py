"""One mutant on the ends that reach it, until one notices it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from pytest_androidbench.mutants.judged import Fate
from pytest_androidbench.plugin.conduct.apart import Lost
from pytest_androidbench.plugin.conduct.subject_trial import Base, EndReport, SubjectTrial
from pytest_androidbench.records.outcome import Outcome

Renew: TypeAlias = Callable[[str], None]


class MutantTrial:
    """One mutant's."""

    def __init__(self, trial: SubjectTrial, bases: Sequence[Base], renew: Renew) -> None:
        """Prepare to try a mutant.

        Args:
            trial: of its function.
            bases: what the code does on each end as it stands.
            renew: gives the ends another device, told why, and brings the bases up to that.
        """
        self._trial, self._bases, self._renew = trial, bases, renew
        self.tried: list[str] = []
        """Names of the ends it was tried on."""
        self.undecided: list[str] = []
        """Those on which the device failed twice."""
        self.seconds: list[float] = []
        self._crashes: list[str] = []

    def run(self, number: int, crashes: int) -> tuple[Fate, str]:
        """Try a mutant until an end notices it; what became of it, and why.

        Args:
            number: its place among those of its function.
            crashes: how many ends it may raise on, one after the other from the first, before the
                others are taken to be no better.
        """
        if why := self._trial.why_unfit(number):
            return Fate.UNFIT, why
        for place in self._trial.reaching(number):
            self.tried.append(self._bases[place].end.name)
            fate, why = self._judge(number, place)
            if fate is not Fate.SURVIVED:
                return fate, f"{self.tried[-1]}: {why}"
            if len(self._crashes) == len(self.tried) == crashes:
                break
        return self._after_all()

    def _after_all(self) -> tuple[Fate, str]:
        if not self.tried:
            return Fate.UNREACHED, ""
        if not self._crashes:
            return Fate.SURVIVED, ""
        everywhere = len(self._crashes) == len(self.tried)
        return Fate.UNFIT if everywhere else Fate.CRASHED, self._crashes[0]

    def _judge(self, number: int, place: int) -> tuple[Fate, str]:
        name = self.tried[-1]
        try:
            told = self._decided(number, place)
        except Lost as lost:
            self._crashes.append(f"{name}: {lost}")
            return Fate.SURVIVED, ""
        if told is None:
            self.undecided.append(name)
        elif told.otherwise:
            return Fate.OTHER_TASK, "it is arranged otherwise"
        elif told.outcome == Outcome.INVALID:
            self._crashes.append(f"{name}: {told.reason}")
        elif not told.whole:
            return Fate.OTHER_TASK, "less is arranged"
        elif told.fault:
            return Fate.KILLED, told.fault
        return Fate.SURVIVED, ""

    def _decided(self, number: int, place: int) -> EndReport | None:
        """What a judgement came to; None where the device failed, and another one after it.

        A device's fault is no sign of the mutant's.
        """
        if (known := self._trial.known(number, place)) is not None:
            return known
        for _ in range(2):
            begun = time.perf_counter()
            told = self._trial.ask(number, place)
            self.seconds.append(round(time.perf_counter() - begun, 4))
            if told.outcome != Outcome.INFRA_ERROR:
                return told
            self._trial.renew()
            self._renew(told.reason)
        return None
