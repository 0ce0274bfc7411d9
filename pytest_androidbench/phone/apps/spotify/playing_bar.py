"""The bar above the tabs that says what is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.acts import SpotActs
    from pytest_androidbench.phone.apps.spotify.schema import SpotSong
    from pytest_androidbench.phone.ui.widget import SwipeDirection

BEAT_MS: Final = 1000


@dataclass(eq=False)
class PlayingBar(AppPart[SpotifyApp]):
    """Shown while there is something in the queue; a tap opens the player."""

    def beat_ms(self) -> int:
        """How often it looks different by itself."""
        return BEAT_MS if self.app.player.running else 0

    @property
    def _acts(self) -> SpotActs:
        return cast("SpotActs", vars(self.screen)["acts"])

    def build(self) -> w.Widget | None:
        """The bar."""
        player = self.app.player
        song = player.song
        if song is None:
            return None
        words = w.Column(
            w.Text(song.title, look.STRONG, lines=1, id="track_info_view_title"),
            w.Text(song.artist, look.SMALL, lines=1, id="track_info_view_subtitle"),
            weight=1,
        )
        running = player.running
        press = w.IconButton(
            "pause" if running else "play_arrow", tr("Pause") if running else tr("Play"),
            size=28, colour="on_surface", id="play_pause_button", on_tap=player.toggle,
        )  # fmt: skip
        device = w.IconButton("devices", tr("Connect to a device"), id="connect_button",
                              on_tap=self.devices)  # fmt: skip
        line = w.Row(look.track_art(song, 40, "cover_image"), words, device, self._heart(song),
                     press, gap=4, width="fill", height=56)  # fmt: skip
        share = max(0, min(100, player.ms * 100 // song.ms))
        progress = w.Row(
            w.Panel(look=w.Look(background="#ffffff"), weight=max(1, share), height=2),
            w.Panel(look=w.Look(background="#ffffff55"), weight=max(1, 100 - share), height=2),
            width="fill",
        )
        strip = w.Panel(
            w.Column(line, progress, across="stretch", width="fill"),
            padding=(8, 0), look=w.Look(background="#3a2f2a", radius=6), cls=look.GROUP,
            id="now_playing_bar_layout", width="fill", desc=tr("Now playing bar"),
            on_tap=self.open, on_swipe=self.swiped,
        )  # fmt: skip
        return w.Padding(strip, (8, 0))

    def _heart(self, song: SpotSong) -> w.Widget:
        liked = song.liked_ms > 0
        return w.IconButton(
            "favorite" if liked else "favorite_border",
            tr("Remove from Liked Songs") if liked else tr("Add to Liked Songs"),
            colour="primary" if liked else "on_surface", id="heart_button", key="bar heart",
            on_tap=self.like,
        )  # fmt: skip

    def like(self) -> None:
        """Like what is played, or no more."""
        song = self.app.player.song
        if song is not None:
            self._acts.keep(items.TRACK, song.id)

    def devices(self) -> None:
        """Say where else it could be played."""
        self._acts.say(tr("No other devices found"))

    def open(self) -> None:
        """Show the whole player."""
        self._acts.show_page("player")

    def swiped(self, direction: SwipeDirection) -> None:
        """Go on, back, or up to the whole player."""
        if direction == "left":
            self.app.player.next()
        elif direction == "right":
            self.app.player.back()
        elif direction == "up":
            self.open()
