"""What the pages of the drawer share: the drawer itself, the bar, the way from one to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.look import (
    FRAME,
    GROUP,
    LINEAR,
    RECYCLER,
    bar_icon,
    top_bar,
)
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

RECIPES, CATEGORIES, SEASONS, SUPPORT, BACKUP, SETTINGS, ABOUT = range(7)
ON_BAR = w.TextStyle(14, colour="on_bar")
DRAWER_LAYOUT = "androidx.drawerlayout.widget.DrawerLayout"
MAIL = "mailto:support@flauschcode.com"


@dataclass(eq=False)
class RecipesDrawer(Drawer[BroccoliApp]):
    """The way to every page."""

    view_id = "nav_view"
    top_colour = "bar"
    rows = (
        DrawerRow(text=tr("Recipes"), icon="menu_book", id="nav_recipes"),
        DrawerRow(text=tr("Categories"), icon="bookmark_border", id="nav_categories"),
        DrawerRow(text=tr("Seasonal calendar"), icon="eco", id="nav_seasons"),
        DrawerRow(text=tr("Support the app"), icon="favorite_border", id="nav_support"),
        DrawerRow(text=tr("Backup and restore"), icon="import_export", id="nav_backup_and_restore"),
        DrawerRow(text=tr("Settings"), icon="settings", id="nav_settings"),
        DrawerRow(text=tr("About the app"), icon="info", id="nav_about"),
    )

    def header(self) -> w.Widget:
        texts = w.Column(
            w.Icon("eco", 60, "on_bar"),
            w.Spacer(8),
            w.Text(tr("Broccoli"), ON_BAR),
            w.Text(tr("Free for everyone"), ON_BAR, id="header_subtitle"),
            along="end",
            height="fill",
        )
        return w.Panel(texts, look=w.Look(background="bar"), padding=16, height=152)


@dataclass(eq=False)
class BroccoliPage(AppScreen[BroccoliApp, int]):
    """A page of the drawer; it closes with the number of the page to be shown instead."""

    place: ClassVar[int] = RECIPES
    fragment: ClassVar[str | None] = None
    """Android's class of what the page's own parts lie in, where it is a view of its own."""

    def framed(self, title: TextLike, *parts: w.Kid, fab: w.Widget | None = None) -> w.Widget:
        """The whole page: the bar with the button that opens the drawer, and its own parts."""
        lead = bar_icon("menu", tr("Open navigation drawer"), self.open_drawer)
        shown = w.Page(*parts, fab=fab, cls=self.fragment, weight=1)
        place = w.Panel(w.Panel(shown, id="nav_host_fragment", cls=FRAME), cls=GROUP, weight=1)
        content = w.Column(w.Panel(top_bar(title, lead), cls=LINEAR), place, cls=GROUP)
        return w.Page(content, id="drawer_layout", cls=DRAWER_LAYOUT)

    def preferences(self, title: TextLike, *rows: w.Kid) -> w.Widget:
        """A whole page of rows of preferences."""
        return self.framed(title, w.Scroll(*rows, id="recycler_view", cls=RECYCLER))

    def open_drawer(self) -> None:
        self.ask(RecipesDrawer(chosen=self.place), self.go)

    def go(self, place: int) -> None:
        """Leave for another page; the one with all recipes lies below and opens it."""
        if place != self.place:
            self.close(place)

    def leave(self, uri: str, subject: str = "") -> None:
        """Open a page of the web, or a mail, where an app can."""
        if uri.startswith("mailto:"):
            extras = {"android.intent.extra.SUBJECT": subject}
            intent = Intent(action="android.intent.action.SENDTO", data=uri, extras=extras)
        else:
            intent = Intent(action=ACTION_VIEW, data=uri)
        if not self.start(intent):
            self.toast(tr("No apps can perform this action."))
