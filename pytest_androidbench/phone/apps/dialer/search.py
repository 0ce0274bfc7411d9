"""The search over contacts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.dialer.placing import Placing
from pytest_androidbench.phone.apps.dialer.rows import action_row, person_row
from pytest_androidbench.phone.apps.dialer.store import fitting, people
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Search(Placing):
    """A field; below who fits, and what can be done with a number."""

    query: str = ""

    def on_open(self) -> None:
        self.focus("search_view")

    def build(self) -> w.Widget:
        entry = w.TextField(
            bind="query", hint=tr("Search contacts"), style="plain", action="search",
            on_done=self.hide_keyboard, id="search_view",
        )  # fmt: skip
        clear = w.IconButton(
            "close", tr("Clear search"), id="search_clear_button", on_tap=self.clear
        )
        rows = [
            *(
                person_row(person, partial(self.call, number), number)
                for person, number in fitting(people(self.phone), self.query)
            ),
            *number_actions(self, self.query),
        ]
        content = (
            w.Scroll(*rows, id="search_results")
            if rows or not self.query
            else w.Align(
                w.Text(tr("No contacts found"), w.BODY_LARGE, id="empty_list_view_message")
            )
        )
        bar = w.TopBar(entry, back=True, actions=(clear,) if self.query else (), id="search_layout")
        return w.Page(bar, content)

    def call(self, number: str) -> None:
        super().call(number)
        if self.phone.telephony.calls:
            self.close()

    def clear(self) -> None:
        self.query = ""


def number_actions(screen: Placing, typed: str) -> list[w.Widget]:
    """What can be done with a number that is typed."""
    if not any(char.isdecimal() for char in typed) or any(char.isalpha() for char in typed):
        return []
    found = (
        ("person_add", tr("Create new contact"), screen.create_contact),
        ("person", tr("Add to a contact"), screen.add_to_contact),
        ("message", tr("Send SMS"), screen.text),
    )
    return [
        action_row(
            icon,
            label,
            partial(act, typed),
            id_=f"search_action_{place}",
            text_id="search_action_text",
        )
        for place, (icon, label, act) in enumerate(found)
    ]
