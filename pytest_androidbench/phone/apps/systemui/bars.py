"""The status bar at the top and the navigation bar at the bottom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.icon_container import ICON_SIZE, IconContainer
from pytest_androidbench.phone.apps.systemui.look import CLOCK_STYLE, FRAME, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.radios import NETWORK_TYPE
from pytest_androidbench.phone.system.times import clock_text, local_time, twelve_hours
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.widget import present

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.notifications import Notification
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.painter import Painter

MOST_NOTIFICATIONS: Final = 4
MOST_ICONS: Final = 7
"""`MAX_STATIC_ICONS` of `NotificationIconContainer`, `MAX_ICONS` of `StatusIconContainer`."""
CUTOUT: Final = 157.5 / 1080
"""Width of the camera's hole, as a share of the display's: whatever the density, it is as wide."""
HOME: Final = 70
"""Width of the Home key in dp; Back and Overview share what is left with the ends, two parts to one
(`config_navBarLayout` and `navigation_key_width` of AOSP's SystemUI)."""
SIGNAL_WORDS: Final = ("no signal", "one bar", "two bars", "three bars", "signal full")


@dataclass(eq=False)
class StatusBar(AppScreen[SystemUiApp, None]):
    """Clock, notification icons, radios, battery."""

    def build(self) -> w.Widget:
        colour = self.ink
        left = (self._clock(colour), w.Spacer(width=8), self._notification_icons(colour))
        right = (w.Spacer(weight=1), system_icons(self.phone, colour))
        row = w.Row(
            w.Row(*left, id="status_bar_left_side", cls=LINEAR, weight=1),
            self._cutout(),
            w.Row(*right, id="system_icon_area", cls=LINEAR, weight=1),
        )
        inside = w.Panel(row, padding=(24, 0), id="status_bar_contents", cls=LINEAR, height="fill")
        bar = w.Panel(inside, id="status_bar", cls=FRAME)
        container = w.Panel(bar, id="status_bar_container", cls=FRAME)
        return w.Panel(container, id="status_bar_launch_animation_container", cls=FRAME)

    @property
    def ink(self) -> str:
        """The phone's own colour of texts, unless the screen behind the bar is not as the phone."""
        task = self.phone.windows.stack.front
        entry = task.top_full if task is not None else None
        dark = self.phone.display.dark
        if entry is None or entry.screen.bars_over_dark() == dark:
            return "on_surface"
        return "black" if dark else "white"

    def _cutout(self) -> w.Widget:
        width = self.phone.display.smallest_dp * CUTOUT
        return w.Panel(width=width, height="fill", id="cutout_space_view", cls="android.view.View")

    def _clock(self, colour: str) -> w.Widget:
        now, display = local_time(self.phone), self.phone.display
        text = clock_text(now, display, period=False)
        spoken = twelve_hours(now, display.locale)
        return w.Text(text, CLOCK_STYLE, colour=colour, id="clock", desc=spoken, lines=1)

    def _notification_icons(self, colour: str) -> w.Widget:
        told = [n for n in self.phone.notifications.list() if n.importance > 1]
        row = IconContainer(
            [w.Icon(n.icon, ICON_SIZE, colour, desc=self._described(n)) for n in told],
            most=MOST_NOTIFICATIONS,
            colour=colour,
            id="notificationIcons",
            width="fill",
            height=ICON_SIZE,
        )
        inner = w.Row(w.Panel(row, weight=1), id="notification_icon_area_inner", cls=LINEAR)
        return w.Panel(inner, id="notification_icon_area", cls=FRAME, weight=1)

    def _described(self, notification: Notification) -> Message:
        """What a reader says about a notification's icon."""
        title = self.phone.windows.translate(notification.title)
        app = self.phone.packages.label(notification.package)
        return tr("{app} notification: {title}", app=app, title=title)


def system_icons(phone: Phone, colour: str) -> w.Widget:
    """The icons at the end of the status bar."""
    return w.Row(
        status_icons(phone, colour), battery(phone, colour), gap=2, id="system_icons", cls=LINEAR
    )


def status_icons(phone: Phone, colour: str) -> w.Widget:
    """What is on, and how well the phone is connected."""

    def icon(name: str, desc: Message | None = None, id_: str | None = None) -> w.Widget:
        return w.Icon(name, ICON_SIZE, colour, id=id_, desc=desc)

    alarm, radios = next_alarm(phone), phone.radios
    icons = (
        icon("alarm", alarm) if alarm else None,
        phone.settings.flag("global", "zen_mode")
        and icon("do_not_disturb_on", tr("Do Not Disturb.")),
        _wifi(colour) if radios.connected else None,
        icon("airplanemode_active", tr("Airplane mode."), "airplane")
        if radios.airplane
        else _mobile(phone, colour),
    )
    return IconContainer(
        present(icons),
        most=MOST_ICONS,
        kept="last",
        colour=colour,
        id="statusIcons",
        cls=LINEAR,
        weight=1,
    )


def battery(phone: Phone, colour: str, id_: str = "battery") -> w.Widget:
    """How full it is, as a picture."""
    charged = tr("Battery {percent} percent.", percent=phone.battery.values.level)
    picture = w.Icon("battery_full", ICON_SIZE, colour, cls="android.widget.ImageView")
    return w.Row(picture, id=id_, cls=LINEAR, desc=charged)


def _wifi(colour: str) -> w.Widget:
    signal = w.Icon("signal_wifi_4_bar", ICON_SIZE, colour, id="wifi_signal")
    group = w.Row(signal, id="wifi_group", cls=LINEAR)
    return w.Panel(group, id="wifi_combo", cls=FRAME, desc=tr("Wifi signal full."))


def _mobile(phone: Phone, colour: str) -> w.Widget:
    radios, bars = phone.radios, phone.telephony.signal
    style = w.TextStyle(11, 500)
    signal = "signal_cellular_4_bar" if bars else "signal_cellular_0_bar"
    group = w.Row(
        radios.mobile_data
        and radios.connected is None
        and w.Text(NETWORK_TYPE, style, colour=colour, id="mobile_type", desc=NETWORK_TYPE),
        w.Icon(signal, ICON_SIZE, colour, id="mobile_signal"),
        id="mobile_group",
        cls=LINEAR,
    )
    said = tr("Phone {bars}.", bars=SIGNAL_WORDS[bars])
    return w.Panel(group, id="mobile_combo", cls=FRAME, desc=said)


def next_alarm(phone: Phone) -> Message | None:
    """What the next alarm's icon says; the clock app keeps the time in a setting."""
    text = phone.settings.get("system", "next_alarm_formatted")
    return tr("Alarm set for {time}.", time=text) if text else None


@dataclass(eq=False)
class NavigationBar(AppScreen[SystemUiApp, None]):
    """The gesture handle, or three buttons."""

    def build(self) -> w.Widget:
        if self.phone.windows.gestural:
            return w.Canvas(draw=_handle, clickable=False)
        go = self.phone.windows.navigation
        back, home, recents = (
            w.IconButton("arrow_back", tr("Back"), id="back", on_tap=go.back, weight=2),
            w.IconButton(
                "radio_button_unchecked", tr("Home"), id="home", on_tap=go.home, width=HOME
            ),
            w.IconButton("stop", tr("Overview"), id="recent_apps", on_tap=go.recents, weight=2),
        )
        keys = w.Row(w.Spacer(weight=1), back, home, recents, w.Spacer(weight=1), width="fill")
        return w.Panel(keys, id="navigation_bar_frame", cls=FRAME)


def _handle(painter: Painter, rect: Rect) -> None:
    width = rect.width // 3
    height = max(2, rect.height // 12)
    left = rect.left + (rect.width - width) // 2
    top = rect.top + (rect.height - height) // 2
    painter.fill(Rect.sized(left, top, width, height), "on_surface_variant", height // 2)
