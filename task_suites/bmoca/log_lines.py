"""What published runs wait for: a line of the device's log, by its tag, level and text.

`Tag:Level *:S` is logcat's own filter, and the pattern is matched from the beginning of the message
(gimme1dollar/b-moca, e98681f; Apache-2.0).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.log import LogEntry

LEVELS: Final = "VDIWEFS"
"""From what tells all to silence."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One kind of line."""

    tag: str
    level: str
    """The lowest that counts."""
    pattern: str

    def fits(self, entry: LogEntry) -> bool:
        """Whether an entry of the log is such a line."""
        counts = LEVELS.index(entry.level) >= LEVELS.index(self.level)
        return (
            counts and entry.tag == self.tag and re.match(self.pattern, entry.message) is not None
        )


def clear_log(device: Device) -> None:
    """Empty all buffers, ahead of what is to be waited for."""
    device.shell("logcat -b all -c")


def is_logged(device: Device, line: LogLine) -> bool:
    """Whether such a line was written since the log was cleared."""
    return any(line.fits(entry) for entry in device.log())


def last_text(device: Device, line: LogLine) -> str:
    """The message of the newest such line; "" where there is none."""
    texts = [entry.message for entry in device.log() if line.fits(entry)]
    return texts[-1] if texts else ""
