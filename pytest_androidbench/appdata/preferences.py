"""An app's shared preferences: the XML file in which Android keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias
from xml.sax.saxutils import escape, quoteattr

from lxml import etree

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.files import Owner
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import AndroidBenchError

Value: TypeAlias = str | int | bool
_MOST_BYTES: Final = 1024 * 1024
"""Of a file that is read; a larger one counts as empty."""
_MODE: Final = 0o660


class PreferencesError(AndroidBenchError):
    """An app has no place for preferences."""


class AppPreferences:
    """Reads and arranges texts, whole numbers and switches of one file."""

    def __init__(self, device: Device, package: str, name: str = "") -> None:
        """Describe it.

        Args:
            device: on which it is.
            package: of the app.
            name: of the file, without its ending; by default that of the app's default file.
        """
        self._device = device
        self._package = package
        self._folder = f"/data/data/{package}/shared_prefs"
        self._name = f"{name or f'{package}_preferences'}.xml"

    def all(self) -> dict[str, Value]:
        """What is kept; nothing of a file that is missing or cannot be read."""
        found = self._device.files.get_some(self._folder, (self._name,)).get(self._name)
        return read_preferences(found.data) if found is not None else {}

    def put(self, values: Mapping[str, Value]) -> None:
        """Keep other values under some keys; the app is stopped, and reads them when next opened.

        Raises:
            PreferencesError: the app is not installed.
        """
        self._device.shell(f"am force-stop {quote(self._package)}")
        written = write_preferences({**self.all(), **values})
        path = f"{self._folder}/{self._name}"
        self._device.files.put({path: written}, owner=self._owner())

    def _owner(self) -> Owner:
        home = quote(f"/data/data/{self._package}")
        told = self._device.shell(f"stat -c %u {home}", root=True, reads=True).text.strip()
        if not told.isdecimal():
            raise PreferencesError(f"{self._package} has no folder of its own on the device")
        return Owner(uid=int(told), gid=int(told), mode=_MODE)


def read_preferences(xml: bytes) -> dict[str, Value]:
    """The texts, whole numbers and switches in a file as Android writes it."""
    if len(xml) > _MOST_BYTES:
        return {}
    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    try:
        root = etree.fromstring(xml, parser)
        return {
            child.get("name", ""): _value(child)
            for child in root
            if child.tag in {"string", "int", "long", "boolean"}
        }
    except (etree.XMLSyntaxError, ValueError):
        return {}


def write_preferences(values: Mapping[str, Value]) -> bytes:
    """A file with some values, as Android writes it."""
    lines = "".join(f"    {_element(name, values[name])}\n" for name in sorted(values))
    head = "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>"
    return f"{head}\n<map>\n{lines}</map>\n".encode()


def _value(element: etree._Element) -> Value:
    text = element.get("value", "")
    if element.tag == "boolean":
        return text == "true"
    return (element.text or "") if element.tag == "string" else int(text)


def _element(name: str, value: Value) -> str:
    named = f"name={quoteattr(name)}"
    if isinstance(value, str):
        return f"<string {named}>{escape(value)}</string>"
    if isinstance(value, bool):
        return f'<boolean {named} value="{str(value).lower()}" />'
    return f'<{"int" if abs(value) < 2**31 else "long"} {named} value="{value}" />'
