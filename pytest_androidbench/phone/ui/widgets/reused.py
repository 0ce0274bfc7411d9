"""A part of a screen that is built and measured once for all its looks that are alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, ClassVar, Unpack

from pytest_androidbench.phone.ui.box import BoxDraft, Limits
from pytest_androidbench.phone.ui.widget import Common, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout


class Reused(Widget):
    """What `build` gives, which `depends_on` decides; nothing in it may have a state of its own.

    Where a window keeps no measured parts, it is built each time.
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
            draft = layout.kept[whole] = layout.measure(self.build(), limits)
        return BoxDraft(self, draft.width, draft.height, [draft])
