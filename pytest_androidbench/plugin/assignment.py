"""An episode to be run, as it is known at collection."""

from __future__ import annotations

from dataclasses import dataclass, fields

from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.records.manifest import Rules
from pytest_androidbench.records.record import Cell, Episode
from pytest_androidbench.suites.suite import Suite
from pytest_androidbench.tasks.task import Mistake, Task


@dataclass(frozen=True, slots=True, kw_only=True)
class Assignment:
    """An episode to be run: everything known of it before a device is."""

    task: Task
    suite: Suite
    cell: Cell
    nodeid: str
    limits: Limits
    retry_infra: int = 2
    """Further attempts after an infrastructure fault."""
    rules: Rules = "strict"
    """Those its checks go by."""
    audit: str = ""
    """As `Record.audit`."""
    override: str = ""
    """As `Record.override`."""
    mistake: Mistake | None = None
    repro: str = ""

    @property
    def episode(self) -> Episode:
        """Which episode of the run it is."""
        return Episode(cell=self.cell, audit=self.audit, override=self.override)

    @property
    def needs_done(self) -> bool:
        """Whether a pass needs the agent to say that it is done."""
        declared = self.task.needs_done
        return self.suite.needs_done if declared is None else declared


def limits_as_dict(limits: Limits) -> dict[str, float]:
    """Those limits that are set."""
    every = {f.name: getattr(limits, f.name) for f in fields(limits)}
    return {name: value for name, value in every.items() if value is not None}
