"""What the context menu, the search and the editors are about: one point of the map."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.osmand.favorites import FavoritePoint
from pytest_androidbench.phone.apps.osmand.markers import MapMarker, Recent
from pytest_androidbench.phone.kit.maps.finding import MapObject, address_of
from pytest_androidbench.phone.kit.maps.kinds import PLACES, WAYS
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class MapSpot:
    """A point with what is known of it."""

    lat: float
    lon: float
    name: str = ""
    """"": a mere location, called by its address."""
    kind: str = "location"
    """A kind of the map's objects, or location, favorite, marker, my_location."""
    region: str = ""
    key: str = ""
    """Of the favourite or marker that it is."""

    @property
    def at(self) -> LatLon:
        return LatLon(self.lat, self.lon)

    @property
    def address(self) -> str:
        """Where it lies."""
        return self.region or address_of(self.at)

    @property
    def title(self) -> TextLike:
        """Its first line."""
        return self.name or address_of(self.at) or tr("No address determined")

    @property
    def own_name(self) -> str:
        """What a favourite or marker of it is called before somebody says otherwise."""
        return self.name or address_of(self.at)

    @property
    def type_name(self) -> TextLike:
        """Its second line."""
        return type_name(self.kind)

    @property
    def icon(self) -> str:
        """Its sign."""
        if self.kind in PLACES:
            return PLACES[self.kind].icon
        return {"favorite": "star", "marker": "flag", "my_location": "my_location"}.get(
            self.kind, "timeline" if self.kind in WAYS else "place"
        )

    @property
    def origin(self) -> str:
        """How a marker's description begins."""
        if self.kind in PLACES:
            return "address" if not PLACES[self.kind].category else "poi"
        return "favorite" if self.kind == "favorite" else "location"


def type_name(kind: str) -> TextLike:
    """What a kind of point is called."""
    if kind in PLACES:
        return PLACES[kind].label
    if kind in WAYS:
        return WAYS[kind]
    names = {
        "favorite": tr("Favorite"),
        "marker": tr("Map marker"),
        "my_location": tr("My Location"),
    }
    return names.get(kind, tr("Location"))


def of_found(found: MapObject) -> MapSpot:
    """An object of the map."""
    return MapSpot(
        lat=found.at.lat, lon=found.at.lon, name=found.name, kind=found.kind, region=found.region
    )


def of_favorite(favorite: FavoritePoint) -> MapSpot:
    """A favourite."""
    return MapSpot(
        lat=favorite.at.lat,
        lon=favorite.at.lon,
        name=favorite.name,
        kind="favorite",
        region=favorite.address,
        key=favorite.key,
    )


def of_marker(marker: MapMarker) -> MapSpot:
    """A marker."""
    return MapSpot(lat=marker.lat, lon=marker.lon, name=marker.name, kind="marker", key=marker.id)


def of_recent(recent: Recent) -> MapSpot:
    """Something of the history."""
    kind = recent.kind if recent.kind in PLACES or recent.kind in WAYS else "location"
    name = recent.title if kind != "location" else ""
    return MapSpot(lat=recent.latitude, lon=recent.longitude, name=name, kind=kind)
