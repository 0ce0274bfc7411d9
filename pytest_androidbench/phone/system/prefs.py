"""An app's shared preferences: typed values in the XML file where Android keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar
from xml.etree import ElementTree

from pytest_androidbench.phone.system.xml import XmlError, parsed
from pytest_androidbench.phone.ui.byte_cache import remembered

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.files import FileSystem

PrefValue = str | int | float | bool | frozenset[str]
V = TypeVar("V", str, int, float, bool, frozenset[str])

INT_LIMIT: Final = 2**31
DECODED: Final = 2_000_000
"""Bytes of decoded preferences; an app's take a few thousand."""
_ESCAPES: Final = {
    **{code: None for code in (*range(32), 0xFFFE, 0xFFFF) if chr(code) not in "\t\n\r"},
    **{ord(char): f"&#{ord(char)};" for char in "\t\n\r"},
    ord("&"): "&amp;",
    ord("<"): "&lt;",
    ord(">"): "&gt;",
    ord('"'): "&quot;",
}
"""As Android's serializer escapes; what XML cannot hold at all is left out."""


class Prefs:
    """Typed get and put; every put writes the whole file, as a commit does."""

    def __init__(self, files: FileSystem, path: str, uid: int, last: str = "") -> None:
        """Describe it.

        Args:
            files: where it is.
            path: of the file.
            uid: of the app.
            last: the key that stands at the end; Android writes them as a hash map lies.
        """
        self.path = path
        self._files = files
        self._uid = uid
        self._last = last

    def get(self, key: str, default: V) -> V:
        """The value under `key`, or the default when it is missing or of another type."""
        value: Any = self._values().get(key)
        if type(default) is float and type(value) is int:
            value = float(value)
        return value if type(value) is type(default) else default

    def put(self, key: str, value: PrefValue) -> None:
        """Store one value."""
        self._write({**self.all(), key: value})

    def update(self, values: Mapping[str, PrefValue]) -> None:
        """Store several values at once."""
        self._write({**self.all(), **values})

    def remove(self, key: str) -> None:
        """Forget one value."""
        self._write({name: value for name, value in self.all().items() if name != key})

    def all(self) -> dict[str, PrefValue]:
        """Everything stored; an unreadable file counts as empty, as on Android."""
        return dict(self._values())

    def _values(self) -> Mapping[str, PrefValue]:
        if not self._files.is_file(self.path):
            return {}
        return decoded(self._files.read(self.path))

    def _write(self, values: Mapping[str, PrefValue]) -> None:
        if self._files.is_dir(self.path):
            return
        folder = self.path.rpartition("/")[0]
        if self._files.stat(folder) is None:
            self._files.mkdir(folder, parents=True, mode=0o771, uid=self._uid, gid=self._uid)
        self._files.write(
            self.path, encode(values, self._last).encode(), mode=0o660, uid=self._uid, gid=self._uid
        )


def _decoded_size(xml: bytes, _: Mapping[str, PrefValue]) -> int:
    return 1000 + 5 * len(xml)


@remembered(DECODED, _decoded_size)
def decoded(xml: bytes) -> Mapping[str, PrefValue]:
    """The map of preferences in what Android writes; screens ask for it with every build."""
    try:
        root = parsed(xml)
        return MappingProxyType({child.get("name", ""): _value(child) for child in root})
    except (XmlError, ValueError):
        # Android keeps nothing of a file with a number that is none.
        return {}


def encode(values: Mapping[str, PrefValue], last: str = "") -> str:
    """The XML Android writes for a map of preferences, by name but for the `last` one."""
    ordered = sorted(values, key=lambda name: (name == last, name))
    lines = [_element(name, values[name]) for name in ordered]
    body = "".join(f"    {line}\n" for line in lines)
    return f"<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n<map>\n{body}</map>\n"


def _element(name: str, value: PrefValue) -> str:
    named = f'name="{_escaped(name)}"'
    if isinstance(value, str):
        return f"<string {named}>{_escaped(value)}</string>"
    if isinstance(value, frozenset):
        rows = "".join(f"        <string>{_escaped(row)}</string>\n" for row in sorted(value))
        return f"<set {named}>\n{rows}    </set>"
    if isinstance(value, bool):
        return f'<boolean {named} value="{str(value).lower()}" />'
    if isinstance(value, float):
        return f'<float {named} value="{value}" />'
    kind = "int" if -INT_LIMIT <= value < INT_LIMIT else "long"
    return f'<{kind} {named} value="{value}" />'


def _escaped(text: str) -> str:
    return text.translate(_ESCAPES)


def _value(element: ElementTree.Element) -> PrefValue:
    text = element.get("value", "")
    match element.tag:
        case "boolean":
            return text == "true"
        case "int" | "long":
            return int(text or 0)
        case "float":
            return float(text or 0)
        case "set":
            return frozenset(child.text or "" for child in element)
        case _:
            return element.text or ""
