"""What components of Messages are called, and how its screens are reached."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Extra, Intent

PACKAGE: Final = "com.google.android.apps.messaging"
MAIN: Final = ".ui.ConversationListActivity"
THREAD: Final = ".ui.conversation.ConversationActivity"
START_CHAT: Final = ".ui.conversation.LaunchConversationActivity"
ARCHIVE: Final = ".ui.ArchivedConversationListActivity"
STARRED: Final = ".ui.starred.StarredMessagesActivity"
SETTINGS: Final = ".ui.appsettings.ApplicationSettingsActivity"
BLOCKED: Final = ".ui.BlockedParticipantsActivity"
DATABASE: Final = "bugle_db"
RECEIVER: Final = f"{PACKAGE}/.receiver.NotificationReceiver"
SENT_RECEIVER: Final = f"{PACKAGE}/.receiver.SendStatusReceiver"
MARK_AS_READ: Final = f"{PACKAGE}.mark_as_read"
REPLY: Final = f"{PACKAGE}.reply"


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


def thread_in_new_task(thread: int) -> Intent:
    """Opens a conversation from outside of the app."""
    return Intent(
        component=f"{PACKAGE}/{THREAD}", extras={"thread_id": thread}, flags=FLAG_NEW_TASK
    )
