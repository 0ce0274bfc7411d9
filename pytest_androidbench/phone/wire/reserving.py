"""A phone that is reserved: while somebody holds it, only connections that know a word are served.

A worker holds its phone while an agent that drives it has its turn, and tells the word to nobody
but the program through which the agent's requests come. It is held by a connection: when that
ends, be it that the worker has died, everybody is served as before.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

from pytest_androidbench.access.ends import ConnectionEnds
from pytest_androidbench.access.gate import Admits
from pytest_androidbench.phone.wire.errors import ServiceRefused
from pytest_androidbench.phone.wire.host.frames import OKAY
from pytest_androidbench.phone.wire.stream import Stream

PRESENT: Final = "host:androidbench-token:"
"""Begins a request that says the word; another request follows on the same connection."""
RESERVE: Final = "host:androidbench-reserve:"
"""Begins a request that reserves the phone under a word, for as long as its connection lasts."""
SHORTEST: Final = 16
"""Characters of a word: a shorter one could be guessed."""


class Reservation:
    """Who holds the phone, and whose connections know the word."""

    def __init__(self, admits: Admits) -> None:
        """Begin with nobody who holds it.

        Args:
            admits: whether a connection may be at all.
        """
        self._admits = admits
        self._word = ""
        self._said: dict[Stream, str] = {}
        self.on_begin: list[Callable[[], None]] = []
        """Called when the phone has been reserved, to cut whoever does not know the word."""

    @property
    def held(self) -> bool:
        """Whether somebody holds the phone."""
        return bool(self._word)

    def admits(self, ends: ConnectionEnds) -> bool:
        """Whether a connection may be at a port where no word can be said."""
        return not self.held and self._admits(ends)

    def present(self, stream: Stream, word: str) -> None:
        """A connection has said a word."""
        self._said[stream] = word

    def forget(self, stream: Stream) -> None:
        """A connection is over."""
        self._said.pop(stream, None)

    def knows(self, stream: Stream) -> bool:
        """Whether a connection is served, now or once the phone is held under the word it said."""
        said = self._said.get(stream, "")
        return not self.held or hmac.compare_digest(said.encode(), self._word.encode())

    def check(self, stream: Stream) -> None:
        """See whether a connection is served.

        Raises:
            ServiceRefused: somebody holds the phone, and the connection does not know the word.
        """
        if not self.knows(stream):
            raise ServiceRefused(
                "this phone is reserved while an agent has its turn; an agent reaches it by the "
                "address it was given"
            )

    async def hold(self, stream: Stream, word: str) -> None:
        """Reserve the phone under a word until the connection ends.

        Raises:
            ServiceRefused: somebody holds it already, or the word is too short.
        """
        if self.held:
            raise ServiceRefused("this phone is reserved already")
        if len(word) < SHORTEST:
            raise ServiceRefused(f"a word has at least {SHORTEST} characters")
        self.present(stream, word)
        self._word = word
        try:
            for cut in self.on_begin:
                cut()
            await stream.write(OKAY)
            while await stream.read():
                pass
        finally:
            self._word = ""
