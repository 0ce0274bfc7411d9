"""A list of files and folders, as several pages have it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.drive import look
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.drive.item_acts import ItemActs
    from pytest_androidbench.phone.apps.drive.schema import DriveItem

ROW = 64
FOOT = 88
"""Free space below the last row, where the plus lies over a list."""


def item_list(
    acts: ItemActs, items: Sequence[DriveItem], nothing: TextLike, *, foot: int = 0
) -> w.Widget:
    """The rows, or what is said where there are none."""
    if not items:
        return empty_state(nothing, "empty_list_message")
    given = acts.app.store.given()

    def row(place: int) -> w.Widget:
        item = items[place]
        shared = bool(item.owner) or item.id in given
        return look.item_row(acts.phone, item, acts.open, acts.more, shared=shared)

    return w.Scroll(
        count=len(items),
        row=row,
        row_height=ROW,
        padding=(0, 0, 0, foot),
        id="doclist_recycler_view",
        cls=look.RECYCLER,
    )
