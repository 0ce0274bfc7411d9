"""What can be done with a phone number, from the list and from within a conversation."""

from __future__ import annotations

from collections.abc import Iterable

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import InApp
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr


def dial(at: InApp[MessagesApp], number: str) -> None:
    """Open the phone app with a number."""
    if not at.start(Intent(action="android.intent.action.DIAL", data=f"tel:{number}")):
        at.toast(tr("No app found"))


def add_to_contact(at: InApp[MessagesApp], number: str) -> None:
    """Let a number become somebody's."""
    at.start(
        Intent(
            action="android.intent.action.INSERT_OR_EDIT",
            type="vnd.android.cursor.item/contact",
            extras={"phone": number},
        )
    )


def blocking(numbers: Iterable[str]) -> Confirm:
    """The question before numbers are blocked."""
    listed = ", ".join(numbers)
    return yes_or_no(
        tr("Are you sure you want to add {numbers} to the blocked list?", numbers=listed)
    )


def block(at: InApp[MessagesApp], numbers: Iterable[str]) -> None:
    """Let nothing from these numbers in any more."""
    for number in numbers:
        at.phone.providers.blocked.add(number)
