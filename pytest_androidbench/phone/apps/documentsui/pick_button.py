"""The button that picks a folder, under what takes its taps while it is not enabled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.documentsui.frame import FRAME
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import BoxDraft, Limits
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout


class CoveredButton(Widget):
    """A button with a view as large as it, which is on top while the button is disabled.

    Else Android tells of the view first, and a tap on either does the same.
    """

    class_name = FRAME

    def __init__(self, button: w.Button, on_tap: Callable[[], None], weight: float = 0) -> None:
        super().__init__(weight=weight, cls=FRAME)
        self.button = button
        self.overlay = w.Panel(id="pick_button_overlay", cls=FRAME, on_tap=on_tap)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        button = layout.measure(self.button, limits)
        size = Limits(button.width, button.width, button.height, button.height)
        overlay = layout.measure(self.overlay, size)
        kids = [overlay, button] if self.button.enabled else [button, overlay]
        return BoxDraft(self, button.width, button.height, kids)
