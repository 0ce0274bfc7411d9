"""Choosing the playlists that tracks go into."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.spotify.schema import SpotPlaylist
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SpotAdding(AppScreen[SpotifyApp, str]):
    """The owner's playlists, to tick; closes with what the tracks have gone into."""

    tracks: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)

    def build(self) -> w.Widget:
        lead = w.Up(True, "close", tr("Close"))
        new = w.Button(tr("New playlist"), id="add_to_playlist_create_button", on_tap=self.create)
        rows = [self._row(each) for each in self.app.library.own()]
        done = w.Button(tr("Done"), id="done_button", enabled=bool(self.chosen), on_tap=self.done)
        return w.Page(
            look.bar(tr("Add to playlist"), lead=lead),
            _middle(new),
            w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER),
            _middle(done),
        )

    def _row(self, playlist: SpotPlaylist) -> w.Widget:
        item = self.app.store.playlist(playlist)
        ticked = playlist.id in self.chosen
        sign = w.Icon("check_circle" if ticked else "radio_button_unchecked", 24,
                      "primary" if ticked else "on_surface_variant", id="checkbox")  # fmt: skip
        return look.row(
            look.art(item, 56, "artwork"), look.words(item.title, item.text),
            f"list {playlist.id}", partial(self.tick, playlist.id), sign, w.Spacer(12),
            selected=ticked,
        )  # fmt: skip

    def tick(self, playlist: int) -> None:
        """Choose a playlist, or do not."""
        if playlist in self.chosen:
            self.chosen.remove(playlist)
        else:
            self.chosen.append(playlist)

    def done(self) -> None:
        """Put the tracks into what is ticked, each once."""
        library, store = self.app.library, self.app.store
        for playlist in self.chosen:
            library.add(playlist, [t for t in self.tracks if not library.holds(playlist, t)])
        found = (store.item(items.PLAYLIST, each) for each in self.chosen)
        told = [each.title for each in found if each is not None]
        self.close(", ".join(told))

    def create(self) -> None:
        """Make a playlist for them."""
        self.ask(self.app.page("new", tracks=self.tracks), self.made)

    def made(self, playlist: int) -> None:
        """They are in the one that was made."""
        item = self.app.store.item(items.PLAYLIST, playlist)
        self.close(item.title if item is not None else "")


def _middle(button: w.Widget) -> w.Widget:
    return w.Panel(w.Row(w.Spacer(weight=1), button, w.Spacer(weight=1), width="fill"),
                   padding=16, width="fill")  # fmt: skip
