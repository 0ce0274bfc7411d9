"""What a phone writes down for us as it works, and what that says once it has ended."""

from __future__ import annotations

import os
import tempfile
from typing import Final

from pytest_androidbench.devices.providers.child import Child
from pytest_androidbench.devices.vitals import Death
from pytest_androidbench.texts import clean

SIZE: Final = 4096
ENDING_SECONDS: Final = 2.0
"""How long a phone that no longer answers may take to end."""


class PhoneNote:
    """A file that a phone shares with us: number and kind of its last request."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the phone
        self._file.truncate(SIZE)

    @property
    def descriptor(self) -> int:
        """To be inherited by the phone."""
        return self._file.fileno()

    def read(self) -> tuple[int, str]:
        """Number and kind; a phone may have written anything."""
        told = os.pread(self.descriptor, SIZE, 0).partition(b"\0")[0].decode("utf-8", "replace")
        number, _, kind = told.partition(" ")
        return int(number) if number.isdecimal() else 0, clean(kind)[:80]

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


class PhoneVitals:
    """A phone's process and its note."""

    def __init__(self, child: Child, note: PhoneNote) -> None:
        self._child = child
        self._note = note

    def requests(self) -> int:
        """How many requests the phone has begun to serve."""
        return self._note.read()[0]

    def death(self) -> Death | None:
        """How the phone ended; None while it runs."""
        how = self._child.ending(ENDING_SECONDS)
        return Death(how=how, after=self._note.read()[1]) if how is not None else None
