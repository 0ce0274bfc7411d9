"""What can be done with a message of a thread that is held."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.look import long_time, shown_name
from pytest_androidbench.phone.apps.messaging.names import START_CHAT, leading_to
from pytest_androidbench.phone.kit.dialogs import Confirm, Label, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.texting.model import Message
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class ChatMessageDetails(AppScreen[MessagingApp, None]):
    """Of what kind a message is, from whom or to whom, and when."""

    window: ClassVar[WindowKind] = "dialog"
    facts: Label = ""

    def build(self) -> w.Widget:
        return w.Dialog(
            tr("Message details"),
            body=w.Text(self.facts, w.BODY_LARGE, id="message"),
            buttons=(w.DialogButton(text=tr("OK"), on_tap=self.close),),
        )


@dataclass(eq=False)
class ChatSelection(AppPart[MessagingApp]):
    """The selection among the messages of a thread."""

    chosen: Selection[int] = field(default_factory=Selection)
    menus: Menus = field(default_factory=Menus)
    thread: int = 0

    def bar(self, thread: int) -> w.Widget:
        """The bar while something is selected."""
        self.thread = thread
        copy = w.BarButton("content_copy", tr("Copy text"), id="copy_text", on_tap=self.copy)
        starred = self.starred
        star = w.BarButton(
            "star" if starred else "star_border",
            tr("Unstar") if starred else tr("Star"),
            id="action_star_message",
            on_tap=partial(self.star, not starred),
        )
        delete = w.BarButton(
            "delete", tr("Delete"), id="action_delete_message", on_tap=self.ask_delete
        )
        return w.TopBar(
            str(len(self.chosen)),
            lead=w.Up(self.chosen.end, "close", tr("Done")),
            actions=(
                copy,
                star,
                delete,
                w.More(partial(self.menus.open, self.more), id="action_bar_overflow"),
            ),
            id="action_mode_bar",
        )

    def more(self) -> Sequence[MenuEntry]:
        """What else can be done with the selection."""
        alone = len(self.chosen) == 1
        return offered(
            (True, tr("Share"), self.share),
            (alone and self.app.default, tr("Forward"), self.forward),
            (alone, tr("View details"), self.show_details),
            (True, tr("Select all"), self.select_all),
        )

    @property
    def messages(self) -> list[Message]:
        """What is selected, oldest first."""
        return [one for one in self.app.store.messages(self.thread) if one.id in self.chosen]

    @property
    def text(self) -> str:
        """What stands in the selected messages."""
        return "\n".join(one.body for one in self.messages)

    def select_all(self) -> None:
        self.chosen.rows = [one.id for one in self.app.store.messages(self.thread)]

    @property
    def starred(self) -> bool:
        """Whether all that is selected has a star."""
        return {*self.chosen.rows} <= self.app.marks.starred()

    def star(self, on: bool) -> None:
        """Give the selection a star, or take it away."""
        self.app.marks.star(self.chosen.rows, on=on)
        self.chosen.end()

    def copy(self) -> None:
        self.phone.clipboard.put(self.text)
        self.toast(tr("Message copied"))
        self.chosen.end()

    def share(self) -> None:
        self.phone.activities.share(text=self.text, caller=self.screen)
        self.chosen.end()

    def forward(self) -> None:
        """Have the message stand ready for somebody else, who is chosen first."""
        text = self.text
        self.chosen.end()
        self.start(leading_to(START_CHAT, sms_body=text))

    def show_details(self) -> None:
        message = self.messages[0]
        who = ", ".join(shown_name(one) for one in self._others(message))
        time = long_time(self.phone, message.date_ms)
        facts = (
            tr("Type: Text message\nFrom: {who}\nReceived: {time}", who=who, time=time)
            if message.received
            else tr("Type: Text message\nTo: {who}\nSent: {time}", who=who, time=time)
        )
        self.show(ChatMessageDetails(facts=facts))
        self.chosen.end()

    def _others(self, message: Message) -> list[str]:
        return [message.address] if message.received else self.app.store.numbers(self.thread)

    def ask_delete(self) -> None:
        self.ask(
            Confirm(
                title=ntr("Delete this message?", "Delete {n} messages?", len(self.chosen)),
                message=tr("This is permanent and can't be undone"),
                positive=tr("Delete"),
            ),
            self.delete,
        )

    def delete(self, sure: bool) -> None:
        if sure:
            self.app.marks.star(self.chosen.rows, on=False)
            self.app.store.delete(self.chosen.rows)
            self.chosen.end()
            if not self.app.store.messages(self.thread):
                self.screen.close()
