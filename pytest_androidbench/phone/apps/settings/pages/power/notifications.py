"""Notifications of all apps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import PageFrame, Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.sound.dnd import dnd_summary
from pytest_androidbench.phone.apps.settings.view.history_notice import NoticeIds, history_notice
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.storage import shown_apps
from pytest_androidbench.phone.ui.message import tr

BUBBLES: Final = Flag("secure/notification_bubbles", default=True)
HISTORY: Final = Flag("secure/notification_history_enabled")
HISTORY_OFF: Final = (
    NoticeIds("history_off", "history_image", "history_off_title", "history_off_summary"),
    tr("Notification history turned off"),
    tr("Turn on notification history to see recent notifications and snoozed notifications"),
)
HISTORY_EMPTY: Final = (
    NoticeIds(
        "history_on_empty",
        "history_image_on",
        "history_toggled_on_title",
        "history_toggled_on_summary",
    ),
    tr("No recent notifications"),
    tr("Your recent and snoozed notifications will appear here"),
)


def _notifications(state: SettingsPageState) -> Rows:
    phone = state.phone
    bubbles = BUBBLES.read(phone)
    return [
        make.category("Manage"),
        make.link(
            "App settings", "notification_apps", "Control notifications from individual apps"
        ),
        make.link(
            "Notification history", "notification_history", "Show recent and snoozed notifications"
        ),
        make.category("Conversation"),
        make.link("Conversations", "conversations", "No priority conversations"),
        make.link(
            "Bubbles",
            "bubbles",
            tr("On / Conversations can appear as floating icons") if bubbles else tr("Off"),
        ),
        make.category("Privacy"),
        make.link(
            "Device & app notifications",
            "access_list",
            "Control which apps and devices can read notifications",
            argument="notifications",
        ),
        make.choice(
            "Notifications on lock screen",
            "secure/lock_screen_show_notifications",
            {
                "1": "Show conversations, default, and silent",
                "2": "Hide silent conversations and notifications",
                "0": "Don’t show any notifications",
            },
            "1",
        ),
        *([SENSITIVE] if phone.locks.secure else []),
        *_general(phone),
    ]


SENSITIVE: Final = make.switch(
    "Sensitive notifications",
    "secure/lock_screen_allow_private_notifications",
    "Show sensitive content when locked",
    on=True,
)
"""Where a secret locks the phone (`RedactNotificationPreferenceController`)."""


def _general(phone: Phone) -> list[rows.SettingsRow]:
    return [
        make.category("General"),
        make.link("Do Not Disturb", "dnd", dnd_summary(phone)),
        make.link("Wireless emergency alerts", "emergency_alerts"),
        make.switch("Hide silent notifications in status bar", "secure/hide_silent_icons"),
        make.switch("Allow notification snoozing", "secure/show_notification_snooze"),
        make.switch("Notification dot on app icon", "secure/notification_badging", on=True),
        make.switch(
            "Enhanced notifications",
            "secure/enhanced_notifications",
            "Get suggested actions, replies, and more",
            on=True,
        ),
    ]


def _apps(state: SettingsPageState) -> Rows:
    return [
        rows.SwitchPreference(
            tr(info.label),
            Flag(f"secure/app_notifications:{info.package}", default=True),
            picture=info.package,
            to="app_notifications",
            argument=info.package,
            name=f"app {info.package}",
        )
        for info in shown_apps(state.phone)
    ]


def _history(state: SettingsPageState) -> Rows:
    phone = state.phone
    switch = make.main_switch("Use notification history", HISTORY, bar="main_switch_bar")
    if not HISTORY.read(phone):
        return [switch, rows.Custom("", partial(history_notice, *HISTORY_OFF), name="off")]
    posted = phone.notifications.list()
    if not posted:
        return [switch, rows.Custom("", partial(history_notice, *HISTORY_EMPTY), name="empty")]
    return [
        switch,
        make.category("Last 24 hours"),
        *(rows.Info(n.title, n.text or None, name=n.key) for n in posted),
    ]


CONVERSATIONS_ROWS: Final = (
    make.category("No priority conversations"),
    make.footer(
        "Priority conversations show at the top of the pull-down shade. To mark a "
        "conversation as priority, touch & hold its notification."
    ),
)
BUBBLES_ROWS: Final = (
    make.switch("Allow apps to show bubbles", BUBBLES,
                "Some conversations will appear as floating icons on top of other apps"),
)  # fmt: skip
EMERGENCY_ALERTS_ROWS: Final = (
    make.main_switch("Allow alerts", "secure/cmas_alerts_enabled", on=True),
    make.category("Alerts"),
    make.switch("Extreme threats", "secure/cmas_extreme", "Extreme threats to life and property",
                on=True),
    make.switch("Severe threats", "secure/cmas_severe", "Severe threats to life and property",
                on=True),
    make.switch("AMBER alerts", "secure/cmas_amber", "Child abduction emergency bulletins",
                on=True),
    make.switch("Test alerts", "secure/cmas_test"),
    make.category("Alert preferences"),
    make.switch("Vibration", "secure/cmas_vibrate", on=True),
)  # fmt: skip

PAGES: Final = (
    make.page("notifications", "Notifications", _notifications,
              fragment="notification.ConfigureNotificationSettings"),
    make.page("notification_apps", "App notifications", _apps, "notifications",
              "applications.manageapplications.ManageApplications", about=True),
    replace(
        make.page("notification_history", "Notification history", _history, "notifications"),
        frame=PageFrame(list_id="scroll", list_class="android.widget.ScrollView"),
    ),
    make.page("conversations", "Conversations", CONVERSATIONS_ROWS, "notifications",
              "notification.app.ConversationListSettings"),
    make.page("bubbles", "Bubbles", BUBBLES_ROWS, "notifications",
              "notification.BubbleNotificationSettings"),
    make.page("emergency_alerts", "Wireless emergency alerts", EMERGENCY_ALERTS_ROWS,
              "notifications"),
)  # fmt: skip
