"""The log that logcat shows: lines with time, process and tag, and a way to wait for more."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass

LIMIT = 20_000
LIMIT_BYTES = 4 * 1024 * 1024
_ENTRY_BYTES = 100


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line; `seq` counts up over the phone's whole life."""

    seq: int
    time_ms: int
    pid: int
    tid: int
    level: str
    tag: str
    message: str
    buffer: str = "main"


@dataclass(frozen=True, slots=True)
class LogState:
    """Everything a log holds."""

    entries: tuple[LogEntry, ...]


class Log:
    """A bounded list of entries; the oldest go first."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._entries: deque[LogEntry] = deque()
        self._held = 0
        self._last = 0
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def last_seq(self) -> int:
        """The number of the newest entry ever written, cleared or not."""
        return self._last

    def write(
        self, level: str, tag: str, message: str, *, pid: int = 0, buffer: str = "main"
    ) -> None:
        """Append an entry for every line of the message."""
        for line in message.split("\n"):
            self._last += 1
            self._add(LogEntry(self._last, self._now(), pid, pid, level, tag, line, buffer))
        for reader in self._waiting:
            if not reader.done():
                reader.set_result(None)

    def _add(self, entry: LogEntry) -> None:
        if len(self._entries) == LIMIT:
            self._held -= _size(self._entries.popleft())
        self._entries.append(entry)
        self._held += _size(entry)
        while self._held > LIMIT_BYTES:
            self._held -= _size(self._entries.popleft())

    def entries(self, after: int = 0) -> list[LogEntry]:
        """The entries newer than number `after`, oldest first."""
        return [entry for entry in self._entries if entry.seq > after]

    async def wait(self, after: int) -> list[LogEntry]:
        """The entries newer than number `after`, as soon as there are any."""
        while self._last <= after:
            reader = asyncio.get_running_loop().create_future()
            self._waiting.append(reader)
            try:
                await reader
            finally:
                self._waiting.remove(reader)
        return self.entries(after)

    def clear(self, buffers: Collection[str] | None = None) -> None:
        """Forget the entries of some buffers, or all of them, as `logcat -c` does."""
        kept = [e for e in self._entries if buffers is not None and e.buffer not in buffers]
        self._entries = deque(kept)
        self._held = sum(map(_size, kept))

    def state(self) -> LogState:
        """Everything, as plain values."""
        return LogState(tuple(self._entries))

    def restore(self, state: LogState) -> None:
        """Go back to kept entries; numbers go on counting up, so that readers see what is new."""
        self._entries = deque(state.entries)
        self._held = sum(map(_size, state.entries))


def _size(entry: LogEntry) -> int:
    """About how many bytes an entry takes."""
    return _ENTRY_BYTES + len(entry.tag) + len(entry.message)
