"""What stands around the documents: bars, breadcrumbs, chips, and the line with the title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.documentsui.chips import SearchChip
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.text import Paragraph

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.box import Box
    from pytest_androidbench.phone.ui.painter import Painter

BAR_HEIGHT: Final = 57
CRUMBS_HEIGHT: Final = 35
CHIPS_HEIGHT: Final = 48
HEADER_HEIGHT: Final = 60
LINEAR: Final = "android.widget.LinearLayout"
ACTION_MENU: Final = "androidx.appcompat.widget.LinearLayoutCompat"
CRUMBS: Final = "horizontal_breadcrumb"


class Crumb(w.Text):
    """A step of the way here: the earlier ones are not enabled, but drawn as clearly."""

    def paint(self, box: Box, painter: Painter) -> None:
        paragraph = box.content
        assert isinstance(paragraph, Paragraph)
        colour = painter.colour(self.colour or self.style.colour)
        painter.text(paragraph, box.rect.left, box.rect.top, colour, box.rect.width, self.align)


def chips(
    shown: Sequence[SearchChip], chosen: Sequence[str], toggle: Callable[[str], None]
) -> w.Widget:
    """A line of chips that scrolls sideways."""
    row = w.Row(
        *(
            w.Chip(each.title, each.id in chosen, icon=each.icon, on_tap=partial(toggle, each.id))
            for each in shown
        ),
        gap=8,
        id="search_chip_group",
        cls=LINEAR,
        height=CHIPS_HEIGHT,
    )
    held = w.Panel(row, cls="android.widget.FrameLayout")
    return w.Scroll(held, axis="x", padding=(24, 0), key="chips", weight=0, width="fill")


def crumbs(names: Sequence[TextLike], go: Callable[[int], None]) -> w.Widget:
    """The way from the root to the folder that is shown; all but the last lead back."""
    last = len(names) - 1
    steps = [
        w.Row(
            w.Panel(
                Crumb(
                    name,
                    w.LABEL,
                    "primary" if place == last else "on_surface_variant",
                    id="breadcrumb_text",
                    lines=1,
                    enabled=place == last,
                ),
                padding=(24 if place == 0 else 8, 0, 16 if place == last else 8, 0),
            ),
            place < last and w.Icon("chevron_right", 18, id="breadcrumb_arrow"),
            cls=LINEAR,
            height=CRUMBS_HEIGHT,
            on_tap=None if place == last else partial(go, place),
        )
        for place, name in enumerate(names)
    ]
    return w.Scroll(
        *steps,
        axis="x",
        id=CRUMBS,
        cls="androidx.recyclerview.widget.RecyclerView",
        weight=0,
        width="fill",
    )


def header(title: TextLike, *, grid: bool, switch: Callable[[], None]) -> w.Widget:
    """The line above the documents, with the button between grid and list."""
    other = ("sub_menu_list", "view_list", tr("List view"))
    if not grid:
        other = ("sub_menu_grid", "grid_view", tr("Grid view"))
    id_, icon, desc = other
    line = w.Row(
        w.Text(title, w.LABEL_SMALL, id="header_title", lines=1, weight=1),
        w.Panel(w.BarButton(icon, desc, id=id_, on_tap=switch), id="sub_menu", cls=ACTION_MENU),
        id="header_container",
        cls=LINEAR,
        width="fill",
        height=HEADER_HEIGHT,
    )
    return w.Panel(line, padding=(24, 0, 12, 0), width="fill")


def roots_button(on_tap: Callable[[], None]) -> w.Widget:
    """The button that opens the drawer."""
    return w.IconButton("menu", tr("Show roots"), colour="on_surface", on_tap=on_tap, width=56)


def search_button(on_tap: Callable[[], None]) -> w.Widget:
    """The button that begins a search."""
    return w.BarButton("search", tr("Search"), id="option_menu_search", on_tap=on_tap)


def folder_button(on_tap: Callable[[], None]) -> w.Widget:
    """The button that makes a folder."""
    id_ = "option_menu_create_dir"
    return w.BarButton("create_new_folder", tr("New folder"), id=id_, on_tap=on_tap)


def place_bar(title: TextLike, lead: w.Widget, actions: Sequence[w.Kid]) -> w.Widget:
    """The bar above the documents of a place."""
    return w.TopBar(title, lead=lead, actions=actions, id="toolbar", height=BAR_HEIGHT)


def selection_bar(count: int, end: Callable[[], None], actions: Sequence[w.Kid]) -> w.Widget:
    """The bar while something is selected."""
    cancel = w.IconButton(
        "close",
        tr("Cancel"),
        colour="on_surface",
        on_tap=end,
        id="action_mode_close_button",
        cls="android.widget.ImageView",
        width=56,
    )
    title = w.Text(tr("{n} selected", n=count), w.TITLE, id="action_bar_title", lines=1)
    return w.TopBar(title, lead=cancel, actions=actions, id="action_mode_bar", height=BAR_HEIGHT)


def bottom_bar(*parts: w.Kid) -> w.Widget:
    """The bar below the documents."""
    row = w.Row(*parts, gap=8, width="fill", cls=LINEAR)
    return w.Panel(row, padding=(10, 4))


def nothing(text: TextLike, icon: str = "folder_open") -> w.Widget:
    """What stands in the list in place of documents."""
    sign = w.Icon(icon, 96, "outline_variant", id="artwork")
    message = w.Text(text, w.LABEL, id="message", align="center", width="fill")
    return w.Column(
        w.Spacer(height=25),
        sign,
        message,
        gap=24,
        across="center",
        id="content",
        cls=LINEAR,
        width="fill",
    )
