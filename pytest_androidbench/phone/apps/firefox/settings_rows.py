"""Pages of settings as rows of data (Fenix's preferences.xml and those it leads to)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.firefox import names
from pytest_androidbench.phone.apps.firefox.engines import ENGINES
from pytest_androidbench.phone.kit.preference_rows import (
    choice,
    heading,
    slider,
    toggle,
    translated,
)
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

MAIN: Final = ""
TITLES: Final[dict[str, Message]] = {
    MAIN: tr("Settings"),
    "search": tr("Search"),
    "tabs": tr("Tabs"),
    "homepage": tr("Homepage"),
    "customize": tr("Customize"),
    "accessibility": tr("Accessibility"),
    "private": tr("Private browsing"),
    "about": tr("About Firefox"),
}
THEMES: Final = {"": "Follow device theme", "light": "Light", "dark": "Dark"}
PLACES: Final = {"bottom": "Bottom", "top": "Top"}
FIXED: Final[dict[str, list[Entry]]] = {
    "search": [
        choice(names.ENGINE, "Default search engine",
               {key: name for key, (name, _) in ENGINES.items()}, "google"),
        heading("Address bar suggestions"),
        toggle(names.SUGGEST_HISTORY, "Search browsing history", default=True),
        toggle(names.SUGGEST_BOOKMARKS, "Search bookmarks", default=True),
    ],
    "tabs": [toggle(names.DESKTOP, "Always request desktop site")],
    "homepage": [
        toggle(names.TOP_SITES, "Shortcuts", default=True),
        toggle(names.JUMP_BACK, "Jump back in", default=True),
    ],
    "customize": [
        choice(names.THEME, "Theme", translated(THEMES), ""),
        choice(names.TOOLBAR_TOP, "Toolbar", translated(PLACES), "bottom"),
    ],
    "accessibility": [
        slider(names.TEXT_SCALE, "Font Size", 100, 50, 200,
               summary="Make text on websites larger or smaller"),
    ],
    "private": [toggle(names.OPEN_PRIVATE, "Open links in a private tab")],
}  # fmt: skip
"""Rows that only keep what is chosen."""


def rows_of(page: str, open_: Callable[[str], Callable[[], None]], version: str) -> list[Entry]:
    """The rows of a page.

    Args:
        page: its name, as in `TITLES`.
        open_: what opens another page, or does what its name says.
        version: of the app.
    """

    def leads(title: str, to: str, summary: TextLike | None = None) -> PreferenceRow:
        return PreferenceRow(title=tr(title), summary=summary, act=open_(to))

    if page == "about":
        said = tr("Firefox is produced by Mozilla.")
        return [PreferenceRow(title=tr("Version"), summary=version), PreferenceRow(title=said)]
    if page != MAIN:
        return FIXED[page]
    return [
        heading("General"),
        leads("Search", "search"),
        leads("Tabs", "tabs"),
        leads("Homepage", "homepage"),
        leads("Customize", "customize"),
        leads("Accessibility", "accessibility"),
        leads("Set as default browser", "default"),
        heading("Privacy and security"),
        leads("Private browsing", "private"),
        leads("Delete browsing data", "delete"),
        leads("Notifications", "notifications"),
        heading("About"),
        leads("About Firefox", "about"),
    ]
