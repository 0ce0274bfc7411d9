"""What a device shows, in texts that can be kept and sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from typing import Any, Final, TypeVar

from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.texts import encodable

_OF_NODE: Final = tuple(field.name for field in fields(Node) if field.type == "str")
_OF_SCREEN: Final = ("package", "activity", "error", "xml")

T = TypeVar("T", Node, Observation)


def encodable_screen(seen: Observation) -> Observation:
    r"""An observation in whose texts halves of characters are shown as `\ud83d`."""
    try:
        "".join(_texts(seen)).encode()
    except UnicodeEncodeError:
        nodes = tuple(_mended(node, _OF_NODE) for node in seen.nodes)
        return replace(_mended(seen, _OF_SCREEN), nodes=nodes)
    return seen


def _texts(seen: Observation) -> Iterator[str]:
    yield from (getattr(seen, name) for name in _OF_SCREEN)
    for node in seen.nodes:
        yield from (getattr(node, name) for name in _OF_NODE)


def _mended(part: T, names: Iterable[str]) -> T:
    changes: dict[str, Any] = {name: encodable(getattr(part, name)) for name in names}
    return replace(part, **changes)
