"""The search field in the bar of the list."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.tasksorg.look import bar
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.part import Part


@dataclass(eq=False)
class Search(Part):
    """What is searched for."""

    open: bool = False
    words: str = ""

    def bar(self) -> w.Widget:
        """The bar with the field."""
        words = w.TextField(
            self.words, self.put, style="plain", hint=tr("Search"), id="search_src_text",
            action="search", on_done=self.hide_keyboard,
        )  # fmt: skip
        clear = w.IconButton("close", tr("Clear query"), id="search_close_btn", on_tap=self.clear)
        return bar(
            words,
            clear if self.words else None,
            icon="arrow_back",
            desc=tr("Collapse"),
            on_icon=self.end,
        )

    def begin(self) -> None:
        """Show the field."""
        self.open = True
        self.focus("search_src_text")

    def put(self, words: str) -> None:
        """Look for something else."""
        self.words = words
        self.scroll_to_start("recycler_view")

    def clear(self) -> None:
        """Empty the field."""
        self.put("")

    def end(self) -> None:
        """Show the list again."""
        self.hide_keyboard()
        self.open, self.words = False, ""
