"""Text styles and shapes that the screens of Broccoli share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import (
    MATERIAL,
    Align,
    Category,
    Icon,
    IconButton,
    ListItem,
    Look,
    Panel,
    Picture,
    Text,
    TopBar,
)

TITLE: Final = TextStyle(20, 500, colour="on_bar")
LARGE: Final = TextStyle(22)
MEDIUM: Final = TextStyle(18, colour="primary")
PLAIN: Final = TextStyle(14, colour="on_surface_variant")
BOLD: Final = TextStyle(14, 700, colour="on_surface_variant")
GREEN: Final = TextStyle(14, colour="primary")
HEADLINE: Final = TextStyle(24, colour="primary")
BAR: Final = Look(background="bar", elevation=4)
CARD: Final = Look(background="surface", radius=4, elevation=2)
CARD_VIEW: Final = "androidx.cardview.widget.CardView"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
IMAGE_VIEW: Final = "android.widget.ImageView"
PHOTO: Final = tr("Recipe photo")


def bar_icon(icon: str, desc: TextLike, on_tap: Callable[[], None] | None) -> Widget:
    """The button in front of a bar's title."""
    return IconButton(icon, desc, on_tap=on_tap, width=56, height=56, colour="on_bar")


def action(icon: str, title: TextLike, id_: str, on_tap: Callable[[], None]) -> Widget:
    """An icon at the end of a bar."""
    button = "android.widget.Button"
    return IconButton(icon, title, id=id_, on_tap=on_tap, cls=button, colour="on_bar")


def more(on_tap: Callable[[], None]) -> Widget:
    """The three dots of a bar."""
    return IconButton(
        "more_vert", tr("More options"), key="more", on_tap=on_tap, cls=IMAGE_VIEW, colour="on_bar"
    )


def top_bar(title: TextLike, lead: Widget, actions: Sequence[Kid] = ()) -> Widget:
    """The bar of a page."""
    return TopBar(Text(title, TITLE, lines=1), lead=lead, actions=actions, id="toolbar", look=BAR)


def photo(data: bytes | None, size: float, **common: str) -> Widget:
    """A recipe's picture, square, or the sign that stands for none."""
    id_ = common.get("id")
    if data is None:
        sign = Align(Icon("filter_vintage", 50))
        return Panel(sign, width=size, height=size, id=id_, desc=PHOTO, cls=IMAGE_VIEW)
    return Picture(data, size=size, shape="rect", id=id_, desc=PHOTO)


def empty_text(text: TextLike, id_: str) -> Widget:
    """What an empty page says in its middle."""
    shown = Text(text, LARGE, id=id_, align="center", width="fill")
    return Panel(Align(Panel(shown, padding=32)), weight=1)


def heading(title: TextLike) -> Widget:
    """The name of a group of preferences."""
    return Category(title, start=16)


def preference(
    icon: str | None, title: TextLike, summary: TextLike | None, on_tap: Callable[[], None] | None
) -> Widget:
    """A row of a page of preferences."""
    lead = None if icon is not None else Panel(width=24)
    return ListItem(title, summary, icon=icon, lead=lead, look=MATERIAL, on_tap=on_tap)
