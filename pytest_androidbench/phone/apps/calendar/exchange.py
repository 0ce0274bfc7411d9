"""What the menu brings into the calendar and takes out of it: files, holidays, birthdays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.calendar import exchange_dialogs
from pytest_androidbench.phone.apps.calendar.event import (
    ALL_DAY,
    COMPLETED,
    IMPORTED,
    SAME_DAY,
    TASK,
    YEAR,
    Event,
    EventType,
    with_reminders,
)
from pytest_androidbench.phone.apps.calendar.holidays import HOLIDAYS
from pytest_androidbench.phone.apps.calendar.ics_reader import Imported, read
from pytest_androidbench.phone.apps.calendar.ics_writer import TWELVE_HOURS, written
from pytest_androidbench.phone.apps.calendar.searching import Searching
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Value

READ_CONTACTS: Final = "android.permission.READ_CONTACTS"
ICS: Final = "text/calendar"
OPENABLE: Final = "android.intent.category.OPENABLE"
CONTACT_EVENT: Final = "vnd.android.cursor.item/contact_event"
GREEN, BLUE, RED = -13_070_788, -15_374_912, -1_298_902
DAYS_SQL: Final = (
    "SELECT display_name, data1 FROM view_data WHERE mimetype = ? AND data2 = ? ORDER BY _id"
)
BIRTHDAY, ANNIVERSARY = "3", "1"
"""Kinds of days of a contact."""


@dataclass(eq=False)
class Exchange(Searching):
    """The part of the main screen that fills the calendar from elsewhere."""

    country: str = ""
    contact_days: str = ""
    file: str = ""
    """Address of the file that is being imported."""
    exported: exchange_dialogs.ExportChoice | None = None

    def add_holidays(self) -> None:
        """Ask whose holidays to add."""
        choices: list[tuple[int, Label]] = list(enumerate(HOLIDAYS))
        self.ask(RadioDialog(choices=choices), self.country_chosen)

    def country_chosen(self, place: int) -> None:
        """Ask for their reminders."""
        self.country = list(HOLIDAYS)[place]
        self.ask(exchange_dialogs.RemindersDialog(), self.holidays_confirmed)

    def holidays_confirmed(self, reminders: list[int]) -> None:
        """Add the holidays of the chosen country, every year from this one on."""
        store = self.store
        type_ = self._type("Holidays", GREEN)
        known = {(event.title, event.start_ts) for event in store.all()}
        added = 0
        for month, day, name in HOLIDAYS[self.country]:
            start = store.moments.start_of(date(store.moments.today.year, month, day))
            if (name, start) not in known:
                store.save(self._yearly(name, start, type_, reminders, IMPORTED))
                added += 1
        done = 'Holidays have been successfully imported into the "Holidays" event type'
        self.toast(tr(done if added else "No new items have been found"), long=True)

    def _yearly(
        self, name: str, start: int, type_: int, reminders: list[int], source: str
    ) -> Event:
        store = self.store
        event = Event(
            start_ts=start,
            end_ts=start + TWELVE_HOURS,
            title=name,
            repeat_interval=YEAR,
            repeat_rule=SAME_DAY,
            flags=ALL_DAY,
            event_type=type_,
            import_id=store.import_id(),
            time_zone=str(self.phone.properties.get("persist.sys.timezone", "UTC")),
            last_updated=self.now_ms,
            source=source,
        )
        return with_reminders(event, reminders)

    def _type(self, title: str, color: int) -> int:
        store = self.store
        known = [kind.id for kind in store.types() if kind.title == title]
        return known[0] if known else store.save_type(EventType(title=title, color=color))

    def add_birthdays(self) -> None:
        """Add the birthdays of contacts."""
        self.contact_days = BIRTHDAY
        self.request_permissions((READ_CONTACTS,), self.contacts_asked)

    def add_anniversaries(self) -> None:
        """Add the anniversaries of contacts."""
        self.contact_days = ANNIVERSARY
        self.request_permissions((READ_CONTACTS,), self.contacts_asked)

    def contacts_asked(self, granted: dict[str, bool]) -> None:
        """Ask for the reminders, if contacts may be read."""
        if granted[READ_CONTACTS]:
            self.ask(exchange_dialogs.RemindersDialog(), self.contact_days_confirmed)
        else:
            self.toast(tr("Contacts permission is required"))

    def contact_days_confirmed(self, reminders: list[int]) -> None:
        """Add the days of contacts that are not there yet."""
        birthdays = self.contact_days == BIRTHDAY
        name = "birthdays" if birthdays else "anniversaries"
        days = self._days_of_contacts()
        store = self.store
        known = {(event.title, event.start_ts) for event in store.all()}
        fresh = [(who, start) for who, start in days if (who, start) not in known]
        if not fresh:
            none = f"No new {name} have been found" if days else f"No {name} have been found"
            self.toast(tr(none))
            return
        type_ = self._type(name.capitalize(), BLUE if birthdays else RED)
        source = "contact-birthday" if birthdays else "contact-anniversary"
        for who, start in fresh:
            event = self._yearly(who, start, type_, reminders, source)
            store.save(replace(event, end_ts=start))
        self.toast(tr(f"{name.capitalize()} added successfully"))

    def _days_of_contacts(self) -> list[tuple[str, int]]:
        """Names and the first midnights of their days."""
        database = self.phone.providers.contacts.database
        rows = database.query(DAYS_SQL, CONTACT_EVENT, self.contact_days)
        found = ((str(row["display_name"]), self._first_midnight(row["data1"])) for row in rows)
        return [(who, start) for who, start in found if start is not None]

    def _first_midnight(self, written_day: Value) -> int | None:
        text = str(written_day or "").replace("--", "1970-", 1)
        try:
            day = date.fromisoformat(text)
        except ValueError:
            return None
        return self.store.moments.start_of(day.replace(year=max(1970, day.year)))

    def export_events(self) -> None:
        """Ask what to export."""
        now = self.store.moments.local(self.store.moments.now)
        types = [kind.id for kind in self.store.types()]
        self.ask(
            exchange_dialogs.ExportDialog(name=f"events_{now:%Y_%m_%d_%H_%M_%S}", types=types),
            self.export_to,
        )

    def export_to(self, choice: exchange_dialogs.ExportChoice) -> None:
        """Ask where to."""
        self.exported = choice
        intent = Intent(
            action="android.intent.action.CREATE_DOCUMENT",
            type=ICS,
            categories=(OPENABLE,),
            extras={"android.intent.extra.TITLE": f"{choice.name}.ics"},
        )
        if not self.start_for(intent, self.file_created):
            self.toast(tr("No valid app found"))

    def file_created(self, answer: Intent | None) -> None:
        """Write the file."""
        if answer is None or answer.data is None or self.exported is None:
            return
        choice, store = self.exported, self.store
        events = [
            event
            for event in store.all()
            if event.event_type in choice.types
            and (choice.tasks if event.type == TASK else choice.events)
            and (choice.past or event.end_ts > store.moments.now)
        ]
        if not events:
            self.toast(tr("No entries for exporting have been found"))
            return
        self.phone.content.write(answer.data, written(events, store).encode())
        self.toast(tr("Exporting successful"))

    def import_events(self) -> None:
        """Ask for a file."""
        intent = Intent(
            action="android.intent.action.GET_CONTENT", type=ICS, categories=(OPENABLE,)
        )
        if not self.start_for(intent, self.file_picked):
            self.toast(tr("No valid app found"))

    def file_picked(self, answer: Intent | None) -> None:
        """Ask how to import it."""
        if answer is not None and answer.data is not None:
            self.file = answer.data
            self.ask(exchange_dialogs.ImportDialog(), self.import_confirmed)

    def import_confirmed(self, choice: exchange_dialogs.ImportChoice) -> None:
        """Add what is in the file."""
        store = self.store
        text = self.phone.content.open(self.file).decode(errors="replace")
        zone = str(self.phone.properties.get("persist.sys.timezone", "UTC"))
        found = read(text, store.moments, zone)
        known = {event.import_id for event in store.all() if event.import_id}
        fresh = [item for item in found if item.event.import_id not in known]
        for item in fresh:
            self._add(item, choice)
        if not found:
            self.toast(tr("No entries for importing have been found"))
        else:
            self.toast(tr("Importing successful" if fresh else "No new items have been found"))

    def _add(self, item: Imported, choice: exchange_dialogs.ImportChoice) -> None:
        store, type_ = self.store, choice.type
        if item.category and not choice.ignore_types:
            type_ = self._type(item.category, GREEN if item.color is None else item.color)
        event = replace(
            item.event,
            event_type=type_,
            import_id=item.event.import_id or store.import_id(),
            flags=item.event.flags & ~COMPLETED,
        )
        new = store.save(event)
        if item.event.completed:
            store.complete(replace(event, id=new), done=True)
