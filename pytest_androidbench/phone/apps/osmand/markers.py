"""Map markers and the history of searches, in the app's databases."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.gpx import on_the_earth
from pytest_androidbench.phone.kit.maps.colours import MARKERS as COLOURS
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.kit.tables import Table, column

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

ORDER: Final = "ORDER BY marker_added DESC, marker_id"
MOST_HISTORY: Final = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class MapMarker:
    """A row of `map_markers`."""

    id: str = column("marker_id", default="")
    lat: float = column("marker_lat", default=0.0)
    lon: float = column("marker_lon", default=0.0)
    description: str = column("marker_description", default="")
    """`type[.typeName]#name`, as PointDescription writes itself."""
    active: bool = column("marker_active", default=True)
    added: int = column("marker_added", default=0)
    """Milliseconds since 1970; lists go by it."""
    visited: int = column("marker_visited", default=0)
    colour: int = column("marker_color", default=0)
    disabled: bool = column("marker_disabled", default=False)
    selected: bool = column("marker_selected", default=False)

    @property
    def name(self) -> str:
        """What its description says it is called."""
        return self.description.partition("#")[2] or self.description

    @property
    def at(self) -> LatLon:
        return LatLon(self.lat, self.lon)

    @property
    def paint(self) -> str:
        """Its colour."""
        return COLOURS[self.colour % len(COLOURS)]


class Markers:
    """The markers of an app."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._table = Table(app.database(names.MARKERS_DB), "map_markers", MapMarker)

    def active(self) -> list[MapMarker]:
        """Those on the map, as they are ordered; rows without a place on Earth are left out."""
        return self._sound(f"WHERE marker_active = 1 {ORDER}")

    def passed(self) -> list[MapMarker]:
        """The history."""
        return self._sound("WHERE marker_active = 0 ORDER BY marker_visited DESC, marker_id")

    def get(self, id_: str) -> MapMarker | None:
        return self._table.get(id_)

    def add(self, at: LatLon, kind: str, name: str) -> MapMarker:
        """Put a marker on the map, ahead of the others."""
        now = self._app.phone.clock.now_ms
        others = self._sound(ORDER)
        seed = f"{now} {len(others)} {at.lat} {at.lon}"
        marker = MapMarker(
            id=str(uuid.uuid5(uuid.NAMESPACE_OID, seed)),
            lat=at.lat,
            lon=at.lon,
            description=f"{kind}#{name}",
            added=max([now, *(each.added + 1 for each in others[:1])]),
            colour=(others[0].colour + 1) % len(COLOURS) if others else 0,
        )
        self._table.add(marker)
        return marker

    def rename(self, id_: str, name: str) -> None:
        """Call a marker otherwise."""
        marker = self.get(id_)
        if marker is not None:
            kind = marker.description.partition("#")[0]
            self._table.put(id_, description=f"{kind}#{name}")

    def paint(self, id_: str, colour: int) -> None:
        """Give a marker a colour."""
        self._table.put(id_, colour=colour)

    def move_to_history(self, ids: list[str]) -> None:
        """Take markers off the map."""
        for id_ in ids:
            self._table.put(id_, active=False, visited=self._app.phone.clock.now_ms)

    def restore(self, id_: str) -> None:
        """Put a marker of the history back, ahead of the others."""
        top = [each.added + 1 for each in self.active()[:1]]
        now = self._app.phone.clock.now_ms
        self._table.put(id_, active=True, visited=0, added=max([now, *top]))

    def remove(self, ids: list[str]) -> None:
        """Forget markers."""
        self._table.remove(ids)

    def order(self, ids: list[str]) -> None:
        """Put the markers on the map into an order."""
        times = sorted((each.added for each in self.active()), reverse=True)
        for place, id_ in enumerate(ids[: len(times)]):
            # One that is not later than the next would change places with it.
            self._table.put(id_, added=times[0] + len(ids) - place)

    def _sound(self, rest: str) -> list[MapMarker]:
        rows = self._table.all(rest)
        return [each for each in rows if _is_sound(each)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Recent:
    """Something that was looked at before: a row of `history_recents`."""

    name: str = ""
    """`type.typeName#name`."""
    time: int = 0
    latitude: float = 0.0
    longitude: float = 0.0

    @property
    def title(self) -> str:
        return self.name.partition("#")[2] or self.name

    @property
    def kind(self) -> str:
        """The kind of object."""
        return self.name.partition("#")[0].partition(".")[2]

    @property
    def at(self) -> LatLon:
        return LatLon(self.latitude, self.longitude)


class RecentPlaces:
    """What was looked at, the latest first."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._table = Table(app.database(names.HISTORY_DB), "history_recents", Recent, key="name")

    def all(self) -> list[Recent]:
        rows = self._table.all(f"ORDER BY time DESC, name LIMIT {MOST_HISTORY}")
        return [
            each
            for each in rows
            if isinstance(each.name, str) and _is_number(each.latitude, each.longitude)
        ]

    def add(self, at: LatLon, type_: str, kind: str, name: str) -> None:
        """Remember an object, as the latest."""
        key = f"{type_}.{kind}#{name}"
        self._table.remove([key])
        now = self._app.phone.clock.now_ms
        self._table.add(Recent(name=key, time=now, latitude=at.lat, longitude=at.lon))

    def clear(self) -> None:
        """Forget everything."""
        self._table.remove([each.name for each in self._table.all()])


def _is_sound(marker: MapMarker) -> bool:
    texts = isinstance(marker.id, str) and isinstance(marker.description, str)
    numbers = isinstance(marker.colour, int) and isinstance(marker.added, int)
    return texts and numbers and _is_number(marker.lat, marker.lon)


def _is_number(lat: object, lon: object) -> bool:
    both = isinstance(lat, int | float) and isinstance(lon, int | float)
    return both and on_the_earth(float(lat), float(lon))  # type: ignore[arg-type]
