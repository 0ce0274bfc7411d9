"""The search field in the bar of the list."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.tasksorg.look import bar
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TaskSearch(SearchField):
    """What is searched for."""

    rewinds: str = "recycler_view"

    def bar(self) -> w.Widget:
        """The bar with the field."""
        return bar(
            self.box(tr("Search"), cls="android.widget.AutoCompleteTextView"),
            self.clear_button(tr("Clear query"), id="search_close_btn"),
            icon="arrow_back",
            desc=tr("Collapse"),
            on_icon=self.end,
        )
