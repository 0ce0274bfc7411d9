"""The lines of the editor: fields between their icons and buttons, in the frames of sections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import VirtualNode

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"


class LabelSpinner(w.Spinner):
    """A drop-down list in Material's text field, whose arrow is a button of its own."""

    def virtual_nodes(self, box: Box) -> Sequence[VirtualNode]:
        width, height, side = box.rect.width, box.rect.height, box.ctx.dp(40)
        left = 0 if box.ctx.rtl else width - side
        arrow = VirtualNode(
            bounds=Rect(left, 0, left + side, height),
            desc=box.ctx.text(tr("Show dropdown menu")),
            id="text_input_end_icon",
            cls="android.widget.ImageButton",
            clickable=True,
        )
        return (arrow,)


def line(icon: str | None, box: w.Widget, end: w.Widget | None = None) -> w.Widget:
    """A field between its icon and a button."""
    lead = w.Panel(w.Icon(icon) if icon else None, width=56, padding=(16, 0))
    return w.Row(lead, w.Panel(box, cls=FRAME, weight=1), end or w.Panel(width=48), width="fill")


def section(*lines: w.Kid) -> w.Widget:
    """The lines of one kind."""
    return w.Column(*lines, id="kind_editors", cls=LINEAR, gap=8, across="stretch")


def sections(*kinds: w.Kid) -> w.Widget:
    """All kinds, one below the other."""
    return w.Column(*kinds, id="kind_section_views", cls=LINEAR, gap=8, across="stretch")
