"""The frame of a page: a tall bar that shrinks as the rows scroll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model.page import PageFrame
from pytest_androidbench.phone.apps.settings.view.coordinator import Below, Coordinator
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import BoxDraft, Limits
from pytest_androidbench.phone.ui.layout import Layout
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.theme import HEADLINE, TITLE

TALL_DP: Final = 179
LOW_DP: Final = 56
TITLE_DP: Final = 56
"""The room a large title needs below the arrow."""
FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
Back = bool | Callable[[], None]
LOOK: Final = w.Look(background="background")


class PageBar:
    """Arrow and actions; the title is large below them, or small beside the arrow."""

    def __init__(
        self, title: TextLike, actions: Sequence[w.Kid], field: w.Widget | None, back: Back
    ) -> None:
        self.title = title
        self.actions = actions
        self.field = field
        """What is typed into in place of the title; the bar is then always low."""
        self.back = back

    def heights(self, layout: Layout, width: int) -> tuple[int, int]:  # noqa: ARG002
        low = layout.ctx.dp(LOW_DP)
        return low if self.field else layout.ctx.dp(TALL_DP), low

    def draft(self, layout: Layout, width: int, collapsed: int) -> BoxDraft:
        height = self.heights(layout, width)[0] - collapsed
        low = height < layout.ctx.dp(LOW_DP + TITLE_DP)
        kids = [self._tools(TITLE if low else None)]
        if not low:
            name = w.Padding(w.PaintedText(self.title, HEADLINE, lines=2), (24, 0, 24, 16))
            kids.append(w.Align(name, across="start", down="bottom", weight=1))
        toolbar = w.Column(
            *kids, id="collapsing_toolbar", cls=FRAME, desc=self.title, width="fill", weight=1
        )
        bar = w.Column(toolbar, id="app_bar", cls=LINEAR)
        return layout.measure(w.Panel(bar, look=LOOK), Limits.exactly(width, height))

    def _tools(self, style: w.TextStyle | None) -> w.Widget:
        beside = w.PaintedText(self.title, style, lines=1) if style else ""
        return w.TopBar(
            self.field or beside,
            back=self.back,
            actions=self.actions,
            height=LOW_DP,
            look=LOOK,
            id="action_bar",
        )


def page_frame(
    title: TextLike,
    rows: Sequence[w.Widget],
    actions: Sequence[w.Kid] = (),
    *,
    shown: w.Widget | None = None,
    switch_bar: w.Kid = None,
    field: w.Widget | None = None,
    back: Back = True,
    frame: PageFrame,
) -> w.Widget:
    """Return a page of settings: the bar, and the rows that scroll under it."""
    listed = Below(rows, id=frame.list_id, cls=frame.list_class, end=24, shown=shown)
    container = w.Panel(listed, id="android:id/list_container", cls=FRAME)
    material = w.Panel(container, id="container_material", cls=LINEAR)
    main = w.Panel(material, id="main_content", cls=FRAME, width="fill", weight=1)
    prefs = w.Column(switch_bar, main, cls=LINEAR)
    content = w.Panel(prefs, id="content_frame", cls=FRAME)
    bar = PageBar(title, actions, field, back)
    return Coordinator(bar, content, listed, id="content_parent", package=frame.package)
