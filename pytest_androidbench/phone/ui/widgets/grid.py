"""Kids in columns of equal width."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Unpack

from pytest_androidbench.phone.ui.box import INF, BoxDraft, Limits
from pytest_androidbench.phone.ui.errors import LayoutError
from pytest_androidbench.phone.ui.widget import Common, Kid, Widget, present
from pytest_androidbench.phone.ui.widgets.linear import shares

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout


class Grid(Widget):
    """Rows of `columns` kids; `row_height` in dp, or as high as a row's tallest kid."""

    class_name: ClassVar[str] = "android.widget.GridView"
    is_plain: ClassVar[bool] = True

    def __init__(
        self,
        *kids: Kid,
        columns: int,
        gap: float = 0,
        row_height: float | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.kids = present(kids)
        self.columns = columns
        self.gap = gap
        self.row_height = row_height

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        if limits.max_width >= INF:
            raise LayoutError("a Grid needs a bounded width: it cannot scroll sideways")
        gap = layout.ctx.dp(self.gap)
        widths = shares(limits.max_width - gap * (self.columns - 1), [1.0] * self.columns)
        drafts: list[BoxDraft] = []
        y = 0
        for first in range(0, len(self.kids), self.columns):
            row = self._row(layout, self.kids[first : first + self.columns], widths)
            x = 0
            for draft, width in zip(row, widths, strict=False):
                drafts.append(draft.at(x, y))
                x += width + gap
            y += max(draft.height for draft in row) + gap
        return BoxDraft(self, limits.max_width, limits.height(max(0, y - gap)), drafts)

    def _row(self, layout: Layout, kids: list[Widget], widths: list[int]) -> list[BoxDraft]:
        if self.row_height is not None:
            exact = layout.ctx.dp(self.row_height)
            return [
                layout.measure(kid, Limits.exactly(width, exact))
                for kid, width in zip(kids, widths, strict=False)
            ]
        return [
            layout.measure(kid, Limits(width, width, 0, INF))
            for kid, width in zip(kids, widths, strict=False)
        ]
