"""What stands above the documents: breadcrumbs, chips, and the line with the title."""

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


class Crumb(w.Text):
    """A step of the way here: the earlier ones are not enabled, but drawn as clearly."""

    def paint(self, box: Box, painter: Painter) -> None:
        paragraph = box.content
        assert isinstance(paragraph, Paragraph)
        colour = painter.colour(self.colour or self.style.colour)
        painter.text(paragraph, box.rect.left, box.rect.top, colour, box.rect.width, self.align)


def chips(
    filters: Sequence[SearchChip], chosen: Sequence[str], toggle: Callable[[str], None]
) -> w.Widget:
    """A line of chips that scrolls sideways."""
    row = w.Row(
        *(
            w.Chip(each.title, each.id in chosen, icon=each.icon, on_tap=partial(toggle, each.id))
            for each in filters
        ),
        gap=8,
        id="search_chip_group",
        cls=LINEAR,
        height=CHIPS_HEIGHT,
    )
    return w.Scroll(row, axis="x", padding=(24, 0), key="chips", weight=0, width="fill")


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
                padding=(24 if place == 0 else 8, 8, 16 if place == last else 8, 8),
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
        id="horizontal_breadcrumb",
        cls="androidx.recyclerview.widget.RecyclerView",
        weight=0,
        width="fill",
    )


def header(title: TextLike, *, grid: bool, switch: Callable[[], None] | None) -> w.Widget:
    """The line above the documents, with the button between grid and list."""
    other = ("sub_menu_list", "view_list", tr("List view"))
    if not grid:
        other = ("sub_menu_grid", "grid_view", tr("Grid view"))
    id_, icon, desc = other
    return w.Row(
        w.Text(title, w.LABEL_SMALL, id="header_title", lines=1, weight=1),
        switch and w.BarButton(icon, desc, id=id_, on_tap=switch),
        id="header_container",
        cls=LINEAR,
        width="fill",
        height=HEADER_HEIGHT,
    )


def search_bar(
    *, done: Callable[[], None], close: Callable[[], None], clear: Callable[[], None] | None
) -> w.Widget:
    """The field in place of the title."""
    field = w.TextField(
        bind="query",
        hint=tr("Search…"),
        style="plain",
        action="search",
        on_done=done,
        id="search_src_text",
    )
    back = w.IconButton("arrow_back", tr("Back"), on_tap=close, colour="on_surface", width=56)
    cross = w.IconButton("close", tr("Clear query"), id="search_close_btn", on_tap=clear)
    actions = (cross,) if clear is not None else ()
    return w.TopBar(field, lead=back, actions=actions, id="toolbar", height=BAR_HEIGHT)


def nothing(text: TextLike, icon: str = "folder_open") -> w.Widget:
    """What stands in place of documents."""
    sign = w.Icon(icon, 96, "outline_variant", id="artwork")
    message = w.Column(
        sign, w.Text(text, w.LABEL, id="message", align="center"), gap=24, across="center"
    )
    return w.Align(message)
