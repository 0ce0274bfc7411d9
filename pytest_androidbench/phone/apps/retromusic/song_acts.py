"""What can be done with a song: the menu behind its three dots (SongMenuHelper.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.retromusic import names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.deleting import ModifyQuestion
from pytest_androidbench.phone.apps.retromusic.playlist_dialogs import AddingToPlaylist
from pytest_androidbench.phone.apps.retromusic.ringtone import Ringtones
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class SongActs(AppPart[RetroApp]):
    """Does something with songs, which are known by their numbers."""

    playlist: int = 0
    """The playlist whose page this is."""
    queue: bool = False
    """Whether this is the page of the queue."""
    file: bool = False
    """Whether these are files in a folder."""
    menus: Menus = field(default_factory=Menus)
    adding: AddingToPlaylist = field(default_factory=AddingToPlaylist)
    ringtones: Ringtones = field(default_factory=Ringtones)

    def open(self, key: str, song: int, place: int) -> None:
        """Open the menu of a song at the widget with a key."""
        self.menus.open(self.rows, key, song, place)

    def rows(self, song: int, place: int) -> Sequence[MenuEntry]:
        """The menu of a song, which stands at a place of the list."""
        one = [song]
        rows = [
            MenuEntry(text=tr("Play next"), act=partial(self.play_next, one)),
            self._second(song, place),
            MenuEntry(text=tr("Add to playlist"), act=partial(self.add_to_playlist, one)),
            MenuEntry(text=tr("Go to album"), act=partial(self.go_to_album, song)),
            MenuEntry(text=tr("Go to artist"), act=partial(self.go_to_artist, song)),
            MenuEntry(text=tr("Share"), act=partial(self.share, one)),
            MenuEntry(text=tr("Tag editor"), act=partial(self.edit_tags, song)),
            MenuEntry(text=tr("Details"), act=partial(self.details, song)),
            *([MenuEntry(text=tr("Scan"), act=self.scan)] if self.file else []),
            MenuEntry(text=tr("Set as ringtone"), act=partial(self.ringtones.set, song)),
        ]
        if self.playlist:
            out = partial(self.ask_remove, one)
            rows.insert(0, MenuEntry(text=tr("Remove from playlist"), act=out))
        elif not self.queue and not self.file:
            rows.append(MenuEntry(text=tr("Add to Blacklist"), act=partial(self.hide, song)))
        delete = partial(self.ask_delete, one)
        return [*rows, MenuEntry(text=tr("Delete from device"), act=delete)]

    def _second(self, song: int, place: int) -> MenuEntry:
        if self.queue:
            out = partial(self.app.player.remove_at, place)
            return MenuEntry(text=tr("Remove from playing queue"), act=out)
        return MenuEntry(text=tr("Add to playing queue"), act=partial(self.enqueue, [song]))

    def play_next(self, ids: list[int]) -> None:
        """Play songs behind the one that is played."""
        self._queue(ids, following=True)

    def enqueue(self, ids: list[int]) -> None:
        """Play songs at the end."""
        self._queue(ids, following=False)

    def _queue(self, ids: list[int], *, following: bool) -> None:
        songs = self.app.songs(ids)
        if songs:
            self.app.player.add(songs, following=following)
        self.toast(
            ntr(
                "Added {n} title to the playing queue.",
                "Added {n} titles to the playing queue.",
                len(songs),
            )
        )

    def add_to_playlist(self, ids: list[int]) -> None:
        """Ask for a playlist, and put songs there."""
        self.adding.ask_where(ids)

    def go_to_album(self, id_: int) -> None:
        """Show the album a song is from."""
        for song in self.app.songs([id_]):
            self.show(self.app.page("album", id=song.album_id))

    def go_to_artist(self, id_: int) -> None:
        """Show what else its artist has."""
        for song in self.app.songs([id_]):
            self.show(self.app.page("artist", id=song.artist_id))

    def share(self, ids: list[int]) -> None:
        """Give files to another app."""
        streams = [song.uri for song in self.app.songs(ids)]
        if streams:
            self.phone.activities.share(streams=streams, type="audio/*", caller=self.screen)

    def edit_tags(self, id_: int) -> None:
        """Write what is known of a song."""
        component = f"{names.PACKAGE}/{names.SONG_TAGS}"
        self.start(Intent(component=component, extras={"extra_id": id_}))

    def details(self, id_: int) -> None:
        """Tell of a song's file."""
        self.show(self.app.page("details", id=id_))

    def scan(self) -> None:
        """Have the media store look at a file; it has seen it already."""
        self.toast(tr("Scanned {n} of {m} files.", n=1, m=1))

    def hide(self, id_: int) -> None:
        """Leave a song out from now on."""
        for song in self.app.songs([id_]):
            self.app.blacklist.add(song.path)

    def ask_delete(self, ids: list[int]) -> None:
        """Let the system ask whether files may be deleted."""
        known = [song.id for song in self.app.songs(ids)]
        if known:
            question = ModifyQuestion(what="delete", count=len(known))
            self.ask(question, self.delete, known)

    def delete(self, ids: list[int], sure: bool) -> None:
        """Delete files, and stop playing them."""
        if not sure:
            return
        songs, player = self.app.songs(ids), self.app.player
        player.remove([song.id for song in songs])
        for song in songs:
            self.phone.media.delete(song.path)
            self.app.played.forget(song.id)

    def ask_remove(self, ids: list[int]) -> None:
        """Ask whether songs are to go from the playlist."""
        songs = self.app.songs(ids)
        if len(songs) == 1:
            title = tr("Remove song from playlist")
            text = tr("Remove the song {title} from the playlist?", title=songs[0].title)
        else:
            title = tr("Remove songs from playlist")
            text = tr("Remove {n} songs from the playlist?", n=len(songs))
        question = Confirm(title=title, message=text, positive=tr("Remove"))
        self.ask(question, self.remove, ids)

    def remove(self, ids: list[int], sure: bool) -> None:
        """Take songs out of the playlist."""
        if sure:
            self.app.playlists.remove(self.playlist, ids)
