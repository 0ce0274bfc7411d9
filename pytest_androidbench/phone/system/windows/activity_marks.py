"""Activities as the events log tells them apart."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.system.identities import identity
from pytest_androidbench.phone.system.intents import short_class


@dataclass(frozen=True, slots=True, order=True)
class ActivityMark:
    """An activity of a task: as many screens as lie in it, it is one."""

    task: int
    package: str
    name: str
    """Its class, in full."""

    @property
    def token(self) -> int:
        """The number of its record, which `dumpsys` writes in hexadecimal digits."""
        return int(identity(self.package, self.name, self.task), 16)

    @property
    def component(self) -> str:
        """Package and class, as short as it goes."""
        return f"{self.package}/{short_class(self.package, self.name)}"


@dataclass(frozen=True, slots=True)
class JournalState:
    """What was written last."""

    alive: tuple[ActivityMark, ...] = ()
    resumed: ActivityMark | None = None
    page: str = ""
    """The screen in front, where somebody asks for that (`touch_journal.py`)."""
