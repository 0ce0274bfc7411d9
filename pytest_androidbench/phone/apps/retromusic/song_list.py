"""A list of songs: their rows, what a tap does, what is selected (SongAdapter.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import Shape, cover
from pytest_androidbench.phone.apps.retromusic.model import Song
from pytest_androidbench.phone.apps.retromusic.selecting import SongSelection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike


@dataclass(eq=False)
class SongList(AppPart[RetroApp]):
    """Draws songs, and plays the whole list from the one that is tapped."""

    marked: SongSelection = field(default_factory=SongSelection)

    def rows(self, songs: Sequence[Song], id_: str = "recycler_view", top: float = 0) -> w.Widget:
        """The list."""
        ids = [song.id for song in songs]
        return w.Scroll(
            count=len(songs),
            row=lambda place: self.row(songs[place], place, ids),
            row_height=look.ROW,
            padding=(0, top, 0, 88),
            id=id_,
            cls=look.RECYCLER,
        )

    def row(
        self, song: Song, place: int, ids: Sequence[int], *, numbered: bool = False
    ) -> w.Widget:
        """The row of a song in a list of these; `numbered` shows its track."""
        chosen = song.id in self.marked
        menu = None if chosen else look.dots(f"menu {place}", partial(self.menu, song.id, place))
        image: w.Widget = cover(self.app, song, 45)
        if numbered:
            number = f"{song.track % 1000}" if song.track else "-"
            image = w.Panel(
                w.Align(w.Text(number, w.BODY_LARGE, id="imageText")), width=40, height=40
            )
        content = look.song_row(image, song.title, song.artist, menu, selected=chosen)
        return look.row(
            content,
            partial(self.tap, song.id, place, list(ids)),
            partial(self.marked.hold, song.id),
            selected=chosen,
        )

    def tiles(self, songs: Sequence[Song], columns: int, shape: str) -> w.Widget:
        """The same songs as a grid."""
        ids = [song.id for song in songs]
        cells = [self._tile(song, place, ids, columns, shape) for place, song in enumerate(songs)]
        rows = look.tiles(cells, columns)
        return w.Scroll(*rows, padding=(4, 0, 4, 88), id="recycler_view", cls=look.RECYCLER)

    def _tile(self, song: Song, place: int, ids: list[int], columns: int, shape: str) -> w.Widget:
        chosen = song.id in self.marked
        width = self.host.width_dp / columns - 16
        form: Shape = "circle" if shape == "circle" else "round"
        menu = look.dots(f"menu {place}", partial(self.menu, song.id, place))
        shown = menu if columns <= 2 and not chosen else None
        return tile(
            w.Picture() if width <= 0 else cover(self.app, song, width, shape=form),
            song.title,
            song.artist,
            shown,
            on_tap=partial(self.tap, song.id, place, ids),
            on_long=partial(self.marked.hold, song.id),
            selected=chosen,
        )

    def tap(self, id_: int, place: int, ids: list[int]) -> None:
        """Select a song while any are; else play the list from it on."""
        if not self.marked.tap(id_):
            self.app.player.open(self.app.songs(ids), place, play=True)

    def menu(self, id_: int, place: int) -> None:
        """Open the menu of a song."""
        self.marked.acts.open(f"menu {place}", id_, place)

    def back(self) -> bool:
        """End the selection; tells whether there was one."""
        if not self.marked.chosen:
            return False
        self.marked.chosen.end()
        return True


def tile(
    image: w.Widget,
    title: str,
    text: TextLike,
    menu: w.Kid,
    *,
    on_tap: look.Act,
    on_long: look.Act | None = None,
    selected: bool = False,
) -> w.Widget:
    """A cell of a grid: a picture over two lines and three dots."""
    names = w.Column(
        w.Text(title, w.BODY_LARGE, lines=1, id="title"),
        w.Text(text, look.SECOND, lines=1, id="text"),
        weight=1,
        id="titleContainer",
        cls=look.LINEAR,
    )
    below = w.Row(names, menu or w.Spacer(8), width="fill", height=64)
    picture = w.Panel(image, id="imageContainer", cls=look.CARD, clips=True)
    return w.Panel(
        w.Column(picture, w.Panel(below, padding=(8, 0, 0, 0)), across="center", width="fill"),
        padding=4,
        look=w.Look(background="secondary_container", radius=12) if selected else w.Look(),
        cls=look.VIEW_GROUP,
        weight=1,
        on_tap=on_tap,
        on_long=on_long,
        selected=selected,
    )
