"""The whole player (fragments/player/normal)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.lyrics import lyrics_of
from pytest_androidbench.phone.apps.retromusic.mini_player import BEAT_MS
from pytest_androidbench.phone.apps.retromusic.model import Song, length
from pytest_androidbench.phone.apps.retromusic.names import EXTRA_INFO_KEY, LYRICS_KEY
from pytest_androidbench.phone.apps.retromusic.player import REPEAT_NONE, REPEAT_THIS
from pytest_androidbench.phone.apps.retromusic.player_menu import PlayerMenu
from pytest_androidbench.phone.apps.retromusic.sound_facts import facts_text
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

BUTTON: Final = "android.widget.Button"
STEP_MS: Final = 100
"""What the bar counts in: long songs have more milliseconds than it has places."""


@dataclass(eq=False)
class NowPlaying(AppScreen[RetroApp, None]):
    """What is played, with everything one can do about it."""

    menu: PlayerMenu = field(default_factory=PlayerMenu)

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.player.running else 0

    def on_resume(self) -> None:
        if self.app.player.song is None:
            self.close()

    def build(self) -> w.Widget:
        song = self.app.player.song
        if song is None:
            return w.Page(self._toolbar(favorite=False))
        favorite = self.app.playlists.is_favorite(song.id)
        width = self.host.width_dp
        flat = width > 600
        side = min(width - 48, 300) if not flat else 180
        picture = w.Align(self._shown(song, side), margin=8)
        image = w.Panel(picture, id="playerAlbumCoverFragment", cls=look.FRAME, weight=1)
        controls = w.Panel(
            self._controls(song),
            id="playbackControlsFragment",
            cls=look.FRAME,
            weight=1 if flat else 0,
        )
        body: w.Widget = w.Column(image, controls, across="stretch", weight=1)
        if flat:
            body = w.Row(image, controls, width="fill", weight=1)
        player = w.Column(body, self._toolbar(favorite=favorite), across="stretch", weight=1)
        panel = w.Panel(
            player, id="playerFragmentContainer", cls=look.FRAME, weight=1, on_swipe=self.swiped
        )
        return w.Page(w.Panel(panel, id="slidingPanel", cls=look.FRAME, weight=1))

    def _shown(self, song: Song, side: float) -> w.Widget:
        """The cover, or the lyrics in its place."""
        text = lyrics_of(self.app, song) if self._lyrics else ""
        if text:
            words = w.Text(text, w.BODY_LARGE, id="player_lyrics", align="center")
            return w.Scroll(words, id="lyrics", weight=0, width=side, height=side)
        return cover(self.app, song, side, id_="player_image")

    @property
    def _lyrics(self) -> bool:
        return self.app.prefs().get(LYRICS_KEY, default=False)

    def _controls(self, song: Song) -> w.Widget:
        player = self.app.player
        bar = w.SeekBar(
            player.ms // STEP_MS,
            max(1, song.duration // STEP_MS),
            self.seek,
            id="progressSlider",
        )
        bar.weight = 1
        times = w.Row(
            w.Spacer(16),
            w.Text(length(player.ms), id="songCurrentProgress", lines=1),
            bar,
            w.Text(length(song.duration), id="songTotalTime", lines=1),
            w.Spacer(16),
            width="fill",
        )
        more = self.app.prefs().get(EXTRA_INFO_KEY, default=False)
        info = facts_text(self.app, song) if more else ""
        words = w.Column(
            w.Text(song.title, look.HEADING, lines=1, id="title", align="center"),
            w.Text(song.artist, look.SECOND, lines=1, id="text", align="center",
                   on_tap=partial(self.menu.go_to_artist)),
            info != "" and w.Text(info, w.BODY_SMALL, lines=1, id="songInfo", align="center"),
            gap=4,
            across="center",
            width="fill",
        )  # fmt: skip
        column = w.Column(
            times, w.Panel(words, padding=(24, 4)), self._buttons(), gap=8, across="stretch"
        )
        return w.Panel(column, padding=(0, 0, 0, 12))

    def _buttons(self) -> w.Widget:
        player = self.app.player
        repeat = "repeat_one" if player.repeat == REPEAT_THIS else "repeat"
        press = w.Fab(
            "pause" if player.running else "play_arrow",
            None,
            id="playPauseButton",
            size=64,
            on_tap=player.toggle,
        )
        return w.Row(
            _button(repeat, "repeatButton", player.cycle_repeat, on=player.repeat != REPEAT_NONE),
            _button("skip_previous", "previousButton", player.back, on=True),
            press,
            _button("skip_next", "nextButton", player.next, on=True),
            _button("shuffle", "shuffleButton", player.toggle_shuffle, on=player.shuffled),
            along="between",
            width="fill",
        )

    def _toolbar(self, *, favorite: bool) -> w.Widget:
        heart = "favorite" if favorite else "favorite_border"
        actions = (
            _entry("timer", tr("Sleep timer"), "action_sleep_timer", self.menu.sleep),
            _toggle(
                "text_snippet", tr("Lyrics"), "action_toggle_lyrics", self.lyrics, on=self._lyrics
            ),
            _toggle(heart, tr("Favorites"), "action_toggle_favorite", self.favorite, on=favorite),
            _entry("queue_music", tr("Now playing queue"), "now_playing", self.queue),
            w.More(partial(self.menu.menus.open, self.menu.rows)),
        )
        return w.TopBar("", lead=w.Spacer(4), actions=actions, id="playerToolbar")

    def seek(self, steps: int) -> None:
        """Go to a place of the bar."""
        self.app.player.seek(steps * STEP_MS)

    def lyrics(self) -> None:
        """Show lyrics in place of the cover, or not."""
        self.app.prefs().put(LYRICS_KEY, not self._lyrics)

    def favorite(self) -> None:
        """Give the song a heart, or take it away."""
        song = self.app.player.song
        if song is not None:
            self.app.playlists.toggle_favorite(song)

    def queue(self) -> None:
        """Show what comes."""
        self.show(self.app.page("queue"))

    def swiped(self, direction: SwipeDirection) -> None:
        """Go on, back, or down to the page below."""
        if direction == "left":
            self.app.player.next()
        elif direction == "right":
            self.app.player.back()
        elif direction == "down":
            self.close()


def _button(icon: str, id_: str, on_tap: look.Act, *, on: bool) -> w.Widget:
    colour = "on_surface" if on else "on_surface_variant"
    size = 32 if icon.startswith("skip") else 24
    highlight = "primary" if on and not icon.startswith("skip") else colour
    return w.IconButton(
        icon, None, id=id_, colour=highlight, size=size, width=56, height=56, on_tap=on_tap
    )


def _entry(icon: str, label: Message, id_: str, on_tap: look.Act) -> w.Widget:
    return w.BarButton(icon, label, id=id_, on_tap=on_tap)


def _toggle(icon: str, label: Message, id_: str, on_tap: look.Act, *, on: bool) -> w.Widget:
    colour = "primary" if on else "on_surface"
    return w.IconButton(icon, label, id=id_, cls=BUTTON, colour=colour, tip=label, on_tap=on_tap)
