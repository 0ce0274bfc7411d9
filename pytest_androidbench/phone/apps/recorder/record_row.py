"""Rows of the list of recordings: the recordings, the days between them, the way to the trash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.recorder.look import (
    CHOSEN,
    FAINT_SMALL,
    FRAME,
    LABEL,
    NAME,
    WHITE,
)
from pytest_androidbench.phone.apps.recorder.model import Record, clock, info_text
from pytest_androidbench.phone.system.times import MONTHS, local_time
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Icon,
    IconButton,
    Look,
    Panel,
    Row,
    Spacer,
    Text,
)

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


def day_row(phone: Phone, day: date) -> Widget:
    """The name of a day."""
    today = local_time(phone).date()
    return Panel(Text(_day_text(day, today), LABEL), padding=(16, 8), height=DAY_HEIGHT)


def _day_text(day: date, today: date) -> Message | str:
    if day == today:
        return tr("Today")
    if day == today - timedelta(days=1):
        return tr("Yesterday")
    text = f"{MONTHS[day.month - 1]} {day.day}"
    return text if day.year == today.year else f"{text}, {day.year}"


def trash_row(on_tap: Callable[[], None]) -> Widget:
    """The way to the trash, above all recordings."""
    name = Text(tr("Trash"), LABEL, id="btn_trash", weight=1, on_tap=on_tap)
    return Row(
        Spacer(16),
        Icon("delete", colour=WHITE),
        Spacer(16),
        name,
        width="fill",
        height=TRASH_HEIGHT,
    )


def record_row(record: Record, acts: RowActs, *, lit: bool) -> Widget:
    """One recording."""
    about = info_text(record.size, record.format, record.rate)
    texts = Column(
        Text(record.name, NAME, lines=1, id="list_item_name"),
        Text(about, FAINT_SMALL, lines=1, id="list_item_info"),
        gap=2,
        weight=1,
    )
    end = Column(
        Text(clock(record.ms), FAINT_SMALL, id="list_item_description"),
        _mark(record, acts),
        across="end",
    )
    content = Row(
        Spacer(12), texts, Spacer(8), end, _more(record, acts), width="fill", height=ROW_HEIGHT
    )
    return Panel(
        content,
        id="container",
        cls=FRAME,
        key=f"record {record.id}",
        look=Look(background=CHOSEN) if lit else Look(),
        selected=lit,
        width="fill",
        on_tap=partial(acts.tap, record.id),
        on_long=partial(acts.hold, record.id),
    )


def _mark(record: Record, acts: RowActs) -> Widget:
    icon = "bookmark" if record.bookmarked else "bookmark_border"
    return Panel(
        Align(Icon(icon, 18, WHITE)),
        id="list_item_bookmark",
        cls="android.widget.ImageButton",
        width=36,
        height=36,
        on_tap=partial(acts.mark, record.id),
    )


def _more(record: Record, acts: RowActs) -> Widget:
    if acts.more is None or not record.duration_us:
        return Spacer(36)
    return IconButton(
        "more_vert",
        None,
        id="list_item_more",
        key=f"more {record.id}",
        colour=WHITE,
        width=36,
        height=ROW_HEIGHT,
        on_tap=partial(acts.more, record.id),
    )
