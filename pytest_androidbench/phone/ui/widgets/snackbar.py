"""The bar at the bottom that says what was done, and offers to undo it."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.theme import BODY, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets.linear import Row
from pytest_androidbench.phone.ui.widgets.panel import Look, Panel
from pytest_androidbench.phone.ui.widgets.text import Text

ACTION = TextStyle(14, 500, "inverse_primary", caps=True)


def Snackbar(  # noqa: N802 - used like a widget
    text: TextLike, action: TextLike | None = None, on_action: Callable[[], None] | None = None
) -> Widget:
    """Material's snackbar; the screen that shows it takes it away again."""
    said = Text(text, BODY.coloured("inverse_on_surface"), id="snackbar_text", weight=1, lines=2)
    button = action and Panel(
        Text(
            action,
            ACTION,
            id="snackbar_action",
            cls="android.widget.Button",
            on_tap=on_action,
            height=48,
        ),
        padding=(12, 0),
    )
    look = Look(background="inverse_surface", radius=4, elevation=6)
    bar = Row(said, button or None, width="fill")
    return Panel(bar, padding=(16, 0, 4, 0), look=look, min_height=48, width="fill")
