"""What the app posts: messages that have arrived, and ones that could not be sent."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.messages.model import PACKAGE, THREAD_ACTIVITY
from pytest_androidbench.phone.kit.texting.notices import ThreadNotices
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.ui.message import TextLike, tr

MARK_AS_READ: Final = f"{PACKAGE}.action.mark_as_read"
REPLY: Final = f"{PACKAGE}.action.reply"


def _open(thread: int) -> Intent:
    return Intent(
        component=f"{PACKAGE}/{THREAD_ACTIVITY}",
        extras={"thread_id": thread},
        flags=FLAG_NEW_TASK,
    )


NOTICES: Final = ThreadNotices(
    package=PACKAGE, channel="simple_sms_messenger", icon="chat", opening=_open
)


def received(
    thread: int, sender: str, text: TextLike, number: str, *, answerable: bool
) -> Notification:
    """Something was written to us."""
    read = Intent(
        action=MARK_AS_READ,
        component=f"{PACKAGE}/.receivers.MarkAsReadReceiver",
        extras={"thread_id": thread},
    )
    reply = Intent(
        action=REPLY,
        component=f"{PACKAGE}/.receivers.DirectReplyReceiver",
        extras={"thread_id": thread, "number": number},
    )
    actions = [NotificationAction(label=tr("Mark as Read"), intent=read)]
    if answerable:
        actions.insert(0, NotificationAction(label=tr("Reply"), intent=reply, answers=True))
    return NOTICES.received(thread, sender, text, actions)


def failed(thread: int, recipient: str) -> Notification:
    """Something could not be sent while the app was not seen."""
    said = tr("Your message to '{name}' has not been sent", name=recipient)
    return NOTICES.failed(thread, said)
