"""A row of the list of system languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import ROW_TITLE
from pytest_androidbench.phone.ui.widget import SwipeDirection

Move = Callable[[], None]


RECYCLER = "androidx.recyclerview.widget.RecyclerView"


class AddLanguage(w.Button):
    """The button below the languages, its text beside a plus at the start."""

    def __init__(self, add: Move) -> None:
        super().__init__(
            text=tr("Add a language"),
            style="text",
            icon="add",
            id="add_language",
            on_tap=add,
            width="fill",
            height=64,
        )


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


def language_list(rows: Sequence[w.Widget], add: Move) -> w.Widget:
    """Return the languages over the button that adds one."""
    listed = w.Scroll(*rows, id="dragList", cls=RECYCLER, weight=0)
    return w.Column(listed, AddLanguage(add), cls="android.widget.LinearLayout", width="fill")


def language_row(number: int, name: TextLike, *, up: Move | None, down: Move | None) -> w.Widget:
    """Return "1  English (United States)" with a grip."""
    row = w.Row(
        w.Text(str(number), ROW_TITLE, id="miniLabel", width=48),
        w.Text(name, ROW_TITLE, id="label", desc=name, weight=1),
        Handle(up, down),
        width="fill",
    )
    return w.Panel(
        row, padding=(24, 8), min_height=64, width="fill", cls="android.widget.LinearLayout"
    )
