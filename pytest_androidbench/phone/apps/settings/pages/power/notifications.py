"""Notifications of all apps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.pages.sound.dnd import dnd_summary
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.storage import shown_apps
from pytest_androidbench.phone.ui.message import tr

BUBBLES: Final = Flag("secure", "notification_bubbles", default=True)
HISTORY: Final = Flag("secure", "notification_history_enabled")


def _notifications(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    bubbles = BUBBLES.read(phone)
    return [
        rows.Category(tr("Manage")),
        rows.Link(
            tr("App settings"),
            summary=tr("Control notifications from individual apps"),
            to="notification_apps",
        ),
        rows.Link(
            tr("Notification history"),
            summary=tr("Show recent and snoozed notifications"),
            to="notification_history",
        ),
        rows.Category(tr("Conversation")),
        rows.Link(tr("Conversations"), summary=tr("No priority conversations"), to="conversations"),
        rows.Link(
            tr("Bubbles"),
            summary=tr("On / Conversations can appear as floating icons") if bubbles else tr("Off"),
            to="bubbles",
        ),
        rows.Category(tr("Privacy")),
        rows.Link(
            tr("Device & app notifications"),
            summary=tr("Control which apps and devices can read notifications"),
            to="access_list",
            argument="notifications",
        ),
        rows.ListChoice(
            tr("Notifications on lock screen"),
            options=(
                ("1", tr("Show conversations, default, and silent")),
                ("2", tr("Hide silent conversations and notifications")),
                ("0", tr("Don’t show any notifications")),
            ),
            value=Word("secure", "lock_screen_show_notifications", "1"),
        ),
        *_general(phone),
    ]


def _general(phone: Phone) -> list[rows.Row]:
    return [
        rows.Category(tr("General")),
        rows.Link(tr("Do Not Disturb"), summary=dnd_summary(phone), to="dnd"),
        rows.Link(tr("Wireless emergency alerts"), to="emergency_alerts"),
        rows.Toggle(
            tr("Hide silent notifications in status bar"),
            value=Flag("secure", "hide_silent_icons"),
        ),
        rows.Toggle(
            tr("Allow notification snoozing"),
            value=Flag("secure", "show_notification_snooze"),
        ),
        rows.Toggle(
            tr("Notification dot on app icon"),
            value=Flag("secure", "notification_badging", default=True),
        ),
        rows.Toggle(
            tr("Enhanced notifications"),
            summary=tr("Get suggested actions, replies, and more"),
            value=Flag("secure", "enhanced_notifications", default=True),
        ),
    ]


def _apps(scene: Scene) -> Sequence[rows.Row]:
    return [
        rows.Toggle(
            info.label,
            picture=info.package,
            value=Flag("secure", f"app_notifications:{info.package}", default=True),
            to="app_notifications",
            argument=info.package,
            name=f"app {info.package}",
        )
        for info in shown_apps(scene.phone)
    ]


def _history(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    switch = rows.MainSwitch(tr("Use notification history"), value=HISTORY)
    if not HISTORY.read(phone):
        return [
            switch,
            rows.Footer(
                tr(
                    "Turn on notification history to see recent notifications and snoozed "
                    "notifications"
                )
            ),
        ]
    posted = phone.notifications.list()
    return [
        switch,
        rows.Category(tr("Last 24 hours")),
        *(rows.Info(n.title, summary=n.text or None, name=n.key) for n in posted),
        *([] if posted else [rows.Footer(tr("No recent or snoozed notifications"))]),
    ]


PAGES: Final = (
    Page(
        name="notifications",
        title=tr("Notifications"),
        rows=_notifications,
        fragment="notification.ConfigureNotificationSettings",
    ),
    Page(
        name="notification_apps",
        title=tr("App notifications"),
        rows=_apps,
        parent="notifications",
        fragment="applications.manageapplications.ManageApplications",
        about=True,
    ),
    Page(
        name="notification_history",
        title=tr("Notification history"),
        rows=_history,
        parent="notifications",
    ),
    Page(
        name="conversations",
        title=tr("Conversations"),
        parent="notifications",
        fragment="notification.app.ConversationListSettings",
        rows=[
            rows.Category(tr("No priority conversations")),
            rows.Footer(
                tr(
                    "Priority conversations show at the top of the pull-down shade. To mark a "
                    "conversation as priority, touch & hold its notification."
                )
            ),
        ],
    ),
    Page(
        name="bubbles",
        title=tr("Bubbles"),
        parent="notifications",
        fragment="notification.BubbleNotificationSettings",
        rows=[
            rows.Toggle(
                tr("Allow apps to show bubbles"),
                summary=tr("Some conversations will appear as floating icons on top of other apps"),
                value=BUBBLES,
            )
        ],
    ),
    Page(
        name="emergency_alerts",
        title=tr("Wireless emergency alerts"),
        parent="notifications",
        rows=[
            rows.MainSwitch(
                tr("Allow alerts"), value=Flag("secure", "cmas_alerts_enabled", default=True)
            ),
            rows.Category(tr("Alerts")),
            rows.Toggle(
                tr("Extreme threats"),
                summary=tr("Extreme threats to life and property"),
                value=Flag("secure", "cmas_extreme", default=True),
            ),
            rows.Toggle(
                tr("Severe threats"),
                summary=tr("Severe threats to life and property"),
                value=Flag("secure", "cmas_severe", default=True),
            ),
            rows.Toggle(
                tr("AMBER alerts"),
                summary=tr("Child abduction emergency bulletins"),
                value=Flag("secure", "cmas_amber", default=True),
            ),
            rows.Toggle(tr("Test alerts"), value=Flag("secure", "cmas_test")),
            rows.Category(tr("Alert preferences")),
            rows.Toggle(tr("Vibration"), value=Flag("secure", "cmas_vibrate", default=True)),
        ],
    ),
)
