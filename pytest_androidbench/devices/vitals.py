"""What can be told of a device whose program is ours: what it has served, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Death:
    """How a device's program ended."""

    how: str
    """As `with code 1` or `by SIGSEGV`."""
    after: str
    """Kind of the last request it began, as `shell sqlite3`; "" = it served none."""

    def __str__(self) -> str:
        return f"it ended {self.how} after {self.after or 'no request'}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Disturbances:
    """What of the host's took part in what a device did, counted since it started."""

    losses: int = 0
    """Times that the browser it shows pages with ended or hung."""
    host_times: int = 0
    """Times that the host's time decided how a page fared."""

    def since(self, before: Disturbances) -> Disturbances:
        """What came after others had been counted."""
        return Disturbances(
            losses=self.losses - before.losses, host_times=self.host_times - before.host_times
        )


class Vitals(Protocol):
    """Looks at a device from outside, without a request."""

    def requests(self) -> int:
        """How many requests it has begun to serve."""

    def disturbances(self) -> Disturbances:
        """What disturbed it since it started."""

    def death(self) -> Death | None:
        """How it ended; None while it runs."""
