"""The dialog with a text field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import WindowKind

TITLE_ID = "alertTitle"


@dataclass(eq=False)
class EditDialog(AppScreen[SettingsApp, str]):
    """A text field; closes with the text."""

    title: TextLike = ""
    text: str = ""
    secret: bool = False
    digits: bool = False
    least: int = 0
    """How many characters are needed."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        edit = w.TextField(
            bind="text",
            id="android:id/edit",
            password=self.secret,
            keyboard="number" if self.digits else "text",
            action="done",
            on_done=self.done,
        )
        return w.Dialog(
            self.title,
            body=edit,
            buttons=ok_cancel(self.done, self.close, enabled=self._enough),
            title_id=TITLE_ID,
        )

    def on_open(self) -> None:
        self.focus("android:id/edit")

    def done(self) -> None:
        """Take the text, if it is long enough."""
        if self._enough:
            self.close(self.text)

    @property
    def _enough(self) -> bool:
        return len(self.text) >= self.least
