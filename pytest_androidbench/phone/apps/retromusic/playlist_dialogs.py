"""Making playlists and putting songs into them (CreatePlaylistDialog.kt, LibraryViewModel.kt)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm, EnterText, Label
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class AddingToPlaylist(AppPart[RetroApp]):
    """Asks where songs are to go."""

    def ask_where(self, ids: list[int]) -> None:
        """Offer a new playlist, and those there are."""
        playlists = self.app.playlists.all()
        choices: list[Label] = [tr("New playlist"), *(playlist.name for playlist in playlists)]
        dialog = Choose(title=tr("Add to playlist"), choices=choices, negative=tr("Cancel"))
        self.ask(dialog, self.chosen, ids, [playlist.name for playlist in playlists])

    def chosen(self, ids: list[int], there: list[str], place: int) -> None:
        """Take the row that was tapped."""
        if place:
            self.add(ids, there[place - 1])
        else:
            self.ask_name(ids)

    def ask_name(self, ids: list[int]) -> None:
        """Ask what a new playlist is called."""
        dialog = EnterText(
            title=tr("New playlist"),
            hint=tr("Playlist name"),
            positive=tr("Create"),
            field_id="actionNewPlaylist",
        )
        self.ask(dialog, self.add, ids)

    def add(self, ids: list[int], name: str) -> None:
        """Put songs into the playlist of a name, which is made where there is none."""
        if not name:
            return
        songs, store = self.app.songs(ids), self.app.playlists
        playlist = store.called(name)
        if playlist is None:
            playlist = store.make(name)
            self.toast(tr("{name} created successfully", name=name))
        store.add(playlist, songs)
        self.toast(tr("Added {n} song(s) to {name}", n=len(songs), name=name))

    def ask_rename(self, id_: int, name: str) -> None:
        """Ask for another name."""
        dialog = EnterText(
            title=tr("Rename playlist"),
            text=name,
            hint=tr("Playlist name"),
            positive=tr("Rename"),
            field_id="actionNewPlaylist",
        )
        self.ask(dialog, self.rename, id_)

    def rename(self, id_: int, name: str) -> None:
        """Give a playlist another name."""
        if name:
            self.app.playlists.rename(id_, name)

    def ask_delete(self, id_: int, name: str) -> None:
        """Ask whether a playlist is to go."""
        question = Confirm(
            title=tr("Delete playlist"),
            message=tr("Delete the playlist {name}?", name=name),
            positive=tr("Delete"),
        )
        self.ask(question, self.delete, id_)

    def delete(self, id_: int, sure: bool) -> None:
        """Drop a playlist; its own page closes when it is seen again."""
        if sure:
            self.app.playlists.delete([id_])
            self.screen.on_resume()
