"""Small dialogs of the app: details of a message, a text to select from, a new name."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.kit.dialogs import Label, ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class MessageDetails(AppScreen[MessagesApp, None]):
    """Who and when."""

    window: ClassVar[WindowKind] = "dialog"
    facts: list[tuple[Label, str]] = field(default_factory=list)

    def build(self) -> w.Widget:
        name = self.phone.windows.translate
        said = "\n".join(f"{name(label)}: {value}" for label, value in self.facts)
        text = w.Text(said, w.BODY_LARGE, id="dialog_message_details_text_value", width="fill")
        return w.Dialog(
            tr("Message details"),
            body=text,
            buttons=(w.DialogButton(text=tr("OK"), on_tap=self.close),),
        )


@dataclass(eq=False)
class ConfirmDeletion(AppScreen[MessagesApp, bool]):
    """Asks before messages are deleted."""

    window: ClassVar[WindowKind] = "dialog"
    question: Label = ""

    def build(self) -> w.Widget:
        text = w.Text(self.question, w.BODY_LARGE, id="delete_remember_title")
        holder = w.Panel(text, id="delete_remember_holder", cls="android.widget.RelativeLayout")
        return w.Dialog(
            body=holder,
            buttons=(
                w.DialogButton(text=tr("Yes"), on_tap=partial(self.close, True)),
                w.DialogButton(text=tr("No"), on_tap=self.close),
            ),
        )


@dataclass(eq=False)
class SelectText(AppScreen[MessagesApp, None]):
    """A message as a text of which parts can be copied."""

    window: ClassVar[WindowKind] = "dialog"
    text: str = ""

    def build(self) -> w.Widget:
        text = w.TextField(
            self.text,
            on_text=self.keep,
            multiline=True,
            style="plain",
            id="dialog_select_text_value",
            cls="android.widget.TextView",
        )
        return w.Dialog(
            body=w.Panel(text, width="fill"),
            buttons=(w.DialogButton(text=tr("OK"), on_tap=self.close),),
        )

    def keep(self, text: str) -> None:
        """The text cannot be changed."""


@dataclass(eq=False)
class RenameConversation(AppScreen[MessagesApp, str]):
    """Asks for a name of the user's own."""

    window: ClassVar[WindowKind] = "dialog"
    name: str = ""
    hint: str = ""

    def on_open(self) -> None:
        self.focus("rename_conv_edit_text")

    def build(self) -> w.Widget:
        entry = w.TextField(
            bind="name", hint=self.hint, id="rename_conv_edit_text", action="done",
            on_done=self.accept,
        )  # fmt: skip
        warning = w.Text(tr("Only you can see this conversation name"), w.BODY)
        return w.Dialog(
            tr("Rename conversation"),
            body=w.Column(entry, warning, gap=8, width="fill"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def accept(self) -> None:
        if self.name.strip():
            self.close(self.name)
        else:
            self.toast(tr("Please enter a name"))
