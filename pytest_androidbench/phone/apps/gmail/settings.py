"""The settings: of the app, and of the account."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.gmail import preferences as p
from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.names import (
    ACCOUNT,
    RECYCLER,
    SETTINGS,
    app_notifications,
)
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.preference_rows import heading, toggle
from pytest_androidbench.phone.kit.preferences import (
    Entry,
    PreferenceLine,
    PreferenceRow,
    Preferences,
)
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


def _page(title: TextLike, rows: Sequence[w.Widget], key: str, *actions: w.Widget) -> w.Widget:
    return w.Page(
        w.TopBar(title, back=True, actions=actions, id="action_bar"),
        w.Scroll(*rows, id="recycler_view", cls=RECYCLER, key=key),
    )


@dataclass(eq=False)
class MailSettings(AppScreen[GmailApp, None]):
    """What there are settings for."""

    activity: ClassVar[str] = SETTINGS

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        entries = (
            PreferenceRow(title=tr("General settings"), act=self.open_general),
            PreferenceRow(title=ACCOUNT, act=self.open_account),
            PreferenceRow(
                title=tr("Add account"),
                summary=tr("Google Play services aren't installed"),
                enabled=False,
            ),
        )
        return _page(tr("Settings"), self.preferences.widgets(entries), "settings")

    def open_general(self) -> None:
        """Settings of the app."""
        self.show(MailGeneralSettings())

    def open_account(self) -> None:
        """Settings of the account."""
        self.show(MailAccountSettings())


@dataclass(eq=False)
class MailGeneralSettings(AppScreen[GmailApp, None]):
    """Of the app: looks, swipes, what is asked before."""

    preferences: Preferences = field(default_factory=Preferences)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(self._entries())
        more = w.More(partial(self.menus.open, self.more))
        return _page(tr("General settings"), rows, "general", more)

    def _entries(self) -> tuple[Entry, ...]:
        return (
            p.THEME,
            p.NOTIFICATION_ACTION,
            PreferenceRow(title=tr("Manage notifications"), act=self.open_notifications),
            p.DENSITY,
            heading("Swipe actions"),
            p.RIGHT_SWIPE,
            p.LEFT_SWIPE,
            heading("Reply and move on"),
            p.REPLY,
            p.ADVANCE,
            heading("Action confirmations"),
            toggle(p.CONFIRM_DELETE, "Confirm before deleting", box=True),
            toggle(p.CONFIRM_ARCHIVE, "Confirm before archiving", box=True),
            toggle(p.CONFIRM_SEND, "Confirm before sending", box=True),
        )

    def more(self) -> Sequence[MenuEntry]:
        """The bar's menu."""
        return offered((True, tr("Clear search history"), self.ask_clear))

    def open_notifications(self) -> None:
        """The system's page about notifications."""
        self.start(app_notifications())

    def ask_clear(self) -> None:
        """Ask whether to forget what was searched for."""
        question = Confirm(
            title=tr("Clear search history?"),
            message=tr("All the searches you have previously performed will be removed."),
            positive=tr("Clear"),
        )
        self.ask(question, self.clear)

    def clear(self, sure: bool) -> None:
        """Forget what was searched for."""
        if sure:
            self.db.execute("DELETE FROM searches")
            self.toast(tr("Search history cleared"))


@dataclass(eq=False)
class MailAccountSettings(AppScreen[GmailApp, None]):
    """Of the account: notifications, signature, the answer while one is away."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        away = self.app.prefs().get(p.AWAY, default=False)
        entries: tuple[Entry, ...] = (
            heading("Notifications"),
            p.NOTIFICATIONS,
            PreferenceRow(title=tr("Manage notifications"), act=self.open_notifications),
            heading("General"),
            PreferenceLine(key=p.SIGNATURE, title=tr("Mobile Signature")),
            PreferenceRow(
                title=tr("Vacation responder"),
                summary=tr("On") if away else tr("Off"),
                act=self.open_away,
            ),
            heading("Data usage"),
            toggle(p.SYNC, "Sync Gmail", default=True, box=True),
            PreferenceLine(
                key="days-of-mail",
                title=tr("Days of emails to sync"),
                default="30",
                limits=(1, 1000),
            ),
            toggle(
                "download-attachments",
                "Download attachments",
                "Auto-download attachments to recent messages via Wi-Fi",
                default=True,
                box=True,
            ),
        )
        return _page(ACCOUNT, self.preferences.widgets(entries), "account")

    def open_notifications(self) -> None:
        """The system's page about notifications."""
        self.start(app_notifications())

    def open_away(self) -> None:
        """What is answered while one is away."""
        self.show(self.app.page("away:VacationResponder"))
