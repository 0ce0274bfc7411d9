"""Tables of what the real apps show, each row with where it was seen: read and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

TABLES: Final = Path(__file__).with_name("tables")
KNOWN: Final = "known"
"""Stands in `seen` where nothing public was found: known, not seen."""
FLAGS: Final = (
    "checkable", "checked", "clickable", "enabled", "focusable", "focused", "long-clickable",
    "password", "scrollable", "selected",
)  # fmt: skip
TEXTS: Final = ("text", "desc", "hint")
_NAMES: Final = {"id", "class", "package", "inside", "matching", *TEXTS, *FLAGS}
_SEEN: Final = re.compile(r"(\w+) (\S.*:\d+)")
_COMMIT: Final = re.compile(r"[0-9a-f]{40}")


class BadTable(ValueError):
    """A table says something that cannot be; says what and where."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A public repository in one state."""

    repository: str
    """`owner/name` on GitHub, or an address."""
    commit: str
    version: str = ""
    """What it is of: the app's version, `recording of the benchmark's emulator`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One node that the real app shows."""

    says: Mapping[str, str | bool]
    """What a dump says of it: ids in full, classes in full, texts, flags."""
    inside: str = ""
    """Id in full of a node that holds it, however far up."""
    seen: str
    """A source's key, a path and a line; or `known`."""
    excused: str = ""
    """Why it is not so here; what would have to exist."""

    @property
    def known_only(self) -> bool:
        """Whether nothing public shows it."""
        return self.seen == KNOWN

    @property
    def plain_text(self) -> bool:
        """Whether it says no more than a text."""
        return set(self.says) <= {*TEXTS, "matching"}

    def __str__(self) -> str:
        return ", ".join(f"{name}={value!r}" for name, value in self.says.items())


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenFacts:
    """A screen: how to come there, and what stands on it."""

    name: str
    go: tuple[tuple[str, ...], ...]
    """Steps from the suite's state, as `visiting` has them."""
    activity: str = ""
    """Class in full of the activity in front; "" = it is no fact."""
    windows: str = "active"
    """Which windows the dump is of: `active` or `all`."""
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """All facts of one app."""

    name: str
    package: str
    before: float | None
    """Share of rows that were so when the table was first compared, 0..1; None = nobody kept it."""
    floor: float
    """Share of rows, excused ones left out, that have to be so by now."""
    sources: Mapping[str, Source]
    screens: tuple[ScreenFacts, ...]

    @property
    def before_text(self) -> str:
        """`before` as pages have it."""
        return "not kept" if self.before is None else f"{self.before:.1%}"

    @property
    def rows(self) -> Iterator[Row]:
        """The rows of all screens."""
        return (row for screen in self.screens for row in screen.rows)


@dataclass(frozen=True, slots=True)
class _Reader:
    package: str
    sources: Mapping[str, Source] = field(default_factory=dict)

    def screen(self, data: dict[str, Any]) -> ScreenFacts:
        name = data.pop("name")
        rows = tuple(self._row(row, name) for row in data.pop("rows"))
        go = tuple(tuple(map(str, step)) for step in data.pop("go"))
        windows = data.pop("windows", "active")
        screen = ScreenFacts(
            name=name, go=go, rows=rows, windows=windows, activity=data.pop("activity", "")
        )
        if data or windows not in ("active", "all"):
            raise BadTable(f"{name}: {data or windows}")
        return screen

    def _row(self, data: dict[str, Any], screen: str) -> Row:
        seen, excused = str(data.pop("seen", "")), str(data.pop("excused", ""))
        if unknown := data.keys() - _NAMES:
            raise BadTable(f"{screen}: a row has {sorted(unknown)}")
        inside = str(data.pop("inside", ""))
        says = {name: self._value(name, value) for name, value in data.items()}
        row = Row(says=says, inside=self._id(inside) if inside else "", seen=seen, excused=excused)
        found = _SEEN.fullmatch(seen)
        if not (row.known_only or (found is not None and found[1] in self.sources)):
            raise BadTable(f"{screen}: {row} was seen at {seen!r}, which is no source and line")
        return row

    def _value(self, name: str, value: str | bool) -> str | bool:
        if isinstance(value, bool) != (name in FLAGS):
            raise BadTable(f"{name}={value!r}")
        return self._id(str(value)) if name == "id" else value

    def _id(self, name: str) -> str:
        return name if ":" in name else f"{self.package}:id/{name}"


def read_table(path: Path) -> Table:
    """Read a table.

    Raises:
        BadTable: it says something that cannot be.
        KeyError: it lacks something.
    """
    data = tomllib.loads(path.read_text("utf-8"))
    sources = {key: Source(**source) for key, source in data.pop("sources", {}).items()}
    for key, source in sources.items():
        if _COMMIT.fullmatch(source.commit) is None:
            raise BadTable(f"{path.name}: the commit of {key} is {source.commit!r}")
    reader = _Reader(data.pop("package"), sources)
    screens = tuple(reader.screen(screen) for screen in data.pop("screens"))
    table = Table(
        name=path.stem,
        package=reader.package,
        before=data.pop("before", None),
        floor=float(data.pop("floor", 0.0)),
        sources=sources,
        screens=screens,
    )
    if data:
        raise BadTable(f"{path.name}: {sorted(data)}")
    return table


def names() -> list[str]:
    """The names of all tables."""
    return sorted(path.stem for path in TABLES.glob("*.toml"))


def table_of(name: str) -> Table:
    """The table of an app."""
    return read_table(TABLES / f"{name}.toml")
