"""Text styles and shapes that the screens of Audio Recorder share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from pytest_androidbench.phone.apps.recorder.model import SILENT, Record
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

WHITE, FAINT, DIVIDER = "#ffffff", "#ffffff99", "#ffffff12"
RED, YELLOW = "#e51c23", "#ffd600"
CHOSEN: Final = "#ffffff30"
WAVE: Final = "#616161"
LINEAR: Final = "android.widget.LinearLayout"
FRAME: Final = "android.widget.FrameLayout"
IMAGE: Final = "android.widget.ImageView"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
SMALL: Final = w.TextStyle(14)
FAINT_SMALL: Final = w.TextStyle(14, colour=FAINT)
MEDIUM: Final = w.TextStyle(16)
LIGHT: Final = w.TextStyle(16, colour=FAINT)
LABEL: Final = w.TextStyle(20)
NAME: Final = w.TextStyle(20, 500)
TITLE: Final = w.TextStyle(24)
BAR_HEIGHT: Final = 56
SECOND_DP: Final = 25
"""Width of a second in the waveform."""
Act = Callable[[], None]
T = TypeVar("T")


def sign(icon: str, id_: str, on_tap: Act, desc: TextLike | None = None) -> w.IconButton:
    """A button of a bar; hardly any says what it is."""
    return w.IconButton(icon, desc, id=id_, colour=WHITE, width=56, height=56, on_tap=on_tap)


def bar(back: Act, title: w.Kid, *actions: w.Kid, back_id: str = "btn_back") -> w.Widget:
    """The bar of a page."""
    return w.Row(
        sign("arrow_back", back_id, back),
        title,
        *actions,
        id="toolbar",
        cls=LINEAR,
        width="fill",
        height=BAR_HEIGHT,
    )


def bar_title(text: TextLike, id_: str | None = "txt_title") -> w.Widget:
    """The name of a page."""
    return w.Panel(w.Text(text, TITLE, lines=1, id=id_), padding=(16, 0), weight=1)


def nothing(text: TextLike) -> w.Widget:
    """What an empty list says."""
    return empty_state(text, "txtEmpty", LABEL, icon=w.Icon("audiotrack", 64, FAINT), gap=12)


def listing(
    items: Sequence[T], row: Callable[[T], w.Widget], height: float, empty: TextLike
) -> w.Widget:
    """A list whose rows are all of one height, or what stands in its place."""
    if not items:
        return nothing(empty)
    return w.Scroll(
        count=len(items),
        row=lambda place: row(items[place]),
        row_height=height,
        id="recycler_view",
        cls=RECYCLER,
    )


def pill(text: TextLike, id_: str, on_tap: Act) -> w.Widget:
    """A text button with a faint background."""
    return w.Panel(
        w.Text(text, w.TextStyle(14, 700), id=id_, on_tap=on_tap, cls="android.widget.TextView"),
        padding=(16, 10),
        look=w.Look(background="#ffffff32", radius=16),
        on_tap=on_tap,
    )


def waveform(record: Record | None, ms: int, id_: str, height: float) -> w.Widget:
    """What was heard, with the moment that is played in the middle."""
    data = record.data if record is not None else b""
    length = record.ms if record is not None else ms
    draw = partial(_draw_waveform, data, length, ms)
    return w.Canvas(draw=draw, id=id_, cls="android.view.View", width="fill", height=height)


def _draw_waveform(data: Sequence[int], length: int, ms: int, painter: Painter, rect: Rect) -> None:
    dp = painter.ctx.dp
    center = rect.left + rect.width // 2
    middle = rect.top + rect.height // 2
    start = center - dp(SECOND_DP * ms / 1000)
    with painter.clipped(rect):
        for second in range(length // 1000 + 2):
            x = start + dp(SECOND_DP * second) if second else start
            high = rect.height // (2 if second % 5 else 1)
            painter.fill(Rect.sized(x, middle - high // 2, dp(1), high), "#ffffff1e")
        end = start + dp(SECOND_DP * length / 1000)
        painter.fill(Rect(start, middle - dp(1), max(start + 1, end), middle + dp(1)), WHITE)
        count = max(1, len(data))
        for place, value in enumerate(data):
            loud = (value - SILENT) % 256
            if loud:
                x = start + (end - start) * place // count
                half = max(1, rect.height * loud // 512)
                painter.fill(Rect(x, middle - half, x + dp(1), middle + half), WHITE)
        painter.fill(Rect.sized(center, rect.top, dp(2), rect.height), YELLOW)


def faint_wave(record: Record) -> w.Widget:
    """The whole of what was heard, from edge to edge, behind the row of a recording."""
    draw = partial(_draw_faint_wave, record.data)
    return w.Canvas(
        draw=draw, id="list_item_waveform", key=f"wave {record.id}", cls="android.view.View",
        width="fill", height=56,
    )  # fmt: skip


def _draw_faint_wave(data: Sequence[int], painter: Painter, rect: Rect) -> None:
    dp, middle = painter.ctx.dp, rect.top + rect.height // 2
    end = min(rect.right, rect.left + max(1, dp(len(data))))
    painter.fill(Rect(rect.left, middle, end, middle + dp(1)), WAVE)
    for place, value in enumerate(data):
        x, half = rect.left + dp(place), rect.height * ((value - SILENT) % 256) // 512
        if x >= rect.right:
            return
        if half:
            painter.fill(Rect(x, middle - half, x + dp(1), middle + half), WAVE)


def still_wave(height: float, id_: str) -> w.Widget:
    """The picture of a wave that stands where there is none."""
    return w.Canvas(draw=_draw_still, id=id_, cls=IMAGE, width="fill", height=height)


def _draw_still(painter: Painter, rect: Rect) -> None:
    dp = painter.ctx.dp
    shares = (2, 4, 7, 12, 8, 15, 22, 14, 26, 34, 24, 38, 48, 36, 52, 60)
    heights = (*shares, *reversed(shares))
    left = rect.left + (rect.width - dp(6 * len(heights))) // 2
    middle = rect.top + rect.height // 2
    for place, height in enumerate(heights):
        bar_ = Rect.sized(left + dp(6) * place, middle - dp(height) // 2, dp(3), dp(height))
        painter.fill(bar_, "#ffffff7e", dp(1))
