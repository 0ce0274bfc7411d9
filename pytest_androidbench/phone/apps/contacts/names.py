"""The lines for a name: first and last, and the other parts once somebody asks for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.lines import line, section
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

PARTS: Final = (
    ("prefix", tr("Name prefix")),
    ("first", tr("First name")),
    ("middle", tr("Middle name")),
    ("last", tr("Last name")),
    ("suffix", tr("Name suffix")),
)
"""Field of a `Person`, and hint, in the order of a whole name."""
SHORT: Final = ("first", "last")


@dataclass(eq=False)
class NameLines(AppPart[ContactsApp]):
    """Fields over the draft of its screen."""

    whole: bool = False
    """Whether all parts are shown."""

    def fill(self, person: Person) -> None:
        """Show all parts of a name that has more than two."""
        self.whole = any(getattr(person, name) for name, _ in PARTS if name not in SHORT)

    def build(self) -> w.Widget:
        """The lines."""
        shown = [part for part in PARTS if self.whole or part[0] in SHORT]
        return section(*(self._line(place, *part) for place, part in enumerate(shown)))

    def _line(self, place: int, name: str, hint: Message) -> w.Widget:
        key = "first name" if name == "first" else name
        box = w.TextField(bind=f"draft.{name}", hint=hint, key=key)
        return line(None if place else "person", box, None if place else self._expansion())

    def _expansion(self) -> w.Widget:
        less, more = tr("Show fewer name fields"), tr("Show more name fields")
        return w.IconButton(
            "expand_less" if self.whole else "expand_more",
            less if self.whole else more,
            id="expansion_view",
            cls="android.widget.ImageView",
            on_tap=self.toggle,
        )

    def toggle(self) -> None:
        """Show the other parts, or no longer."""
        self.whole = not self.whole
