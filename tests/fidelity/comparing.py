"""Holds a row against a dump of the screen: which node comes nearest, and what differs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from lxml import etree

from tests.fidelity.facts import FLAGS, Row

_ATTRIBUTES: Final = {"id": "resource-id", "desc": "content-desc"}
"""Where a dump's word is another than a table's."""
_IDENTITY: Final = ("id", "text", "matching", "desc", "hint", "class")
"""What tells which node a row is of: the first that it has."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A node of a dump, and the ids of those it is in."""

    says: Mapping[str, str]
    inside: frozenset[str]


def shown(xml: str) -> list[Shown]:
    """The nodes of a dump that can be seen."""
    root = etree.fromstring(xml.encode("utf-8", errors="replace"))
    return [
        Shown(
            {str(name): str(value) for name, value in node.attrib.items()},
            frozenset(_ids_above(node)),
        )
        for node in root.iter("node")
        if node.get("visible-to-user", "true") == "true"
    ]


def _ids_above(node: etree._Element) -> Iterator[str]:
    return (str(above.get("resource-id", "")) for above in node.iterancestors("node"))


def differences(row: Row, nodes: Sequence[Shown]) -> list[str]:
    """What differs between a row and the node nearest to it; nothing where it is so."""
    identity = next(name for name in _IDENTITY if name in row.says)
    candidates = [node for node in nodes if _is(identity, row.says[identity], node)]
    if not candidates:
        return [f"there is no {identity}={row.says[identity]!r}"]
    return min((list(_unlike(row, node)) for node in candidates), key=len)


def _unlike(row: Row, node: Shown) -> Iterator[str]:
    for name, value in row.says.items():
        if not _is(name, value, node):
            yield f"{name}={node.says.get(_attribute(name), '')!r}, not {value!r}"
    if row.inside and row.inside not in node.inside:
        yield f"not inside {row.inside}"


def _is(name: str, value: str | bool, node: Shown) -> bool:
    found = node.says.get(_attribute(name), "")
    if name in FLAGS:
        return (found == "true") == value
    if name == "matching":
        return re.fullmatch(str(value), found) is not None
    return found == value


def _attribute(name: str) -> str:
    return "text" if name == "matching" else _ATTRIBUTES.get(name, name)
