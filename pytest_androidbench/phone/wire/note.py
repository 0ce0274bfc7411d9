"""A note of the last request, and of what disturbed the phone: whoever started it can read both.

They can after its end, too.

It is shared memory, made before the wall: to write it costs no call of the system and needs no
right that a phone has given up.
"""

from __future__ import annotations

import mmap
import os
import re
from typing import Final

REQUEST_BYTES: Final = 96
"""Number and kind of the last request, then zeros."""
DISTURBANCE_BYTES: Final = 32
"""How often the browser was lost, and how often the host's time decided, then zeros."""
SIZE: Final = REQUEST_BYTES + DISTURBANCE_BYTES
_WORD: Final = re.compile(r"\s*([\w./-]{1,32})(?![\w./-])", re.ASCII)


class RequestNote:
    """Number and kind of the last request, and what disturbed the phone so far."""

    def __init__(self, descriptor: int | None = None) -> None:
        """Open the note.

        Args:
            descriptor: an open file of `SIZE` bytes or more, which is closed; None keeps no note.

        Raises:
            OSError: it is no such file.
        """
        self._count = 0
        self._memory: mmap.mmap | None = None
        if descriptor is not None:
            try:
                self._memory = mmap.mmap(descriptor, SIZE)
            except ValueError as error:
                raise OSError(f"--note-fd {descriptor}: {error}") from error
            os.close(descriptor)

    def tell(self, kind: str, command: str = "") -> None:
        """Begin a request: of a kind, and by its first word where that is a plain one."""
        if self._memory is None:
            return
        self._count += 1
        word = _WORD.match(command)
        told = f"{self._count} {kind}{f' {word[1]}' if word else ''}".encode()
        self._memory[:REQUEST_BYTES] = told[:REQUEST_BYTES].ljust(REQUEST_BYTES, b"\0")

    def disturbed(self, losses: int, host_times: int) -> None:
        """Write how often the phone's browser was lost, and the host's time decided."""
        if self._memory is not None:
            told = f"{losses} {host_times}".encode()
            self._memory[REQUEST_BYTES:] = told.ljust(DISTURBANCE_BYTES, b"\0")
