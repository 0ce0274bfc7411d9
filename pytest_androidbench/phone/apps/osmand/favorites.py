"""Favourites: GPX files, one for each group, read anew whenever they are shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.gpx import Gpx, GpxError, Waypoint, iso, read, written
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.system.files import FileError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

ICON, COLOUR, SHAPE = "special_star", "#eecc22", "circle"
"""What a favourite looks like before anybody chose."""
MOST_BACKUPS: Final = 10
NEAR_M: Final = 0.5
"""So near, two places with one name are the same favourite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FavoritePoint:
    """A place that somebody keeps."""

    name: str
    at: LatLon
    group: str = ""
    description: str = ""
    address: str = ""
    icon: str = ICON
    colour: str = COLOUR
    shape: str = SHAPE
    hidden: bool = False
    time: str = ""
    others: tuple[tuple[str, str], ...] = ()
    """Extensions of its file that the app does not show: kept as they are."""

    @property
    def key(self) -> str:
        """What tells it from the others: as OsmAnd, name and group."""
        return f"{self.name}\n{self.group}"


class FavoriteFiles:
    """Reads and writes the files of an app's favourites."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._files = app.files

    def all(self) -> list[FavoritePoint]:
        """All of them, group by group in the order of their files."""
        return [each for name in self._names() for each in self._read(name)]

    def groups(self) -> list[str]:
        """Names of all groups, "" first; it is there even while it is empty."""
        named = {each.group: None for each in self.all()}
        return ["", *(name for name in named if name)]

    def in_group(self, group: str) -> list[FavoritePoint]:
        """Those of a group in the order of their file."""
        return [each for each in self.all() if each.group == group]

    def get(self, key: str) -> FavoritePoint | None:
        """The one with a key."""
        return next((each for each in self.all() if each.key == key), None)

    def at(self, place: LatLon) -> FavoritePoint | None:
        """One that lies at a place."""
        return next((each for each in self.all() if distance_m(each.at, place) < NEAR_M), None)

    def damaged(self) -> list[str]:
        """Names of files that cannot be read: they are shown as such, and left alone."""
        return [name for name in self._names() if self._parsed(name) is None]

    def free_name(self, name: str, group: str) -> str:
        """The name, or with the first number behind it that makes it one of its own in a group."""
        taken = {each.name for each in self.in_group(group)}
        found, count = name, 2
        while found in taken:
            found, count = f"{name} ({count})", count + 1
        return found

    def put(self, favorite: FavoritePoint, instead_of: FavoritePoint | None = None) -> None:
        """Add one, or change what another was."""
        kept = [each for each in self.all() if instead_of is None or each.key != instead_of.key]
        place = 0
        if instead_of is not None and instead_of.group == favorite.group:
            place = [each.key for each in self.all()].index(instead_of.key)
            kept.insert(place, favorite)
        else:
            kept.append(favorite)
        touched = {favorite.group, *([instead_of.group] if instead_of else [])}
        self._write(kept, touched)

    def remove(self, keys: Sequence[str]) -> None:
        """Take some away; a group without any goes too."""
        gone = [each for each in self.all() if each.key in keys]
        self._write([e for e in self.all() if e.key not in keys], {e.group for e in gone})

    def rename_group(self, old: str, new: str) -> None:
        """Call a group otherwise; one that is called so already takes its favourites up."""
        moved = [replace(e, group=new) if e.group == old else e for e in self.all()]
        self._write(moved, {old, new})

    def _names(self) -> list[str]:
        try:
            found = self._files.listdir(names.FAVORITES)
        except FileError:
            return []
        own = [n for n in found if n.startswith("favorites") and n.endswith(".gpx")]
        return sorted(own, key=lambda name: (name != "favorites.gpx", name))

    def _parsed(self, name: str) -> Gpx | None:
        try:
            return read(self._files.read(f"{names.FAVORITES}/{name}"))
        except (GpxError, FileError):
            return None

    def _read(self, name: str) -> Iterator[FavoritePoint]:
        gpx = self._parsed(name)
        for waypoint in gpx.waypoints if gpx else ():
            yield of_waypoint(waypoint)

    def _write(self, all_: Sequence[FavoritePoint], groups: set[str]) -> None:
        """Write the files of some groups, and the backup of all."""
        now = self._app.phone.clock.now_ms
        for group in sorted(groups):
            path = f"{names.FAVORITES}/{file_of(group)}"
            rows = [each for each in all_ if each.group == group]
            if rows or not group:
                self._put(path, _file(file_of(group).removesuffix(".gpx"), rows, now))
            elif self._files.is_file(path):
                self._files.remove(path)
        self._put(names.BACKUP, _file("favourites_bak", all_, now))
        self._back_up(all_, now)

    def _back_up(self, all_: Sequence[FavoritePoint], now: int) -> None:
        day = f"{datetime.fromtimestamp(now / 1000, UTC):%Y_%m_%d_%H%M%S}"
        self._put(f"{names.BACKUPS}/favourites_bak_{day}.gpx", _file("favourites_bak", all_, now))
        for old in sorted(self._files.listdir(names.BACKUPS))[:-MOST_BACKUPS]:
            self._files.remove_tree(f"{names.BACKUPS}/{old}")

    def _put(self, path: str, data: bytes) -> None:
        self._files.mkdir(path.rpartition("/")[0], parents=True, uid=self._app.uid)
        self._files.write(path, data, uid=self._app.uid)


def file_of(group: str) -> str:
    """The name of a group's file."""
    plain = "".join(sign if sign not in '/\\:*?"<>|' else "_" for sign in group)[:100]
    return f"favorites-{plain}.gpx" if group else "favorites.gpx"


def of_waypoint(waypoint: Waypoint) -> FavoritePoint:
    """A favourite as a file has it."""
    shown = ("address", "icon", "color", "background", "hidden")
    return FavoritePoint(
        name=waypoint.name,
        at=waypoint.at,
        group=waypoint.group,
        description=waypoint.desc,
        address=waypoint.extension("address"),
        icon=waypoint.extension("icon", ICON),
        colour=_colour(waypoint.extension("color", COLOUR)),
        shape=waypoint.extension("background", SHAPE),
        hidden=waypoint.extension("hidden") == "true",
        time=waypoint.time,
        others=tuple(each for each in waypoint.extensions if each[0] not in shown),
    )


def as_waypoint(favorite: FavoritePoint) -> Waypoint:
    """A favourite for a file."""
    said = (
        ("address", favorite.address),
        ("icon", favorite.icon),
        ("background", favorite.shape),
        ("color", favorite.colour),
        ("hidden", "true" if favorite.hidden else ""),
        *favorite.others,
    )
    return Waypoint(
        at=favorite.at,
        name=favorite.name,
        time=favorite.time,
        desc=favorite.description,
        group=favorite.group,
        extensions=said,
    )


def _file(name: str, rows: Sequence[FavoritePoint], now: int) -> bytes:
    groups = dict.fromkeys((each.group, each.colour) for each in rows)
    first = dict(reversed(groups))
    return written(
        Gpx(
            name=name,
            time=iso(now),
            waypoints=tuple(as_waypoint(each) for each in rows),
            groups=tuple(sorted(first.items())),
        )
    )


def _colour(text: str) -> str:
    """A colour of a file as `#rrggbb`; another one where it is none."""
    digits = text.removeprefix("#").casefold()[-6:]
    right = len(digits) == 6 and all(sign in "0123456789abcdef" for sign in digits)
    return f"#{digits}" if right else COLOUR
