"""XML as compiled into an APK: the chunks of AOSP's `ResourceTypes.h`, written.

A document is a pool of strings, a map from its first strings to ids of resources, and a chunk for
each tag. Android finds attributes by these ids and not by their names, and takes them in their
order (`frameworks/base/core/res/res/values/public-final.xml` has the numbers).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.errors import AndroidBenchError

ANDROID: Final = "http://schemas.android.com/apk/res/android"
RESOURCES: Final[Mapping[str, int]] = {
    "label": 0x01010001,
    "name": 0x01010003,
    "permission": 0x01010006,
    "hasCode": 0x0101000C,
    "exported": 0x01010010,
    "authorities": 0x01010018,
    "priority": 0x0101001C,
    "mimeType": 0x01010026,
    "scheme": 0x01010027,
    "host": 0x01010028,
    "pathPrefix": 0x0101002B,
    "pathPattern": 0x0101002C,
    "targetActivity": 0x01010202,
    "minSdkVersion": 0x0101020C,
    "versionCode": 0x0101021B,
    "versionName": 0x0101021C,
    "targetSdkVersion": 0x01010270,
    "autoVerify": 0x010104EE,
}
"""Attributes of Android's namespace that are written; others stand without a namespace."""
_DOCUMENT, _POOL, _MAP = 0x0003, 0x0001, 0x0180
_NAMESPACE, _NAMESPACE_END, _TAG, _TAG_END = 0x0100, 0x0101, 0x0102, 0x0103
_STRING, _NUMBER, _BOOLEAN = 0x03, 0x10, 0x12
_NONE: Final = 0xFFFFFFFF
_LONGEST: Final = 0x7FFF
"""Units of UTF-16 whose count takes one unit itself."""


class BinaryXmlError(AndroidBenchError):
    """Something that cannot be written as binary XML."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """A tag with its attributes and what stands within it."""

    tag: str
    attributes: Mapping[str, str | int | bool] = field(default_factory=dict)
    kids: Sequence[Element] = ()

    def walk(self) -> Iterator[Element]:
        """This one and all within, in the order of their start tags."""
        pending = [self]
        while pending:
            element = pending.pop()
            yield element
            pending += reversed(element.kids)


def compiled(root: Element) -> bytes:
    """The document of a root.

    Raises:
        BinaryXmlError: a text is longer than 32,767 units of UTF-16.
    """
    elements = list(root.walk())
    used = {name for element in elements for name in element.attributes}
    ids = sorted(RESOURCES[name] for name in used if name in RESOURCES)
    words = [name for name, number in RESOURCES.items() if number in ids]
    words += ["android", ANDROID]
    for element in elements:
        words += [element.tag, *element.attributes]
        words += [value for value in element.attributes.values() if isinstance(value, str)]
    pool = _Pool(dict.fromkeys(words))
    scope = struct.pack("<II", pool["android"], pool[ANDROID])
    body = [
        pool.chunk(),
        _chunk(_MAP, b"", struct.pack(f"<{len(ids)}I", *ids)),
        _node(_NAMESPACE, scope),
    ]
    _write(root, pool, body)
    body.append(_node(_NAMESPACE_END, scope))
    return _chunk(_DOCUMENT, b"", b"".join(body))


class _Pool:
    """The strings of a document; each is told by its place."""

    def __init__(self, words: Mapping[str, None]) -> None:
        self._places = {word: place for place, word in enumerate(words)}

    def __getitem__(self, word: str) -> int:
        return self._places[word]

    def chunk(self) -> bytes:
        """The pool, in UTF-16, which every reader knows."""
        texts = [_stored(word) for word in self._places]
        starts = [0]
        for text in texts:
            starts.append(starts[-1] + len(text))
        table = struct.pack(f"<{len(texts)}I", *starts[:-1])
        data = b"".join(texts)
        data += bytes(-len(data) % 4)
        head = struct.pack("<5I", len(texts), 0, 0, 28 + len(table), 0)
        return _chunk(_POOL, head, table + data)


def _stored(word: str) -> bytes:
    data = word.encode("utf-16-le", "surrogatepass")
    units = len(data) // 2
    if units > _LONGEST:
        raise BinaryXmlError(f"a text of {units} characters is too long for a manifest")
    return struct.pack("<H", units) + data + b"\0\0"


def _write(element: Element, pool: _Pool, out: list[bytes]) -> None:
    name, attributes = pool[element.tag], element.attributes
    head = struct.pack("<IIHHHHHH", _NONE, name, 20, 20, len(attributes), 0, 0, 0)
    values = [_attribute(key, attributes[key], pool) for key in sorted(attributes, key=_rank)]
    out.append(_node(_TAG, head + b"".join(values)))
    for kid in element.kids:
        _write(kid, pool, out)
    out.append(_node(_TAG_END, struct.pack("<II", _NONE, name)))


def _rank(name: str) -> tuple[int, str]:
    return RESOURCES.get(name, _NONE), name


def _attribute(name: str, value: str | int | bool, pool: _Pool) -> bytes:
    raw = _NONE
    if isinstance(value, bool):
        kind, data = _BOOLEAN, _NONE if value else 0
    elif isinstance(value, int):
        kind, data = _NUMBER, value & _NONE
    else:
        kind, raw = _STRING, pool[value]
        data = raw
    space = pool[ANDROID] if name in RESOURCES else _NONE
    return struct.pack("<IIIHBBI", space, pool[name], raw, 8, 0, kind, data)


def _node(kind: int, body: bytes) -> bytes:
    """A chunk of the tree: its head says the line, of which there is none, and no comment."""
    return _chunk(kind, struct.pack("<II", 1, _NONE), body)


def _chunk(kind: int, head: bytes, body: bytes) -> bytes:
    start = struct.pack("<HHI", kind, 8 + len(head), 8 + len(head) + len(body))
    return start + head + body
