"""Who is invited to an event: found among the contacts, or by an address that is typed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar import look
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.draft import Guest
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person, split_name
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ADDRESS: Final = re.compile(r"[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+")
MOST_OFFERED: Final = 20
MOST_TYPED: Final = 254
"""Characters of an address (RFC 5321)."""


@dataclass(eq=False)
class GuestsPage(AppScreen[GoogleCalendarApp, list[Guest]]):
    """Closes with the guests; a contact without an address is not offered."""

    guests: list[Guest] = field(default_factory=list)
    words: str = ""

    def on_open(self) -> None:
        self.focus("guest_input")

    def build(self) -> w.Widget:
        box = w.TextField(self.words, self.put_words, hint=tr("Add people"), id="guest_input",
                          style="plain", keyboard="email", action="done", on_done=self.enter,
                          max_length=MOST_TYPED)  # fmt: skip
        back = w.IconButton("arrow_back", tr("Navigate up"), width=56, height=56,
                            colour="on_surface", on_tap=self.on_back)  # fmt: skip
        done = w.Button(tr("Done"), style="text", id="done", on_tap=self.accept)
        found = [self._offered(guest) for guest in self.offered()]
        if ADDRESS.fullmatch(self.words.strip()):
            found.insert(0, self._offered(("", self.words.strip())))
        rows = found if self.words.strip() else [self._guest(guest) for guest in self.guests]
        return w.Page(
            w.TopBar(box, lead=back, actions=[done], id="guest_toolbar"),
            w.Scroll(*rows, id="guest_list", cls="androidx.recyclerview.widget.RecyclerView"),
        )

    def offered(self) -> list[Guest]:
        """The contacts that fit what is typed, one for each of their addresses."""
        wanted = self.words.strip().casefold()
        taken = {address for _, address in self.guests}
        known = [
            (person.name, entry.value)
            for person in PeopleStore(self.phone).all()
            for entry in person.emails
            if ADDRESS.fullmatch(entry.value) and entry.value not in taken
        ]
        found = [guest for guest in known if wanted in " ".join(guest).casefold()]
        return found[:MOST_OFFERED] if wanted else []

    def _offered(self, guest: Guest) -> w.Widget:
        return self._row(guest, None, f"offered {guest[1]}", partial(self.add, *guest))

    def _guest(self, guest: Guest) -> w.Widget:
        who = self.phone.windows.translate(tr("Remove {name}", name=guest[0] or guest[1]))
        remove = w.IconButton("close", who, on_tap=partial(self.drop, guest[1]))
        return self._row(guest, remove, f"guest {guest[1]}", None)

    @staticmethod
    def _row(
        guest: Guest, trailing: w.Widget | None, key: str, on_tap: partial[None] | None
    ) -> w.Widget:
        name, address = guest
        first, last = split_name(name or address)
        return w.ListItem(name or address, address if name else None,
                          lead=avatar(Person(first=first, last=last), 40), trailing=trailing,
                          look=look.ROW, key=key, on_tap=on_tap)  # fmt: skip

    def put_words(self, text: str) -> None:
        """Look for somebody."""
        self.words = text

    def add(self, name: str, address: str) -> None:
        """Invite somebody, once."""
        if address not in {known for _, known in self.guests}:
            self.guests = [*self.guests, (name, address)]
        self.words = ""

    def enter(self) -> None:
        """The action key was pressed."""
        self.add_typed()

    def add_typed(self) -> bool:
        """Invite whose address is typed; whether what is typed is one, or nothing."""
        typed = self.words.strip()
        if not typed:
            return True
        if not ADDRESS.fullmatch(typed):
            self.toast(tr("Enter a valid email address"))
            return False
        names = {address: name for name, address in self.offered()}
        self.add(names.get(typed, ""), typed)
        return True

    def drop(self, address: str) -> None:
        """Invite somebody no more."""
        self.guests = [guest for guest in self.guests if guest[1] != address]

    def accept(self) -> None:
        """Take them; what is typed and no address keeps the page open."""
        if self.add_typed():
            self.close([*self.guests])

    def on_back(self) -> None:
        self.close([*self.guests])
