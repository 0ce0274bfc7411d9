"""The player with large buttons, for drivers (DriveModeActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.mini_player import BEAT_MS
from pytest_androidbench.phone.apps.retromusic.model import length
from pytest_androidbench.phone.apps.retromusic.player import REPEAT_NONE, REPEAT_THIS
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w

LARGE: Final = w.TextStyle(34)
STEP_MS: Final = 100


@dataclass(eq=False)
class DriveMode(AppScreen[RetroApp, None]):
    """What is played, between what closes the page and what goes on."""

    activity: ClassVar[str] = names.DRIVING

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.player.running else 0

    def build(self) -> w.Widget:
        player = self.app.player
        song = player.song
        heart = song is not None and self.app.playlists.is_favorite(song.id)
        top = w.Row(
            _sign("close", "close", self.close, 52),
            w.Spacer(weight=1),
            w.Icon("directions_car", 36),
            _sign("favorite" if heart else "favorite_border", "songFavourite", self.like, 52),
            width="fill",
        )
        press = "pause" if player.running else "play_arrow"
        buttons = w.Row(
            _sign("skip_previous", "previousButton", player.back, 72),
            _sign(press, "playPauseButton", player.toggle, 112),
            _sign("skip_next", "nextButton", player.next, 72),
            along="center",
            width="fill",
        )
        repeat = "repeat_one" if player.repeat == REPEAT_THIS else "repeat"
        modes = w.Row(
            _sign(repeat, "repeatButton", player.cycle_repeat, 72,
                  on=player.repeat != REPEAT_NONE),
            w.Spacer(weight=1),
            _sign("shuffle", "shuffleButton", player.toggle_shuffle, 72, on=player.shuffled),
            width="fill",
        )  # fmt: skip
        title = w.Column(
            w.Text(song.title if song else "", LARGE, lines=1, id="songTitle"),
            w.Text(song.artist if song else "", w.HEADLINE_SMALL, lines=1, id="songText"),
            gap=8,
            id="titleContainer",
            cls=look.LINEAR,
        )
        duration = song.duration if song else 0
        bar = w.SeekBar(
            player.ms // STEP_MS, max(1, duration // STEP_MS), self.seek, id="progressSlider"
        )
        bar.weight = 1
        times = w.Row(
            w.Text(length(player.ms), id="songCurrentProgress"),
            bar,
            w.Text(length(duration), id="songTotalTime"),
            width="fill",
        )
        column = w.Column(
            top, w.Spacer(weight=1), buttons, modes, title, times, gap=16, across="stretch",
            height="fill",
        )  # fmt: skip
        return w.Page(w.Panel(column, padding=16, weight=1))

    def seek(self, steps: int) -> None:
        """Go to a place of the bar."""
        self.app.player.seek(steps * STEP_MS)

    def like(self) -> None:
        """Give the song a heart, or take it away."""
        song = self.app.player.song
        if song is not None:
            self.app.playlists.toggle_favorite(song)


def _sign(icon: str, id_: str, on_tap: look.Act, side: float, *, on: bool = False) -> w.Widget:
    shown = w.Align(w.Icon(icon, side * 0.7, "primary" if on else "on_surface"))
    return w.Panel(shown, id=id_, cls=look.IMAGE, width=side, height=side, on_tap=on_tap)
