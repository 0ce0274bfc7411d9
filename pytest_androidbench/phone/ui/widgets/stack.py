"""Widgets on top of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Unpack

from pytest_androidbench.phone.ui.box import INF, BoxDraft, Limits
from pytest_androidbench.phone.ui.widget import Common, Kid, Widget, present
from pytest_androidbench.phone.ui.widgets.linear import aligned

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout

Place = Literal["start", "center", "end"]


class Stack(Widget):
    """Kids over each other, the last on top; place them with `At` and `Align`.

    One that `fits` is as large as the kids without `Align`, which find their places in it.
    """

    class_name: ClassVar[str] = "android.widget.FrameLayout"
    is_plain: ClassVar[bool] = True

    def __init__(self, *kids: Kid, fits: bool = False, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.kids = present(kids)
        self.fits = fits

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        if self.fits:
            own = [kid for kid in self.kids if not isinstance(kid, Align)]
            whole = layout.measure(Stack(*own), limits)
            limits = limits._replace(max_width=whole.width, max_height=whole.height)
        drafts = [layout.measure(kid, limits.loose()) for kid in self.kids]
        width = limits.width(max((draft.x + draft.width for draft in drafts), default=0))
        height = limits.height(max((draft.y + draft.height for draft in drafts), default=0))
        return BoxDraft(self, width, height, drafts)


class At(Widget):
    """A kid at a distance in dp from the top start corner."""

    is_plain: ClassVar[bool] = True

    def __init__(self, x: float, y: float, kid: Widget, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.x, self.y, self.kid = x, y, kid

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        x, y = layout.ctx.dp(self.x), layout.ctx.dp(self.y)
        draft = layout.measure(self.kid, limits.less(x, y).loose()).at(x, y)
        return BoxDraft(
            self, limits.width(x + draft.width), limits.height(y + draft.height), [draft]
        )


class Align(Widget):
    """A kid at an edge, a corner or the middle of all the room there is."""

    is_plain: ClassVar[bool] = True

    def __init__(
        self,
        kid: Widget,
        *,
        across: Place = "center",
        down: Literal["top", "center", "bottom"] = "center",
        margin: float = 0,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.kid = kid
        self.across: Place = across
        self.down: Place = "start" if down == "top" else "end" if down == "bottom" else "center"
        self.margin = margin

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        margin = layout.ctx.dp(self.margin)
        draft = layout.measure(self.kid, limits.less(2 * margin, 2 * margin).loose())
        inner = draft.width + 2 * margin, draft.height + 2 * margin
        width = limits.max_width if limits.max_width < INF else limits.width(inner[0])
        height = limits.max_height if limits.max_height < INF else limits.height(inner[1])
        x = margin + aligned(width - inner[0], self.across)
        y = margin + aligned(height - inner[1], self.down)
        return BoxDraft(self, width, height, [draft.at(x, y)])
