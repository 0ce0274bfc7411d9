"""A bar that collapses while what is below it scrolls: one way for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Protocol, Unpack

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import INF, Box, BoxDraft, Limits, ScrollRange, ViewState
from pytest_androidbench.phone.ui.layout import Layout
from pytest_androidbench.phone.ui.widget import Common

STATE: Final = "recycler_view"
"""Under which name a screen remembers how far it is scrolled."""
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
SCROLL: Final = "android.widget.ScrollView"


class CollapsingBar(Protocol):
    """What shrinks, or leaves, at the top."""

    def heights(self, layout: Layout, width: int) -> tuple[int, int]:
        """How tall it is at first, and at the end of its way, in pixels."""

    def draft(self, layout: Layout, width: int, collapsed: int) -> BoxDraft:
        """The bar after so many pixels of its way."""


class Below(w.Widget):
    """Rows that scroll on once the bar has gone its way.

    Their box scrolls by what is left of the way; on a page whose rows all fit it does not.
    """

    def __init__(
        self,
        rows: Sequence[w.Widget],
        *,
        id: str,  # noqa: A002 - as all widgets call it
        cls: str,
        end: float = 0,
        shown: w.Widget | None = None,
    ) -> None:
        super().__init__(id=id, cls=cls, weight=1, width="fill")
        self.column = w.Column(*rows, across="stretch")
        self.end = end
        """Room under the last row, in dp."""
        self.shown = shown
        """The row that is to be seen at first, wherever it is."""
        self.collapse = self.offset = self.limit = 0

    @property
    def focusable(self) -> bool:
        return True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        width, page = limits.max_width, limits.max_height
        rows = layout.measure(self.column, Limits(width, width, 0, INF))
        inner = max(0, rows.height + layout.ctx.dp(self.end) - page)
        self.limit = self.collapse + inner
        self._show(layout.state, rows, page)
        self.offset = max(0, min(layout.state.offsets.get(STATE, 0), self.limit))
        gone = max(0, self.offset - self.collapse)
        scroll = ScrollRange(axis="y", offset=gone, limit=inner, page=page) if inner else None
        return BoxDraft(self, width, page, [rows.at(0, -gone)], scroll=scroll, clips=True)

    def _show(self, state: ViewState, rows: BoxDraft, page: int) -> None:
        """Start at the row that is to be seen, unless the page was scrolled already."""
        for row in rows.children:
            if row.widget is self.shown:
                below = row.y + row.height + self.collapse - page * 2 // 3
                state.offsets.setdefault(STATE, max(0, below))

    def scroll_by(self, box: Box, state: ViewState, delta: int) -> None:
        if box.scroll is not None:
            state.offsets[STATE] = max(0, min(self.offset + delta, self.limit))


class Coordinator(w.Widget):
    """The bar, and below it the content that holds the rows."""

    is_stateful: ClassVar[bool] = True
    class_name: ClassVar[str] = SCROLL

    def __init__(
        self,
        bar: CollapsingBar,
        content: w.Widget,
        rows: Below,
        *,
        bar_first: bool = True,
        **common: Unpack[Common],
    ) -> None:
        common["key"], common["clickable"] = STATE, False
        super().__init__(**common)
        self.bar = bar
        self.content = content
        self.rows = rows
        self.bar_first = bar_first

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        width, height, rows = limits.max_width, limits.max_height, self.rows
        tall, low = self.bar.heights(layout, width)
        rows.collapse = tall - low
        content = layout.measure(self.content, Limits.exactly(width, height - low))
        collapsed = min(rows.offset, rows.collapse)
        bar = self.bar.draft(layout, width, collapsed)
        content.at(0, tall - collapsed)
        kids = [bar, content] if self.bar_first else [content, bar]
        scroll = ScrollRange(axis="y", offset=rows.offset, limit=rows.limit, page=height - low)
        return BoxDraft(self, width, height, kids, scroll=scroll)
