"""The first page of settings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal

from pytest_androidbench.phone.apps.settings.pages.home import home_rows
from pytest_androidbench.phone.apps.settings.screens.sub_settings import SEARCH, SubSettings
from pytest_androidbench.phone.apps.settings.view.plain import home_row
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.storage import used_bytes
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY_LARGE, HEADLINE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Column,
    Icon,
    Look,
    Padding,
    Page,
    Panel,
    Picture,
    Row,
    Scroll,
    Text,
)

FRAME = "android.widget.FrameLayout"


@dataclass(eq=False)
class Home(AppScreen[None]):
    """Title, search bar and the list of areas."""

    used_bytes: int = 0
    """Of the storage, as it was when the page came to the front."""

    activity: ClassVar[str] = ".Settings"
    launch_mode: ClassVar[Literal["singleTask"]] = "singleTask"

    def build(self) -> Widget:
        rows = [
            home_row(row, partial(self.open, row.to))
            for row in home_rows(self.phone, self.used_bytes)
        ]
        areas = Column(
            *rows,
            id="recycler_view",
            cls="androidx.recyclerview.widget.RecyclerView",
            across="stretch",
            width="fill",
        )
        content = Column(
            self._header(), self._search_bar(), Panel(areas, id="main_content", cls=FRAME),
            id="homepage_container", cls="android.widget.LinearLayout",
            across="stretch", width="fill",
        )  # fmt: skip
        scroll = Scroll(content, id="main_content_scrollable_container")
        return Page(Panel(scroll, id="settings_homepage_container", cls=FRAME, weight=1))

    def _header(self) -> Widget:
        avatar = Picture(
            icon="account_circle",
            size=40,
            id="account_avatar",
            desc=tr("Profile picture, double tap to open Google Account"),
            on_tap=partial(self.open, "google"),
        )
        title = Text(tr("Settings"), HEADLINE, id="homepage_title")
        return Column(
            Row(Padding(title, (24, 56, 8, 16), weight=1), Padding(avatar, (8, 16, 24, 0)),
                across="start", width="fill"),
            width="fill",
        )  # fmt: skip

    def _search_bar(self) -> Widget:
        bar = Row(
            Padding(Icon("search"), (24, 14, 16, 14)),
            Text(tr("Search settings"), BODY_LARGE, "on_surface_variant",
                 id="search_action_bar_title"),
            id="search_action_bar", cls="android.view.ViewGroup", on_tap=self.search,
            width="fill",
        )  # fmt: skip
        look = Look(background="surface_container", radius=28)
        return Panel(Panel(bar, look=look, id="search_bar", cls=FRAME), padding=(16, 8, 16, 16))

    def on_resume(self) -> None:
        self.used_bytes = used_bytes(self.phone)

    def search(self) -> None:
        """Open the search."""
        self.start(Intent(component=SEARCH))

    def open(self, page: str) -> None:
        """Show an area's page."""
        self.show(SubSettings(page=page))
