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


def item_list(acts: ItemActs, items: Sequence[DriveItem], nothing: TextLike) -> w.Widget:
    """The rows, or what is said where there are none."""
    if not items:
        return empty_state(nothing, "empty_list_message")
    return w.Scroll(
        count=len(items),
        row=lambda place: look.item_row(acts.phone, items[place], acts.open, acts.more),
        row_height=ROW,
        id="doclist_recycler_view",
        cls=look.RECYCLER,
    )
