"""What is played in turn (PlayingQueueFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.mini_player import MiniPlayer, framed
from pytest_androidbench.phone.apps.retromusic.model import Song, length
from pytest_androidbench.phone.apps.retromusic.selecting import SongSelection
from pytest_androidbench.phone.apps.retromusic.song_acts import SongActs
from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection


@dataclass(eq=False)
class QueuePage(AppScreen[RetroApp, None]):
    """The queue, in which rows can be dragged, and swiped away."""

    marked: SongSelection = field(default_factory=lambda: SongSelection(acts=SongActs(queue=True)))
    reordering: Reordering = field(
        default_factory=lambda: Reordering(list_id=look.LIST, row_dp=look.ROW)
    )
    mini: MiniPlayer = field(default_factory=MiniPlayer)

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def on_resume(self) -> None:
        if self.app.player.song is None:
            self.close()

    def build(self) -> w.Widget:
        player = self.app.player
        songs, position = player.queue, player.position
        rest = length(sum(song.duration for song in songs[position + 1 :]))
        top = look.bar(
            tr("Now playing queue"),
            lead=w.Up(True),
            subtitle=tr("Up next  •  {time}", time=rest),
        )
        if self.marked.chosen:
            top = self.marked.bar([song.id for song in songs])
        clear = w.Fab("clear_all", text=tr("Clear queue"), id="clearQueue", on_tap=self.clear)
        over = w.Align(clear, across="end", down="bottom", margin=16)
        shown = self.reordering.shown(list(enumerate(songs)))
        rows = w.Scroll(
            count=len(shown),
            row=lambda place: self._row(*shown[place], position, len(songs)),
            row_height=look.ROW,
            padding=(0, 0, 0, 88),
            id=look.LIST,
            cls=look.RECYCLER,
        )
        return framed(top, rows, self.mini.build(), over=over)

    def _row(self, place: int, song: Song, position: int, count: int) -> w.Widget:
        chosen = song.id in self.marked
        handle = self.reordering.handle(place, count, self.move, id="drag_view")
        open_ = partial(self.marked.acts.open, f"menu {place}", song.id, place)
        menu = None if chosen else look.dots(f"menu {place}", open_)
        content = look.song_row(
            cover(self.app, song, 40), song.title, song.artist, menu, ahead=handle,
            selected=chosen, image_card="imageContainer",
        )  # fmt: skip
        row = look.row(
            content,
            partial(self.tap, song.id, place),
            partial(self.marked.hold, song.id),
            selected=chosen or place == position,
            cls=look.FRAME,
        )
        row.on_swipe = partial(self.swiped, place)
        return row

    def tap(self, id_: int, place: int) -> None:
        """Select a song while any are; else play it."""
        if not self.marked.tap(id_):
            self.app.player.play_at(place)

    def swiped(self, place: int, direction: SwipeDirection) -> None:
        """Take a song out."""
        if direction in {"left", "right"}:
            self.app.player.remove_at(place)
            self.on_resume()

    def move(self, taken: int, at: int) -> None:
        """Put a song at another place."""
        self.app.player.move(taken, at)

    def clear(self) -> None:
        """Empty the queue."""
        self.app.player.clear()
        self.close()

    def on_back(self) -> None:
        if self.marked.chosen:
            self.marked.chosen.end()
        else:
            self.close()
