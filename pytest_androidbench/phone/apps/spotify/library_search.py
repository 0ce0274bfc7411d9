"""Looking for something in one's own library."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.spotify import look
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.shelves import item_row
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.folding import folded
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class LibrarySearch(SpotPage):
    """A field over what is kept and called so."""

    search: SearchField = field(
        default_factory=lambda: SearchField(id="edit_text", rewinds="recycler_view")
    )

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        clear = self.search.clear_button(tr("Clear search query"), id="icon_clear_search")
        bar = w.TopBar(self.search.box(tr("Search Your Library")),
                       lead=w.Up(True, desc=tr("Back")), views=(clear,), id="toolbar")  # fmt: skip
        words = folded(self.search.words.strip())
        translate = self.phone.windows.translate
        rows = [
            item_row(self.acts, each)
            for each in self.app.library.items()
            if words in folded(f"{translate(each.title)} {translate(each.text)}")
        ]
        none = empty_state(tr("Couldn't find \"{words}\"", words=self.search.words.strip()),
                           "search_empty_view_title", look.HEAD, margin=24)  # fmt: skip
        body = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER) if rows else none
        return self.framed(bar, body)
