"""One conversation: its messages, and the field for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Self

from pytest_androidbench.phone.apps.messages import model, numbers
from pytest_androidbench.phone.apps.messages.attaching import ENTRY, MessageAttachments
from pytest_androidbench.phone.apps.messages.bubbles import Bubbles
from pytest_androidbench.phone.apps.messages.composer import LIST, Composer
from pytest_androidbench.phone.apps.messages.details import ConversationDetails
from pytest_androidbench.phone.apps.messages.members import Members
from pytest_androidbench.phone.apps.messages.screen import ConversationScreen
from pytest_androidbench.phone.apps.messages.selected_messages import SelectedMessages
from pytest_androidbench.phone.apps.simple.bars import Action, ActionBar
from pytest_androidbench.phone.apps.simple.dialogs import radio, yes_or_no
from pytest_androidbench.phone.apps.simple.fast_scroller import FastScroller
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

IN_BIN: Final = "is_recycle_bin"
PHONE_STATE: Final = "android.permission.READ_PHONE_STATE"


@dataclass(eq=False)
class Thread(ConversationScreen):
    """The messages from the oldest down to the newest, over the field for one more."""

    composer: Composer = field(default_factory=Composer)
    members: Members = field(default_factory=Members)
    selecting: SelectedMessages = field(default_factory=SelectedMessages)
    bar: ActionBar = field(default_factory=ActionBar)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        streams = intent.extras.get("thread_streams")
        uris = [str(each) for each in streams] if isinstance(streams, list) else []
        composer = Composer(
            text=intent.text("thread_text"), attachments=MessageAttachments(uris=uris)
        )
        in_bin = bool(intent.extras.get(IN_BIN, False))
        return cls(thread=intent.number("thread_id"), in_bin=in_bin, composer=composer)

    def on_intent(self, intent: Intent) -> None:
        self.on_pause()
        self.thread = intent.number("thread_id")
        self.in_bin = bool(intent.extras.get(IN_BIN, False))
        self.composer.text, self.composer.again = intent.text("thread_text"), 0
        self.selecting.selected.end()
        self.on_resume()
        self.scroll_to_end(LIST)

    def on_open(self) -> None:
        self.scroll_to_end(LIST)
        self.request_permissions((PHONE_STATE,), self.permitted)

    def permitted(self, granted: dict[str, bool]) -> None:
        if not granted[PHONE_STATE]:
            self.close()
        elif not self.messages and not self.in_bin:
            self.focus(ENTRY)

    def on_resume(self) -> None:
        self.composer.text = self.app.store.draft(self.thread) or self.composer.text
        self.seen()

    def seen(self) -> None:
        """Everything in the thread has been read, and needs no notification."""
        self.app.store.mark_read(self.thread)
        self.phone.notifications.cancel(model.PACKAGE, self.thread)

    def on_pause(self) -> None:
        self.app.store.save_draft(self.thread, self.composer.draft)

    def on_close(self) -> None:
        self.on_pause()

    def build(self) -> w.Widget:
        messages, selecting = self.messages, self.selecting
        people = [*self.numbers, *(message.address for message in messages)]
        bubbles = Bubbles(
            app=self.app,
            names=self.app.store.names(people),
            selected=selecting.selected.rows,
            style=self.app.options.body_style,
            on_tap=lambda id_: partial(self.tap, id_),
            on_long=lambda id_: partial(selecting.toggle, id_),
            on_error=lambda id_: partial(self.retry, id_),
            on_link=self.follow,
        )
        rows = w.Scroll(
            *bubbles.rows(messages),
            id=LIST,
            cls="androidx.recyclerview.widget.RecyclerView",
            padding=(0, 8),
        )
        if selecting.selected:
            ids = [one.id for one in messages]
            bar = self.bar.selecting(selecting.selected, ids, selecting.actions)
        else:
            bar = self.bar.toolbar(self.title, "thread_toolbar", self.actions)
        holder = w.Column(
            self.members.build() if self.members.shown else None,
            FastScroller(w.Align(rows, down="bottom"), "thread_messages_fastscroller"),
            None if self.in_bin else self.composer.build(),
            id="thread_holder",
            cls="android.view.ViewGroup",
            across="stretch",
            weight=1,
        )
        return w.Page(bar, holder, id="thread_coordinator")

    @property
    def title(self) -> str:
        """The people's names, or the name the user gave."""
        known = self.conversation
        names = self.app.store.names(self.numbers)
        return known.title if known is not None else ", ".join(names.values())

    def actions(self) -> Sequence[Action]:
        """The toolbar's menu."""
        known, people = self.conversation, self.numbers
        if self.in_bin:
            return self._actions_in_bin()
        alone = len(people) == 1
        archived = known is not None and known.archived
        stranger = alone and self.app.store.name(people[0]) == people[0]
        found = (
            known and Action(id="delete", title=tr("Delete"), icon="delete", act=self.ask_delete,
                             show="always"),
            alone and Action(id="dial_number", title=tr("Dial number"), icon="call",
                             act=partial(numbers.dial, self, people[0]), show="always"),
            Action(id="manage_people", title=tr("Add Person"), icon="person_add",
                   act=self.members.turn, show="always"),
            not alone and known and Action(id="rename_conversation",
                                           title=tr("Rename conversation"), icon="edit",
                                           act=self.ask_name, show="always"),
            known and Action(id="unarchive" if archived else "archive",
                             title=tr("Unarchive") if archived else tr("Archive"),
                             act=partial(self.archive, not archived)),
            known and Action(id="conversation_details", title=tr("Conversation details"),
                             act=self.open_details),
            stranger and Action(id="add_number_to_contact", title=tr("Add number to contact"),
                                act=partial(numbers.add_to_contact, self, people[0])),
            Action(id="block_number", title=tr("Block number"), act=self.ask_block, show="never"),
            known and Action(id="mark_as_unread", title=tr("Mark as Unread"),
                             act=self.mark_unread, show="never"),
        )  # fmt: skip
        return [action for action in found if action]

    def _actions_in_bin(self) -> Sequence[Action]:
        return [
            Action(id="delete", title=tr("Delete"), icon="delete", act=self.ask_delete,
                   show="always"),
            Action(id="restore", title=tr("Restore all messages"), icon="restore",
                   act=self.ask_restore),
        ]  # fmt: skip

    def ask_restore(self) -> None:
        """Ask before the conversation comes back."""
        question = tr("Are you sure you want to restore all messages of this conversation?")
        self.ask(yes_or_no(question), self.restore)

    def restore(self, sure: bool) -> None:
        """Take its messages out of the recycle bin."""
        if sure:
            self.app.store.cache.take_back([one.id for one in self.messages])
            self.close()

    def on_back(self) -> None:
        if self.selecting.selected:
            self.selecting.selected.end()
        elif self.composer.attachments.picking:
            self.composer.attachments.picking = False
        else:
            self.close()

    def tap(self, id_: int) -> None:
        """A message was touched: select it too, or ask what shall become of one that waits."""
        touched = self.message(id_)
        if self.selecting.selected:
            self.selecting.toggle(id_)
        elif touched is not None and touched.scheduled:
            rows = (tr("Update message"), tr("Send now"), tr("Delete"))
            self.ask(radio(rows), self.change_scheduled, id_)

    def follow(self, address: str) -> None:
        """Open a link in what takes its address, or say so in the log as `URLSpan.onClick` does."""
        asked_by = {"com.android.browser.application_id": model.PACKAGE}
        intent = Intent(action=ACTION_VIEW, data=address, extras=asked_by)
        if not self.start(intent):
            said = f"Actvity was not found for intent, {intent}"  # The log's own spelling.
            self.phone.log.write("W", "URLSpan", said, pid=self.phone.processes.pid(model.PACKAGE))

    def change_scheduled(self, id_: int, row: int) -> None:
        later = self.message(id_)
        if later is None:
            return
        if row == 0:
            self.composer.change(later)
            return
        self.app.store.cache.drop(later.id)
        if row == 1:
            self.app.store.send(later.body, self.numbers)

    def retry(self, id_: int) -> None:
        """Write a message that failed once more."""
        failed = self.message(id_)
        if failed is not None:
            self.composer.text, self.composer.again = failed.body, id_

    def ask_delete(self) -> None:
        question = tr("Are you sure you want to delete all messages of this conversation?")
        self.ask(yes_or_no(question), self.delete_all)

    def delete_all(self, sure: bool) -> None:
        if sure:
            self.composer.text = ""
            if self.in_bin:
                self.app.store.delete([one.id for one in self.messages])
            else:
                self.app.store.delete_threads([self.thread])
            self.close()

    def archive(self, on: bool) -> None:
        self.app.store.archive([self.thread], on=on)
        self.close()

    def open_details(self) -> None:
        self.show(ConversationDetails(thread=self.thread))

    def ask_block(self) -> None:
        self.ask(numbers.blocking(self.numbers), self.block)

    def block(self, sure: bool) -> None:
        if sure:
            numbers.block(self, self.numbers)
            self.close()

    def mark_unread(self) -> None:
        """Leave, and let the conversation look as if nobody had read it."""
        self.close()
        self.app.store.mark_unread([self.thread])
