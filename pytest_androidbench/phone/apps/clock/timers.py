"""Timers: their state in the app's preferences."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.formats import timer_name

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

RUNNING, PAUSED, EXPIRED, RESET = 1, 2, 3, 4
MAX_DIGITS: Final = 6
MINUTE_MS: Final = 60_000


@dataclass(frozen=True)
class Timer:
    """One timer, as AOSP's TimerDAO keeps it."""

    id: int
    state: int
    length_ms: int
    """As it was set."""
    total_ms: int
    """With the minutes added since."""
    started_ms: int
    """Uptime when it was last started."""
    left_ms: int
    """What was left then."""
    label: str = ""

    def remaining(self, uptime_ms: int) -> int:
        """Milliseconds left; negative after it ran out."""
        if self.state in (RUNNING, EXPIRED):
            return self.left_ms - (uptime_ms - self.started_ms)
        return self.left_ms

    @property
    def moving(self) -> bool:
        """Whether what it shows changes with the time."""
        return self.state in (RUNNING, EXPIRED)

    @property
    def name(self) -> str:
        """Its label, or one made from its length."""
        return self.label or timer_name(self.length_ms)

    def toggled(self, uptime_ms: int) -> Timer:
        """Paused when it ran, running when it stood, reset when it was over."""
        if self.state == EXPIRED:
            return self.reset()
        left = self.remaining(uptime_ms)
        state = PAUSED if self.state == RUNNING else RUNNING
        return replace(self, state=state, left_ms=left, started_ms=uptime_ms)

    def reset(self) -> Timer:
        """As it was set."""
        return replace(self, state=RESET, total_ms=self.length_ms, left_ms=self.length_ms)

    def longer(self, uptime_ms: int) -> Timer:
        """With one more minute; an expired one runs again."""
        left = max(self.remaining(uptime_ms), 0) + MINUTE_MS
        state = RUNNING if self.state == EXPIRED else self.state
        total = self.total_ms + MINUTE_MS
        return replace(self, state=state, left_ms=left, started_ms=uptime_ms, total_ms=total)


class Timers:
    """All timers in the app's preferences."""

    def __init__(self, prefs: Prefs) -> None:
        self._prefs = prefs

    def all(self) -> list[Timer]:
        """Every timer, newest first, expired ones before."""
        ids = sorted((int(id_) for id_ in self._ids()), reverse=True)
        return sorted((self.get(id_) for id_ in ids), key=lambda timer: timer.state != EXPIRED)

    def _ids(self) -> frozenset[str]:
        return self._prefs.get("timers_list", frozenset())

    def get(self, id_: int) -> Timer:
        """The timer with this id."""
        get = self._prefs.get
        return Timer(
            id_,
            get(f"timer_state_{id_}", RESET),
            get(f"timer_setup_timet_{id_}", 0),
            get(f"timer_original_timet_{id_}", 0),
            get(f"timer_start_time_{id_}", 0),
            get(f"timer_time_left_{id_}", 0),
            get(f"timer_label_{id_}", ""),
        )

    def put(self, timer: Timer) -> None:
        """Store a timer, new or changed."""
        self._prefs.update(
            {
                "timers_list": self._ids() | {str(timer.id)},
                f"timer_state_{timer.id}": timer.state,
                f"timer_setup_timet_{timer.id}": timer.length_ms,
                f"timer_original_timet_{timer.id}": timer.total_ms,
                f"timer_start_time_{timer.id}": timer.started_ms,
                f"timer_time_left_{timer.id}": timer.left_ms,
                f"timer_label_{timer.id}": timer.label,
            }
        )

    def add(self, length_ms: int, uptime_ms: int) -> Timer:
        """Create a timer and start it."""
        id_ = self._prefs.get("next_timer_id", 0)
        self._prefs.put("next_timer_id", id_ + 1)
        timer = Timer(id_, RUNNING, length_ms, length_ms, uptime_ms, length_ms)
        self.put(timer)
        return timer

    def remove(self, id_: int) -> None:
        """Delete a timer."""
        for name in self._prefs.all():
            if name.startswith("timer_") and name.endswith(f"_{id_}"):
                self._prefs.remove(name)
        self._prefs.put("timers_list", self._ids() - {str(id_)})


def length_of(digits: str) -> tuple[int, int, int]:
    """Hours, minutes and seconds as the typed digits stand, without carrying."""
    padded = digits.rjust(MAX_DIGITS, "0")
    return int(padded[:2]), int(padded[2:4]), int(padded[4:])
