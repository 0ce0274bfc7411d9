"""What scrolls together with something else."""

from __future__ import annotations

from typing import Unpack

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits, ViewState
from pytest_androidbench.phone.ui.layout import Layout
from pytest_androidbench.phone.ui.widget import Common, Kid
from pytest_androidbench.phone.ui.widgets import Scroll


class Alongside(Scroll):
    """Content as high as what scrolls under the key `leader`, at first down by `start` dp."""

    def __init__(self, leader: str, start: float, *kids: Kid, **common: Unpack[Common]) -> None:
        super().__init__(*kids, **common)
        self.leader, self.start = leader, start

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        offsets = layout.state.offsets
        first = layout.ctx.dp(self.start)
        offsets[layout.identity_of(self)] = offsets.setdefault(self.leader, first)
        return super().measure(layout, limits)

    def scroll_by(self, box: Box, state: ViewState, delta: int) -> None:
        super().scroll_by(box, state, delta)
        if box.identity is not None:
            state.offsets[self.leader] = state.offsets[box.identity]
