"""Colours, the bar and the pieces that all of Joplin's screens share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import (
    BarButton,
    Column,
    Divider,
    Look,
    Panel,
    Row,
    Spacer,
    Text,
    TopBar,
)

VIEW_GROUP, BUTTON = "android.view.ViewGroup", "android.widget.Button"
MARGIN: Final = 15
BODY: Final = TextStyle(16)
FADED: Final = TextStyle(14, colour="on_surface_variant")
BAR_TITLE: Final = TextStyle(16, 700, colour="#ffffff")


def bar(title: TextLike | Widget, lead: Widget, actions: Sequence[Kid] = ()) -> Widget:
    """The dark bar at the top."""
    shown = title if isinstance(title, Widget) else Text(title, BAR_TITLE, lines=1, weight=1)
    return TopBar(
        Row(Spacer(width=4), shown, width="fill"),
        lead=lead,
        actions=actions,
        look=Look(background="bar", elevation=3),
    )


def action(
    icon: str, desc: str, act: Callable[[], None], *, enabled: bool = True, key: str | None = None
) -> Widget:
    """An icon of the bar."""
    return BarButton(
        icon,
        tr(desc),
        size=28,
        colour="#ffffff",
        on_tap=act,
        enabled=enabled,
        key=key or desc,
        width=46,
    )


def back_button(act: Callable[[], None]) -> Widget:
    """The arrow."""
    return action("arrow_back", "Back", act)


def drop_down(
    label: TextLike, act: Callable[[], None], key: str, colour: str = "#ffffff"
) -> Widget:
    """What is chosen, and the sign that there is a list to choose from."""
    style = TextStyle(16, 700 if colour == "#ffffff" else 400, colour=colour)
    return Row(
        Text(label, style, lines=1, weight=1),
        Panel(Text("▼", style), padding=(8, 0, 10, 0)),
        cls=VIEW_GROUP,
        key=key,
        height=48,
        weight=1,
        width="fill",
        on_tap=act,
    )


def ruled(*kids: Kid, padding: tuple[float, float] = (MARGIN, 10)) -> Widget:
    """A part of a page with a line below."""
    inside = Panel(Row(*kids, width="fill"), padding=padding, width="fill")
    return Column(inside, Divider(), across="stretch", width="fill")
