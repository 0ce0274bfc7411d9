"""The user's playlists (PlaylistsFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.covers import cover, first_pictured
from pytest_androidbench.phone.apps.retromusic.importing import ImportingPlaylists
from pytest_androidbench.phone.apps.retromusic.list_options import ListOptions, order_rows
from pytest_androidbench.phone.apps.retromusic.model import Playlist, summary
from pytest_androidbench.phone.apps.retromusic.playlist_acts import PlaylistActs
from pytest_androidbench.phone.apps.retromusic.selecting import action_bar, done
from pytest_androidbench.phone.apps.retromusic.song_list import tile
from pytest_androidbench.phone.apps.retromusic.sorting import PLAYLIST_ORDERS
from pytest_androidbench.phone.apps.retromusic.tab import RetroTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class PlaylistsTab(RetroTab):
    """A grid of cards, or a list."""

    options: ListOptions = field(default_factory=lambda: ListOptions(kind="playlist", usual=2))
    chosen: Selection[int] = field(default_factory=Selection)
    acts: PlaylistActs = field(default_factory=PlaylistActs)
    importing: ImportingPlaylists = field(default_factory=ImportingPlaylists)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        """The playlists."""
        playlists = self._sorted()
        if not playlists:
            return look.nothing(tr("You have no playlists"))
        columns = self.options.columns
        if columns == 1:
            rows = [self._row(playlist) for playlist in playlists]
        else:
            rows = look.tiles([self._card(playlist, columns) for playlist in playlists], columns)
        return w.Scroll(*rows, padding=(4, 0, 4, 24), id="recycler_view", cls=look.RECYCLER)

    def _sorted(self) -> list[Playlist]:
        return PLAYLIST_ORDERS.sort(self.app.prefs(), self.app.playlists.all())

    def _menu(self, playlist: Playlist) -> w.Widget | None:
        if playlist.id in self.chosen:
            return None
        key = f"playlist {playlist.id}"
        return look.dots(key, partial(self.acts.open, key, playlist.id))

    def _card(self, playlist: Playlist, columns: int) -> w.Widget:
        first = first_pictured(self.app, playlist.songs)
        side = self.host.width_dp / columns - 20
        return tile(
            cover(self.app, first, side, sign="queue_music"),
            playlist.name,
            summary(playlist.songs),
            self._menu(playlist),
            on_tap=partial(self.tap, playlist.id),
            on_long=partial(self.chosen.toggle, playlist.id),
            selected=playlist.id in self.chosen,
        )

    def _row(self, playlist: Playlist) -> w.Widget:
        chosen = playlist.id in self.chosen
        image = w.Picture(icon="playlist_play", background="transparent", size=45, id="image",
                          colour="on_surface_variant", shape="rect")  # fmt: skip
        text = summary(playlist.songs)
        content = look.song_row(image, playlist.name, text, self._menu(playlist), selected=chosen)
        hold = partial(self.chosen.toggle, playlist.id)
        return look.row(content, partial(self.tap, playlist.id), hold, selected=chosen)

    def tap(self, id_: int) -> None:
        """Select a playlist while any are; else show it."""
        if self.chosen:
            self.chosen.toggle(id_)
        else:
            self.show(self.app.page("playlist", id=id_))

    def selection_bar(self) -> w.Widget | None:
        """The bar while playlists are selected."""
        if not self.chosen:
            return None
        return action_bar(
            len(self.chosen),
            done(self.chosen),
            w.BarButton("redo", tr("Play next"), id="action_play_next", on_tap=self.play_next),
            w.BarButton(
                "queue",
                tr("Add to playing queue"),
                id="action_add_to_current_playing",
                on_tap=self.enqueue,
            ),
            w.More(partial(self.menus.open, self.selected_rows)),
        )

    def selected_rows(self) -> Sequence[MenuEntry]:
        """The rest; two of its rows do nothing in this version of the app."""
        return (
            MenuEntry(text=tr("Add to playlist"), act=self.add),
            MenuEntry(text=tr("Delete playlists"), act=self.chosen.end),
            MenuEntry(text=tr("Select all"), act=self.select_all),
            MenuEntry(text=tr("Save as files"), act=self.chosen.end),
        )

    def _take(self) -> list[int]:
        """The songs of what is selected; the selection ends."""
        ids = [song for id_ in self.chosen.rows for song in self.acts.ids(id_)]
        self.chosen.end()
        return ids

    def play_next(self) -> None:
        self.acts.acts.play_next(self._take())

    def enqueue(self) -> None:
        self.acts.acts.enqueue(self._take())

    def add(self) -> None:
        self.acts.adding.ask_where(self._take())

    def select_all(self) -> None:
        self.chosen.all_or_none([playlist.id for playlist in self._sorted()])

    def options_rows(self) -> Sequence[MenuEntry]:
        """The upper rows of the menu."""
        return self.options.entries(self.orders, styles=False)

    def more_rows(self) -> Sequence[MenuEntry]:
        """Its last rows."""
        return (
            MenuEntry(text=tr("New playlist"), act=partial(self.acts.adding.ask_name, [])),
            MenuEntry(text=tr("Import playlist"), act=self.importing.ask_which),
        )

    def orders(self) -> Sequence[MenuEntry]:
        """How playlists can be sorted."""
        return order_rows(self.app, PLAYLIST_ORDERS)

    def back(self) -> bool:
        """End the selection; tells whether there was one."""
        was = bool(self.chosen)
        self.chosen.end()
        return was
