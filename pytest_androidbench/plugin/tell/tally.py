"""Counts what the reports tell, as they come in."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from pytest_androidbench.plugin.tell.properties import ReportedEpisode, told_by
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.standing import Standing

RERUN = "rerun"
"""Outcome of a report whose item will be run again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """What became of one item of a task."""

    nodeid: str
    told: ReportedEpisode
    failed: bool


@dataclass(slots=True)
class Tally:
    """All items so far."""

    entries: dict[str, Settled] = field(default_factory=dict)
    pending: set[str] = field(default_factory=set)
    """Items that are to be run again and have not been, after an infrastructure fault."""
    other_failures: int = 0
    """Failed reports that are no episode's verdict."""

    def add(self, report: pytest.TestReport) -> bool:
        """Take a report in; whether it settled an episode."""
        told = told_by(report.user_properties)
        if report.outcome == RERUN:
            self.pending.add(report.nodeid)
            return False
        settles = report.when == "call" or (not report.passed and report.when != "teardown")
        if told is None or not settles:
            self.other_failures += report.failed
            return False
        self.pending.discard(report.nodeid)
        self.entries[report.nodeid] = Settled(nodeid=report.nodeid, told=told, failed=report.failed)
        return True

    @property
    def recorded(self) -> int:
        """How many results were taken from the records of an earlier session."""
        return sum(entry.told.recorded for entry in self.entries.values())

    def outcomes(self) -> Counter[str]:
        """How many rated episodes came to each outcome."""
        return Counter(entry.told.outcome for entry in self.rated)

    def last(self) -> dict[str, str]:
        """The outcome of each item, by its id."""
        return {nodeid: entry.told.outcome for nodeid, entry in self.entries.items()}

    @property
    def task_at_fault(self) -> bool:
        """Whether a task is invalid, or passed though it is said to fail."""
        return any(
            entry.told.outcome == Outcome.INVALID
            or (entry.failed and entry.told.outcome == Outcome.PASSED and not entry.told.audit)
            for entry in self.judged
        )

    @property
    def judged(self) -> list[Settled]:
        """All but what is in quarantine."""
        every = self.entries.values()
        return [one for one in every if one.told.standing is not Standing.QUARANTINED]

    @property
    def rated(self) -> list[Settled]:
        """Those that a success rate is made of."""
        return [one for one in self.entries.values() if one.told.standing is Standing.RATED]

    @property
    def pins(self) -> list[Settled]:
        """Those of pinned cases."""
        return [one for one in self.entries.values() if one.told.standing is Standing.PINNED]

    def by_agent(self) -> list[Counter[str]]:
        """The same for each agent; nothing at all where no episode has come to an end."""
        found: dict[str, Counter[str]] = {}
        for entry in self.rated:
            found.setdefault(entry.told.agent, Counter())[entry.told.outcome] += 1
        return list(found.values()) or [Counter()]
