"""Rows of songs, and of albums, artists and genres, as lists of sound have them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.model import VlcMedium, tracks
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

ARTIST, ALBUM, GENRE = "artist", "album", "genre"
UNKNOWN: Final[dict[str, Message]] = {
    ARTIST: tr("Unknown Artist"),
    ALBUM: tr("Unknown Album"),
    GENRE: tr("Unknown Genre"),
}
ICONS: Final = {ARTIST: "person", ALBUM: "album", GENRE: "music_note"}
SPOKEN: Final = {ARTIST: "Artist: {name}", ALBUM: "Album: {name}", GENRE: "Genre: {name}"}


@dataclass(eq=False)
class SongRows(AppPart[VlcApp]):
    """Songs of the library, those of an artist, an album or a genre among them."""

    acts: MediaActs = field(default_factory=MediaActs)

    def songs(self, kind: str = "", name: str = "") -> list[VlcMedium]:
        """Songs by their titles; those of one artist, album or genre only."""
        found = [
            medium
            for medium in self.app.library.media()
            if not medium.is_video and (not kind or getattr(medium, kind) == name)
        ]
        return sorted(found, key=lambda medium: (str(sort_key(medium.title)), medium.id))

    def song(self, song: VlcMedium, among: Sequence[int]) -> w.Widget:
        """A song in a list of some."""
        return look.row(
            song.title, look.line(song), icon="music_note", key=f"more {song.id}",
            more=partial(self.acts.menu, song.id), desc=look.spoken(song),
            on_tap=partial(self.tap, song.id, list(among)),
        )  # fmt: skip

    def tap(self, id_: int, among: list[int]) -> None:
        """Play a song; what follows it in its list too, where that is wanted."""
        if self.app.prefs().get(names.PLAY_ALL_AUDIO, default=False):
            self.acts.play(among, among.index(id_))
        else:
            self.acts.play([id_])

    def sets(self, kind: str, songs: Sequence[VlcMedium], fits: look.Fits) -> list[w.Widget]:
        """The artists, albums or genres of some songs."""
        found: dict[str, int] = {}
        for song in songs:
            name = getattr(song, kind)
            found[name] = found.get(name, 0) + 1
        return [
            look.row(
                name or UNKNOWN[kind], tracks(found[name]), icon=ICONS[kind], key=f"set {name}",
                more=partial(self.menu, kind, name), on_tap=partial(self.open, kind, name),
                desc=tr(SPOKEN[kind], name=called(kind, name)),
            )
            for name in sorted(found, key=lambda name: str(sort_key(name)))
            if fits(name)
        ]  # fmt: skip

    def open(self, kind: str, name: str) -> None:
        """Show an album's page, or that of an artist or a genre."""
        if kind == ALBUM:
            self.show(self.app.page("album_page:VlcAlbumPage", name=name))
        else:
            self.show(self.app.page("artist_page:VlcArtistPage", kind=kind, name=name))

    def menu(self, kind: str, name: str) -> None:
        self.acts.sheets.open(name or UNKNOWN[kind], self.rows, kind, name)

    def rows(self, kind: str, name: str) -> Sequence[MenuEntry]:
        """What can be done with an artist, album or genre."""
        ids = [song.id for song in self.songs(kind, name)]
        add = self.app.player.add
        return (
            MenuEntry(text=tr("Play"), act=lambda: self.acts.play(ids)),
            MenuEntry(text=tr("Append"), act=lambda: add(ids, following=False)),
            MenuEntry(text=tr("Insert next"), act=lambda: add(ids, following=True)),
            MenuEntry(text=tr("Add to playlist"), act=lambda: self.acts.add(ids)),
        )


def called(kind: str, name: str) -> str:
    """An artist, album or genre by its name, as it is spoken."""
    return name or UNKNOWN[kind].english()


def title_of(kind: str, name: str) -> TextLike:
    """The same as it is shown."""
    return name or UNKNOWN[kind]
