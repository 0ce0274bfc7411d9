"""How far something that is played has come, by the phone's clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.prefs import Prefs

AT, SINCE, TIMER, SPEED = "at", "since", "timer", "speed"
HALTED: Final = -1
ORDINARY: Final = 100
SLOWEST, FASTEST = 25, 400
"""Speeds are in hundredths (PlaybackSpeedDialog.kt)."""


class PlayTime:
    """Runs or stands; what it remembers is in preferences, as snapshots need it."""

    def __init__(self, app: App, kept: Prefs, ended: Callable[[], None]) -> None:
        self._app, self._kept, self._ended = app, kept, ended

    @property
    def running(self) -> bool:
        alive = self._app.phone.processes.running(self._app.package)
        return alive and self._kept.get(SINCE, HALTED) >= 0

    @property
    def ms(self) -> int:
        """How far it has come, whatever the length is."""
        at, since = max(0, self._kept.get(AT, 0)), self._kept.get(SINCE, HALTED)
        if since < 0:
            return at
        return at + max(0, self._app.phone.clock.uptime_ms - since) * self.speed // ORDINARY

    @property
    def speed(self) -> int:
        """How fast it goes, in hundredths."""
        return max(SLOWEST, min(self._kept.get(SPEED, ORDINARY), FASTEST))

    def set_speed(self, speed: int) -> None:
        """Go at another speed from now on; call `run` again where it runs."""
        self._kept.put(SPEED, speed)

    def run(self, ms: int, duration: int) -> None:
        """Go on from a place to the end."""
        self.halt(ms)
        left = -(-(duration - ms) * ORDINARY // self.speed)
        timer = self._app.after(max(1, left), self._ended)
        self._kept.update({SINCE: self._app.phone.clock.uptime_ms, TIMER: timer})

    def halt(self, ms: int) -> None:
        """Stand at a place."""
        self._app.cancel(self._kept.get(TIMER, 0))
        self._kept.update({AT: ms, SINCE: HALTED, TIMER: 0})

    def forget(self) -> None:
        """Drop what ends with the process: it stands where it last was halted."""
        self.halt(max(0, self._kept.get(AT, 0)))
