"""One time of an event, to look at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.googlecalendar import look, names
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.drawer import calendar_name
from pytest_androidbench.phone.apps.googlecalendar.saving import ALL, EventSaving
from pytest_androidbench.phone.apps.googlecalendar.schema import (
    ACCEPTED,
    DECLINED,
    FREE,
    ORGANIZER,
    TENTATIVE,
    EventGuest,
)
from pytest_androidbench.phone.apps.googlecalendar.scope import AskScope
from pytest_androidbench.phone.apps.googlecalendar.spans import minutes_text, span_text
from pytest_androidbench.phone.apps.googlecalendar.spoken import spoken_rule
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore, Happening
from pytest_androidbench.phone.apps.googlecalendar.whereabouts import show_on_map
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person, split_name
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr

ANSWERS: dict[int, TextLike] = {
    ACCEPTED: tr("Going"), DECLINED: tr("Not going"), TENTATIVE: tr("Maybe"),
}  # fmt: skip


@dataclass(eq=False)
class EventPage(AppScreen[GoogleCalendarApp, None]):
    """What is known of an event, and what can be done with it."""

    activity: ClassVar[str] = names.INFO

    id: int = 0
    begin: int = 0
    """Of the time that is looked at, in ms."""
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        number = (intent.data or "").rpartition("/events/")[2]
        known = number.isdecimal() and len(number) < 18
        return cls(id=int(number) if known else 0, begin=intent.number("beginTime"))

    @property
    def store(self) -> CalendarStore:
        """The calendars."""
        return self.app.store

    @property
    def one(self) -> Happening | None:
        """The time that is looked at; None once it is deleted."""
        return self.store.at(self.id, self.begin)

    @property
    def writable(self) -> bool:
        """Whether the calendar it is in lets one change it."""
        one = self.one
        return one is not None and any(
            calendar.id == one.event.calendar for calendar in self.store.writable()
        )

    def build(self) -> w.Widget:
        one = self.one
        if one is None:
            gone = w.Panel(
                w.Text(tr("This event was deleted"), w.BODY_LARGE, id="gone"), padding=16
            )
            return w.Page(self._bar(), gone)
        title = w.Row(
            w.Panel(look.disc(look.shade(one.color)), padding=(20, 0)),
            w.Text(one.event.title or tr("(No title)"), w.HEADLINE_SMALL, id="title", weight=1),
            across="start",
            width="fill",
        )
        times = w.Panel(self._times(one), padding=(58, 4, 16, 12))
        rows = (self._repeats(one), *self._more(one))
        return w.Page(
            self._bar(),
            w.Scroll(title, times, *(row for row in rows if row), id="event_info_scroll_view"),
        )

    def _bar(self) -> w.Widget:
        close = w.IconButton("close", tr("Close"), id="cancel", width=56, height=56,
                             colour="on_surface", on_tap=self.on_back)  # fmt: skip
        actions: list[w.Kid] = []
        if self.writable:
            edit = w.BarButton("edit", tr("Edit"), id="info_action_edit", on_tap=self.edit)
            actions = [edit, w.More(self.open_menu)]
        return w.TopBar(lead=close, actions=actions, id="info_toolbar")

    def _times(self, one: Happening) -> w.Widget:
        return w.Text(span_text(one, self.phone.display), w.BODY_LARGE, id="time")

    def _repeats(self, one: Happening) -> w.Kid:
        if not one.event.rule:
            return None
        windows, locale = self.phone.windows, self.phone.display.locale
        text = spoken_rule(one.event.rule, locale, windows.translate)
        return w.ListItem(text, icon="repeat", look=look.ROW, key="repeat")

    def _more(self, one: Happening) -> list[w.Kid]:
        event, calendar = one.event, self.store.calendars.get(one.event.calendar)
        minutes = self.store.minutes_of(event.id)
        rows: list[w.Kid] = [
            bool(event.place) and w.ListItem(event.place, icon="place", look=look.ROW,
                                             key="location", on_tap=self.open_map),
            *self._guests(self.store.guests_of(event.id)),
            *(
                w.ListItem(minutes_text(n, all_day=event.all_day), icon="notifications",
                           look=look.ROW, key=f"reminder {n}")
                for n in minutes
            ),
            bool(event.note) and w.ListItem(event.note, icon="notes", look=look.ROW,
                                            key="description"),
            event.availability == FREE and w.ListItem(tr("Free"), icon="work_outline",
                                                      look=look.ROW, key="availability"),
            calendar is not None and w.ListItem(calendar_name(calendar), calendar.account,
                                                icon="event", look=look.ROW, key="calendar"),
        ]  # fmt: skip
        return rows

    def _guests(self, guests: Sequence[EventGuest]) -> list[w.Kid]:
        if not guests:
            return []
        going = sum(one.status == ACCEPTED for one in guests)
        answered = tr("{n} going", n=going) if going else tr("Nobody has answered yet")
        head = w.ListItem(ntr("{n} guest", "{n} guests", len(guests)), answered, icon="people",
                          look=look.ROW, key="guests")  # fmt: skip
        return [head, *(self._guest(guest) for guest in guests)]

    def _guest(self, guest: EventGuest) -> w.Widget:
        first, last = split_name(guest.name or guest.address)
        face = avatar(Person(first=first, last=last), 32)
        own = guest.relation == ORGANIZER
        summary = tr("Organizer") if own else ANSWERS.get(guest.status)
        return w.ListItem(guest.name or guest.address, summary, lead=face, look=look.ROW,
                          key=f"guest {guest.id}")  # fmt: skip

    def open_map(self) -> None:
        """Show the place on the map of an app that has one."""
        one = self.one
        if one is not None:
            show_on_map(self, one.event.place)

    def open_menu(self) -> None:
        """Offer what else can be done."""
        self.menus.open(self.more)

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        return [
            MenuEntry(text=tr("Delete"), act=self.ask_delete),
            MenuEntry(text=tr("Duplicate"), act=self.duplicate),
        ]

    def edit(self) -> None:
        """Write it."""
        self.ask(self.app.page(names.EDITOR, id=self.id, begin=self.begin), self.edited)

    def edited(self, kept: list[int]) -> None:
        """Go on with the event that this time belongs to by now."""
        self.id, self.begin = kept

    def duplicate(self) -> None:
        """Write another event like it."""
        self.show(self.app.page(names.EDITOR, id=self.id, begin=self.begin, copies=True))

    def ask_delete(self) -> None:
        """Ask before it goes."""
        one = self.one
        if one is None:
            return
        if one.event.rule:
            self.ask(AskScope(deletes=True), self.delete)
        else:
            question = Confirm(message=tr("Delete this event?"), positive=tr("Delete"))
            self.ask(question, self.sure_of)

    def sure_of(self, sure: bool) -> None:
        """Delete it, if that is meant."""
        if sure:
            self.delete(ALL)

    def delete(self, scope: int) -> None:
        """Delete it, or some of its times."""
        one = self.one
        if one is not None:
            EventSaving(self.store).remove(one.event, one.begin, scope)
            self.app.reminding.plan()
            self.close(toast=tr("Event deleted"))
