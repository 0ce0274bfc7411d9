"""The list of tabs, in the settings (LibraryPreference.kt, CategoryInfoAdapter.kt)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.categories import (
    DEFAULT,
    MOST,
    TABS,
    Category,
    categories,
    keep,
)
from pytest_androidbench.phone.apps.retromusic.look import LINEAR, RECYCLER
from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

ROW: Final = 56


@dataclass(eq=False)
class CategoriesDialog(AppScreen[RetroApp, None]):
    """A tap ticks a tab or no longer; the handle drags it to another place."""

    window: ClassVar[WindowKind] = "dialog"

    chosen: list[Category] = field(default_factory=list)
    reordering: Reordering = field(
        default_factory=lambda: Reordering(list_id="recycler_view", row_dp=ROW)
    )

    def on_open(self) -> None:
        self.chosen = list(categories(self.app.prefs()))

    def build(self) -> w.Widget:
        shown = self.reordering.shown(self.chosen)
        rows = w.Scroll(
            *(self._row(place, *each) for place, each in enumerate(shown)),
            id="recycler_view",
            cls=RECYCLER,
            weight=0,
        )
        buttons = (
            w.DialogButton(text=tr("Done"), on_tap=self.done),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            w.DialogButton(text=tr("Reset"), on_tap=self.reset),
        )
        return w.Dialog(tr("Library categories"), body=rows, buttons=buttons)

    def _row(self, place: int, number: int, visible: bool) -> w.Widget:
        content = w.Row(
            w.CheckBox(visible, id="checkbox"),
            w.Panel(w.Text(TABS[number].text, lines=1, id="title"), padding=(16, 0), weight=1),
            self.reordering.handle(place, len(self.chosen), self.drop, id="drag_view"),
            width="fill",
            height=ROW,
        )
        return w.Panel(
            content,
            padding=(16, 0, 0, 0),
            width="fill",
            cls=LINEAR,
            on_tap=partial(self.tick, place),
        )

    def tick(self, place: int) -> None:
        """Show a tab, or no longer, unless it is the last one."""
        number, visible = self.chosen[place]
        if visible and sum(each for _, each in self.chosen) == 1:
            self.toast(tr("You have to select at least one category."))
        else:
            self.chosen[place] = number, not visible

    def drop(self, taken: int, at: int) -> None:
        """Put a tab elsewhere."""
        self.chosen.insert(at, self.chosen.pop(taken))

    def done(self) -> None:
        """Have it so."""
        self._keep(self.chosen)

    def reset(self) -> None:
        """Have it as at first."""
        self._keep(DEFAULT)

    def _keep(self, chosen: Iterable[Category]) -> None:
        rows = list(chosen)
        if sum(visible for _, visible in rows) > MOST:
            self.toast(tr("Not more than 5 items"))
        else:
            keep(self.app.prefs(), rows)
        self.close()
