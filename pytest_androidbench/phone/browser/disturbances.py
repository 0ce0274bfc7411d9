"""What of the host's took part in what a phone showed, for whoever judges by it."""

from __future__ import annotations

from collections.abc import Callable


class Disturbances:
    """Counts since the phone started; no snapshot brings them back."""

    def __init__(self) -> None:
        self.losses = 0
        """Times that Chromium ended, or hung, while the phone had pages in it."""
        self.host_times = 0
        """Times that the host's time decided how a page fared."""
        self.listeners: list[Callable[[], None]] = []

    def lost(self) -> None:
        """Chromium has ended, or hangs."""
        self.losses += 1
        self._tell()

    def timed(self) -> None:
        """The host's time has decided."""
        self.host_times += 1
        self._tell()

    def _tell(self) -> None:
        for listener in self.listeners:
            listener()
