"""Where a song's words would stand."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.spotify import look
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SpotLyrics(AppScreen[SpotifyApp, None]):
    """Says why there are none."""

    def on_resume(self) -> None:
        if self.app.player.song is None:
            self.close()

    def build(self) -> w.Widget:
        song = self.app.player.song
        name = song.title if song is not None else ""
        text = tr("Looks like we don't have the lyrics for this song.")
        lead = w.Up(True, "keyboard_arrow_down", tr("Close"))
        return w.Page(look.bar(name, lead=lead),
                      empty_state(text, "lyrics_unavailable", look.HEAD, margin=32))  # fmt: skip
