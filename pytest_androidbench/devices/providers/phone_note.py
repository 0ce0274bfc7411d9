"""What a phone writes down for us as it works, and what that says once it has ended."""

from __future__ import annotations

import os
import tempfile
from typing import Final

from pytest_androidbench.devices.providers.child import Child
from pytest_androidbench.devices.vitals import Death, Disturbances
from pytest_androidbench.texts import clean

SIZE: Final = 4096
DISTURBANCES_AT: Final = 96
"""Where they begin in it (`phone.wire.note`)."""
ENDING_SECONDS: Final = 2.0
"""How long a phone that no longer answers may take to end."""


class PhoneNote:
    """A file that a phone shares with us: its last request, and what disturbed it."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the phone
        self._file.truncate(SIZE)

    @property
    def descriptor(self) -> int:
        """To be inherited by the phone."""
        return self._file.fileno()

    def read(self) -> tuple[int, str]:
        """Number and kind of the last request; a phone may have written anything."""
        number, _, kind = self._told(0, DISTURBANCES_AT).partition(" ")
        return _count(number), clean(kind)[:80]

    def disturbances(self) -> Disturbances:
        """What disturbed it; a phone may have written anything."""
        losses, _, host_times = self._told(DISTURBANCES_AT, SIZE).partition(" ")
        return Disturbances(losses=_count(losses), host_times=_count(host_times))

    def _told(self, begin: int, end: int) -> str:
        told = os.pread(self.descriptor, end - begin, begin)
        return told.partition(b"\0")[0].decode("utf-8", "replace")

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

    def disturbances(self) -> Disturbances:
        """What disturbed the phone since it started."""
        return self._note.disturbances()

    def death(self) -> Death | None:
        """How the phone ended; None while it runs."""
        how = self._child.ending(ENDING_SECONDS)
        return Death(how=how, after=self._note.read()[1]) if how is not None else None


def _count(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) <= 20 else 0
