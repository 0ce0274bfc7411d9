"""What an agent's process prints, kept within bounds."""

from __future__ import annotations

import os
from collections import deque
from typing import Final

HEAD_BYTES: Final = 512 * 1024
TAIL_BYTES: Final = 512 * 1024
"""Of a log that is longer, what is between its head and its tail is left out."""
NEWS_BYTES: Final = 64 * 1024
"""Of what came since it was last asked for; what is shown of it is less."""
_AT_ONCE: Final = 1 << 16


class Log:
    """The prints of one episode after the other."""

    def __init__(self) -> None:
        self._head = bytearray()
        self._tail: deque[bytes] = deque()
        self._tail_size = 0
        self._left_out = 0
        self._news = bytearray()

    def read(self, descriptor: int) -> bool:
        """Take in what has arrived at a pipe that does not block; whether its other end lives."""
        while True:
            try:
                data = os.read(descriptor, _AT_ONCE)
            except BlockingIOError:
                return True
            if not data:
                return False
            self.add(data)

    def add(self, data: bytes) -> None:
        """Keep some more, and let go of the oldest that is neither head nor tail."""
        self._news += data[: NEWS_BYTES - len(self._news)]
        room = HEAD_BYTES - len(self._head)
        self._head += data[:room]
        if rest := data[room:]:
            self._tail.append(rest)
            self._tail_size += len(rest)
        while self._tail and self._tail_size - len(self._tail[0]) >= TAIL_BYTES:
            gone = len(self._tail.popleft())
            self._tail_size -= gone
            self._left_out += gone

    def note(self, sentence: str) -> None:
        """Add a line of the harness's own."""
        start = b"" if self._ends_line else b"\n"
        self.add(start + f"androidbench: {sentence}\n".encode("utf-8", "backslashreplace"))

    def news(self) -> bytes:
        """What has come since this was last asked for, its beginning where it is much."""
        news = bytes(self._news)
        self._news.clear()
        return news

    def take(self) -> bytes:
        """All that is kept, which is then forgotten."""
        gap = f"\nandroidbench: {self._left_out} bytes are left out here\n".encode()
        whole = bytes(self._head) + (gap if self._left_out else b"") + b"".join(self._tail)
        self._head.clear()
        self._tail.clear()
        self._news.clear()
        self._tail_size = self._left_out = 0
        return whole

    @property
    def _ends_line(self) -> bool:
        last = self._tail[-1] if self._tail else self._head
        return not last or last.endswith(b"\n")
