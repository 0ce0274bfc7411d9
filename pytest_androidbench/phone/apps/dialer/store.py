"""The call log, as the app shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.phone_format import shown_number
from pytest_androidbench.phone.kit.people.store import PeopleStore as Contacts
from pytest_androidbench.phone.kit.tables import Table, column
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.system.dates import date_text, weekday
from pytest_androidbench.phone.system.providers.call_log import MISSED
from pytest_androidbench.phone.system.providers.contacts import numbers
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

UNSEEN = "type = ? AND new = 1 AND is_read = 0"


@dataclass(frozen=True, slots=True, kw_only=True)
class LoggedCall:
    """A call that is over."""

    id: int = column("_id")
    number: str
    kind: int = column("type")
    date_ms: int = column("date")
    seconds: int = column("duration")


@dataclass(frozen=True, slots=True, kw_only=True)
class CallGroup:
    """Calls with one number that follow each other, newest first."""

    calls: tuple[LoggedCall, ...]

    @property
    def number(self) -> str:
        """With whom."""
        return self.calls[0].number

    @property
    def ids(self) -> list[int]:
        """Of each of them."""
        return [call.id for call in self.calls]


class CallLog:
    """The calls of a phone."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._db = phone.providers.calls.database
        self._calls = Table(self._db, "calls", LoggedCall)

    def all(self, *, missed: bool = False) -> list[LoggedCall]:
        """The calls, newest first."""
        where = f"WHERE type = {MISSED}" if missed else ""
        return self._calls.all(f"{where} ORDER BY date DESC, _id DESC")

    def groups(self, *, missed: bool = False) -> list[CallGroup]:
        """The calls, those in a row with one number and of one day together."""
        found: list[list[LoggedCall]] = []
        for call in self.all(missed=missed):
            if found and self._belong(found[-1][-1], call):
                found[-1].append(call)
            else:
                found.append([call])
        return [CallGroup(calls=tuple(calls)) for calls in found]

    def unseen(self) -> list[LoggedCall]:
        """Missed calls that nobody has looked at."""
        return self._calls.all(f"WHERE {UNSEEN} ORDER BY date DESC, _id DESC", MISSED)

    def seen(self) -> bool:
        """All have been looked at now; tells whether any had not."""
        if not self.unseen():
            return False
        sql = "UPDATE calls SET new = 0, is_read = 1 WHERE new = 1"
        return self._db.execute(sql).rows > 0

    def delete(self, ids: Iterable[int]) -> None:
        """Remove calls."""
        self._calls.remove(ids)

    def clear(self) -> None:
        """Remove all calls."""
        self._db.execute("DELETE FROM calls")

    def name(self, number: str) -> str:
        """Who has a number, or the number as it is written."""
        found = self._phone.providers.contacts.name_of(number)
        return found or shown_number(number) or "Unknown"

    def _belong(self, newer: LoggedCall, older: LoggedCall) -> bool:
        days = {local_time(self._phone, call.date_ms).date() for call in (newer, older)}
        return len(days) == 1 and numbers.same(newer.number, older.number)


def people(phone: Phone) -> list[Person]:
    """Everybody in the contacts, by name."""
    return Contacts(phone).all()


def fitting(everybody: Sequence[Person], typed: str) -> list[tuple[Person, str]]:
    """(person, number) for who has a name or number with what was typed in it."""
    wanted = sort_key(typed).strip()
    digits = "".join(char for char in typed if char.isdecimal())
    found = []
    for person in everybody:
        for entry in person.phones:
            own = "".join(char for char in entry.value if char.isdecimal())
            if (wanted and wanted in sort_key(person.name)) or (digits and digits in own):
                found.append((person, entry.value))
    return found


def when(phone: Phone, ms: int) -> TextLike:
    """How long ago a call was: "5 min. ago", "Yesterday", "Oct 3"."""
    moment, now = local_time(phone, ms), local_time(phone)
    minutes = max(0, phone.clock.now_ms - ms) // 60_000
    if moment.date() == now.date():
        if minutes < 1:
            return tr("Just now")
        if minutes < 60:
            return tr("{n} min. ago", n=minutes)
        return tr("{n} hr. ago", n=minutes // 60)
    if now.date() - moment.date() == timedelta(days=1):
        return tr("Yesterday")
    return date_text(moment, "MMMd", phone.display.locale)


def moment_text(phone: Phone, ms: int) -> str:
    """A day and time: "Sun 15:34"; older ones with their date."""
    moment, now = local_time(phone, ms), local_time(phone)
    time = clock_text(moment, phone.display)
    if now.date() - moment.date() < timedelta(days=7):
        return f"{weekday(moment.weekday(), phone.display.locale, 'abbreviated')} {time}"
    return f"{date_text(moment, 'MMMd', phone.display.locale)}, {time}"


def length(seconds: int) -> TextLike:
    """How long a call was: "12 sec", "3 min 5 sec"."""
    if seconds < 60:
        return ntr("{n} sec", "{n} sec", seconds)
    return tr("{minutes} min {seconds} sec", minutes=seconds // 60, seconds=seconds % 60)
