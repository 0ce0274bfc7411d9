"""An app's shared preferences: the XML file in which Android keeps its settings."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping
from typing import Final

from lxml import etree

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.files import Owner
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import AndroidBenchError

PrefValue = str | bool | int
_MODE: Final = 0o660
_EMPTY: Final = b"<map />"


class SharedPrefsError(AndroidBenchError):
    """An app has no preferences, as it is not installed."""


class SharedPrefs:
    """Reads and arranges the values of one file."""

    def __init__(self, device: Device, package: str, name: str = "") -> None:
        """Describe the file.

        Args:
            device: where it is.
            package: of the app.
            name: of the file, without its ending; "" for the app's default one.
        """
        self._device = device
        self._package = package
        file = name or f"{package}_preferences"
        self._path = f"/data/data/{package}/shared_prefs/{file}.xml"

    def all(self) -> dict[str, PrefValue]:
        """Texts, switches and whole numbers by key; others are left out."""
        read = ((child.get("name", ""), _value(child)) for child in self._root())
        return {name: value for name, value in read if value is not None}

    def text(self, key: str, default: str = "") -> str:
        """A text; the default where there is none."""
        found = self.all().get(key, default)
        return found if isinstance(found, str) else default

    def put(self, values: Mapping[str, PrefValue]) -> None:
        """Set some values, with the app ended before; for arranging a task.

        Raises:
            SharedPrefsError: the app is not installed.
        """
        self._device.shell(f"am force-stop {quote(self._package)}")
        root = self._root()
        for child in [each for each in root if each.get("name") in values]:
            root.remove(child)
        for key, value in values.items():
            root.append(_element(key, value))
        data = etree.tostring(root, encoding="utf-8", xml_declaration=True)
        self._device.put_files({self._path: data}, owner=self._owner())

    def _root(self) -> etree._Element:
        folder, name = posixpath.split(self._path)
        found = self._device.files.get_some(folder, [name])
        parser = etree.XMLParser(recover=True, resolve_entities=False, no_network=True)
        root = etree.fromstring(found[name].data if found else _EMPTY, parser)
        return etree.fromstring(_EMPTY) if root is None else root

    def _owner(self) -> Owner:
        told = self._device.shell(f"stat -c %u /data/data/{quote(self._package)}", root=True)
        if not told.ok or not told.text.strip().isdecimal():
            raise SharedPrefsError(
                f"{self._package} has no folder of its own: {told.output!r:.200}"
            )
        uid = int(told.text)
        return Owner(uid=uid, gid=uid, mode=_MODE)


def _value(element: etree._Element) -> PrefValue | None:
    value = element.get("value", "")
    match element.tag:
        case "string":
            return element.text or ""
        case "boolean":
            return value == "true"
        case "int" | "long" if value.lstrip("-").isdecimal():
            return int(value)
        case _:
            return None


def _element(key: str, value: PrefValue) -> etree._Element:
    if isinstance(value, str):
        element = etree.Element("string", name=key)
        element.text = value
        return element
    if isinstance(value, bool):
        return etree.Element("boolean", name=key, value=str(value).lower())
    return etree.Element("int", name=key, value=str(value))
