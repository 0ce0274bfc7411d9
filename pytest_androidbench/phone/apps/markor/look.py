"""Colours of the app, and the bars of its screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import IconButton, Look, Text, TopBar

BAR: Final = "#1e2135"
ACCENT: Final = "#f04b4b"
GOLD: Final = "#e3b51b"
PALETTE: Final = {
    "status_bar": "#161828",
    "background": "#eeeeee",
    "surface": "#eeeeee",
    "surface_high": "#ffffff",
    "surface_container": "#ffffff",
    "on_surface": "#212121",
    "on_surface_variant": "#757575",
    "outline_variant": "#d0d0d0",
    "primary": "#008577",
    "primary_container": ACCENT,
    "on_primary_container": "#ffffff",
    "actions": "#e0e0e0",
    "on_actions": "#505050",
}
DARK_PALETTE: Final = {
    "status_bar": "#161828",
    "background": "#222222",
    "surface": "#222222",
    "surface_high": "#424242",
    "surface_container": "#424242",
    "on_surface": "#ffffff",
    "on_surface_variant": "#9e9e9e",
    "outline_variant": "#444444",
    "primary": "#80cbc4",
    "primary_container": ACCENT,
    "on_primary_container": "#ffffff",
    "actions": "#3d3d3d",
    "on_actions": "#c0c0c0",
}
BAR_TITLE: Final = TextStyle(20, 500, colour="#ffffff")


def bar(
    title: TextLike | Widget,
    actions: Sequence[Kid] = (),
    *,
    back: Callable[[], None] | None = None,
    more: Callable[[], None] | None = None,
) -> Widget:
    """The dark bar at the top, with an arrow and three dots where they do something."""
    dots = more and IconButton(
        "more_vert",
        tr("More options"),
        key="more",
        colour="white",
        width=36,
        on_tap=more,
        cls="android.widget.ImageView",
    )
    lead = back and IconButton(
        "arrow_back", tr("Navigate up"), colour="white", width=56, height=56, on_tap=back
    )
    shown = title if isinstance(title, Widget) else Text(title, BAR_TITLE, lines=1)
    return TopBar(
        shown, lead=lead, actions=[*actions, dots], look=Look(background=BAR), id="toolbar"
    )


def action(
    icon: str, title: str, id_: str, act: Callable[[], None], *, enabled: bool = True
) -> Widget:
    """An icon in the bar; they stand closer than usual."""
    return IconButton(
        icon,
        tr(title),
        id=id_,
        colour="white",
        width=40,
        on_tap=act,
        enabled=enabled,
        cls="android.widget.Button",
    )


def moment(phone: Phone, ms: int) -> str:
    """A date and time as rows show it: `10/15/2023, 15:34`."""
    time = local_time(phone, ms)
    hour24 = phone.display.hour24
    clock = f"{time:%H:%M}" if hour24 else f"{time.hour % 12 or 12}:{time:%M} {time:%p}"
    return f"{time.month}/{time.day}/{time.year}, {clock}"
