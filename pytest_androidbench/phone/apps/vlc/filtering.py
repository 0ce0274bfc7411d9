"""The words a list is filtered by, in the bar (ContentActivity.kt, button_search.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

SEARCH_VIEW = "androidx.appcompat.widget.LinearLayoutCompat"
FIELD = "android.widget.AutoCompleteTextView"


@dataclass(eq=False)
class ListFilter(AppPart[VlcApp]):
    """An open field shows what fits its words, and leads on to the whole library."""

    typed: SearchField = field(default_factory=SearchField)

    @property
    def open(self) -> bool:
        return self.typed.open

    def fits(self, *texts: str) -> bool:
        """Whether the words are in one of some texts, or there are none."""
        words = self.typed.words.strip().lower()
        return not words or any(words in text.lower() for text in texts)

    def bar(self) -> w.Widget:
        """The field in place of the bar's title and signs."""
        box = self.typed.box(tr("Search in current list"), cls=FIELD)
        box.weight = 1
        clear = self.typed.clear_button(tr("Clear query"), id="search_close_btn", cls=look.IMAGE)
        plate = w.Row(box, clear, id="search_plate", cls=look.LINEAR, weight=1)
        frame = w.Row(plate, id="search_edit_frame", cls=look.LINEAR, width="fill")
        view = w.Panel(frame, id="ml_menu_filter", cls=SEARCH_VIEW, width="fill")
        return look.bar(view, lead=w.Up(self.typed.end, desc=tr("Collapse")))

    def onward(self) -> w.Widget | None:
        """The way to the search in everything."""
        if not self.open:
            return None
        button = w.Button(tr("Search in all media library"), "outlined", id="searchButton",
                          on_tap=self.search_all)  # fmt: skip
        return w.Panel(button, padding=(16, 16, 16, 0), width="fill")

    def search_all(self) -> None:
        """Search for the same words in the whole library."""
        words = self.typed.words
        self.typed.end()
        self.show(self.app.page("searching:VlcSearch", words=words))

    def leave(self) -> bool:
        """Show the whole list again; tells whether it was filtered."""
        found = self.open
        if found:
            self.typed.end()
        return found
