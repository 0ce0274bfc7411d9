"""The overflow menu, the screen saver and the settings of the clock app."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.clock.choices import (
    HOME_CLOCK,
    SECONDS,
    SETTINGS,
    TIMER_VIBRATE,
)
from pytest_androidbench.phone.apps.clock.formats import face_time
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    MATERIAL,
    Align,
    Category,
    Choices,
    Column,
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


@dataclass(eq=False)
class ClockMenu(AppScreen[None]):
    """Overflow: screen saver and settings."""

    window = "popup"

    def anchor(self) -> str:
        return "more"

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
    edge_to_edge = True

    def build(self) -> Widget:
        now, display = local_time(self.phone), self.phone.display
        seconds = self.app.prefs().get(SECONDS, default=False)
        shown = face_time(now, hour24=display.hour24, seconds=seconds)
        time = Text(shown, TextStyle(64), "outline", id="digital_clock")
        date = Text(short_date(now, display), BODY_LARGE, "outline", id="date")
        return Panel(
            Align(Column(time, date, across="center")),
            look=Look(background="black"),
            id="saver_container",
            on_tap=self.close,
        )

    def beat_ms(self) -> int:
        return 100 if self.app.prefs().get(SECONDS, default=False) else 0

    def bars_over_dark(self) -> bool:
        return True


@dataclass(eq=False)
class ClockSettings(AppScreen[None]):
    """Settings of clock, alarms and timers."""

    activity = "com.android.deskclock.settings.SettingsActivity"

    def build(self) -> Widget:
        alarms = ("Silence after", "Snooze length", "Volume buttons", "Start week on")
        rows = [
            Category(tr("Clock")),
            self._choice("Style"),
            self._switch("Display time with seconds", SECONDS),
            self._switch("Automatic home clock", HOME_CLOCK, default=True),
            Category(tr("Alarms")),
            *(self._choice(title) for title in alarms),
            Category(tr("Timers")),
            self._choice("Timer sound"),
            self._switch("Timer vibrate", TIMER_VIBRATE),
        ]
        return Page(
            TopBar(tr("Settings"), back=True),
            Scroll(*rows, id="recycler_view", cls="androidx.recyclerview.widget.RecyclerView"),
        )

    def _choice(self, title: str) -> Widget:
        value = SETTINGS[title].of(self.app.prefs())
        return ListItem(tr(title), tr(value), look=MATERIAL, on_tap=partial(self.choose, title))

    def _switch(self, title: str, key: str, *, default: bool = False) -> Widget:
        on = self.app.prefs().get(key, default)
        return SwitchRow(tr(title), on, partial(self.app.prefs().put, key), look=MATERIAL)

    def choose(self, title: str) -> None:
        self.show(SettingDialog(title=title, value=SETTINGS[title].of(self.app.prefs())))


@dataclass(eq=False)
class SettingDialog(AppScreen[None]):
    """The values of one setting."""

    window = "dialog"
    title: str = ""
    value: str = ""

    def build(self) -> Widget:
        values = SETTINGS[self.title].values
        checked = {values.index(self.value)} if self.value in values else set()
        return Dialog(
            tr(self.title),
            body=Choices([tr(value) for value in values], self.pick, checked=checked, key="values"),
            buttons=(DialogButton(text=tr("Cancel"), on_tap=self.close, id="android:id/button2"),),
        )

    def pick(self, place: int) -> None:
        setting = SETTINGS[self.title]
        self.app.prefs().put(setting.key, setting.values[place])
        self.close()
