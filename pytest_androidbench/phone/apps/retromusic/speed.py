"""How fast and how high songs are played (PlaybackSpeedDialog.kt)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.names import SPEED_KEY
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

PITCH_KEY: Final = "playback_pitch"
LEAST, MOST = 5, 20
"""Tenths."""


@dataclass(eq=False)
class PlaybackSpeed(AppScreen[RetroApp, None]):
    """Two bars; the button in the middle goes back to what is usual."""

    window: ClassVar[WindowKind] = "dialog"

    speed: int = 10
    pitch: int = 10

    def on_open(self) -> None:
        prefs = self.app.prefs()
        self.speed = round(self.app.player.time.speed * 10)
        self.pitch = max(LEAST, min(MOST, round(prefs.get(PITCH_KEY, 1.0) * 10)))

    def build(self) -> w.Widget:
        body = w.Column(
            w.Text(tr("Playback Speed"), w.BODY_LARGE, id="playback_speed_title"),
            _bar(self.speed, self.set_speed, "playback_speed_slider"),
            w.Text(f"{self.speed / 10}", w.BODY_LARGE, id="speed_value"),
            w.Text(tr("Pitch"), w.BODY_LARGE, id="playback_pitch_title"),
            _bar(self.pitch, self.set_pitch, "playback_pitch_slider"),
            w.Text(f"{self.pitch / 10}", w.BODY_LARGE, id="pitch_value"),
            across="stretch",
            width="fill",
        )
        buttons = (
            w.DialogButton(text=tr("Save"), on_tap=self.save),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            w.DialogButton(text=tr("Reset"), on_tap=self.reset),
        )
        return w.Dialog(
            tr("Playback Settings"), body=w.Panel(body, padding=(24, 8)), buttons=buttons
        )

    def set_speed(self, value: int) -> None:
        self.speed = LEAST + value

    def set_pitch(self, value: int) -> None:
        self.pitch = LEAST + value

    def save(self) -> None:
        """Play on like this."""
        player = self.app.player
        ms, running = player.ms, player.running
        self.app.prefs().update({SPEED_KEY: self.speed / 10, PITCH_KEY: self.pitch / 10})
        if running:
            player.seek(ms)
        self.close()

    def reset(self) -> None:
        """Go back to how songs were made."""
        self.speed = self.pitch = 10
        self.save()


def _bar(value: int, move: Callable[[int], None], id_: str) -> w.Widget:
    return w.SeekBar(value - LEAST, MOST - LEAST, move, id=id_)
