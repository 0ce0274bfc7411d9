"""What YouTube declares, and where its data are."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.youtube import model, names
from pytest_androidbench.phone.apps.youtube.icon import ICON
from pytest_androidbench.phone.kit.own_theme import own_theme
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    IntentFilter,
)
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.youtube.store import TubeStore
    from pytest_androidbench.phone.ui.context import Display
    from pytest_androidbench.phone.ui.message import TextLike

PAGES: Final = {
    "watch": "watch:WatchPage",
    "channel": "channel_page:ChannelPage",
    "playlist": "playlist_page:PlaylistFilms",
    "films": "film_lists:FilmList",
    "search": "searching:TubeSearch",
    "account": "account:AccountPage",
    "news": "news:NewsPage",
}
"""Pages of the main activity, which lead to each other in circles."""


class YouTubeApp(App):
    """Films of others, and what one says to them."""

    package = names.PACKAGE
    label = "YouTube"
    version = "17.36.37"
    version_code = 1531650496
    icon = "smart_display"
    icon_color = 0xFF0000
    icon_art = ICON
    palette = {
        "primary": "#065fd4",
        "on_primary": "#ffffff",
        "background": "#ffffff",
        "surface": "#ffffff",
        "on_surface": "#0f0f0f",
        "on_surface_variant": "#606060",
        "surface_container": "#f2f2f2",
        "surface_high": "#f2f2f2",
        "secondary_container": "#e5e5e5",
        "on_secondary_container": "#0f0f0f",
        "outline_variant": "#e5e5e5",
    }
    dark_palette = {
        "primary": "#3ea6ff",
        "on_primary": "#0f0f0f",
        "background": "#0f0f0f",
        "surface": "#212121",
        "on_surface": "#f1f1f1",
        "on_surface_variant": "#aaaaaa",
        "surface_container": "#272727",
        "surface_high": "#272727",
        "secondary_container": "#3f3f3f",
        "on_secondary_container": "#f1f1f1",
        "outline_variant": "#3f3f3f",
    }
    system = True
    min_sdk = 26
    main = names.HOME
    aliases = {names.HOME: names.WATCH_WHILE, names.LINKS: names.WATCH_WHILE}
    activities = {
        names.WATCH_WHILE: "main:WatchWhile",
        names.PAIR_WITH_TV: "pairing:PairWithTv",
        names.SETTINGS: "settings:TubeSettings",
    }
    filters = (
        IntentFilter(
            activity=names.LINKS,
            actions=(ACTION_VIEW,),
            categories=(CATEGORY_DEFAULT, CATEGORY_BROWSABLE),
            schemes=("http", "https"),
            hosts=names.HOSTS,
        ),
    )
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.WAKE_LOCK",
        "android.permission.FOREGROUND_SERVICE",
        "android.permission.VIBRATE",
    )
    schemas = {model.DATABASE: model.SCHEMA}
    contents = {model.DATABASE: "content:rows"}

    @property
    def store(self) -> TubeStore:
        """Films, and what the owner did with them."""
        from pytest_androidbench.phone.apps.youtube.store import TubeStore

        return TubeStore(self)

    def page(self, name: str, /, **fields: object) -> Screen[Any]:
        """A new page of the main activity."""
        return self.screen_named(PAGES[name])(**fields)

    @property
    def locale(self) -> str:
        """Of the language that the app speaks."""
        return self.display(self.phone.display).locale

    def say(self, text: TextLike) -> str:
        """A text in that language."""
        return self.look(self.phone.windows.view.composer.context()).text(text)

    def display(self, display: Display) -> Display:
        prefs = self.prefs()
        themed = own_theme(display, prefs.get(names.THEME_KEY, "system"))
        language = prefs.get(names.LANGUAGE_KEY, "")
        return replace(themed, locale=language) if language in names.LANGUAGES else themed
