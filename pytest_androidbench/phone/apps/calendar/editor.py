"""The page on which an event is made or changed."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import ClassVar, Final
from urllib.parse import quote

from pytest_androidbench.phone.apps.calendar.event import EVENT, Event
from pytest_androidbench.phone.apps.calendar.form import EventForm
from pytest_androidbench.phone.apps.calendar.form_rows import FormRows
from pytest_androidbench.phone.apps.calendar.formats import day_title, time_text
from pytest_androidbench.phone.apps.calendar.moments import Moments
from pytest_androidbench.phone.apps.calendar.preferences import ALLOW_ZONES
from pytest_androidbench.phone.apps.simple.moments import hour24
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.times import zone, zone_name
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

COORDINATES: Final = re.compile(r"-?\d+(\.\d+)?\s*[,;]\s*-?\d+(\.\d+)?")
SELECT_ZONE: Final = ".activities.SelectTimeZoneActivity"


@dataclass(eq=False)
class EventEditor(EventForm):
    """The form of an event."""

    activity = ".activities.EventActivity"
    kind: ClassVar[int] = EVENT

    def build(self) -> w.Widget:
        return w.Page(
            self.bar("Event"),
            w.Scroll(self._body(), id="event_nested_scrollview", padding=(0, 0, 0, 24)),
            id="event_coordinator",
        )

    def _body(self) -> w.Widget:
        rows = FormRows(self)
        on_map = w.IconButton("place", id="event_show_on_map", cls="android.widget.ImageView",
                              on_tap=self.show_on_map)  # fmt: skip
        texts = w.Column(
            rows.field("title", "Title"),
            w.Row(w.Panel(rows.field("location", "Location"), weight=1), on_map, width="fill"),
            rows.field("description", "Description", multiline=True),
            gap=8,
            across="stretch",
        )
        form = rows.groups(
            ("description", "date_time", "reminder", "repetition"),
            [w.Panel(texts, padding=(12, 8))],
            [rows.all_day(), *self._times(rows)],
            [*self._zone_row(rows), *rows.reminders()],
            rows.repetition(),
            rows.type_and_color(),
        )
        return w.Panel(form, id="event_holder", cls="android.widget.RelativeLayout")

    def _times(self, rows: FormRows) -> list[w.Kid]:
        begins, ends = self.schedule.begins, self.schedule.ends
        wrong = "error" if begins > ends else None
        return [
            self._moment(rows, "start", begins, None, start=True),
            self._moment(rows, "end", ends, wrong, start=False),
        ]

    def _moment(
        self, rows: FormRows, name: str, moment: int, colour: str | None, *, start: bool
    ) -> w.Widget:
        local = self.app.store.moments.local(moment)
        day = rows.text(f"{name}_date", day_title(local.date(), self.app.store.moments.today),
                        partial(self.schedule.pick_date, start), colour)  # fmt: skip
        day.weight = 1
        shown = time_text(local, hour24=hour24(self.app))
        clock = rows.text(f"{name}_time", shown, partial(self.schedule.pick_time, start), colour)
        clock = w.Panel(clock, padding=(16, 0, 24, 0))
        return rows.line(None, name, w.Row(day, None if self.schedule.all_day else clock))

    def _zone_row(self, rows: FormRows) -> list[w.Kid]:
        if self.schedule.all_day or not self.app.store.config.get(ALLOW_ZONES):
            return []
        text = rows.text("time_zone", self.zone or self._phone_zone, self.choose_zone)
        return [rows.line("public", "time_zone", text)]

    @property
    def _phone_zone(self) -> str:
        return zone_name(self.phone)

    def choose_zone(self) -> None:
        """Open the list of time zones."""
        self.start_for(Intent(component=f"{self.app.package}/{SELECT_ZONE}"), self.zone_chosen)

    def zone_chosen(self, answer: Intent | None) -> None:
        """Mean the times in another zone."""
        if answer is not None:
            self.zone = answer.text("time_zone")

    def stored_times(self) -> tuple[int, int]:
        schedule, shift = self.schedule, self._zone_shift()
        if schedule.all_day:
            return schedule.days()
        return schedule.begins - shift, schedule.ends - shift

    def _zone_shift(self) -> int:
        """How much earlier the chosen zone has the times than the one before."""
        before = self.event.time_zone or self._phone_zone
        if not self.zone or self.zone == before:
            return 0
        chosen, old = (Moments(zone(name)) for name in (self.zone, before))
        now = self.app.store.moments.now
        return (chosen.local(now) - old.local(now)) // timedelta(seconds=1)

    def current(self) -> Event:
        event = super().current()
        return replace(event, time_zone=self.zone) if self.zone else event

    def show_on_map(self) -> None:
        """Show its place in a map app."""
        place = self.location.strip()
        if not place:
            self.toast(tr("Please fill in a location to be shown on a map"))
            return
        uri = f"geo:0,0?q={quote(place)}"
        if COORDINATES.fullmatch(place):
            uri = "geo:" + re.sub(r"\s*[,;]\s*", ",", place)
        if not self.start(Intent(action=ACTION_VIEW, data=uri)):
            self.toast(tr("No valid app found"))
