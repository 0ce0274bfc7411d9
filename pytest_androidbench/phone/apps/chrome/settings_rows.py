"""Pages of settings as rows of data (main_preferences.xml and the others of Chromium 103)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.addresses import ENGINES
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preference_rows import heading, slider, toggle
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

MAIN: Final = ""
TITLES: Final[dict[str, Message]] = {
    MAIN: tr("Settings"),
    "services": tr("Google services"),
    "privacy": tr("Privacy and security"),
    "homepage": tr("Homepage"),
    "accessibility": tr("Accessibility"),
    "sites": tr("Site settings"),
    "javascript": tr("JavaScript"),
    "desktop": tr("Desktop site"),
    "downloads": tr("Downloads"),
    "about": tr("About Chrome"),
}
ENGINE: Final = ListPreference(
    key=names.ENGINE, title=tr("Search engine"), default="google",
    values={key: name for key, (name, _) in ENGINES.items()},
)  # fmt: skip
Open = Callable[[str], Callable[[], None]]
Facts = dict[str, TextLike]
SUGGESTED: Final = "Sends some cookies and searches to your default search engine"
STATISTICS: Final = "Automatically sends usage statistics and crash reports to Google"
FIXED: Final[dict[str, list[Entry]]] = {
    "services": [
        toggle(names.SUGGESTIONS, "Improve search suggestions", SUGGESTED, default=True),
        toggle(names.USAGE_REPORTS, "Help improve Chrome’s features and performance", STATISTICS),
    ],
    "homepage": [
        toggle(names.HOME_ON, "Homepage", "On", "Off", default=True),
        toggle(names.HOME_IS_NEW_TAB, "Chrome’s homepage", default=True),
    ],
    "accessibility": [slider(names.TEXT_SCALE, "Text scaling", 100, 50, 200)],
    "javascript": [toggle(names.JAVASCRIPT, "JavaScript", "Allowed", "Blocked", default=True)],
    "desktop": [
        toggle(names.DESKTOP, "Desktop site", "Request the desktop view of sites",
               "Request the mobile view of sites"),
    ],
    "downloads": [PreferenceRow(title=tr("Download location"), summary=tr("Download"))],
}  # fmt: skip
"""Rows that only keep what is chosen."""


def rows_of(page: str, open_: Open, facts: Facts) -> list[Entry]:
    """The rows of a page.

    Args:
        page: its name, as in `TITLES`.
        open_: what opens another page, or does what its name says.
        facts: what rows tell.
    """

    def leads(title: str, to: str) -> PreferenceRow:
        return PreferenceRow(title=tr(title), summary=facts.get(to), act=open_(to))

    match page:
        case "":
            return _first_page(leads)
        case "privacy":
            return [
                PreferenceRow(title=tr("Clear browsing data"), act=open_("clear"),
                              summary=tr("Clear history, cookies, site data, cache…")),
                toggle(names.SAFE_BROWSING, "Safe Browsing", "Standard protection is on",
                       "Off", default=True),
                toggle(names.DO_NOT_TRACK, "“Do Not Track”", "On", "Off"),
            ]  # fmt: skip
        case "homepage":
            own = PreferenceRow(title=tr("Enter custom web address"),
                                summary=facts.get("address"), act=open_("address"))  # fmt: skip
            return [*FIXED[page], own]
        case "sites":
            return [leads("JavaScript", "javascript"), leads("Desktop site", "desktop")]
        case "about":
            return [
                PreferenceRow(title=tr("Application version"), summary=facts.get("version")),
                PreferenceRow(title=tr("Operating system"), summary=facts.get("system")),
            ]
        case _:
            return FIXED[page]


def _first_page(leads: Callable[[str, str], PreferenceRow]) -> list[Entry]:
    return [
        heading("You and Google"),
        leads("Google services", "services"),
        heading("Basics"),
        ENGINE,
        leads("Privacy and security", "privacy"),
        leads("Notifications", "notifications"),
        leads("Theme", "theme"),
        leads("Homepage", "homepage"),
        heading("Advanced"),
        leads("Accessibility", "accessibility"),
        leads("Site settings", "sites"),
        leads("Downloads", "downloads"),
        leads("About Chrome", "about"),
    ]
