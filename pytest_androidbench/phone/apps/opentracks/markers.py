"""A marker, and how it is changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.look import (
    bottom_bar,
    form,
    framed,
    map_button,
    text_buttons,
)
from pytest_androidbench.phone.apps.opentracks.model import Marker
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MarkerPage(AppScreen[OpenTracksApp, None]):
    """What is noted at one place."""

    activity: ClassVar[str] = ".ui.markers.MarkerDetailActivity"

    id: int = 0

    @property
    def marker(self) -> Marker:
        """The marker, or an empty one after it was deleted elsewhere."""
        return self.app.store.marker(self.id) or Marker()

    def build(self) -> w.Widget:
        marker = self.marker
        place = f"{marker.latitude:.6f}°, {marker.longitude:.6f}°"
        texts = (
            (marker.name, w.BODY_LARGE, "name"),
            (f"[{marker.category}]" if marker.category else "", w.BODY, "category"),
            (marker.description, w.BODY, "description"),
            (place, w.BODY, "location"),
        )
        rows = [
            w.Text(text, style, id=f"marker_detail_marker_{name}")
            for text, style, name in texts
            if text
        ]
        return w.Page(
            w.Scroll(*rows, gap=8, padding=16),
            bottom_bar(
                map_button("marker_detail_show_on_map", self.show_map),
                w.BarButton("edit", tr("Edit"), id="marker_detail_edit", on_tap=self.edit),
                w.BarButton(
                    "delete_forever",
                    tr("Delete"),
                    id="marker_detail_delete",
                    on_tap=self.ask_delete,
                ),
            ),
        )

    def show_map(self) -> None:
        show_place(self, self.marker)

    def edit(self) -> None:
        self.show(MarkerEdit.of(self.marker))

    def ask_delete(self) -> None:
        self.ask(question(many=False), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.app.store.delete_markers([self.id])
            self.close()


@dataclass(eq=False)
class MarkerEdit(AppScreen[OpenTracksApp, None]):
    """The form of a marker; a new one goes away again when it is cancelled."""

    activity: ClassVar[str] = ".ui.markers.MarkerEditActivity"

    id: int = 0
    name: str = ""
    category: str = ""
    description: str = ""
    new: bool = False

    @classmethod
    def of(cls, marker: Marker, *, new: bool = False) -> MarkerEdit:
        """The form filled in with a marker."""
        return cls(marker.id, marker.name, marker.category, marker.description, new)

    def build(self) -> w.Widget:
        buttons = text_buttons(
            (tr("Cancel"), "marker_edit_cancel", self.cancel_it),
            (tr("Add") if self.new else tr("Save"), "marker_edit_done", self.save),
        )
        wide = self.phone.display.is_wide
        kids = form(wide, self._fields(), w.Divider(), buttons)
        if wide:
            return w.Page(*kids, bottom_bar())
        return framed(tr("Insert marker") if self.new else tr("Edit"), "add_location", *kids)

    @staticmethod
    def _fields() -> list[w.Widget]:
        fields = (
            ("name", tr("Name"), "name"),
            ("category", tr("Marker type (e.g. waterfall)"), "marker_type"),
            ("description", tr("Description"), "description"),
        )
        return [
            w.TextField(bind=bound, hint=hint, id=f"marker_edit_{name}")
            for bound, hint, name in fields
        ]

    def save(self) -> None:
        self.app.store.change_marker(
            Marker(id=self.id, name=self.name, category=self.category, description=self.description)
        )
        self.close(toast=tr("A marker was inserted") if self.new else None)

    def cancel_it(self) -> None:
        """Leave without a change."""
        if self.new:
            self.app.store.delete_markers([self.id])
        self.close(toast=tr("Canceled, no marker added") if self.new else None)


def question(*, many: bool) -> Confirm:
    """Asks before markers are deleted."""
    title = "Delete selected?" if many else "Delete marker?"
    what = "The selected markers" if many else "The marker"
    message = f"{what} will be permanently deleted from the device"
    return Confirm(title=tr(title), message=tr(message))


def show_place(screen: AppScreen[OpenTracksApp, None], marker: Marker | None) -> None:
    """Let a map app show where a marker is."""
    if marker is not None:
        place = f"{marker.latitude},{marker.longitude}"
        intent = Intent(action=ACTION_VIEW, data=f"geo:{place}?q={place}({marker.name})")
        screen.phone.activities.choose(intent, caller=screen)
