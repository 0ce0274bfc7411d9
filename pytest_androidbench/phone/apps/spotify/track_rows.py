"""Rows of tracks, as albums, playlists and artists list them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.system.amounts import grouped_text
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.acts import SpotActs
    from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
    from pytest_androidbench.phone.apps.spotify.schema import SpotSong


@dataclass(frozen=True)
class TrackRows:
    """The rows of what is listed on a page."""

    app: SpotifyApp
    acts: SpotActs
    kind: str
    id: int
    """Of what is listed."""

    def rows(self, songs: Sequence[SpotSong]) -> list[w.Widget]:
        """A row for each track."""
        playing = self.app.player.song
        now = playing.id if playing is not None else 0
        return [self._row(place, each, lit=each.id == now) for place, each in enumerate(songs)]

    def _row(self, place: int, song: SpotSong, *, lit: bool) -> w.Widget:
        playlist = self.id if self.kind == items.PLAYLIST else 0
        menu = partial(self.acts.menus.open, items.TRACK, song.id, playlist)
        words = look.words(song.title, self._text(song), lit=lit)
        key = f"track {place}"
        return look.row(
            self._lead(place, song), words, key, partial(self.play, place),
            self._heart(song, key) if song.liked_ms else None,
            look.dots(key, song.title, menu), on_long=menu, selected=lit,
        )  # fmt: skip

    def play(self, place: int) -> None:
        """Play from a place on."""
        self.acts.play(self.kind, self.id, place)

    def _lead(self, place: int, song: SpotSong) -> w.Kid:
        if self.kind == items.ARTIST:
            number = w.Text(str(place + 1), look.SECOND, width=24, align="center")
            return w.Row(number, look.track_art(song, 48), gap=8)
        return None if self.kind == items.ALBUM else look.track_art(song, 48, "artwork")

    def _text(self, song: SpotSong) -> TextLike:
        if song.told:
            day = date_text(local_time(self.app.phone, song.at_ms), "MMMd",
                            self.app.phone.display.locale)  # fmt: skip
            length = self.app.phone.windows.translate(look.long_length(song.ms))
            return f"{day} • {length}"
        if self.kind == items.ARTIST:
            return grouped_text(song.plays, self.app.phone.display.locale)
        return song.artist

    def _heart(self, song: SpotSong, key: str) -> w.Widget:
        desc = tr("Remove from Your Episodes") if song.told else tr("Remove from Liked Songs")
        return w.IconButton("favorite", desc, size=18, colour="primary", id="heart_button",
                            key=f"heart {key}",
                            on_tap=partial(self.acts.keep, items.TRACK, song.id))  # fmt: skip
