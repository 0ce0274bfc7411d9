"""What the contacts app asks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Dialog, DialogButton, TextField


@dataclass(eq=False)
class DeleteDialog(AppScreen[bool]):
    """Asks before contacts are deleted."""

    window = "dialog"
    count: int = 1

    def build(self) -> Widget:
        return Dialog(
            None,
            ntr("Delete this contact?", "Delete {n} contacts?", self.count),
            buttons=(
                DialogButton(text=tr("Delete"), on_tap=partial(self.close, True)),
                DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )


@dataclass(eq=False)
class DiscardDialog(AppScreen[bool]):
    """Asks before changes are lost."""

    window = "dialog"

    def build(self) -> Widget:
        return Dialog(
            None,
            tr("Discard your changes?"),
            buttons=(
                DialogButton(text=tr("Discard"), on_tap=partial(self.close, True)),
                DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )


@dataclass(eq=False)
class LabelDialog(AppScreen[str]):
    """Takes a label of one's own."""

    window = "dialog"
    label: str = ""

    def on_open(self) -> None:
        self.focus("custom_label")

    def build(self) -> Widget:
        return Dialog(
            tr("Custom label name"),
            body=TextField(
                bind="label",
                hint=tr("Label name"),
                id="custom_label",
                style="line",
                action="done",
                on_done=self.accept,
            ),
            buttons=(
                DialogButton(text=tr("OK"), on_tap=self.accept, enabled=bool(self.label.strip())),
                DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )

    def accept(self) -> None:
        if self.label.strip():
            self.close(self.label.strip())
