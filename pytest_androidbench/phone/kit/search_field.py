"""A field for words that are searched for, in the bar of a screen or on a page of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Unpack

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.part import Part
from pytest_androidbench.phone.ui.widget import Undescribed


@dataclass(eq=False)
class SearchField(Part):
    """The words, the field they are typed into, and the button that empties it."""

    words: str = ""
    open: bool = False
    """Whether somebody searches."""
    id: str = "search_src_text"
    """The field's."""
    rewinds: str = ""
    """Id of the list that goes back to its first row with other words."""

    def box(
        self, hint: TextLike, text_style: w.TextStyle = w.BODY_LARGE, cls: str | None = None
    ) -> w.Widget:
        """The field; that of AppCompat's SearchView is an `AutoCompleteTextView`."""
        return w.TextField(
            self.words,
            self.put,
            hint=hint,
            style="plain",
            text_style=text_style,
            action="search",
            on_done=self.hide_keyboard,
            id=self.id,
            cls=cls,
        )

    def clear_button(
        self, desc: TextLike, *, colour: str = "on_surface_variant", **common: Unpack[Undescribed]
    ) -> w.Widget | None:
        """Empties the field; there is none where it is empty."""
        if not self.words:
            return None
        common["on_tap"] = self.clear
        return w.IconButton("close", desc, colour=colour, **common)

    def begin(self) -> None:
        """Let somebody type."""
        self.open = True
        self.focus(self.id)

    def put(self, words: str) -> None:
        """Look for something else."""
        self.words = words
        if self.rewinds:
            self.scroll_to_start(self.rewinds)

    def clear(self) -> None:
        """Empty the field."""
        self.put("")

    def end(self) -> None:
        """Search no more."""
        self.open, self.words = False, ""
        self.hide_keyboard()
