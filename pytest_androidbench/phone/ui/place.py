"""From a screen's widgets to boxes on the screen."""

from __future__ import annotations

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits, ScrollRange, ViewState
from pytest_androidbench.phone.ui.context import Ctx
from pytest_androidbench.phone.ui.geometry import Rect, Size
from pytest_androidbench.phone.ui.layout import KeptDrafts, Layout
from pytest_androidbench.phone.ui.widget import Widget

__all__ = ["Box", "ScrollRange", "ViewState", "measure", "place"]


def place(
    widget: Widget,
    ctx: Ctx,
    area: Rect,
    state: ViewState,
    package: str,
    fields: object = None,
    kept: KeptDrafts | None = None,
) -> Box:
    """Lay the widget out to fill the area exactly.

    `fields` is what text fields bind to, `kept` has parts that were measured before in this look.
    """
    layout = Layout(ctx, state, fields, kept)
    draft = layout.measure(widget, Limits.exactly(area.width, area.height))
    return _settle(draft, area.left, area.top, area, None, package, state)


def measure(
    widget: Widget, ctx: Ctx, most: Size, state: ViewState | None = None, fields: object = None
) -> Size:
    """Return the size the widget takes by itself when there is this much room."""
    layout = Layout(ctx, state or ViewState(), fields)
    draft = layout.measure(widget, Limits.up_to(most.width, most.height))
    return Size(draft.width, draft.height)


def _settle(
    draft: BoxDraft,
    left: int,
    top: int,
    bound: Rect,
    parent: Box | None,
    package: str,
    state: ViewState,
) -> Box:
    rect = Rect(left, top, left + draft.width, top + draft.height)
    widget = draft.widget
    box = Box(draft, rect, bound, parent, widget.package or package)
    box.focused = draft.identity is not None and draft.identity == state.focus
    if draft.clips:
        bound = box.clip
    rtl = draft.ctx.direction == "rtl"
    for child in draft.children:
        x = draft.width - child.x - child.width if rtl else child.x
        box.children.append(_settle(child, left + x, top + child.y, bound, box, box.package, state))
    return box
