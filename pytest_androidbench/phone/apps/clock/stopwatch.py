"""The stopwatch: its state in the app's preferences, and its page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.formats import stopwatch_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.clock.screens import DeskClock
    from pytest_androidbench.phone.system.prefs import Prefs

RESET, RUNNING, PAUSED = 0, 1, 2
MAX_LAPS: Final = 98
DIGITS: Final = w.TextStyle(72)
HUNDREDTHS: Final = w.TextStyle(36)


@dataclass(frozen=True)
class Stopwatch:
    """What AOSP's StopwatchDAO keeps: a state, a start on the uptime clock, what ran before it."""

    prefs: Prefs

    @property
    def state(self) -> int:
        """RESET, RUNNING or PAUSED."""
        return self.prefs.get("sw_state", RESET)

    def elapsed(self, uptime_ms: int) -> int:
        """Milliseconds it has run."""
        before = self.prefs.get("sw_accum_time", 0)
        if self.state != RUNNING:
            return before
        return before + uptime_ms - self.prefs.get("sw_start_time", uptime_ms)

    def start(self, uptime_ms: int) -> None:
        """Run, or run on."""
        self.prefs.update({"sw_state": RUNNING, "sw_start_time": uptime_ms})

    def pause(self, uptime_ms: int) -> None:
        """Stand still and keep the time."""
        self.prefs.update({"sw_accum_time": self.elapsed(uptime_ms), "sw_state": PAUSED})

    def reset(self) -> None:
        """Forget time and laps."""
        for name in self.prefs.all():
            if name.startswith("sw_"):
                self.prefs.remove(name)

    @property
    def laps(self) -> list[int]:
        """Total time at the end of each lap, in ms, oldest first."""
        count = self.prefs.get("sw_lap_num", 0)
        return [self.prefs.get(f"sw_lap_time_{place + 1}", 0) for place in range(count)]

    def lap(self, uptime_ms: int) -> None:
        """End a lap; beyond the last allowed one nothing happens."""
        count = self.prefs.get("sw_lap_num", 0)
        if count < MAX_LAPS:
            total = self.elapsed(uptime_ms)
            self.prefs.update({"sw_lap_num": count + 1, f"sw_lap_time_{count + 1}": total})


def page(screen: DeskClock) -> w.Widget:
    """The tab's content: the time and the laps, newest first."""
    watch = screen.stopwatch
    total, hundredths = stopwatch_time(watch.elapsed(screen.uptime_ms))
    time = w.Row(
        w.Text(total, DIGITS, id="stopwatch_time_text"),
        w.Text(hundredths, HUNDREDTHS, id="stopwatch_hundredths_text"),
        across="end",
        gap=6,
    )
    face = w.Align(w.Directed(time, "ltr"), height=240, weight=0)
    laps = watch.laps
    rows = [_lap(place, laps) for place in reversed(range(len(laps)))]
    if watch.state != RESET and rows:
        rows.insert(0, _lap(len(laps), [*laps, watch.elapsed(screen.uptime_ms)]))
    return w.Column(
        face, w.Scroll(*rows, id="laps_list", padding=(32, 0)), weight=1, across="stretch"
    )


def _lap(place: int, totals: list[int]) -> w.Widget:
    before = totals[place - 1] if place else 0
    return w.Row(
        w.Text(f"# {place + 1}", w.BODY_LARGE, id="lap_number", width=80, ltr=True),
        w.Text(
            ".".join(stopwatch_time(totals[place] - before)), w.BODY_LARGE, id="lap_time", weight=1
        ),
        w.Text(".".join(stopwatch_time(totals[place])), w.BODY_LARGE, id="lap_total", weight=1),
        width="fill",
        height=56,
    )


def buttons(screen: DeskClock) -> w.Widget:
    """The buttons below: reset, start or pause, lap or share."""
    state = screen.stopwatch.state
    running = state == RUNNING
    left = right = None
    if state != RESET:
        left = w.IconButton(
            "replay",
            tr("Reset"),
            id="left_button",
            on_tap=screen.reset_stopwatch,
            cls="android.widget.Button",
            size=28,
        )
    if running:
        full = len(screen.stopwatch.laps) >= MAX_LAPS
        right = w.IconButton(
            "timer",
            tr("Lap"),
            id="right_button",
            on_tap=screen.end_lap,
            cls="android.widget.Button",
            size=28,
            enabled=not full,
        )
    elif state == PAUSED:
        right = w.IconButton(
            "share",
            tr("Share"),
            id="right_button",
            on_tap=screen.share_stopwatch,
            cls="android.widget.Button",
            size=28,
        )
    fab = w.Fab(
        "pause" if running else "play_arrow",
        tr("Pause") if running else tr("Start"),
        id="fab",
        on_tap=screen.toggle_stopwatch,
        size=72,
    )
    return screen.button_row(left, fab, right)
