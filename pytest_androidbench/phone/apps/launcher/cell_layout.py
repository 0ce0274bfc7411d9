"""A grid of which each kid takes a cell or several, as Launcher3's CellLayout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Unpack

from pytest_androidbench.phone.ui.box import BoxDraft, Limits
from pytest_androidbench.phone.ui.widget import Common, Widget
from pytest_androidbench.phone.ui.widgets.linear import shares

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout


class InCells(NamedTuple):
    """A kid with the cell it begins in, and how many it takes."""

    kid: Widget
    x: int
    y: int
    columns: int = 1
    rows: int = 1


class CellLayout(Widget):
    """Fills all the room there is with cells of equal size."""

    class_name: ClassVar[str] = "android.view.ViewGroup"
    is_plain: ClassVar[bool] = True

    def __init__(
        self, kids: Sequence[InCells], columns: int, rows: int, **common: Unpack[Common]
    ) -> None:
        super().__init__(**common)
        self.kids = kids
        self.columns, self.rows = columns, rows

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        across = _edges(limits.max_width, self.columns)
        down = _edges(limits.max_height, self.rows)
        drafts = []
        for kid, x, y, columns, rows in self.kids:
            width, height = across[x + columns] - across[x], down[y + rows] - down[y]
            draft = layout.measure(kid, Limits.exactly(width, height))
            drafts.append(draft.at(across[x], down[y]))
        return BoxDraft(self, limits.max_width, limits.max_height, drafts)


def _edges(room: int, count: int) -> list[int]:
    edges = [0]
    for share in shares(room, [1.0] * count):
        edges.append(edges[-1] + share)
    return edges
