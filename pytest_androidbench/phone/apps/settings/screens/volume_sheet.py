"""The sheet of all volumes, which the volume panel's three dots bring up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.apps.settings.pages.sound import volume
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
SLIDERS: Final[tuple[tuple[Message, str, volume.Volume], ...]] = (
    (tr("Media volume"), "music_note", volume.MEDIA),
    (tr("Call volume"), "phone", volume.CALL),
    (tr("Ring & notification volume"), "notifications", volume.RING),
    (tr("Alarm volume"), "alarm", volume.ALARM),
)
SHEET: Final = w.Look(background="surface_container", radius=28)


@dataclass(eq=False)
class VolumeSheet(AppScreen[SettingsApp, None]):
    """A slider for each volume; ids of Settings' `panel_layout.xml`."""

    activity: ClassVar[str] = ".panel.SettingsPanelActivity"
    window: ClassVar[WindowKind] = "sheet"

    def build(self) -> w.Widget:
        title = w.Text(
            tr("Volume"), w.HEADLINE_SMALL, align="center", id="panel_title", width="fill"
        )
        sliders = [self._slider(at) for at in range(len(SLIDERS))]
        listed = w.Scroll(*sliders, id="panel_parent_layout", cls=RECYCLER)
        buttons = w.Row(
            w.Button(tr("Settings"), "outlined", id="see_more", on_tap=self.more),
            w.Spacer(weight=1),
            w.Button(tr("Done"), id="done", on_tap=self.close),
            width="fill",
        )
        column = w.Column(
            w.Panel(title, padding=(24, 24, 24, 8)),
            listed,
            w.Panel(buttons, padding=(24, 16, 24, 24)),
            across="stretch",
        )
        return w.Panel(column, look=SHEET, id="panel_container", cls=FRAME, width="fill")

    def _slider(self, at: int) -> w.Widget:
        label, icon, stream = SLIDERS[at]
        bar = w.SeekBar(
            value=stream.read(self.phone),
            maximum=stream.maximum,
            on_change=partial(self.put, at),
            desc=label,
            width="fill",
            id="android:id/progress",
            key=f"volume {at}",
        )
        texts = w.Column(w.Text(label, w.BODY, id="android:id/title"), bar, weight=1)
        row = w.Row(w.Icon(icon), texts, gap=16)
        return w.Panel(row, padding=(24, 8), id="slice_slider_layout", cls=LINEAR, width="fill")

    def put(self, at: int, value: int) -> None:
        """Take a slider's value."""
        SLIDERS[at][2].write(self.phone, value)

    def more(self) -> None:
        """Show the page of sounds instead."""
        self.close()
        self.start(Intent(action="android.settings.SOUND_SETTINGS"))
