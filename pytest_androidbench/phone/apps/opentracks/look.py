"""Text styles and bars that all screens share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.opentracks.units import Parts
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike

LINE: Final = "#99999999"
HEADER: Final = w.TextStyle(14, 700, "primary", caps=True)
SECOND_HEADER: Final = w.TextStyle(11, 500, caps=True)
VALUE: Final = w.TextStyle(36, 700)
UNIT: Final = w.TextStyle(12)
EMPTY: Final = w.TextStyle(34)
VIEW_GROUP: Final = "android.view.ViewGroup"
BOTTOM_BAR: Final = 80


def framed(
    title: TextLike, icon: str, *body: w.Kid, actions: tuple[w.Kid, ...] = (), over: w.Kid = None
) -> w.Widget:
    """A page with its name and sign above and an arrow in the bar below."""
    top = w.Row(
        w.Panel(w.Align(w.Icon(icon, colour="on_surface")), width=56, height=56),
        w.Text(title, w.TITLE, lines=1, weight=1),
        height=64,
        width="fill",
        cls=VIEW_GROUP,
    )
    return w.Page(top, *body, over or None, bottom_bar(*actions))


def bottom_bar(
    *actions: w.Kid, lead: w.Widget | None = None, fab: w.Widget | None = None
) -> w.Widget:
    """The bar at the bottom: an arrow back or a `lead`, buttons, and a round button at the end."""
    row = w.Row(
        lead or w.Up(True),
        w.Spacer(weight=1) if fab is None else None,
        *actions,
        w.Spacer(weight=1) if fab is not None else None,
        fab,
        w.Spacer(16 if fab is not None else 4),
        width="fill",
        height=BOTTOM_BAR,
    )
    look = w.Look(background="surface_container")
    return w.Panel(row, look=look, id="bottom_app_bar", cls=VIEW_GROUP, width="fill")


def hidden_bar() -> w.Widget:
    """The room of the bar at the bottom while it is away, so that no row moves."""
    return w.Panel(height=BOTTOM_BAR, width="fill")


def round_button(
    icon: str,
    desc: TextLike | None,
    colour: str,
    id_: str,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
) -> w.Widget:
    """The large coloured button that starts and ends a recording."""
    return w.Panel(
        w.Align(w.Icon(icon, colour="white")),
        look=w.Look(background=colour, radius=32, elevation=3),
        width=64,
        height=64,
        id=id_,
        desc=desc,
        cls="android.widget.ImageButton",
        on_tap=on_tap,
        on_long=on_long,
    )


def stat(label: TextLike, parts: Parts, stem: str, *, primary: bool = True) -> w.Widget:
    """A number over its unit under its name; the ids of all three begin alike."""
    value, unit = parts
    return w.Column(
        w.Text(
            label,
            HEADER if primary else SECOND_HEADER,
            id=f"{stem}_label",
            lines=1,
        ),
        w.Row(
            w.Text(value, VALUE, id=f"{stem}_value", lines=1),
            w.Spacer(4),
            w.Text(unit, UNIT, id=f"{stem}_unit") if unit else None,
            across="end",
        ),
        weight=1,
    )


def line() -> w.Widget:
    """A thin line between parts of a page."""
    return w.Panel(w.Panel(look=w.Look(background=LINE), height=1, width="fill"), padding=8)


def nothing(text: TextLike, id_: str) -> w.Widget:
    """What stands in place of an empty list."""
    return w.Align(w.Panel(w.Text(text, EMPTY, id=id_, align="center"), padding=16), weight=1)
