"""The part of a page that plays a film: it moves on with the phone's clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.model import TubeVideo
from pytest_androidbench.phone.apps.youtube.scenes import scene
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

HALTED: Final = -1
BEAT_MS: Final = 500
STEP_MS: Final = 100
"""What the bar counts in: long films have more milliseconds than it has places."""
WHITE: Final = "white"
ROOM: Final = 184
"""So high, in dp, is a picture whose buttons do not touch each other in their whole size."""
NORMAL: Final = "1.0"
SPEEDS: Final = ("0.25", "0.5", "0.75", "1.0", "1.25", "1.5", "1.75", "2.0")


@dataclass(eq=False)
class FilmPlayer(AppPart[YouTubeApp]):
    """A stopwatch, its buttons, and a timer for the film's end."""

    length: int = 1000
    """In milliseconds."""
    from_ms: int = 0
    """Where it last went on, or was halted."""
    since: int = HALTED
    """The phone's uptime when it went on."""
    speed: str = NORMAL
    looped: bool = False
    controls: bool = True
    """Whether the buttons are seen."""
    timer: int = 0

    @property
    def running(self) -> bool:
        """Whether it goes on by itself."""
        return self.since != HALTED

    @property
    def ms(self) -> int:
        """How far it has come."""
        if not self.running:
            return min(self.from_ms, self.length)
        gone = int((self.phone.clock.uptime_ms - self.since) * float(self.speed))
        return min(self.length, self.from_ms + max(0, gone))

    @property
    def over(self) -> bool:
        """Whether the film has ended."""
        return self.ms >= self.length

    def beat_ms(self) -> int:
        """How often it looks different by itself."""
        return BEAT_MS if self.running else 0

    def run(self, ms: int, ended: Callable[[], None]) -> None:
        """Go on from a place; `ended` is called at the film's end."""
        self.cancel(self.timer)
        self.from_ms, self.since = max(0, min(ms, self.length)), self.phone.clock.uptime_ms
        rest = int((self.length - self.from_ms) / float(self.speed))
        self.timer = self.after(max(1, rest), ended)

    def halt(self) -> None:
        """Stay where it is."""
        self.cancel(self.timer)
        self.from_ms, self.since, self.timer = self.ms, HALTED, 0

    def toggle(self, ended: Callable[[], None]) -> None:
        """Halt, go on, or begin again."""
        if self.running and not self.over:
            self.halt()
        else:
            self.run(0 if self.over else self.ms, ended)

    def seek(self, ended: Callable[[], None], steps: int) -> None:
        """Go to a place of the bar."""
        self._to(steps * STEP_MS, ended)

    def skip(self, seconds: int, ended: Callable[[], None]) -> None:
        """Go some seconds on, or back."""
        self._to(self.ms + seconds * 1000, ended)

    def _to(self, ms: int, ended: Callable[[], None]) -> None:
        if self.running:
            self.run(ms, ended)
        else:
            self.from_ms = max(0, min(ms, self.length))

    def pace(self, speed: str, ended: Callable[[], None]) -> None:
        """Play faster, or slower."""
        at, running = self.ms, self.running
        self.speed = speed if speed in SPEEDS else NORMAL
        self.tell_pace()
        self.from_ms = at
        if running:
            self.run(at, ended)

    def tell_pace(self) -> None:
        """Keep how fast it plays, where something else is kept."""
        prefs = self.app.prefs()
        if prefs.get(names.PLAYBACK_SPEED_KEY, NORMAL) != self.speed:
            prefs.put(names.PLAYBACK_SPEED_KEY, self.speed)

    def show_controls(self) -> None:
        """Show the buttons, or only the picture."""
        self.controls = not self.controls

    def build(
        self, film: TubeVideo, kind: str, swiped: Callable[[SwipeDirection], None], hud: w.Widget
    ) -> w.Widget:
        """The picture, with what lies over it as long as buttons are seen."""
        picture = w.Canvas(draw=scene(film.id, kind, self.ms), width="fill", height="fill")
        surface = w.Panel(
            picture, id="watch_player", cls=look.FRAME, width="fill", height="fill",
            desc=tr("Video player"), on_tap=self.show_controls, on_swipe=swiped,
        )  # fmt: skip
        return w.Stack(
            surface,
            self.controls and hud,
            width="fill",
            height="fill",
            id="player_fragment_container",
            cls=look.FRAME,
        )

    def foot(
        self, film: TubeVideo, ended: Callable[[], None], corner: w.Widget, share: float
    ) -> w.Widget:
        """The time and the bar, in a share of their height; `corner` stands behind the time."""
        at, whole = look.length(self.ms // 1000), look.length(film.seconds)
        times = w.Row(
            w.Text(at, w.LABEL_SMALL.coloured(WHITE), id="time_bar_current_time"),
            w.Text(f" / {whole}", w.LABEL_SMALL.coloured("#ffffffb3"), id="time_bar_total_time"),
        )
        line = w.Row(
            w.Spacer(12),
            w.Directed(times, "ltr"),
            w.Spacer(weight=1),
            corner,
            width="fill",
        )
        bar = w.SeekBar(
            self.ms // STEP_MS, max(1, self.length // STEP_MS), partial(self.seek, ended),
            id="time_bar", text=tr("{at} of {whole}", at=at, whole=whole), height=28 * share,
        )  # fmt: skip
        return w.Column(line, bar, across="stretch", width="fill")

    def press(self, ended: Callable[[], None], share: float) -> w.Widget:
        """The button that halts it, and lets it go on, in a share of its size."""
        if self.over:
            icon, desc = "replay", tr("Replay video")
        elif self.running:
            icon, desc = "pause", tr("Pause video")
        else:
            icon, desc = "play_arrow", tr("Play video")
        return w.IconButton(
            icon, desc, size=44 * share, colour=WHITE, cls=look.IMAGE,
            id="player_control_play_pause_replay_button",
            width=60 * share, height=60 * share, on_tap=partial(self.toggle, ended),
        )  # fmt: skip
