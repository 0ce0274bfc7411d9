"""What was searched for before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

KEY: Final = "history"
MOST: Final = 20


@dataclass(frozen=True, slots=True)
class SearchHistory:
    """The last searches, newest first."""

    prefs: Prefs

    def all(self) -> list[str]:
        """The searches."""
        return [line for line in self.prefs.get(KEY, "").split("\n") if line]

    def add(self, query: str) -> None:
        """Put a search at the top."""
        if query.strip():
            self._keep([query, *(other for other in self.all() if other != query)][:MOST])

    def remove(self, query: str) -> None:
        """Forget a search."""
        self._keep([other for other in self.all() if other != query])

    def rows(self, again: Callable[[str], None], forget: Callable[[str], None]) -> w.Widget:
        """A list of them, each with a cross."""
        rows = [
            w.Row(
                w.Panel(w.Icon("history"), padding=12, width=48, height=48),
                w.Text(query, w.BODY_LARGE, id="android:id/title", lines=1, weight=1),
                w.IconButton(
                    "close",
                    tr("Delete search history {query}", query=query),
                    id="android:id/icon",
                    cls="android.widget.ImageView",
                    on_tap=partial(forget, query),
                ),
                gap=16,
                width="fill",
                height=64,
                cls="android.widget.LinearLayout",
                on_tap=partial(again, query),
            )
            for query in self.all()
        ]
        return w.Scroll(
            *rows, id="history_list", cls="android.widget.ListView", padding=(16, 0), weight=1
        )

    def _keep(self, queries: list[str]) -> None:
        self.prefs.put(KEY, "\n".join(queries))
