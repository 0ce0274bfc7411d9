"""The tab on the owner: whether they are there, and how Slack looks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.slack import look, names
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.kit.dialogs import EnterText
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

THEMES: Final = {"system": "System default", "light": "Off", "dark": "On"}
NOTIFIED: Final = {"all": "Every new message", "mentions": "Mentions and direct messages",
                   "none": "Nothing"}  # fmt: skip


@dataclass(eq=False)
class YouTab(AppPart[SlackApp]):
    """Who somebody is, and the ways to what can be chosen."""

    def build(self) -> w.Widget:
        """The rows."""
        me = self.app.store.me
        away = self.app.prefs().get(names.AWAY, default=False)
        head = w.Row(
            look.face(me.name, 48),
            w.Column(
                w.Text(me.name, w.TITLE_MEDIUM, lines=1, id="profile_name"),
                w.Text(tr("Away") if away else tr("Active"), look.SMALL, lines=1, id="presence"),
                weight=1,
            ),
            gap=16,
            width="fill",
        )
        return w.Scroll(
            w.Panel(head, padding=16, width="fill"),
            w.ListItem(tr("Update your status"), self._status or None, icon="emoji_emotions",
                       look=w.MATERIAL, id="status_row", on_tap=self.ask_status),
            w.ListItem(
                tr("Set yourself as active") if away else tr("Set yourself as away"),
                icon="person", look=w.MATERIAL, id="presence_row", on_tap=self.turn,
            ),
            w.ListItem(tr("Saved"), icon="bookmark", look=w.MATERIAL, id="saved_items_row",
                       on_tap=self.open_saved),
            w.ListItem(tr("Preferences"), icon="settings", look=w.MATERIAL, id="preferences_row",
                       on_tap=self.open_preferences),
            id="you_list",
        )  # fmt: skip

    @property
    def _status(self) -> str:
        return self.app.prefs().get(names.STATUS, "")

    def ask_status(self) -> None:
        """Ask what somebody is about; nothing takes it away."""
        dialog = EnterText(title=tr("Update your status"), text=self._status,
                           hint=tr("What's your status?"))  # fmt: skip
        self.ask(dialog, self.put_status)

    def put_status(self, text: str) -> None:
        """Keep it."""
        self.app.prefs().put(names.STATUS, text.strip()[: names.MOST_STATUS])

    def turn(self) -> None:
        """Be away, or be there."""
        prefs = self.app.prefs()
        prefs.put(names.AWAY, not prefs.get(names.AWAY, default=False))

    def open_saved(self) -> None:
        """Show what was kept for later."""
        self.show(self.app.page("lists:SavedMessages"))

    def open_preferences(self) -> None:
        """Show what can be chosen."""
        self.show(SlackPreferences())


@dataclass(eq=False)
class SlackPreferences(AppScreen[SlackApp, None]):
    """What can be chosen."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(
            (
                heading("Notifications"),
                choice(names.NOTIFY, "Notify me about", translated(NOTIFIED), "mentions"),
                heading("Appearance"),
                choice(names.THEME, "Dark mode", translated(THEMES), "system"),
                toggle(names.LARGE_EMOJI, "Show large emoji", default=True),
                heading("About"),
                PreferenceRow(title=tr("Version"), summary=self.app.version),
            )
        )
        bar = w.TopBar(tr("Preferences"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="recycler_view"))
