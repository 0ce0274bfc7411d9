"""Content that is longer than its place, and long lists made row by row."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar, Unpack

from pytest_androidbench.phone.ui.box import INF, Axis, BoxDraft, Limits, ScrollRange
from pytest_androidbench.phone.ui.widget import Common, Kid, Widget, present
from pytest_androidbench.phone.ui.widgets.panel import Sides, four_sides

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout

RECYCLER = "androidx.recyclerview.widget.RecyclerView"


class Scroll(Widget):
    """Kids, or `count` rows made on demand by `row(index)`, that scroll along an axis.

    Give `row_height` (dp, or a function of the index) for more than about 200 rows: only the
    visible ones are then made. Without it all rows are measured.
    """

    is_stateful: ClassVar[bool] = True

    def __init__(
        self,
        *kids: Kid,
        count: int | None = None,
        row: Callable[[int], Widget] | None = None,
        row_height: float | Callable[[int], float] | None = None,
        axis: Axis = "y",
        gap: float = 0,
        padding: Sides = 0,
        fills: bool = False,
        **common: Unpack[Common],
    ) -> None:
        common.setdefault("weight", 1)
        common.setdefault("cls", self._default_class(count is not None, axis))
        super().__init__(**common)
        made = present(kids)
        self.count = len(made) if count is None else count
        self.row = made.__getitem__ if row is None else row
        self.row_height = row_height
        self.keeps_hidden = count is None and row_height is None
        """Whether kids out of sight have boxes too, as in a ScrollView: a field can be revealed."""
        self.axis: Axis = axis
        self.gap = gap
        self.padding = padding
        self.fills = fills
        """Whether a single kid is at least as long as the visible part (`fillViewport`)."""

    @staticmethod
    def _default_class(is_list: bool, axis: Axis) -> str:
        if is_list:
            return RECYCLER
        return "android.widget.ScrollView" if axis == "y" else "android.widget.HorizontalScrollView"

    @property
    def focusable(self) -> bool:
        return True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        start, top, end, bottom = (layout.ctx.dp(side) for side in four_sides(self.padding))
        inside = limits.less(start + end, top + bottom)
        upright = self.axis == "y"
        ready, lengths = self._lengths(layout, inside)
        before, after = (top, bottom) if upright else (start, end)
        gap = layout.ctx.dp(self.gap)
        edges = list(accumulate((length + gap for length in lengths), initial=before))
        total = edges[-1] - (gap if lengths else 0) + after
        page = limits.height(total) if upright else limits.width(total)
        offset = layout.offset(self, max(0, total - page))
        first, last = self._visible(edges, offset, offset + page)
        drafts = [
            self._row(layout, index, lengths[index], inside, ready).at(
                *((start, edges[index] - offset) if upright else (edges[index] - offset, top))
            )
            for index in range(first, min(last, self.count))
        ]
        scroll = ScrollRange(axis=self.axis, offset=offset, limit=max(0, total - page), page=page)
        across = max((self._across(draft) for draft in drafts), default=0)
        if upright:
            width, height = limits.width(across + start + end), page
        else:
            width, height = page, limits.height(across + top + bottom)
        return BoxDraft(self, width, height, drafts, scroll=scroll)

    def _visible(self, edges: list[int], start: int, end: int) -> tuple[int, int]:
        if self.keeps_hidden:
            return 0, self.count
        return max(0, bisect_right(edges, start) - 1), bisect_left(edges, end)

    def _lengths(self, layout: Layout, inside: Limits) -> tuple[list[BoxDraft] | None, list[int]]:
        """Return the length of every row, and the rows where measuring them was needed for it."""
        dp, height = layout.ctx.dp, self.row_height
        if callable(height):
            return None, [dp(height(index)) for index in range(self.count)]
        if height is not None:
            return None, [dp(height)] * self.count
        page = inside.min_height if self.axis == "y" else inside.min_width
        free = self._limits(inside, page if self.fills else 0, INF)
        drafts = [layout.measure(self.row(index), free) for index in range(self.count)]
        return drafts, [self._along(draft) for draft in drafts]

    def _row(
        self, layout: Layout, index: int, length: int, inside: Limits, ready: list[BoxDraft] | None
    ) -> BoxDraft:
        if ready is not None:
            return ready[index]
        return layout.measure(self.row(index), self._limits(inside, length, length))

    def _limits(self, inside: Limits, least: int, most: int) -> Limits:
        if self.axis == "x":
            return Limits(least, most, 0, inside.max_height)
        exact = inside.max_width if inside.max_width < INF else inside.min_width
        return Limits(exact, inside.max_width, least, most)

    def _along(self, draft: BoxDraft) -> int:
        return draft.height if self.axis == "y" else draft.width

    def _across(self, draft: BoxDraft) -> int:
        return draft.width if self.axis == "y" else draft.height
