"""Params in words: those that matter first, long ones cut."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.report.wording import one_line

MAX_SHOWN: Final = 300
MAX_VALUE: Final = 70
"""Characters of one value that are shown."""
MAX_LEAVES: Final = 5
"""Parts of params that are shown beside those that matter."""
_PLACE: Final = re.compile(r"\[\d+\]")


def params_text(params: Mapping[str, Any]) -> str:
    """Params in one line."""
    parts = (f"{name}={to_json(params[name]).decode()}" for name in sorted(params))
    return one_line(", ".join(parts), MAX_SHOWN)


def parts_text(parts: Mapping[str, Any], first: Collection[str] = ()) -> str:
    """Parts of params in a line or two.

    Args:
        parts: by their paths, as of `parts_of`.
        first: names, as `book.title`, of what matters and is shown first.
    """
    names = sorted(parts, key=lambda path: _PLACE.sub("", path) not in first)
    matter = sum(_PLACE.sub("", path) in first for path in names)
    shown = names[: max(MAX_LEAVES, min(matter, 2 * MAX_LEAVES))]
    told = [f"{name}={_value_text(parts[name])}" for name in shown]
    more = len(names) - len(shown)
    return ", ".join([*told, f"and {more} more"] if more else told)


def parts_of(params: Mapping[str, Any]) -> dict[str, Any]:
    """What params are made of, by path: `name`, `book.title`, `events[0].start`."""
    return {path: value for name in params for path, value in _parts(name, params[name])}


def _parts(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping) and value:
        for name in value:
            yield from _parts(f"{path}.{name}", value[name])
    elif isinstance(value, list | tuple) and value:
        for place, item in enumerate(value):
            yield from _parts(f"{path}[{place}]", item)
    else:
        yield path, value


def _value_text(value: Any) -> str:
    return one_line(to_json(value).decode(), MAX_VALUE)
