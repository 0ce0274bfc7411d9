"""A line of whom a mail goes to: those who are named, and whom is being typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.look import face
from pytest_androidbench.phone.apps.gmail.model import Address, addresses, joined
from pytest_androidbench.phone.apps.gmail.names import GROUP
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

MOST_FOUND: Final = 5
LONGEST: Final = 500
LEAST: Final = 1
"""So many characters are typed before somebody is suggested."""


@dataclass(eq=False)
class MailRecipients(AppPart[GmailApp]):
    """Chips, the field behind them, and who is suggested for what is typed there."""

    id: str = "to"
    line: str = ""
    """Those who are named, as the mail has them."""
    words: str = ""
    menus: Menus = field(default_factory=Menus)

    @property
    def people(self) -> list[Address]:
        """Those who are named."""
        return addresses(self.line)

    def build(self, name: TextLike, end: w.Kid = None) -> list[w.Widget]:
        """The line, and below it who is suggested."""
        chips = [self._chip(place, each) for place, each in enumerate(self.people)]
        box = w.TextField(
            self.words,
            self.put,
            style="plain",
            keyboard="email",
            action="done",
            on_done=self.commit,
            id=self.id,
            desc=name,
            max_length=LONGEST,
        )
        label = w.Text(
            name, w.BODY_LARGE.coloured("on_surface_variant"), id=f"{self.id}_label", width=56
        )
        inside = w.Column(
            w.Flow(*chips, gap=8) if chips else None,
            box,
            id="peoplekit_autocomplete_chip_group",
            key=f"chips of {self.id}",
            cls=GROUP,
            weight=1,
        )
        row = w.Row(label, inside, end, width="fill")
        return [
            w.Panel(
                row, padding=(16, 2, 8, 2), min_height=56, width="fill", id=f"{self.id}_content"
            ),
            *(self._suggestion(each) for each in self.found),
        ]

    def _chip(self, place: int, person: Address) -> w.Widget:
        key = f"{self.id} chip {place}"
        return w.Chip(
            person.shown,
            icon="person" if person.valid else "error_outline",
            id="peoplekit_chip",
            key=key,
            desc=f"{person.shown}, {person.email}" if person.name else person.email,
            on_tap=partial(self.menus.open, self.choices, key, place),
        )

    def choices(self, place: int) -> Sequence[MenuEntry]:
        """What can be done with a chip."""
        there = place < len(self.people)
        return offered(
            (there, self.people[place].email if there else "", partial(self.copy, place)),
            (there, tr("Remove"), partial(self.remove, place)),
        )

    @property
    def found(self) -> list[Address]:
        """Those one has had mails with before, by what is typed."""
        words = self.words.strip().lower()
        if len(words) < LEAST:
            return []
        known = {each.email.lower(): each for each in self._known()}
        there = {each.email.lower() for each in self.people}
        fitting = [
            each for key, each in sorted(known.items()) if key not in there and _begins(each, words)
        ]
        return fitting[:MOST_FOUND]

    def _known(self) -> list[Address]:
        mails = self.app.store.mails.all("ORDER BY _id DESC LIMIT 500")
        people = [each for mail in mails for each in (mail.sender, *mail.people)]
        return sorted(people, key=lambda each: bool(each.name))

    def _suggestion(self, person: Address) -> w.Widget:
        return w.ListItem(
            person.shown,
            person.email,
            lead=face(person, 32),
            look=w.MATERIAL,
            id="peoplekit_autocomplete_row",
            on_tap=partial(self.add, person.name, person.email),
        )

    def put(self, words: str) -> None:
        """Take what is typed; an address is done with a comma, or with a blank behind it."""
        self.words = words
        ended = words[-1:] in {",", ";", "\n"} or (words[-1:] == " " and "@" in words)
        if ended and words.strip(" ,;\n"):
            self.commit()

    def commit(self) -> None:
        """Make a chip of what is typed."""
        typed = addresses(self.words.replace(";", ",").replace("\n", ","))
        self.line = joined([*self.people, *typed])
        self.words = ""

    def add(self, name: str, email: str) -> None:
        """Take somebody who is suggested."""
        self.line = joined([*self.people, Address(name, email)])
        self.words = ""

    def remove(self, place: int) -> None:
        """Name somebody no more."""
        people = self.people
        self.line = joined(people[:place] + people[place + 1 :])

    def copy(self, place: int) -> None:
        """Put an address into the clipboard."""
        self.phone.clipboard.put(self.people[place].email)
        self.toast(tr("Copied"))


def _begins(person: Address, words: str) -> bool:
    texts = [person.email, person.name, *person.name.split()]
    return any(text.lower().startswith(words) for text in texts)
