"""Covers, rows and tiles that the app's pages share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.kit.drawn_cover import cover
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

Act = Callable[[], None]
GROUP: Final = "android.view.ViewGroup"
FRAME: Final = "android.widget.FrameLayout"
IMAGE: Final = "android.widget.ImageView"
RECYCLER: Final = "android.support.v7.widget.RecyclerView"
SECOND: Final = w.BODY.coloured("on_surface_variant")
SMALL: Final = w.TextStyle(12, 400, "on_surface_variant")
HEAD: Final = w.TextStyle(18, 500)
TILE: Final = 168
ICONS: Final = {
    "playlist": "queue_music",
    "artist": "person",
    "album": "album",
    "genre": "library_music",
}


def song_row(
    title: str,
    text: TextLike,
    key: str,
    act: Act,
    menu: Act,
    *,
    playing: bool = False,
    ahead: w.Kid = None,
) -> w.Widget:
    """A song in a list."""  # fmt: skip
    colour = "primary" if playing else "on_surface"
    words = w.Column(
        w.Text(title, w.BODY_LARGE.coloured(colour), lines=1, id="line1"),
        w.Text(text, SECOND, lines=1, id="line2"),
        gap=2,
        weight=1,
    )
    dots = w.IconButton(
        "more_vert", tr("Options"), id="overflow_menu", key=f"menu {key}", cls=IMAGE, on_tap=menu
    )
    line = w.Row(ahead or w.Spacer(16), words, dots, width="fill", height=64)
    return w.Panel(line, cls=GROUP, width="fill", key=f"song {key}", selected=playing, on_tap=act)


def tile_side(width: float) -> float:
    """How wide a tile is, so that they fill a page of this width."""
    columns = max(1, int(width - 16) // TILE)
    return (width - 16) / columns - 8


def tile(
    title: str, text: TextLike, kind: str, acts: tuple[Act, Act], key: str, side: float
) -> w.Widget:
    """A square picture with a title, as albums and artists stand beside each other.

    `acts` are what a tap does, and what the three dots do.
    """
    act, menu = acts
    dots = w.IconButton(
        "more_vert", tr("Options"), id="li_overflow", key=f"menu {key}", size=20, cls=IMAGE,
        width=40, height=40, on_tap=menu,
    )  # fmt: skip
    words = w.Column(
        w.Text(title, w.BODY, lines=1, id="li_title"),
        w.Text(text, SMALL, lines=1, id="li_subtitle"),
        gap=2,
        weight=1,
    )
    content = w.Column(
        w.Panel(cover(f"{kind} {title}", side), id="li_thumbnail_frame", cls=FRAME, clips=True),
        w.Row(words, dots, width=side),
        gap=6,
        width=side,
    )
    card = w.Panel(
        content, look=w.Look(background="surface"), cls=FRAME, clips=True, key=f"tile {key}",
        desc=title, on_tap=act,
    )  # fmt: skip
    return w.Panel(card, padding=4)


def tiles(cells: list[w.Widget], width: float) -> list[w.Widget]:
    """As many beside each other as there is room for."""
    columns = max(1, int(width - 16) // TILE)
    return [
        w.Row(*cells[first : first + columns], width="fill", across="start")
        for first in range(0, len(cells), columns)
    ]


def tabs(titles: Sequence[TextLike], chosen: int, pick: Callable[[int], None]) -> w.Widget:
    """Tabs as wide as their words, which scroll sideways where there is no room for all."""
    kids = []
    for place, title in enumerate(titles):
        here = place == chosen
        colour = "primary" if here else "on_surface_variant"
        text = w.Align(w.Text(title, w.LABEL, colour, lines=1, selected=here))
        line = w.Panel(look=w.Look(background="primary"), height=3, width=40) if here else None
        content = w.Column(
            w.Panel(text, padding=(14, 0), height=45), line, across="center", height=48
        )
        kids.append(
            w.Panel(
                content, cls="android.widget.LinearLayout", desc=title, selected=here,
                clickable=not here, on_tap=partial(pick, place),
            )
        )  # fmt: skip
    return w.Scroll(
        *kids, axis="x", weight=0, width="fill", padding=(4, 0), id="play_header_list_tab_strip"
    )
