"""What the owner of the phone watched, keeps and likes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.model import WATCH_LATER, TubePlaylist, TubeVideo
from pytest_androidbench.phone.apps.youtube.sheets import PlaylistForm
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr

SHOWN: Final = 10
SIDE: Final = 150


@dataclass(eq=False)
class LibraryTab(AppPart[YouTubeApp]):
    """Recent films, then lists, then playlists."""

    def build(self, acts: FilmActs) -> w.Widget:
        """The whole tab."""
        store = self.app.store
        recent = [self._recent(one, acts) for one in store.watched()[:SHOWN]]
        strip = w.Scroll(*recent, axis="x", gap=12, padding=(16, 4, 16, 12), weight=0,
                         width="fill", id="recent")  # fmt: skip
        liked, later = len(store.liked()), len(store.in_playlist(WATCH_LATER))
        rows = [
            self._row("history", tr("History"), None, partial(self.open, "history")),
            self._row("play_circle_outline", tr("Your videos"), None, partial(self.open, "own")),
            self._row("watch_later", tr("Watch later"), _videos(later),
                      partial(self.playlist, WATCH_LATER)),
            self._row("thumb_up", tr("Liked videos"), _videos(liked), partial(self.open, "liked")),
        ]  # fmt: skip
        lists = [
            self._row("playlist_play", one.title, self._facts(one), partial(self.playlist, one.id))
            for one in store.own_playlists()
        ]  # fmt: skip
        new = self._row("add", tr("New playlist"), None, partial(self.new, acts))
        return w.Scroll(
            w.Column(
                w.Panel(w.Text(tr("Recent"), look.HEAD), padding=(16, 16, 16, 8)),
                strip if recent else None,
                w.Divider(),
                *rows,
                w.Divider(),
                w.Panel(w.Text(tr("Playlists"), look.HEAD), padding=(16, 16, 16, 8)),
                new,
                *lists,
                across="stretch",
                width="fill",
            ),
            id="results",
            cls=look.RECYCLER,
            key="library",
        )

    def _recent(self, film: TubeVideo, acts: FilmActs) -> w.Widget:
        channel = self.app.store.channel(film.channel_id)
        watched = self.app.store.progress(film.id)
        seen = min(1.0, watched.position_ms / film.ms) if watched is not None else 0.0
        content = w.Column(
            look.thumbnail(film, channel.scene, SIDE, seen=seen),
            w.Text(film.title, w.BODY_SMALL.coloured("on_surface"), lines=2),
            w.Text(channel.title, look.SMALL, lines=1),
            gap=4,
            width=SIDE,
        )
        return w.Panel(
            content, cls=look.GROUP, desc=film.title, key=f"recent {film.id}",
            on_tap=partial(acts.watch, film.id),
        )  # fmt: skip

    def _row(self, icon: str, text: TextLike, summary: TextLike | None, act: look.Act) -> w.Widget:
        return w.ListItem(text, summary, icon=icon, look=w.MATERIAL, cls=look.GROUP, on_tap=act)

    def _facts(self, one: TubePlaylist) -> str:
        """Who may see a playlist, and how long it is."""
        say = self.app.say
        count = _videos(len(self.app.store.in_playlist(one.id)))
        return f"{say(tr(one.privacy))} · {say(count)}"

    def open(self, kind: str) -> None:
        """Show a list of films."""
        self.show(self.app.page("films", kind=kind))

    def playlist(self, id_: int) -> None:
        """Show a playlist."""
        self.show(self.app.page("playlist", id=id_))

    def new(self, acts: FilmActs) -> None:
        """Ask for the name of a new playlist."""
        self.ask(PlaylistForm(), acts.named, "")


def _videos(count: int) -> Message:
    return ntr("{n} video", "{n} videos", count)
