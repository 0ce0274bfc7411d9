"""The list of markers, of one track or of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from pytest_androidbench.phone.apps.opentracks.look import bottom_bar, hidden_bar, nothing
from pytest_androidbench.phone.apps.opentracks.markers import (
    MarkerEdit,
    MarkerPage,
    question,
    show_place,
)
from pytest_androidbench.phone.apps.opentracks.model import Marker
from pytest_androidbench.phone.apps.opentracks.rows import SearchList
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MarkerList(SearchList[None]):
    """Markers, the newest first; a long press selects."""

    activity: ClassVar[str] = ".ui.markers.MarkerListActivity"
    launch_mode: ClassVar[Literal["standard", "singleTop", "singleTask"]] = "singleTop"

    track: int = 0
    """Whose; 0: all tracks'."""

    def build(self) -> w.Widget:
        markers = self._markers()
        return w.Page(
            self._selection_bar()
            if self.selected
            else self.bar(tr("Markers"), "place", "marker_list_toolbar"),
            self.rows(len(markers), lambda place: self._row(markers[place]), "marker_list")
            if markers
            else nothing(tr("You don't have any markers"), "marker_list_empty"),
            hidden_bar() if self.selected else bottom_bar(),
        )

    def _markers(self) -> list[Marker]:
        return self.store.markers(self.track or None, self.query)

    def _selection_bar(self) -> w.Widget:
        single = len(self.selected) == 1
        show = w.BarButton(
            "map", tr("Show on map"), id="list_context_menu_show_on_map", on_tap=self.show_map
        )
        edit = w.BarButton("edit", tr("Edit"), id="list_context_menu_edit", on_tap=self.edit)
        delete = w.BarButton(
            "delete_forever", tr("Delete"), id="list_context_menu_delete", on_tap=self.ask_delete
        )
        first: tuple[w.Kid, ...] = (show, edit) if single else (delete,)
        return self.selection_bar(*first, w.More(self.open_menu))

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        delete = MenuEntry(text=tr("Delete"), act=self.ask_delete)
        select = MenuEntry(text=tr("Select all"), act=self.select_all)
        return (delete, select) if len(self.selected) == 1 else (select,)

    def _row(self, marker: Marker) -> tuple[int, w.Widget]:
        day, clock = self.when(marker)
        words = w.Column(
            w.Row(
                w.Text(marker.name, w.BODY_LARGE, id="marker_list_item_name", lines=1, weight=1),
                w.Text(day, w.BODY_SMALL, id="marker_list_item_date"),
            ),
            w.Row(
                w.Text(_said(marker), w.BODY_SMALL, id="marker_list_item_time_distance", weight=1),
                w.Text(clock, w.BODY_SMALL, id="marker_list_item_time"),
            ),
            across="stretch",
        )
        return marker.id, words

    def all_ids(self) -> list[int]:
        return [marker.id for marker in self._markers()]

    def tap_row(self, id_: int) -> None:
        self.show(MarkerPage(id=id_))

    def show_map(self) -> None:
        show_place(self, self.store.marker(self.selected[0]))
        self.end_selection()

    def edit(self) -> None:
        marker = self.store.marker(self.selected[0])
        if marker is not None:
            self.show(MarkerEdit.of(marker))
        self.end_selection()

    def ask_delete(self) -> None:
        self.ask(question(many=len(self.selected) > 1), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.store.delete_markers(self.selected)
            self.end_selection()


def _said(marker: Marker) -> str:
    """Type and description in one line."""
    kind = f"[{marker.category}]" if marker.category else ""
    return " ".join(part for part in (kind, marker.description) if part)
