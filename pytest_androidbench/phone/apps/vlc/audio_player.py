"""The whole player of songs (gui/audio/AudioPlayer.kt, audio_player.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import VlcMedium, clock_text
from pytest_androidbench.phone.apps.vlc.play_queue import REPEAT_NONE, REPEAT_ONE
from pytest_androidbench.phone.apps.vlc.player_options import PlayerOptions
from pytest_androidbench.phone.apps.vlc.queue_list import QueueList
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

STEP_MS: Final = 100
JUMP_MS: Final = 10_000
"""How far the two buttons beside the time go (audio_rewind_10)."""


@dataclass(eq=False)
class VlcAudioPlayer(AppScreen[VlcApp, None]):
    """What is heard, or what is heard in turn, with its time and its buttons."""

    listed: bool = False
    queue: QueueList = field(default_factory=QueueList)
    options: PlayerOptions = field(default_factory=PlayerOptions)

    def beat_ms(self) -> int:
        return 1000 if self.app.player.running else 0

    def on_resume(self) -> None:
        if self.app.player.medium is None:
            self.close()

    def build(self) -> w.Widget:
        medium = self.app.player.medium
        if medium is None:
            return w.Page(self._header())
        middle = self.queue.build() if self.listed else self._cover(medium)
        body = w.Column(
            self._header(),
            w.Panel(middle, weight=1, width="fill"),
            self._time(medium),
            self._buttons(),
            across="stretch", width="fill", height="fill",
        )  # fmt: skip
        return w.Page(
            w.Panel(body, id="content_layout", cls=look.VIEW_GROUP, width="fill", height="fill"),
            id="audio_player_container", cls=look.FRAME,
        )  # fmt: skip

    def _header(self) -> w.Widget:
        row = w.Row(
            w.Up(True),
            w.Spacer(weight=1),
            _sign("queue_music", tr("Show playlist"), "playlist_switch", self.switch),
            _sign("more_vert", tr("advanced options"), "adv_function", self.options.open),
            width="fill",
            height=56,
        )
        return w.Panel(row, id="header", cls=look.VIEW_GROUP, width="fill")

    def _cover(self, medium: VlcMedium) -> w.Widget:
        words = w.Column(
            look.cover("music_note", 220, "cover"),
            w.Text(medium.title, w.TITLE, lines=2, id="song_title", align="center"),
            w.Text(medium.artist, look.SECOND, lines=1, id="song_subtitle"),
            gap=16,
            across="center",
        )
        return w.Align(w.Panel(words, id="cover_media_switcher", cls=look.VIEW_GROUP), margin=24)

    def _time(self, medium: VlcMedium) -> w.Widget:
        player = self.app.player
        longest = max(1, medium.duration // STEP_MS)
        total = len(player.queue)
        times = w.Column(
            w.Row(
                _sign("replay_10", tr("Rewind 10 seconds"), "audio_rewind_10", self.rewind),
                w.Text(tr("Track {n} / {total}", n=player.place + 1, total=total), look.SMALL,
                       id="audio_play_progress"),
                _sign("forward_10", tr("Seek forward 10 seconds"), "audio_forward_10",
                      self.forward),
                along="between", width="fill",
            ),
            w.SeekBar(min(player.ms // STEP_MS, longest), longest, self.seek, id="timeline",
                      width="fill"),
            w.Row(w.Text(clock_text(player.ms), id="time"), w.Spacer(weight=1),
                  w.Text(clock_text(medium.duration), id="length"), width="fill"),
            across="stretch", width="fill",
        )  # fmt: skip
        return w.Panel(times, padding=(24, 0), width="fill")

    def _buttons(self) -> w.Widget:
        player = self.app.player
        sign, text = ("pause", tr("Pause")) if player.running else ("play_arrow", tr("Play"))
        again, shuffled = player.order.repeat, player.order.shuffled
        row = w.Row(
            _sign("shuffle", tr("Shuffle mode"), "shuffle", player.toggle_shuffle, lit=shuffled),
            _sign("skip_previous", tr("Previous"), "previous", player.back),
            _sign(sign, text, "play_pause", player.toggle, size=48),
            _sign("skip_next", tr("Next"), "next", self.next),
            _sign("repeat_one" if again == REPEAT_ONE else "repeat", tr("Repeat mode"), "repeat",
                  player.order.turn_repeat, lit=again != REPEAT_NONE),
            along="between",
            width="fill",
        )  # fmt: skip
        return w.Panel(row, padding=(24, 16), width="fill")

    def switch(self) -> None:
        """Show what is played in turn, or the cover again."""
        self.listed = not self.listed

    def seek(self, steps: int) -> None:
        self.app.player.seek(steps * STEP_MS)

    def rewind(self) -> None:
        self.app.player.seek(self.app.player.ms - JUMP_MS)

    def forward(self) -> None:
        self.app.player.seek(self.app.player.ms + JUMP_MS)

    def next(self) -> None:
        self.app.player.next()


def _sign(
    icon: str, desc: Message, id_: str, act: look.Act, *, lit: bool = False, size: float = 28
) -> w.Widget:
    colour = "primary" if lit else "on_surface"
    return w.IconButton(icon, desc, id=id_, cls=look.IMAGE, size=size, colour=colour,
                        selected=lit, on_tap=act)  # fmt: skip
