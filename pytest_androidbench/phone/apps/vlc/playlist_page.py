"""A playlist: its header and its media (HeaderMediaListActivity.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.media_header import HeaderActs, media_header
from pytest_androidbench.phone.apps.vlc.mini_player import VlcMiniPlayer
from pytest_androidbench.phone.apps.vlc.model import VlcMedium
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection


@dataclass(eq=False)
class VlcPlaylistPage(AppScreen[VlcApp, None]):
    """Media in their order, which a drag changes; a swipe takes one out."""

    activity: ClassVar[str] = names.HEADER_LIST

    id: int = 0
    acts: MediaActs = field(default_factory=MediaActs)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    reordering: Reordering = field(
        default_factory=lambda: Reordering(list_id="songs", row_dp=look.ROW)
    )
    mini: VlcMiniPlayer = field(default_factory=VlcMiniPlayer)
    removed: int = 0
    removed_from: int = 0

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def build(self) -> w.Widget:
        playlist = self.app.playlists.get(self.id)
        bar = look.bar("", lead=w.Up(True))
        if playlist is None:
            return w.Page(bar, id="coordinator", cls=look.VIEW_GROUP)
        shown = self.reordering.shown(list(enumerate(playlist.media)))
        rows = [self._row(place, medium, len(shown)) for place, medium in shown]
        songs = w.Scroll(*rows, id="songs", cls=look.RECYCLER)
        acts = HeaderActs(play=self.play, add=self.add, shuffle=self.shuffle)
        head = media_header(playlist.name, "", playlist.duration, acts)
        return w.Page(
            bar, head, songs, self.mini.build(),
            over=self.snackbar.build(), id="coordinator", cls=look.VIEW_GROUP,
        )  # fmt: skip

    def _row(self, place: int, medium: VlcMedium, count: int) -> w.Widget:
        icon = "movie" if medium.is_video else "music_note"
        row = look.row(
            medium.title, look.time_of(medium), icon=icon, key=f"more {place}",
            picture=self.app.thumbnails.get(medium.id),
            more=partial(self.menu, place), on_tap=partial(self.play, place),
            ahead=self.reordering.handle(
                place, count, self.move, id="item_move", desc=tr("More Actions")
            ),
        )  # fmt: skip
        row.on_swipe = partial(self.swiped, place)
        return row

    def _ids(self) -> list[int]:
        playlist = self.app.playlists.get(self.id)
        return [medium.id for medium in playlist.media] if playlist is not None else []

    def play(self, place: int = 0) -> None:
        self.acts.play(self._ids(), place)

    def add(self) -> None:
        self.acts.add(self._ids())

    def shuffle(self) -> None:
        """Play it in an order of chance."""
        self.acts.shuffle(self._ids())

    def move(self, from_: int, to: int) -> None:
        self.app.playlists.move(self.id, from_, to)

    def menu(self, place: int) -> None:
        ids = self._ids()
        medium = self.app.library.get(ids[place]) if place < len(ids) else None
        if medium is not None:
            self.acts.sheets.open(medium.title, self.rows, place)

    def rows(self, place: int) -> Sequence[MenuEntry]:
        """What can be done with one of its media."""
        id_ = self._ids()[place]
        add = self.app.player.add
        return (
            MenuEntry(text=tr("Append"), act=lambda: add([id_], following=False)),
            MenuEntry(text=tr("Insert next"), act=lambda: add([id_], following=True)),
            MenuEntry(text=tr("Information"), act=lambda: self.acts.info(id_)),
            MenuEntry(text=tr("Add to playlist"), act=lambda: self.acts.add([id_])),
            MenuEntry(text=tr("Delete"), act=lambda: self.remove(place)),
            MenuEntry(text=tr("Share"), act=lambda: self.acts.share([id_])),
        )

    def swiped(self, place: int, direction: SwipeDirection) -> None:
        if direction in {"left", "right"}:
            self.remove(place)

    def remove(self, place: int) -> None:
        """Take one out, and offer to put it back."""
        ids = self._ids()
        medium = self.app.library.get(ids[place]) if place < len(ids) else None
        if medium is None:
            return
        self.app.playlists.remove(self.id, place)
        self.removed, self.removed_from = medium.id, place
        text = tr("{title} has been dismissed from playlist", title=medium.title)
        self.snackbar.say(text, self.put_back)

    def put_back(self) -> None:
        self.app.playlists.insert(self.id, self.removed, self.removed_from)
        self.snackbar.hush()
