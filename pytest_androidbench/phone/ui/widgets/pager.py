"""Pages side by side of which one is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Unpack

from pytest_androidbench.phone.ui.box import Axis, Box, BoxDraft, Limits, ScrollRange, ViewState
from pytest_androidbench.phone.ui.widget import Common, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout


class Pager(Widget):
    """Shows `page(index)`; a swipe past a quarter asks for the next one through `on_page`."""

    class_name: ClassVar[str] = "androidx.viewpager.widget.ViewPager"
    is_stateful: ClassVar[bool] = True

    def __init__(
        self,
        *,
        count: int,
        index: int,
        page: Callable[[int], Widget],
        on_page: Callable[[int], None],
        axis: Axis = "x",
        **common: Unpack[Common],
    ) -> None:
        common.setdefault("weight", 1)
        super().__init__(**common)
        self.count, self.index = count, index
        self.page = page
        self.on_page = on_page
        self.axis: Axis = axis

    @property
    def focusable(self) -> bool:
        return True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        draft = layout.measure(self.page(self.index), limits)
        page = draft.width if self.axis == "x" else draft.height
        scroll = ScrollRange(
            axis=self.axis,
            offset=self.index * page,
            limit=(self.count - 1) * page,
            page=page,
            snap=True,
        )
        return BoxDraft(self, draft.width, draft.height, [draft], scroll=scroll)

    def scroll_by(self, box: Box, state: ViewState, delta: int) -> None:  # noqa: ARG002
        assert box.scroll is not None
        if abs(delta) * 4 < box.scroll.page:
            return
        wanted = self.index + (1 if delta > 0 else -1)
        if 0 <= wanted < self.count:
            self.on_page(wanted)
