"""The panel that comes up from below while a recording is played in the list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.recorder.look import MEDIUM, SMALL, WHITE, Act, waveform
from pytest_androidbench.phone.apps.recorder.model import Record, clock
from pytest_androidbench.phone.apps.recorder.playing import WHOLE, share_of
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Icon,
    IconButton,
    Look,
    Panel,
    Row,
    SeekBar,
    Spacer,
    Stack,
    Text,
)

HEIGHT: Final = 244
AMBER: Final = "#f59a05"
TIME: Final = TextStyle(24, 500)


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


def player_panel(record: Record, ms: int, acts: PanelActs, *, running: bool) -> Widget:
    """Time, waveform, name, a bar to seek with, and buttons."""
    mark = "bookmark" if record.bookmarked else "bookmark_border"
    head = Stack(
        Align(Text(clock(ms), TIME, id="txt_progress"), down="center"),
        Align(_button(mark, "btn_check_bookmark", acts.mark), across="end", down="center"),
        width="fill",
        height=48,
    )
    buttons = Row(
        _button("skip_previous", "btn_prev", acts.before),
        _button("pause" if running else "play_arrow", "btn_play", acts.press),
        _button("stop", "btn_stop", acts.stop),
        _button("skip_next", "btn_next", acts.after),
        gap=8,
    )
    return Panel(
        Column(
            head,
            waveform(record, ms, "record", 56),
            _names(record, acts.rename),
            SeekBar(share_of(record, ms), WHOLE, acts.seek, id="play_progress"),
            buttons,
            across="center",
            width="fill",
        ),
        look=Look(background=AMBER, radius=8, elevation=4),
        id="touch_layout",
        cls="android.widget.FrameLayout",
        width="fill",
        height=HEIGHT,
    )


def _names(record: Record, rename: Act) -> Widget:
    name = Text(record.name, MEDIUM, lines=1, id="txt_name", on_tap=rename, align="center")
    named = Row(Panel(name, weight=1), Icon("edit", 16, WHITE))
    return Row(
        Spacer(8),
        Text("00:00", SMALL),
        Panel(Align(named), padding=(8, 0), weight=1),
        Text(clock(record.ms), SMALL, id="txt_duration"),
        Spacer(8),
        width="fill",
        height=36,
    )


def _button(icon: str, id_: str, on_tap: Act) -> Widget:
    return IconButton(icon, None, id=id_, size=30, colour=WHITE, on_tap=on_tap)
