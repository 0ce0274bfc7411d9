"""Items as pages show them beside and below each other, with what a touch does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.spotify import look
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.acts import SpotActs
    from pytest_androidbench.phone.apps.spotify.items import SpotItem


def item_tile(acts: SpotActs, item: SpotItem, width: float = look.TILE) -> w.Widget:
    """A tile: a tap opens the item, a held finger its menu."""
    return look.tile(
        item, partial(acts.open, item.kind, item.id),
        partial(acts.menus.open, item.kind, item.id), width,
    )  # fmt: skip


def item_shelf(
    acts: SpotActs, title: TextLike, found: Sequence[SpotItem], key: str
) -> list[w.Widget]:
    """Tiles under a heading; nothing where there are none."""
    return look.shelf(title, [item_tile(acts, each) for each in found], key)


def item_row(acts: SpotActs, item: SpotItem) -> w.Widget:
    """A row, with the three dots that open its menu."""
    menu = partial(acts.menus.open, item.kind, item.id)
    return look.row(
        look.art(item, 56, "artwork"), look.words(item.title, item.text), f"item {item.key}",
        partial(acts.open, item.kind, item.id), look.dots(item.key, item.title, menu),
        on_long=menu,
    )  # fmt: skip
