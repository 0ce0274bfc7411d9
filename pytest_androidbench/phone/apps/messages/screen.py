"""Screens over one conversation, and how their parts reach it."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.dialogs import RenameConversation
from pytest_androidbench.phone.apps.messages.model import Conversation, Message
from pytest_androidbench.phone.system.app import AppPart, AppScreen


@dataclass(eq=False)
class ConversationScreen(AppScreen[MessagesApp, None]):
    """A screen over what was written between the same people."""

    thread: int = 0
    in_bin: bool = False
    """Whether it shows what lies in the recycle bin."""

    @property
    def conversation(self) -> Conversation | None:
        """What the list of conversations knows about it."""
        return self.app.store.conversation(self.thread)

    @property
    def numbers(self) -> list[str]:
        """Whom it goes to."""
        return self.app.store.numbers(self.thread)

    @property
    def messages(self) -> list[Message]:
        """What was written so far."""
        store = self.app.store
        return store.thrown_away(self.thread) if self.in_bin else store.messages(self.thread)

    def discard(self, messages: list[int]) -> None:
        """Delete messages: into the recycle bin, or out of it."""
        store = self.app.store
        if self.in_bin:
            store.delete(messages)
        else:
            store.discard(messages)

    def message(self, id_: int) -> Message | None:
        """One of them, where it is still there."""
        return next((one for one in self.messages if one.id == id_), None)

    def ask_name(self) -> None:
        """Ask for a name of the user's own."""
        known = self.conversation
        if known is not None:
            self.ask(RenameConversation(hint=known.title), self.rename)

    def rename(self, name: str) -> None:
        """Keep a name of the user's own."""
        known = self.conversation
        if known is not None:
            self.app.store.rename(known, name)


@dataclass(eq=False)
class ConversationPart(AppPart[MessagesApp]):
    """A part of a screen over one conversation."""

    @property
    def home(self) -> ConversationScreen:
        """The screen."""
        assert isinstance(self.screen, ConversationScreen)
        return self.screen
