"""The settings: a list of pages, each of rows that keep what they say."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.spotify import look
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.settings_rows import PAGES
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.world.people import OWNER

ROWS: Final[dict[str, tuple[str, TextLike, TextLike]]] = {
    "account": ("person", tr("Account"), tr("Username • Email • Your plan")),
    "content": ("music_note", tr("Content and display"), tr("Canvas • Allow explicit content")),
    "playback": ("volume_up", tr("Playback"), tr("Gapless playback • Autoplay")),
    "privacy": ("lock", tr("Privacy and social"), tr("Private session • Listening activity")),
    "notifications": ("notifications_none", tr("Notifications"), tr("Push • Email")),
    "devices": ("devices", tr("Apps and devices"), tr("Voice assistant • Spotify Connect")),
    "saving": ("file_download", tr("Data-saving and offline"),
               tr("Data Saver • Offline mode • Downloads over cellular")),
    "quality": ("bar_chart", tr("Media quality"),
                tr("Wi-Fi streaming quality • Cellular streaming quality")),
    "advertisements": ("star_border", tr("Advertisements"), tr("Tailored ads")),
    "about": ("info", tr("About and support"), tr("Version • Privacy Policy • Support")),
}  # fmt: skip
"""Page -> sign, title, and what it is about."""
TEXTS: Final[dict[str, tuple[TextLike, TextLike]]] = {
    "privacy_policy": (tr("Privacy Policy"), tr("This page is on Spotify's site, which the phone "
                                                "doesn't reach.")),
    "terms": (tr("Terms and conditions"), tr("This page is on Spotify's site, which the phone "
                                             "doesn't reach.")),
    "support": (tr("Support"), tr("Nobody answers here: there is no service behind this app.")),
    "plan": (tr("Your plan"), tr("You can't change your plan in the app.")),
    "logout": (tr("Log out"), tr("You can't log in again without Spotify's service, so you stay "
                                 "logged in.")),
    "cache": (tr("Clear cache"), tr("Your cache is empty.")),
}  # fmt: skip
"""What rows tell that lead nowhere."""


@dataclass(eq=False)
class SpotSettings(SpotPage):
    """The list of pages, or one of them."""

    page: str = ""
    preferences: Preferences = field(default_factory=lambda: Preferences(switch_id="switch"))

    def build(self) -> w.Widget:
        title = ROWS[self.page][1] if self.page in ROWS else tr("Settings and privacy")
        rows = self.preferences.widgets(self._entries()) if self.page in ROWS else self._first()
        listed = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER,
                          key=f"settings {self.page}")  # fmt: skip
        return self.framed(look.bar(title), listed)

    def _first(self) -> list[w.Widget]:
        rows = [
            w.ListItem(title, about, icon=icon, look=w.MATERIAL, id=f"{page}_row",
                       on_tap=partial(self.open, page))
            for page, (icon, title, about) in ROWS.items()
        ]  # fmt: skip
        out = look.outlined(tr("Log out"), partial(self.tell, "logout"), "logout_button")
        return [*rows, w.Align(w.Panel(out, padding=16))]

    def _entries(self) -> list[Entry]:
        own = {"account": self._account, "about": self._about, "saving": self._saving}
        return [*PAGES.get(self.page, ()), *(own[self.page]() if self.page in own else ())]

    def _account(self) -> list[Entry]:
        return [
            PreferenceRow(title=tr("Username"), summary=OWNER.address.partition("@")[0]),
            PreferenceRow(title=tr("Email"), summary=OWNER.address),
            PreferenceRow(title=tr("Your plan"), summary=tr("Spotify Free"),
                          act=partial(self.tell, "plan")),
            PreferenceRow(title=tr("Profile"), summary=self.app.store.owner, act=self.profile),
        ]  # fmt: skip

    def _saving(self) -> list[Entry]:
        return [PreferenceRow(title=tr("Clear cache"), act=partial(self.tell, "cache"))]

    def _about(self) -> list[Entry]:
        leading = ("privacy_policy", "terms", "support")
        return [
            PreferenceRow(title=tr("Version"), summary=self.app.version),
            *(PreferenceRow(title=TEXTS[each][0], act=partial(self.tell, each))
              for each in leading),
        ]  # fmt: skip

    def open(self, page: str) -> None:
        """Show one of the pages."""
        self.acts.show_page("settings", page=page)

    def profile(self) -> None:
        """Show the owner as others see them."""
        self.acts.show_page("profile")

    def tell(self, about: str) -> None:
        """Say why a row leads nowhere."""
        title, message = TEXTS[about]
        self.show(Confirm(title=title, message=message, negative=None))
