"""The frame of a page: a tall bar that shrinks as the rows scroll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import INF, BoxDraft, Limits, ViewState
from pytest_androidbench.phone.ui.layout import Layout
from pytest_androidbench.phone.ui.message import TextLike

TALL_DP: Final = 179
LOW_DP: Final = 56
TITLE_DP: Final = 56
"""The room a large title needs below the arrow."""
LIST_KEY: Final = "recycler_view"


class CollapsingFrame(w.Widget):
    """Rows below a bar whose height follows their scroll offset."""

    is_plain: ClassVar[bool] = True

    def __init__(
        self,
        title: TextLike,
        rows: Sequence[w.Widget],
        actions: Sequence[w.Kid],
        reveal: int | None,
    ) -> None:
        super().__init__()
        self.rows = rows
        self.reveal = reveal
        self.title = title
        self.actions = actions
        self.list = w.Scroll(
            *rows,
            id=LIST_KEY,
            cls="androidx.recyclerview.widget.RecyclerView",
            padding=(0, TALL_DP - LOW_DP, 0, 24),
            weight=0,
        )

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        width, height = limits.max_width, limits.max_height
        low = layout.ctx.dp(LOW_DP)
        self._scroll_to_revealed(layout, width, height - low)
        body = layout.measure(self.list, Limits.exactly(width, height - low)).at(0, low)
        offset = body.scroll.offset if body.scroll is not None else 0
        scrolled = offset * 160 / layout.ctx.display.density
        bar = layout.measure(self._bar(max(LOW_DP, TALL_DP - scrolled)), limits.loose())
        return BoxDraft(self, width, height, [bar.at(0, 0), body])

    def _scroll_to_revealed(self, layout: Layout, width: int, page: int) -> None:
        """Start at the revealed row, unless the list was scrolled already."""
        offsets = layout.state.offsets
        if self.reveal is None or LIST_KEY in offsets:
            return
        aside = Layout(layout.ctx, ViewState())
        free = Limits(width, width, 0, INF)
        before = sum(aside.measure(row, free).height for row in self.rows[: self.reveal + 1])
        offsets[LIST_KEY] = max(0, before + layout.ctx.dp(TALL_DP - LOW_DP) - page * 2 // 3)

    def _bar(self, height: float) -> w.Widget:
        look = w.Look(background="background")
        if height < LOW_DP + TITLE_DP:
            bar = w.TopBar(self.title, back=True, actions=self.actions, height=LOW_DP, look=look)
        else:
            bar = w.LargeTopBar(self.title, actions=self.actions, height=height)
        bar.id, bar.desc, bar.cls = "collapsing_toolbar", self.title, "android.widget.FrameLayout"
        return w.Panel(bar, look=look, height=height, width="fill")


def page_frame(
    title: TextLike,
    rows: Sequence[w.Widget],
    actions: Sequence[w.Kid] = (),
    reveal: int | None = None,
) -> w.Widget:
    """Return a page of settings: the bar, and the rows that scroll under it."""
    frame = CollapsingFrame(title, rows, actions, reveal)
    return w.Panel(frame, id="content_parent", cls="android.widget.ScrollView", clickable=False)
