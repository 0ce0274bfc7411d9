"""The first pages: what one listens to, what was played, and the library."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.playmusic import look, names
from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.apps.playmusic.playing_strip import PlayingStrip
from pytest_androidbench.phone.apps.playmusic.song_acts import TuneActs
from pytest_androidbench.phone.apps.playmusic.store import MusicStore
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr
from pytest_androidbench.phone.world.people import OWNER

HOME, RECENTS, LIBRARY, SETTINGS = range(4)
TITLES: Final = (tr("Home"), tr("Recents"), tr("Music library"))
TABS: Final = ("playlist", "artist", "album", "song", "genre")
TAB_TITLES: Final = (tr("Playlists"), tr("Artists"), tr("Albums"), tr("Songs"), tr("Genres"))
NEW_SHOWN: Final = 6


@dataclass(eq=False)
class MusicDrawer(Drawer[PlayMusicApp]):
    """The panel that leads to the pages."""

    rows = (
        DrawerRow(text=tr("Home"), icon="home"),
        DrawerRow(text=tr("Recents"), icon="history"),
        DrawerRow(text=tr("Music library"), icon="library_music"),
        DrawerRow(text=tr("Settings"), icon="settings"),
    )
    view_id = "play_drawer_list"

    def header(self) -> w.Kid:
        words = w.Column(
            w.Text(OWNER.name, w.TITLE_MEDIUM, lines=1, id="display_name"),
            w.Text(OWNER.address, look.SECOND, lines=1, id="account_name", ltr=True),
            gap=2,
        )
        return w.Panel(words, padding=(16, 24, 16, 16), look=w.Look(background="primary_container"),
                       width="fill")  # fmt: skip


@dataclass(eq=False)
class TopLevel(AppScreen[PlayMusicApp, None]):
    """One of the pages that the drawer leads to."""

    activity: ClassVar[str] = names.TOP
    launch_mode = "singleTop"

    page: int = HOME
    tab: int = 0
    player: bool = False
    """Whether it was started so that the player is shown."""
    acts: TuneActs = field(default_factory=TuneActs)
    strip: PlayingStrip = field(default_factory=PlayingStrip)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(player=bool(intent.extras.get("player")))

    def on_open(self) -> None:
        if self.player:
            self.strip.open()

    def on_intent(self, intent: Intent) -> None:
        if intent.extras.get("player"):
            self.strip.open()

    def beat_ms(self) -> int:
        return self.strip.beat_ms()

    def build(self) -> w.Widget:
        menu = w.IconButton("menu", tr("Show navigation drawer"), colour="on_surface", width=56,
                            height=56, on_tap=self.open_drawer)  # fmt: skip
        find = w.BarButton("search", tr("Search"), id="search", on_tap=self.search)
        bar = w.TopBar(TITLES[self.page], lead=menu, actions=(find,), id="play_header_toolbar")
        tabs = None
        if self.page == LIBRARY:
            tabs = look.tabs(TAB_TITLES, self.tab, self.go_to)
        return w.Page(bar, tabs, self._body(), self.strip.build())

    def _body(self) -> w.Widget:
        if self.page == HOME:
            rows = self._home()
        elif self.page == RECENTS:
            rows = self._recents()
        elif TABS[self.tab] == "song":
            rows = self._songs()
        else:
            rows = self._groups(TABS[self.tab])
        if not rows:
            return empty_state(tr("There is nothing here yet"), "empty_text")
        key = f"page {self.page} {self.tab}"
        return w.Scroll(*rows, id="recycler", cls=look.RECYCLER, key=key, padding=(8, 8, 8, 16))

    def _home(self) -> list[w.Widget]:
        store = self.app.store
        newest = sorted(store.all(), key=lambda one: (-one.added_ms, one.id))
        albums = [*dict.fromkeys(one.album for one in newest)][:NEW_SHOWN]
        mix = w.Panel(
            w.Row(w.Icon("shuffle", 32, "primary"),
                  w.Column(w.Text(tr("Shuffle library"), look.HEAD, id="title"),
                           w.Text(tr("All your songs in any order"), look.SECOND), gap=2, weight=1),
                  gap=16, width="fill"),
            padding=16, look=w.Look(background="surface", radius=4, elevation=1), cls=look.FRAME,
            width="fill", desc=tr("Shuffle library"), on_tap=self.shuffle_all,
        )  # fmt: skip
        cells = [self._tile(store, "album", one) for one in albums]
        return [
            w.Panel(mix, padding=8),
            _heading(tr("Recent activity")),
            *self._recents()[:3],
            _heading(tr("Recently added")),
            *look.tiles(cells, self.host.width_dp),
        ]

    def _recents(self) -> list[w.Widget]:
        store = self.app.store
        cells = [self._tile(store, one.kind, one.name) for one in store.recents()]
        return look.tiles(cells, self.host.width_dp)

    def _songs(self) -> list[w.Widget]:
        player, songs = self.app.player, self.app.store.all()
        now = player.song.id if player.song is not None else 0
        return [
            look.song_row(
                one.title, one.artist, f"{one.id}", partial(self.play_song, one.id),
                partial(self.acts.song_menu, one.id, f"menu {one.id}"), playing=one.id == now,
            )
            for one in songs
        ]  # fmt: skip

    def _groups(self, kind: str) -> list[w.Widget]:
        store = self.app.store
        cells = [self._tile(store, kind, one) for one in store.groups(kind)]
        new: list[w.Widget] = []
        if kind == "playlist":
            new.append(
                w.ListItem(tr("New playlist"), icon="add", look=w.MATERIAL,
                           on_tap=partial(self.acts.new_list, []))
            )  # fmt: skip
        return [*new, *look.tiles(cells, self.host.width_dp)]

    def _tile(self, store: MusicStore, kind: str, name: str) -> w.Widget:
        key = f"{kind} {name}"
        open_ = partial(self.acts.open, kind, name)
        menu = partial(self.acts.group_menu, kind, name, f"menu {key}")
        return look.tile(
            store.group_title(kind, name), _facts(store, kind, name), kind, (open_, menu), key,
            look.tile_side(self.host.width_dp),
        )  # fmt: skip

    def go_to(self, tab: int) -> None:
        """Show another tab of the library."""
        self.tab = tab

    def search(self) -> None:
        """Look for music."""
        self.show(self.app.page("search"))

    def open_drawer(self) -> None:
        """Show where one can go."""
        self.ask(MusicDrawer(chosen=self.page), self.chosen)

    def chosen(self, page: int) -> None:
        """Go to a page."""
        if page == SETTINGS:
            self.start(Intent(component=f"{names.PACKAGE}/{names.SETTINGS}"))
        else:
            self.page = page

    def play_song(self, id_: int) -> None:
        """Play the songs from one on."""
        songs = self.app.store.all()
        place = next((at for at, one in enumerate(songs) if one.id == id_), -1)
        self.app.player.open(songs, place)

    def shuffle_all(self) -> None:
        """Play everything in any order."""
        self.app.player.open_mixed(self.app.store.all())

    def on_back(self) -> None:
        if self.page != HOME:
            self.page = HOME
        else:
            self.close()


def _heading(text: Message) -> w.Widget:
    return w.Panel(w.Text(text, look.HEAD, id="header_title_main"), padding=(8, 16, 8, 8))


def _facts(store: MusicStore, kind: str, name: str) -> TextLike:
    """Whose an album is, or how many songs there are."""
    songs = store.group(kind, name)
    if kind == "album" and songs:
        return songs[0].artist
    return ntr("{n} song", "{n} songs", len(songs))
