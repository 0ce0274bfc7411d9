"""What the phone app and telecom declare, and what they do when calls come and go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final
from urllib.parse import unquote

from pytest_androidbench.phone.apps.dialer.details import CallDetails
from pytest_androidbench.phone.apps.dialer.history import History
from pytest_androidbench.phone.apps.dialer.incall import InCall
from pytest_androidbench.phone.apps.dialer.main import MISSED_NOTICE, RECENTS, Main
from pytest_androidbench.phone.apps.dialer.placing import CALL, DIAL, IN_CALL, MAIN, PACKAGE
from pytest_androidbench.phone.apps.dialer.settings import DialerSettings
from pytest_androidbench.phone.apps.dialer.store import CallLog
from pytest_androidbench.phone.system.app import App, AppScreen, BroadcastResult
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    FLAG_NEW_TASK,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.system.telephony import PHONE_STATE, PhoneCall
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.screen import Screen, WindowKind
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Dialog, DialogButton

TELECOM: Final = "com.android.server.telecom"
USER_CALL: Final = ".components.UserCallActivity"
ANSWER: Final = "com.android.incallui.ACTION_ANSWER_VOICE_INCOMING_CALL"
DECLINE: Final = "com.android.incallui.ACTION_DECLINE_INCOMING_CALL"
HANG_UP: Final = "com.android.incallui.ACTION_HANG_UP_ONGOING_CALL"
CALL_LOG_TYPE: Final = "vnd.android.cursor.dir/calls"
RECEIVER: Final = f"{PACKAGE}/com.android.incallui.NotificationBroadcastReceiver"
CALL_NOTICE: Final = 2


class DialerApp(App):
    """Google's phone app."""

    package = PACKAGE
    label = "Phone"
    version = "110.0.539848563"
    version_code = 11000000
    icon = "call"
    icon_color = 0x1A73E8
    system = True
    main = MAIN
    roles = ("dialer",)
    permissions = (
        "android.permission.CALL_PHONE",
        "android.permission.READ_CALL_LOG",
        "android.permission.WRITE_CALL_LOG",
        "android.permission.READ_CONTACTS",
        "android.permission.WRITE_CONTACTS",
        "android.permission.READ_PHONE_STATE",
        "android.permission.SEND_SMS",
        "android.permission.POST_NOTIFICATIONS",
    )
    granted = permissions
    activities = {
        MAIN: Main,
        IN_CALL: InCall,
        CallDetails.activity: CallDetails,
        History.activity: History,
        DialerSettings.activity: DialerSettings,
    }
    aliases = {"com.android.dialer.main.impl.MainActivity": MAIN}
    filters = (
        IntentFilter(activity=MAIN, actions=(DIAL,)),
        IntentFilter(
            activity=MAIN,
            actions=(DIAL, ACTION_VIEW),
            categories=(CATEGORY_DEFAULT, CATEGORY_BROWSABLE),
            schemes=("tel",),
        ),
        IntentFilter(activity=MAIN, actions=(ACTION_VIEW,), types=(CALL_LOG_TYPE,)),
    )
    receivers = {
        "com.android.incallui.NotificationBroadcastReceiver": (ANSWER, DECLINE, HANG_UP),
        ".PhoneStateReceiver": (PHONE_STATE,),
    }

    def screen_for(self, intent: Intent) -> Screen[Any]:
        activity = self.activity_of(intent.component or "")
        if activity != MAIN:
            return super().screen_for(intent)
        if intent.action == DIAL or intent.scheme == "tel":
            return Main(dial=number_in(intent), dialling=True)
        log = intent.type == CALL_LOG_TYPE or (intent.data or "").startswith("content://call_log")
        return Main(tab=RECENTS) if log else Main()

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        number, telephony = intent.text("number"), self.phone.telephony
        if intent.action == ANSWER:
            telephony.accept(number)
            self._show()
        elif intent.action == DECLINE:
            telephony.hang_up(number, declined=True)
        elif intent.action == HANG_UP:
            telephony.hang_up(number)
        else:
            self._follow()
        return None

    def _follow(self) -> None:
        """Bring screen and notifications in step with the calls."""
        calls = self.phone.telephony.calls
        if not calls:
            for entry in self.phone.windows.entries():
                if isinstance(entry.screen, InCall):
                    entry.screen.close()
            self.phone.notifications.cancel(PACKAGE, CALL_NOTICE)
            self._tell_missed()
            return
        newest = calls[-1]
        ringing = [call for call in calls if call.state == "ringing"]
        if ringing and self.phone.windows.screen_on:
            self.phone.notifications.cancel(PACKAGE, CALL_NOTICE)
            self.phone.notifications.post(self._incoming(ringing[-1]))
        elif ringing or newest.state == "dialing":
            self.phone.windows.turn_on()
            self._show()
        if not ringing:
            self.phone.notifications.cancel(PACKAGE, CALL_NOTICE)
            self.phone.notifications.post(self._ongoing(newest))

    def _show(self) -> None:
        self.phone.activities.start(_open_call())

    def _name(self, number: str) -> str:
        return CallLog(self.phone).name(number)

    def _incoming(self, call: PhoneCall) -> Notification:
        return Notification(
            package=PACKAGE,
            id=CALL_NOTICE,
            title=self._name(call.number),
            text=tr("Incoming call"),
            channel="phone_incoming_call",
            importance=4,
            icon="call",
            content=_open_call(),
            ongoing=True,
            auto_cancel=False,
            actions=(
                _action(tr("Decline"), DECLINE, call.number),
                _action(tr("Answer"), ANSWER, call.number),
            ),
        )

    def _ongoing(self, call: PhoneCall) -> Notification:
        said: TextLike = tr("Dialing") if call.state == "dialing" else tr("Ongoing call")
        return Notification(
            package=PACKAGE,
            id=CALL_NOTICE,
            title=self._name(call.number),
            text=tr("On hold") if call.state == "held" else said,
            channel="phone_ongoing_call",
            icon="call",
            content=_open_call(),
            ongoing=True,
            auto_cancel=False,
            actions=(_action(tr("Hang up"), HANG_UP, call.number),),
        )

    def _tell_missed(self) -> None:
        missed = CallLog(self.phone).unseen()
        if not missed:
            return
        self.phone.notifications.cancel(PACKAGE, MISSED_NOTICE)
        number = missed[0].number
        several = len(missed) > 1
        back = Intent(action=CALL, data=f"tel:{number}", component=f"{TELECOM}/{USER_CALL}")
        self.phone.notifications.post(
            Notification(
                package=PACKAGE,
                id=MISSED_NOTICE,
                title=tr("Missed calls") if several else tr("Missed call"),
                text=tr("{n} missed calls", n=len(missed)) if several else self._name(number),
                channel="phone_missed_call",
                icon="call_missed",
                content=Intent(
                    component=f"{PACKAGE}/{MAIN}",
                    action=ACTION_VIEW,
                    type=CALL_LOG_TYPE,
                    flags=FLAG_NEW_TASK,
                ),
                actions=() if several else (
                    NotificationAction(label=tr("Call back"), intent=back),
                ),
            )
        )  # fmt: skip


@dataclass(eq=False)
class UserCall(AppScreen[None]):
    """Places a call and is gone; where that is not possible it says why."""

    activity = USER_CALL
    window: ClassVar[WindowKind] = "dialog"
    number: str = ""

    def on_open(self) -> None:
        if self.number and not self.phone.radios.airplane:
            self.close()
            self.phone.telephony.dial(self.number)

    def build(self) -> Widget:
        said = (
            tr("Turn off airplane mode to make a call.")
            if self.number
            else tr("To place a call, enter a valid number.")
        )
        return Dialog(None, said, buttons=(DialogButton(text=tr("OK"), on_tap=self.close),))


class TelecomApp(App):
    """The part of Android that places calls."""

    package = TELECOM
    label = "Phone Services"
    version = "13"
    version_code = 33
    icon = "call"
    system = True
    activities = {USER_CALL: UserCall}
    filters = (IntentFilter(activity=USER_CALL, actions=(CALL,), schemes=("tel",)),)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        return UserCall(number=number_in(intent))


def number_in(intent: Intent) -> str:
    """The number of a `tel:` address, without separators."""
    text = unquote((intent.data or "").removeprefix("tel:").lstrip("/"))
    return "".join(char for char in text if char not in " ()-.")


def _open_call() -> Intent:
    return Intent(component=f"{PACKAGE}/{IN_CALL}", flags=FLAG_NEW_TASK)


def _action(label: Message, action: str, number: str) -> NotificationAction:
    intent = Intent(action=action, component=RECEIVER, extras={"number": number})
    return NotificationAction(label=label, intent=intent)
