"""Whose an episode is, in runs of one agent and of several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.wording import KIND_NAMES


class AgentNames:
    """The names of the agents of a run."""

    def __init__(self, contents: RunContents) -> None:
        self._contents = contents
        self._by_override = {
            record.override: record.agent
            for record in contents.records
            if record.override and record.agent
        }

    @cached_property
    def all(self) -> tuple[str, ...]:
        """Every agent that acted or was to act, at least one."""
        every: tuple[Record | Planned, ...] = (*self._contents.records, *self._contents.not_run)
        return tuple(sorted({self.of(one) for one in every})) or (self._contents.manifest.agent,)

    def of(self, one: Record | Planned) -> str:
        """The agent of an episode; where no fixture came to give it, where that fixture stands."""
        if one.override:
            return self._by_override.get(one.override, one.override)
        return self._contents.manifest.agent


def parted(records: Iterable[Record], names: AgentNames) -> Iterator[tuple[str, list[Record]]]:
    """Scored episodes, those of each agent on each kind of device by themselves.

    Each part comes with whose it is; "" = there is no other.
    """
    parts: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        if record.outcome.scored:
            parts.setdefault((names.of(record), record.device.kind), []).append(record)
    for (agent, kind), some in sorted(parts.items()):
        yield f"{agent} on {KIND_NAMES[kind]}" if len(parts) > 1 else "", some
