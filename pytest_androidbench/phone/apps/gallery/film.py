"""A film: its sign to start it, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.cells import CAPTION, DARK, IMAGE, RELATIVE, WHITE
from pytest_androidbench.phone.apps.gallery.model import Medium, length_text
from pytest_androidbench.phone.kit.films import FilmClock
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Film(AppPart[GalleryApp]):
    """Its pictures are not drawn, only its time passes."""

    clock: FilmClock = field(default_factory=FilmClock)

    @property
    def running(self) -> bool:
        """Whether its time passes."""
        return self.clock.running

    def build(self, one: Medium, on_tap: Callable[[], None], *, bars: bool) -> w.Widget:
        """The film over the whole screen."""
        turn = partial(self.clock.play_or_pause, one.duration_ms)
        sign = w.Icon("play_circle_outline", 96, WHITE, id="video_play_outline", on_tap=turn)
        return w.Stack(
            w.Panel(
                look=w.Look(background="#202124"),
                id="video_surface_frame",
                cls="android.widget.FrameLayout",
                width="fill",
                height="fill",
                on_tap=on_tap,
            ),
            None if self.running else w.Align(sign),
            self._times(one.duration_ms, turn) if bars else None,
            id="video_holder",
            cls=RELATIVE,
            width="fill",
            height="fill",
        )

    def _times(self, length_ms: int, turn: Callable[[], None]) -> w.Widget:
        played = self.clock.played_ms(length_ms)
        toggle = w.IconButton(
            "pause" if self.running else "play_arrow",
            tr("Pause") if self.running else tr("Play"),
            colour=WHITE,
            id="video_toggle_play_pause",
            cls=IMAGE,
            on_tap=turn,
        )
        seconds = max(length_ms // 1000, 1)
        row = w.Row(
            toggle,
            w.Text(length_text(played), CAPTION, id="video_curr_time"),
            w.SeekBar(played // 1000, seconds, self.seek, id="video_seekbar", weight=1),
            w.Text(length_text(length_ms), CAPTION, id="video_duration"),
            gap=8,
            width="fill",
        )
        bar = w.Panel(row, look=w.Look(background=DARK), padding=(8, 4, 16, 4), width="fill")
        holder = w.Panel(
            bar, padding=(0, 0, 0, 88), width="fill", id="video_time_holder", cls=RELATIVE
        )
        return w.Align(holder, across="start", down="bottom")

    def seek(self, seconds: int) -> None:
        self.clock.seek(seconds * 1000)

    def rewind(self) -> None:
        """Stop, and go back to the start."""
        self.clock.rewind()
