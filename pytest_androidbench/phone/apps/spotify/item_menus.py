"""What the menus of artists, albums, playlists and tracks offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, cast

from pytest_androidbench.phone.apps.spotify import items
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import TextLike, tr


class ItemMenuActs(Protocol):
    """What rows do, by whoever does it."""

    def open(self, kind: str, id_: int) -> None:
        """Show something."""

    def show_page(self, name: str, /, **fields: object) -> None:
        """Show a page by its name."""

    def keep(self, kind: str, id_: int) -> None:
        """Keep something, or no more."""

    def add(self, tracks: list[int]) -> None:
        """Put tracks into playlists."""

    def add_all(self, kind: str, id_: int) -> None:
        """Put all tracks of something into playlists."""

    def take_out(self, playlist: int, track: int) -> None:
        """Take a track out of a playlist."""

    def enqueue(self, tracks: list[int]) -> None:
        """Play tracks next."""

    def enqueue_all(self, kind: str, id_: int) -> None:
        """Play all tracks of something next."""

    def edit(self, playlist: int) -> None:
        """Change a playlist."""

    def turn_public(self, playlist: int) -> None:
        """Let everybody see a playlist, or nobody."""

    def ask_delete(self, playlist: int) -> None:
        """Ask before a playlist is deleted."""

    def share(self, kind: str, id_: int) -> None:
        """Hand on where something is found."""


@dataclass(eq=False)
class SpotMenus(AppPart[SpotifyApp]):
    """Sheets of rows; what they do is the affair of the screen's `acts`."""

    sheets: RowSheets = field(default_factory=RowSheets)

    @property
    def _acts(self) -> ItemMenuActs:
        return cast("ItemMenuActs", vars(self.screen)["acts"])

    def open(self, kind: str, id_: int, playlist: int = 0) -> None:
        """Offer what can be done with something; `playlist` is where a track stands."""
        item = self.app.store.item(kind, id_)
        if item is None:
            return
        if kind == items.TRACK:
            self.sheets.open(item.title, self.track_rows, id_, playlist)
        else:
            self.sheets.open(item.title, self.item_rows, kind, id_)

    def track_rows(self, id_: int, playlist: int) -> Sequence[MenuEntry]:
        """The rows of a track's menu."""
        song = self.app.store.songs.get(id_)
        if song is None:
            return []
        own = playlist and self.app.store.playlists.get(playlist)
        rows = [
            self._like_row(id_, told=song.told),
            _row(tr("Add to playlist"), "playlist_add", partial(self._acts.add, [id_])),
        ]
        if own and own.own:
            rows.append(_row(tr("Remove from this playlist"), "remove_circle_outline",
                             partial(self._acts.take_out, playlist, id_)))  # fmt: skip
        rows.append(_row(tr("Add to queue"), "queue_music", partial(self._acts.enqueue, [id_])))
        if song.told:
            rows.append(_row(tr("Go to podcast"), "podcasts",
                             partial(self._acts.open, items.ALBUM, song.album_id)))  # fmt: skip
        else:
            rows += [
                _row(tr("Go to album"), "album",
                     partial(self._acts.open, items.ALBUM, song.album_id)),
                _row(tr("Go to artist"), "person",
                     partial(self._acts.open, items.ARTIST, song.artist_id)),
                _row(tr("Go to song radio"), "radio",
                     partial(self._acts.open, items.RADIO, song.artist_id)),
                _row(tr("View song credits"), "info",
                     partial(self._acts.show_page, "credits", track=id_)),
            ]  # fmt: skip
        return [*rows, _row(tr("Share"), "share", partial(self._acts.share, items.TRACK, id_))]

    def _like_row(self, id_: int, *, told: bool) -> MenuEntry:
        liked = self.app.library.has(items.TRACK, id_)
        if told:
            text = tr("Remove from Your Episodes") if liked else tr("Add to Your Episodes")
        else:
            text = tr("Remove from Liked Songs") if liked else tr("Add to Liked Songs")
        sign = "favorite" if liked else "favorite_border"
        return _row(text, sign, partial(self._acts.keep, items.TRACK, id_))

    def item_rows(self, kind: str, id_: int) -> Sequence[MenuEntry]:
        """The rows of the menu of an artist, an album or a playlist."""
        playlist = self.app.store.playlists.get(id_) if kind == items.PLAYLIST else None
        if playlist is not None and playlist.own:
            return self._own_rows(id_)
        rows = [
            *self._keep_row(kind, id_),
            _row(tr("Add to queue"), "queue_music", partial(self._acts.enqueue_all, kind, id_)),
        ]
        if kind == items.ARTIST:
            rows.append(_row(tr("Go to artist radio"), "radio",
                             partial(self._acts.open, items.RADIO, id_)))  # fmt: skip
        else:
            rows.append(_row(tr("Add to playlist"), "playlist_add",
                             partial(self._acts.add_all, kind, id_)))  # fmt: skip
        return [*rows, _row(tr("Share"), "share", partial(self._acts.share, kind, id_))]

    def _keep_row(self, kind: str, id_: int) -> list[MenuEntry]:
        if kind not in {items.ARTIST, items.ALBUM, items.PLAYLIST}:
            return []
        kept = self.app.library.has(kind, id_)
        if kind == items.ARTIST:
            text = tr("Stop following") if kept else tr("Follow")
        else:
            text = tr("Remove from Your Library") if kept else tr("Add to Your Library")
        return [_row(text, "check_circle" if kept else "add_circle_outline",
                     partial(self._acts.keep, kind, id_))]  # fmt: skip

    def _own_rows(self, id_: int) -> list[MenuEntry]:
        kind = items.PLAYLIST
        found = self.app.store.playlists.get(id_)
        public = found is not None and found.public
        return [
            _row(tr("Add songs"), "add", partial(self._acts.show_page, "search")),
            _row(tr("Edit playlist"), "edit", partial(self._acts.edit, id_)),
            _row(tr("Make private") if public else tr("Make public"),
                 "lock" if public else "public", partial(self._acts.turn_public, id_)),
            _row(tr("Add to queue"), "queue_music", partial(self._acts.enqueue_all, kind, id_)),
            _row(tr("Add to other playlist"), "playlist_add",
                 partial(self._acts.add_all, kind, id_)),
            _row(tr("Delete playlist"), "cancel", partial(self._acts.ask_delete, id_)),
            _row(tr("Share"), "share", partial(self._acts.share, kind, id_)),
        ]  # fmt: skip


def _row(text: TextLike, sign: str, act: Callable[[], None]) -> MenuEntry:
    return MenuEntry(text=text, act=act, sign=sign)
