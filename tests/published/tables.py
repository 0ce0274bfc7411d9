"""What the published benchmark does to a device before a task, as tables: read and typed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedSetup:
    """The published set-up of one app."""

    name: str
    """What the benchmark calls the app."""
    activity: str
    """What it is launched by: a package, a slash and a class."""
    seen: str
    """File and line of the set-up."""
    shows: str
    """What the app's first page has from then on."""
    gone: str
    """What it has before, and not any more; "" = nothing of note."""
    go: tuple[tuple[str, ...], ...]
    """Its steps, as the head of the table says."""

    @property
    def package(self) -> str:
        """The app's package."""
        return self.activity.partition("/")[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingApp:
    """An app of the published set-up that is not on the phone yet."""

    name: str
    package: str
    seen: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table that the preparation empties and fills from outside."""

    app: str
    """The name of the set-up it belongs to."""
    path: str
    """Of the database."""
    name: str
    key: str
    """The column that is left out of what is written; "" = none is."""
    row: Mapping[str, str | int | float]
    """All columns of the row class, with values to write."""
    made: str
    """How it comes to be: `start` or `set up`."""
    shown: str
    """What the app's first page shows of the row; "" = nothing."""
    seen: str
    needs: tuple[str, ...] = ()
    """Tables whose rows it takes for that to be shown."""
    whole: bool = False
    """Whether rows are read back, so that the table may have no other column."""


def setups() -> dict[str, PublishedSetup]:
    """The set-ups by the apps' names, in the order of the table."""
    rows = _read("setups.toml")["apps"]
    made = [
        PublishedSetup(**{**row, "go": tuple(tuple(step) for step in row["go"])}) for row in rows
    ]
    return {setup.name: setup for setup in made}


def missing() -> list[MissingApp]:
    """The apps that are not on the phone yet."""
    return [MissingApp(**row) for row in _read("setups.toml")["absent"]]


def stored() -> dict[str, StoredTable]:
    """The tables by their names."""
    return {
        row["name"]: StoredTable(**{**row, "needs": tuple(row.get("needs", ()))})
        for row in _read("stored.toml")["tables"]
    }


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / name).read_text("utf-8"))
