"""Who takes part in a conversation, and what it is called."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.messages.avatar import avatar
from pytest_androidbench.phone.apps.messages.screen import ConversationScreen
from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.apps.simple.settings_rows import Section
from pytest_androidbench.phone.system.intents import Extra, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MEMBER_DP: Final = 64


@dataclass(eq=False)
class ConversationDetails(ConversationScreen):
    """The name, which can be another for the user alone, and the members."""

    activity = ".activities.ConversationDetailsActivity"

    def build(self) -> w.Widget:
        known, numbers = self.conversation, self.numbers
        title = known.title if known is not None else ", ".join(numbers)
        name = w.Text(
            title, w.BODY_LARGE, id="conversation_name", on_tap=self.ask_name, width="fill",
            height=56,
        )  # fmt: skip
        members = w.Scroll(
            count=len(numbers),
            row=lambda place: self._member(numbers[place]),
            row_height=MEMBER_DP,
            id="participants_recyclerview",
        )
        holder = w.Column(
            Section(tr("Conversation name"), "conversation_name_heading"),
            w.Panel(name, padding=(16, 0)),
            w.Divider(),
            Section(tr("Members"), "members_heading"),
            members,
            across="stretch",
            id="conversation_details_holder",
            cls="android.widget.LinearLayout",
            weight=1,
        )
        bar = SimpleBar(tr("Conversation details"), "conversation_details_toolbar")
        return w.Page(bar, holder, id="conversation_details_coordinator")

    def _member(self, number: str) -> w.Widget:
        name = self.app.store.name(number)
        texts = w.Column(
            w.Text(name, w.BODY_LARGE, id="item_contact_name"),
            w.Text(number, w.BODY, "on_surface_variant", id="item_contact_number", ltr=True),
            weight=1,
        )
        return w.Panel(
            w.Row(avatar(name, size=40), texts, gap=16, width="fill"),
            padding=(16, 8),
            width="fill",
            height=MEMBER_DP,
            id="item_contact_frame",
            cls="android.view.ViewGroup",
            on_tap=partial(self.open_contact, number),
            key=f"member {number}",
        )

    def open_contact(self, number: str) -> None:
        """Show the contact, or let the number become one."""
        found = self.phone.providers.contacts.who_has(number)
        if found is None:
            action, type_, uri = "INSERT", "dir", None
            extras: dict[str, Extra] = {"phone": number}
        else:
            action, type_, extras = "VIEW", "item", {}
            uri = f"content://com.android.contacts/contacts/{found[0]}"
        self.start(
            Intent(
                action=f"android.intent.action.{action}",
                type=f"vnd.android.cursor.{type_}/contact",
                data=uri,
                extras=extras,
            )
        )
