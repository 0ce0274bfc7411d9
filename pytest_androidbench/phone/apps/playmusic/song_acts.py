"""What can be done with songs wherever they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.apps.playmusic.model import Tune
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm, EnterText, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TuneActs(AppPart[PlayMusicApp]):
    """The menus of songs, and of playlists, artists, albums and genres."""

    menus: Menus = field(default_factory=Menus)

    def play(self, kind: str, name: str, place: int = 0) -> None:
        """Play a group from a place on, and remember it."""
        self.app.player.open(self.app.store.group(kind, name), place)
        self.app.store.played(kind, name)

    def shuffle(self, kind: str, name: str) -> None:
        """Play a group in any order."""
        self.app.player.open_mixed(self.app.store.group(kind, name))
        self.app.store.played(kind, name)

    def open(self, kind: str, name: str) -> None:
        """Show a group."""
        self.show(self.app.page("group", kind=kind, name=name))

    def song_menu(self, id_: int, at: str, playlist: int = 0) -> None:
        """Offer what can be done with a song."""
        self.menus.open(self.song_rows, at, id_, playlist)

    def song_rows(self, id_: int, playlist: int) -> Sequence[MenuEntry]:
        """The rows of a song's menu."""
        song = next(iter(self.app.store.some([id_])), Tune(id=id_))
        return offered(
            (True, tr("Play next"), partial(self.play_next, [id_])),
            (True, tr("Add to queue"), partial(self.enqueue, [id_])),
            (True, tr("Add to playlist"), partial(self.choose_list, [id_])),
            (playlist > 0, tr("Remove from playlist"), partial(self.take_out, playlist, id_)),
            (song.artist != "", tr("Go to artist"), partial(self.open, "artist", song.artist)),
            (song.album != "", tr("Go to album"), partial(self.open, "album", song.album)),
            (True, tr("Share"), partial(self.share, song.title, song.artist)),
        )

    def group_menu(self, kind: str, name: str, at: str) -> None:
        """Offer what can be done with a group."""
        self.menus.open(self.group_rows, at, kind, name)

    def group_rows(self, kind: str, name: str) -> Sequence[MenuEntry]:
        """The rows of a group's menu."""
        ids = [one.id for one in self.app.store.group(kind, name)]
        own = kind == "playlist"
        return offered(
            (True, tr("Shuffle"), partial(self.shuffle, kind, name)),
            (True, tr("Play next"), partial(self.play_next, ids)),
            (True, tr("Add to queue"), partial(self.enqueue, ids)),
            (True, tr("Add to playlist"), partial(self.choose_list, ids)),
            (own, tr("Edit"), partial(self.rename, name)),
            (own, tr("Delete"), partial(self.ask_delete, name)),
        )

    def play_next(self, ids: list[int]) -> None:
        """Play songs behind the one that is played."""
        self.app.player.add(ids, following=True)
        self.toast(tr("Will play next"))

    def enqueue(self, ids: list[int]) -> None:
        """Play songs in the end."""
        self.app.player.add(ids)
        self.toast(tr("Added to queue"))

    def share(self, title: str, artist: str) -> None:
        """Hand on what a song is called."""
        self.phone.activities.share(text=f"{title} - {artist}", caller=self.screen)

    def choose_list(self, ids: list[int]) -> None:
        """Ask for a playlist."""
        lists = self.app.store.groups("playlist")
        names = [self.app.store.group_title("playlist", one) for one in lists]
        dialog = Choose(title=tr("Add to playlist"), choices=[tr("New playlist"), *names])
        self.ask(dialog, self.chosen_list, ids, lists)

    def chosen_list(self, ids: list[int], lists: list[str], place: int) -> None:
        """Put them there, or ask what the new one is called."""
        if place == 0:
            self.new_list(ids)
            return
        name = lists[place - 1]
        self.app.store.add(int(name), ids)
        title = self.app.store.group_title("playlist", name)
        self.toast(tr("Added to {name}", name=title))

    def new_list(self, ids: list[int]) -> None:
        """Ask what a new playlist is called."""
        dialog = EnterText(
            title=tr("New playlist"), hint=tr("Name"), positive=tr("Create playlist"), required=True
        )
        self.ask(dialog, self.named, ids)

    def named(self, ids: list[int], title: str) -> None:
        """Make it, with the songs in it."""
        store = self.app.store
        store.add(store.make(title), ids)
        self.toast(tr("Playlist created"))

    def take_out(self, playlist: int, id_: int) -> None:
        """Take a song out of a playlist."""
        self.app.store.take_out(playlist, id_)

    def rename(self, name: str) -> None:
        """Ask for another name of a playlist."""
        now = self.app.store.group_title("playlist", name)
        dialog = EnterText(title=tr("Edit playlist"), text=now, hint=tr("Name"),
                           positive=tr("Save"), required=True)  # fmt: skip
        self.ask(dialog, self.renamed, name)

    def renamed(self, name: str, title: str) -> None:
        """Keep it."""
        self.app.store.playlists.put(int(name), title=title.strip())

    def ask_delete(self, name: str) -> None:
        """Ask before a playlist is deleted."""
        title = self.app.store.group_title("playlist", name)
        dialog = Confirm(
            title=tr("Delete playlist"),
            message=tr("{name} will be deleted.", name=title),
            positive=tr("Delete"),
        )
        self.ask(dialog, self.delete, name)

    def delete(self, name: str, sure: bool) -> None:
        """Delete it."""
        if sure:
            self.app.store.delete(int(name))
            self.toast(tr("Playlist deleted"))
