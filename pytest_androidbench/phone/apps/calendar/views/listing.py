"""Events one after another under the names of months and days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, Unpack

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.formats import month_title, section_title
from pytest_androidbench.phone.apps.calendar.moments import Moments
from pytest_androidbench.phone.apps.calendar.preferences import LOCATIONS
from pytest_androidbench.phone.apps.calendar.views.rows import GAP_DP, EventRows
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits, ViewState
from pytest_androidbench.phone.ui.layout import Layout
from pytest_androidbench.phone.ui.widget import Common

MONTH_STYLE: Final = w.TextStyle(22, colour="primary", caps=True)
DAY_STYLE: Final = w.TextStyle(14)
MONTH_DP, DAY_DP = 44, 24
ENDLESS_PAGES: Final = 1000
"""So much longer an endless list says it is, at both ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListSection:
    """The name of a month or a day between events."""

    title: str
    is_month: bool = False
    is_today: bool = False
    is_past: bool = False


Item = Event | ListSection


def list_order(rows: EventRows, event: Event) -> tuple[int, int, str, str]:
    """How lists are sorted: what lasts all day first within its day."""
    moments = rows.store.moments
    start, end = event.start_ts, event.end_ts
    if event.all_day:
        start = moments.start_of(moments.day(start)) - 1
        end = moments.end_of(moments.day(end))
    places = rows.store.config.get(LOCATIONS)
    return start, end, event.title, event.location if places else event.description


def items_of(
    rows: EventRows, events: Sequence[Event], *, days: bool = True, months: bool = True
) -> list[Item]:
    """The events in order, each day and month named before its first."""
    moments, found = rows.store.moments, list[Item]()
    day: date | None = None
    for event in sorted(events, key=lambda event: list_order(rows, event)):
        now = moments.day(event.start_ts)
        if months and (day is None or (now.year, now.month) != (day.year, day.month)):
            found.append(ListSection(title=month_title(now, moments.today), is_month=True))
        if days and now != day:
            is_today = now == moments.today
            past = not is_today and event.start_ts < moments.now
            found.append(ListSection(title=section_title(now), is_today=is_today, is_past=past))
        day = now
        found.append(event)
    return found


class EndlessList(w.Scroll):
    """A list that asks for more where it is drawn beyond an end."""

    def __init__(
        self,
        *,
        on_scroll: Callable[[], None],
        on_top: Callable[[], float],
        on_bottom: Callable[[], None],
        count: int,
        row: Callable[[int], w.Widget],
        row_height: Callable[[int], float],
        **common: Unpack[Common],
    ) -> None:
        super().__init__(count=count, row=row, row_height=row_height, padding=(0, 8), **common)
        self.on_scroll = on_scroll
        self.on_top = on_top
        """Adds earlier rows; returns how many dp they take."""
        self.on_bottom = on_bottom
        self.asked = False
        """Whether the gesture that is going on has asked for more."""

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        draft = super().measure(layout, limits)
        scroll = draft.scroll
        if scroll is not None:
            far = ENDLESS_PAGES * scroll.page
            draft.scroll = replace(scroll, offset=scroll.offset + far, limit=scroll.limit + 2 * far)
        return draft

    def scroll_by(self, box: Box, state: ViewState, delta: int) -> None:
        if box.scroll is None or box.identity is None:
            return
        far = ENDLESS_PAGES * box.scroll.page
        limit = box.scroll.limit - 2 * far
        wanted = box.scroll.offset - far + delta
        state.offsets[box.identity] = max(0, min(wanted, limit))
        self.on_scroll()
        if self.asked or 0 <= wanted <= limit:
            return
        self.asked = True
        if wanted < 0:
            state.offsets[box.identity] = box.ctx.dp(self.on_top())
        else:
            self.on_bottom()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventListing:
    """A list of items as rows of known heights."""

    rows: EventRows
    items: Sequence[Item]
    selected: Sequence[str]
    on_tap: Callable[[Event], Callable[[], None]]
    on_long: Callable[[Event], Callable[[], None]]

    def height(self, place: int) -> float:
        """The height of a row in dp."""
        item = self.items[place]
        if isinstance(item, Event):
            return self.rows.height(item)
        return (MONTH_DP if item.is_month else DAY_DP) * self.rows.font_scale

    def total(self) -> float:
        """The height of all rows."""
        return sum(map(self.height, range(len(self.items))))

    def row(self, place: int) -> w.Widget:
        """A row."""
        item = self.items[place]
        if isinstance(item, ListSection):
            return _section(item)
        return self.rows.row(
            item,
            self.rows.list_time(item),
            selected=item.key in self.selected,
            on_tap=self.on_tap(item),
            on_long=self.on_long(item),
            current=self._is_current(item),
        )

    def _is_current(self, event: Event) -> bool:
        moments: Moments = self.rows.store.moments
        if event.all_day:
            return moments.day(event.start_ts) == moments.today
        return event.start_ts <= moments.now <= event.end_ts

    def build(self, id_: str) -> w.Widget:
        """A list that ends where its rows do."""
        return w.Scroll(count=len(self.items), row=self.row, row_height=self.height, id=id_,
                        padding=(0, GAP_DP))  # fmt: skip


def _section(section: ListSection) -> w.Widget:
    if section.is_month:
        name = w.Text(section.title, MONTH_STYLE, id="event_section_title", lines=1)
        return w.Panel(name, padding=(16, 12, 16, 4))
    colour = "primary" if section.is_today else None
    return w.Panel(
        w.Text(section.title, DAY_STYLE, colour, id="event_section_title", lines=1),
        padding=(32, 0, 16, 4),
    )
