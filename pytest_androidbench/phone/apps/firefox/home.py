"""The home screen: shortcuts, the last tab; in private what that means (fragment_home.xml)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.firefox.look import FRAME, RECYCLER, SECOND, Act, site_row
from pytest_androidbench.phone.apps.firefox.visits import SeenPage
from pytest_androidbench.phone.kit.web.addresses import shown_address
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.kit.web.tabs import BrowserTab
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PINNED: Final = (("Google", "https://www.google.com/"), ("Wikipedia", "https://www.wikipedia.org/"))
"""Shortcuts from the start."""
MOST: Final = 8
COLUMNS: Final = 4
TILE: Final = 84
Go = Callable[[str], None]


def home_page(*parts: w.Kid, private: bool, switch: Act) -> w.Widget:
    """The page below its header."""
    said = tr("Disable private browsing") if private else tr("Enable private browsing")
    mask = w.IconButton("visibility_off", said, id="privateBrowsingButton", selected=private,
                        on_tap=switch)  # fmt: skip
    mark = w.Panel(
        w.PaintedText("Firefox", w.HEADLINE_SMALL.coloured("primary")), id="wordmark",
        cls="android.widget.ImageView", weight=1,
    )  # fmt: skip
    head = w.Panel(w.Row(mark, mask, width="fill"), padding=(16, 12, 8, 12), width="fill")
    listed = w.Scroll(head, *parts, id="sessionControlRecyclerView", cls=RECYCLER, key="home")
    look = w.Look(background="surface_container" if private else "background")
    inner = w.Column(listed, across="stretch", height="fill", width="fill")
    return w.Panel(inner, look=look, id="homeLayout", cls=FRAME, weight=1, width="fill")


def shortcuts(seen: Sequence[SeenPage], go: Go, width: float) -> w.Widget:
    """Sites to tap on, as many beside each other as have room."""
    sites = {url: title for title, url in PINNED}
    for one in seen:
        sites.setdefault(one.url, one.shown)
    tiles = [_tile(title, partial(go, url)) for url, title in list(sites.items())[:MOST]]
    columns = max(1, min(COLUMNS, int((width - 16) // TILE)))
    lines = [
        w.Row(*tiles[at : at + columns], width="fill", across="start")
        for at in range(0, len(tiles), columns)
    ]
    grid = w.Column(*lines, gap=8, across="stretch", width="fill", id="top_sites_list",
                    cls=RECYCLER)  # fmt: skip
    return w.Panel(grid, padding=(8, 8), width="fill")


def jump_back(tab: BrowserTab, open_: Act, show_all: Act) -> w.Widget:
    """The tab that was looked at last."""
    head = w.Row(
        w.Text(tr("Jump back in"), w.TITLE_MEDIUM, weight=1, id="home.header"),
        w.Button(tr("Show all"), "text", on_tap=show_all),
        width="fill",
    )  # fmt: skip
    row = site_row(tab.title or shown_address(tab.url), shown_address(tab.url), on_tap=open_)
    column = w.Column(w.Panel(head, padding=(16, 8, 8, 0), width="fill"), row, across="stretch",
                      width="fill")  # fmt: skip
    return w.Panel(column, padding=(0, 8), width="fill")


def private_words() -> w.Widget:
    """What private tabs are (private_browsing_description.xml)."""
    text = tr(
        "Firefox clears your search and browsing history from private tabs when you close them or "
        "quit the app. Websites and your internet service provider can still see what you do."
    )
    return w.Panel(w.Text(text, SECOND, id="private_session_description"), padding=16,
                   width="fill")  # fmt: skip


def _tile(title: str, act: Act) -> w.Widget:
    name = w.Text(title, w.BODY_SMALL, lines=1, align="center", id="top_site_title")
    return w.Panel(
        w.Column(favicon(title, 44, "favicon_image"), name, gap=6, across="center", width="fill"),
        cls=FRAME, id="top_site_item", width=TILE, padding=4, on_tap=act, key=f"site {title}",
    )  # fmt: skip
