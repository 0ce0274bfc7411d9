"""Intents as addresses: `https://host/path#Intent;package=org.app;end`, `intent:#Intent;...;end`.

As `Intent.toUri` and `Intent.parseUri` of Android 13 have them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final
from urllib.parse import quote, unquote

from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    Extra,
    Intent,
    short_component,
)

_FRAGMENT: Final = "#Intent;"
_SCHEME: Final = "intent:"
_FIELDS: Final = {
    "action": "action", "type": "type", "package": "package", "component": "component",
    "identifier": "identifier",
}  # fmt: skip
_READERS: Final[Mapping[str, Callable[[str], Extra]]] = {
    "S": str, "B": lambda text: text == "true", "b": int, "c": str, "d": float, "f": float,
    "i": int, "l": int, "s": int,
}  # fmt: skip
"""Kinds of extras by the letter ahead of their name."""


def uri_of(intent: Intent, *, in_scheme: bool) -> str:
    """An intent as an address; `in_scheme` with `intent:` ahead and the data's scheme inside."""
    data, scheme = intent.data or "", ""
    if in_scheme:
        scheme, _, rest = data.partition(":") if ":" in data else ("", "", data)
        data = f"{_SCHEME}{rest}"
    told = "".join(f"{name}={quote(value)};" for name, value in _parts(intent, scheme) if value)
    return f"{data}{_FRAGMENT}{told}end" if told else data


def _parts(intent: Intent, scheme: str) -> Iterator[tuple[str, str | None]]:
    yield "scheme", scheme
    yield "action", None if intent.action == ACTION_VIEW else intent.action
    for category in intent.categories:
        yield "category", category
    yield "type", intent.type
    yield "launchFlags", f"0x{intent.flags:x}" if intent.flags else None
    yield "package", intent.package
    yield "component", short_component(intent.component) if intent.component else None
    for name, value in intent.extras.items():
        letter = _letter(value)
        if letter:
            yield f"{letter}.{quote(name)}", str(value).lower() if letter == "B" else str(value)


def _letter(value: Extra) -> str:
    kinds = {bool: "B", int: "i", float: "f", str: "S"}
    return kinds.get(type(value), "")


def intent_of(uri: str) -> Intent:
    """The intent that an address means: to view it, if it says nothing else.

    Raises:
        ValueError: it is no address of an intent; says where.
    """
    data, found, fragment = uri.partition(_FRAGMENT)
    values: dict[str, Any] = {"categories": [], "extras": {}, "action": ACTION_VIEW}
    scheme = ""
    if found:
        if not fragment.endswith("end"):
            raise ValueError(f"uri end not found: {uri}")
        for part in filter(None, fragment.removesuffix("end").split(";")):
            name, equals, value = part.partition("=")
            if not equals:
                raise ValueError(f"uri entry without value: {part}")
            if name == "scheme":
                scheme = unquote(value)
            else:
                _read(name, unquote(value), values)
    if data.startswith(_SCHEME):
        rest = data.removeprefix(_SCHEME)
        data = f"{scheme}:{rest}" if scheme else rest
    return Intent(**{**values, "data": data or None, "categories": tuple(values["categories"])})


def _read(name: str, value: str, values: dict[str, Any]) -> None:
    letter, dot, extra = name.partition(".")
    if name == "category":
        values["categories"].append(value)
    elif name == "launchFlags":
        values["flags"] = int(value, 0)
    elif name in _FIELDS:
        values[_FIELDS[name]] = value
    elif dot and letter in _READERS:
        values["extras"][unquote(extra)] = _READERS[letter](value)
    else:
        raise ValueError(f"unknown EXTRA type: {name}")
