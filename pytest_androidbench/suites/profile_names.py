"""From names to profiles: built-in ones, those of a TOML file, those of a suite."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import AndroidBenchError, CodecError, SuiteError
from pytest_androidbench.interface.profile import BUILT_IN, Profile
from pytest_androidbench.suites.installed import find_suite, package_folder

OF_SUITE: Final = "environments.toml"
"""The file of a suite's own profiles, beside its suite.toml."""
SPLITS: Final = "splits"
"""A table of such a file: names for several profiles together."""
FIELDS: Final = tuple(field.name for field in fields(Profile) if field.name != "name")
"""What a table of a file may say."""


@dataclass(frozen=True, slots=True)
class NamedProfiles:
    """What is meant by names of profiles."""

    profiles: tuple[Profile, ...]
    """Each once, in the order given."""
    splits: Mapping[str, tuple[str, ...]]
    """What the files that they are in have names for, whole; one name in several files is one."""


class ProfileNameError(AndroidBenchError):
    """Profiles that are asked for by names, and that cannot be had."""


def own_profiles(suite: str) -> tuple[Profile, ...]:
    """All profiles of a suite's own, by the suite's name; none where it has no file of them.

    Raises:
        SuiteError: there is no such suite.
        ProfileNameError: its file cannot be used.
    """
    own = (package_folder(find_suite(suite)) / OF_SUITE).is_file()
    return named_profiles(suite, []).profiles if own else ()


def named_profiles(text: str, folders: Sequence[Path]) -> NamedProfiles:
    """The profiles that are named, of files that are read once.

    Args:
        text: names and files, separated by commas.
        folders: where files are looked for.

    Raises:
        ProfileNameError: one is not known, or a file cannot be used.
    """
    files: dict[str, _ProfileFile] = {}
    found: dict[str, Profile] = {}
    for word in filter(None, (word.strip() for word in text.split(","))):
        for profile in _named(word, folders, files):
            other = found.setdefault(profile.name, profile)
            if other != profile:
                raise ProfileNameError(f"there are two profiles called {profile.name}")
    if not found:
        raise ProfileNameError(f"give at least one name, of {', '.join(BUILT_IN)}")
    return NamedProfiles(tuple(found.values()), _together(files.values()))


@dataclass(frozen=True, slots=True)
class _ProfileFile:
    """What a file says."""

    name: str
    tables: Mapping[str, object]
    splits: Mapping[str, Sequence[str]]

    def chosen(self, name: str | None) -> Iterator[Profile]:
        """The profile of a name, or those of a split; None = all.

        Raises:
            ProfileNameError: there is none, or it is not one that can be used.
        """
        if name is not None and name not in self.tables and name not in self.splits:
            known = ", ".join([*self.splits, *self.tables]) or "none"
            raise ProfileNameError(f"{self.name} defines no profile {name}; it has {known}")
        for one in self.tables if name is None else self.splits.get(name, [name]):
            yield _profile(self.name, one, self.tables[one])


def _together(files: Iterable[_ProfileFile]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for file in files:
        for name, among in file.splits.items():
            found.setdefault(name, {}).update(dict.fromkeys(among))
    return {name: tuple(among) for name, among in found.items()}


def _parts(word: str) -> tuple[str, str, str]:
    """The file, or suite, that a word names, and what of it behind a colon."""
    # Behind a file's name no colon need follow; a path may hold one itself.
    file, colon, name = (word, "", "") if word.endswith(".toml") else word.rpartition(":")
    return (file or word, "", "") if not colon else (file, colon, name)


def _named(word: str, folders: Sequence[Path], files: dict[str, _ProfileFile]) -> Iterator[Profile]:
    if word in BUILT_IN:
        yield BUILT_IN[word]
        return
    file, colon, name = _parts(word)
    if file not in files:
        tables = _read(_path(file, folders))
        splits = _splits(file, tables)
        files[file] = _ProfileFile(file, tables, splits)
    yield from files[file].chosen(name if colon else None)


def _path(file: str, folders: Sequence[Path]) -> Path:
    """A file of profiles by its name, or the one of a suite by the suite's."""
    if file.endswith(".toml"):
        path = next((folder / file for folder in folders if (folder / file).is_file()), None)
        if path is None:
            raise ProfileNameError(f"there is no file {file} in {folders[0]}")
        return path
    known = ", ".join(BUILT_IN)
    rule = f"there is no profile {file}; there are {known}, and FILE.toml:NAME or SUITE:NAME"
    try:
        path = package_folder(find_suite(file)) / OF_SUITE
    except SuiteError as error:
        raise ProfileNameError(rule) from error
    if not path.is_file():
        raise ProfileNameError(f"suite {file} has no profiles of its own: no {path}")
    return path


def _splits(file: str, tables: dict[str, object]) -> dict[str, list[str]]:
    """Take the names for several profiles together out of what a file says."""
    found = tables.pop(SPLITS, {})
    rule = f"{file}: [{SPLITS}] has lists of names of the file's profiles, as in small = [...]"
    if not isinstance(found, dict):
        raise ProfileNameError(rule)
    for name, among in found.items():
        if not isinstance(among, list) or not among or name in tables:
            raise ProfileNameError(f"{rule}; not {name}")
        if missing := [str(one) for one in among if one not in tables]:
            raise ProfileNameError(f"{rule}; {name} names {', '.join(missing)}, which it has not")
    return found


def _read(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise ProfileNameError(f"{path} is no TOML file: {error}") from error


def _profile(file: str, name: str, table: object) -> Profile:
    if not isinstance(table, dict) or (unknown := sorted(set(table) - set(FIELDS))):
        what = f"knows no {', '.join(unknown)}" if isinstance(table, dict) else "is no table"
        rule = f"{file}: [{name}] {what}; a profile says {', '.join(FIELDS)}"
        raise ProfileNameError(rule)
    try:
        profile = replace(from_plain(Profile, table), name=name)
    except CodecError as error:
        raise ProfileNameError(f"{file}: [{name}]: {error}") from error
    for fault in profile.faults():
        raise ProfileNameError(f"{file}: [{name}]: {fault}")
    if name in BUILT_IN and profile != BUILT_IN[name]:
        raise ProfileNameError(f"{file}: [{name}] is the name of a built-in profile; take another")
    if not profile.values:
        raise ProfileNameError(f"{file}: [{name}] sets nothing; a device as it is is default")
    return profile
