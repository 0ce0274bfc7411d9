"""The main page: five tabs over a bar that leads from one to the other (MainActivity.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Literal, Self

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.collections_tabs import AlbumsTab, ArtistsTab
from pytest_androidbench.phone.apps.retromusic.home_tab import HomeTab
from pytest_androidbench.phone.apps.retromusic.mini_player import MiniPlayer, framed
from pytest_androidbench.phone.apps.retromusic.playlists_tab import PlaylistsTab
from pytest_androidbench.phone.apps.retromusic.songs_tab import SongsTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HOME, SONGS, ALBUMS, ARTISTS, PLAYLISTS = range(5)
TABS: Final = (
    w.Tab(text=tr("For you"), icon="home", id="action_home"),
    w.Tab(text=tr("Songs"), icon="audiotrack", id="action_song"),
    w.Tab(text=tr("Albums"), icon="album", id="action_album"),
    w.Tab(text=tr("Artists"), icon="person", id="action_artist"),
    w.Tab(text=tr("Playlists"), icon="queue_music", id="action_playlist"),
)

LABELS: Final[dict[str, Literal["all", "chosen", "none"]]] = {"1": "all", "3": "none"}
"""Which tabs have their names under them; with five of them that is usually the chosen one."""


@dataclass(eq=False)
class RetroMain(AppScreen[RetroApp, None]):
    """The library."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTop"

    tab: int = HOME
    data: str = ""
    """The address of a song that is to be played."""
    expand: bool = False
    home: HomeTab = field(default_factory=HomeTab)
    songs: SongsTab = field(default_factory=SongsTab)
    albums: AlbumsTab = field(default_factory=AlbumsTab)
    artists: ArtistsTab = field(default_factory=ArtistsTab)
    playlists: PlaylistsTab = field(default_factory=PlaylistsTab)
    mini: MiniPlayer = field(default_factory=MiniPlayer)
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(data=intent.data or "", expand=bool(intent.extras.get("expand")))

    def on_open(self) -> None:
        if not self.app.permitted():
            self.start(Intent(component=f"{names.PACKAGE}/{names.PERMISSIONS}"))
            self.close()
            return
        prefs = self.app.prefs()
        if prefs.get(names.REMEMBER_TAB_KEY, default=True):
            self.tab = max(HOME, min(prefs.get(names.LAST_TAB_KEY, HOME), PLAYLISTS))
        self._begin()

    def on_intent(self, intent: Intent) -> None:
        self.data, self.expand = intent.data or "", bool(intent.extras.get("expand"))
        self._begin()

    def _begin(self) -> None:
        """Play what the app was started with, or show what is played."""
        if self.data:
            path = self.phone.content.path_of(self.data)
            song = self.app.library.at(path) if path else None
            if song is not None:
                self.app.player.open([song], 0, play=True)
            else:
                self.toast(tr("Couldn’t play this song."))
        elif self.expand and self.app.prefs().get(names.EXPAND_KEY, default=False):
            self.mini.open()
        self.data, self.expand = "", False

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def build(self) -> w.Widget:
        part = self.parts[self.tab]
        selected = part.selection_bar()
        mode = self.app.prefs().get(names.TAB_TITLES_KEY, "0")
        tabs = w.BottomTabs(
            TABS, self.tab, self.go, labels=LABELS.get(mode, "chosen"), id="navigationView"
        )
        return framed(
            selected or self._bar(), part.build(), self.mini.build(), tabs, over=part.over()
        )

    @property
    def parts(self) -> tuple[HomeTab, SongsTab, AlbumsTab, ArtistsTab, PlaylistsTab]:
        """The tabs in their order."""
        return self.home, self.songs, self.albums, self.artists, self.playlists

    def _bar(self) -> w.Widget:
        search = w.Up(self.search, "search")
        if self.tab == HOME:
            settings = w.BarButton(
                "settings", tr("Settings"), id="action_settings", on_tap=self.settings
            )
            return look.bar("Retro Music", settings, lead=search)
        more = w.More(partial(self.menus.open, self.more))
        return look.bar(TABS[self.tab].text, more, lead=search)

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        part = self.parts[self.tab]
        settings = MenuEntry(text=tr("Settings"), act=self.settings)
        return [*part.options_rows(), settings, *part.more_rows()]

    def go(self, tab: int) -> None:
        """Show a tab."""
        self.parts[self.tab].back()
        self.tab = tab
        self.app.prefs().put(names.LAST_TAB_KEY, tab)

    def search(self) -> None:
        self.show(self.app.page("search"))

    def settings(self) -> None:
        self.show(self.app.page("settings"))

    def on_back(self) -> None:
        if not self.parts[self.tab].back():
            if self.tab == HOME:
                self.close()
            else:
                self.tab = HOME
