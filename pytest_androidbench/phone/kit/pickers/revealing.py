"""A list that starts scrolled to a certain place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from pytest_androidbench.phone.ui.box import BoxDraft, Limits
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
