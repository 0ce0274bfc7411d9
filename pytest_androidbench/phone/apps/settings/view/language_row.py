"""A row of the list of system languages."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import ROW_TITLE
from pytest_androidbench.phone.ui.widget import SwipeDirection

Move = Callable[[], None]


class Handle(w.Panel):
    """The grip at the end of the row: a swipe up or down moves the language."""

    def __init__(self, up: Move | None, down: Move | None) -> None:
        super().__init__(
            w.Icon("drag_handle"),
            padding=12,
            desc=tr("Move"),
            id="dragHandle",
            cls="android.widget.ImageView",
            on_swipe=self.swiped,
        )
        self._moves = {"up": up, "down": down}

    def swiped(self, direction: SwipeDirection) -> None:
        """Move the row one place."""
        move = self._moves.get(direction)
        if move is not None:
            move()


def language_row(number: int, name: TextLike, *, up: Move | None, down: Move | None) -> w.Widget:
    """Return "1  English (United States)" with a grip."""
    row = w.Row(
        w.Text(str(number), ROW_TITLE, id="miniLabel", width=48),
        w.Text(name, ROW_TITLE, id="label", weight=1),
        Handle(up, down),
        width="fill",
    )
    return w.Panel(
        row, padding=(24, 8), min_height=64, width="fill", cls="android.widget.LinearLayout"
    )
