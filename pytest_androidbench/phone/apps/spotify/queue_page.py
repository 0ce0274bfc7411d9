"""What is played, and what comes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.schema import SpotSong
from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ROW: Final = 64


@dataclass(eq=False)
class SpotQueue(SpotPage):
    """One track, and those behind it, which can be dragged and taken out."""

    reordering: Reordering = field(
        default_factory=lambda: Reordering(list_id="queue_list", row_dp=ROW)
    )

    def on_resume(self) -> None:
        if self.app.player.song is None:
            self.close()

    def build(self) -> w.Widget:
        player = self.app.player
        songs, now = player.queue, player.place
        lead = w.Up(True, "close", tr("Close"))
        heading = look.heading(tr("Now playing"))
        first = [self._playing(each) for each in songs[now : now + 1]]
        rest = list(enumerate(songs))[now + 1 :]
        shown = self.reordering.shown(rest)
        listed = w.Scroll(
            count=len(shown), row=lambda at: self._row(at, *shown[at], len(rest)), row_height=ROW,
            id="queue_list", cls=look.RECYCLER,
        )  # fmt: skip
        after = look.heading(tr("Next in queue")) if rest else None
        over = self.acts.snackbar.build()
        return w.Page(look.bar(tr("Queue"), lead=lead), heading, *first, after, listed, over=over)

    def _playing(self, song: SpotSong) -> w.Widget:
        menu = partial(self.acts.menus.open, items.TRACK, song.id)
        return look.row(
            look.track_art(song, 48, "artwork"), look.words(song.title, song.artist, lit=True),
            "now", menu, look.dots("now", song.title, menu), selected=True,
        )  # fmt: skip

    def _row(self, at: int, place: int, song: SpotSong, count: int) -> w.Widget:
        handle = self.reordering.handle(at, count, self.move, id="drag_handle", key=f"drag {at}")
        drop = w.IconButton(
            "remove_circle_outline", tr("Remove {name} from queue", name=song.title), size=20,
            id="remove_button", key=f"remove {place}", on_tap=partial(self.drop, place),
        )  # fmt: skip
        return look.row(
            drop, look.words(song.title, song.artist), f"queued {place}",
            partial(self.play_at, place), handle,
        )  # fmt: skip

    def play_at(self, place: int) -> None:
        """Play what is at a place."""
        self.app.player.play_at(place)

    def drop(self, place: int) -> None:
        """Take out what is at a place."""
        self.app.player.remove_at(place)

    def move(self, taken: int, at: int) -> None:
        """Put a track at another place behind the one that is played."""
        ahead = self.app.player.place + 1
        self.app.player.move(ahead + taken, ahead + at)
