"""Lays apps on the home screen: rows of the launcher's own table, as B-MoCA's builder pushes them.

Launcher3 keeps them in `launcher.db` (`LauncherSettings.Favorites`), and the grid's name in its
preferences (`InvariantDeviceProfile.KEY_IDP_GRID_NAME`). Both take root.
"""

from __future__ import annotations

import posixpath
import sqlite3
from collections.abc import Iterator, Mapping
from typing import Final
from xml.etree import ElementTree

from pytest_androidbench.devices.database import DeviceDatabaseError, database_files
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.files import Owner
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.home_layout import HomeLayout, HomePlace

_DESKTOP, _DOCK = -100, -101
"""Containers, as Launcher3 numbers them; a row's `container` is a folder's id elsewhere."""
_RESOLVE: Final = "cmd package resolve-activity --brief -a android.intent.action.MAIN -c "
_INTENT: Final = (
    "#Intent;action=android.intent.action.MAIN;category=android.intent.category.LAUNCHER;"
    "launchFlags=0x10200000;component={};end"
)
_GRID: Final = "idp_grid_name"
_PREFERENCES_MODE: Final = 0o660


class HomeScreenError(DeviceError):
    """A device's home screen cannot be arranged."""


def home_package(device: Device) -> str:
    """The package of the home app.

    Raises:
        HomeScreenError: there is none.
    """
    told = device.shell(f"{_RESOLVE}android.intent.category.HOME", reads=True).output
    component = told.strip().rpartition("\n")[2]
    package, slash, _ = component.partition("/")
    if not slash:
        raise HomeScreenError(f"{device.serial} tells of no home app: {told.strip()[:200]!r}")
    return package


def home_files(package: str) -> tuple[str, ...]:
    """All files in which a home app made of Launcher3 keeps what lies where, and its grid."""
    database, preferences = _kept_in(package)
    return *database_files(database), preferences


def _kept_in(package: str) -> tuple[str, str]:
    """The database of what lies where, and the preferences that name the grid."""
    home = f"/data/data/{package}"
    return f"{home}/databases/launcher.db", f"{home}/shared_prefs/com.android.launcher3.prefs.xml"


def put_home(device: Device, layout: HomeLayout) -> None:
    """Arrange the home screen: nothing lies there but what a layout names.

    Raises:
        HomeScreenError: an app is not there, or the launcher keeps nothing of the kind.
    """
    package = home_package(device)
    path, preferences = _kept_in(package)
    components = _components(device, [place.package for place in layout.places])
    try:
        with device.database(path).edit() as connection:
            connection.execute("DELETE FROM favorites")
            connection.executemany(
                "INSERT INTO favorites (title, intent, container, screen, cellX, cellY, spanX,"
                " spanY, itemType) VALUES ('', ?, ?, ?, ?, ?, 1, 1, 0)",
                [_row(place, components[place.package]) for place in layout.places],
            )
    except (DeviceDatabaseError, sqlite3.Error) as error:
        raise HomeScreenError(
            f"{device.serial}: the home app {package} keeps no table of what lies where: {error}"
        ) from error
    _put_grid(device, preferences, f"{layout.columns}_by_{layout.rows}", path)
    device.shell("input keyevent KEYCODE_HOME")


def _row(place: HomePlace, component: str) -> tuple[str | int, ...]:
    intent = _INTENT.format(component)
    if place.row is None:
        # In the dock Launcher3 goes by `screen`, and has the same in the cell.
        return intent, _DOCK, place.column, place.column, 0
    return intent, _DESKTOP, 0, place.column, place.row


def _components(device: Device, packages: list[str]) -> Mapping[str, str]:
    """What the icons of apps start, asked in one go."""
    asked = "; ".join(
        f"{_RESOLVE}android.intent.category.LAUNCHER {quote(package)} | tail -n 1"
        for package in packages
    )
    told = device.shell(asked, reads=True).output.split("\n") if packages else []
    found = dict(_pairs(packages, told))
    if missing := sorted(set(packages) - found.keys()):
        raise HomeScreenError(
            f"{device.serial} has no app with an icon called {', '.join(missing)}, which lies on "
            "the home screen that is wanted"
        )
    return found


def _pairs(packages: list[str], told: list[str]) -> Iterator[tuple[str, str]]:
    for package, line in zip(packages, told, strict=False):
        component = line.strip()
        if component.startswith(f"{package}/"):
            yield package, component


def _put_grid(device: Device, path: str, name: str, beside: str) -> None:
    folder, file = posixpath.split(beside)
    owner = device.files.get_some(folder, [file])[file].owner
    found = device.files.get_some(posixpath.dirname(path), [posixpath.basename(path)])
    before = next(iter(found.values())).data if found else b"<map />"
    try:
        root = ElementTree.fromstring(before)  # noqa: S314 - bounded by what a device sends
    except ElementTree.ParseError:
        root = ElementTree.Element("map")
    for element in root.findall(f"./string[@name='{_GRID}']"):
        root.remove(element)
    ElementTree.SubElement(root, "string", name=_GRID).text = name
    data = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    mode = Owner(uid=owner.uid, gid=owner.gid, mode=_PREFERENCES_MODE)
    device.files.replace(path, data, mode, gone=[])
