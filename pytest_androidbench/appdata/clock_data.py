"""What the clock app keeps: alarms in a database; timers, stopwatch and cities as preferences.

Tables and keys are those of AOSP's DeskClock (`AlarmDatabaseHelper`, `TimerDAO`, `StopwatchDAO`);
the cities stand under a key of the simulated phone's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.appdata.preferences import Preference, Preferences
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.google.android.deskclock"
HOME: Final = f"/data/user_de/0/{PACKAGE}"
DATABASE: Final = f"{HOME}/databases/alarms.db"
TIMER_RUNNING, TIMER_PAUSED, TIMER_EXPIRED, TIMER_RESET = 1, 2, 3, 4
"""States of a timer (`Timer.State`)."""
STOPWATCH_RESET, STOPWATCH_RUNNING, STOPWATCH_PAUSED = 0, 1, 2
"""States of the stopwatch (`Stopwatch.State`)."""
_IDS: Final = "timers_list"
_CITIES: Final = "selected_cities"
_EXTRA: Final = "android.intent.extra.alarm"


@dataclass(frozen=True, slots=True, kw_only=True)
class Alarm:
    """An alarm, as far as tasks are about it."""

    hour: int
    minute: int
    label: str = ""
    enabled: bool = True
    days: int = 0
    """Bits from Monday = 1 to Sunday = 64; 0 rings once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """A timer, as far as tasks are about it."""

    seconds: int
    """As it was set."""
    state: int
    """`TIMER_RUNNING` or another of the states."""


class ClockData:
    """Reads and arranges what the clock app keeps."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._database = device.database(DATABASE, package=PACKAGE)
        self._preferences = Preferences(device, PACKAGE, home=HOME)

    def alarms(self) -> list[Alarm]:
        """All alarms, by time."""
        found = [
            Alarm(
                hour=row["hour"],
                minute=row["minutes"],
                label=row["label"],
                enabled=bool(row["enabled"]),
                days=row["daysofweek"],
            )
            for row in self._database.rows("alarm_templates")
        ]
        return sorted(found, key=lambda alarm: (alarm.hour, alarm.minute, alarm.label))

    def put_alarms(self, alarms: Sequence[Alarm]) -> None:
        """Leave nothing but these; the app makes its database when it is first opened."""
        rows = [(a.hour, a.minute, a.days, a.enabled, a.label) for a in alarms]
        with self._database.edit() as connection:
            connection.execute("DELETE FROM alarm_templates")
            connection.executemany(
                "INSERT INTO alarm_templates (hour, minutes, daysofweek, enabled, vibrate, label)"
                " VALUES (?, ?, ?, ?, 1, ?)",
                rows,
            )

    def timers(self) -> list[Timer]:
        """All timers, by their lengths."""
        kept = self._preferences.all()
        ids = kept.get(_IDS, frozenset())
        found = [_timer(kept, id_) for id_ in (ids if isinstance(ids, frozenset) else ())]
        return sorted(found, key=lambda timer: (timer.seconds, timer.state))

    def put_timers(self, timers: Sequence[Timer]) -> None:
        """Leave nothing but these, in the order in which they were made; none that runs."""
        values: dict[str, Preference | None] = {
            key: None for key in self._preferences.all() if key.startswith("timer")
        }
        values |= {_IDS: frozenset(map(str, range(len(timers)))), "next_timer_id": len(timers)}
        for id_, timer in enumerate(timers):
            ms = timer.seconds * 1000
            values |= {
                f"timer_state_{id_}": timer.state,
                f"timer_setup_timet_{id_}": ms,
                f"timer_original_timet_{id_}": ms,
                f"timer_time_left_{id_}": ms // 2 if timer.state == TIMER_PAUSED else ms,
            }
        self._preferences.put(values)

    def start_timer(self, seconds: int) -> None:
        """Have one more timer, which runs."""
        self._device.shell(
            f"am start -a android.intent.action.SET_TIMER --ei {_EXTRA}.LENGTH {seconds}"
            f" --ez {_EXTRA}.SKIP_UI true"
        )

    def stopwatch(self) -> int:
        """`STOPWATCH_RESET` or another of its states."""
        state = self._preferences.all().get("sw_state", STOPWATCH_RESET)
        return state if isinstance(state, int) else STOPWATCH_RESET

    def put_stopwatch(self, state: int, seconds: int = 0) -> None:
        """Have the stopwatch in a state, after some time; one that runs began with the device."""
        values = {"sw_state": state, "sw_accum_time": seconds * 1000, "sw_start_time": 0}
        self._preferences.put(values)

    def cities(self) -> list[str]:
        """The cities of the world clock, in order."""
        kept = self._preferences.all().get(_CITIES, "")
        return [city for city in str(kept).split("|") if city]

    def put_cities(self, cities: Sequence[str]) -> None:
        """Leave nothing but these."""
        self._preferences.put({_CITIES: "|".join(cities)})


def _timer(kept: Mapping[str, Preference], id_: str) -> Timer:
    length, state = kept.get(f"timer_setup_timet_{id_}", 0), kept.get(f"timer_state_{id_}", 0)
    seconds = length // 1000 if isinstance(length, int) else 0
    return Timer(seconds=seconds, state=state if isinstance(state, int) else 0)
