"""Shapes that Firefox's screens share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
GROUP: Final = "android.view.ViewGroup"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
SECOND: Final = w.BODY.coloured("on_surface_variant")
BAR_DP: Final = 56
Act = Callable[[], None]


def library_page(
    title: TextLike, *actions: w.Kid, content: w.Widget, over: w.Widget | None = None
) -> w.Widget:
    """A list on a page of its own under its bar (fragment_library.xml)."""
    bar = w.TopBar(title, back=True, actions=actions, id="navigationToolbar", height=BAR_DP)
    return w.Page(bar, content, over=over)


def site_row(
    title: str,
    url: str,
    *,
    on_tap: Act,
    end: w.Kid = None,
    icon: str = "",
) -> w.Widget:
    """A row of history, bookmarks or downloads (library_site_item.xml)."""
    sign = (
        w.Picture(icon=icon, background="surface_container", size=40, id="favicon")
        if icon
        else favicon(title, 40, "favicon")
    )
    words = w.Column(
        w.Text(title, w.BODY_LARGE, lines=1, id="title"),
        url != "" and w.Text(url, SECOND, lines=1, id="url"),
        weight=1,
        gap=2,
    )
    row = w.Row(sign, words, end, gap=16, width="fill")
    return w.Panel(row, padding=(16, 8, 4, 8), min_height=56, cls=GROUP, width="fill",
                   on_tap=on_tap)  # fmt: skip


def header(title: TextLike) -> w.Widget:
    """The heading over some rows (library_header.xml)."""
    text = w.Text(title, w.LABEL.coloured("primary"), id="header_title")
    return w.Panel(text, padding=(16, 16, 16, 8), width="fill")


def search_bar(search: SearchField, hint: TextLike) -> w.Widget:
    """The bar of a list that is searched."""
    box = search.box(hint)
    box.weight = 1
    row = w.Row(w.Up(search.end), box, search.clear_button(tr("Clear")), width="fill")
    return w.Panel(row, height=BAR_DP, width="fill", id="search_wrapper", cls=FRAME)
