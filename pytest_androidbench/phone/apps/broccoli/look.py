"""Text styles and shapes that the screens of Broccoli share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

TITLE: Final = w.TextStyle(20, 500, colour="on_bar")
LARGE: Final = w.TextStyle(22)
MEDIUM: Final = w.TextStyle(18, colour="primary")
PLAIN: Final = w.TextStyle(14, colour="on_surface_variant")
BOLD: Final = w.TextStyle(14, 700, colour="on_surface_variant")
GREEN: Final = w.TextStyle(14, colour="primary")
HEADLINE: Final = w.TextStyle(24, colour="primary")
BAR: Final = w.Look(background="bar", elevation=4)
CARD: Final = w.Look(background="surface", radius=4, elevation=2)
CARD_VIEW: Final = "androidx.cardview.widget.CardView"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
IMAGE_VIEW: Final = "android.widget.ImageView"
LINEAR: Final = "android.widget.LinearLayout"
RELATIVE: Final = "android.widget.RelativeLayout"
FRAME: Final = "android.widget.FrameLayout"
GROUP: Final = "android.view.ViewGroup"
PHOTO: Final = tr("Recipe photo")


def bar_icon(icon: str, desc: TextLike, on_tap: Callable[[], None] | None) -> w.Widget:
    """The button in front of a bar's title."""
    return w.IconButton(icon, desc, on_tap=on_tap, width=56, height=56, colour="on_bar")


def action(icon: str, title: TextLike, id_: str, on_tap: Callable[[], None]) -> w.Widget:
    """An icon at the end of a bar."""
    return w.BarButton(icon, title, id=id_, on_tap=on_tap, colour="on_bar")


def more(on_tap: Callable[[], None]) -> w.Widget:
    """The three dots of a bar."""
    return w.More(on_tap, colour="on_bar")


def top_bar(title: TextLike, lead: w.Widget, views: Sequence[w.Kid] = ()) -> w.Widget:
    """The bar of a page."""
    return w.TopBar(w.Text(title, TITLE, lines=1), lead=lead, views=views, id="toolbar", look=BAR)


def photo(data: bytes | None, size: float, **common: str) -> w.Widget:
    """A recipe's picture, square, or the sign that stands for none."""
    id_ = common.get("id")
    if data is None:
        sign = w.Align(w.Icon("filter_vintage", 50))
        return w.Panel(sign, width=size, height=size, id=id_, desc=PHOTO, cls=IMAGE_VIEW)
    return w.Picture(data, size=size, shape="rect", id=id_, desc=PHOTO)


def empty_text(text: TextLike, id_: str) -> w.Widget:
    """What an empty page says in its middle."""
    shown = w.Text(text, LARGE, id=id_, align="center", width="fill")
    return w.Panel(w.Align(w.Panel(shown, padding=32)), weight=1)


def heading(title: TextLike) -> w.Widget:
    """The name of a group of preferences."""
    return w.Category(title, start=16)


def preference(
    icon: str | None, title: TextLike, summary: TextLike | None, on_tap: Callable[[], None] | None
) -> w.Widget:
    """A row of a page of preferences."""
    lead = None if icon is not None else w.Panel(width=24)
    framed = replace(w.MATERIAL, framed=True)
    return w.ListItem(title, summary, icon=icon, lead=lead, look=framed, on_tap=on_tap)
