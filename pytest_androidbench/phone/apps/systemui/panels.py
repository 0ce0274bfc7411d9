"""Small windows of the system: toasts, the text toolbar, the volume slider, the power menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.volumes import STREAMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

LINEAR: Final = "android.widget.LinearLayout"
LABELS: Final = {
    "cut": tr("Cut"),
    "copy": tr("Copy"),
    "paste": tr("Paste"),
    "select_all": tr("Select all"),
}


@dataclass(eq=False)
class Toast(AppScreen[App, None]):
    """A short message with the icon of the app it comes from."""

    window: ClassVar[WindowKind] = "panel"

    text: str | Message = ""

    def build(self) -> w.Widget:
        row = w.Row(w.Text(self.text, w.BODY, id="text", lines=2), gap=8)
        look = w.Look(background="surface_highest", radius=24)
        return w.Panel(row, padding=(24, 12), look=look, cls=LINEAR)


@dataclass(eq=False)
class TextToolbar(AppScreen[App, None]):
    """What can be done with the selected text."""

    window: ClassVar[WindowKind] = "panel"

    actions: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        items = [
            w.Panel(
                w.Text(LABELS[action], w.LABEL, id="android:id/floating_toolbar_menu_item_text"),
                padding=(16, 14),
                cls=LINEAR,
                on_tap=partial(self.press, action),
            )
            for action in self.actions
        ]
        look = w.Look(background="surface_container", radius=24)
        return w.Panel(
            w.Row(*items),
            look=look,
            id="android:id/floating_popup_container",
            cls="android.widget.FrameLayout",
            package="android",
        )

    def press(self, action: str) -> None:
        """Do it; only choosing everything leaves the bar there."""
        windows = self.phone.windows
        editor = windows.editor
        work = {
            "cut": editor.cut,
            "copy": editor.copy,
            "paste": editor.paste,
            "select_all": editor.select_all,
        }
        work[action]()
        if action == "select_all":
            windows.overlays.show_toolbar()
        else:
            windows.overlays.hide_toolbar()


@dataclass(eq=False)
class VolumePanel(AppScreen[App, None]):
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
        self.phone.activities.start(Intent(action="android.settings.SOUND_SETTINGS"))


@dataclass(eq=False)
class PowerMenu(AppScreen[App, None]):
    """Power off, restart, emergency."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        column = w.Column(
            w.Row(
                self._choice("emergency", "Emergency", self.close),
                self._choice("lock", "Lock down", self.lock),
                gap=24,
            ),
            w.Row(
                self._choice("power_settings_new", "Power off", self.power_off),
                self._choice("autorenew", "Restart", self.restart),
                gap=24,
            ),
            gap=24,
            across="center",
        )
        look = w.Look(background="surface_high", radius=28)
        return w.Panel(column, padding=32, look=look, id="global_actions_view", cls=LINEAR)

    def lock(self) -> None:
        """Turn the display off."""
        self.close()
        self.phone.windows.navigation.turn_off()

    def power_off(self) -> None:
        """Switch the phone off."""
        self.close()
        self.phone.power.shut_down()

    def restart(self) -> None:
        """Switch it off and on."""
        self.close()
        self.phone.power.restart()

    def _choice(self, icon: str, label: str, on_tap: Callable[[], None]) -> w.Widget:
        return w.Column(
            w.Picture(icon=icon, size=64, background="surface_highest", colour="on_surface"),
            w.Text(tr(label), w.LABEL, id="android:id/message"),
            gap=8,
            across="center",
            cls=LINEAR,
            on_tap=on_tap,
            width=112,
        )
