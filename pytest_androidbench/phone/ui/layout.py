"""One pass over the widgets: limits go down, sizes come up."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from pytest_androidbench.phone.ui.box import INF, BoxDraft, Limits, ViewState
from pytest_androidbench.phone.ui.context import Ctx, Direction
from pytest_androidbench.phone.ui.errors import LayoutError
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.part import at_path
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import TextStyle

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.widget import Extent, Widget
KeptDrafts = dict[tuple[Hashable, Limits], BoxDraft]


class Layout:
    """The state of one layout pass; widgets measure their kids through it."""

    def __init__(
        self,
        ctx: Ctx,
        state: ViewState,
        fields: object = None,
        kept: KeptDrafts | None = None,
    ) -> None:
        self.ctx = ctx
        self.state = state
        self.fields = fields
        """The object whose attributes `TextField(bind=...)` shows: the screen."""
        self.kept: KeptDrafts = {} if kept is None else kept
        """What `Reused` has measured before."""
        self._owners: dict[str, int] = {}
        self._names: dict[int, str] = {}

    def measure(self, widget: Widget, limits: Limits) -> BoxDraft:
        """Measure a widget within the limits, its own width and height applied."""
        if widget.width is not None or widget.height is not None:
            limits = self._own_size(widget, limits)
        identity = self._identify(widget) if widget.is_stateful else None
        draft = widget.measure(self, limits)
        draft.ctx = self.ctx
        if identity is not None:
            draft.identity = identity
        return draft

    def toward(self, direction: Direction, measure: Callable[[], BoxDraft]) -> BoxDraft:
        """Measure with a fixed direction."""
        outer = self.ctx
        self.ctx = outer.toward(direction)
        try:
            return measure()
        finally:
            self.ctx = outer

    @property
    def stateful(self) -> int:
        """How many widgets with a state of their own were measured so far."""
        return len(self._names)

    def identity_of(self, widget: Widget) -> str:
        """Return the name of a stateful widget that is being measured."""
        return self._names[id(widget)]

    def offset(self, widget: Widget, limit: int) -> int:
        """Return a scroll widget's offset, kept within its limit."""
        return max(0, min(self.state.offsets.get(self.identity_of(widget), 0), limit))

    def paragraph(
        self,
        text: TextLike,
        style: TextStyle,
        width: int = INF,
        lines: int | None = None,
        *,
        ltr: bool = False,
    ) -> Paragraph:
        """Return the text set in lines of at most this width."""
        ctx = self.ctx
        string = ctx.text(text)
        return ctx.engine.paragraph(
            string.upper() if style.caps else string,
            size=ctx.sp(style.size),
            weight=style.weight,
            width=width,
            lines=lines,
            rtl=ctx.rtl,
            ltr_text=ltr,
            locale=ctx.locale,
        )

    def bound_text(self, name: str) -> str:
        """Return the value of the screen's field that a text field is bound to.

        Raises:
            LayoutError: there is no such field, or it is not a str.
        """
        try:
            value = at_path(self.fields, name)
        except AttributeError:
            value = None
        if not isinstance(value, str):
            owner = type(self.fields).__name__
            raise LayoutError(f"bind={name!r}: {owner}.{name} must be a str, is {value!r}")
        return value

    def _identify(self, widget: Widget) -> str:
        known = self._names.get(id(widget))
        if known is not None:
            return known
        identity = widget.identity or f"{type(widget).__name__}#{len(self._names)}"
        if identity in self._owners:
            raise LayoutError(
                f"two stateful widgets are called {identity!r}: give each its own key="
            )
        self._owners[identity] = id(widget)
        self._names[id(widget)] = identity
        return identity

    def _own_size(self, widget: Widget, limits: Limits) -> Limits:
        width = self._extent(widget.width, limits.min_width, limits.max_width)
        height = self._extent(widget.height, limits.min_height, limits.max_height)
        return Limits(*width, *height)

    def _extent(self, extent: Extent, least: int, most: int) -> tuple[int, int]:
        if extent is None:
            return least, most
        if extent == "fill":
            return (most, most) if most < INF else (least, most)
        wanted = max(least, min(self.ctx.dp(extent), most))
        return wanted, wanted
