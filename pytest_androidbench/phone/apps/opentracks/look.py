"""Text styles and bars that all screens share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Unpack

from pytest_androidbench.phone.apps.opentracks.units import Parts
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import Common

LINE: Final = "#99999999"
HEADER: Final = w.TextStyle(14, 700, "primary", caps=True)
SECOND_HEADER: Final = w.TextStyle(11, 500, caps=True)
VALUE: Final = w.TextStyle(36, 700)
UNIT: Final = w.TextStyle(12)
EMPTY: Final = w.TextStyle(34)
VIEW_GROUP: Final = "android.view.ViewGroup"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
LINEAR: Final = "android.widget.LinearLayout"
IMAGE: Final = "android.widget.ImageView"
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
    *actions: w.Kid,
    lead: w.Widget | None = None,
    views: Sequence[w.Kid] = (),
    fab: w.Widget | None = None,
) -> w.Widget:
    """The bar at the bottom: an arrow back or a `lead`, buttons, and a round button over its end.

    `actions` are of its menu; `views` stand in the bar without one.
    """
    row = w.Row(
        lead or w.Up(True),
        w.Spacer(weight=1) if fab is None else None,
        *views,
        w.ActionMenu(*actions),
        w.Spacer(4),
        width="fill",
        height=BOTTOM_BAR,
    )
    look = w.Look(background="surface_container")
    bar = w.Panel(row, look=look, id="bottom_app_bar", cls=VIEW_GROUP, width="fill")
    if fab is not None:
        over = w.Align(w.Panel(fab, padding=(0, 0, 16, 0)), across="end", height=BOTTOM_BAR)
        return w.Stack(bar, over, width="fill", height=BOTTOM_BAR)
    return w.Panel(bar, id="bottom_app_bar_layout", cls=VIEW_GROUP, width="fill")


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


def number(
    parts: Parts, id_: str, unit_id: str, style: w.TextStyle = VALUE, **common: Unpack[Common]
) -> w.Widget:
    """A large value and its small unit."""
    value, unit = parts
    return w.Row(
        w.Text(value, style, id=id_, lines=1),
        w.Spacer(4),
        w.Text(unit, UNIT, id=unit_id) if unit else None,
        across="end",
        **common,
    )


def stat(label: TextLike, parts: Parts, stem: str, *, primary: bool = True) -> w.Widget:
    """A number over its unit under its name; the ids of all three begin alike."""
    style = HEADER if primary else SECOND_HEADER
    return w.Column(
        w.Text(label, style, id=f"{stem}_label", lines=1),
        number(parts, f"{stem}_value", f"{stem}_unit"),
        weight=1,
    )


def map_button(id_: str, on_tap: Callable[[], None]) -> w.Widget:
    """Lets another app show something on a map."""
    return w.BarButton("map", tr("Show on map"), id=id_, on_tap=on_tap)


def form(
    wide: bool, fields: Sequence[w.Kid], *buttons: w.Kid, id_: str | None = None
) -> tuple[w.Kid, ...]:
    """Fields over their buttons, which scroll with them where the display is wide and low."""
    if wide:
        column = w.Column(*fields, *buttons, gap=4, across="stretch", cls=LINEAR)
        return (w.Scroll(column, padding=8, key="form", id=id_),)
    column = w.Column(*fields, gap=16, across="stretch", cls=LINEAR)
    return (w.Scroll(column, padding=8, key="form", id=id_), *buttons)


def text_buttons(*buttons: tuple[TextLike, str, Callable[[], None]]) -> w.Widget:
    """Buttons of equal width: text, id and what each does."""
    kids = [w.Button(text, "text", id=id_, on_tap=act, weight=1) for text, id_, act in buttons]
    return w.Row(*kids, width="fill", cls=LINEAR)


def line(id_: str | None = None) -> w.Widget:
    """A thin line between parts of a page."""
    drawn = w.Panel(
        look=w.Look(background=LINE), height=1, width="fill", id=id_, cls="android.view.View"
    )
    return w.Panel(drawn, padding=8)


def nothing(text: TextLike, id_: str) -> w.Widget:
    """What stands in place of an empty list."""
    return empty_state(text, id_, EMPTY, margin=16)
