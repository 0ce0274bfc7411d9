"""One conversation: its messages, and the field for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Self

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.asking_role import role_prompt
from pytest_androidbench.phone.apps.messaging.blocking import blocking
from pytest_androidbench.phone.apps.messaging.bubbles import LINEAR, ChatBubbles
from pytest_androidbench.phone.apps.messaging.contact import add_contact, is_stranger
from pytest_androidbench.phone.apps.messaging.look import LIST, RECYCLER, is_number, shown_name
from pytest_androidbench.phone.apps.messaging.names import THREAD
from pytest_androidbench.phone.apps.messaging.notices import NOTICES
from pytest_androidbench.phone.apps.messaging.scheduling import ChatScheduling
from pytest_androidbench.phone.apps.messaging.selected_messages import ChatSelection
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.texting.model import Message
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.providers.messages import DRAFT, FAILED
from pytest_androidbench.phone.system.roles import SMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ENTRY: Final = "compose_message_text"


@dataclass(eq=False)
class Chat(AppScreen[MessagingApp, None]):
    """The messages from the oldest down to the newest, over the field for one more."""

    activity = THREAD
    thread: int = 0
    text: str = ""
    """What is being written."""
    opened: int = 0
    """The message whose time is shown."""
    selecting: ChatSelection = field(default_factory=ChatSelection)
    scheduling: ChatScheduling = field(default_factory=ChatScheduling)
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(thread=intent.number("thread_id"), text=intent.text("text"))

    def on_intent(self, intent: Intent) -> None:
        self.on_pause()
        self.thread, self.text = intent.number("thread_id"), intent.text("text")
        self.selecting.chosen.end()
        self.on_resume()
        self.scroll_to_end(LIST)

    def on_open(self) -> None:
        self.scroll_to_end(LIST)
        if not self.messages and self.app.default:
            self.focus(ENTRY)

    def on_resume(self) -> None:
        self.text = self.app.store.draft(self.thread) or self.text
        self.seen()

    def seen(self) -> None:
        """Everything in the thread has been read, and needs no notification."""
        if self.app.default:
            self.app.store.mark_read(self.thread)
        NOTICES.cancel(self.phone, self.thread)

    def on_pause(self) -> None:
        if self.app.default:
            self.app.store.save_draft(self.thread, self.text)

    def on_close(self) -> None:
        self.on_pause()

    @property
    def numbers(self) -> list[str]:
        """Whom it goes to."""
        return self.app.store.numbers(self.thread)

    @property
    def messages(self) -> list[Message]:
        """What was written so far; a draft stands in the field."""
        return [one for one in self.app.store.messages(self.thread) if one.type != DRAFT]

    def build(self) -> w.Widget:
        people = [*self.numbers, *(one.address for one in self.messages)]
        shown = [*self.messages, *self.app.store.waiting(self.thread)]
        bubbles = ChatBubbles(
            phone=self.phone,
            names=self.app.store.names(people),
            selected=self.selecting.chosen.rows,
            starred=self.app.marks.starred(),
            opened=self.opened,
            on_tap=lambda id_: partial(self.tap, id_),
            on_long=lambda id_: partial(self.hold, id_) if self.app.default else None,
        )
        rows = w.Scroll(*bubbles.rows(shown), id=LIST, cls=RECYCLER, padding=(0, 8))
        return w.Page(
            self.selecting.bar(self.thread) if self.selecting.chosen else self._bar(),
            w.Align(rows, down="bottom", weight=1),
            self.scheduling.chip(),
            self._composer() if self.app.default else role_prompt(self.become_default),
        )

    def _bar(self) -> w.Widget:
        shown, style = self.title, w.TextStyle(20)
        title = w.Text(shown, style, id="conversation_title", lines=1, ltr=is_number(shown))
        call = len(self.numbers) == 1 and w.BarButton(
            "call", tr("Call"), id="action_call", on_tap=self.call
        )
        more = w.More(partial(self.menus.open, self.more), id="action_bar_overflow")
        return w.TopBar(title, back=True, actions=(call, more), id="toolbar")

    @property
    def title(self) -> str:
        """What a group is called, or the people's names."""
        people = ", ".join(shown_name(self.app.store.name(number)) for number in self.numbers)
        return self.app.marks.name(self.thread) or people

    def _composer(self) -> w.Widget:
        entry = w.TextField(
            bind="text", hint=tr("Text message"), multiline=True, style="plain", id=ENTRY, weight=1
        )
        send = w.IconButton(
            "send",
            tr("Send SMS"),
            colour="primary",
            id="send_message_button_icon",
            cls="android.widget.ImageView",
            enabled=bool(self.text.strip()),
            on_tap=self.send,
            on_long=self.scheduling.ask_when if self.text.strip() else None,
        )
        field_ = w.Panel(
            entry, padding=(16, 4), look=w.Look(background="surface_container", radius=24), weight=1
        )
        button = w.Panel(send, id="send_message_button_container", cls=LINEAR)
        return w.Panel(
            w.Row(field_, button, gap=4, width="fill"),
            padding=8,
            id="compose_message_view",
            cls=LINEAR,
            width="fill",
        )

    def more(self) -> Sequence[MenuEntry]:
        """The bar's menu."""
        known, default = self.app.store.conversation(self.thread), self.app.default
        archived = known is not None and known.archived
        writes = default and known is not None
        blocked = known is not None and self.app.store.is_blocked(known)
        return offered(
            (default and bool(self.text.strip()), tr("Schedule send"), self.scheduling.ask_when),
            (is_stranger(self, self.numbers), tr("Add contact"), self.add_contact),
            (writes and not archived, tr("Archive"), partial(self.archive, True)),
            (writes and archived, tr("Unarchive"), partial(self.archive, False)),
            (writes, tr("Delete"), self.ask_delete),
            (default and len(self.numbers) > 1, tr("Group name"), self.ask_name),
            (known is not None and not blocked and not known.group, tr("Block"), self.ask_block),
            (blocked, tr("Unblock"), partial(self.block, False)),
            (True, tr("Details"), self.show_people),
        )

    def on_back(self) -> None:
        if self.selecting.chosen:
            self.selecting.chosen.end()
        else:
            self.close()

    def tap(self, id_: int) -> None:
        """A message was touched: select it too, send it again, or tell its time."""
        touched = next((one for one in self.messages if one.id == id_), None)
        if id_ < 0:
            self.scheduling.ask_about(-id_)
        elif self.selecting.chosen:
            self.selecting.chosen.toggle(id_)
        elif touched is not None and touched.type == FAILED and self.app.default:
            self.app.store.send(touched.body, self.numbers, id_)
        else:
            self.opened = 0 if self.opened == id_ else id_

    def hold(self, id_: int) -> None:
        self.hide_keyboard()
        if id_ < 0:
            self.scheduling.ask_about(-id_)
        else:
            self.selecting.chosen.toggle(id_)

    def send(self) -> None:
        """Send what is written."""
        if self.scheduling.at_ms:
            self.scheduling.keep(self.thread, self.text)
        else:
            self.app.store.send(self.text, self.numbers)
        self.app.store.archive([self.thread], on=False)
        self.text = ""
        self.app.store.save_draft(self.thread, "")
        self.scroll_to_end(LIST)

    def call(self) -> None:
        """Open the phone app with the number."""
        dial = Intent(action="android.intent.action.DIAL", data=f"tel:{self.numbers[0]}")
        self.start(dial)

    def add_contact(self) -> None:
        """Let the number become somebody's."""
        add_contact(self, self.numbers[0])

    def archive(self, on: bool) -> None:
        self.app.store.archive([self.thread], on=on)
        self.close()

    def ask_delete(self) -> None:
        self.ask(
            Confirm(
                title=tr("Delete this conversation?"),
                message=tr("This is permanent and can't be undone"),
                positive=tr("Delete"),
            ),
            self.delete,
        )

    def delete(self, sure: bool) -> None:
        if sure:
            self.text = ""
            self.app.store.delete_threads([self.thread])
            self.close()

    def ask_name(self) -> None:
        """Ask what the group is called."""
        name = self.app.marks.name(self.thread)
        self.ask(EnterText(title=tr("Group name"), text=name), self.put_name)

    def put_name(self, name: str) -> None:
        """Call the group so."""
        self.app.marks.put_name(self.thread, name)

    def ask_block(self) -> None:
        """Ask whether the other side shall not be let in any more."""
        self.ask(blocking(self.title), self.blocked)

    def blocked(self, sure: bool) -> None:
        """Let nothing in any more, and leave."""
        if sure:
            self.block(True)
            self.close()

    def block(self, on: bool) -> None:
        """Let nothing from the other side in any more, or all of it again."""
        self.app.store.block(self.numbers[0], on=on)

    def show_people(self) -> None:
        """Tell who takes part."""
        names = self.app.store.names(self.numbers)
        people = [
            shown_name(number) if name == number else f"{name} ({shown_name(number)})"
            for number, name in names.items()
        ]
        details = Confirm(title=tr("Details"), message="\n".join(people), negative=None)
        self.ask(details, self.details_read)

    def details_read(self, done: bool) -> None:
        """They only tell."""

    def become_default(self) -> None:
        self.request_role(SMS, self.role_decided)

    def role_decided(self, granted: bool) -> None:
        """The page shows by itself what can be done now."""
