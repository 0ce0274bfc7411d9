"""What comes to the map from elsewhere: addresses of places, files with tracks."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qs, unquote

from pytest_androidbench.phone.apps.osmand import coordinates
from pytest_androidbench.phone.apps.osmand.actions import TrackMenu
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.gpx import GpxError, read
from pytest_androidbench.phone.apps.osmand.map_screen import map_of
from pytest_androidbench.phone.apps.osmand.search import SearchPage
from pytest_androidbench.phone.apps.osmand.spot import MapSpot, of_favorite
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Arriving(AppPart[OsmAndApp]):
    """Shows on the map page, its screen, what an intent or a picked file names."""

    def imported(self, answer: Intent | None) -> None:
        """Take a picked file into the tracks, and change it."""
        path = self.import_file(answer.data or "") if answer is not None else ""
        if path:
            map_of(self).open_plan(path)

    def import_file(self, address: str) -> str:
        """Copy a file to the tracks; gives its path, "" where it is none."""
        try:
            gpx = read(self.phone.content.open(address))
        except (GpxError, ContentError):
            self.toast(tr("The file cannot be read"))
            return ""
        name = unquote(address).rpartition("/")[2].removesuffix(".gpx") or "track"
        path = self.app.tracks.path_of(self.app.tracks.free_name(name))
        self.app.tracks.put(path, gpx)
        self.app.show_track(path)
        return path

    def take(self, address: str) -> None:
        """Show what an intent's address names."""
        scheme, _, rest = address.partition(":")
        if scheme == "geo":
            self.take_geo(rest)
        elif scheme == "osmand":
            self.take_own(unquote(rest))
        elif scheme in {"file", "content"}:
            self.track_opened(self.import_file(address))

    def take_geo(self, rest: str) -> None:
        """`geo:lat,lon?z=15&q=words`: a place, or words that are searched for."""
        place, _, asked = rest.partition("?")
        given = parse_qs(asked[:1000])
        at = coordinates.parse(unquote(place.partition(";")[0]))
        words = given.get("q", [""])[0]
        named = coordinates.parse(words.partition("(")[0])
        label = words.partition("(")[2].rstrip(")")
        at = named or at
        if at is not None and (named or not words):
            zoom = given.get("z", ["15"])[0]
            map_of(self).viewport.show_place(at, min(22, int(zoom)) if zoom.isdecimal() else 15)
            map_of(self).menu.open(MapSpot(lat=at.lat, lon=at.lon, name=label))
        elif words:
            middle = map_of(self).viewport.middle
            page = SearchPage(lat=middle.lat, lon=middle.lon)
            page.field_.words = words[:400]
            self.ask(page, map_of(self).found)

    def take_own(self, rest: str) -> None:
        """What My Places shows on the map: a favourite's key, or a track's path."""
        kind, _, key = rest.partition(":")
        favorite = self.app.favorites.get(key) if kind == "favorite" else None
        if favorite is not None:
            map_of(self).viewport.show_place(favorite.at)
            map_of(self).menu.open(of_favorite(favorite))
        elif kind == "track":
            self.track_opened(key)
        elif kind == "edit":
            map_of(self).open_plan(key)

    def track_opened(self, path: str) -> None:
        """Draw a track, and go to where it lies."""
        track = self.app.tracks.get(path) if path else None
        if track is not None and track.gpx is not None:
            self.app.show_track(path)
            lines = [segment.points for segment in track.gpx.segments]
            points = [at for line in lines for at in line]
            points += [each.at for each in track.gpx.waypoints]
            map_of(self).viewport.show_all(points or [MIDDLE])
            self.ask(TrackMenu(path=path), self.track_acted, path)

    def track_acted(self, path: str, what: str) -> None:
        """Do with a track what was chosen."""
        if what == "edit":
            map_of(self).open_plan(path)
