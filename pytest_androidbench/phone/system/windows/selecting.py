"""The ends of what is selected in the field with the caret, as fingers move them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.parts import SelectionEnd
from pytest_androidbench.phone.system.windows.caret import word_around
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.hit import caret_rect, offset_at

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.windows.editing import Editing


class Selecting:
    """Says where the ends are, and moves them."""

    def __init__(self, editor: Editing) -> None:
        self._editor = editor

    def place(self, end: SelectionEnd) -> Rect | None:
        """Where an end is on the screen; None where nothing is selected."""
        focus = self._editor.focus()
        if focus is None or not self._editor.selected_text:
            return None
        return caret_rect(focus.box, focus.view.selected[end == "end"])

    def offset(self, end: SelectionEnd) -> int:
        """Before which character an end is."""
        focus = self._editor.focus()
        return focus.view.selected[end == "end"] if focus is not None else 0

    def drag(self, end: SelectionEnd, point: Point, held: int) -> None:
        """Move an end, which was at `held` before, to a point; one character stays selected.

        Outwards the selection grows by whole words, as Android's handles do, inwards by
        characters.
        """
        focus = self._editor.focus()
        if focus is None or not self._editor.selected_text:
            return
        start, stop = focus.view.selected
        wanted = offset_at(focus.box, point)
        if end == "start":
            grown = word_around(focus.text, wanted)[0] if wanted < held else wanted
            self._editor.select(stop, min(grown, stop - 1))
        else:
            grown = word_around(focus.text, wanted)[1] if wanted > held else wanted
            self._editor.select(start, max(grown, start + 1))
