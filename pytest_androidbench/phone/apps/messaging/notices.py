"""What Messages posts: texts that have arrived, and ones that could not be sent."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.messaging.names import (
    MARK_AS_READ,
    PACKAGE,
    RECEIVER,
    REPLY,
    thread_in_new_task,
)
from pytest_androidbench.phone.kit.texting.notices import ThreadNotices
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.ui.message import tr

NOTICES: Final = ThreadNotices(
    package=PACKAGE, channel="bugle_default_channel", icon="message", opening=thread_in_new_task
)


def received(thread: int, sender: str, text: str, number: str) -> Notification:
    """Something was written to us."""
    extras = {"thread_id": thread}
    read = Intent(action=MARK_AS_READ, component=RECEIVER, extras=extras)
    reply = Intent(action=REPLY, component=RECEIVER, extras={**extras, "number": number})
    actions = [NotificationAction(label=tr("Mark as read"), intent=read)]
    if not any(char.isalpha() for char in number):
        actions.append(NotificationAction(label=tr("Reply"), intent=reply, answers=True))
    return NOTICES.received(thread, sender, text, actions)
