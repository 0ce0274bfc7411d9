"""The first page of settings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.apps.settings.intents import SEARCH
from pytest_androidbench.phone.apps.settings.pages.home import home_rows
from pytest_androidbench.phone.apps.settings.screens.sub_settings import SubSettings
from pytest_androidbench.phone.apps.settings.view.home_frame import home_frame
from pytest_androidbench.phone.apps.settings.view.plain import home_row
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.storage import used_bytes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

CARD = "androidx.cardview.widget.CardView"
LINEAR = "android.widget.LinearLayout"


@dataclass(eq=False)
class SettingsHome(AppScreen[SettingsApp, None]):
    """Title, search bar and the list of areas."""

    used_bytes: int = 0
    """Of the storage, as it was when the page came to the front."""

    activity: ClassVar[str] = ".Settings"
    launch_mode = "singleTask"

    def build(self) -> w.Widget:
        rows = [
            home_row(row, partial(self.open, row.to))
            for row in home_rows(self.phone, self.used_bytes)
        ]
        return w.Page(home_frame(self._bar(), rows))

    def _bar(self) -> w.Widget:
        avatar = w.Picture(
            icon="account_circle",
            size=40,
            id="account_avatar",
            desc=tr("Profile picture, double tap to open Google Account"),
            on_tap=partial(self.open, "google"),
        )
        title = w.Text(tr("Settings"), w.HEADLINE, id="homepage_title", width="fill")
        return w.Column(
            w.Align(w.Padding(avatar, (24, 16, 24, 0)), across="end"),
            w.Padding(title, (24, 0, 24, 16)),
            self._search_bar(),
            across="stretch",
            width="fill",
        )

    def _search_bar(self) -> w.Widget:
        bar = w.Row(
            w.Padding(w.Icon("search"), (24, 14, 16, 14)),
            w.Text(tr("Search settings"), w.BODY_LARGE, "on_surface_variant", lines=1,
                   id="search_action_bar_title", weight=1),
            w.Spacer(width=24),
            id="search_action_bar", cls="android.view.ViewGroup", on_tap=self.search,
            width="fill",
        )  # fmt: skip
        look = w.Look(background="surface_container", radius=28)
        card = w.Panel(bar, look=look, id="search_bar", cls=CARD)
        return w.Panel(card, padding=(16, 8, 16, 16), cls=LINEAR)

    def on_resume(self) -> None:
        self.used_bytes = used_bytes(self.phone)

    def search(self) -> None:
        """Open the search."""
        self.start(Intent(component=SEARCH))

    def open(self, page: str) -> None:
        """Show an area's page."""
        self.show(SubSettings(page=page))
