"""The status bar at the top and the navigation bar at the bottom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.radios import NETWORK_TYPE
from pytest_androidbench.phone.system.times import clock_text, local_time, twelve_hours
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.notifications import Notification
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.painter import Painter

CLOCK_STYLE = w.TextStyle(14, 500)
SIGNAL_WORDS = ("no signal", "one bar", "two bars", "three bars", "signal full")
MOST_ICONS = 4
FRAME = "android.widget.FrameLayout"
LINEAR = "android.widget.LinearLayout"
GROUP = "android.view.ViewGroup"


@dataclass(eq=False)
class StatusBar(AppScreen[App, None]):
    """Clock, notification icons, radios, battery."""

    def build(self) -> w.Widget:
        colour = self.ink
        row = w.Row(
            w.Row(
                self.clock(colour),
                w.Spacer(width=8),
                self.notification_icons(colour),
                id="status_bar_left_side",
                cls=LINEAR,
                weight=1,
            ),
            w.Spacer(width=60, id="cutout_space_view", cls="android.view.View"),
            w.Row(
                w.Spacer(weight=1),
                system_icons(self.phone, colour),
                id="system_icon_area",
                cls=LINEAR,
                weight=1,
            ),
        )
        inside = w.Panel(row, padding=(24, 0), id="status_bar_contents", cls=LINEAR, height="fill")
        return w.Panel(inside, id="status_bar", cls=FRAME)

    @property
    def ink(self) -> str:
        """The phone's own colour of texts, unless the screen behind the bar is not as the phone."""
        task = self.phone.windows.stack.front
        entry = task.top_full if task is not None else None
        dark = self.phone.display.dark
        if entry is None or entry.screen.bars_over_dark() == dark:
            return "on_surface"
        return "black" if dark else "white"

    def clock(self, colour: str = "on_surface") -> w.Widget:
        """The time of day."""
        now, display = local_time(self.phone), self.phone.display
        text = clock_text(now, display, period=False)
        return w.Text(text, CLOCK_STYLE, colour=colour, id="clock", desc=twelve_hours(now), lines=1)

    def notification_icons(self, colour: str = "on_surface") -> w.Widget:
        """One icon for each notification, as far as there is room."""
        shown = [n for n in self.phone.notifications.list() if n.importance > 1][:MOST_ICONS]
        icons = [w.Icon(n.icon, 16, colour, desc=self.describe(n)) for n in shown]
        row = w.Row(*icons, gap=4, id="notificationIcons", cls=GROUP)
        return w.Panel(row, id="notification_icon_area", cls=FRAME)

    def describe(self, notification: Notification) -> Message:
        """What a reader says about a notification's icon."""
        title = self.phone.windows.translate(notification.title)
        app = self.phone.packages.label(notification.package)
        return tr("{app} notification: {title}", app=app, title=title)


def system_icons(phone: Phone, colour: str) -> w.Widget:
    """The icons of radios, alarms and the battery."""
    radios = phone.radios
    wifi = radios.connected
    bars = phone.telephony.signal
    mobile = w.Row(
        w.Text(
            NETWORK_TYPE, w.TextStyle(11, 500), colour=colour, id="mobile_type", desc=NETWORK_TYPE
        )
        if radios.mobile_data and wifi is None
        else None,
        w.Icon(
            "signal_cellular_4_bar" if bars else "signal_cellular_0_bar",
            16,
            colour,
            id="mobile_signal",
        ),
        id="mobile_combo",
        cls=LINEAR,
        desc=tr("Phone {bars}.", bars=SIGNAL_WORDS[bars]),
    )
    statuses = w.Row(
        w.Icon("alarm", 16, colour, desc=phone_alarm(phone)) if phone_alarm(phone) else None,
        w.Icon("do_not_disturb_on", 16, colour, desc=tr("Do Not Disturb."))
        if phone.settings.flag("global", "zen_mode")
        else None,
        w.Row(
            w.Icon("signal_wifi_4_bar", 16, colour, id="wifi_signal", desc=tr("Wifi signal full.")),
            id="wifi_combo",
            cls=LINEAR,
        )
        if wifi is not None
        else None,
        w.Icon("airplanemode_active", 16, colour, id="airplane", desc=tr("Airplane mode."))
        if radios.airplane
        else mobile,
        gap=4,
        id="statusIcons",
        cls=LINEAR,
    )
    battery = w.Row(
        w.Icon("battery_full", 16, colour),
        id="battery",
        cls=LINEAR,
        desc=tr("Battery {percent} percent.", percent=100),
    )
    return w.Row(statuses, battery, gap=2, id="system_icons", cls=LINEAR)


def phone_alarm(phone: Phone) -> Message | None:
    """What the next alarm's icon says; the clock app keeps the time in a setting."""
    text = phone.settings.get("system", "next_alarm_formatted")
    return tr("Alarm set for {time}.", time=text) if text else None


@dataclass(eq=False)
class NavigationBar(AppScreen[App, None]):
    """The gesture handle, or three buttons."""

    def build(self) -> w.Widget:
        windows = self.phone.windows
        if windows.gestural:
            return w.Canvas(draw=_handle, clickable=False)
        row = w.Row(
            w.Spacer(weight=1),
            w.IconButton("arrow_back", tr("Back"), id="back", on_tap=windows.navigation.back),
            w.Spacer(weight=1),
            w.IconButton(
                "radio_button_unchecked", tr("Home"), id="home", on_tap=windows.navigation.home
            ),
            w.Spacer(weight=1),
            w.IconButton(
                "stop", tr("Overview"), id="recent_apps", on_tap=windows.navigation.recents
            ),
            w.Spacer(weight=1),
        )
        return w.Panel(row, id="navigation_bar_frame", cls=FRAME)


def _handle(painter: Painter, rect: Rect) -> None:
    width = rect.width // 3
    height = max(2, rect.height // 12)
    left = rect.left + (rect.width - width) // 2
    top = rect.top + (rect.height - height) // 2
    painter.fill(Rect.sized(left, top, width, height), "on_surface_variant", height // 2)
