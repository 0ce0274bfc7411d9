"""The whole player, and what is played in turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.playmusic import look
from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.apps.playmusic.model import Tune, length
from pytest_androidbench.phone.apps.playmusic.playing_strip import BEAT_MS
from pytest_androidbench.phone.apps.playmusic.song_acts import TuneActs
from pytest_androidbench.phone.kit.drawn_cover import cover
from pytest_androidbench.phone.kit.queue_player import REPEAT_NONE, REPEAT_ONE
from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

STEP_MS: Final = 100
ROW: Final = 64


@dataclass(eq=False)
class PlayerPage(AppScreen[PlayMusicApp, None]):
    """Cover or queue, bar, buttons."""

    listed: bool = False
    """Whether the queue is shown in place of the cover."""
    acts: TuneActs = field(default_factory=TuneActs)
    reordering: Reordering = field(default_factory=lambda: Reordering(list_id="queue", row_dp=ROW))

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.player.running else 0

    def on_resume(self) -> None:
        if self.app.player.song is None:
            self.close()

    def build(self) -> w.Widget:
        song = self.app.player.song or Tune(id=0)
        words = w.Column(
            w.Text(song.title, w.TITLE_MEDIUM, lines=1, id="trackname"),
            w.Text(song.artist, look.SECOND, lines=1, id="trackartist"),
            gap=2,
        )
        queue = w.IconButton(
            "queue_music", tr("Hide queue") if self.listed else tr("Show queue"),
            colour="primary" if self.listed else "on_surface", id="queue_switch",
            on_tap=self.turn_queue,
        )  # fmt: skip
        more = w.More(partial(self.acts.song_menu, song.id, "more"))
        bar = w.TopBar(words, lead=w.Up(True, "keyboard_arrow_down", tr("Close player")),
                       views=(queue,), actions=(more,), id="nowplaying_header")  # fmt: skip
        flat = self.host.width_dp > 600
        body = self._queue() if self.listed else self._cover(song, flat=flat)
        if flat:
            return w.Page(bar, w.Row(body, w.Panel(self._controls(song), weight=1), width="fill",
                                     weight=1))  # fmt: skip
        return w.Page(bar, body, self._controls(song))

    def _cover(self, song: Tune, *, flat: bool) -> w.Widget:
        side = 200 if flat else min(300, self.host.width_dp - 64)
        image = w.Align(cover(f"album {song.album}", side, id_="album_art"))
        return w.Panel(image, weight=1, width="fill", id="art_pager", cls=look.FRAME,
                       on_swipe=self.swiped)  # fmt: skip

    def _queue(self) -> w.Widget:
        player = self.app.player
        songs, now = player.queue, player.place
        shown = self.reordering.shown(list(enumerate(songs)))
        return w.Scroll(
            count=len(shown), row=lambda at: self._row(*shown[at], now, len(songs)),
            row_height=ROW, id="queue", cls=look.RECYCLER,
        )  # fmt: skip

    def _row(self, place: int, song: Tune, now: int, count: int) -> w.Widget:
        handle = self.reordering.handle(place, count, self.move, id="drag_handle")
        row = look.song_row(
            song.title, song.artist, f"queue {place}", partial(self.play_at, place),
            partial(self.acts.song_menu, song.id, f"menu queue {place}"), playing=place == now,
            ahead=handle,
        )  # fmt: skip
        row.on_swipe = partial(self.row_swiped, place)
        return row

    def _controls(self, song: Tune) -> w.Widget:
        player = self.app.player
        seek = w.SeekBar(player.ms // STEP_MS, max(1, song.ms // STEP_MS), self.seek,
                         id="progress", text=tr("Position"))  # fmt: skip
        times = w.Row(
            w.Text(length(player.ms), look.SMALL, ltr=True, id="currenttime"),
            w.Spacer(weight=1),
            w.Text(length(song.ms), look.SMALL, ltr=True, id="totaltime"),
            width="fill",
        )
        return w.Column(
            seek,
            w.Panel(times, padding=(16, 0), width="fill"),
            self._buttons(),
            self._thumbs(song),
            w.Spacer(8),
            across="stretch",
            width="fill",
        )

    def _buttons(self) -> w.Widget:
        player = self.app.player
        repeat = "repeat_one" if player.repeat == REPEAT_ONE else "repeat"
        press = w.Fab(
            "pause" if player.running else "play_arrow",
            tr("Pause") if player.running else tr("Play"),
            id="pause", size=64, on_tap=player.toggle,
        )  # fmt: skip
        return w.Row(
            _button(repeat, tr("Repeat"), "repeat", player.cycle_repeat,
                    on=player.repeat != REPEAT_NONE),
            _button("skip_previous", tr("Previous"), "prev", player.back),
            press,
            _button("skip_next", tr("Next"), "next", player.next),
            _button("shuffle", tr("Shuffle"), "shuffle", player.toggle_shuffle,
                    on=player.shuffled),
            along="between",
            width="fill",
        )  # fmt: skip

    def _thumbs(self, song: Tune) -> w.Widget | None:
        if song.id <= 0:
            return None
        return w.Row(
            _button("thumb_down", tr("Thumbs down"), "thumbsdown",
                    partial(self.thumb, song.id, "down"), on=song.thumb == "down"),
            w.Spacer(weight=1),
            _button("thumb_up", tr("Thumbs up"), "thumbsup",
                    partial(self.thumb, song.id, "up"), on=song.thumb == "up"),
            width="fill",
        )  # fmt: skip

    def thumb(self, id_: int, what: str) -> None:
        """Give a song a thumb, or take it back."""
        song = self.app.store.songs.get(id_)
        if song is not None:
            self.app.store.songs.put(id_, thumb="" if song.thumb == what else what)

    def turn_queue(self) -> None:
        """Show the queue, or the cover."""
        self.listed = not self.listed

    def play_at(self, place: int) -> None:
        """Play what is at a place of the queue."""
        self.app.player.play_at(place)

    def move(self, taken: int, at: int) -> None:
        """Put a song at another place."""
        self.app.player.move(taken, at)

    def row_swiped(self, place: int, direction: SwipeDirection) -> None:
        """Take a song out."""
        if direction in {"left", "right"}:
            self.app.player.remove_at(place)
            self.on_resume()

    def seek(self, steps: int) -> None:
        """Go to a place of the bar."""
        self.app.player.seek(steps * STEP_MS)

    def swiped(self, direction: SwipeDirection) -> None:
        """Go on, back, or down to the page below."""
        if direction == "left":
            self.app.player.next()
        elif direction == "right":
            self.app.player.back()
        elif direction == "down":
            self.close()


def _button(icon: str, desc: Message, id_: str, act: look.Act, *, on: bool = False) -> w.Widget:
    return w.IconButton(icon, desc, id=id_, size=28, colour="primary" if on else "on_surface",
                        selected=on, width=56, height=56, on_tap=act)  # fmt: skip
