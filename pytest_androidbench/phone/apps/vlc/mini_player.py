"""What is heard, above the lower edge; a tap opens the whole player (audio_player.xml)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import clock_text
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VlcMiniPlayer(AppPart[VlcApp]):
    """A strip, while anything is in the queue."""

    def beat_ms(self) -> int:
        return 1000 if self.app.player.running else 0

    def build(self) -> w.Widget | None:
        player = self.app.player
        medium = player.medium
        if medium is None:
            return None
        sign, text = ("pause", tr("Pause")) if player.running else ("play_arrow", tr("Play"))
        row = w.Row(
            look.cover("music_note", 40, "cover_media_switcher"),
            w.Panel(
                w.Column(
                    w.Text(medium.title, lines=1, id="title"),
                    medium.artist != "" and w.Text(medium.artist, look.SMALL, lines=1, id="artist"),
                ),
                id="audio_media_switcher",
                cls=look.FRAME,
                weight=1,
            ),
            w.Text(clock_text(player.ms), look.SMALL, id="header_time"),
            w.IconButton(sign, text, id="header_play_pause", cls=look.IMAGE, on_tap=player.toggle),
            gap=12,
            width="fill",
            height=56,
        )
        return w.Panel(
            row, padding=(12, 0), look=w.Look(background="surface_container"), id="header",
            cls=look.VIEW_GROUP, width="fill", on_tap=self.open,
        )  # fmt: skip

    def open(self) -> None:
        place = "video_player:VlcVideoPlayer" if self.app.player.as_video else None
        self.show(self.app.page(place or "audio_player:VlcAudioPlayer"))
