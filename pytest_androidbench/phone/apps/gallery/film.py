"""The page of a film: its sign to start it, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.gallery.cells import CAPTION, DARK, IMAGE, RELATIVE, WHITE
from pytest_androidbench.phone.apps.gallery.model import Medium, length_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.gallery.viewer import Viewer


def film(page: Viewer, one: Medium) -> w.Widget:
    """A film; its pictures are not drawn, only its time passes."""
    played = page.played_ms
    sign = w.Icon(
        "play_circle_outline", 96, WHITE, id="video_play_outline", on_tap=page.play_or_pause
    )
    return w.Stack(
        w.Panel(
            look=w.Look(background="#202124"),
            id="video_surface_frame",
            cls="android.widget.FrameLayout",
            width="fill",
            height="fill",
            on_tap=page.tap,
        ),
        None if page.running else w.Align(sign),
        _times(page, one, played) if page.bars else None,
        id="video_holder",
        cls=RELATIVE,
        width="fill",
        height="fill",
    )


def _times(page: Viewer, one: Medium, played: int) -> w.Widget:
    toggle = w.IconButton(
        "pause" if page.running else "play_arrow",
        tr("Pause") if page.running else tr("Play"),
        colour=WHITE,
        id="video_toggle_play_pause",
        cls=IMAGE,
        on_tap=page.play_or_pause,
    )
    row = w.Row(
        toggle,
        w.Text(length_text(played), CAPTION, id="video_curr_time"),
        w.SeekBar(
            played // 1000, max(one.duration_ms // 1000, 1), page.seek, id="video_seekbar", weight=1
        ),
        w.Text(length_text(one.duration_ms), CAPTION, id="video_duration"),
        gap=8,
        width="fill",
    )
    bar = w.Panel(row, look=w.Look(background=DARK), padding=(8, 4, 16, 4), width="fill")
    holder = w.Panel(bar, padding=(0, 0, 0, 88), width="fill", id="video_time_holder", cls=RELATIVE)
    return w.Align(holder, across="start", down="bottom")
