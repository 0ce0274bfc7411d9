"""What Google Maps keeps on the phone: places in lists, and how its map is drawn."""

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


class Maps:
    """Reads what the app keeps."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def saved(self) -> list[SavedPlace]:
        """All places in lists, without those that only have a label, by list and name."""
        if not self._device.files.exists(DATABASE):
            return []
        rows = self._device.database(DATABASE, package=PACKAGE).rows("saved")
        places = [
            SavedPlace(
                name=str(row["name"]), list=str(row["list"]), lat=float(row["lat"] or 0),
                lon=float(row["lon"] or 0),
            )
            for row in rows
            if row["list"] not in LABELS
        ]  # fmt: skip
        return sorted(places, key=lambda place: (place.list, place.name, place.lat, place.lon))

    def look(self) -> MapLook:
        """How the map is drawn; what was never chosen is as at first."""
        kept = Preferences(self._device, PACKAGE).all()
        return MapLook(
            ground=str(kept.get("map_type", "map")),
            traffic=kept.get("traffic_layer") is True,
            transit=kept.get("transit_layer") is True,
        )
