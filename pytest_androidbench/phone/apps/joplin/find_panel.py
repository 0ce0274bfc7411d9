"""Looking for words in the note that is edited, and replacing them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.joplin.draft import EDITOR, DraftPart
from pytest_androidbench.phone.apps.joplin.look import BODY
from pytest_androidbench.phone.apps.joplin.react import BUTTON
from pytest_androidbench.phone.kit.writing.edits import Selected
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIND, REPLACE = "find", "replace"
SIDE: Final = 40


@dataclass(eq=False)
class FindPanel(DraftPart):
    """The panel over the toolbar; a match is selected in the text."""

    on: bool = False
    query: str = ""
    replacement: str = ""
    advanced: bool = False
    """Whether words can be replaced as well."""
    exact: bool = False
    """Whether capitals are told from small letters."""
    at: int = -1
    """Where the match begins that is selected."""

    def build(self) -> w.Widget:
        """The panel."""
        less, more = ("expand_less", "Hide advanced"), ("expand_more", "Show advanced")
        find = w.Row(
            self._field(FIND, "query", "Find: ", "Search for..."),
            _sign("chevron_left", "Previous match", self.back),
            _sign("chevron_right", "Next match", self.next),
            _sign(*(less if self.advanced else more), self.toggle),
            _sign("close", "Close", self.toggle_panel),
            width="fill",
        )
        replace = w.Row(
            self._field(REPLACE, "replacement", "Replace: ", "Replace with..."),
            _sign("swap_horiz", "Replace", self.replace),
            _sign("reply_all", "Replace all", self.replace_all),
            _sign("text_fields", "Case sensitive", self.toggle_case),
            width="fill",
        )
        look = w.Look(background="surface_highest")
        rows = w.Column(find, self.advanced and replace, across="stretch")
        return w.Panel(rows, padding=(8, 4), look=look, width="fill")

    def _field(self, key: str, name: str, label: str, hint: str) -> w.Widget:
        field = w.TextField(
            bind=self.field(name), hint=tr(hint), key=key, style="plain", text_style=BODY
        )
        return w.Row(w.Text(tr(label), BODY), w.Panel(field, weight=1), weight=1)

    def toggle_panel(self) -> None:
        """Open the panel, or close it."""
        self.on, self.at = not self.on, -1
        self.focus(FIND if self.on else EDITOR)

    def toggle(self) -> None:
        self.advanced = not self.advanced

    def toggle_case(self) -> None:
        self.exact = not self.exact

    def _places(self) -> list[int]:
        text, query = self.draft.text, self.query
        if not self.exact:
            text, query = text.lower(), query.lower()
        found, start = [], text.find(query) if query else -1
        while start >= 0:
            found.append(start)
            start = text.find(query, start + len(query))
        return found

    def next(self) -> None:
        """Select the next match, after the last the first."""
        places = self._places()
        after = [place for place in places if place > self.at]
        self._select(after or places)

    def back(self) -> None:
        """Select the match before, ahead of the first the last."""
        places = self._places()[::-1]
        ahead = [place for place in places if place < self.at]
        self._select(ahead or places)

    def _select(self, places: list[int]) -> None:
        """Select the first of some matches, if there is any."""
        for place in places[:1]:
            self.at = place
            self.draft.select(EDITOR, place, place + len(self.query))

    def replace(self) -> None:
        """Replace the match that is selected, and select the next."""
        if self.at in self._places():
            self._put(self.at)
        self.next()

    def replace_all(self) -> None:
        """Replace all matches."""
        for start in self._places()[::-1]:
            self._put(start)

    def _put(self, start: int) -> None:
        text = self.draft.text
        changed = text[:start] + self.replacement + text[start + len(self.query) :]
        end = start + len(self.replacement)
        self.draft.change(Selected(changed, end, end))


def _sign(icon: str, name: str, act: Callable[[], None]) -> w.Widget:
    return w.IconButton(icon, tr(name), on_tap=act, cls=BUTTON, width=SIDE)
