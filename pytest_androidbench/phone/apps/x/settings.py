"""Settings and privacy: a list of pages, each of rows that keep what they say."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.settings_rows import PAGES
from pytest_androidbench.phone.apps.x.user_row import UserRows
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

FIRST: Final = {
    "account": (tr("Your account"), tr("See information about your account"), "person_outline"),
    "security": (tr("Security and account access"), tr("Manage your account's security"), "lock"),
    "privacy": (tr("Privacy and safety"), tr("Manage what information you see and share"),
                "security"),
    "notifications": (tr("Notifications"), tr("Select the kinds of notifications you get"),
                      "notifications_none"),
    "display": (tr("Accessibility, display, and languages"), tr("Manage how X is displayed"),
                "accessibility"),
    "help": (tr("Additional resources"), tr("Other places for helpful information"), "more_horiz"),
}  # fmt: skip
"""The rows of the first page: title, what is said below, sign."""
DEEPER: Final = {
    "information": tr("Account information"),
    "messages": tr("Direct Messages"),
    "explore": tr("Explore settings"),
}
"""Pages behind others."""


@dataclass(eq=False)
class XSettings(AppScreen[XApp, None]):
    """The list of pages, or one of them."""

    page: str = ""
    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(self._entries())
        listed = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER, key=f"page {self.page}")
        return w.Page(look.bar(self._title(), subtitle=look.at(self.app.store.me)), listed)

    def _title(self) -> Message:
        if self.page in FIRST:
            return FIRST[self.page][0]
        return DEEPER.get(self.page, tr("Settings"))

    def _entries(self) -> list[Entry]:
        if self.page not in FIRST and self.page not in DEEPER:
            return [
                PreferenceRow(title=title, summary=below, icon=icon, act=partial(self.open, page))
                for page, (title, below, icon) in FIRST.items()
            ]
        acts = {
            "account": self._account,
            "information": self._information,
            "privacy": self._privacy,
            "help": self._help,
        }
        ahead = acts[self.page]() if self.page in acts else []
        return [*ahead, *PAGES.get(self.page, ())]

    def open(self, page: str) -> None:
        """Show one of the pages."""
        self.show(XSettings(page=page))

    def _account(self) -> list[Entry]:
        return [
            PreferenceRow(title=tr("Account information"), icon="person_outline",
                          summary=tr("See your account information like your username."),
                          act=partial(self.open, "information")),
            PreferenceRow(title=tr("Profile"), icon="badge",
                          summary=tr("Change your name and what you say about yourself."),
                          act=self.open_profile),
            PreferenceRow(title=tr("Deactivate account"), icon="sentiment_dissatisfied",
                          summary=tr("Find out how you can deactivate your account."),
                          act=self.tell_deactivation),
        ]  # fmt: skip

    def _information(self) -> list[Entry]:
        me = self.app.store.me
        return [PreferenceRow(title=tr("Username"), summary=look.at(me))]

    def _privacy(self) -> list[Entry]:
        return [
            PreferenceRow(title=tr("Muted accounts"), icon="volume_off",
                          act=partial(self.open_shunned, "mute")),
            PreferenceRow(title=tr("Blocked accounts"), icon="block",
                          act=partial(self.open_shunned, "block")),
            PreferenceRow(title=tr("Direct Messages"), icon="mail_outline",
                          act=partial(self.open, "messages")),
        ]  # fmt: skip

    def _help(self) -> list[Entry]:
        return [
            PreferenceRow(title=tr("Help Center"), act=self.tell_help),
            PreferenceRow(title=tr("Version"), summary=self.app.version),
        ]

    def open_profile(self) -> None:
        """Change what is said of the owner."""
        self.show(self.app.page("edit_profile:EditProfile"))

    def open_shunned(self, kind: str) -> None:
        """Show whom the owner has muted or blocked."""
        self.show(ShunnedPage(kind=kind))

    def tell_deactivation(self) -> None:
        """Say that there is no server to do it."""
        self._tell(tr("Deactivate account"), tr("Accounts cannot be deactivated on this phone."))

    def tell_help(self) -> None:
        """Say that there is no server to ask."""
        self._tell(tr("Help Center"), tr("The Help Center cannot be reached from this phone."))

    def _tell(self, title: Message, text: Message) -> None:
        self.show(Confirm(title=title, message=text, negative=None))


@dataclass(eq=False)
class ShunnedPage(AppScreen[XApp, None]):
    """Whom the owner has muted or blocked, each with the button that takes it back."""

    kind: str = "mute"
    users: UserRows = field(default_factory=UserRows)

    def build(self) -> w.Widget:
        muted = self.kind == "mute"
        rows = [
            w.ListItem(
                each.name, look.at(each), lead=look.face(each), look=w.MATERIAL,
                key=f"shunned {each.id}", on_tap=partial(self.users.open, each.id),
                trailing=look.pill(
                    tr("Unmute") if muted else tr("Unblock"), partial(self.restore, each.id),
                    strong=False, id="restore_button", key=f"restore {each.id}",
                ),
            )
            for each in self.app.store.all_shunned(self.kind)
        ]  # fmt: skip
        text = tr("You haven't muted anyone") if muted else tr("You haven't blocked anyone")
        title = tr("Muted accounts") if muted else tr("Blocked accounts")
        listed = w.Scroll(*rows, id="list", cls=look.RECYCLER)
        return w.Page(look.bar(title), listed if rows else empty_state(text, "empty_text"))

    def restore(self, user: int) -> None:
        """Mute or block them no more."""
        self.app.store.shun(user, self.kind)
