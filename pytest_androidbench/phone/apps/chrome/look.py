"""Shapes that Chrome's screens share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
RELATIVE: Final = "android.widget.RelativeLayout"
VIEW_GROUP: Final = "android.view.ViewGroup"
IMAGE: Final = "android.widget.ImageView"
BUTTON: Final = "android.widget.Button"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
LIST_VIEW: Final = "android.widget.ListView"
SECOND: Final = w.BODY.coloured("on_surface_variant")
SMALL: Final = w.BODY_SMALL.coloured("on_surface_variant")
LINK: Final = w.BODY.coloured("primary")
BAR_DP: Final = 56
INCOGNITO: Final = w.Look(background="#202124")
Act = Callable[[], None]


def list_bar(title: TextLike, close: Act, *actions: w.Kid, lead: str = "close") -> w.Widget:
    """The bar over a list on a page of its own (SelectableListToolbar)."""
    desc = tr("Close") if lead == "close" else tr("Navigate up")
    arrow = w.IconButton(lead, desc, colour="on_surface", width=56, height=56, on_tap=close)
    return w.TopBar(title, lead=arrow if lead != "close" else None, actions=actions,
                    id="action_bar", height=BAR_DP)  # fmt: skip


def list_page(bar: w.Widget, *parts: w.Kid, over: w.Widget | None = None) -> w.Widget:
    """A page of a list under its bar (selectable_list_layout.xml)."""
    content = w.Panel(
        w.Column(*parts, across="stretch", height="fill", width="fill"),
        id="list_content", cls=FRAME, weight=1, width="fill",
    )  # fmt: skip
    body = w.Column(bar, content, across="stretch", weight=1, id="selectable_list", cls=RELATIVE,
                    width="fill", height="fill")  # fmt: skip
    return w.Page(body, over=over)


def middle(kid: w.Widget) -> w.Widget:
    """Something in the middle of a line."""
    return w.Row(w.Spacer(weight=1), kid, w.Spacer(weight=1), width="fill")


def rows(kids: Sequence[w.Widget]) -> w.Widget:
    """The list of such a page."""
    return w.Scroll(*kids, id="selectable_list_recycler_view", cls=RECYCLER)


def day(text: TextLike) -> w.Widget:
    """The heading over what is of one day (date_divided_adapter_header_view_holder.xml)."""
    title = w.Text(text, w.LABEL.coloured("primary"), id="date")
    return w.Panel(title, padding=(16, 16, 16, 8), width="fill")


def empty(text: TextLike) -> w.Widget:
    """What stands in place of an empty list."""
    said = w.Text(text, SECOND, id="empty_view", align="center")
    return w.Panel(w.Align(said), id="empty_view_wrapper", cls=FRAME, weight=1, width="fill")


def list_item(
    title: TextLike,
    description: TextLike,
    *,
    on_tap: Act,
    lead: w.Widget | None = None,
    end: w.Kid = None,
    on_long: Act | None = None,
    selected: bool = False,
) -> w.Widget:
    """A row of history, downloads or bookmarks (modern_list_item_view.xml)."""
    icon = (
        w.Picture(icon="check", background="primary", colour="on_primary", size=36, id="start_icon")
        if selected
        else lead
    )
    words = w.Column(
        w.Text(title, w.BODY_LARGE, lines=1, id="title"),
        description != "" and w.Text(description, SECOND, lines=1, id="description"),
        weight=1, gap=2,
    )  # fmt: skip
    row = w.Row(icon, words, end, gap=16, width="fill")
    return w.Panel(
        row,
        padding=(16, 10, 4, 10),
        min_height=56,
        look=w.Look(background="secondary_container") if selected else w.Look(),
        id="content",
        cls=LINEAR,
        width="fill",
        selected=selected,
        on_tap=on_tap,
        on_long=on_long,
    )


def end_button(icon: str, desc: TextLike, act: Act, key: str, id_: str = "end_button") -> w.Widget:
    """The button at the end of such a row."""
    return w.IconButton(icon, desc, id=id_, key=key, on_tap=act)
