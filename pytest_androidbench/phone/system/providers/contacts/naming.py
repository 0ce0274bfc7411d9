"""Names of people: their parts, and how they are shown and sorted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.system.databases import Value

_PREFIXES: Final = frozenset(("mr", "mrs", "ms", "miss", "dr", "prof", "rev", "sir", "capt"))
_SUFFIXES: Final = frozenset(("jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"))
_PARTS: Final = ("data4", "data2", "data5", "data3", "data6")
"""Prefix, given, middle, family, suffix: the order they are written in."""


def complete(values: Mapping[str, Value]) -> dict[str, Value]:
    """A name's row with the full name made of its parts, or the parts of the full name."""
    found = dict(values)
    if any(found.get(part) for part in _PARTS):
        if not found.get("data1"):
            found["data1"] = joined(found)
    elif found.get("data1"):
        found.update(split(str(found["data1"])))
    return found


def joined(parts: Mapping[str, Value]) -> str:
    """The full name."""
    text = " ".join(str(parts[part]) for part in _PARTS[:-1] if parts.get(part))
    suffix = str(parts.get("data6") or "")
    return f"{text}, {suffix}" if suffix else text


def split(name: str) -> dict[str, Value]:
    """The parts of a full name."""
    words = name.replace(",", " ").split()
    found: dict[str, Value] = {}
    if len(words) > 1 and words[0].rstrip(".").lower() in _PREFIXES:
        found["data4"] = words.pop(0)
    if len(words) > 2 and words[-1].rstrip(".").replace(".", "").lower() in _SUFFIXES:
        found["data6"] = words.pop()
    if len(words) > 1:
        found["data3"] = words.pop()
    if words:
        found["data2"] = words.pop(0)
    if words:
        found["data5"] = " ".join(words)
    return found


def alternative(parts: Mapping[str, Value]) -> str:
    """Family name first."""
    family = str(parts.get("data3") or "")
    rest = " ".join(str(parts[key]) for key in ("data2", "data5") if parts.get(key))
    return f"{family}, {rest}" if family and rest else family or rest
