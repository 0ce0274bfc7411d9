"""What apps offer to do at once from the menu of their icon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import Message, tr


class Shortcut(NamedTuple):
    """One thing to do."""

    icon: str
    label: Message
    intent: Intent


SHORTCUTS: Final[Mapping[str, Sequence[Shortcut]]] = {
    "com.google.android.deskclock": (
        Shortcut("alarm", tr("New alarm"), Intent(action="android.intent.action.SET_ALARM")),
        Shortcut("timer", tr("New timer"), Intent(action="android.intent.action.SET_TIMER")),
    ),
}
"""By package; the fixed ones, as apps declare them."""
