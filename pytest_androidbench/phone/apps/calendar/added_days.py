"""Days that come every year: a country's holidays, birthdays and anniversaries of contacts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import (
    ALL_DAY,
    IMPORTED,
    SAME_DAY,
    YEAR,
    Event,
    with_reminders,
)
from pytest_androidbench.phone.apps.calendar.exchange_dialogs import RemindersDialog
from pytest_androidbench.phone.apps.calendar.holidays import HOLIDAYS
from pytest_androidbench.phone.apps.calendar.ics_writer import TWELVE_HOURS
from pytest_androidbench.phone.apps.calendar.store import GREEN
from pytest_androidbench.phone.apps.simple.dialogs import radio
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.times import zone_name
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Value

READ_CONTACTS: Final = "android.permission.READ_CONTACTS"
CONTACT_EVENT: Final = "vnd.android.cursor.item/contact_event"
BLUE, RED = -15_374_912, -1_298_902
DAYS_SQL: Final = (
    "SELECT display_name, data1 FROM view_data WHERE mimetype = ? AND data2 = ? ORDER BY _id"
)
BIRTHDAYS, ANNIVERSARIES = "birthdays", "anniversaries"
CONTACT_DAYS: Final[Mapping[str, tuple[str, int, str]]] = {
    BIRTHDAYS: ("3", BLUE, "contact-birthday"),
    ANNIVERSARIES: ("1", RED, "contact-anniversary"),
}
"""The kind of a contact's day, the colour of its type, the source of its event."""


@dataclass(eq=False)
class AddedDays(AppPart[CalendarApp]):
    """Asks whose days and with which reminders, and adds those that are not there yet."""

    def add_holidays(self) -> None:
        """Ask whose holidays to add."""
        self.ask(radio(HOLIDAYS), self.country_chosen)

    def country_chosen(self, place: int) -> None:
        """Ask for their reminders."""
        self.ask(RemindersDialog(), self.holidays_confirmed, list(HOLIDAYS)[place])

    def holidays_confirmed(self, country: str, reminders: list[int]) -> None:
        """Add the holidays of the chosen country, every year from this one on."""
        store = self.app.store
        type_ = store.type_called("Holidays", GREEN)
        known = {(event.title, event.start_ts) for event in store.all()}
        added = 0
        for month, day, name in HOLIDAYS[country]:
            start = store.moments.start_of(date(store.moments.today.year, month, day))
            if (name, start) not in known:
                store.save(self._yearly(name, start, type_, reminders, IMPORTED))
                added += 1
        done = 'Holidays have been successfully imported into the "Holidays" event type'
        self.toast(tr(done if added else "No new items have been found"), long=True)

    def _yearly(
        self, name: str, start: int, type_: int, reminders: list[int], source: str
    ) -> Event:
        store = self.app.store
        event = Event(
            start_ts=start,
            end_ts=start + TWELVE_HOURS,
            title=name,
            repeat_interval=YEAR,
            repeat_rule=SAME_DAY,
            flags=ALL_DAY,
            event_type=type_,
            import_id=store.import_id(),
            time_zone=zone_name(self.phone),
            last_updated=self.now_ms,
            source=source,
        )
        return with_reminders(event, reminders)

    def add_birthdays(self) -> None:
        """Add the birthdays of contacts."""
        self.request_permissions((READ_CONTACTS,), self.birthdays_allowed)

    def birthdays_allowed(self, granted: dict[str, bool]) -> None:
        self._ask_reminders(BIRTHDAYS, granted[READ_CONTACTS])

    def add_anniversaries(self) -> None:
        """Add the anniversaries of contacts."""
        self.request_permissions((READ_CONTACTS,), self.anniversaries_allowed)

    def anniversaries_allowed(self, granted: dict[str, bool]) -> None:
        self._ask_reminders(ANNIVERSARIES, granted[READ_CONTACTS])

    def _ask_reminders(self, name: str, allowed: bool) -> None:
        if allowed:
            self.ask(RemindersDialog(), self.contact_days_confirmed, name)
        else:
            self.toast(tr("Contacts permission is required"))

    def contact_days_confirmed(self, name: str, reminders: list[int]) -> None:
        """Add the days of contacts that are not there yet."""
        kind, color, source = CONTACT_DAYS[name]
        days, store = self._days_of_contacts(kind), self.app.store
        known = {(event.title, event.start_ts) for event in store.all()}
        fresh = [(who, start) for who, start in days if (who, start) not in known]
        if not fresh:
            none = f"No new {name} have been found" if days else f"No {name} have been found"
            self.toast(tr(none))
            return
        type_ = store.type_called(name.capitalize(), color)
        for who, start in fresh:
            event = self._yearly(who, start, type_, reminders, source)
            store.save(replace(event, end_ts=start))
        self.toast(tr(f"{name.capitalize()} added successfully"))

    def _days_of_contacts(self, kind: str) -> list[tuple[str, int]]:
        """Names and the first midnights of their days."""
        database = self.phone.providers.contacts.database
        rows = database.query(DAYS_SQL, CONTACT_EVENT, kind)
        found = ((str(row["display_name"]), self._first_midnight(row["data1"])) for row in rows)
        return [(who, start) for who, start in found if start is not None]

    def _first_midnight(self, written_day: Value) -> int | None:
        text = str(written_day or "").replace("--", "1970-", 1)
        try:
            day = date.fromisoformat(text)
        except ValueError:
            return None
        return self.app.store.moments.start_of(day.replace(year=max(1970, day.year)))
