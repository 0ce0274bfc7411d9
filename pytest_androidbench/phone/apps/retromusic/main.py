"""The main page: tabs over a bar that leads from one to the other (MainActivity.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Literal, Self

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.categories import (
    FOLDERS,
    GENRES,
    HOME,
    SEARCH,
    TABS,
    shown,
)
from pytest_androidbench.phone.apps.retromusic.collections_tabs import AlbumsTab, ArtistsTab
from pytest_androidbench.phone.apps.retromusic.folders_tab import FoldersTab
from pytest_androidbench.phone.apps.retromusic.genres import GenresTab
from pytest_androidbench.phone.apps.retromusic.home_tab import HomeTab
from pytest_androidbench.phone.apps.retromusic.mini_player import MiniPlayer, framed
from pytest_androidbench.phone.apps.retromusic.playlists_tab import PlaylistsTab
from pytest_androidbench.phone.apps.retromusic.songs_tab import SongsTab
from pytest_androidbench.phone.apps.retromusic.tab import RetroTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

Labels = Literal["all", "chosen", "none"]
LABELS: Final[dict[str, Labels]] = {"1": "all", "2": "chosen", "3": "none"}
"""Which tabs have their names under them, where that is chosen."""
FEW: Final = 3
"""So many tabs have room for all names."""


@dataclass(eq=False)
class RetroMain(AppScreen[RetroApp, None]):
    """The library."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTop"

    tab: int = HOME
    """One of the categories, shown or not."""
    data: str = ""
    """The address of a song that is to be played."""
    expand: bool = False
    home: HomeTab = field(default_factory=HomeTab)
    songs: SongsTab = field(default_factory=SongsTab)
    albums: AlbumsTab = field(default_factory=AlbumsTab)
    artists: ArtistsTab = field(default_factory=ArtistsTab)
    playlists: PlaylistsTab = field(default_factory=PlaylistsTab)
    genres: GenresTab = field(default_factory=GenresTab)
    folders: FoldersTab = field(default_factory=FoldersTab)
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
            self.tab = prefs.get(names.LAST_TAB_KEY, HOME)
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

    @property
    def tabs(self) -> list[int]:
        """The categories that are shown and have a page here; without any the first one."""
        return [number for number in shown(self.app.prefs()) if number != SEARCH] or [HOME]

    @property
    def here(self) -> int:
        """The category that is shown."""
        return self.tab if self.tab in self.tabs else self.tabs[0]

    def build(self) -> w.Widget:
        part = self.part
        selected = part.selection_bar()
        return framed(
            selected or self._bar(), part.build(), self.mini.build(), self._tabs(), over=part.over()
        )

    def _tabs(self) -> w.Widget | None:
        """The bar that leads from one to the other, unless there is only one."""
        numbers = shown(self.app.prefs())
        if len(numbers) < 2:
            return None
        mode = self.app.prefs().get(names.TAB_TITLES_KEY, "0")
        usual: Labels = "all" if len(numbers) <= FEW else "chosen"
        return w.BottomTabs(
            [TABS[number] for number in numbers],
            numbers.index(self.here),
            self.go_to,
            labels=LABELS.get(mode, usual),
            id="navigationView",
        )

    @property
    def part(self) -> RetroTab:
        """The tab that is shown."""
        return (
            self.home, self.songs, self.albums, self.artists, self.playlists, self.genres,
            self.folders,
        )[self.here]  # fmt: skip

    def _bar(self) -> w.Widget:
        search = w.Up(self.search, "search")
        title = "Retro Music" if self.here == HOME else TABS[self.here].text
        if self.here in {HOME, GENRES}:
            settings = w.BarButton(
                "settings", tr("Settings"), id="action_settings", on_tap=self.settings
            )
            return look.bar(title, settings, lead=search)
        more = w.More(partial(self.menus.open, self.more))
        return look.bar(title, more, lead=search)

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        part = self.part
        settings = MenuEntry(text=tr("Settings"), act=self.settings)
        return [*part.options_rows(), settings, *part.more_rows()]

    def go_to(self, place: int) -> None:
        """Show the tab at a place of the bar."""
        number = shown(self.app.prefs())[place]
        if number == SEARCH:
            self.search()
            return
        if self.here == FOLDERS:
            self.folders.listing.back()
        else:
            self.part.back()
        self.tab = number
        self.app.prefs().put(names.LAST_TAB_KEY, number)

    def search(self) -> None:
        self.show(self.app.page("search"))

    def settings(self) -> None:
        self.show(self.app.page("settings"))

    def on_back(self) -> None:
        if not self.part.back():
            if self.here == self.tabs[0]:
                self.close()
            else:
                self.tab = self.tabs[0]
