"""What components of Gmail are called, and how its screens are reached."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Extra, Intent
from pytest_androidbench.phone.world.people import OWNER

PACKAGE: Final = "com.google.android.gm"
MAIN: Final = ".ConversationListActivityGmail"
COMPOSE: Final = ".ComposeActivityGmail"
COMPOSE_EXTERNAL: Final = ".ComposeActivityGmailExternal"
"""What mailto: addresses and shared things lead to."""
SETTINGS: Final = ".preference.PublicPreferenceActivity"
ACCOUNT: Final = OWNER.address
DATABASE: Final = f"mailstore.{ACCOUNT}.db"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
GROUP: Final = "android.view.ViewGroup"


def leading_to(activity: str, **extras: Extra) -> Intent:
    """Starts a screen of the app."""
    return Intent(component=f"{PACKAGE}/{activity}", extras=extras)


def app_notifications() -> Intent:
    """The system's page about the app's notifications."""
    return Intent(
        action="android.settings.APP_NOTIFICATION_SETTINGS",
        extras={"android.provider.extra.APP_PACKAGE": PACKAGE},
        flags=FLAG_NEW_TASK,
    )
