"""What the phone app and telecom declare."""

from __future__ import annotations

from pytest_androidbench.phone.apps.dialer import names
from pytest_androidbench.phone.apps.dialer.following import Following
from pytest_androidbench.phone.apps.dialer.icon import ICON
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.system.telephony import PHONE_STATE


class DialerApp(App):
    """Google's phone app."""

    package = names.PACKAGE
    label = "Phone"
    version = "110.0.539848563"
    version_code = 11000000
    icon = "call"
    icon_color = 0x1A73E8
    icon_art = ICON
    system = True
    main = names.MAIN
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
        names.MAIN: "main:DialerMain",
        names.IN_CALL: "incall:InCall",
        "com.android.dialer.calldetails.OldCallDetailsActivity": "details:CallDetails",
        "com.android.dialer.app.calllog.CallLogActivity": "history:History",
        "com.android.dialer.app.settings.DialerSettingsActivity": "settings:DialerSettings",
    }
    aliases = {"com.android.dialer.main.impl.MainActivity": names.MAIN}
    filters = (
        IntentFilter(activity=names.MAIN, actions=(names.DIAL,)),
        IntentFilter(
            activity=names.MAIN,
            actions=(names.DIAL, ACTION_VIEW),
            categories=(CATEGORY_DEFAULT, CATEGORY_BROWSABLE),
            schemes=("tel",),
        ),
        IntentFilter(activity=names.MAIN, actions=(ACTION_VIEW,), types=(names.CALL_LOG_TYPE,)),
    )
    receivers = {
        "com.android.incallui.NotificationBroadcastReceiver": (
            names.ANSWER,
            names.DECLINE,
            names.HANG_UP,
        ),
        ".PhoneStateReceiver": (PHONE_STATE,),
    }

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        Following(self.phone).take(intent)
        return None


class TelecomApp(App):
    """The part of Android that places calls."""

    package = names.TELECOM
    label = "Phone Services"
    version = "13"
    version_code = 33
    icon = "call"
    system = True
    activities = {names.USER_CALL: "user_call:UserCall"}
    filters = (IntentFilter(activity=names.USER_CALL, actions=(names.CALL,), schemes=("tel",)),)
