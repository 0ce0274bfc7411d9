"""The success that doing nothing earns, to be said beside every rate."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Kind, Record
from pytest_androidbench.report.naming import AgentNames

NULL = "null"
"""The built-in agent that does nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Idleness:
    """What an agent that does nothing would have had of some episodes."""

    passed: int
    """Scored episodes that it passes."""
    episodes: int
    """Scored episodes."""
    tasks: tuple[str, ...]
    """Those it passes."""
    seen: int
    """Scored episodes that a null agent of this run was tried in; others go by what is declared."""

    @property
    def share(self) -> float:
        """What its success rate would be."""
        return self.passed / self.episodes


def idleness(
    contents: RunContents, names: AgentNames, agent: str, kind: Kind | None
) -> Idleness | None:
    """What doing nothing earns in the cells that an agent was scored in.

    None where nothing was scored, and for the agent that does nothing.

    Args:
        contents: the run.
        names: of its agents.
        agent: whose cells.
        kind: of device, where the run has several; None = any.
    """
    if agent == NULL:
        return None
    tried = _tried(contents, names)
    mine = [record for record in contents.rated if _is_of(record, names, agent, kind)]
    passed = [record for record in mine if tried.get(record.cell, record.passes_at_start)]
    if not mine:
        return None
    return Idleness(
        passed=len(passed),
        episodes=len(mine),
        tasks=tuple(sorted({record.cell.task for record in passed})),
        seen=sum(record.cell in tried for record in mine),
    )


def _tried(contents: RunContents, names: AgentNames) -> dict[Cell, bool]:
    """Where a null agent was tried, whether it passed."""
    return {
        record.cell: record.outcome is Outcome.PASSED
        for record in contents.records
        if names.of(record) == NULL and record.outcome.scored and not record.audit
    }


def _is_of(record: Record, names: AgentNames, agent: str, kind: Kind | None) -> bool:
    if record.audit or not record.outcome.scored or names.of(record) != agent:
        return False
    return kind is None or record.device.kind == kind
