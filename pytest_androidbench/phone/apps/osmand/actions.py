"""The sheet behind "Actions" of the context menu, and that of a track."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.osmand import coordinates
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import row, sheet
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class PointActions(AppScreen[OsmAndApp, str]):
    """What else can be done with a point; closes with the name of it."""

    window = "sheet"

    def build(self) -> w.Widget:
        rows = (
            ("from", tr("Directions from"), "navigation"),
            ("nearby", tr("Search nearby"), "search"),
            ("waypoint", tr("Add track waypoint"), "add_location"),
            ("plan", tr("Plan a route"), "route"),
            ("avoid", tr("Avoid road"), "block"),
        )
        return sheet(
            tr("Actions"),
            *(row(text, partial(self.close, key), icon=icon) for key, text, icon in rows),
        )


@dataclass(eq=False)
class TrackMenu(AppScreen[OsmAndApp, str]):
    """What can be done with a track; closes with map or edit, and does the rest itself."""

    window = "sheet"

    path: str = ""

    def build(self) -> w.Widget:
        track = self.app.tracks.get(self.path)
        if track is None:
            return sheet(tr("The file is gone"))
        delete = row(tr("Delete"), self.delete, icon="delete", id="delete")
        if track.gpx is None:
            return sheet(track.name, row(tr("The file cannot be read"), icon="error"), delete)
        shown = self.path in self.app.shown_tracks()
        told = f"{coordinates.distance(track.metres)} • {track.points}"
        return sheet(
            track.name,
            row(told, icon="straighten", summary=track.folder or tr("Tracks"), id="info"),
            row(tr("Show on map"), partial(self.close, "map"), icon="map"),
            shown and row(tr("Hide from map"), self.hide, icon="visibility_off"),
            row(tr("Edit track"), partial(self.close, "edit"), icon="edit"),
            row(tr("Rename track"), self.rename, icon="drive_file_rename_outline"),
            row(tr("Share"), self.share, icon="share"),
            delete,
        )

    def hide(self) -> None:
        """Draw it no longer."""
        self.app.show_track(self.path, on=False)

    def rename(self) -> None:
        """Ask for another name."""
        track = self.app.tracks.get(self.path)
        name = track.name if track is not None else ""
        self.ask(EnterText(title=tr("Rename track"), text=name, required=True), self.renamed)

    def renamed(self, name: str) -> None:
        """Call it otherwise, unless another track is called so."""
        shown = self.path in self.app.shown_tracks()
        self.app.show_track(self.path, on=False)
        self.path = self.app.tracks.rename(self.path, name.strip())
        self.app.show_track(self.path, on=shown)

    def share(self) -> None:
        """Give the file to another app."""
        address = self.app.address_of(self.path)
        self.phone.activities.share(streams=[address], type="application/gpx+xml", caller=self)

    def delete(self) -> None:
        """Ask whether it may go."""
        self.ask(Confirm(message=tr("Delete this track?"), positive=tr("Delete")), self.deleted)

    def deleted(self, sure: bool) -> None:
        """Take the file away."""
        if sure:
            self.app.show_track(self.path, on=False)
            self.app.tracks.remove(self.path)
            self.close()
