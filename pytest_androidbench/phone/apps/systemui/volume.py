"""The panel that the volume keys bring up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.volumes import STREAMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class VolumePanel(AppScreen[SystemUiApp, None]):
    """The slider beside the volume keys."""

    window: ClassVar[WindowKind] = "panel"

    stream: str = "music"

    def build(self) -> w.Widget:
        value = self.phone.settings.number("system", f"volume_{self.stream}", 5)
        slider = w.SeekBar(
            value=value,
            maximum=STREAMS[self.stream].maximum,
            on_change=self.set_volume,
            id="volume_row_slider",
            width=160,
            text=tr("Media"),
        )
        row = w.Row(
            w.Icon("music_note" if value else "music_off", id="volume_row_icon"),
            slider,
            w.IconButton(
                "settings", tr("Sound settings"), id="settings", on_tap=self.open_settings
            ),
            gap=4,
        )
        look = w.Look(background="surface_container", radius=28)
        return w.Panel(row, padding=(16, 8, 4, 8), look=look, id="volume_dialog", cls=LINEAR)

    def set_volume(self, value: int) -> None:
        """Take the slider's value."""
        volume = STREAMS[self.stream].limited(value)
        self.phone.settings.put("system", f"volume_{self.stream}", volume)

    def open_settings(self) -> None:
        """Show the sound page of Settings."""
        self.close()
        self.app.open_settings("SOUND_SETTINGS")
