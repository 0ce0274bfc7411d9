"""What Google Maps keeps on the phone: places in lists, how its map is drawn, where one goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.google.android.apps.maps"
DATABASE: Final = f"/data/data/{PACKAGE}/databases/maps.db"
LABELS: Final = ("home", "work")
"""Lists that hold the one place with a label."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedPlace:
    """A place in one of the lists."""

    name: str
    list: str
    """`favorites`, `want_to_go`, `starred`, or `own/` and a number."""
    lat: float
    lon: float


@dataclass(frozen=True, slots=True, kw_only=True)
class MapLook:
    """How the map is drawn."""

    ground: str
    """`map`, `satellite` or `terrain`."""
    traffic: bool
    transit: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WayBegun:
    """The way that one is on."""

    to: str
    """The name of the place; "" where one goes nowhere."""
    mode: str
    """`car`, `pedestrian` or `bicycle`."""


class Maps:
    """Reads and arranges what the app keeps."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def saved(self) -> list[SavedPlace]:
        """All places in lists, without those that only have a label, by list and name."""
        return [place for place in self._places() if place.list not in LABELS]

    def labelled(self) -> list[SavedPlace]:
        """The places with a label."""
        return [place for place in self._places() if place.list in LABELS]

    def _places(self) -> list[SavedPlace]:
        if not self._device.files.exists(DATABASE):
            return []
        rows = self._device.database(DATABASE, package=PACKAGE).rows("saved")
        places = [
            SavedPlace(
                name=str(row["name"]), list=str(row["list"]), lat=float(row["lat"] or 0),
                lon=float(row["lon"] or 0),
            )
            for row in rows
        ]  # fmt: skip
        return sorted(places, key=lambda place: (place.list, place.name, place.lat, place.lon))

    def put_label(self, label: str, *, name: str, kind: str, lat: float, lon: float) -> None:
        """Let a place be the home, or the place of work; for arranging a task.

        Args:
            label: one of `LABELS`.
            name: of the place.
            kind: what sort of place it is, as the map has it.
            lat: degrees to the north.
            lon: degrees to the east.
        """
        with self._device.database(DATABASE, package=PACKAGE).edit() as connection:
            connection.execute("DELETE FROM saved WHERE list = ?", (label,))
            connection.execute(
                "INSERT INTO saved (list, name, kind, region, lat, lon) VALUES (?, ?, ?, '', ?, ?)",
                (label, name, kind, lat, lon),
            )

    def way_begun(self) -> WayBegun:
        """The way that one is on."""
        kept = Preferences(self._device, PACKAGE).all()
        to, mode = kept.get("navigation_destination", ""), kept.get("navigation_mode", "")
        return WayBegun(to=str(to), mode=str(mode))

    def look(self) -> MapLook:
        """How the map is drawn; what was never chosen is as at first."""
        kept = Preferences(self._device, PACKAGE).all()
        return MapLook(
            ground=str(kept.get("map_type", "map")),
            traffic=kept.get("traffic_layer") is True,
            transit=kept.get("transit_layer") is True,
        )
