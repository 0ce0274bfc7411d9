"""What can be done with a whole conversation, and adding people to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.messages.composer import Composer
from pytest_androidbench.phone.apps.messages.details import ConversationDetails
from pytest_androidbench.phone.apps.messages.dialogs import RenameConversation
from pytest_androidbench.phone.apps.messages.model import PACKAGE, THREAD_ACTIVITY, Conversation
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.people.phone_format import bare
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

INSERT_OR_EDIT = "android.intent.action.INSERT_OR_EDIT"


@dataclass(eq=False)
class ThreadMenu(Composer):
    """A thread with its toolbar."""

    adding: bool = False
    added: list[str] = field(default_factory=list)
    typed: str = ""

    @property
    def conversation(self) -> Conversation | None:
        """What the list of conversations knows about this one."""
        return self.store.conversation(self.thread)

    @property
    def title(self) -> str:
        """The people's names, or the name the user gave."""
        known = self.conversation
        names = self.store.names(self.numbers)
        return known.title if known is not None else ", ".join(names.values())

    def thread_actions(self) -> list[Action]:
        """The toolbar's menu."""
        known, numbers = self.conversation, self.numbers
        alone = len(numbers) == 1
        archived = known is not None and known.archived
        stranger = alone and self.store.name(numbers[0]) == numbers[0]
        keep = (
            Action(id="unarchive", title=tr("Unarchive"), act=partial(self.archive, False))
            if archived
            else Action(id="archive", title=tr("Archive"), act=partial(self.archive, True))
        )
        found = (
            known and Action(id="delete", title=tr("Delete"), icon="delete", act=self.ask_delete,
                             show="always"),
            alone and Action(id="dial_number", title=tr("Dial number"), icon="call",
                             act=self.dial, show="always"),
            Action(id="manage_people", title=tr("Add Person"), icon="person_add",
                   act=self.manage_people, show="always"),
            not alone and known and Action(id="rename_conversation",
                                           title=tr("Rename conversation"), icon="edit",
                                           act=self.ask_name, show="always"),
            known and keep,
            known and Action(id="conversation_details", title=tr("Conversation details"),
                             act=self.open_details),
            stranger and Action(id="add_number_to_contact", title=tr("Add number to contact"),
                                act=self.add_contact),
            Action(id="block_number", title=tr("Block number"), act=self.ask_block, show="never"),
            known and Action(id="mark_as_unread", title=tr("Mark as Unread"),
                             act=self.mark_unread, show="never"),
        )  # fmt: skip
        return [action for action in found if isinstance(action, Action)]

    def people_row(self) -> w.Widget:
        """Chips for who takes part, and a field for more."""
        chips = [
            w.Chip(self.store.name(number), key=f"person {number}")
            for number in (*self.numbers, *self.added)
        ]
        entry = w.TextField(
            bind="typed",
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
            on_tap=self.add_typed if self.typed else self.people_chosen,
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

    def add_typed(self) -> None:
        """Take a number, or the contact of that name, in."""
        wanted = self.typed.strip()
        people = [one for one in self.store.people() if one.name.casefold() == wanted.casefold()]
        number = people[0].numbers[0][0] if people else bare(wanted)
        if number and number not in (*self.numbers, *self.added):
            self.added.append(number)
        self.typed = ""

    def people_chosen(self) -> None:
        """Go on in the conversation with everybody."""
        self.hide_keyboard()
        self.adding = False
        if self.added:
            thread = self.store.thread_of([*self.numbers, *self.added])
            self.added = []
            extras = {"thread_id": thread}
            self.start(Intent(component=f"{PACKAGE}/{THREAD_ACTIVITY}", extras=extras))

    def manage_people(self) -> None:
        """Show or hide who takes part."""
        self.adding = not self.adding
        if self.adding:
            self.focus("add_contact_or_number")
        else:
            self.hide_keyboard()

    def ask_delete(self) -> None:
        question = tr("Are you sure you want to delete all messages of this conversation?")
        dialog = Confirm(message=question, positive=tr("Yes"), negative=tr("No"))
        self.ask(dialog, self.delete_all)

    def delete_all(self, sure: bool) -> None:
        if sure:
            self.text = ""
            self.store.delete_threads([self.thread])
            self.close()

    def dial(self) -> None:
        if not self.start(
            Intent(action="android.intent.action.DIAL", data=f"tel:{self.numbers[0]}")
        ):
            self.toast(tr("No app found"))

    def archive(self, on: bool) -> None:
        self.store.archive([self.thread], on=on)
        self.close()

    def open_details(self) -> None:
        self.show(ConversationDetails(thread=self.thread))

    def ask_name(self) -> None:
        self.ask(RenameConversation(hint=self.title), self.rename)

    def rename(self, name: str) -> None:
        known = self.conversation
        if known is not None:
            self.store.rename(known, name)

    def add_contact(self) -> None:
        self.start(
            Intent(
                action=INSERT_OR_EDIT,
                type="vnd.android.cursor.item/contact",
                extras={"phone": self.numbers[0]},
            )
        )

    def ask_block(self) -> None:
        numbers = ", ".join(self.numbers)
        question = tr(
            "Are you sure you want to add {numbers} to the blocked list?", numbers=numbers
        )
        dialog = Confirm(message=question, positive=tr("Yes"), negative=tr("No"))
        self.ask(dialog, self.block)

    def block(self, sure: bool) -> None:
        if sure:
            for number in self.numbers:
                self.phone.providers.blocked.add(number)
            self.close()

    def mark_unread(self) -> None:
        """Leave, and let the conversation look as if nobody had read it."""
        self.close()
        self.store.mark_unread([self.thread])
