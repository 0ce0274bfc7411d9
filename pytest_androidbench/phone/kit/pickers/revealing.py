"""Lists that start scrolled to a certain place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from pytest_androidbench.phone.ui.box import INF, BoxDraft, Limits
from pytest_androidbench.phone.ui.layout import Layout
from pytest_androidbench.phone.ui.widget import Common, Widget
from pytest_androidbench.phone.ui.widgets import Scroll


class RevealingList(Scroll):
    """Rows of one height, at first scrolled down by `start` dp."""

    def __init__(self, rows: Sequence[Widget], start: float, **common: Unpack[Common]) -> None:
        super().__init__(*rows, **common)
        self.start = start

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        name = layout.identity_of(self)
        layout.state.offsets.setdefault(name, layout.ctx.dp(max(0, self.start)))
        return super().measure(layout, limits)


class RevealedRow(Scroll):
    """Rows of any height, at first scrolled so that the one at `place` is the first one seen."""

    def __init__(self, rows: Sequence[Widget], place: int, **common: Unpack[Common]) -> None:
        super().__init__(*rows, **common)
        self.place = place

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        name = layout.identity_of(self)
        if name not in layout.state.offsets:
            room = Limits(limits.max_width, limits.max_width, 0, INF)
            ahead = (layout.measure(self.row(n), room).height for n in range(self.place))
            layout.state.offsets[name] = sum(ahead)
        return super().measure(layout, limits)
