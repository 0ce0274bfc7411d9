"""The process that decoders are started from (`starter.py`)."""

from __future__ import annotations

import socket
from typing import Final

from pytest_androidbench.phone.wall.waiting import WaitingProcess

_STARTER: Final = "pytest_androidbench.phone.media.starter"
_END: Final = b"e"
_BEGIN: Final = b"b"


class HelperProcess:
    """Starts decoders and ends them; it ends when this is closed."""

    def __init__(self) -> None:
        """Start it.

        Raises:
            OSError: it cannot be started here and now.
        """
        self._process = WaitingProcess(_STARTER)

    def connect(self, seconds: float) -> socket.socket:
        """A connection to a new decoder; one that was there before is killed.

        Args:
            seconds: how long an answer on it may stay away.

        Raises:
            OSError: the process is gone.
        """
        return self._process.connect(_BEGIN, seconds)

    def end_decoder(self) -> None:
        """Have the decoder killed that is there."""
        self._process.say(_END)

    def close(self) -> None:
        """Have everything end."""
        self._process.close()
