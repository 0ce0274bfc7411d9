"""What the contacts app asks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

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


@dataclass(eq=False)
class NameLabel(EnterText):
    """Takes a name that no label has yet."""

    taken: list[str] = field(default_factory=list)
    """The names of the others, folded."""

    def done(self) -> None:
        if self.text.strip().casefold() in self.taken:
            self.fault = tr("That label already exists")
        else:
            super().done()


def label_dialog(others: Iterable[str], title: str = "") -> EnterText:
    """Takes the name of a new label, or another name of one; not one of the others'."""
    return NameLabel(
        taken=[name.casefold() for name in others if name != title],
        title=tr("Rename label") if title else tr("Create label"),
        text=title,
        hint=tr("Label name"),
        field_id="label_name",
        required=True,
    )
