"""What is played in turn, as rows (PlaylistAdapter.kt, playlist_item.xml)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.model import VlcMedium
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection


@dataclass(eq=False)
class QueueList(AppPart[VlcApp]):
    """A tap plays a row, a swipe takes it out, its handle drags it."""

    acts: MediaActs = field(default_factory=MediaActs)
    reordering: Reordering = field(
        default_factory=lambda: Reordering(list_id="songs_list", row_dp=look.ROW)
    )

    def build(self) -> w.Widget:
        """The rows; the one that is played is lit."""
        player = self.app.player
        shown = self.reordering.shown(list(enumerate(player.queue)))
        return w.Scroll(
            count=len(shown),
            row=lambda at: self._row(*shown[at], len(shown)),
            row_height=look.ROW,
            id="songs_list",
            cls=look.RECYCLER,
        )

    def _row(self, place: int, medium: VlcMedium, count: int) -> w.Widget:
        lit = place == self.app.player.place
        style = w.BODY_LARGE.coloured("primary") if lit else w.BODY_LARGE
        words = w.Column(
            w.Text(medium.title, style, lines=1, id="audio_item_title"),
            w.Text(look.line(medium), look.SMALL, lines=1, id="audio_item_subtitle"),
            weight=1,
        )
        more = w.IconButton("more_vert", tr("More Actions"), id="item_more", key=f"more {place}",
                            on_tap=partial(self.menu, place))  # fmt: skip
        content = w.Row(
            self.reordering.handle(place, count, self.move, id="item_move"),
            look.cover(look.sign_of(medium), 40, "coverImage"), words, more,
            gap=12, width="fill", height=look.ROW,
        )  # fmt: skip
        row = w.Panel(content, padding=(8, 0), desc=look.spoken(medium), id="item_container",
                      cls=look.VIEW_GROUP, width="fill", selected=lit,
                      on_tap=partial(self.play, place))  # fmt: skip
        row.on_swipe = partial(self.swiped, place)
        return row

    def play(self, place: int) -> None:
        self.app.player.play_at(place)

    def move(self, from_: int, to: int) -> None:
        self.app.player.order.move(from_, to)

    def swiped(self, place: int, direction: SwipeDirection) -> None:
        if direction in {"left", "right"}:
            self.app.player.remove(place)

    def menu(self, place: int) -> None:
        """Open the sheet of a row."""
        queue = self.app.player.queue
        if place < len(queue):
            self.acts.sheets.open(queue[place].title, self.rows, place)

    def rows(self, place: int) -> Sequence[MenuEntry]:
        """What can be done with a row."""
        queue, player = self.app.player.queue, self.app.player
        if place >= len(queue):
            return ()
        id_ = queue[place].id
        return (
            MenuEntry(text=tr("Play"), act=lambda: player.play_at(place)),
            MenuEntry(text=tr("Information"), act=lambda: self.acts.info(id_)),
            MenuEntry(text=tr("Add to playlist"), act=lambda: self.acts.add([id_])),
            MenuEntry(text=tr("Remove"), act=lambda: player.remove(place)),
            MenuEntry(text=tr("Share"), act=lambda: self.acts.share([id_])),
        )
