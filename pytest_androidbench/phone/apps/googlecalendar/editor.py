"""The editor of an event: a new one, a changed one, a copy."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date, datetime
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.draft import (
    MOST_NOTE,
    MOST_TITLE,
    EventDraft,
    draft_of,
    new_draft,
)
from pytest_androidbench.phone.apps.googlecalendar.draft_rows import DraftRows
from pytest_androidbench.phone.apps.googlecalendar.saving import ALL, FOLLOWING, ONE, EventSaving
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarEvent
from pytest_androidbench.phone.apps.googlecalendar.scope import AskScope
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore, Happening
from pytest_androidbench.phone.apps.googlecalendar.times_rows import START, TimesRows
from pytest_androidbench.phone.apps.googlecalendar.usual import default_minutes
from pytest_androidbench.phone.apps.googlecalendar.values import week_start
from pytest_androidbench.phone.apps.googlecalendar.zones_page import GoogleZonesPage
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTimeMaterial
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.providers.calendar.expanding import moment_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

MOST_MS: Final = 4_000_000_000_000
EXTRAS: Final = ("title", "eventLocation", "description")


@dataclass(eq=False)
class GoogleEventEditor(AppScreen[GoogleCalendarApp, list[int]]):
    """Closes with the number and the start, in ms, of the time that was written.

    An end ahead of the start is shown in red and is not saved. What the app says then, and
    whether it keeps events without a title as it is done here, was not seen.
    """

    activity: ClassVar[str] = "com.google.android.calendar.event.EditEventActivity"

    id: int = 0
    """0: a new event."""
    begin: int = 0
    copies: bool = False
    """Whether a new event like this one is made."""
    away: bool = False
    """Whether a new event says that one is out of office."""
    begins: str = ""
    """When a new event begins, by the phone's clock."""
    given: dict[str, str] = field(default_factory=dict)
    """Extras of the intent that asks for a new event."""
    rows: DraftRows = field(default_factory=DraftRows)
    before: EventDraft = field(default_factory=EventDraft)
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        number = (intent.data or "").rpartition("/events/")[2]
        given = {name: intent.text(name) for name in EXTRAS if intent.text(name)}
        given |= {name: str(intent.number(name)) for name in ("beginTime", "endTime")}
        known = number.isdecimal() and len(number) < 18
        return cls(id=int(number) if known else 0, begin=intent.number("beginTime"), given=given)

    def on_open(self) -> None:
        one = self._one()
        if one is not None:
            self.rows.draft = draft_of(self.app.store, one)
        else:
            self.id = 0
            self.rows.draft = self._new()
            self.focus("title")
        self.before = self.rows.draft

    def _one(self) -> Happening | None:
        return self.app.store.at(self.id, self.begin) if self.id else None

    def _new(self) -> EventDraft:
        moments = [int(self.given.get(name, "0")) for name in ("beginTime", "endTime")]
        store = self.app.store
        now = store.now.replace(tzinfo=None, second=0, microsecond=0)
        start = datetime.fromisoformat(self.begins) if self.begins else now
        if 0 < moments[0] < MOST_MS:
            start = _clock(moments[0], store)
        draft = new_draft(store, self.app.prefs(), start)
        if moments[0] < moments[1] < MOST_MS:
            end = _clock(moments[1], store)
            draft = replace(draft, end=end.isoformat())
        title, place, note = (self.given.get(name, "") for name in EXTRAS)
        if self.away:
            title = self.phone.windows.translate(tr("Out of office"))
        return replace(draft, title=title[:MOST_TITLE], place=place[:MOST_TITLE],
                       note=note[:MOST_NOTE])  # fmt: skip

    def build(self) -> w.Widget:
        close = w.IconButton("close", tr("Cancel"), id="cancel", width=56, height=56,
                             colour="on_surface", on_tap=self.on_back)  # fmt: skip
        save = w.Button(tr("Save"), id="save", on_tap=self.save)
        rows = self.rows
        parts = [
            *self._times().build(),
            rows.repeat_row(),
            w.Divider(),
            rows.guests_row(),
            w.Divider(),
            self._line("place", tr("Add location"), "place", MOST_TITLE),
            w.Divider(),
            *rows.notification_rows(),
            w.Divider(),
            rows.calendar_row(),
            rows.color_row(),
            w.Divider(),
            self._line("note", tr("Add description"), "notes", MOST_NOTE),
            w.Divider(),
            *rows.last_rows(),
        ]
        return w.Page(
            w.TopBar(lead=close, actions=[save, w.Spacer(width=12)], id="edit_toolbar"),
            w.Scroll(self._title(), w.Divider(), *parts, id="edit_scroll_view"),
        )

    def _title(self) -> w.Widget:
        box = w.TextField(
            self.rows.draft.title,
            partial(self.put_text, "title"),
            hint=tr("Add title"),
            id="title",
            style="plain",
            text_style=w.HEADLINE_SMALL,
            max_length=MOST_TITLE,
        )
        return w.Panel(box, padding=(56, 4, 16, 4), width="fill")

    def _line(self, name: str, hint: Message, sign: str, most: int) -> w.Widget:
        box = w.TextField(
            self._text(name),
            partial(self.put_text, name),
            hint=hint,
            id=name,
            style="plain",
            max_length=most,
            multiline=name == "note",
        )
        lead = w.Panel(w.Align(w.Icon(sign)), width=72, height=56)
        return w.Row(lead, w.Panel(box, weight=1), width="fill")

    def _text(self, name: str) -> str:
        draft = self.rows.draft
        return {"place": draft.place, "note": draft.note}[name]

    def put_text(self, name: str, text: str) -> None:
        """Take what was typed."""
        self.rows.put(**{name: text})

    def _times(self) -> TimesRows:
        return TimesRows(
            draft=self.rows.draft,
            display=self.phone.display,
            translate=self.phone.windows.translate,
            put_all_day=self.put_all_day,
            ask_day=self.ask_day,
            ask_time=self.ask_time,
            ask_zone=self.ask_zone,
        )

    def put_all_day(self, on: bool) -> None:
        """All day, or at a time; the notifications are those that are usual then."""
        self.hide_keyboard()
        usual = default_minutes(self.app.prefs(), all_day=on)
        self.rows.put(all_day=on, minutes=usual)

    def _at(self, name: str) -> datetime:
        draft = self.rows.draft
        return draft.starts if name == START else draft.ends

    def _take(self, name: str, at: datetime) -> None:
        """Move the start, and the end with it, or the end."""
        if name == START:
            self.rows.draft = self.rows.draft.moved(at)
        else:
            self.rows.put(end=at.isoformat())

    def ask_day(self, name: str) -> None:
        """Ask for a day."""
        self.hide_keyboard()
        at = self._at(name)
        begins = week_start(self.app.prefs())
        dialog = PickDate(year=at.year, month=at.month, day=at.day, first_weekday=begins)
        self.ask(dialog, self.day_picked, name)

    def day_picked(self, name: str, day: Day) -> None:
        """Take it."""
        self._take(name, datetime.combine(date(*day), self._at(name).time()))

    def ask_time(self, name: str) -> None:
        """Ask for a time."""
        self.hide_keyboard()
        at = self._at(name)
        self.ask(PickTimeMaterial(hour=at.hour, minute=at.minute), self.time_picked, name)

    def time_picked(self, name: str, picked: tuple[int, int]) -> None:
        """Take it."""
        hour, minute = picked
        self._take(name, self._at(name).replace(hour=hour, minute=minute))

    def ask_zone(self) -> None:
        """Ask for a time zone."""
        self.hide_keyboard()
        self.ask(GoogleZonesPage(), self.zone_picked)

    def zone_picked(self, name: str) -> None:
        """Take it: the times stay what they are, by another clock."""
        self.rows.put(zone=name)

    def save(self) -> None:
        """Keep it, or say what is wrong with it."""
        draft, one = self.rows.draft, self._one()
        self.hide_keyboard()
        if draft.ends_early:
            self.toast(tr("The event can't end before it starts"))
        elif not draft.calendar:
            self.toast(tr("There is no calendar to add this event to"))
        elif one is not None and one.event.rule and not self.copies:
            changed = draft.rule != self.before.rule
            offered = (FOLLOWING, ALL) if changed else (ONE, FOLLOWING, ALL)
            self.ask(AskScope(offered=offered), self.keep)
        else:
            self.keep(ALL)

    def keep(self, scope: int) -> None:
        """Store it, for these of its times."""
        one, saving = self._one(), EventSaving(self.app.store)
        if one is None or self.copies:
            new = self.rows.draft.kept(CalendarEvent())
            number = saving.add(new)
        else:
            new = self.rows.draft.kept(one.event)
            number = saving.change(one.event, one.begin, new, scope)
        self.app.reminding.plan()
        self.close([number, new.event.start], toast=tr("Event saved"))

    def on_back(self) -> None:
        question = Confirm(message=tr("Discard changes?"), positive=tr("Discard"),
                           negative=tr("Keep editing"))  # fmt: skip
        self.leaving.leave(question if self.rows.draft != self.before else None)


def _clock(ms: int, store: CalendarStore) -> datetime:
    """A moment by the clock of the calendar."""
    return moment_of(ms).astimezone(store.zone).replace(tzinfo=None)
