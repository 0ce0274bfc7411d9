"""A page with cells of which some can be selected."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gallery.operating import Operating
from pytest_androidbench.phone.apps.simple.search_menu import SearchMenu
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

CAMERA: Final = "android.media.action.STILL_IMAGE_CAMERA"
SAID: Final = w.TextStyle(18, colour="on_surface_variant")
LINK: Final = w.TextStyle(18, colour="primary")
MOST_COLUMNS: Final = 20


@dataclass(eq=False)
class GridPage(Operating):
    """Cells, a search on top, and a bar of their own for those that are selected."""

    selected: list[str] = field(default_factory=list, kw_only=True)
    query: str = field(default="", kw_only=True)
    searching: bool = field(default=False, kw_only=True)
    disabling: bool = field(default=False, kw_only=True)
    """Whether the open question about the bin is also about using it no more."""

    def keys(self) -> list[str]:
        """The paths of all cells."""
        raise NotImplementedError

    def open(self, key: str) -> None:
        """Go to what a cell stands for."""
        raise NotImplementedError

    def touch(self, key: str) -> None:
        """A tap on a cell: open it, or while others are selected select it too."""
        if self.selected:
            self.toggle(key)
        else:
            self.open(key)

    def toggle(self, key: str) -> None:
        """Select a cell, or no longer."""
        if key in self.selected:
            self.selected.remove(key)
        else:
            self.selected.append(key)

    def end_selection(self) -> None:
        self.selected.clear()

    def select_all_or_none(self) -> None:
        every = self.keys()
        self.selected = [] if len(self.selected) == len(every) else every

    def select_all(self) -> None:
        self.selected = self.keys()

    def done(self) -> None:
        self.selected.clear()

    def on_back(self) -> None:
        if self.selected:
            self.end_selection()
        elif self.searching:
            self.end_search()
        else:
            self.leave()

    def leave(self) -> None:
        """Go back from the page itself."""
        self.close()

    def top(self, hint: TextLike, menu_id: str, *, back: bool) -> w.Widget:
        """The search on top; its sign is an arrow on pages that one comes back from."""
        return SearchMenu(
            hint=hint,
            back=back or self.searching,
            on_icon=self.press_icon if not back else self.on_back,
            on_focus=self.begin_search,
            actions=self.buttons(),
            menu_id=menu_id,
        ).build()

    def press_icon(self) -> None:
        if self.searching:
            self.end_search()
        else:
            self.begin_search()
            self.focus("top_toolbar_search")

    def begin_search(self) -> None:
        self.searching = True

    def end_search(self) -> None:
        self.searching, self.query = False, ""
        self.hide_keyboard()

    def nothing(self, id_: str, act: partial[None]) -> w.Widget:
        """What stands in place of the cells where no media are to be seen."""
        if self.query:
            return w.Panel(w.Text(tr("No items found."), SAID, id=id_), padding=16, weight=1)
        said = tr("No media files have been found with the selected filters.")
        return w.Column(
            w.Panel(w.Text(said, SAID, id=id_, align="center"), padding=(16, 16, 16, 0)),
            w.Panel(w.Text(tr("Change filters"), LINK, id=f"{id_}_2", on_tap=act), padding=16),
            across="center",
            width="fill",
            weight=1,
        )

    def ask_empty(self) -> None:
        """The question before the bin is emptied."""
        question = tr(
            "Are you sure you want to empty the Recycle Bin? The files will be permanently lost."
        )
        dialog = Confirm(message=question, positive=tr("Yes"), negative=tr("No"))
        self.ask(dialog, then=self.empty_answered)

    def ask_disable(self) -> None:
        """The same before the bin is no longer used."""
        self.disabling = True
        self.ask_empty()

    def empty_answered(self, sure: bool) -> None:
        disabling, self.disabling = self.disabling, False
        if not sure:
            return
        if disabling:
            self.config.put("use_recycle_bin", value=False)
        self.files.empty_bin()
        self.toast(tr("The Recycle Bin has been emptied successfully"))
        self.done()
        self.emptied()

    def emptied(self) -> None:
        """Called when nothing is in the bin any more."""

    def open_camera(self) -> None:
        if not self.start(Intent(action=CAMERA)):
            self.toast(tr("No valid app found"))

    def columns(self, setting: str) -> int:
        """How many cells stand beside each other."""
        most = self.config.number(setting)
        return max(1, min(MOST_COLUMNS, most))

    def side(self, columns: int) -> float:
        """The length of a cell's side."""
        return self.host.width_dp / columns
