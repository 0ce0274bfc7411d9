"""Pages that list what is blocked, and the one of the phone's own list of numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.people.phone_format import bare
from pytest_androidbench.phone.system.app import App, AppScreen, AppT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class AddBlocked(AppScreen[App, str]):
    """Asks for one more."""

    window: ClassVar[WindowKind] = "dialog"
    title: Label = ""
    hint: Label = ""
    typed: str = ""

    def on_open(self) -> None:
        self.focus("add_blocked_edittext")

    def build(self) -> w.Widget:
        entry = w.TextField(
            bind="typed", hint=self.hint, id="add_blocked_edittext", action="done",
            on_done=self.accept,
        )  # fmt: skip
        return w.Dialog(
            self.title,
            body=entry,
            buttons=(
                w.DialogButton(text=tr("OK"), on_tap=self.accept),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )

    def accept(self) -> None:
        if self.typed.strip():
            self.close(self.typed.strip())
        else:
            self.close()


@dataclass(eq=False)
class BlockedPage(AppScreen[AppT, None]):
    """A list of what is blocked; a button adds, a cross takes away."""

    title: ClassVar[Message]
    nothing: ClassVar[Message]
    asks: ClassVar[tuple[Message, Message]]
    """Title and hint of the dialog that adds one."""

    def blocked(self) -> list[str]:
        """What is blocked."""
        raise NotImplementedError

    def build(self) -> w.Widget:
        found = self.blocked()
        add = w.BarButton("add", self.asks[0], id="add_blocked", on_tap=self.ask_one)
        bar = w.TopBar(self.title, back=True, actions=(add,), id="block_toolbar")
        if not found:
            said, id_ = self.nothing, "manage_blocked_placeholder"
            return w.Page(bar, empty_state(said, id_, down="top", margin=32))
        return w.Page(bar, w.Scroll(*(self._row(one) for one in found), id="manage_blocked_list"))

    def _row(self, one: str) -> w.Widget:
        remove = w.IconButton(
            "close", tr("Delete"), key=f"remove {one}", on_tap=partial(self.remove, one)
        )
        text = w.Text(one, w.BODY_LARGE, id="manage_blocked_title", weight=1)
        return w.Panel(w.Row(text, remove, width="fill"), padding=(16, 4, 4, 4), width="fill")

    def ask_one(self) -> None:
        title, hint = self.asks
        self.ask(AddBlocked(title=title, hint=hint), self.add)

    def add(self, one: str) -> None:
        """Block one more."""

    def remove(self, one: str) -> None:
        """Let one in again."""


@dataclass(eq=False)
class BlockedNumbers(BlockedPage[AppT]):
    """The phone's own list of numbers."""

    title = tr("Manage blocked numbers")
    nothing = tr("You are not blocking anyone.")
    asks = (tr("Add a blocked number"), tr("Number"))

    def blocked(self) -> list[str]:
        return self.phone.providers.blocked.all()

    def add(self, one: str) -> None:
        self.phone.providers.blocked.add(bare(one))

    def remove(self, one: str) -> None:
        self.phone.providers.blocked.remove(one)
