"""One playlist (PlaylistDetailsFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import cover, first_pictured
from pytest_androidbench.phone.apps.retromusic.mini_player import MiniPlayer, framed
from pytest_androidbench.phone.apps.retromusic.model import Playlist, Song, summary
from pytest_androidbench.phone.apps.retromusic.playlist_acts import PlaylistActs
from pytest_androidbench.phone.apps.retromusic.selecting import SongSelection
from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

BUTTON: Final = "android.widget.Button"
LARGE: Final = w.TextStyle(30)


@dataclass(eq=False)
class PlaylistPage(AppScreen[RetroApp, None]):
    """Its songs, in the order the user gives them.

    As in the real app the order is written when the page is left: every row is put in again.
    """

    id: int = 0
    order: list[int] = field(default_factory=list)
    """The songs as they were dragged, until that is written."""
    marked: SongSelection = field(default_factory=SongSelection)
    reordering: Reordering = field(
        default_factory=lambda: Reordering(list_id=look.LIST, row_dp=look.ROW)
    )
    acts: PlaylistActs = field(default_factory=PlaylistActs)
    mini: MiniPlayer = field(default_factory=MiniPlayer)

    def on_open(self) -> None:
        self.marked.acts.playlist = self.id

    def on_resume(self) -> None:
        if self.app.playlists.get(self.id) is None:
            self.close()

    def on_pause(self) -> None:
        self._keep()

    def on_close(self) -> None:
        self._keep()

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    @property
    def playlist(self) -> Playlist:
        """What it shows."""
        return self.app.playlists.get(self.id) or Playlist(id=self.id, name="")

    def songs(self) -> list[Song]:
        """The songs as they are shown: those that came meanwhile are the last."""
        places = {id_: place for place, id_ in enumerate(self.order)}
        last = len(places)
        return sorted(self.playlist.songs, key=lambda song: places.get(song.id, last))

    def build(self) -> w.Widget:
        playlist, songs = self.playlist, self.songs()
        bar = w.TopBar(
            "",
            lead=w.Up(True),
            actions=(
                w.BarButton("shuffle", tr("Shuffle playlist"), on_tap=self.shuffle),
                w.More(partial(self.acts.open, "more", self.id)),
            ),
            id="toolbar",
        )
        if self.marked.chosen:
            bar = self.marked.bar([song.id for song in songs])
        head = self._head(playlist, songs)
        top = w.Panel(w.Column(bar, head, across="stretch"), id="appBarLayout", cls=look.LINEAR)
        if not songs:
            return framed(top, look.nothing(tr("You have no songs")), self.mini.build())
        shown = self.reordering.shown(songs)
        body = w.Scroll(
            count=len(shown),
            row=lambda place: self._row(shown[place], songs.index(shown[place]), len(songs)),
            row_height=look.ROW,
            padding=(0, 0, 0, 24),
            id=look.LIST,
            cls=look.RECYCLER,
        )
        return framed(top, body, self.mini.build())

    def _head(self, playlist: Playlist, songs: list[Song]) -> w.Widget:
        side = min(148, (self.host.width_dp - 48) * 0.4)
        words = w.Column(
            w.Text(playlist.name, LARGE, lines=2, id="title"),
            w.Text(summary(songs), id="subtitle"),
            w.Row(
                _large("play_arrow", "play_button", "secondary_container", self.play, 1),
                _large("shuffle", "shuffle_button", "tertiary_container", self.shuffle, 0),
                gap=16,
                width="fill",
            ),
            gap=12,
            weight=1,
        )
        row = w.Row(
            cover(self.app, first_pictured(self.app, songs), side, sign="queue_music"), words,
            gap=16, width="fill", across="start",
        )  # fmt: skip
        return w.Panel(row, padding=(16, 0, 16, 16), cls=look.VIEW_GROUP)

    def _row(self, song: Song, place: int, count: int) -> w.Widget:
        chosen = song.id in self.marked
        handle = self.reordering.handle(place, count, self.move, id="drag_view")
        open_ = partial(self.marked.acts.open, f"menu {place}", song.id, place)
        menu = None if chosen else look.dots(f"menu {place}", open_)
        content = look.song_row(
            cover(self.app, song, 40), song.title, song.artist, menu,
            ahead=handle, selected=chosen,
            image_card="imageContainer",
        )  # fmt: skip
        tap, hold = partial(self.tap, song.id, place), partial(self.marked.hold, song.id)
        return look.row(content, tap, hold, selected=chosen, cls=look.FRAME)

    def tap(self, id_: int, place: int) -> None:
        """Select a song while any are; else play the playlist from it on."""
        if not self.marked.tap(id_):
            self.app.player.open(self.songs(), place, play=True)

    def move(self, taken: int, at: int) -> None:
        """Put a song at another place."""
        ids = [song.id for song in self.songs()]
        ids.insert(at, ids.pop(taken))
        self.order = ids

    def play(self) -> None:
        """Play it from its beginning."""
        self.app.player.open(self.songs(), 0, play=True)

    def shuffle(self) -> None:
        """Play it in any order."""
        self.app.player.open_shuffled(self.songs())

    def on_back(self) -> None:
        if self.marked.chosen:
            self.marked.chosen.end()
        else:
            self.close()

    def _keep(self) -> None:
        if self.app.playlists.get(self.id) is not None:
            self.app.playlists.add(self.id, self.songs())
        self.order = []


def _large(icon: str, id_: str, colour: str, on_tap: look.Act, weight: float) -> w.Widget:
    """A tall button with a sign and no words."""
    return w.Panel(
        w.Align(w.Icon(icon, 24, "on_surface")),
        look=w.Look(background=colour, radius=28),
        id=id_,
        cls=BUTTON,
        height=56,
        width=None if weight else 56,
        weight=weight,
        on_tap=on_tap,
    )
