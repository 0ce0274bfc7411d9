"""What Maps keeps: places in lists, and what was searched for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.kinds import PLACES, WAYS
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.kit.tables import Table, column
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.ui.message import Message, tr

LISTS: Final = {
    "favorites": (tr("Favorites"), "favorite"),
    "want_to_go": (tr("Want to go"), "flag"),
    "starred": (tr("Starred places"), "star"),
}
"""Key -> name and sign of each list of places."""
MOST_SHOWN: Final = 400
"""Characters of a text of the database that are shown."""
MOST_RECENT: Final = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedPlace:
    """A place in one of the lists."""

    id: int = column("_id", default=0)
    list: str = ""
    name: str = ""
    kind: str = ""
    region: str = ""
    lat: float = 0.0
    lon: float = 0.0

    @property
    def place(self) -> MapObject:
        """What the map knows of it."""
        lat, lon = max(-85.0, min(85.0, self.lat)), max(-180.0, min(180.0, self.lon))
        name, region = self.name[:MOST_SHOWN], self.region[:MOST_SHOWN]
        return MapObject(name, self.kind, LatLon(lat, lon), region)


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchedPlace:
    """What was searched for."""

    id: int = column("_id", default=0)
    words: str = ""


def saved(app: App) -> Table[ListedPlace]:
    """All places in lists."""
    return Table(app.database(), "saved", ListedPlace)


def recent(app: App) -> Table[SearchedPlace]:
    """All searches."""
    return Table(app.database(), "recent", SearchedPlace)


def remember(app: App, words: str) -> None:
    """Put words ahead of all other searches."""
    words = words.strip()[:MOST_SHOWN]
    if words:
        table = recent(app)
        table.remove([each.id for each in table.all("WHERE words = ?", words)])
        table.add(SearchedPlace(words=words))


def listed(app: App, place: MapObject) -> dict[str, int]:
    """The lists a place is in: key -> id of its row."""
    rows = saved(app).all("WHERE name = ? ORDER BY _id", place.name)
    return {
        row.list: row.id
        for row in rows
        if abs(row.lat - place.at.lat) < 1e-6 and abs(row.lon - place.at.lon) < 1e-6
    }


def toggle(app: App, place: MapObject, key: str) -> bool:
    """Put a place into a list or take it out; whether it is in it now."""
    row = listed(app, place).get(key)
    if row is not None:
        saved(app).remove([row])
        return False
    (lat, lon), region = place.at, place.region
    found = ListedPlace(list=key, name=place.name, kind=place.kind, region=region, lat=lat, lon=lon)
    saved(app).add(found)
    return True


def kind_name(place: MapObject) -> Message:
    """What sort of place it is."""
    if place.kind in PLACES:
        return PLACES[place.kind].label
    return WAYS.get(place.kind, tr("Place"))


def distance(metres: float) -> str:
    """A distance as it is shown."""
    return f"{metres:.0f} m" if metres < 999.5 else f"{metres / 1000:.1f} km"
