"""The question before somebody is blocked."""

from __future__ import annotations

from pytest_androidbench.phone.apps.messaging.look import shown_name
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.ui.message import tr


def blocking(title: str) -> Confirm:
    """Asks whether a conversation's person shall not be let in any more."""
    return Confirm(
        title=tr("Block {name}?", name=shown_name(title)),
        message=tr("You will no longer receive calls or messages from this number"),
        positive=tr("OK"),
    )
