"""An app's shared preferences: the XML file in which Android keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from lxml import etree

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.files import Owner
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import AndroidBenchError

Preference: TypeAlias = str | int | float | bool | frozenset[str]
_MOST_BYTES: Final = 1024 * 1024
"""Of a file that is read; a larger one counts as empty."""
_MODE: Final = 0o660
_INT_LIMIT: Final = 2**31


class PreferencesError(AndroidBenchError):
    """An app has no folder in which preferences could be kept."""


class Preferences:
    """Reads and arranges the values of one file."""

    def __init__(self, device: Device, package: str, *, home: str = "", name: str = "") -> None:
        """Say which.

        Args:
            device: that has the app.
            package: of the app.
            home: the folder of its data, where that is not the one below `/data/data`.
            name: of the file, without its ending, where that is not the app's default one.
        """
        self._device = device
        self._package = package
        self._home = home or f"/data/data/{package}"
        self._name = f"{name or f'{package}_preferences'}.xml"

    def all(self) -> dict[str, Preference]:
        """Every value by its key; none of a file that is missing or cannot be read."""
        folder = f"{self._home}/shared_prefs"
        found = self._device.files.get_some(folder, (self._name,)).get(self._name)
        return read_preferences(found.data) if found is not None else {}

    def text(self, key: str, default: str = "") -> str:
        """A text; the default where there is none."""
        found = self.all().get(key, default)
        return found if isinstance(found, str) else default

    def put(self, values: Mapping[str, Preference | None]) -> None:
        """Keep other values under some keys; None takes one away.

        The app is stopped, and reads them when it is next opened.

        Raises:
            PreferencesError: the app has no data.
        """
        self._device.shell(f"am force-stop {quote(self._package)}")
        kept = {**self.all(), **values}
        written = write_preferences(
            {key: value for key, value in kept.items() if value is not None}
        )
        path = f"{self._home}/shared_prefs/{self._name}"
        self._device.files.put({path: written}, owner=self._owner())

    def _owner(self) -> Owner:
        script = f"stat -c %u:%g {quote(self._home)}"
        told = self._device.shell(script, root=True, reads=True).text
        uid, colon, gid = told.strip().partition(":")
        if not colon or not (uid + gid).isdecimal():
            raise PreferencesError(f"{self._package} has no data at {self._home}: {told[:200]!r}")
        return Owner(uid=int(uid), gid=int(gid), mode=_MODE)


def read_preferences(xml: bytes) -> dict[str, Preference]:
    """The values in a file as Android writes it; none where it is no such file, as Android has it.

    Entities are not resolved: the file comes from a device.
    """
    if len(xml) > _MOST_BYTES:
        return {}
    parser = etree.XMLParser(resolve_entities=False, no_network=True, remove_comments=True)
    try:
        root = etree.fromstring(xml, parser)
        return {
            str(child.attrib["name"]): _value(child) for child in root if "name" in child.attrib
        }
    except (etree.XMLSyntaxError, ValueError):
        return {}


def write_preferences(values: Mapping[str, Preference]) -> bytes:
    """A file with some values, as Android reads it, sorted by their keys."""
    root = etree.Element("map")
    for key in sorted(values):
        _add(root, key, values[key])
    return etree.tostring(root, encoding="utf-8", standalone=True, pretty_print=True)


def _value(element: etree._Element) -> Preference:
    text = element.get("value", "")
    match element.tag:
        case "boolean":
            return text == "true"
        case "int" | "long":
            return int(text)
        case "float":
            return float(text)
        case "set":
            return frozenset(entry.text or "" for entry in element)
        case _:
            return element.text or ""


def _add(root: etree._Element, key: str, value: Preference) -> None:
    match value:
        case bool():
            etree.SubElement(root, "boolean", name=key, value=str(value).lower())
        case int():
            tag = "int" if -_INT_LIMIT <= value < _INT_LIMIT else "long"
            etree.SubElement(root, tag, name=key, value=str(value))
        case float():
            etree.SubElement(root, "float", name=key, value=str(value))
        case frozenset():
            entries = etree.SubElement(root, "set", name=key)
            for text in sorted(value):
                etree.SubElement(entries, "string").text = text
        case _:
            etree.SubElement(root, "string", name=key).text = value
