"""What Firefox declares, and where its data are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.firefox import names, schema
from pytest_androidbench.phone.apps.firefox.engines import engine_of
from pytest_androidbench.phone.apps.firefox.icon import ICON
from pytest_androidbench.phone.kit.own_theme import own_theme
from pytest_androidbench.phone.kit.web.addresses import address_of
from pytest_androidbench.phone.kit.web.browser_app import BrowserApp
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.firefox.bookmarks import PlacesBookmarks
    from pytest_androidbench.phone.apps.firefox.downloads import FirefoxDownloads
    from pytest_androidbench.phone.apps.firefox.visits import PlacesHistory
    from pytest_androidbench.phone.system.databases import Database
    from pytest_androidbench.phone.ui.context import Display

WEB_SEARCH: Final = "android.intent.action.WEB_SEARCH"
ANY: Final = (CATEGORY_DEFAULT, CATEGORY_BROWSABLE)
PAGES: Final = ("text/html", "text/plain", "application/xhtml+xml")


class FirefoxApp(BrowserApp):
    """Mozilla's browser (Fenix)."""

    package = names.PACKAGE
    label = "Firefox"
    version = "118.2.0"
    version_code = 2015980163
    icon = "language"
    icon_color = 0xFFFFFF
    icon_art = ICON
    palette = {
        "primary": "#5b34c9",
        "on_primary": "#ffffff",
        "primary_container": "#e7dfff",
        "on_primary_container": "#312a65",
        "secondary_container": "#e0e0e6",
        "on_secondary_container": "#15141a",
        "background": "#ffffff",
        "surface": "#ffffff",
        "surface_container": "#f0f0f4",
        "surface_high": "#ffffff",
        "surface_highest": "#e0e0e6",
    }
    dark_palette = {
        "primary": "#ab71ff",
        "on_primary": "#15141a",
        "primary_container": "#312a65",
        "on_primary_container": "#e7dfff",
        "secondary_container": "#42414d",
        "on_secondary_container": "#fbfbfe",
        "background": "#1c1b22",
        "surface": "#2b2a33",
        "surface_container": "#42414d",
        "surface_high": "#2b2a33",
        "surface_highest": "#52525e",
    }
    target_sdk = 33
    min_sdk = 21
    main = names.START
    aliases = {names.START: names.HOME, names.RECEIVER: names.HOME}
    activities = {names.HOME: "main:FirefoxHome"}
    filters = (
        IntentFilter(activity=names.RECEIVER, actions=(ACTION_VIEW,), categories=ANY,
                     schemes=("http", "https", "about", "javascript")),
        IntentFilter(activity=names.RECEIVER, actions=(ACTION_VIEW,), categories=ANY,
                     schemes=("http", "https", "content"), types=PAGES),
        IntentFilter(activity=names.RECEIVER, actions=(WEB_SEARCH,), categories=ANY),
    )  # fmt: skip
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        names.NOTIFICATIONS,
    )
    roles = ("browser",)
    schemas = {names.PLACES: schema.PLACES_SCHEMA, names.DOWNLOADS: schema.DOWNLOADS_SCHEMA}
    tabs_folder = names.TABS

    def database(self, name: str = "") -> Database:
        """History and bookmarks lie in the folder of files, and not among databases."""
        if name == names.DOWNLOADS:
            return super().database(name)
        folder = f"{self.home}/files"
        if not self.files.is_dir(folder):
            self.files.mkdir(folder, parents=True, uid=self.uid)
        path = f"{folder}/{names.PLACES}"
        return self.phone.databases.open(path, self.schemas[names.PLACES], self.uid)

    @property
    def history(self) -> PlacesHistory:
        """What was visited."""
        from pytest_androidbench.phone.apps.firefox.visits import PlacesHistory

        return PlacesHistory(self.database())

    @property
    def bookmarks(self) -> PlacesBookmarks:
        """What was marked."""
        from pytest_androidbench.phone.apps.firefox.bookmarks import PlacesBookmarks

        return PlacesBookmarks(self.database(), self.phone.clock.now_ms)

    @property
    def downloads(self) -> FirefoxDownloads:
        """What was downloaded."""
        from pytest_androidbench.phone.apps.firefox.downloads import FirefoxDownloads

        return FirefoxDownloads(self, self.database(names.DOWNLOADS))

    @property
    def visit_log(self) -> PlacesHistory:
        return self.history

    @property
    def text_scale(self) -> int:
        return self.prefs().get(names.TEXT_SCALE, 100)

    @property
    def desktop_first(self) -> bool:
        return self.prefs().get(names.DESKTOP, default=False)

    def address_of(self, typed: str) -> str:
        return address_of(typed, engine_of(self.prefs().get(names.ENGINE, "google"))[1])

    def display(self, display: Display) -> Display:
        return own_theme(display, self.prefs().get(names.THEME, ""))

    def on_start(self) -> None:
        super().on_start()
        self.database()


def asked_address(intent: Intent) -> str:
    """What an intent asks to be shown: an address, words, or nothing."""
    if intent.action == WEB_SEARCH:
        return intent.text("query")
    return (intent.data or "") if intent.action == ACTION_VIEW else ""
