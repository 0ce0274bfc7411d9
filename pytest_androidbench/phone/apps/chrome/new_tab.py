"""The page of new tabs (new_tab_page_layout.xml), and the private one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pytest_androidbench.phone.apps.chrome.look import (
    FRAME,
    IMAGE,
    LINEAR,
    SECOND,
    Act,
    middle,
)
from pytest_androidbench.phone.apps.chrome.visits import PageVisit
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MOST_TILES = 8
COLUMNS = 4
TILE, BESIDE = 90, 12
"""How wide a tile is, and what is left free at either side of them, in dp."""


def new_tab_page(
    search: Act, sites: Sequence[PageVisit], go: Callable[[str], None], width: float
) -> w.Widget:
    """A field to search from, and the sites that are visited most, on so many dp."""
    logo = w.Panel(
        w.PaintedText("Google", w.HEADLINE.coloured("on_surface_variant")),
        id="search_provider_logo", cls=IMAGE, desc=tr("Google"),
    )  # fmt: skip
    field = w.TextField(
        value="", hint=tr("Search or type web address"), id="search_box_text", style="plain",
        read_only=True, on_tap=search,
    )  # fmt: skip
    field.weight = 1
    box = w.Panel(
        w.Row(w.Icon("search"), field, gap=12, width="fill"),
        look=w.Look(background="surface_container", radius=24), padding=(16, 0), height=48,
        id="search_box", cls=LINEAR, width="fill", on_tap=search,
    )  # fmt: skip
    content = w.Column(
        w.Panel(middle(logo), padding=(0, 56, 0, 32), width="fill"),
        w.Panel(box, padding=(10, 0), width="fill"),
        _tiles(sites, go, width),
        across="stretch", width="fill", id="ntp_content", cls=LINEAR,
    )  # fmt: skip
    return w.Scroll(content, key="new tab page")


def _tiles(sites: Sequence[PageVisit], go: Callable[[str], None], width: float) -> w.Kid:
    if not sites:
        return None
    tiles = [_tile(site, partial(go, site.url)) for site in sites[:MOST_TILES]]
    columns = max(1, min(COLUMNS, int((width - 2 * BESIDE) // TILE)))
    lines = [
        w.Row(*tiles[at : at + columns], width="fill", across="start")
        for at in range(0, len(tiles), columns)
    ]
    grid = w.Column(*lines, gap=16, id="mv_tiles_layout", cls=FRAME, across="stretch",
                    width="fill")  # fmt: skip
    return w.Panel(grid, padding=(BESIDE, 32, BESIDE, 16), id="mv_tiles_container", cls=FRAME,
                   width="fill")  # fmt: skip


def _tile(site: PageVisit, act: Act) -> w.Widget:
    icon = w.Panel(favicon(site.shown, 40), id="tile_view_icon_background", cls=FRAME)
    title = w.Text(site.shown, w.BODY_SMALL, lines=2, align="center", id="tile_view_title")
    return w.Panel(
        w.Column(icon, title, gap=8, across="center", width="fill"),
        cls=FRAME, width=TILE, padding=4, desc=site.shown, on_tap=act,
    )  # fmt: skip


def incognito_page() -> w.Widget:
    """What a private tab says before it shows a page (incognito_description_layout.xml)."""
    kept = tr("Your browsing history\nCookies and site data\nInformation entered in forms")
    seen = tr("Websites you visit\nYour employer or school\nYour internet service provider")
    said = w.Column(
        w.Icon("visibility_off", 72, "on_surface_variant"),
        w.Text(tr("You’ve gone Incognito"), w.HEADLINE_SMALL, id="new_tab_incognito_title"),
        w.Text(
            tr("Now you can browse privately, and other people who use this device won’t see your "
               "activity. However, downloads, bookmarks and reading list items will be saved."),
            SECOND, id="new_tab_incognito_subtitle",
        ),
        w.Text(tr("Chrome won’t save:"), SECOND),
        w.Text(kept, SECOND, id="new_tab_incognito_features"),
        w.Text(tr("Your activity might still be visible to:"), SECOND),
        w.Text(seen, SECOND, id="new_tab_incognito_warning"),
        gap=12, across="start", width="fill",
    )  # fmt: skip
    scroll = w.Scroll(w.Panel(said, padding=32, width="fill"), id="ntp_scrollview",
                      key="incognito page")  # fmt: skip
    return w.Panel(scroll, id="ntp_content", cls=FRAME, desc=tr("New Incognito tab"),
                   width="fill", height="fill")  # fmt: skip
