"""Text styles and bars that all screens share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.opentracks.units import Parts
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.theme import TITLE, TextStyle
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Icon,
    Look,
    Page,
    Panel,
    Row,
    Spacer,
    Text,
    Up,
)

LINE: Final = "#99999999"
HEADER: Final = TextStyle(14, 700, "primary", caps=True)
SECOND_HEADER: Final = TextStyle(11, 500, caps=True)
VALUE: Final = TextStyle(36, 700)
UNIT: Final = TextStyle(12)
EMPTY: Final = TextStyle(34)
VIEW_GROUP: Final = "android.view.ViewGroup"
BOTTOM_BAR: Final = 80


def framed(
    title: TextLike, icon: str, *body: Kid, actions: tuple[Kid, ...] = (), over: Kid = None
) -> Widget:
    """A page with its name and sign above and an arrow in the bar below."""
    top = Row(
        Panel(Align(Icon(icon, colour="on_surface")), width=56, height=56),
        Text(title, TITLE, lines=1, weight=1),
        height=64,
        width="fill",
        cls=VIEW_GROUP,
    )
    return Page(top, *body, over or None, bottom_bar(*actions))


def bottom_bar(*actions: Kid, lead: Widget | None = None, fab: Widget | None = None) -> Widget:
    """The bar at the bottom: an arrow back or a `lead`, buttons, and a round button at the end."""
    row = Row(
        lead or Up(True),
        Spacer(weight=1) if fab is None else None,
        *actions,
        Spacer(weight=1) if fab is not None else None,
        fab,
        Spacer(16 if fab is not None else 4),
        width="fill",
        height=BOTTOM_BAR,
    )
    look = Look(background="surface_container")
    return Panel(row, look=look, id="bottom_app_bar", cls=VIEW_GROUP, width="fill")


def hidden_bar() -> Widget:
    """The room of the bar at the bottom while it is away, so that no row moves."""
    return Panel(height=BOTTOM_BAR, width="fill")


def round_button(
    icon: str,
    desc: TextLike | None,
    colour: str,
    id_: str,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
) -> Widget:
    """The large coloured button that starts and ends a recording."""
    return Panel(
        Align(Icon(icon, colour="white")),
        look=Look(background=colour, radius=32, elevation=3),
        width=64,
        height=64,
        id=id_,
        desc=desc,
        cls="android.widget.ImageButton",
        on_tap=on_tap,
        on_long=on_long,
    )


def stat(label: TextLike, parts: Parts, stem: str, *, primary: bool = True) -> Widget:
    """A number over its unit under its name; the ids of all three begin alike."""
    value, unit = parts
    return Column(
        Text(
            label,
            HEADER if primary else SECOND_HEADER,
            id=f"{stem}_label",
            lines=1,
        ),
        Row(
            Text(value, VALUE, id=f"{stem}_value", lines=1),
            Spacer(4),
            Text(unit, UNIT, id=f"{stem}_unit") if unit else None,
            across="end",
        ),
        weight=1,
    )


def line() -> Widget:
    """A thin line between parts of a page."""
    return Panel(Panel(look=Look(background=LINE), height=1, width="fill"), padding=8)


def nothing(text: TextLike, id_: str) -> Widget:
    """What stands in place of an empty list."""
    return Align(Panel(Text(text, EMPTY, id=id_, align="center"), padding=16), weight=1)
