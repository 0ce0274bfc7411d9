"""The sheets of Plan a route."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import SECOND, row, sheet
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PROFILES: Final = {
    "": (tr("Straight line"), "gesture"),
    "car": (tr("Driving"), "directions_car"),
    "bicycle": (tr("Cycling"), "directions_bike"),
    "pedestrian": (tr("Walking"), "directions_walk"),
}


@dataclass(eq=False)
class PlanStart(AppScreen[OsmAndApp, str]):
    """How planning begins; closes with new, open, import, or the path of a track."""

    window = "sheet"

    tracks: list[tuple[str, str]] = field(default_factory=list)
    """Paths and names of those edited last."""

    def build(self) -> w.Widget:
        return sheet(
            tr("Plan a route"),
            row(tr("Create new route"), partial(self.close, "new"), icon="add", colour="primary"),
            row(
                tr("Open existing track"), partial(self.close, "open"), icon="folder_open",
                colour="primary",
            ),
            row(
                tr("Import track"), partial(self.close, "import"), icon="file_open",
                colour="primary",
            ),
            w.Panel(
                w.Text(tr("Last edited"), SECOND, id="last_edited"), padding=(16, 10), width="fill"
            )
            if self.tracks
            else None,
            *(
                row(name, partial(self.close, path), icon="timeline", title_id="title")
                for path, name in self.tracks
            ),
        )  # fmt: skip


@dataclass(eq=False)
class TrackChoice(AppScreen[OsmAndApp, str]):
    """Tracks of which one is opened, or added to; closes with its path."""

    window = "sheet"

    adds: bool = False

    def build(self) -> w.Widget:
        tracks = self.app.tracks.all()
        rows = [
            row(
                each.name, partial(self.close, each.path), icon="timeline",
                summary=each.folder or tr("Tracks"),
            )
            for each in tracks
            if each.gpx is not None
        ]  # fmt: skip
        title = tr("Add to a track") if self.adds else tr("Select a track file to open.")
        said = w.Text(tr("The route becomes a part of the track."), SECOND, id="description")
        return sheet(
            title,
            self.adds and w.Panel(said, padding=(16, 4)),
            *rows,
            None if rows else row(tr("No tracks yet")),
        )


@dataclass(eq=False)
class PlanOptions(AppScreen[OsmAndApp, str]):
    """What can be done with a planned route; closes with the name of it."""

    window = "sheet"

    profile: str = ""

    def build(self) -> w.Widget:
        label, icon = PROFILES[self.profile]
        rows = (
            ("between", tr("Route between points"), icon, label),
            ("segment", tr("Add a new segment"), "add", ""),
            ("save", tr("Save changes"), "done", ""),
            ("save_as", tr("Save as new track"), "post_add", ""),
            ("add_to", tr("Add to a track"), "playlist_add", ""),
            ("navigation", tr("Navigation"), "navigation", ""),
            ("reverse", tr("Reverse route"), "swap_vert", ""),
            ("attach", tr("Attach to the roads"), "route", ""),
            ("clear", tr("Clear all"), "delete", ""),
            ("close", tr("Close"), "close", ""),
        )
        return sheet(
            tr("Options"),
            *(
                row(each[1], partial(self.close, each[0]), icon=each[2], summary=each[3])
                for each in rows
            ),
        )


@dataclass(eq=False)
class RouteBetween(AppScreen[OsmAndApp, str]):
    """How points are connected; closes with a profile, "" for straight lines."""

    window = "sheet"

    chosen: str = ""

    def build(self) -> w.Widget:
        text = w.Text(tr("How the points are connected: by lines, or along roads."), SECOND)
        rows = [
            row(
                label, partial(self.close, key), icon=icon,
                colour="primary" if key == self.chosen else "on_surface_variant",
                end=w.Radio(key == self.chosen),
            )
            for key, (label, icon) in PROFILES.items()
        ]  # fmt: skip
        return sheet(tr("Route between points"), w.Panel(text, padding=(16, 4)), *rows)


@dataclass(eq=False)
class PointOptions(AppScreen[OsmAndApp, str]):
    """What can be done with one point; closes with the name of it."""

    window = "sheet"

    def build(self) -> w.Widget:
        rows = (
            ("move", tr("Move point"), "open_with"),
            ("trim_before", tr("Trim before"), "content_cut"),
            ("trim_after", tr("Trim after"), "content_cut"),
            ("delete", tr("Delete point"), "delete"),
        )
        return sheet(
            tr("Point"),
            *(row(text, partial(self.close, key), icon=icon) for key, text, icon in rows),
        )
