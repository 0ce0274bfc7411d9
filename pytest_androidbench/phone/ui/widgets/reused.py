"""A part of a screen that is built and measured once for all its looks that are alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, ClassVar, Unpack

from pytest_androidbench.phone.ui.box import BoxDraft, Limits
from pytest_androidbench.phone.ui.widget import Common, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout


class Reused(Widget):
    """What `build` gives, which `depends_on` decides.

    It is built each time where a window keeps no measured parts, and where something in it has a
    state of its own, as what is scrolled.
    """

    is_plain: ClassVar[bool] = True

    def __init__(
        self, depends_on: Hashable, build: Callable[[], Widget], **common: Unpack[Common]
    ) -> None:
        super().__init__(**common)
        self.depends_on = depends_on
        self.build = build

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        whole = (self.depends_on, limits)
        draft = layout.kept.get(whole)
        if draft is None:
            before = layout.stateful
            draft = layout.measure(self.build(), limits)
            if layout.stateful == before:
                layout.kept[whole] = draft
        return BoxDraft(self, draft.width, draft.height, [draft])
