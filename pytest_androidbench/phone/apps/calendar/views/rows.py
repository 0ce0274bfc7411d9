"""Events as rows: in a day, in a list, among search results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Final, Self

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.formats import day_text, section_title, time_text
from pytest_androidbench.phone.apps.calendar.preferences import (
    DESCRIPTIONS,
    DIM_COMPLETED,
    DIM_PAST,
    LOCATIONS,
)
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import tr

TITLE: Final = w.TextStyle(17, min_line=20)
META: Final = w.TextStyle(14, min_line=17)
TITLE_DP, META_DP, AROUND_DP, GAP_DP = 20, 17, 12, 8
FADED: Final = "outline"


def color_code(color: int) -> str:
    """A stored colour (a signed 32-bit number) as "#rrggbb"."""
    return f"#{color & 0xFFFFFF:06x}"


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRows:
    """How rows look, from the preferences."""

    store: EventStore
    hour24: bool
    font_scale: float
    """How much larger than usual texts are."""

    @classmethod
    def of(cls, store: EventStore, display: Display) -> Self:
        """Rows on a display."""
        return cls(store=store, hour24=store.hour24, font_scale=display.font_scale)

    def of_day(self, day: date) -> list[Event]:
        """The events of a day, in order."""
        moments, places = self.store.moments, self.store.config.get(LOCATIONS)
        return sorted(
            self.store.between(moments.start_of(day), moments.end_of(day)),
            key=lambda event: (
                not event.all_day,
                event.start_ts,
                event.end_ts,
                event.title,
                event.location if places else event.description,
            ),
        )

    def height(self, event: Event) -> float:
        """The height of a row with the gap below it, in dp."""
        lines = TITLE_DP + META_DP * (2 if self._below(event) else 1)
        return lines * self.font_scale + AROUND_DP + GAP_DP

    def day_time(self, event: Event, day: date) -> str:
        """When it is, seen from a day it touches: "23:00 - 01:00 (October 16)"."""
        first, last = self._days(event)
        today = self.store.moments.today
        before = "" if first == day else f" ({day_text(first, today)})"
        after = "" if last == day else f" ({day_text(last, today)})"
        if event.start_ts == event.end_ts:
            return self._start(event)
        if event.all_day:
            return self._start(event) + before + (f" -{after}" if after else "")
        return f"{self._start(event)}{before} - {self._time(event.end_ts)}{after}"

    def list_time(self, event: Event) -> str:
        """When it is, in a list with days as sections: "23:00 - 01:00 (16 Monday)"."""
        text = self._start(event)
        if event.start_ts == event.end_ts:
            return text
        if not event.all_day:
            text += f" - {self._time(event.end_ts)}"
        first, last = self._days(event)
        return text if first == last else f"{text} ({section_title(last)})"

    def row(
        self,
        event: Event,
        time: str,
        *,
        selected: bool,
        on_tap: Callable[[], None],
        on_long: Callable[[], None],
        current: bool = False,
    ) -> w.Widget:
        """One event; `current` paints it in the app's colour."""
        colour = FADED if self.is_faded(event) else "primary" if current else None
        below = self._below(event)
        texts = w.Column(
            self._title(event, colour),
            w.Text(time, META, colour, id="event_item_time", lines=1),
            bool(below) and w.Text(below, META, colour, id="event_item_description", lines=1),
            weight=1,
        )
        bar = w.Panel(
            look=w.Look(background=color_code(event.color)),
            id="event_item_color_bar",
            cls="android.widget.ImageView",
            width=12,
            height=self.height(event) - GAP_DP,
        )
        shade = "secondary_container" if selected else None
        holder = w.Panel(
            w.Row(bar, texts, gap=12, width="fill"),
            look=w.Look(border="outline_variant", radius=12, background=shade),
            id="event_item_holder",
            cls="android.view.ViewGroup",
            selected=selected,
            on_tap=on_tap,
            on_long=on_long,
            clips=True,
            height=self.height(event) - GAP_DP,
        )
        return w.Panel(holder, padding=(16, 0, 16, GAP_DP))

    @staticmethod
    def _title(event: Event, colour: str | None) -> w.Widget:
        title = w.Text(event.title, TITLE, colour, id="event_item_title", lines=1)
        if not event.is_task:
            return title
        sign = "check_circle" if event.completed else "task_alt"
        image = w.Icon(sign, size=17, id="event_item_task_image", desc=tr("Task"))
        return w.Row(image, title, gap=4)

    def is_faded(self, event: Event) -> bool:
        """Whether it is over, or done, and such ones are shown pale."""
        config = self.store.config
        if event.is_task:
            return event.completed and config.get(DIM_COMPLETED)
        return self.is_past(event) and config.get(DIM_PAST)

    def is_past(self, event: Event) -> bool:
        """Whether it is over; what lasts all day is over when its last day is."""
        moments = self.store.moments
        end = moments.end_of(moments.day(event.end_ts)) if event.all_day else event.end_ts
        return end < moments.now

    def _below(self, event: Event) -> str:
        config = self.store.config
        if not config.get(DESCRIPTIONS):
            return ""
        return event.location if config.get(LOCATIONS) else event.description.replace("\n", " ")

    def _days(self, event: Event) -> tuple[date, date]:
        moments = self.store.moments
        return moments.day(event.start_ts), moments.day(event.end_ts)

    def _start(self, event: Event) -> str:
        return "All-day" if event.all_day else self._time(event.start_ts)

    def _time(self, seconds: int) -> str:
        return time_text(self.store.moments.local(seconds), hour24=self.hour24)
