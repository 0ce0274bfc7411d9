"""Who made a song."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.schema import SpotSong
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SongCredits(SpotPage):
    """Title, performer, album."""

    track: int = 0

    def build(self) -> w.Widget:
        song = self.app.store.songs.get(self.track) or SpotSong()
        listed = w.Scroll(
            look.heading(song.title),
            w.ListItem(tr("Performed by"), song.artist, look=w.MATERIAL, id="performer_row",
                       on_tap=partial(self.acts.open, items.ARTIST, song.artist_id)),
            w.ListItem(tr("From"), tr("{album} ({year})", album=song.album, year=song.year),
                       look=w.MATERIAL, id="album_row",
                       on_tap=partial(self.acts.open, items.ALBUM, song.album_id)),
            id="recycler_view",
        )  # fmt: skip
        return self.framed(look.bar(tr("Song credits")), listed)
