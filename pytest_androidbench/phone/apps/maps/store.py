"""What Maps keeps: places in lists, reviews, trips, areas, and what was searched for."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from pytest_androidbench.phone.apps.maps import names
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.kinds import PLACES, WAYS
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.kit.tables import Table, column
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

LISTS: Final = {
    "favorites": (tr("Favorites"), "favorite"),
    "want_to_go": (tr("Want to go"), "flag"),
    "starred": (tr("Starred places"), "star"),
}
"""Key -> name and sign of each list of places that is there from the start."""
LABELS: Final = {"home": (tr("Home"), "home"), "work": (tr("Work"), "business")}
"""Key -> name and sign of each label that one place may have."""
OWN: Final = "own/"
"""How the keys of one's own lists begin; then comes the id."""
HERE: Final = "here"
"""The kind of the place where the phone is."""
MOST_SHOWN: Final = 400
"""Characters of a text of the database that are shown."""
MOST_RECENT: Final = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceRow:
    """A row that is about a place."""

    id: int = column("_id", default=0)
    name: str = ""
    kind: str = ""
    region: str = ""
    lat: float = 0.0
    lon: float = 0.0

    @property
    def place(self) -> MapObject:
        """What the map knows of it."""
        name, region = self.name[:MOST_SHOWN], self.region[:MOST_SHOWN]
        return MapObject(name, self.kind, sane(self.lat, self.lon), region)


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedPlace(PlaceRow):
    """A place in one of the lists, or with a label."""

    list: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnReview(PlaceRow):
    """What the owner of the phone says of a place."""

    stars: int = 0
    """From 1 to 5."""
    text: str = ""
    written_ms: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PinnedTrip(PlaceRow):
    """A way that is gone often: where to, and how."""

    mode: str = "car"


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnList:
    """A list of one's own."""

    id: int = column("_id", default=0)
    title: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfflineArea:
    """An area that is kept for when there is no network."""

    id: int = column("_id", default=0)
    title: str = ""
    lat: float = 0.0
    lon: float = 0.0
    zoom: int = 0
    saved_ms: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchedPlace:
    """What was searched for."""

    id: int = column("_id", default=0)
    words: str = ""


R = TypeVar("R", bound=PlaceRow)


def saved(app: App) -> Table[ListedPlace]:
    """All places in lists."""
    return Table(app.database(), "saved", ListedPlace)


def recent(app: App) -> Table[SearchedPlace]:
    """All searches."""
    return Table(app.database(), "recent", SearchedPlace)


def own_lists(app: App) -> Table[OwnList]:
    """One's own lists."""
    return Table(app.database(), "lists", OwnList)


def reviews(app: App) -> Table[OwnReview]:
    """What the owner says of places."""
    return Table(app.database(), "reviews", OwnReview)


def trips(app: App) -> Table[PinnedTrip]:
    """The pinned trips."""
    return Table(app.database(), "trips", PinnedTrip)


def areas(app: App) -> Table[OfflineArea]:
    """What is kept for when there is no network."""
    return Table(app.database(), "offline", OfflineArea)


def sane(lat: float, lon: float) -> LatLon:
    """A place on the map for what a database or an address has."""
    return LatLon(max(-85.0, min(85.0, lat)), max(-180.0, min(180.0, lon)))


def columns(place: MapObject) -> dict[str, Any]:
    """The fields of a row about a place."""
    return {"name": place.name, "kind": place.kind, "region": place.region,
            "lat": place.at.lat, "lon": place.at.lon}  # fmt: skip


def about(table: Table[R], place: MapObject) -> list[R]:
    """The rows of a table that are about a place, the first ones first."""
    return [row for row in table.all("WHERE name = ? ORDER BY _id", place.name)
            if math.dist((row.lat, row.lon), place.at) < 1e-6]  # fmt: skip


def remember(app: App, words: str) -> None:
    """Put words ahead of all other searches, unless nothing is to be kept."""
    words = words.strip()[:MOST_SHOWN]
    if words and not app.prefs().get(names.INCOGNITO_KEY, default=False):
        table = recent(app)
        table.remove([each.id for each in table.all("WHERE words = ?", words)])
        table.add(SearchedPlace(words=words))


def lists(app: App) -> dict[str, tuple[TextLike, str]]:
    """Key -> name and sign of all lists: those from the start, then one's own."""
    own = own_lists(app).all("ORDER BY _id")
    return LISTS | {f"{OWN}{row.id}": (row.title[:MOST_SHOWN], "list") for row in own}


def listed(app: App, place: MapObject) -> dict[str, int]:
    """The lists a place is in: key -> id of its row."""
    return {row.list: row.id for row in about(saved(app), place)}


def toggle(app: App, place: MapObject, key: str) -> bool:
    """Put a place into a list or take it out; whether it is in it now."""
    row = listed(app, place).get(key)
    if row is not None:
        saved(app).remove([row])
        return False
    saved(app).add(ListedPlace(list=key, **columns(place)))
    return True


def in_list(app: App, key: str) -> list[ListedPlace]:
    """The places of a list, by their names."""
    return saved(app).all("WHERE list = ? ORDER BY name, _id", key)


def labelled(app: App, key: str) -> MapObject | None:
    """The place with a label."""
    row = saved(app).first("WHERE list = ? ORDER BY _id DESC", key)
    return row.place if row is not None else None


def label(app: App, key: str, place: MapObject) -> None:
    """Give a label to a place, and take it from the one that had it."""
    table = saved(app)
    table.remove([row.id for row in in_list(app, key)])
    table.add(ListedPlace(list=key, **columns(place)))


def own_review(app: App, place: MapObject) -> OwnReview | None:
    """What the owner says of a place, if anything."""
    return next(iter(about(reviews(app), place)), None)


def name_of(place: MapObject) -> TextLike:
    """What a place is called."""
    return tr("Your location") if place.kind == HERE else place.name


def kind_name(place: MapObject) -> Message:
    """What sort of place it is."""
    if place.kind in PLACES:
        return PLACES[place.kind].label
    return WAYS.get(place.kind, tr("Place"))


def distance(metres: float, *, miles: bool = False) -> str:
    """A distance as it is shown."""
    if miles:
        feet = metres / 0.3048
        return f"{feet:.0f} ft" if feet < 528 else f"{metres / 1609.344:.1f} mi"
    return f"{metres:.0f} m" if metres < 999.5 else f"{metres / 1000:.1f} km"
