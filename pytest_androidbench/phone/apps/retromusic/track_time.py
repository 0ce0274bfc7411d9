"""How far a song has come, by the phone's clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic.names import SPEED_KEY, TRACK_POSITION_KEY

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_androidbench.phone.system.app import App

MEMORY: Final = "playback"
"""Where is kept what on a real phone is in the memory of a service."""
SINCE, TIMER, LAST = "since", "timer", "last_song"
HALTED: Final = -1


class TrackTime:
    """A stopwatch that is kept in files, and a timer for the end of the song."""

    def __init__(self, app: App, ended: Callable[[], None]) -> None:
        self._app = app
        self._memory = app.prefs(MEMORY)
        self._prefs = app.prefs()
        self._ended = ended

    @property
    def running(self) -> bool:
        """Whether it goes on by itself."""
        alive = self._app.phone.processes.running(self._app.package)
        return alive and self._memory.get(SINCE, HALTED) >= 0

    @property
    def last_song(self) -> bool:
        """Whether nothing is to be played behind this song."""
        return self._memory.get(LAST, default=False)

    def stop_after(self, *, song: bool) -> None:
        """Play nothing behind this song, or go on after all."""
        self._memory.put(LAST, song)

    @property
    def speed(self) -> float:
        """How fast songs are played; 1.0 = as they were made."""
        return max(0.5, min(2.0, self._prefs.get(SPEED_KEY, 1.0)))

    @property
    def ms(self) -> int:
        """How far the song has come."""
        kept = self._prefs.get(TRACK_POSITION_KEY, 0)
        if not self.running:
            return max(0, kept)
        since = self._memory.get(SINCE, HALTED)
        return max(0, kept) + int((self._app.phone.clock.uptime_ms - since) * self.speed)

    def run(self, ms: int, length: int) -> None:
        """Go on from a place of a song."""
        self._app.cancel(self._memory.get(TIMER, 0))
        rest = max(0, length - ms)
        timer = self._app.after(max(1, int(rest / self.speed)), self._ended)
        self._memory.update({SINCE: self._app.phone.clock.uptime_ms, TIMER: timer})
        self._prefs.put(TRACK_POSITION_KEY, ms)

    def halt(self, ms: int) -> None:
        """Stay at a place of a song."""
        self.forget()
        self._prefs.put(TRACK_POSITION_KEY, ms)

    def forget(self) -> None:
        """Drop what ends with the process."""
        self._app.cancel(self._memory.get(TIMER, 0))
        self._memory.update({SINCE: HALTED, TIMER: 0})
