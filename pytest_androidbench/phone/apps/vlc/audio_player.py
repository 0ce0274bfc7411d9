"""The whole player of songs (gui/audio/AudioPlayer.kt)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import clock_text
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

STEP_MS = 100


@dataclass(eq=False)
class VlcAudioPlayer(AppScreen[VlcApp, None]):
    """What is heard, with its time and its buttons."""

    def beat_ms(self) -> int:
        return 1000 if self.app.player.running else 0

    def on_resume(self) -> None:
        if self.app.player.medium is None:
            self.close()

    def build(self) -> w.Widget:
        player = self.app.player
        medium = player.medium
        bar = look.bar("", lead=w.Up(True))
        if medium is None:
            return w.Page(bar)
        longest = max(1, medium.duration // STEP_MS)
        sign, text = ("pause", tr("Pause")) if player.running else ("play_arrow", tr("Play"))
        body = w.Column(
            look.cover("music_note", 200, "cover_media_switcher"),
            w.Text(medium.title, w.TITLE, lines=2, id="song_title", align="center"),
            w.Text(medium.artist, look.SECOND, lines=1, id="song_subtitle"),
            w.SeekBar(min(player.ms // STEP_MS, longest), longest, self.seek, id="timeline",
                      width="fill"),
            w.Row(w.Text(clock_text(player.ms), id="time"), w.Spacer(weight=1),
                  w.Text(clock_text(medium.duration), id="length"), width="fill"),
            w.Row(
                _sign("skip_previous", tr("Previous"), "previous", player.back),
                _sign(sign, text, "play_pause", player.toggle),
                _sign("skip_next", tr("Next"), "next", self.next),
                _sign("stop", tr("Stop"), "stop", self.stop),
                gap=24,
            ),
            gap=16,
            across="center",
            width="fill",
        )  # fmt: skip
        return w.Page(bar, w.Scroll(body, padding=24, id="audio_player_container"))

    def seek(self, steps: int) -> None:
        self.app.player.seek(steps * STEP_MS)

    def next(self) -> None:
        self.app.player.next()

    def stop(self) -> None:
        self.app.player.stop()
        self.close()


def _sign(icon: str, desc: Message, id_: str, act: look.Act) -> w.Widget:
    return w.IconButton(icon, desc, id=id_, cls=look.IMAGE, size=36, on_tap=act)
