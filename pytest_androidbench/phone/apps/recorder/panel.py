"""The panel that comes up from below while a recording is played in the list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.recorder.look import MEDIUM, SMALL, WHITE, Act, waveform
from pytest_androidbench.phone.apps.recorder.model import Record, clock
from pytest_androidbench.phone.apps.recorder.playback import share_of
from pytest_androidbench.phone.apps.recorder.recorder import WHOLE
from pytest_androidbench.phone.ui import widgets as w

HEIGHT: Final = 244
AMBER: Final = "#f59a05"
TIME: Final = w.TextStyle(24, 500)


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelActs:
    """What its buttons do."""

    press: Act
    stop: Act
    before: Act
    after: Act
    mark: Act
    rename: Act
    seek: Callable[[int], None]


def player_panel(record: Record, ms: int, acts: PanelActs, *, running: bool) -> w.Widget:
    """Time, waveform, name, a bar to seek with, and buttons."""
    mark = "bookmark" if record.bookmarked else "bookmark_border"
    head = w.Stack(
        w.Align(w.Text(clock(ms), TIME, id="txt_progress"), down="center"),
        w.Align(_button(mark, "btn_check_bookmark", acts.mark), across="end", down="center"),
        width="fill",
        height=48,
    )
    buttons = w.Row(
        _button("skip_previous", "btn_prev", acts.before),
        _button("pause" if running else "play_arrow", "btn_play", acts.press),
        _button("stop", "btn_stop", acts.stop),
        _button("skip_next", "btn_next", acts.after),
        gap=8,
    )
    return w.Panel(
        w.Column(
            head,
            waveform(record, ms, "record", 56),
            _names(record, acts.rename),
            w.SeekBar(share_of(record, ms), WHOLE, acts.seek, id="play_progress"),
            buttons,
            across="center",
            width="fill",
        ),
        look=w.Look(background=AMBER, radius=8, elevation=4),
        id="touch_layout",
        cls="android.widget.FrameLayout",
        width="fill",
        height=HEIGHT,
    )


def _names(record: Record, rename: Act) -> w.Widget:
    name = w.Text(record.name, MEDIUM, lines=1, id="txt_name", on_tap=rename, align="center")
    named = w.Row(w.Panel(name, weight=1), w.Icon("edit", 16, WHITE))
    return w.Row(
        w.Spacer(8),
        w.Text("00:00", SMALL),
        w.Panel(w.Align(named), padding=(8, 0), weight=1),
        w.Text(clock(record.ms), SMALL, id="txt_duration"),
        w.Spacer(8),
        width="fill",
        height=36,
    )


def _button(icon: str, id_: str, on_tap: Act) -> w.Widget:
    return w.IconButton(icon, None, id=id_, size=30, colour=WHITE, on_tap=on_tap)
