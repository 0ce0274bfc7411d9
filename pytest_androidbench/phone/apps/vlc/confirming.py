"""Asks ahead of what cannot be undone (ConfirmDeleteDialog.kt, dialog_confirm_delete.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class DeleteForever(AppScreen[VlcApp, bool]):
    """A sheet with two buttons; closes with whether it is to be."""

    window: ClassVar[WindowKind] = "sheet"

    title: Label = ""

    def build(self) -> w.Widget:
        head = w.Row(
            w.Icon("delete", 32, "error", id="delete_animation"),
            w.Text(self.title, w.HEADLINE_SMALL, id="title", weight=1),
            gap=8,
            width="fill",
        )
        buttons = w.Row(
            w.Spacer(weight=1),
            w.Button(tr("Cancel"), id="cancel_button", on_tap=partial(self.close, False)),
            w.Button(tr("Delete forever"), id="delete_button", on_tap=partial(self.close, True)),
            gap=16,
            width="fill",
        )
        message = w.Text(tr("This is permanent and cannot be undone."), id="message")
        content = w.Column(head, message, buttons, gap=16, across="stretch", width="fill")
        return w.Panel(content, padding=(16, 16, 16, 40), look=w.Look(background="surface"),
                       cls=look.VIEW_GROUP, width="fill")  # fmt: skip
