"""The two ends of a TCP connection, and how the user at the other one is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

Address = tuple[str, int]
"""An IPv4 address and a port."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionEnds:
    """The ends of one connection, as the side that accepted it sees them."""

    peer: Address
    ours: Address


class Way(Protocol):
    """A way to ask the system whose a connection's other end is."""

    name: str

    def owner(self, ends: ConnectionEnds) -> int | None:
        """The id of the user who made the other end's socket.

        None when nobody holds it: it has been closed, or is on another machine.

        Raises:
            OSError: the system does not answer.
        """

    def close(self) -> None:
        """Let go of what it holds open."""
