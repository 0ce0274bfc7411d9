"""What covers the apps of a locked phone: clock, date, notifications, how it is opened."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.bars import system_icons
from pytest_androidbench.phone.apps.systemui.look import CLOCK_STYLE, FRAME, GROUP, LINEAR
from pytest_androidbench.phone.apps.systemui.notifications import NotificationStack
from pytest_androidbench.phone.kit.wallpaper import Wallpaper
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.system.times import clock_text, local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

RELATIVE: Final = "android.widget.RelativeLayout"
CLOCK: Final = 86
LARGE_CLOCK: Final = 150
"""`clock_text_size` and `large_clock_text_size`, in dp: larger fonts do not reach them."""
DATE: Final = w.TextStyle(18)
INK: Final = "white"
BESIDE_CLOCK: Final = 28
LOUD: Final = 2
"""The choice of Settings that hides silent notifications."""
ABOVE_LOCK: Final = 150
"""Where the notifications end, in dp: over the icon, which is at `lock_icon_margin_bottom`."""


@dataclass(eq=False)
class LockScreen(AppScreen[SystemUiApp, None]):
    """Lies in the window of the shade, as Android has it; a swipe up opens the phone."""

    stack: NotificationStack = field(default_factory=NotificationStack)

    def build(self) -> w.Widget:
        behind = w.Canvas(draw=Wallpaper.of(self.phone, locked=True), clickable=False)
        parts = (behind, self._bottom_area(), self._lock_icon(), self._container())
        panel = w.Stack(*parts, width="fill", height="fill")
        return w.Panel(
            panel, id="notification_panel", cls=FRAME, on_swipe=self.swiped, clickable=False
        )

    def _container(self) -> w.Widget:
        listed = self._listed()
        rows = w.Scroll(
            *self.stack.rows(listed, headed=False),
            gap=2,
            padding=(16, 0),
            id="notification_stack_scroller",
            cls=GROUP,
        )
        large = not listed and self._double_line
        column = w.Column(
            self._header(),
            self._status_view(large=large),
            rows,
            w.Spacer(height=ABOVE_LOCK),
            across="stretch",
            height="fill",
        )
        return w.Panel(column, id="notification_container_parent", cls=GROUP)

    def _header(self) -> w.Widget:
        icons = w.Panel(system_icons(self.phone, INK), id="system_icons_container", cls=FRAME)
        carrier = w.Text(CARRIER, CLOCK_STYLE, INK, lines=1, id="keyguard_carrier_text", weight=1)
        row = w.Row(carrier, w.Panel(icons, id="status_icon_area", cls=LINEAR), width="fill")
        return w.Panel(row, padding=(24, 14), id="keyguard_header", cls=RELATIVE, width="fill")

    def _status_view(self, *, large: bool) -> w.Widget:
        container = w.Column(
            None if large else self._clock(large=False),
            self._date(),
            self._clock(large=True) if large else None,
            across="stretch",
            id="keyguard_clock_container",
            cls=RELATIVE,
        )
        inside = w.Panel(container, id="status_view_container", cls=LINEAR, width="fill")
        return w.Panel(
            inside,
            padding=(0, 18, 0, 20),
            id="keyguard_status_view",
            cls="android.widget.GridLayout",
            width="fill",
        )

    def _clock(self, *, large: bool) -> w.Widget:
        now, display = local_time(self.phone), self.phone.display
        time = clock_text(now, display, period=False)
        shown = time.zfill(5).replace(":", "\n") if large else time
        tail = "_large" if large else ""
        style = w.TextStyle((LARGE_CLOCK if large else CLOCK) / display.font_scale)
        text = w.Text(
            shown,
            style,
            INK,
            align="center" if large else "start",
            id=f"animatable_clock_view{tail}",
            desc=clock_text(now, display),
            width="fill" if large else None,
        )
        sides = (0, 0) if large else (BESIDE_CLOCK, 0)
        return w.Panel(text, padding=sides, id=f"lockscreen_clock_view{tail}", cls=FRAME)

    def _date(self) -> w.Widget:
        date = w.Text(short_date(local_time(self.phone), self.phone.display), DATE, INK)
        row = w.Row(date, id="row", cls=LINEAR, width="fill")
        view = w.Panel(row, padding=(32, 0, 16, 8), id="keyguard_slice_view", cls=LINEAR)
        return w.Panel(view, id="keyguard_status_area", cls=LINEAR)

    def _lock_icon(self) -> w.Widget:
        locked = self.phone.keyguard.locked
        icon, said = ("lock", tr("Device locked")) if locked else ("lock_open", tr("Unlock"))
        sign = w.Icon(icon, 28, INK, id="lock_icon")
        view = w.Panel(sign, padding=18, id="lock_icon_view", cls=FRAME, desc=said)
        return w.Align(view, down="bottom", margin=78)

    def _bottom_area(self) -> w.Widget:
        own = self.phone.settings.text("secure", "lock_screen_owner_info")
        area = w.Column(
            w.Text(
                tr("Swipe up to open"),
                w.BODY,
                INK,
                align="center",
                width="fill",
                id="keyguard_indication_text",
            ),
            bool(own)
            and w.Text(
                own,
                w.BODY,
                INK,
                lines=2,
                align="center",
                width="fill",
                id="keyguard_indication_text_bottom",
            ),
            id="keyguard_indication_area",
            cls=LINEAR,
            width="fill",
        )
        bottom = w.Align(area, down="bottom", margin=32)
        return w.Panel(bottom, id="keyguard_bottom_area", cls=FRAME, width="fill", height="fill")

    @property
    def _double_line(self) -> bool:
        return self.phone.settings.flag("secure", "lockscreen_use_double_line_clock", default=True)

    def _listed(self) -> list[Notification]:
        """The notifications, without what they say where that is kept for the unlocked phone."""
        settings, posted = self.phone.settings, self.phone.notifications.list()
        level = settings.number("secure", "lock_screen_show_notifications", 1)
        posted = [each for each in posted if level and not (level == LOUD and each.silent)]
        told = settings.flag("secure", "lock_screen_allow_private_notifications", default=True)
        return posted if told or not self.phone.locks.secure else list(map(_redacted, posted))

    def swiped(self, direction: SwipeDirection) -> None:
        """Open the phone."""
        if direction == "up":
            self.phone.keyguard.dismiss()

    def on_back(self) -> None:
        """Nothing: it is not left that way."""


def _redacted(posted: Notification) -> Notification:
    return replace(posted, title=tr("New notification"), text="", actions=())
