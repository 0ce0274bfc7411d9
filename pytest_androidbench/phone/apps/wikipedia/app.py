"""What Wikipedia declares (github.com/wikimedia/apps-android-wikipedia, AndroidManifest.xml)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.wikipedia import names, schema
from pytest_androidbench.phone.apps.wikipedia.icon import ICON
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui.context import Ctx, Display
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.wikipedia.feed import FeedSettings
    from pytest_androidbench.phone.apps.wikipedia.store import Encyclopedia, WikiLibrary

PAGES: Final = {
    "article": "page:PageReader",
    "configure": "configure:FeedConfiguration",
    "list": "reading_list_page:ReadingListPage",
    "on_this_day": "more_pages:OnThisDayPage",
    "random": "random_page:RandomArticles",
    "save": "saving:SaveToList",
    "search": "searching:WikiSearch",
    "settings": "settings:WikiSettings",
    "theme": "theme_dialog:ThemeChooser",
    "top_read": "more_pages:TopReadPage",
}
"""Screens that lead to each other in circles."""
THEME_LIGHT, THEME_DARK, THEME_BLACK, THEME_SEPIA = range(4)
"""`Theme.marshallingId`."""


class WikipediaApp(App):
    """A reader of an encyclopaedia."""

    package = names.PACKAGE
    label = "Wikipedia"
    version = "2.7.50484-r-2024-04-19"
    version_code = 50484
    icon = "language"
    icon_color = 0xFFFFFF
    icon_art = ICON
    target_sdk = 34
    min_sdk = 21
    appcompat = True
    main = names.MAIN
    activities = {
        names.MAIN: "main:WikiMain",
        names.PAGE: "page:PageReader",
        names.SETTINGS: "settings:WikiSettings",
        names.ABOUT: "settings:WikiAbout",
        names.LANGUAGES: "settings:WikiLanguages",
        names.CONFIGURE: "configure:FeedConfiguration",
        names.SEARCH: "searching:WikiSearch",
        names.ONBOARDING: "onboarding:WikiOnboarding",
        names.READING_LIST: "reading_list_page:ReadingListPage",
        names.RANDOM: "random_page:RandomArticles",
        names.TOP_READ: "more_pages:TopReadPage",
        names.ON_THIS_DAY: "more_pages:OnThisDayPage",
        names.FITTING_ROOM: "settings:ThemeFittingRoom",
    }
    filters = (
        IntentFilter(
            activity=names.PAGE,
            actions=(ACTION_VIEW,),
            categories=(CATEGORY_DEFAULT, CATEGORY_BROWSABLE),
            schemes=("wikipedia",),
        ),
    )
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.VIBRATE",
        "android.permission.RECEIVE_BOOT_COMPLETED",
        "android.permission.WAKE_LOCK",
        "android.permission.ACCESS_COARSE_LOCATION",
        "android.permission.ACCESS_FINE_LOCATION",
        "android.permission.POST_NOTIFICATIONS",
    )
    schemas = schema.SCHEMAS
    contents = {schema.ARTICLES: "content:rows"}

    @property
    def encyclopedia(self) -> Encyclopedia:
        """The articles."""
        from pytest_androidbench.phone.apps.wikipedia.store import Encyclopedia

        return Encyclopedia(self)

    @property
    def library(self) -> WikiLibrary:
        """What was read and saved."""
        from pytest_androidbench.phone.apps.wikipedia.store import WikiLibrary

        return WikiLibrary(self)

    @property
    def feed(self) -> FeedSettings:
        """Which cards there are."""
        from pytest_androidbench.phone.apps.wikipedia.feed import FeedSettings

        return FeedSettings(self.prefs())

    @property
    def theme(self) -> int:
        """The theme that its pages have now (WikipediaApp.kt, `currentTheme`)."""
        prefs = self.prefs()
        kept = prefs.get(names.COLOR_THEME, THEME_LIGHT)
        kept = kept if kept in range(4) else THEME_LIGHT
        if not prefs.get(names.MATCH_SYSTEM, default=True):
            return kept
        if self.phone.display.dark:
            return kept if kept in {THEME_DARK, THEME_BLACK} else THEME_DARK
        return kept if kept in {THEME_LIGHT, THEME_SEPIA} else THEME_LIGHT

    def page(self, name: str, /, **fields: object) -> Screen[Any]:
        """A new screen of one of the activities."""
        return self.screen_named(PAGES[name])(**fields)

    def prefs(self, name: str = "") -> Prefs:
        chosen = name or f"{self.package}_preferences"
        path = f"{self.home}/shared_prefs/{chosen}.xml"
        return Prefs(self.files, path, self.uid, last=names.CARDS_ENABLED)

    def display(self, display: Display) -> Display:
        return replace(display, dark=self.theme in {THEME_DARK, THEME_BLACK})

    def look(self, ctx: Ctx) -> Ctx:
        from pytest_androidbench.phone.apps.wikipedia import look

        palette = (look.LIGHT, look.DARK, look.BLACK, look.SEPIA)[self.theme]
        return super().look(ctx).themed(palette, self.material, appcompat=self.appcompat)

    def on_start(self) -> None:
        super().on_start()
        self.library.begin()

    def screen_for(self, intent: Intent) -> Screen[Any]:
        main = self.activity_of(intent.component or "") == names.MAIN
        if main and self.prefs().get(names.ONBOARDING_ENABLED, default=True):
            return self.screen_class(names.ONBOARDING)()
        return super().screen_for(intent)
