"""From the words of `--ab-profiles` to profiles: built-in ones, and those of a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import CodecError
from pytest_androidbench.interface.profile import BUILT_IN, Profile
from pytest_androidbench.plugin.values import wrong

FLAG: Final = "--ab-profiles"
FIELDS: Final = tuple(field.name for field in fields(Profile) if field.name != "name")
"""What a table of a file may say."""


def parse_profiles(text: str, folders: Sequence[Path]) -> tuple[Profile, ...]:
    """The profiles that are named, each once, in the order given.

    Args:
        text: names and files, separated by commas.
        folders: where files are looked for.

    Raises:
        pytest.UsageError: one is not known, or a file cannot be used.
    """
    found: dict[str, Profile] = {}
    for word in filter(None, (word.strip() for word in text.split(","))):
        for profile in _named(text, word, folders):
            other = found.setdefault(profile.name, profile)
            if other != profile:
                raise wrong(FLAG, text, f"there are two profiles called {profile.name}")
    if not found:
        raise wrong(FLAG, text, f"give at least one name, of {', '.join(BUILT_IN)}")
    return tuple(found.values())


def _named(text: str, word: str, folders: Sequence[Path]) -> Iterator[Profile]:
    file, colon, name = word.rpartition(":") if not word.endswith(".toml") else (word, "", "")
    if not file:
        if word not in BUILT_IN:
            known = ", ".join(BUILT_IN)
            raise wrong(
                FLAG, text, f"there is no profile {word}; there are {known}, and FILE.toml:NAME"
            )
        yield BUILT_IN[word]
        return
    tables = _read(text, file, folders)
    if colon and name not in tables:
        known = ", ".join(tables) or "none"
        raise wrong(FLAG, text, f"{file} defines no profile {name}; it has {known}")
    for one in [name] if colon else tables:
        yield _profile(text, file, one, tables[one])


def _read(text: str, file: str, folders: Sequence[Path]) -> dict[str, object]:
    path = next((folder / file for folder in folders if (folder / file).is_file()), None)
    if path is None:
        raise wrong(FLAG, text, f"there is no file {file} in {folders[0]}")
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise wrong(FLAG, text, f"{path} is no TOML file: {error}") from error


def _profile(text: str, file: str, name: str, table: object) -> Profile:
    if not isinstance(table, dict) or (unknown := sorted(set(table) - set(FIELDS))):
        what = f"knows no {', '.join(unknown)}" if isinstance(table, dict) else "is no table"
        rule = f"{file}: [{name}] {what}; a profile says {', '.join(FIELDS)}"
        raise wrong(FLAG, text, rule)
    try:
        profile = replace(from_plain(Profile, table), name=name)
    except CodecError as error:
        raise wrong(FLAG, text, f"{file}: [{name}]: {error}") from error
    for fault in profile.faults():
        raise wrong(FLAG, text, f"{file}: [{name}]: {fault}")
    if name in BUILT_IN and profile != BUILT_IN[name]:
        raise wrong(FLAG, text, f"{file}: [{name}] is the name of a built-in profile; take another")
    if not profile.values:
        raise wrong(FLAG, text, f"{file}: [{name}] sets nothing; a device as it is is default")
    return profile
