"""Rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, Unpack

from pytest_androidbench.phone.ui.box import INF, BoxDraft, Limits
from pytest_androidbench.phone.ui.widget import Common, Kid, Widget, present

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout

Across = Literal["start", "center", "end", "stretch"]
Along = Literal["start", "center", "end", "between"]


def shares(room: int, weights: Sequence[float]) -> list[int]:
    """Split pixels by weight so that they add up exactly."""
    total = sum(weights)
    edges, reached = [0], 0.0
    for weight in weights:
        reached += weight
        edges.append(int(room * reached / total + 0.5) if total else 0)
    return [edges[i + 1] - edges[i] for i in range(len(weights))]


def gaps_between(free: int, count: int, along: Along) -> tuple[int, list[int]]:
    """Return where the first kid starts, and what is added after each."""
    if along == "between" and count > 1:
        return 0, [*shares(free, [1.0] * (count - 1)), 0]
    start = free // 2 if along == "center" else free if along == "end" else 0
    return start, [0] * count


def aligned(free: int, across: Across) -> int:
    """Return how far a kid lies from the start of the cross axis."""
    return free // 2 if across == "center" else free if across == "end" else 0


class LinearLayout(Widget):
    """Kids one after another; those with a weight share what the others leave.

    Where the length is given (`fill`, a number, a parent's share) they take it all, else at most.
    """

    class_name: ClassVar[str] = "android.widget.LinearLayout"
    is_plain: ClassVar[bool] = True
    default_across: ClassVar[Across] = "start"

    def __init__(
        self,
        *kids: Kid,
        gap: float = 0,
        along: Along = "start",
        across: Across | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.kids = present(kids)
        self.gap = gap
        self.along: Along = along
        self.across: Across = across or self.default_across

    def _left(self, drafts: Sequence[BoxDraft | None], room: int) -> Iterable[tuple[int, int]]:
        """The kids that are not measured yet, by their places, each with its share of the room."""
        if None not in drafts:  # almost always
            return ()
        places = [place for place, draft in enumerate(drafts) if draft is None]
        weights = [self.kids[place].weight for place in places]
        return zip(places, shares(max(0, room), weights), strict=True)


class Column(LinearLayout):
    """Kids from top to bottom; `across` places them sideways."""

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        gap = layout.ctx.dp(self.gap)
        most = limits.max_height
        drafts: list[BoxDraft | None] = [None] * len(self.kids)
        least = limits.max_width if self.across == "stretch" and limits.max_width < INF else 0
        used = gap * max(0, len(self.kids) - 1)
        for place, kid in enumerate(self.kids):
            if kid.weight and most < INF:
                continue
            room = most - used if most < INF else INF
            draft = layout.measure(kid, Limits(least, limits.max_width, 0, max(0, room)))
            drafts[place], used = draft, used + draft.height
        exact = limits.min_height == most
        for place, part in self._left(drafts, most - used):
            inside = Limits(least, limits.max_width, part if exact else 0, part)
            drafts[place] = layout.measure(self.kids[place], inside)
        return self._placed([draft for draft in drafts if draft], limits, gap)

    def _placed(self, drafts: list[BoxDraft], limits: Limits, gap: int) -> BoxDraft:
        length = sum(draft.height for draft in drafts) + gap * max(0, len(drafts) - 1)
        width = limits.width(max((draft.width for draft in drafts), default=0))
        height = limits.height(length)
        y, extra = gaps_between(max(0, height - length), len(drafts), self.along)
        for draft, more in zip(drafts, extra, strict=True):
            draft.at(aligned(width - draft.width, self.across), y)
            y += draft.height + gap + more
        return BoxDraft(self, width, height, drafts)


class Row(LinearLayout):
    """Kids from start to end; `across` places them up and down."""

    default_across: ClassVar[Across] = "center"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        gap = layout.ctx.dp(self.gap)
        most = limits.max_width
        drafts: list[BoxDraft | None] = [None] * len(self.kids)
        least = limits.max_height if self.across == "stretch" and limits.max_height < INF else 0
        used = gap * max(0, len(self.kids) - 1)
        for place, kid in enumerate(self.kids):
            if kid.weight and most < INF:
                continue
            room = most - used if most < INF else INF
            draft = layout.measure(kid, Limits(0, max(0, room), least, limits.max_height))
            drafts[place], used = draft, used + draft.width
        exact = limits.min_width == most
        for place, part in self._left(drafts, most - used):
            inside = Limits(part if exact else 0, part, least, limits.max_height)
            drafts[place] = layout.measure(self.kids[place], inside)
        return self._placed([draft for draft in drafts if draft], limits, gap)

    def _placed(self, drafts: list[BoxDraft], limits: Limits, gap: int) -> BoxDraft:
        length = sum(draft.width for draft in drafts) + gap * max(0, len(drafts) - 1)
        width = limits.width(length)
        height = limits.height(max((draft.height for draft in drafts), default=0))
        x, extra = gaps_between(max(0, width - length), len(drafts), self.along)
        for draft, more in zip(drafts, extra, strict=True):
            draft.at(x, aligned(height - draft.height, self.across))
            x += draft.width + gap + more
        return BoxDraft(self, width, height, drafts)


class Flow(Widget):
    """Kids in rows that break when full, as chips do."""

    class_name: ClassVar[str] = "android.view.ViewGroup"
    is_plain: ClassVar[bool] = True

    def __init__(self, *kids: Kid, gap: float = 8, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.kids = present(kids)
        self.gap = gap

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        gap = layout.ctx.dp(self.gap)
        drafts = [layout.measure(kid, limits.loose()) for kid in self.kids]
        x = y = line = widest = 0
        for draft in drafts:
            if x and x + draft.width > limits.max_width:
                x, y, line = 0, y + line + gap, 0
            draft.at(x, y)
            line = max(line, draft.height)
            widest = max(widest, x + draft.width)
            x += draft.width + gap
        return BoxDraft(self, limits.width(widest), limits.height(y + line), drafts)
