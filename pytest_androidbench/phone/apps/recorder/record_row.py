"""Rows of the list of recordings: the recordings, the days between them, the way to the trash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.recorder import look
from pytest_androidbench.phone.apps.recorder.model import Record, clock, info_text
from pytest_androidbench.phone.system.times import MONTHS, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

ROW_HEIGHT: Final = 76
DAY_HEIGHT: Final = 44
TRASH_HEIGHT: Final = 48
BY_DATE: Final = (1, 4)
Item = Record | date
Act = Callable[[int], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class RowActs:
    """What a row of a recording does, by its id."""

    tap: Act
    hold: Act
    mark: Act
    more: Act | None
    """None while several are chosen."""


def with_days(phone: Phone, records: Sequence[Record], order: int) -> list[Item]:
    """The recordings, with a row before each new day where they are sorted by date."""
    items: list[Item] = []
    for record in records:
        day = local_time(phone, record.added).date()
        if order in BY_DATE and day not in items:
            items.append(day)
        items.append(record)
    return items


def day_row(phone: Phone, day: date) -> w.Widget:
    """The name of a day."""
    today = local_time(phone).date()
    return w.Panel(w.Text(_day_text(day, today), look.LABEL), padding=(16, 8), height=DAY_HEIGHT)


def _day_text(day: date, today: date) -> Message | str:
    if day == today:
        return tr("Today")
    if day == today - timedelta(days=1):
        return tr("Yesterday")
    text = f"{MONTHS[day.month - 1]} {day.day}"
    return text if day.year == today.year else f"{text}, {day.year}"


def trash_row(on_tap: Callable[[], None]) -> w.Widget:
    """The way to the trash, above all recordings."""
    name = w.Text(tr("Trash"), look.LABEL, id="btn_trash", weight=1, on_tap=on_tap)
    return w.Row(
        w.Spacer(16),
        w.Icon("delete", colour=look.WHITE),
        w.Spacer(16),
        name,
        width="fill",
        height=TRASH_HEIGHT,
    )


def record_row(record: Record, acts: RowActs, *, lit: bool) -> w.Widget:
    """One recording."""
    about = info_text(record.size, record.format, record.rate)
    name = w.Text(record.name, look.NAME, lines=2, id="list_item_name", weight=1)
    told = w.Text(about, look.FAINT_SMALL, lines=1, id="list_item_info", weight=1)
    length = w.Text(clock(record.ms), look.FAINT_SMALL, id="list_item_description")
    texts = w.Column(
        w.Row(name, _mark(record, acts), width="fill", cls=look.FRAME),
        w.Row(told, length, width="fill", cls=look.FRAME),
        weight=1,
        cls=look.LINEAR,
    )
    content = w.Row(w.Spacer(12), texts, _more(record, acts), width="fill", height=ROW_HEIGHT)
    line = w.Panel(w.Divider(), cls="android.view.View")
    return w.Panel(
        w.Stack(
            w.Panel(look.faint_wave(record), padding=(8, 10)),
            content,
            w.Align(line, down="bottom", height=ROW_HEIGHT),
        ),
        id="container",
        cls=look.FRAME,
        key=f"record {record.id}",
        look=w.Look(background=look.CHOSEN) if lit else w.Look(),
        selected=lit,
        width="fill",
        on_tap=partial(acts.tap, record.id),
        on_long=partial(acts.hold, record.id),
    )


def _mark(record: Record, acts: RowActs) -> w.Widget:
    icon = "bookmark" if record.bookmarked else "bookmark_border"
    return w.Panel(
        w.Align(w.Icon(icon, 18, look.WHITE)),
        id="list_item_bookmark",
        cls="android.widget.ImageButton",
        width=36,
        height=36,
        on_tap=partial(acts.mark, record.id),
    )


def _more(record: Record, acts: RowActs) -> w.Widget:
    if acts.more is None or not record.duration_us:
        return w.Spacer(36)
    return w.IconButton(
        "more_vert",
        None,
        id="list_item_more",
        key=f"more {record.id}",
        colour=look.WHITE,
        width=36,
        height=ROW_HEIGHT,
        on_tap=partial(acts.more, record.id),
    )
