"""What stands in place of a list that has no rows."""

from __future__ import annotations

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike


def empty_state(
    text: TextLike,
    id_: str,
    style: w.TextStyle = w.BODY_LARGE,
    *,
    icon: w.Widget | None = None,
    action: w.Widget | None = None,
    gap: float = 16,
    top: float | None = None,
) -> w.Widget:
    """A text, between a sign and a button where there are any.

    Args:
        text: says that there is nothing, and why.
        id_: of the text.
        style: of the text.
        icon: stands above it.
        action: offers to make something, below it.
        gap: in dp, between them.
        top: how far below the bar it stands, in dp; None: in the middle.
    """
    said: w.Widget = w.Text(text, style, id=id_, align="center")
    if icon is not None or action is not None:
        said = w.Column(icon, said, action, gap=gap, across="center")
    if top is not None:
        return w.Align(said, down="top", margin=top, weight=1)
    return w.Align(said, weight=1)
