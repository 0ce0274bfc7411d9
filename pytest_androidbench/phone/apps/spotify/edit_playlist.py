"""Changing a playlist of one's own: its name, its description, and what it holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.spotify import items, look, names
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.spotify.schema import SpotSong
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MOST_ABOUT = 300


@dataclass(eq=False)
class EditPlaylist(AppScreen[SpotifyApp, None]):
    """A form; nothing is kept until it is saved."""

    playlist: int = 0
    title: str = ""
    about: str = ""
    gone: list[int] = field(default_factory=list)
    """Tracks that are to be taken out."""
    leaving: Leaving = field(default_factory=Leaving)

    def on_open(self) -> None:
        found = self.app.store.playlists.get(self.playlist)
        if found is not None:
            self.title, self.about = found.title, found.about

    def build(self) -> w.Widget:
        save = w.Button(tr("Save"), "text", id="save_button", role="on_surface",
                        enabled=bool(self.title.strip()), on_tap=self.save)  # fmt: skip
        lead = w.Up(self.on_back, "close", tr("Close"))
        form = w.Column(
            w.TextField(bind="title", hint=tr("Playlist name"), id="title_edit_text",
                        style="line", max_length=names.MOST_TITLE),
            w.TextField(bind="about", hint=tr("Add a description"), id="description_edit_text",
                        style="line", max_length=MOST_ABOUT),
            gap=16, across="stretch", width="fill",
        )  # fmt: skip
        songs = self.app.store.songs_of(items.PLAYLIST, self.playlist)
        rows = [self._row(each) for each in songs if each.id not in self.gone]
        return w.Page(
            look.bar(tr("Edit playlist"), save, lead=lead),
            w.Scroll(w.Panel(form, padding=24, width="fill"), *rows, id="recycler_view"),
        )

    def _row(self, song: SpotSong) -> w.Widget:
        drop = w.IconButton(
            "remove_circle_outline", tr("Remove {name}", name=song.title), id="remove_button",
            key=f"remove {song.id}", on_tap=partial(self.gone.append, song.id),
        )  # fmt: skip
        line = w.Row(drop, look.words(song.title, song.artist), gap=8, width="fill", height=64)
        return w.Panel(line, padding=(8, 0, 16, 0), width="fill", cls=look.GROUP,
                       key=f"track {song.id}")  # fmt: skip

    def save(self) -> None:
        """Keep it all."""
        library = self.app.library
        library.rename(self.playlist, self.title, self.about)
        for track in self.gone:
            library.take_out(self.playlist, track)
        self.hide_keyboard()
        self.close()

    def on_back(self) -> None:
        found = self.app.store.playlists.get(self.playlist)
        kept = (found.title, found.about) if found is not None else ("", "")
        changed = self.gone or (self.title, self.about) != kept
        question = Confirm(title=tr("Discard changes?"),
                           message=tr("Your changes to this playlist won't be saved."),
                           positive=tr("Discard"))  # fmt: skip
        self.leaving.leave(question if changed else None)
