"""How fast a service may be asked, shared by all processes of this user that use the same key.

A service that says "too many" is left alone by everybody until the time it names; where the user
names rates, nobody asks faster.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pytest_androidbench.models.shared_file import open_shared

_MINUTE: Final = 60.0
_TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS held (until REAL NOT NULL)",
    "CREATE TABLE IF NOT EXISTS asked (at REAL NOT NULL, tokens INTEGER NOT NULL)",
    "CREATE INDEX IF NOT EXISTS by_time ON asked (at)",
)


class Pace:
    """One process's part in the pace of a service."""

    def __init__(
        self,
        path: Path,
        *,
        requests: int | None = None,
        tokens: int | None = None,
        now: Callable[[], float] = time.time,
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        """Take part in a pace.

        Args:
            path: file that those have in common who share it.
            requests: most within any minute; None = as the service lets it pass.
            tokens: most within any minute, counted as estimated before they are sent.
            now: the time in seconds, alike for all processes.
            wait: passes so many seconds.
        """
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._requests, self._tokens = requests, tokens
        self._now, self._wait = now, wait
        # Lost with the machine's power, and nobody minds.
        self._file = open_shared(path, synchronous="OFF")
        for statement in _TABLES:
            self._file.execute(statement)

    def take(self, tokens: int) -> float:
        """Wait until a request with so many tokens may be sent; the seconds that took."""
        waited = 0.0
        while (seconds := self._try(tokens)) > 0:
            self._wait(seconds)
            waited += seconds
        return waited

    def hold(self, seconds: float) -> None:
        """Have nobody ask for so many seconds: the service has said so."""
        until = self._now() + seconds
        self._file.execute("BEGIN IMMEDIATE")
        before = self._held_until()
        self._file.execute("DELETE FROM held")
        self._file.execute("INSERT INTO held VALUES (?)", (max(before, until),))
        self._file.execute("COMMIT")

    def close(self) -> None:
        """Take no part any more."""
        self._file.close()

    def _try(self, tokens: int) -> float:
        """Seconds until it is worth trying again; 0 = it may be sent, and is counted."""
        if self._requests is None and self._tokens is None:
            # Nothing is counted, so nothing is written: other processes are not kept waiting.
            return max(0.0, self._held_until() - self._now())
        self._file.execute("BEGIN IMMEDIATE")
        now = self._now()
        seconds = max(self._held_until() - now, self._seconds_over(now, tokens))
        if seconds <= 0:
            self._file.execute("DELETE FROM asked WHERE at <= ?", (now - _MINUTE,))
            self._file.execute("INSERT INTO asked VALUES (?, ?)", (now, tokens))
        self._file.execute("COMMIT")
        return max(0.0, seconds)

    def _held_until(self) -> float:
        row = self._file.execute("SELECT until FROM held").fetchone()
        return row[0] if row else 0.0

    def _seconds_over(self, now: float, tokens: int) -> float:
        """Until enough of what was asked lies more than a minute back."""
        asked = self._file.execute(
            "SELECT at, tokens FROM asked WHERE at > ? ORDER BY at", (now - _MINUTE,)
        ).fetchall()
        requests, sent = len(asked), sum(row[1] for row in asked)
        seconds = 0.0
        for at, of_it in asked:
            if self._fits(requests, sent + tokens):
                break
            requests, sent, seconds = requests - 1, sent - of_it, at + _MINUTE - now
        # One that is too large for a whole minute goes when nothing else does.
        return seconds

    def _fits(self, requests: int, tokens: int) -> bool:
        few = self._requests is None or requests < self._requests
        return few and (self._tokens is None or tokens <= self._tokens)


def pace_file(service: str, key: str) -> Path:
    """Where those meet who ask the same service with the same key on this machine."""
    name = hashlib.sha256(f"{service}\n{key}".encode()).hexdigest()[:24]
    return Path(tempfile.gettempdir()) / f"androidbench-pace-{os.getuid()}" / f"{name}.sqlite"
