"""What can go wrong on a connection."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class WireError(AndroidBenchError):
    """A connection cannot go on; it is closed and everything else lives."""


class StreamClosed(WireError):
    """The other side is gone."""

    def __init__(self) -> None:
        super().__init__("the other side closed the connection")


class ProtocolError(WireError):
    """The other side sent what the protocol does not allow."""


class ServiceRefused(WireError):
    """A service does not exist or cannot be had now; `reason` is what the client is told."""

    def __init__(self, reason: str = "closed") -> None:
        super().__init__(reason)
        self.reason = reason
