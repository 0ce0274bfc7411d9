"""Writing TOML: the entries of a table, of what the codec makes of a data class."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_DELETE: Final = "\x7f"
"""The one control character that JSON lets stand and TOML does not."""


def table_lines(plain: Mapping[str, Any]) -> Iterator[str]:
    """A line for each entry; for one that is a list of tables, a line for each of these too.

    Args:
        plain: of texts, numbers, truths, and lists and tables of such.
    """
    for key, value in plain.items():
        if isinstance(value, (list, tuple)) and any(isinstance(each, Mapping) for each in value):
            yield f"{_key(key)} = ["
            yield from (f"    {_value(each)}," for each in value)
            yield "]"
        else:
            yield f"{_key(key)} = {_value(value)}"


def _value(value: Any) -> str:
    match value:
        case str():
            return _text(value)
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case Mapping():
            inner = ", ".join(f"{_key(name)} = {_value(each)}" for name, each in value.items())
            return f"{{ {inner} }}" if inner else "{}"
        case _:
            return f"[{', '.join(map(_value, value))}]"


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    # A text in JSON is one in TOML, but for this.
    return json.dumps(text, ensure_ascii=False).replace(_DELETE, "\\u007f")
