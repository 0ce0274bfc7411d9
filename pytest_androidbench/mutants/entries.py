"""The entries of a suite's `mutants.toml`: excuses, tests that notice more, tasks left alone."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, TypeVar

from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import CodecError, SuiteError

T = TypeVar("T")

FILE_NAME: Final = "mutants.toml"
KINDS: Final = ("mutant", "tests", "task")
"""Names of its arrays of tables."""


def read_entries(path: Path, kind: str, type_: type[T]) -> list[tuple[str, T]]:
    """The entries of a kind, each with its place; none where there is no file.

    Raises:
        SuiteError: it is no TOML, or an entry lacks something or has something unknown; says which.
    """
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return []
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path} is no TOML file: {error}") from error
    wrong = [name for name, value in data.items() if name not in KINDS]
    wrong += [f"{name} that is no [[{name}]]" for name in KINDS
              if not isinstance(data.get(name, []), list)]  # fmt: skip
    if wrong:
        *others, last = (f"[[{name}]]" for name in KINDS)
        alone = f"{', '.join(others)} and {last}"
        raise SuiteError(f"{path}: it has {alone} alone, not {', '.join(sorted(wrong))}")
    places = (
        (f"{path}: [[{kind}]] number {n}", one) for n, one in enumerate(data.get(kind, []), 1)
    )
    return [(place, _entry(place, type_, one)) for place, one in places]


def _entry(place: str, type_: Any, entry: Any) -> Any:
    names = {field.name for field in fields(type_)}
    if not isinstance(entry, dict) or (unknown := entry.keys() - names):
        told = ", ".join(sorted(unknown)) if isinstance(entry, dict) else repr(entry)
        raise SuiteError(f"{place} has {', '.join(sorted(names))} alone, not {told}")
    try:
        return from_plain(type_, entry)
    except CodecError as error:
        raise SuiteError(f"{place}: {error}") from error
