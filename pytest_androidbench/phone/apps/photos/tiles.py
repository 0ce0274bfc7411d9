"""Ways to places: a picture over a name, several of them in a row, and rows with a sign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.place_page import PhotosOf
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.apps.photos.thumbnails import thumbnail
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike

TILE_DP: Final = 104


@dataclass(eq=False)
class PlaceTiles(AppPart[PhotosApp]):
    """Each leads to the page of its place."""

    def strip(
        self, title: TextLike, kind: str, values: Sequence[tuple[str, str | Message]]
    ) -> list[w.Widget]:
        """A title and pictures in a row; nothing where there are none."""
        if not values:
            return []
        tiles = [self.tile(kind, value, name) for value, name in values]
        row = w.Row(*tiles, gap=8)
        scroll = w.Scroll(row, axis="x", id=f"{kind}_strip", padding=(16, 0), weight=0)
        return [w.Category(title), w.Panel(scroll, width="fill")]

    def tile(self, kind: str, value: str, name: str | Message, below: TextLike = "") -> w.Widget:
        """A place's first picture over its name."""
        found = PhotoLibrary(self.app).at(kind, value)
        picture = thumbnail(self.app, found[0].path if found else "", TILE_DP)
        column = w.Column(
            picture,
            w.Text(name, w.LABEL, lines=1),
            bool(below) and w.Text(below, w.BODY_SMALL, lines=1),
            gap=4, width=TILE_DP,
        )  # fmt: skip
        page = PhotosOf(kind=kind, value=value, title=name)
        return w.Panel(
            column, key=f"{kind} {value}", desc=name, cls="android.view.ViewGroup",
            on_tap=partial(self.show, page), width=TILE_DP,
        )  # fmt: skip

    def link(self, icon: str, title: Message, kind: str) -> w.Widget:
        """A row that leads to a place."""
        page = PhotosOf(kind=kind, title=title)
        act = partial(self.show, page)
        return w.ListItem(title, icon=icon, id=f"{kind}_row", look=w.MATERIAL, on_tap=act)
