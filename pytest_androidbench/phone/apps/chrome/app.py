"""What Chrome declares, and where its data are."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from pytest_androidbench.phone.apps.chrome import names, schema
from pytest_androidbench.phone.apps.chrome.addresses import address_of
from pytest_androidbench.phone.apps.chrome.icon import ICON
from pytest_androidbench.phone.browser.requests import PageRequest, PageResponse
from pytest_androidbench.phone.kit.web.browser_app import BrowserApp
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    FLAG_NEW_TASK,
    Intent,
    IntentFilter,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.chrome.bookmarks import BookmarkStore
    from pytest_androidbench.phone.apps.chrome.downloads import DownloadStore
    from pytest_androidbench.phone.apps.chrome.visits import VisitStore
    from pytest_androidbench.phone.system.databases import Database
    from pytest_androidbench.phone.ui.context import Display

WEB_SEARCH = "android.intent.action.WEB_SEARCH"
IN_TAB = "org.chromium.chrome.browser.same_tab"
PAGES = ("text/html", "text/plain", "application/xhtml+xml")
ANY = (CATEGORY_DEFAULT, CATEGORY_BROWSABLE)


class ChromeApp(BrowserApp):
    """Google's browser, as it comes with Android 13's images."""

    package = names.PACKAGE
    label = "Chrome"
    version = "103.0.5060.71"
    version_code = 506007133
    icon = "language"
    icon_color = 0xFFFFFF
    icon_art = ICON
    palette = {
        "primary": "#1a73e8",
        "on_primary": "#ffffff",
        "primary_container": "#d2e3fc",
        "on_primary_container": "#174ea6",
        "secondary_container": "#e8f0fe",
        "on_secondary_container": "#174ea6",
        "background": "#ffffff",
        "surface": "#ffffff",
        "surface_container": "#f1f3f4",
        "surface_high": "#ffffff",
        "surface_highest": "#e8eaed",
    }
    dark_palette = {
        "primary": "#8ab4f8",
        "on_primary": "#202124",
        "primary_container": "#3c4043",
        "on_primary_container": "#d2e3fc",
        "secondary_container": "#394457",
        "on_secondary_container": "#d2e3fc",
        "background": "#202124",
        "surface": "#202124",
        "surface_container": "#303134",
        "surface_high": "#2d2e31",
        "surface_highest": "#3c4043",
    }
    appcompat = True
    target_sdk = 31
    min_sdk = 29
    system = True
    main = names.START
    aliases = {names.START: names.MAIN, names.DISPATCHER: names.MAIN}
    activities = {
        names.MAIN: "main:ChromeTabbed",
        names.FIRST_RUN_ACTIVITY: "first_run:ChromeFirstRun",
        names.HISTORY: "history_page:ChromeHistory",
        names.DOWNLOADS: "downloads_page:ChromeDownloads",
        names.BOOKMARKS: "bookmarks_page:ChromeBookmarks",
        names.EDIT_BOOKMARK: "edit_bookmark:EditBookmark",
        names.SETTINGS: "settings:ChromeSettings",
    }
    filters = (
        IntentFilter(
            activity=names.DISPATCHER,
            actions=(ACTION_VIEW,),
            categories=ANY,
            schemes=("http", "https", "about", "javascript", "googlechrome"),
        ),
        IntentFilter(
            activity=names.DISPATCHER,
            actions=(ACTION_VIEW,),
            categories=ANY,
            schemes=("http", "https", "content", "file"),
            types=PAGES,
        ),
        IntentFilter(activity=names.DISPATCHER, actions=(WEB_SEARCH,), categories=ANY),
    )
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.ACCESS_FINE_LOCATION",
        "android.permission.ACCESS_COARSE_LOCATION",
        "android.permission.CAMERA",
        "android.permission.RECORD_AUDIO",
        names.STORAGE,
        "android.permission.WRITE_EXTERNAL_STORAGE",
        names.NOTIFICATIONS,
    )
    roles = ("browser",)
    schemas = {schema.DATABASE: schema.SCHEMA}
    tabs_folder = names.TABS

    def make_profile(self) -> None:
        """Make the folder of history, bookmarks and the like."""
        folder = f"{self.home}/{names.PROFILE}"
        if not self.files.is_dir(folder):
            self.files.mkdir(folder, parents=True, uid=self.uid)

    def database(self, name: str = "") -> Database:
        chosen = name or schema.DATABASE
        self.make_profile()
        path = f"{self.home}/{names.PROFILE}/{chosen}"
        return self.phone.databases.open(path, self.schemas.get(chosen), self.uid)

    @property
    def visits(self) -> VisitStore:
        """What was visited."""
        from pytest_androidbench.phone.apps.chrome.visits import VisitStore

        return VisitStore(self.database())

    @property
    def downloads(self) -> DownloadStore:
        """What was downloaded."""
        from pytest_androidbench.phone.apps.chrome.downloads import DownloadStore

        return DownloadStore(self, self.database())

    @property
    def bookmarks(self) -> BookmarkStore:
        """What was marked."""
        from pytest_androidbench.phone.apps.chrome.bookmarks import BookmarkStore

        return BookmarkStore(self)

    @property
    def visit_log(self) -> VisitStore:
        return self.visits

    @property
    def text_scale(self) -> int:
        return self.prefs().get(names.TEXT_SCALE, 100)

    @property
    def desktop_first(self) -> bool:
        return self.prefs().get(names.DESKTOP, default=False)

    def address_of(self, typed: str) -> str:
        return address_of(typed, self.prefs().get(names.ENGINE, "google"))

    def display(self, display: Display) -> Display:
        theme = self.prefs().get(names.THEME, 0)
        return replace(display, dark=theme == 2) if theme in {1, 2} else display

    def answers(self, intent: Intent) -> bool:
        """Show the first pages in place of what is asked for, which waits until they are done."""
        first = f"{self.package}/{names.FIRST_RUN_ACTIVITY}"
        done = self.prefs().get(names.FIRST_RUN, default=False)
        if done or self.activity_of(intent.component or "") == names.FIRST_RUN_ACTIVITY:
            return False
        self.phone.activities.start(
            Intent(component=first, action=intent.action, data=intent.data, extras=intent.extras,
                   flags=FLAG_NEW_TASK)
        )  # fmt: skip
        return True

    def answer_page(self, request: PageRequest) -> PageResponse | None:
        answer = super().answer_page(request)
        allowed = self.prefs().get(names.JAVASCRIPT, default=True)
        if answer is None or allowed or not request.main_frame:
            return answer
        return replace(answer, headers=(*answer.headers, names.NO_JAVASCRIPT))

    def on_start(self) -> None:
        super().on_start()
        self.make_profile()

    def in_same_tab(self, url: str) -> Intent:
        """Has an address shown in the tab that is looked at, as lists of Chrome's own do."""
        component = f"{self.package}/{names.MAIN}"
        return Intent(action=ACTION_VIEW, data=url, component=component, extras={IN_TAB: True})


class HandedOver(NamedTuple):
    """What an intent asks for."""

    data: str = ""
    """An address, or words that are searched for."""
    in_tab: bool = False
    """Whether it is to be shown in the tab that is looked at."""


def handed_over(intent: Intent) -> HandedOver:
    """What an intent asks for."""
    if intent.action == WEB_SEARCH:
        return HandedOver(intent.text("query"))
    if intent.action != ACTION_VIEW:
        return HandedOver()
    return HandedOver(intent.data or "", bool(intent.extras.get(IN_TAB)))
