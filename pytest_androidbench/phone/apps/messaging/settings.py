"""The settings of Messages."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.blocked import BlockedTexters
from pytest_androidbench.phone.apps.messaging.names import SETTINGS, app_notifications
from pytest_androidbench.phone.kit.preferences import PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MessagingSettings(AppScreen[MessagingApp, None]):
    """Notifications are the system's page, blocked numbers the phone's own list."""

    activity = SETTINGS
    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = (
            PreferenceRow(title=tr("Notifications"), act=self.open_notifications),
            PreferenceRow(title=tr("Blocked numbers"), act=self.open_numbers),
        )
        return w.Page(
            w.TopBar(tr("Settings"), back=True, id="action_bar"),
            w.Scroll(*self.preferences.widgets(rows), id="recycler_view"),
        )

    def open_notifications(self) -> None:
        """The system's page about the app's notifications."""
        self.start(app_notifications())

    def open_numbers(self) -> None:
        """The numbers that are not let in."""
        self.show(BlockedTexters())
