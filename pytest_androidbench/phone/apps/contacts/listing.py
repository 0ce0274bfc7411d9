"""The rows of the list of contacts, and the chips that leave some of them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.kit.dialogs import Choose, Label
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


def person_row(
    person: Person,
    name: str,
    letter: str,
    *,
    chosen: bool,
    on_tap: Callable[[], None],
    on_long: Callable[[], None],
) -> w.Widget:
    """Somebody, behind the letter that begins with them."""
    lead = w.Picture(icon="check", size=40) if chosen else avatar(person)
    text = w.Text(name, w.BODY_LARGE, id="cliv_name_textview", lines=1, desc=name)
    return w.Row(
        w.Panel(w.Align(w.Text(letter, w.LABEL, "on_surface_variant")), width=56),
        lead,
        w.Panel(text, padding=(16, 0), weight=1),
        cls="android.view.ViewGroup",
        width="fill",
        height=56,
        selected=chosen,
        on_tap=on_tap,
        on_long=on_long,
    )


@dataclass(eq=False)
class ContactFilter(AppPart[ContactsApp]):
    """Leaves out who has no number, or no address."""

    phone_only: bool = False
    email_only: bool = False

    @property
    def on(self) -> bool:
        """Whether anybody may be left out."""
        return self.phone_only or self.email_only

    def of(self, people: list[Person]) -> list[Person]:
        """Those of the people who are shown."""
        return [
            one
            for one in people
            if (one.phones or not self.phone_only) and (one.emails or not self.email_only)
        ]

    def chips(self) -> w.Widget:
        """What turns it on and off."""
        return w.Filters(
            _chip(tr("Phone contacts"), self.phone_only, self.toggle_phone),
            _chip(tr("Email contacts"), self.email_only, self.toggle_email),
            id="chips_container",
        )

    def toggle_phone(self) -> None:
        self.phone_only = not self.phone_only

    def toggle_email(self) -> None:
        self.email_only = not self.email_only

    def customize(self) -> None:
        """Ask who is to be shown."""
        choices: list[Label] = [tr("All contacts"), tr("Phone contacts"), tr("Email contacts")]
        chosen = 1 if self.phone_only else 2 if self.email_only else 0
        self.ask(Choose(title=tr("Customize view"), choices=choices, chosen=chosen), self.put)

    def put(self, choice: int) -> None:
        self.phone_only, self.email_only = choice == 1, choice == 2


def _chip(text: Label, on: bool, toggle: Callable[[], None]) -> w.Widget:
    return w.Chip(text, on, cls="android.widget.Button", on_tap=toggle)
