"""The search for a place by its latitude and longitude."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.osmand import coordinates, names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.gpx import on_the_earth
from pytest_androidbench.phone.apps.osmand.look import row, toolbar
from pytest_androidbench.phone.apps.osmand.spot import MapSpot
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class CoordinateSearch(AppScreen[OsmAndApp, MapSpot]):
    """Fields for both coordinates, and the place they name; closes with that."""

    latitude: str = ""
    longitude: str = ""
    style: int = 0

    @classmethod
    def at(cls, app: OsmAndApp, words: str, near: LatLon) -> CoordinateSearch:
        """The page for what was typed, or for the middle of the map."""
        place, style = coordinates.parse(words) or near, app.prefs().get(names.FORMAT, default=0)
        style = style if 0 <= style < len(coordinates.FORMATS) else 0
        lat, lon = (coordinates.one(each, style) for each in place)
        return cls(latitude=lat, longitude=lon, style=style)

    @property
    def place(self) -> LatLon | None:
        """The place that is named; None: the fields name none."""
        lat, lon = coordinates.angle(self.latitude), coordinates.angle(self.longitude)
        if lat is None or lon is None or not on_the_earth(lat, lon):
            return None
        return LatLon(lat, lon)

    def build(self) -> w.Widget:
        shown = w.Text(
            coordinates.FORMATS[self.style],
            w.BODY_LARGE,
            hint=tr("Format"),
            id="formatEditText",
            cls="android.widget.EditText",
            on_tap=self.ask_format,
            width="fill",
        )
        column = w.Column(w.Text(tr("Format"), w.BODY_SMALL), shown, gap=4, across="stretch")
        look = w.Look(background="surface_container", radius=4)
        format_ = w.Panel(
            w.Panel(column, padding=(16, 8), look=look, width="fill"),
            padding=(16, 8),
            width="fill",
            id="formatLayout",
            cls="android.widget.LinearLayout",
        )
        return w.Page(
            toolbar(tr("Coordinates search"), self.close),
            w.Scroll(
                format_,
                self._field("latitude", tr("Latitude")),
                self._field("longitude", tr("Longitude")),
                w.Divider(),
                self._found(),
                id="scroll_view",
                cls="android.widget.ScrollView",
            ),
        )

    def _field(self, name: str, hint: TextLike) -> w.Widget:
        box = w.TextField(bind=name, hint=hint, id=f"{name}EditText", style="filled")
        clear = w.IconButton(
            "close", tr("Clear"), id=f"{name}ClearButton",
            on_tap=self.clear_latitude if name == "latitude" else self.clear_longitude,
        )  # fmt: skip
        row_ = w.Row(w.Panel(box, weight=1), clear, width="fill")
        return w.Panel(row_, padding=(16, 8, 4, 8), width="fill", id=f"{name}Layout")

    def _found(self) -> w.Widget:
        place = self.place
        if place is None:
            return row(tr("Invalid coordinates"), icon="error_outline", id="error_item")
        spot = MapSpot(lat=place.lat, lon=place.lon)
        return row(
            coordinates.written(place, self.style), self.done, icon="place", colour="secondary",
            summary=spot.address or tr("Location"), id="found_location", summary_id="subtitle",
        )  # fmt: skip

    def clear_latitude(self) -> None:
        """Empty the field."""
        self.latitude = ""

    def clear_longitude(self) -> None:
        """Empty the field."""
        self.longitude = ""

    def ask_format(self) -> None:
        """Choose how coordinates are written."""
        choices = list(coordinates.FORMATS)
        self.ask(
            Choose(title=tr("Coordinates format"), choices=[*choices], chosen=self.style),
            self.set_format,
        )

    def set_format(self, style: int) -> None:
        """Write what is there in another format."""
        place, self.style = self.place, style
        self.app.prefs().put(names.FORMAT, style)
        if place is not None:
            self.latitude, self.longitude = (coordinates.one(each, style) for each in place)

    def done(self) -> None:
        """Take the place."""
        place = self.place
        if place is not None:
            self.close(MapSpot(lat=place.lat, lon=place.lon))
