"""The vacation responder: what is answered to mails while one is away."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.preferences import AWAY
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.pickers import Day, PickDate
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

KEYS: Final = ("first", "last", "subject", "message")
LONGEST: Final = 5000


@dataclass(eq=False)
class VacationResponder(AppScreen[GmailApp, None]):
    """A form: whether it is on, the days, subject and message."""

    on: bool = False
    contacts_only: bool = False
    first: str = ""
    """ISO 8601."""
    last: str = ""
    """Not told: until it is turned off."""
    subject: str = ""
    message: str = ""
    before: list[str | bool] = field(default_factory=list)
    leaving: Leaving = field(default_factory=Leaving)

    def on_open(self) -> None:
        """Fill it with what is kept."""
        prefs = self.app.prefs()
        self.on = prefs.get(AWAY, default=False)
        self.contacts_only = prefs.get(f"{AWAY}-contacts", default=False)
        for key in KEYS:
            setattr(self, key, prefs.get(f"{AWAY}-{key}", "")[:LONGEST])
        self.first = self.first or local_time(self.phone).date().isoformat()
        self.before = self._state

    @property
    def _state(self) -> list[str | bool]:
        return [self.on, self.contacts_only, self.first, self.last, self.subject, self.message]

    def build(self) -> w.Widget:
        done = w.Button(
            tr("Done"),
            "text",
            id="action_done",
            on_tap=self.save,
            enabled=not self.on or bool(self.subject.strip() or self.message.strip()),
        )
        locale = self.phone.display.locale
        first, last = _shown(self.first, locale), _shown(self.last, locale)
        form = (
            self._day("first", tr("First day"), first),
            self._day("last", tr("Last day (optional)"), last or tr("Not set")),
            self._text("subject", tr("Subject")),
            self._text("message", tr("Message")),
            w.Panel(
                w.CheckBox(
                    self.contacts_only,
                    self.turn_contacts,
                    tr("Send only to my contacts"),
                    id="contacts_only",
                ),
                padding=(16, 8),
            ),
        )
        return w.Page(
            w.TopBar(tr("Vacation responder"), back=self.on_back, actions=(done,), id="action_bar"),
            w.Scroll(
                w.MainSwitch(tr("Vacation responder"), self.on, self.turn),
                *(form if self.on else ()),
                id="vacation_responder",
            ),
        )

    def _day(self, key: str, name: TextLike, value: TextLike) -> w.Widget:
        return w.ListItem(
            name, value, look=w.MATERIAL, id=f"{key}_day", on_tap=partial(self.ask_day, key)
        )

    @staticmethod
    def _text(key: str, hint: TextLike) -> w.Widget:
        box = w.TextField(
            bind=key, hint=hint, id=key, multiline=key == "message", max_length=LONGEST
        )
        return w.Panel(box, padding=(16, 8), width="fill")

    def turn(self, on: bool) -> None:
        """Turn it on or off."""
        self.on = on

    def turn_contacts(self, on: bool) -> None:
        """Answer only those one knows, or everybody."""
        self.contacts_only = on

    def ask_day(self, key: str) -> None:
        """Ask for the first or the last day."""
        day = _day(self.last if key == "last" else self.first)
        start = day or local_time(self.phone).date() + timedelta(days=7)
        self.ask(PickDate(year=start.year, month=start.month, day=start.day), self.picked, key)

    def picked(self, key: str, day: Day) -> None:
        """Take a day; the last one is not before the first."""
        setattr(self, key, date(*day).isoformat())
        if self.last and self.last < self.first:
            self.last = self.first

    def save(self) -> None:
        """Keep it."""
        self.app.prefs().update(
            {
                AWAY: self.on,
                f"{AWAY}-contacts": self.contacts_only,
                **{f"{AWAY}-{key}": str(getattr(self, key)) for key in KEYS},
            }
        )
        self.close(toast=tr("Vacation responder settings saved"))

    def on_back(self) -> None:
        changed = self._state != self.before
        question = Confirm(message=tr("Discard changes?"), positive=tr("Discard"))
        self.leaving.leave(question if changed else None)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _shown(text: str, locale: str) -> str:
    day = _day(text)
    if day is None:
        return ""
    return date_text(day, "yMMMEd", locale)
