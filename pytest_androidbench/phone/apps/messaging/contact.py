"""How numbers of strangers become somebody's."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.system.app import InApp
from pytest_androidbench.phone.system.intents import Intent


def is_stranger(at: InApp[MessagingApp], numbers: Sequence[str]) -> bool:
    """Whether a conversation is with one number that nobody in the contacts has."""
    return len(numbers) == 1 and at.app.store.name(numbers[0]) == numbers[0]


def add_contact(at: InApp[MessagingApp], number: str) -> None:
    """Let a number become somebody's."""
    at.start(
        Intent(
            action="android.intent.action.INSERT_OR_EDIT",
            type="vnd.android.cursor.item/contact",
            extras={"phone": number},
        )
    )
