"""XML from files that clients may have written, read within bounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from pytest_androidbench.errors import AndroidBenchError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.files import FileSystem

MOST_BYTES: Final = 4 * 1024 * 1024
MOST_DEPTH: Final = 100
"""Elements within elements; what walks over a tree goes as deep."""


class XmlError(AndroidBenchError):
    """A file is not XML as Android writes it."""


def parsed(data: bytes) -> Element:
    """The outermost element.

    A document type is refused, and with it entities: Android's own files have none, and a few
    lines of them stand for gigabytes or name other files.

    Raises:
        XmlError: it is no XML, has a document type, or is too large or too deep.
    """
    if len(data) > MOST_BYTES:
        raise XmlError(f"{len(data)} bytes")
    parser = expat.ParserCreate()
    reader = _Reader()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.builder.data
    parser.StartDoctypeDeclHandler = _refuse
    try:
        parser.Parse(data, True)
        return reader.builder.close()
    except (expat.ExpatError, AssertionError, ValueError, LookupError) as error:
        raise XmlError(str(error)) from error


def kept_xml(files: FileSystem, path: str) -> Element | None:
    """The outermost element of a file; None where there is none, or it is damaged."""
    if files.stat(path) is None:
        return None
    try:
        return parsed(files.read(path))
    except XmlError:
        return None


class _Reader:
    """Builds a tree and knows how deep it is."""

    def __init__(self) -> None:
        self.builder = TreeBuilder()
        self._depth = 0

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise XmlError(f"more than {MOST_DEPTH} elements within each other")
        self.builder.start(name, dict(attributes))

    def end(self, name: str) -> None:
        self._depth -= 1
        self.builder.end(name)


def _refuse(*_: object) -> None:
    raise XmlError("a document type")
