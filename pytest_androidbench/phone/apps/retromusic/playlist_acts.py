"""What can be done with a playlist (PlaylistMenuHelper.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final
from urllib.parse import unquote

from pytest_androidbench.phone.apps.retromusic import m3u
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.playlist_dialogs import AddingToPlaylist
from pytest_androidbench.phone.apps.retromusic.song_acts import SongActs
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr

CREATE: Final = "android.intent.action.CREATE_DOCUMENT"
OPENABLE: Final = "android.intent.category.OPENABLE"


@dataclass(eq=False)
class PlaylistActs(AppPart[RetroApp]):
    """Does something with a playlist, which is known by its number."""

    menus: Menus = field(default_factory=Menus)
    acts: SongActs = field(default_factory=SongActs)
    adding: AddingToPlaylist = field(default_factory=AddingToPlaylist)

    def open(self, key: str, id_: int) -> None:
        """Open the menu of a playlist at the widget with a key."""
        self.menus.open(self.rows, key, id_)

    def rows(self, id_: int) -> Sequence[MenuEntry]:
        """Its rows."""
        name = self._name(id_)
        return (
            MenuEntry(text=tr("Play"), act=partial(self.play, id_)),
            MenuEntry(text=tr("Play next"), act=partial(self.play_next, id_)),
            MenuEntry(text=tr("Add to playing queue"), act=partial(self.enqueue, id_)),
            MenuEntry(text=tr("Add to playlist"), act=partial(self.add, id_)),
            MenuEntry(text=tr("Rename"), act=partial(self.adding.ask_rename, id_, name)),
            MenuEntry(text=tr("Delete"), act=partial(self.adding.ask_delete, id_, name)),
            MenuEntry(text=tr("Save as file"), act=partial(self.save, id_)),
        )

    def ids(self, id_: int) -> list[int]:
        """The songs of a playlist."""
        playlist = self.app.playlists.get(id_)
        return [song.id for song in playlist.songs] if playlist is not None else []

    def play(self, id_: int) -> None:
        """Play it from its beginning."""
        playlist = self.app.playlists.get(id_)
        if playlist is not None:
            self.app.player.open(playlist.songs, 0, play=True)

    def play_next(self, id_: int) -> None:
        """Play it behind the song that is played."""
        self.acts.play_next(self.ids(id_))

    def enqueue(self, id_: int) -> None:
        """Play it at the end."""
        self.acts.enqueue(self.ids(id_))

    def add(self, id_: int) -> None:
        """Put its songs into another one."""
        self.adding.ask_where(self.ids(id_))

    def save(self, id_: int) -> None:
        """Ask where its file is to be."""
        extras = {"android.intent.extra.TITLE": self._name(id_)}
        wanted = Intent(action=CREATE, type=m3u.TYPE, categories=(OPENABLE,), extras=extras)
        self.start_for(wanted, self.saved, id_)

    def saved(self, id_: int, answer: Intent | None) -> None:
        """Write the file that was made."""
        playlist = self.app.playlists.get(id_)
        if answer is None or not answer.data or playlist is None:
            return
        self.phone.content.write(answer.data, m3u.m3u(playlist.songs))
        place = unquote(answer.data.rpartition("/")[2])
        self.toast(tr("Saved playlist to {place}.", place=place), long=True)

    def _name(self, id_: int) -> str:
        playlist = self.app.playlists.get(id_)
        return playlist.name if playlist is not None else ""
