"""The device's log."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from pytest_androidbench.devices.link.shell import Shell

MAX_BYTES: Final = 256 * 1024
"""Of a log that is kept for people; its end tells most."""
_MARK: Final = "androidbench"
_BEGINS: Final = "the episode begins"
_MARKED: Final = re.compile(rf"^.* {_MARK}\s*: {_BEGINS}\r?\n".encode(), re.MULTILINE)
_LINE: Final = re.compile(
    r"^\s*(?P<time>\d+\.\d{3})\s+(?P<pid>\d+)\s+(?P<tid>\d+)\s+(?P<level>[VDIWEFS])\s"
    r"(?P<tag>.*?)\s*: (?P<message>.*)$"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """One line of the log."""

    time: datetime
    pid: int
    level: str
    tag: str
    message: str


class DeviceLog:
    """Reads the log of one device."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def entries(self, since: datetime | None = None) -> list[LogEntry]:
        """Everything logged at or after a moment of the device's time, oldest first."""
        start = f" -T {since.timestamp():.3f}" if since else ""
        read = read_log(self._shell.run(f"logcat -d -v epoch{start}", reads=True).text)
        return [entry for entry in read if since is None or entry.time >= since]

    def mark(self) -> None:
        """Write a line from which on `since_mark` tells; clocks are set back, lines are not."""
        self._shell.run(f"log -t {_MARK} {_BEGINS!r}")

    def since_mark(self, seconds: float) -> bytes:
        """What was logged since the last mark, as logcat prints it: its end, in whole lines.

        Args:
            seconds: that it may take.

        Raises:
            DeviceGone: it was not to be had in time.
        """
        # One byte more shows that there was more.
        script = f"logcat -d -v threadtime 2>&1 | tail -c {MAX_BYTES + 1}"
        printed = self._shell.run(script, seconds=seconds, reads=True).stdout
        if len(printed) > MAX_BYTES:
            printed = printed.partition(b"\n")[2]
        found = list(_MARKED.finditer(printed))
        return printed[found[-1].end() :] if found else printed


def read_log(printed: str) -> list[LogEntry]:
    """Read lines in logcat's `epoch` format; lines of other shapes are left out."""
    return [_entry(found) for line in printed.splitlines() if (found := _LINE.match(line))]


def _entry(found: re.Match[str]) -> LogEntry:
    return LogEntry(
        time=datetime.fromtimestamp(float(found["time"]), UTC),
        pid=int(found["pid"]),
        level=found["level"],
        tag=found["tag"],
        message=found["message"],
    )
