"""Opens a small database that several processes write to at once."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, Literal

from filelock import FileLock

_BUSY_SECONDS: Final = 30.0
"""How long a process waits for another one's transaction, which takes well below a millisecond."""
_LOOK_SECONDS: Final = 0.005
"""Between two looks whether the file was begun."""


def open_shared(path: Path, synchronous: Literal["OFF", "NORMAL"]) -> sqlite3.Connection:
    """Open such a file, or begin it; its transactions are begun by hand.

    Args:
        path: of the file, beside which a lock file stays.
        synchronous: SQLite's setting of that name: whether what is written outlives the machine's
            power.
    """
    connection = sqlite3.connect(
        path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    # Of two that give a new file its write-ahead log at once, SQLite refuses one without waiting:
    # each holds the file for reading and wants it for itself.
    with FileLock(path.with_name(f"{path.name}.lock"), poll_interval=_LOOK_SECONDS):
        connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={synchronous}")
    return connection
