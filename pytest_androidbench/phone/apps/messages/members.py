"""Adding people to a conversation."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.messages.model import THREAD_ACTIVITY, leading_to
from pytest_androidbench.phone.apps.messages.screen import ConversationPart
from pytest_androidbench.phone.kit.people.phone_format import bare
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Members(ConversationPart):
    """Chips for who takes part, and a field for more, while they are shown."""

    shown: bool = False
    added: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    typed: str = ""

    @property
    def everybody(self) -> list[str]:
        """The numbers of those who take part, and of those who shall."""
        kept = [number for number in self.home.numbers if number not in self.removed]
        return [*kept, *self.added]

    def build(self) -> w.Widget:
        """The chips and the field."""
        chips = map(self._person, self.everybody)
        entry = w.TextField(
            bind=self.field("typed"),
            hint=tr("Add Contact or Number…"),
            style="line",
            action="done",
            on_done=self.add_typed,
            id="add_contact_or_number",
            weight=1,
        )
        confirm = w.IconButton(
            "add" if self.typed else "check",
            tr("Confirm selection"),
            id="confirm_inserted_number" if self.typed else "confirm_manage_contacts",
            on_tap=self.add_typed if self.typed else self.chosen,
            cls="android.widget.ImageView",
        )
        rows = w.Column(
            w.Flow(*chips, id="selected_contacts", cls="android.widget.LinearLayout"),
            w.Row(w.Panel(entry, weight=1), confirm, width="fill"),
            across="stretch",
        )
        return w.Scroll(
            rows,
            padding=(16, 4, 4, 4),
            weight=0,
            id="thread_add_contacts",
            cls="android.widget.RelativeLayout",
        )

    def _person(self, number: str) -> w.Widget:
        name = w.Text(self.app.store.name(number), w.BODY, id="selected_contact_name", lines=1)
        remove = w.IconButton(
            "close",
            id="selected_contact_remove",
            key=f"remove {number}",
            cls="android.widget.ImageView",
            on_tap=partial(self.remove, number),
            size=16,
            width=32,
            height=32,
        )
        return w.Panel(
            w.Row(name, remove),
            padding=(12, 0, 0, 0),
            look=w.Look(border="outline", radius=8),
            id="selected_contact_holder",
            cls="android.widget.RelativeLayout",
        )

    def remove(self, number: str) -> None:
        """Go on without somebody, unless nobody would be left."""
        if len(self.everybody) < 2:
            return
        if number in self.added:
            self.added.remove(number)
        else:
            self.removed.append(number)

    def turn(self) -> None:
        """Show or hide who takes part."""
        self.shown = not self.shown
        if self.shown:
            self.focus("add_contact_or_number")
        else:
            self.hide_keyboard()

    def add_typed(self) -> None:
        """Take a number, or the contact of that name, in."""
        wanted = self.typed.strip()
        people = self.app.store.people()
        known = [one for one in people if one.name.casefold() == wanted.casefold()]
        number = known[0].numbers[0][0] if known else bare(wanted)
        if number in self.removed:
            self.removed.remove(number)
        elif number and number not in self.everybody:
            self.added.append(number)
        self.typed = ""

    def chosen(self) -> None:
        """Go on in the conversation with everybody."""
        self.hide_keyboard()
        self.shown = False
        if self.added or self.removed:
            thread = self.app.store.thread_of(self.everybody)
            self.added, self.removed = [], []
            self.start(leading_to(THREAD_ACTIVITY, thread_id=thread))
