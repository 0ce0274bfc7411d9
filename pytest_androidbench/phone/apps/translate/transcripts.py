"""Transcripts of what was heard: none, for the microphone hears nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ORDER: Final = "transcripts_order"
"""Preference: `time` or `alphabet`."""


@dataclass(eq=False)
class SavedTranscripts(AppScreen[TranslateApp, None]):
    """An empty list that could be sorted."""

    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        sort = w.BarButton("sort", tr("Sort"), id="listen_transcripts_sort", key="sort",
                           on_tap=self.sort)  # fmt: skip
        by_time = self.app.prefs().get(ORDER, "time") == "time"
        how = tr("Sorted by time") if by_time else tr("Sorted alphabetically")
        body = w.Column(
            w.Panel(w.Text(how, w.BODY_SMALL, id="transcripts_order"), padding=(16, 8)),
            empty_state(tr("No saved transcripts"), "transcripts_empty"),
            weight=1,
            width="fill",
        )
        return w.Page(w.TopBar(tr("Saved transcripts"), back=True, actions=[sort]), body)

    def sort(self) -> None:
        """Show how they can be listed."""
        self.menus.open(self.orders, "sort")

    def orders(self) -> list[MenuEntry]:
        """How that is."""
        put = self.app.prefs().put
        return [
            MenuEntry(text=tr("Sort by time"), act=partial(put, ORDER, "time")),
            MenuEntry(text=tr("Sort alphabetically"), act=partial(put, ORDER, "alphabet")),
        ]
