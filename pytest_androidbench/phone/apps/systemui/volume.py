"""The panel that the volume keys bring up at the right edge of the display."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR
from pytest_androidbench.phone.apps.systemui.volume_slider import VolumeSlider
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.volumes import STREAMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

RINGER: Final = "mode_ringer"
NORMAL: Final = 2
RINGERS: Final = {
    1: ("vibration", "vibrate", tr("vibrate")),
    0: ("notifications_off", "mute", tr("mute")),
    NORMAL: ("notifications", "normal", tr("unmute")),
}
"""Each way to ring: its icon, its name, what is read out."""
RING_VOLUME: Final = 5
"""How loud it rings again after it was turned down to nothing."""
TIMEOUT_MS: Final = 3000
CAPTIONS: Final = ("secure", "odi_captions_enabled")
LOOK: Final = w.Look(background="surface_container", radius=28)
ITEM: Final = 42
"""`volume_ringer_drawer_item_size`, `volume_dialog_tap_target_size`."""
AROUND: Final = 7
"""`volume_dialog_ringer_rows_padding`."""
LABELS: Final[dict[str, tuple[Message, str, str]]] = {
    "music": (tr("Media"), "music_note", "music_off"),
    "voice": (tr("Call"), "phone", "phone"),
}
"""What is heard: its name, its sign, its sign while nothing is heard."""


@dataclass(eq=False)
class VolumePanel(AppScreen[SystemUiApp, None]):
    """The slider beside the volume keys, which goes when it is left alone for a while."""

    window: ClassVar[WindowKind] = "panel"

    stream: str = "music"
    choosing: bool = False
    """Whether the ways to ring are offered."""
    timer: int = 0

    def on_open(self) -> None:
        self._stay()

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:  # noqa: ARG002
        self._stay()

    def _stay(self) -> None:
        self.cancel(self.timer)
        self.timer = self.after(TIMEOUT_MS, self.leave)

    def leave(self) -> None:
        """Nobody has touched it for a while."""
        self.close()

    def build(self) -> w.Widget:
        top = w.Column(
            self._ringer(),
            self._rows(),
            gap=4,
            across="end",
            id="volume_dialog_top_container",
            cls=LINEAR,
        )
        dialog = w.Column(
            top, self._captions(), gap=8, across="end", id="volume_dialog", cls=LINEAR
        )
        return w.Panel(dialog, id="volume_dialog_container", cls=FRAME)

    def _ringer(self) -> w.Widget:
        """How the phone rings, and the other ways when it is touched."""
        now = self.phone.settings.number("global", RINGER, NORMAL)
        active = w.Panel(
            w.Align(
                w.Icon(RINGERS[now][0], colour="on_primary", id="volume_new_ringer_active_icon")
            ),
            id="volume_new_ringer_active_icon_container",
            cls=FRAME,
            desc=tr("Tap to change ringer mode"),
            on_tap=self.open_drawer,
            look=w.Look(background="primary", radius=21),
            width=ITEM,
            height=ITEM,
        )
        shown = self._drawer(now) if self.choosing else active
        return w.Panel(
            shown,
            padding=AROUND,
            look=LOOK,
            id="volume_ringer_and_drawer_container",
            cls=FRAME,
        )

    def _drawer(self, now: int) -> w.Widget:
        """The ways to ring; beside each other where the display is low."""
        ways = [
            w.Panel(
                w.Align(w.Icon(icon, id=f"volume_drawer_{name}_icon")),
                id=f"volume_drawer_{name}",
                cls=FRAME,
                desc=said,
                on_tap=partial(self.ring, mode),
                look=w.Look(background="surface_highest", radius=21) if mode == now else w.Look(),
                width=ITEM,
                height=ITEM,
            )
            for mode, (icon, name, said) in RINGERS.items()
        ]
        put = w.Row if self.phone.display.is_wide else w.Column
        return put(*ways, id="volume_drawer_options", cls=LINEAR)

    def _rows(self) -> w.Widget:
        settings = w.IconButton(
            "more_horiz",
            tr("Sound settings"),
            id="settings",
            on_tap=self.open_settings,
            colour="primary",
            width=ITEM,
            height=ITEM,
        )
        column = w.Column(
            w.Row(self._row(), id="volume_dialog_rows", cls=LINEAR),
            w.Panel(
                settings, padding=(AROUND, 0, AROUND, AROUND), id="settings_container", cls=FRAME
            ),
        )
        return w.Panel(column, look=LOOK, id="volume_dialog_rows_container", cls=LINEAR)

    def _row(self) -> w.Widget:
        value = self.phone.settings.number("system", f"volume_{self.stream}", 5)
        label, icon, silent = LABELS[self.stream]
        slider = VolumeSlider(
            value=value,
            maximum=STREAMS[self.stream].maximum,
            on_change=self.set_volume,
            icon=icon if value else silent,
            long=128 if self.phone.display.is_wide else 192,
            id="volume_row_slider",
            desc=label,
            clickable=True,
        )
        frame = w.Panel(slider, id="volume_row_slider_frame", cls=FRAME)
        return w.Panel(frame, padding=AROUND, cls=FRAME)

    def _captions(self) -> w.Widget:
        """What is spoken in media, written over it."""
        on = self.phone.settings.flag(*CAPTIONS)
        button = w.IconButton(
            "closed_caption",
            tr("Captions overlay"),
            id="odi_captions_icon",
            on_tap=self.turn_captions,
            colour="on_primary" if on else "primary",
        )
        look = w.Look(background="primary", radius=28) if on else LOOK
        return w.Panel(
            w.Align(button), look=look, id="odi_captions", cls=FRAME, width=56, height=56
        )

    def turn_captions(self) -> None:
        """Switch Live Caption."""
        self.phone.settings.put(*CAPTIONS, not self.phone.settings.flag(*CAPTIONS))

    def open_drawer(self) -> None:
        """Offer the ways to ring."""
        self.choosing = True

    def ring(self, mode: int) -> None:
        """Ring, shake or be silent from now on."""
        self.choosing = False
        self.phone.settings.put("global", RINGER, mode)
        silent = not self.phone.settings.number("system", "volume_ring", RING_VOLUME)
        if mode == NORMAL and silent:
            self.phone.settings.put("system", "volume_ring", RING_VOLUME)
            self.phone.settings.put("system", "volume_notification", RING_VOLUME)

    def set_volume(self, value: int) -> None:
        """Take the slider's value."""
        volume = STREAMS[self.stream].limited(value)
        self.phone.settings.put("system", f"volume_{self.stream}", volume)

    def open_settings(self) -> None:
        """Show the volumes of everything that is heard."""
        self.close()
        self.app.open_settings("panel.action.VOLUME")
