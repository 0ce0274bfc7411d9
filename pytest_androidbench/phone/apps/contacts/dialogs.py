"""What the contacts app asks."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class ConfirmDelete(Confirm):
    """Asks before contacts are deleted, in a dialog of AppCompat with its frame."""

    def build(self) -> w.Widget:
        return w.Panel(super().build(), id="action_bar_root", cls="android.widget.FrameLayout")


def delete_dialog(count: int = 1) -> Confirm:
    """Asks before contacts are deleted."""
    return ConfirmDelete(
        title=ntr("Delete contact?", "Delete {n} contacts?", count),
        message=ntr(
            "This contact will be permanently deleted from your device",
            "These contacts will be permanently deleted from your device",
            count,
        ),
        positive=tr("Delete"),
    )


def discard_dialog() -> Confirm:
    """Asks what is to become of changes."""
    return Confirm(
        message=tr("Your changes have not been saved"),
        positive=tr("Save"),
        negative=tr("Discard"),
    )


def custom_dialog() -> EnterText:
    """Takes what a number is called that is none of the usual ones."""
    return EnterText(
        title=tr("Custom label name"), hint=tr("Label name"), field_id="custom_label", required=True
    )


def label_dialog(title: str = "") -> EnterText:
    """Takes the name of a new label, or another name of one."""
    return EnterText(
        title=tr("Rename label") if title else tr("Create label"),
        text=title,
        hint=tr("Label name"),
        field_id="label_name",
        required=True,
    )
