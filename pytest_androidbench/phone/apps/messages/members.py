"""Adding people to a conversation."""

from __future__ import annotations

from dataclasses import dataclass, field

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
    typed: str = ""

    @property
    def everybody(self) -> list[str]:
        """The numbers of those who take part, and of those who shall."""
        return [*self.home.numbers, *self.added]

    def build(self) -> w.Widget:
        """The chips and the field."""
        name = self.app.store.name
        chips = [w.Chip(name(number), key=f"person {number}") for number in self.everybody]
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
            w.Flow(*chips, id="selected_contacts"),
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
        if number and number not in self.everybody:
            self.added.append(number)
        self.typed = ""

    def chosen(self) -> None:
        """Go on in the conversation with everybody."""
        self.hide_keyboard()
        self.shown = False
        if self.added:
            thread = self.app.store.thread_of(self.everybody)
            self.added = []
            self.start(leading_to(THREAD_ACTIVITY, thread_id=thread))
