"""A playlist: its films, and what can be done with all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.model import WATCH_LATER, TubePlaylist, TubeVideo
from pytest_androidbench.phone.apps.youtube.sheets import PlaylistForm
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.world.people import OWNER

WATCHED: Final = 0.9
"""A film of which more was seen counts as watched."""


@dataclass(eq=False)
class PlaylistFilms(AppScreen[YouTubeApp, None]):
    """Name and films, in their order."""

    id: int = 0
    acts: FilmActs = field(default_factory=FilmActs)
    rows: FilmRows = field(default_factory=FilmRows)
    menus: Menus = field(default_factory=Menus)

    @property
    def playlist(self) -> TubePlaylist:
        """What is shown."""
        return self.app.store.playlists.get(self.id) or TubePlaylist(id=self.id)

    def build(self) -> w.Widget:
        playlist, films = self.playlist, self.app.store.in_playlist(self.id)
        own = self.id != WATCH_LATER
        edit = own and w.BarButton("edit", tr("Edit"), id="menu_edit", on_tap=self.edit)
        bar = look.bar("", edit, w.More(partial(self.menus.open, self.more)))
        rows = self.rows.listed(films, self.acts, "playlist", self.id)
        nothing = w.Panel(
            w.Text(tr("No videos in this playlist yet"), look.SECOND, id="message"), padding=24
        )
        content = w.Column(
            self._head(playlist, films), w.Divider(), *(rows or [nothing]), across="stretch",
            width="fill",
        )  # fmt: skip
        listed = w.Scroll(content, id="results", cls=look.RECYCLER, key="playlist")
        return w.Page(bar, listed, over=self.acts.said())

    def _head(self, playlist: TubePlaylist, films: list[TubeVideo]) -> w.Widget:
        say = self.app.say
        count = say(ntr("{n} video", "{n} videos", len(films)))
        play = w.Row(
            w.Button(tr("Play all"), icon="play_arrow", on_tap=self.play, weight=1,
                     id="play_all_button"),
            w.Button(tr("Shuffle"), "outlined", icon="shuffle", on_tap=self.shuffle, weight=1,
                     id="shuffle_button"),
            gap=8, width="fill",
        )  # fmt: skip
        content = w.Column(
            w.Text(playlist.title, w.TextStyle(24, 700), lines=3, id="title"),
            w.Text(OWNER.name, w.TITLE_SMALL, lines=1, id="owner"),
            w.Text(f"{count} · {say(tr(playlist.privacy))}", look.SMALL, id="details"),
            play if films else None,
            gap=8,
            across="stretch",
            width="fill",
        )
        return w.Panel(content, padding=16, width="fill", cls=look.GROUP, id="playlist_header")

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        own = self.id != WATCH_LATER
        return offered(
            (not own, tr("Remove watched videos"), self.ask_tidy),
            (own, tr("Edit"), self.edit),
            (own, tr("Share"), self.share),
            (own, tr("Delete playlist"), self.ask_delete),
        )

    def play(self) -> None:
        """Play it from its beginning."""
        films = self.app.store.in_playlist(self.id)
        if films:
            self.acts.watch(films[0].id, self.id)

    def shuffle(self) -> None:
        """Begin anywhere, by the phone's clock."""
        films = self.app.store.in_playlist(self.id)
        if films:
            place = self.phone.clock.uptime_ms // 1000 % len(films)
            self.acts.watch(films[place].id, self.id)

    def share(self) -> None:
        """Offer its address to other apps."""
        address = f"https://www.youtube.com/playlist?list=PL{self.id}"
        self.phone.activities.share(text=address, caller=self)

    def edit(self) -> None:
        """Let it be called otherwise."""
        now = self.playlist
        form = PlaylistForm(
            heading=tr("Edit playlist"), accept=tr("Save"), title=now.title, privacy=now.privacy
        )
        self.ask(form, self.edited)

    def edited(self, given: tuple[str, str]) -> None:
        """Keep what it is called."""
        title, privacy = given
        self.app.store.playlists.put(self.id, title=title, privacy=privacy)
        self.acts.snackbar.say(tr("Playlist updated"))

    def ask_delete(self) -> None:
        """Ask before it is deleted."""
        dialog = Confirm(
            message=tr("Are you sure you want to delete {name}?", name=self.playlist.title),
            positive=tr("Delete"),
        )
        self.ask(dialog, self.delete)

    def delete(self, sure: bool) -> None:
        """Delete it, not its films."""
        if sure:
            self.app.store.remove_playlist(self.id)
            self.close(toast=tr("Playlist deleted"))

    def ask_tidy(self) -> None:
        """Ask before what was watched goes."""
        dialog = Confirm(
            title=tr("Remove watched videos?"),
            message=tr("All videos you have watched will be removed from Watch later."),
            positive=tr("Remove"),
        )
        self.ask(dialog, self.tidy)

    def tidy(self, sure: bool) -> None:
        """Take out what was watched."""
        if not sure:
            return
        store = self.app.store
        for film in store.in_playlist(self.id):
            watched = store.progress(film.id)
            if watched is not None and watched.position_ms >= film.ms * WATCHED:
                store.keep(self.id, film.id, on=False)
        self.acts.snackbar.say(tr("Watched videos removed"))
