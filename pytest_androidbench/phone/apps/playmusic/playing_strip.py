"""The strip above the lower edge that says what is played."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.playmusic import look
from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.kit.drawn_cover import cover
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

BEAT_MS = 1000


@dataclass(eq=False)
class PlayingStrip(AppPart[PlayMusicApp]):
    """Shown while there is something in the queue; a tap opens the player."""

    def beat_ms(self) -> int:
        """How often it looks different by itself."""
        return BEAT_MS if self.app.player.running else 0

    def build(self) -> w.Widget | None:
        """The strip."""
        player = self.app.player
        song = player.song
        if song is None:
            return None
        words = w.Column(
            w.Text(song.title, w.BODY_LARGE, lines=1, id="trackname"),
            w.Text(song.artist, look.SECOND, lines=1, id="trackartist"),
            weight=1,
        )
        press = w.IconButton(
            "pause" if player.running else "play_arrow",
            tr("Pause") if player.running else tr("Play"),
            size=32, colour="primary", id="play_pause_header", cls="android.widget.ImageButton",
            on_tap=player.toggle,
        )  # fmt: skip
        row = w.Row(cover(f"album {song.album}", 56), words, press, w.Spacer(8), gap=12,
                    width="fill", height=56)  # fmt: skip
        return w.Panel(
            row, look=w.Look(background="surface_container", elevation=4), cls=look.GROUP,
            id="nowplaying_collapsed", width="fill", desc=tr("Now playing"), on_tap=self.open,
        )  # fmt: skip

    def open(self) -> None:
        """Show the whole player."""
        self.show(self.app.page("player"))
