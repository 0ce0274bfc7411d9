"""Lets connections in or refuses them, by the user at their other end."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from pytest_androidbench.access.ends import ConnectionEnds
from pytest_androidbench.access.peers import Peers

ROOT: Final = 0

Admits = Callable[[ConnectionEnds], bool]
"""Whether the connection between two ends may be."""


class Gate:
    """Knows who may speak to a program: root, whoever started it, and whom they named."""

    def __init__(
        self,
        peers: Peers,
        others: frozenset[int] | None,
        tell: Callable[[str], None],
        program: str = "phone",
    ) -> None:
        """Stand at a program's ports.

        Args:
            peers: whose a connection is.
            others: further users to let in; None lets in everybody.
            tell: takes a sentence for whoever started the program.
            program: what it is called in these.
        """
        self._peers = peers
        self._others = others
        self._ours = {ROOT, os.getuid(), os.geteuid()}
        self._tell = tell
        self._program = program

    @property
    def open_to_others(self) -> bool:
        """Whether somebody was let in on purpose who is neither root nor the program's user."""
        return self._others is None or bool(self._others - self._ours)

    def admits(self, ends: ConnectionEnds) -> bool:
        """Whether a connection may be; tells of one that may not."""
        if self._others is None or not self._peers.way:
            return True
        try:
            user = self._peers.owner(ends)
        except OSError as error:
            self._tell(
                f"a connection to port {ends.ours[1]} was refused: the system does not say whose "
                f"it is ({error.strerror}); --allow-uid any lets in everybody"
            )
            return False
        if user is None:
            # Gone already, as those that only look whether somebody listens: nothing to tell.
            return False
        if user in self._ours or user in self._others:
            return True
        self._tell(
            f"a connection to port {ends.ours[1]} was refused: it is user {user}'s, and this "
            f"{self._program} is for user {os.getuid()} and root; --allow-uid {user} lets that "
            "user in, too"
        )
        return False


def everybody(_: ConnectionEnds) -> bool:
    """Let in whoever comes."""
    return True
