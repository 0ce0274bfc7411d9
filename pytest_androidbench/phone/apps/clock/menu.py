"""The overflow menu, the screen saver and the settings of the clock app."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.clock.formats import clock_time, moment
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Category,
    Choices,
    Dialog,
    DialogButton,
    ListItem,
    Look,
    Menu,
    MenuItem,
    Page,
    Panel,
    Scroll,
    SwitchRow,
    Text,
    TopBar,
)

CHOICES: Final = {
    "Style": ("clock_style", ("Analog", "Digital"), "Digital"),
    "Silence after": (
        "auto_silence",
        ("1 minute", "5 minutes", "10 minutes", "15 minutes", "20 minutes", "25 minutes", "Never"),
        "10 minutes",
    ),
    "Snooze length": (
        "snooze_duration",
        ("1 minute", "5 minutes", "10 minutes", "15 minutes", "20 minutes", "30 minutes"),
        "10 minutes",
    ),
    "Volume buttons": (
        "volume_button_setting",
        ("Control volume", "Snooze", "Stop"),
        "Control volume",
    ),
    "Start week on": ("week_start", ("Saturday", "Sunday", "Monday"), "Sunday"),
    "Timer sound": (
        "timer_ringtone",
        ("Timer Expired", "Argon", "Helium", "Silent"),
        "Timer Expired",
    ),
}
"""Title -> preference key, values, default."""


@dataclass(eq=False)
class ClockMenu(AppScreen[None]):
    """Overflow: screen saver and settings."""

    window = "popup"

    def build(self) -> Widget:
        return Menu(
            (
                MenuItem(text=tr("Screen saver"), on_tap=self.open_saver),
                MenuItem(text=tr("Settings"), on_tap=self.open_settings),
            )
        )

    def open_saver(self) -> None:
        self.show(ScreenSaver())
        self.close()

    def open_settings(self) -> None:
        self.show(ClockSettings())
        self.close()


@dataclass(eq=False)
class ScreenSaver(AppScreen[None]):
    """Time and date on black; a touch ends it."""

    activity = "com.android.deskclock.ScreensaverActivity"

    def build(self) -> Widget:
        now = moment(self.now_ms)
        shown = clock_time(now.hour, now.minute, hour24=self.phone.display.hour24)
        time = Text(shown, TextStyle(72), "white", id="digital_clock")
        return Panel(
            Align(time), look=Look(background="black"), id="saver_container", on_tap=self.close
        )


@dataclass(eq=False)
class ClockSettings(AppScreen[None]):
    """Settings of clock, alarms and timers."""

    activity = "com.android.deskclock.settings.SettingsActivity"

    def build(self) -> Widget:
        rows = [
            Category(tr("Clock")),
            self._choice("Style"),
            self._switch("Display time with seconds", "display_clock_seconds"),
            self._switch("Automatic home clock", "automatic_home_clock", default=True),
            Category(tr("Alarms")),
            *(
                self._choice(t)
                for t in ("Silence after", "Snooze length", "Volume buttons", "Start week on")
            ),
            Category(tr("Timers")),
            self._choice("Timer sound"),
            self._switch("Timer vibrate", "timer_vibrate"),
        ]
        return Page(
            TopBar(tr("Settings"), back=True),
            Scroll(*rows, id="recycler_view", cls="androidx.recyclerview.widget.RecyclerView"),
        )

    def _choice(self, title: str) -> Widget:
        key, _, default = CHOICES[title]
        value = self.app.prefs().get(key, default)
        return ListItem(tr(title), tr(value), on_tap=partial(self.choose, title))

    def _switch(self, title: str, key: str, *, default: bool = False) -> Widget:
        on = self.app.prefs().get(key, default)
        return SwitchRow(tr(title), on, partial(self.app.prefs().put, key))

    def choose(self, title: str) -> None:
        key, _, default = CHOICES[title]
        self.show(SettingDialog(title=title, value=self.app.prefs().get(key, default)))


@dataclass(eq=False)
class SettingDialog(AppScreen[None]):
    """The values of one setting."""

    window = "dialog"
    title: str = ""
    value: str = ""

    def build(self) -> Widget:
        values = CHOICES[self.title][1]
        checked = {values.index(self.value)} if self.value in values else set()
        return Dialog(
            tr(self.title),
            body=Choices([tr(value) for value in values], self.pick, checked=checked, key="values"),
            buttons=(DialogButton(text=tr("Cancel"), on_tap=self.close, id="android:id/button2"),),
        )

    def pick(self, place: int) -> None:
        key, values, _ = CHOICES[self.title]
        self.app.prefs().put(key, values[place])
        self.close()
