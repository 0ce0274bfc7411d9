"""What stands in place of a list that has no rows."""

from __future__ import annotations

from typing import Literal

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
    down: Literal["top", "center"] = "center",
    margin: float = 0,
) -> w.Widget:
    """A text, between a sign and a button where there are any.

    Args:
        text: says that there is nothing, and why.
        id_: of the text.
        style: of the text.
        icon: stands above it.
        action: offers to make something, below it.
        gap: in dp, between them.
        down: where it stands.
        margin: in dp, around it.
    """
    said: w.Widget = w.Text(text, style, id=id_, align="center")
    if icon is not None or action is not None:
        said = w.Column(icon, said, action, gap=gap, across="center")
    return w.Align(said, down=down, margin=margin, weight=1)
