"""What the contacts app asks."""

from __future__ import annotations

from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText
from pytest_androidbench.phone.ui.message import ntr, tr


def delete_dialog(count: int = 1) -> Confirm:
    """Asks before contacts are deleted."""
    message = ntr("Delete this contact?", "Delete {n} contacts?", count)
    return Confirm(message=message, positive=tr("Delete"))


def discard_dialog() -> Confirm:
    """Asks before changes are lost."""
    return Confirm(message=tr("Discard your changes?"), positive=tr("Discard"))


def label_dialog() -> EnterText:
    """Takes a label of one's own."""
    return EnterText(
        title=tr("Custom label name"), hint=tr("Label name"), field_id="custom_label", required=True
    )
