"""Which apps run, under which process id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

FIRST_APP_PID: Final = 4000
SYSTEM: Final[Mapping[str, int]] = {
    "init": 1,
    "zygote64": 344,
    "adbd": 398,
    "surfaceflinger": 467,
    "system_server": 612,
    "com.android.systemui": 865,
    "com.android.phone": 1102,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcessesState:
    """Everything the process table holds."""

    pids: Mapping[str, int]
    next_pid: int


class Processes:
    """Process ids by package; they count up, so a restarted app gets another one."""

    def __init__(self) -> None:
        self._pids = dict(SYSTEM)
        self._next = FIRST_APP_PID

    def pid(self, package: str) -> int:
        """The id of a package's process, started if it does not run."""
        if package not in self._pids:
            self._next += 37
            self._pids[package] = self._next
        return self._pids[package]

    def running(self, package: str) -> bool:
        """Whether a package's process runs."""
        return package in self._pids

    def stop(self, package: str) -> None:
        """End a package's process; the system's own go on."""
        if package not in SYSTEM:
            self._pids.pop(package, None)

    def all(self) -> dict[str, int]:
        """Names and ids, lowest id first."""
        return dict(sorted(self._pids.items(), key=lambda item: item[1]))

    def state(self) -> ProcessesState:
        """Everything, as plain values."""
        return ProcessesState(pids=dict(self._pids), next_pid=self._next)

    def restore(self, state: ProcessesState) -> None:
        """Go back to a kept table."""
        self._pids, self._next = dict(state.pids), state.next_pid
