"""The list of markers, of one track or of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.opentracks import look
from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.markers import (
    MarkerEdit,
    MarkerPage,
    question,
    show_place,
)
from pytest_androidbench.phone.apps.opentracks.model import Marker
from pytest_androidbench.phone.apps.opentracks.rows import heading, selectable_rows, selection_bar
from pytest_androidbench.phone.apps.opentracks.searching import TrackSearch
from pytest_androidbench.phone.apps.opentracks.units import Moment
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MarkerList(AppScreen[OpenTracksApp, None]):
    """Markers, the newest first; a long press selects."""

    activity: ClassVar[str] = ".ui.markers.MarkerListActivity"
    launch_mode = "singleTop"

    track: int = 0
    """Whose; 0: all tracks'."""
    search: TrackSearch = field(default_factory=TrackSearch)
    selected: Selection[int] = field(default_factory=Selection)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        if self.selected:
            return w.Page(self._selection_bar(), self._list(), look.hidden_bar())
        bar = self.search.bar(tr("Markers"), "place", "marker_list")
        return w.Page(bar, self._list(), look.bottom_bar())

    def _markers(self) -> list[Marker]:
        return self.app.store.markers(self.track or None, self.search.query)

    def _selection_bar(self) -> w.Widget:
        edit = w.BarButton("edit", tr("Edit"), id="list_context_menu_edit", on_tap=self.edit)
        delete = w.BarButton(
            "delete_forever", tr("Delete"), id="list_context_menu_delete", on_tap=self.ask_delete
        )
        show = look.map_button("list_context_menu_show_on_map", self.show_map)
        buttons = (show, edit) if len(self.selected) == 1 else (delete,)
        more = w.More(partial(self.menus.open, self.more))
        return selection_bar(self.selected, *buttons, more)

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        delete = MenuEntry(text=tr("Delete"), act=self.ask_delete)
        select = MenuEntry(text=tr("Select all"), act=self.select_all)
        return (delete, select) if len(self.selected) == 1 else (select,)

    def _list(self) -> w.Widget:
        markers = self._markers()
        if not markers:
            return look.nothing(tr("You don't have any markers"), "marker_list_empty")
        ids = [marker.id for marker in markers]
        return selectable_rows(
            self.selected, ids, lambda place: self._row(markers[place]), self.open, "marker_list"
        )

    def _row(self, marker: Marker) -> w.Widget:
        stem = "marker_list_item"
        moment = Moment.of(self.phone, marker.time_ms, marker.offset_s)
        below = w.Row(
            w.Text(_said(marker), w.BODY_SMALL, id=f"{stem}_time_distance", weight=1),
            w.Text(moment.clock(), w.BODY_SMALL, id=f"{stem}_time"),
        )
        return w.Column(heading(marker.name, moment.day(), stem), below, across="stretch")

    def on_back(self) -> None:
        if self.selected:
            self.selected.end()
        elif not self.search.leave():
            self.close()

    def open(self, id_: int) -> None:
        """Open a marker."""
        self.show(MarkerPage(id=id_))

    def select_all(self) -> None:
        self.selected.rows = [marker.id for marker in self._markers()]

    def show_map(self) -> None:
        show_place(self, self.app.store.marker(self.selected.rows[0]))
        self.selected.end()

    def edit(self) -> None:
        marker = self.app.store.marker(self.selected.rows[0])
        if marker is not None:
            self.show(MarkerEdit.of(marker))
        self.selected.end()

    def ask_delete(self) -> None:
        self.ask(question(many=len(self.selected) > 1), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.app.store.delete_markers(self.selected.rows)
            self.selected.end()


def _said(marker: Marker) -> str:
    """Type and description in one line."""
    kind = f"[{marker.category}]" if marker.category else ""
    return " ".join(part for part in (kind, marker.description) if part)
