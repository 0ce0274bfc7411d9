"""The panel that the volume keys bring up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.volumes import STREAMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

RINGER: Final = "mode_ringer"
NORMAL: Final = 2
RINGERS: Final = {
    1: ("vibration", "vibrate", tr("vibrate")),
    0: ("notifications_off", "mute", tr("mute")),
    NORMAL: ("notifications", "normal", tr("unmute")),
}
"""Each way to ring: its icon, its name, what is read out."""


@dataclass(eq=False)
class VolumePanel(AppScreen[SystemUiApp, None]):
    """The slider beside the volume keys."""

    window: ClassVar[WindowKind] = "panel"

    stream: str = "music"
    choosing: bool = False
    """Whether the ways to ring are offered."""

    def build(self) -> w.Widget:
        look = w.Look(background="surface_container", radius=28)
        parts = w.Row(self._ringer(), self._rows(), gap=4)
        top = w.Panel(parts, id="volume_dialog_top_container", cls=LINEAR)
        dialog = w.Panel(top, padding=(8, 8, 4, 8), look=look, id="volume_dialog", cls=LINEAR)
        return w.Panel(dialog, id="volume_dialog_container", cls=FRAME)

    def _ringer(self) -> w.Widget:
        """How the phone rings, and the other ways when it is touched."""
        now = self.phone.settings.number("global", RINGER, NORMAL)
        active = w.Panel(
            w.Align(w.Icon(RINGERS[now][0], id="volume_new_ringer_active_icon")),
            id="volume_new_ringer_active_icon_container",
            cls=FRAME,
            desc=tr("Tap to change ringer mode"),
            on_tap=self.open_drawer,
            width=48,
            height=48,
        )
        shown = self._drawer() if self.choosing else active
        return w.Panel(shown, id="volume_ringer_and_drawer_container", cls=FRAME)

    def _drawer(self) -> w.Widget:
        ways = [
            w.Panel(
                w.Align(w.Icon(icon, id=f"volume_drawer_{name}_icon")),
                id=f"volume_drawer_{name}",
                cls=FRAME,
                desc=said,
                on_tap=partial(self.ring, mode),
                width=48,
                height=48,
            )
            for mode, (icon, name, said) in RINGERS.items()
        ]
        return w.Row(*ways, id="volume_drawer_options", cls=LINEAR)

    def _rows(self) -> w.Widget:
        settings = w.IconButton(
            "settings", tr("Sound settings"), id="settings", on_tap=self.open_settings
        )
        return w.Row(
            w.Row(self._row(), id="volume_dialog_rows", cls=LINEAR),
            w.Panel(settings, id="settings_container", cls=FRAME),
            gap=4,
            id="volume_dialog_rows_container",
            cls=LINEAR,
        )

    def _row(self) -> w.Widget:
        value = self.phone.settings.number("system", f"volume_{self.stream}", 5)
        slider = w.SeekBar(
            value=value,
            maximum=STREAMS[self.stream].maximum,
            on_change=self.set_volume,
            id="volume_row_slider",
            width=160,
            text=tr("Media"),
            clickable=True,
        )
        frame = w.Panel(slider, id="volume_row_slider_frame", cls=FRAME)
        icon = w.Icon("music_note" if value else "music_off", id="volume_row_icon")
        return w.Row(icon, frame, gap=4)

    def open_drawer(self) -> None:
        """Offer the ways to ring."""
        self.choosing = True

    def ring(self, mode: int) -> None:
        """Ring, shake or be silent from now on."""
        self.choosing = False
        self.phone.settings.put("global", RINGER, mode)

    def set_volume(self, value: int) -> None:
        """Take the slider's value."""
        volume = STREAMS[self.stream].limited(value)
        self.phone.settings.put("system", f"volume_{self.stream}", volume)

    def open_settings(self) -> None:
        """Show the sound page of Settings."""
        self.close()
        self.app.open_settings("SOUND_SETTINGS")
