"""What components and notifications of the phone app are called, and numbers in addresses."""

from __future__ import annotations

from typing import Final
from urllib.parse import unquote

from pytest_androidbench.phone.kit.people.phone_format import bare
from pytest_androidbench.phone.system.intents import Intent

PACKAGE: Final = "com.google.android.dialer"
MAIN: Final = "com.google.android.dialer.extensions.GoogleDialtactsActivity"
IN_CALL: Final = "com.android.incallui.InCallActivity"
CALL: Final = "android.intent.action.CALL"
DIAL: Final = "android.intent.action.DIAL"
CALL_LOG_TYPE: Final = "vnd.android.cursor.dir/calls"
TELECOM: Final = "com.android.server.telecom"
USER_CALL: Final = ".components.UserCallActivity"
RECEIVER: Final = f"{PACKAGE}/com.android.incallui.NotificationBroadcastReceiver"
ANSWER: Final = "com.android.incallui.ACTION_ANSWER_VOICE_INCOMING_CALL"
DECLINE: Final = "com.android.incallui.ACTION_DECLINE_INCOMING_CALL"
HANG_UP: Final = "com.android.incallui.ACTION_HANG_UP_ONGOING_CALL"
MISSED_NOTICE: Final = 1
CALL_NOTICE: Final = 2
FAVORITES, RECENTS, CONTACTS, VOICEMAIL = range(4)
"""The tabs of the first screen."""


def is_call_log(intent: Intent) -> bool:
    """Whether an intent is about the calls there were."""
    return intent.type == CALL_LOG_TYPE or (intent.data or "").startswith("content://call_log")


def number_in(intent: Intent) -> str:
    """The number of a `tel:` address, without separators."""
    return bare(unquote((intent.data or "").removeprefix("tel:")))
