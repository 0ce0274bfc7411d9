"""Whose the other end of a connection is, in the best way this system has."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Final

from pytest_androidbench.access.diagnosis import SocketDiagnosis
from pytest_androidbench.access.ends import ConnectionEnds, Way
from pytest_androidbench.access.table import SocketTable

WAYS: Final[Sequence[Callable[[], Way]]] = (SocketDiagnosis, SocketTable)
LOOPBACK: Final = "127.0.0.1"


class Peers:
    """Tells whose a connection is; to be opened before the process gives up its rights."""

    def __init__(self, way: Way | None) -> None:
        self._way = way

    @classmethod
    def open(cls, ways: Sequence[Callable[[], Way]] = WAYS) -> Peers:
        """Take the first way that proves itself on a connection of our own.

        Asked and not assumed, since a kernel without the module for it answers as it does for a
        connection that is not there.
        """
        for make in ways:
            try:
                way = make()
            except OSError:
                continue
            if _recognises_ourselves(way):
                return cls(way)
            way.close()
        return cls(None)

    @property
    def way(self) -> str:
        """How the system is asked: "netlink" or "proc"; empty where it cannot tell."""
        return self._way.name if self._way is not None else ""

    def owner(self, ends: ConnectionEnds) -> int | None:
        """The id of the user at the other end; None when nobody holds it, or none can be told.

        Raises:
            OSError: the system does not answer any more.
        """
        return self._way.owner(ends) if self._way is not None else None

    def close(self) -> None:
        """Let go of what is open."""
        if self._way is not None:
            self._way.close()


def _recognises_ourselves(way: Way) -> bool:
    try:
        with ExitStack() as opened:
            server = opened.enter_context(socket.socket())
            server.bind((LOOPBACK, 0))
            server.listen(1)
            client = opened.enter_context(socket.socket())
            client.connect(server.getsockname())
            accepted = opened.enter_context(server.accept()[0])
            ends = ConnectionEnds(peer=client.getsockname(), ours=accepted.getsockname())
            return way.owner(ends) == os.geteuid()
    except OSError:
        return False
