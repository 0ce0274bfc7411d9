"""The episodes a run means to have, so that those it never reached can be named."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.record import Cell, EpisodeId
from pytest_androidbench.records.standing import Standing, standing_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """One episode that was collected."""

    cell: Cell
    nodeid: str = ""
    audit: str = ""
    override: str = ""
    """As `Record.override`."""
    retry_infra: int = defaults.RETRIES
    """Further attempts after an infrastructure fault."""
    repro: str = ""
    """The whole command that runs just this cell."""
    pin: str = ""
    """Of a pinned case: why it was pinned, as its file says."""
    quarantine: str = ""
    """Since when and why it is in quarantine, as its file says; "" = it is not."""
    budget: int = 0
    """Of a study: the most episodes it may take."""

    @property
    def episode(self) -> EpisodeId:
        """Which episode of the run is meant."""
        return EpisodeId(cell=self.cell, audit=self.audit, override=self.override)

    @property
    def standing(self) -> Standing:
        """What it counts for."""
        return standing_of(self.cell, self.quarantine)


def united(plans: Iterable[Iterable[Planned]]) -> tuple[Planned, ...]:
    """All planned episodes once, in the order of their keys, whatever the order given."""
    found: dict[EpisodeId, Planned] = {}
    for plan in plans:
        for planned in plan:
            known = found.setdefault(planned.episode, planned)
            found[planned.episode] = min(known, planned, key=lambda p: (p.nodeid, p.repro))
    return tuple(sorted(found.values(), key=lambda p: p.episode.key))
