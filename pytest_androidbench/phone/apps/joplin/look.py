"""Colours, the bar and the pieces that all of Joplin's screens share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.apps.joplin.react import BUTTON, VIEW_GROUP, Glyph, group
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

MARGIN: Final = 15
BODY: Final = w.TextStyle(16)
FADED: Final = w.TextStyle(14, colour="on_surface_variant")
BAR_TITLE: Final = w.TextStyle(16, 700, colour="#ffffff")


def bar(title: TextLike | w.Widget, lead: w.Widget, actions: Sequence[w.Kid] = ()) -> w.Widget:
    """The dark bar at the top."""
    shown = title if isinstance(title, w.Widget) else w.Text(title, BAR_TITLE, lines=1, weight=1)
    return w.TopBar(
        w.Row(w.Spacer(width=4), shown, width="fill"),
        lead=lead,
        views=actions,
        look=w.Look(background="bar", elevation=3),
    )


def action(
    icon: str, desc: str, act: Callable[[], None], *, enabled: bool = True, key: str | None = None
) -> w.Widget:
    """An icon of the bar."""
    sign = w.Align(Glyph(icon, 28, "#ffffff", enabled=enabled))
    return w.Panel(
        group(sign),
        cls=BUTTON,
        desc=tr(desc),
        on_tap=act,
        enabled=enabled,
        key=key or desc,
        width=46,
        height=48,
    )


def menu_trigger(act: Callable[[], None]) -> w.Widget:
    """The three dots: what is touched lies around what has the name."""
    sign = group(w.Align(Glyph("more_vert", 28, "#ffffff")), tr("Actions"))
    return w.Panel(sign, cls=VIEW_GROUP, on_tap=act, key="more", width=46, height=48)


def back_button(act: Callable[[], None]) -> w.Widget:
    """The arrow."""
    return action("arrow_back", "Back", act)


def drop_down(
    label: TextLike, act: Callable[[], None], key: str, colour: str = "#ffffff"
) -> w.Widget:
    """What is chosen, and the sign that there is a list to choose from."""
    style = w.TextStyle(16, 700 if colour == "#ffffff" else 400, colour=colour)
    return w.Row(
        w.Text(label, style, lines=1, weight=1),
        w.Panel(w.Text("▼", style), padding=(8, 0, 10, 0)),
        cls=VIEW_GROUP,
        key=key,
        height=48,
        weight=1,
        width="fill",
        on_tap=act,
    )


def ruled(*kids: w.Kid, padding: tuple[float, float] = (MARGIN, 10)) -> w.Widget:
    """A part of a page with a line below."""
    inside = w.Panel(w.Row(*kids, width="fill"), padding=padding, width="fill")
    return w.Column(inside, w.Divider(), across="stretch", width="fill")
