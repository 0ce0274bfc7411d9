"""The notification shade and the quick settings above it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.systemui import tile_order
from pytest_androidbench.phone.apps.systemui.brightness import SetBrightness, slider
from pytest_androidbench.phone.apps.systemui.internet import InternetDialog
from pytest_androidbench.phone.apps.systemui.notes import REPLY_FIELD, Answering, note, section
from pytest_androidbench.phone.apps.systemui.panels import PowerMenu
from pytest_androidbench.phone.apps.systemui.status import CLOCK_STYLE, LINEAR, system_icons
from pytest_androidbench.phone.apps.systemui.tile_face import face
from pytest_androidbench.phone.apps.systemui.tiles import (
    describe,
    settings_page,
    switch,
)
from pytest_androidbench.phone.system import times
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

FRAME: Final = "android.widget.FrameLayout"
GROUP: Final = "android.view.ViewGroup"
PER_PAGE: Final = 8
FIRST: Final = 4


@dataclass(eq=False)
class Shade(Answering):
    """Notifications under four tiles, or (expanded) all tiles with the brightness slider."""

    expanded: bool = False
    page: int = 0
    editing: bool = False

    def on_open(self) -> None:
        if self.answered:
            self.focus(REPLY_FIELD)

    def build(self) -> w.Widget:
        inside: w.Widget
        if self.editing:
            inside = tile_order.edit_page(
                self.phone, on_remove=self.remove, on_add=self.add, on_done=self.stop_editing
            )
        elif self.expanded:
            inside = w.Column(self._header(), self._all_tiles(), self._footer(), across="stretch")
        else:
            inside = w.Column(self._header(), self._first_tiles(), self._stack(), across="stretch")
        return w.Panel(
            inside,
            padding=(0, 48, 0, 0),
            look=w.Look(background="surface_container"),
            id="notification_panel",
            cls=FRAME,
            on_swipe=self.swiped,
            clickable=False,
        )

    def swiped(self, direction: SwipeDirection) -> None:
        """Pull further down, or push the shade up again."""
        if self.editing:
            return
        if direction == "down":
            self.expanded = True
        elif direction == "up":
            if self.expanded:
                self.expanded = False
            else:
                self.phone.windows.close_shade()

    def on_back(self) -> None:
        if self.editing:
            self.stop_editing()
        else:
            self.phone.windows.close_shade()

    def _header(self) -> w.Widget:
        now, display = times.local_time(self.phone), self.phone.display
        row = w.Row(
            w.Text(
                times.clock_text(now, display, period=False),
                CLOCK_STYLE,
                id="clock",
                desc=times.twelve_hours(now),
            ),
            w.Spacer(width=12),
            w.Text(times.short_date(now, display), w.BODY, id="date"),
            w.Spacer(weight=1),
            w.Text(CARRIER, w.BODY, id="carrier_group") if not self.phone.radios.airplane else None,
            w.Spacer(width=8),
            system_icons(self.phone, "on_surface"),
        )
        return w.Panel(row, padding=(24, 12), id="header", cls=GROUP)

    def _tile(self, name: str) -> w.Widget:
        return face(
            describe(self.phone, name), partial(self.press, name), partial(self.open_page, name)
        )

    def _first_tiles(self) -> w.Widget:
        tiles = [self._tile(name) for name in tile_order.shown_tiles(self.phone)[:FIRST]]
        grid = w.Grid(*tiles, columns=2, gap=8)
        panel = w.Panel(grid, padding=(16, 4, 16, 16), id="quick_qs_panel", cls=LINEAR)
        return w.Panel(panel, id="quick_settings_container", cls=FRAME)

    def _all_tiles(self) -> w.Widget:
        pages = -(-len(tile_order.shown_tiles(self.phone)) // PER_PAGE)
        pager = w.Pager(
            count=pages,
            index=self.page,
            page=self._page,
            on_page=self.turn_to,
            id="qs_pager",
            weight=0,
        )
        dots = w.Row(
            *[
                w.Icon("circle", 8, "primary" if index == self.page else "outline_variant")
                for index in range(pages)
            ],
            gap=4,
            id="footer_page_indicator",
            cls=GROUP,
            desc=tr("Page {page} of {pages}", page=self.page + 1, pages=pages),
        )
        column = w.Column(
            w.Panel(slider(self.phone, SetBrightness(self.phone)), padding=(16, 8)),
            pager,
            w.Panel(w.Row(w.Spacer(weight=1), dots, w.Spacer(weight=1)), padding=8),
            across="stretch",
            id="quick_settings_panel",
            cls=LINEAR,
        )
        return w.Scroll(column, id="expanded_qs_scroll_view", cls="android.widget.ScrollView")

    def _page(self, index: int) -> w.Widget:
        names = tile_order.shown_tiles(self.phone)[index * PER_PAGE : (index + 1) * PER_PAGE]
        grid = w.Grid(*[self._tile(name) for name in names], columns=2, gap=8)
        return w.Panel(grid, padding=(16, 4), id="tile_page", cls=GROUP)

    def _footer(self) -> w.Widget:
        row = w.Row(
            w.Spacer(weight=1),
            w.IconButton(
                "edit", tr("Edit order of settings."), id="android:id/edit", on_tap=self.edit
            ),
            w.Panel(
                w.IconButton(
                    "settings",
                    tr("Open settings."),
                    id="settings_button",
                    on_tap=self.open_settings,
                ),
                id="settings_button_container",
                cls=FRAME,
            ),
            w.IconButton("power_settings_new", tr("Power menu"), id="pm_lite", on_tap=self.power),
            gap=8,
        )
        return w.Panel(row, padding=(16, 8, 16, 32), id="qs_footer_actions", cls=LINEAR)

    def _stack(self) -> w.Widget:
        posted = self.phone.notifications.list()
        loud = [n for n in posted if not n.silent]
        quiet = [n for n in posted if n.silent]
        rows: list[w.Widget] = []
        if quiet and loud:
            rows.append(section(tr("Notifications")))
        rows += [note(self, n) for n in loud]
        if quiet:
            rows.append(section(tr("Silent")))
        rows += [note(self, n) for n in quiet]
        if not rows:
            rows.append(
                w.Panel(
                    w.Text(tr("No notifications"), w.BODY, id="no_notifications"), padding=(32, 24)
                )
            )
        if posted:
            rows.append(self._shade_footer())
        return w.Scroll(*rows, gap=2, padding=(16, 0), id="notification_stack_scroller", cls=GROUP)

    def _shade_footer(self) -> w.Widget:
        clear = any(not n.ongoing for n in self.phone.notifications.list())
        row = w.Row(
            _footer_button(tr("Manage"), "manage_text", self.manage),
            w.Spacer(weight=1),
            _footer_button(tr("Clear all"), "dismiss_text", self.clear) if clear else None,
        )
        return w.Panel(row, padding=(0, 8), cls=FRAME)

    def press(self, name: str) -> None:
        """Tap a tile."""
        if switch(self.phone, name):
            return
        if name == "cast":
            self.open_page(name)
        elif name == "internet":
            self.phone.windows.close_shade()
            dialog = self.app.own(InternetDialog())
            self.phone.windows.overlays.open(dialog, Layer.SYSTEM)
        elif name == "alarm":
            self.phone.activities.start(Intent(action="android.intent.action.SHOW_ALARMS"))

    def open_page(self, name: str) -> None:
        """Hold a tile: its page in Settings."""
        self.phone.activities.start(settings_page(name))

    def turn_to(self, page: int) -> None:
        """Show another page of tiles."""
        self.page = page

    def open_settings(self) -> None:
        """Show Settings."""
        self.phone.activities.start(Intent(action="android.settings.SETTINGS"))

    def edit(self) -> None:
        """Choose the tiles."""
        self.editing = True

    def stop_editing(self) -> None:
        """Show the tiles again."""
        self.editing, self.page = False, 0

    def add(self, name: str) -> None:
        """Show a tile more."""
        tile_order.add(self.phone, name)

    def remove(self, name: str) -> None:
        """Show a tile less."""
        if not tile_order.remove(self.phone, name):
            self.toast(tr("You need at least {count} tiles", count=tile_order.FEWEST))

    def power(self) -> None:
        """Show the power menu."""
        self.phone.windows.close_shade()
        self.phone.windows.overlays.open(self.app.own(PowerMenu()), Layer.SYSTEM)

    def manage(self) -> None:
        """Show the notification page of Settings."""
        self.phone.activities.start(Intent(action="android.settings.NOTIFICATION_SETTINGS"))

    def clear(self) -> None:
        """Dismiss all notifications."""
        self.phone.notifications.dismiss_all()
        self.phone.windows.close_shade()


def _footer_button(label: TextLike, id_: str, on_tap: Callable[[], None]) -> w.Widget:
    desc = tr("Clear all notifications.") if id_ == "dismiss_text" else None
    return w.Button(label, "outlined", id=id_, on_tap=on_tap, desc=desc)
