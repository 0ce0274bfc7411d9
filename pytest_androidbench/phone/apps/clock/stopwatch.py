"""The stopwatch: its state in the app's preferences, and its tab."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.dial import LapCircle
from pytest_androidbench.phone.apps.clock.formats import stopwatch_time
from pytest_androidbench.phone.apps.clock.tabs import (
    ClockTab,
    button_row,
    round_button,
    small_button,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

RESET, RUNNING, PAUSED = 0, 1, 2
MAX_LAPS: Final = 98
STOPWATCH_BEAT_MS: Final = 10
DIGITS: Final = w.TextStyle(72)
HUNDREDTHS: Final = w.TextStyle(36)
CIRCLE: Final = 264
WIDE_CIRCLE: Final = 200
"""On a display that lies on its side."""
"""Diameter in dp of the ring around the time."""


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


@dataclass(eq=False)
class StopwatchTab(ClockTab):
    """Time and laps, and the buttons for them."""

    @property
    def watch(self) -> Stopwatch:
        """The stopwatch of the preferences."""
        return Stopwatch(self.app.prefs())

    def beat_ms(self) -> int:
        return STOPWATCH_BEAT_MS if self.watch.state == RUNNING else 0

    def page(self) -> w.Widget:
        watch = self.watch
        locale = self.phone.display.locale
        shown = stopwatch_time(watch.elapsed(self.uptime_ms))
        total, hundredths = (native(part, locale) for part in shown)
        time = w.Row(
            w.Text(total, DIGITS, id="stopwatch_time_text"),
            w.Text(hundredths, HUNDREDTHS, id="stopwatch_hundredths_text"),
            across="end",
            gap=6,
        )
        laps = watch.laps
        wide = self.phone.display.is_wide
        size = WIDE_CIRCLE if wide else CIRCLE
        circle = w.Canvas(draw=self._circle(laps), id="stopwatch_circle", width=size, height=size)
        clock = w.Stack(circle, w.Align(w.Directed(time, "ltr")), width=size, height=size)
        rows = [_lap(place, laps, locale) for place in reversed(range(len(laps)))]
        if watch.state != RESET and rows:
            rows.insert(0, _lap(len(laps), [*laps, watch.elapsed(self.uptime_ms)], locale))
        scroll = w.Scroll(*rows, id="laps_list", padding=(32, 0))
        if wide:
            # Without laps the clock has the width to itself, as beside them it has its half.
            return w.Row(w.Align(clock, weight=1), scroll if rows else None, across="stretch")
        face = w.Align(clock, height=size + 24, weight=0)
        return w.Column(face, scroll, weight=1, across="stretch")

    def _circle(self, laps: list[int]) -> LapCircle:
        """As full as this lap is long against the first one."""
        if not laps:
            return LapCircle(0)
        lap = self.watch.elapsed(self.uptime_ms) - laps[-1]
        return LapCircle(min(1, lap / max(1, laps[0])))

    def buttons(self) -> w.Widget:
        watch = self.watch
        running = watch.state == RUNNING
        left = right = None
        if watch.state != RESET:
            left = small_button("replay", tr("Reset"), "left_button", self.reset)
        if running:
            more = len(watch.laps) < MAX_LAPS
            right = small_button("timer", tr("Lap"), "right_button", self.end_lap, enabled=more)
        elif watch.state == PAUSED:
            right = small_button("share", tr("Share"), "right_button", self.share)
        icon, label = ("pause", tr("Pause")) if running else ("play_arrow", tr("Start"))
        return button_row(round_button(icon, label, self.toggle), left, right)

    def toggle(self) -> None:
        """Start it, or halt it."""
        if self.watch.state == RUNNING:
            self.watch.pause(self.uptime_ms)
            self.app.tell("Stopwatch", "Pause")
        else:
            self.watch.start(self.uptime_ms)
            self.app.tell("Stopwatch", "Start")

    def reset(self) -> None:
        """Set it back to zero."""
        self.watch.reset()
        self.app.tell("Stopwatch", "Reset")

    def end_lap(self) -> None:
        """Begin another lap."""
        self.watch.lap(self.uptime_ms)
        self.app.tell("Stopwatch", "Lap")

    def share(self) -> None:
        """Offer the time to other apps, and those of the laps as AOSP lists them."""
        text = shared_text(self.watch.elapsed(self.uptime_ms), self.watch.laps)
        self.phone.activities.share(text=text, caller=self.screen)


def shared_text(elapsed: int, totals: list[int]) -> str:
    """What a time is shared as, with its laps; total times in ms, the last lap's end left out."""
    lines = [f"My time is {_written(elapsed)}"]
    if totals:
        ends = [*totals, elapsed]
        lengths = [end - before for before, end in zip([0, *totals], ends, strict=True)]
        lines += ["Lap times:", *(f"{n}. {_written(ms)}" for n, ms in enumerate(lengths, 1))]
    return "\n".join(lines)


def _written(ms: int) -> str:
    return ".".join(stopwatch_time(ms))


def _lap(place: int, totals: list[int], locale: str) -> w.Widget:
    before = totals[place - 1] if place else 0
    length, total = (native(_written(ms), locale) for ms in (totals[place] - before, totals[place]))
    return w.Row(
        w.Text(
            native(f"# {place + 1}", locale),
            w.BODY_LARGE,
            id="lap_number",
            desc=tr("Lap {number}", number=place + 1),
            width=80,
            ltr=True,
        ),
        w.Text(length, w.BODY_LARGE, id="lap_time", weight=1),
        w.Text(total, w.BODY_LARGE, id="lap_total", weight=1),
        width="fill",
        height=56,
    )
