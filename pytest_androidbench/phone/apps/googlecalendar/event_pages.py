"""An event, to look at and to write."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarEvent, EventReminder
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTimeMaterial
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr

RULES: Final = {
    "": tr("Does not repeat"), "FREQ=DAILY": tr("Every day"), "FREQ=WEEKLY": tr("Every week"),
    "FREQ=MONTHLY": tr("Every month"), "FREQ=YEARLY": tr("Every year"),
}  # fmt: skip
MOST_TEXT: Final = 1000


def rule_text(rule: str) -> Message:
    """How an event is repeated."""
    base = next((key for key in RULES if key and rule.startswith(key)), "")
    return RULES[base]


@dataclass(eq=False)
class EventPage(AppScreen[GoogleCalendarApp, None]):
    """What is known of an event."""

    id: int = 0

    def build(self) -> w.Widget:
        store = CalendarStore(self.app)
        event = store.events.get(self.id)
        if event is None:
            return w.Page(w.TopBar(back=True))
        start, end = (local_time(self.phone, ms) for ms in (event.start, event.end))
        times = f"{clock_text(start, self.phone.display)} – {clock_text(end, self.phone.display)}"
        guests = [one.name for one in store.guests.all("WHERE event_id = ? ORDER BY _id", self.id)]
        minutes = [one.minutes for one in store.reminders.all("WHERE event_id = ?", self.id)]
        calendar = store.calendars.get(event.calendar)
        day = date_text(start, "yMMMEd", self.phone.display.locale)
        rows = [
            w.ListItem(day, tr("All day") if event.all_day else times, id="time"),
            bool(event.rule) and w.ListItem(rule_text(event.rule), icon="repeat"),
            bool(event.place) and w.ListItem(event.place, icon="place", id="location"),
            *(w.ListItem(name, icon="person") for name in guests),
            *(
                w.ListItem(ntr("{n} minute before", "{n} minutes before", n), icon="notifications")
                for n in minutes
            ),
            bool(event.note) and w.ListItem(event.note, icon="notes", id="description"),
            calendar is not None and w.ListItem(calendar.name, calendar.account, icon="event"),
        ]
        title = w.Text(event.title or tr("(No title)"), w.HEADLINE_SMALL, id="title")
        edit = w.BarButton("edit", tr("Edit"), id="edit", on_tap=partial(self.edit, event))
        drop = w.BarButton("delete", tr("Delete event"), id="delete", on_tap=self.ask_delete)
        bar = w.TopBar(back=True, actions=[edit, drop])
        return w.Page(bar, w.Panel(title, padding=16), w.Scroll(*(row for row in rows if row)))

    def edit(self, event: CalendarEvent) -> None:
        """Write it."""
        self.show(GoogleEventEditor(before=event, now=event))

    def ask_delete(self) -> None:
        """Ask before it goes."""
        question = Confirm(message=tr("Delete this event?"), positive=tr("Delete"))
        self.ask(question, self.delete)

    def delete(self, sure: bool) -> None:
        """Delete it."""
        if sure:
            CalendarStore(self.app).remove(self.id)
            self.close()


@dataclass(eq=False)
class GoogleEventEditor(AppScreen[GoogleCalendarApp, None]):
    """Title, time, place, note, repetition."""

    before: CalendarEvent = field(default_factory=CalendarEvent)
    now: CalendarEvent = field(default_factory=CalendarEvent)
    leaving: Leaving = field(default_factory=Leaving)

    def build(self) -> w.Widget:
        now = self.now
        start, end = (local_time(self.phone, ms) for ms in (now.start, now.end))
        save = w.Button(tr("Save"), id="save", on_tap=self.save)
        rows = [
            w.SwitchRow(tr("All-day"), now.all_day, self.put_all_day, id="all_day"),
            *self.moment("start", start),
            *self.moment("end", end),
            w.ListItem(rule_text(now.rule), icon="repeat", id="repeat", on_tap=self.ask_rule),
        ]
        bar = w.TopBar(lead=w.IconButton("close", tr("Cancel"), on_tap=self.on_back),
                       actions=[save])  # fmt: skip
        return w.Page(
            bar,
            w.Scroll(
                self.line("title", now.title, tr("Add title")),
                *rows,
                self.line("place", now.place, tr("Add location")),
                self.line("note", now.note, tr("Add description")),
            ),
        )

    def line(self, name: str, text: str, hint: Message) -> w.Widget:
        """A text of the event."""
        box = w.TextField(text, partial(self.put_text, name), hint=hint, id=name)
        return w.Panel(box, padding=(16, 8), width="fill")

    def moment(self, name: str, at: datetime) -> list[w.Widget]:
        """A day and a time."""
        shown = date_text(at, "yMMMEd", self.phone.display.locale)
        day = w.ListItem(shown, id=f"{name}_date", on_tap=partial(self.ask_day, name))
        clock = clock_text(at, self.phone.display)
        hour = w.ListItem(clock, id=f"{name}_time", on_tap=partial(self.ask_time, name))
        return [day] if self.now.all_day else [day, hour]

    def put_text(self, name: str, text: str) -> None:
        """Take what was typed."""
        self.now = replace(self.now, **{name: text[:MOST_TEXT]})  # type: ignore[arg-type]

    def put_all_day(self, on: bool) -> None:
        """All day, or at a time."""
        self.now = replace(self.now, all_day=on)

    def at(self, name: str) -> datetime:
        """The start or the end."""
        return local_time(self.phone, self.now.start if name == "start" else self.now.end)

    def put_moment(self, name: str, at: datetime) -> None:
        """Move the start, and the end with it, or the end."""
        ms, length = round(at.timestamp() * 1000), self.now.end - self.now.start
        if name == "start":
            self.now = replace(self.now, start=ms, end=ms + length)
        else:
            self.now = replace(self.now, end=max(ms, self.now.start))

    def ask_day(self, name: str) -> None:
        """Ask for a day."""
        at = self.at(name)
        self.ask(PickDate(year=at.year, month=at.month, day=at.day), self.day_picked, name)

    def day_picked(self, name: str, day: Day) -> None:
        """Take it."""
        year, month, number = day
        self.put_moment(name, self.at(name).replace(year=year, month=month, day=number))

    def ask_time(self, name: str) -> None:
        """Ask for a time."""
        at = self.at(name)
        self.ask(PickTimeMaterial(hour=at.hour, minute=at.minute), self.time_picked, name)

    def time_picked(self, name: str, picked: tuple[int, int]) -> None:
        """Take it."""
        hour, minute = picked
        self.put_moment(name, self.at(name).replace(hour=hour, minute=minute))

    def ask_rule(self) -> None:
        """Ask how it is repeated."""
        place = list(RULES.values()).index(rule_text(self.now.rule))
        self.ask(Choose(choices=list(RULES.values()), chosen=place), self.rule_picked)

    def rule_picked(self, place: int) -> None:
        """Take it."""
        self.now = replace(self.now, rule=list(RULES)[place])

    def save(self) -> None:
        """Keep it; a new one reminds half an hour before."""
        store, event = CalendarStore(self.app), self.now
        if event.all_day:
            start = self.at("start").replace(hour=0, minute=0, second=0, microsecond=0)
            days = max(0, (self.at("end").date() - start.date()).days)
            end = start + timedelta(days=days or 1)
            event = replace(event, start=round(start.timestamp() * 1000),
                            end=round(end.timestamp() * 1000))  # fmt: skip
        number = store.events.save(event)
        if not event.id:
            store.reminders.add(EventReminder(event=number))
        self.close()

    def on_back(self) -> None:
        changed = self.now != self.before
        question = Confirm(message=tr("Discard changes?"), positive=tr("Discard"))
        self.leaving.leave(question if changed else None)
