"""What can be done with a message: the sheet that opens where it is held."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.kit.dialogs import Confirm, Label
from pytest_androidbench.phone.kit.row_sheets import FRAME, SHEET
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.part import at_path
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class MessageSheet(AppScreen[SlackApp, str]):
    """Emoji over rows; closes with an emoji's name, or with what a row is called in `ROWS`."""

    window: ClassVar[WindowKind] = "sheet"

    rows: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        emoji = [
            w.Panel(
                w.Align(w.Text(sign, w.TextStyle(24), lines=1)),
                width=48,
                height=48,
                look=w.Look(background="surface_container", radius=24),
                desc=name,
                key=f"react {name}",
                on_tap=partial(self.close, f":{name}"),
            )
            for name, sign in look.EMOJI.items()
        ]
        listed = [
            w.ListItem(text, icon=sign, look=w.MATERIAL, desc=text, key=f"row {name}",
                       on_tap=partial(self.close, name))
            for name, (text, sign) in ROWS.items()
            if name in self.rows
        ]  # fmt: skip
        content = w.Column(
            w.Panel(w.Flow(*emoji, gap=8), padding=(16, 16, 16, 8), id="emoji_row"),
            w.Scroll(*listed, id="message_actions", weight=0, padding=(0, 8, 0, 16)),
            across="stretch",
            width="fill",
        )
        return w.Panel(content, look=SHEET, width="fill", id="design_bottom_sheet", cls=FRAME)


ROWS: Final[dict[str, tuple[Label, str]]] = {
    "thread": (tr("Reply in thread"), "forum"),
    "save": (tr("Save for later"), "bookmark"),
    "unsave": (tr("Remove from saved"), "bookmark"),
    "forward": (tr("Share message"), "forward"),
    "copy": (tr("Copy text"), "content_copy"),
    "pin": (tr("Pin to channel"), "push_pin"),
    "unpin": (tr("Unpin from channel"), "push_pin"),
    "edit": (tr("Edit message"), "edit"),
    "delete": (tr("Delete message"), "delete"),
}


@dataclass(eq=False)
class MessageActs(AppPart[SlackApp]):
    """Opens the sheet, and does what was chosen."""

    message: int = 0
    """That which it is about."""
    edits: str = ""
    """The method of the screen that lets somebody change a message; "" = it has none."""

    def open(self, message: int) -> None:
        """Show what can be done."""
        found = self.app.store.messages.get(message)
        if found is None:
            return
        self.message = message
        own = found.author == self.app.store.me.id
        rows = ["unsave" if found.saved else "save", "forward", "copy"]
        rows += [] if found.parent else ["thread"]
        rows += ["unpin" if found.pinned else "pin", *(["edit"] if own and self.edits else [])]
        rows += ["delete"] if own else []
        self.hide_keyboard()
        self.ask(MessageSheet(rows=rows), self.chosen)

    def chosen(self, name: str) -> None:
        """Do it."""
        store, message = self.app.store, self.message
        found = store.messages.get(message)
        if found is None:
            return
        if name.startswith(":"):
            self.react(message, name[1:])
            return
        match name:
            case "save" | "unsave":
                store.messages.put(message, saved=name == "save")
            case "pin" | "unpin":
                store.messages.put(message, pinned=name == "pin")
            case "thread":
                self.open_thread(message)
            case "copy":
                self.phone.clipboard.put(found.text, package=self.app.package)
                self.toast(tr("Copied"))
            case "forward":
                self.show(self.app.page("choosing:ChooseTalk", text=found.text, file=found.file))
            case "delete":
                sure = Confirm(title=tr("Delete message"), positive=tr("Delete"),
                               message=tr("Are you sure? This can't be undone."))  # fmt: skip
                self.ask(sure, self.delete)
            case "edit":
                at_path(self.screen, self.edits)(message, found.text)

    def open_file(self, file: int) -> None:
        """Show a file."""
        self.show(self.app.page("file_page:SharedFilePage", file=file))

    def open_thread(self, message: int) -> None:
        """Show a message with its answers."""
        self.show(self.app.page("thread_page:ThreadPage", message=message))

    def react(self, message: int, emoji: str) -> None:
        """Put an emoji under a message, or take it away."""
        self.app.store.react(message, emoji)

    def delete(self, sure: bool) -> None:
        """Remove the message."""
        if sure:
            self.app.store.delete(self.message)
