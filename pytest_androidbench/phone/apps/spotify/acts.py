"""What can be done with music wherever it stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from pytest_androidbench.phone.apps.spotify import items
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.spotify.item_menus import SpotMenus
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import Screen


class Tabbed(Protocol):
    """A screen over which one of the app's tabs is chosen."""

    tab: int

    def go_to(self, tab: int) -> None:
        """Show a tab."""


@dataclass(eq=False)
class SpotActs(AppPart[SpotifyApp]):
    """Opens, plays, keeps and shares artists, albums, playlists and tracks."""

    menus: SpotMenus = field(default_factory=SpotMenus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def lead(self, page: Screen[Any]) -> None:
        """Show a page, which closes with the tab that was chosen there."""
        self.hide_keyboard()
        self.ask(page, self.left)

    def left(self, tab: int) -> None:
        """Go on to the tab that was chosen on a page."""
        cast("Tabbed", self.screen).go_to(tab)

    @property
    def _tab(self) -> int:
        return cast("Tabbed", self.screen).tab

    def show_page(self, name: str, /, **fields: object) -> None:
        """Show a page by its name."""
        self.lead(self.app.page(name, tab=self._tab, **fields))

    def open(self, kind: str, id_: int) -> None:
        """Show an artist, an album or a playlist; play a track."""
        if kind == items.TRACK:
            self.play(kind, id_)
        elif kind == items.ARTIST:
            self.show_page("artist", artist=id_)
        else:
            self.show_page("group", kind=kind, item=id_)

    def play(self, kind: str, id_: int, place: int = 0) -> None:
        """Play something from a place on, and remember it."""
        songs = self.app.store.songs_of(kind, id_)
        if not songs:
            self.say(tr("There is nothing to play yet"))
            return
        self.app.player.play_from(kind, id_, songs, place)
        self.app.library.played(kind, id_)

    def shuffle(self, kind: str, id_: int) -> None:
        """Play something in any order."""
        songs = self.app.store.songs_of(kind, id_)
        if not songs:
            self.say(tr("There is nothing to play yet"))
            return
        self.app.player.shuffle_from(kind, id_, songs)
        self.app.library.played(kind, id_)

    def turn(self, kind: str, id_: int) -> None:
        """Play something, or halt where it is what can be heard."""
        player = self.app.player
        if player.source == (kind, id_) and player.song is not None:
            player.toggle()
        else:
            self.play(kind, id_)

    def keep(self, kind: str, id_: int) -> None:
        """Keep something, or no more, and say so."""
        library = self.app.library
        kept = not library.has(kind, id_)
        library.keep(kind, id_, kept=kept)
        self.say(self._kept(kind, id_, kept=kept))

    def _kept(self, kind: str, id_: int, *, kept: bool) -> TextLike:
        if kind == items.ARTIST:
            return tr("Added to Your Library") if kept else tr("You unfollowed this artist")
        if kind == items.TRACK:
            song = self.app.store.songs.get(id_)
            if song is not None and song.told:
                return tr("Added to Your Episodes") if kept else tr("Removed from Your Episodes")
            return tr("Added to Liked Songs") if kept else tr("Removed from Liked Songs")
        return tr("Added to Your Library") if kept else tr("Removed from Your Library")

    def say(self, text: TextLike) -> None:
        """Say something over the lower edge."""
        self.snackbar.say(text)

    def add(self, tracks: list[int]) -> None:
        """Ask for playlists."""
        self.ask(self.app.page("add", tracks=tracks), self.added)

    def add_all(self, kind: str, id_: int) -> None:
        """Ask for playlists that take all tracks of something."""
        self.add([each.id for each in self.app.store.songs_of(kind, id_)])

    def added(self, said: str) -> None:
        """Tell what they have gone into."""
        self.say(tr("Added to {name}", name=said))

    def create(self) -> None:
        """Ask how a new playlist is called."""
        self.ask(self.app.page("new"), self.created)

    def created(self, playlist: int) -> None:
        """Show what was made."""
        self.open(items.PLAYLIST, playlist)

    def edit(self, playlist: int) -> None:
        """Change a playlist of the owner's."""
        self.show(self.app.page("edit", playlist=playlist))

    def take_out(self, playlist: int, track: int) -> None:
        """Take a track out of a playlist."""
        self.app.library.take_out(playlist, track)
        self.say(tr("Removed from playlist"))

    def enqueue(self, tracks: list[int]) -> None:
        """Play tracks behind the one that is played."""
        self.app.player.add(tracks, following=True)
        self.say(tr("Added to queue"))

    def enqueue_all(self, kind: str, id_: int) -> None:
        """Play all tracks of something next."""
        self.enqueue([each.id for each in self.app.store.songs_of(kind, id_)])

    def turn_public(self, playlist: int) -> None:
        """Let everybody see a playlist, or nobody."""
        found = self.app.store.playlists.get(playlist)
        if found is not None:
            self.app.store.playlists.put(playlist, public=not found.public)
            self.say(tr("Your playlist is now private") if found.public
                     else tr("Your playlist is now public"))  # fmt: skip

    def share(self, kind: str, id_: int) -> None:
        """Hand on where something is found."""
        path = "playlist" if kind == items.RADIO else kind
        address = f"https://open.spotify.com/{path}/{id_}"
        self.phone.activities.share(text=address, caller=self.screen)

    def ask_delete(self, playlist: int) -> None:
        """Ask before a playlist is deleted."""
        found = self.app.store.playlists.get(playlist)
        name = found.title if found is not None else ""
        dialog = Confirm(
            title=tr("Delete from Your Library?"),
            message=tr("This will delete {name} from Your Library.", name=name),
            positive=tr("Delete"),
        )
        self.ask(dialog, self.delete, playlist)

    def delete(self, playlist: int, sure: bool) -> None:
        """Delete it."""
        if sure:
            self.app.library.delete(playlist)
            self.say(tr("Removed from Your Library"))
