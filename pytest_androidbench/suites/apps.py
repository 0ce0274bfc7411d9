"""What a suite.toml says about apps."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from typing import Any

from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import CodecError
from pytest_androidbench.interface.apps import FirstPages, KnownApp


@dataclass(frozen=True, slots=True, kw_only=True)
class SuiteApp:
    """An app of a suite: all that is known of it, and all that has to be said to add one."""

    version: str = ""
    """The version that has to be installed; "" = any."""
    label: str = ""
    """What people call it."""
    names: tuple[str, ...] = ()
    """What else they call it: patterns that fit a whole name, in upper or lower case."""
    first_pages: FirstPages | None = None
    """What it shows when it is first opened; None = nothing that is in the way."""
    grants: tuple[str, ...] = ()
    """Permissions it is given before it is first opened, without `android.permission.`."""
    published: str = ""
    """Where its APK can be had: told to whoever lacks it."""
    required: bool = True
    """Whether a device without it is not ready for the suite."""

    def __post_init__(self) -> None:
        for name in self.names:
            try:
                matches_nothing = re.fullmatch(name, "") is not None
            except re.error as error:
                raise ValueError(f"names: {name!r} is no pattern: {error}") from error
            if matches_nothing:
                raise ValueError(f"names: {name!r} fits an empty name")

    def known_as(self, package: str) -> KnownApp:
        """What a device is told of it."""
        return KnownApp(
            package=package,
            label=self.label,
            names=self.names,
            first_pages=self.first_pages,
            grants=self.grants,
        )

    def completed_by(self, other: SuiteApp) -> SuiteApp:
        """With what another suite says where this one says nothing, and by its names as well."""
        return replace(
            self,
            label=self.label or other.label,
            names=tuple(dict.fromkeys((*self.names, *other.names))),
            first_pages=self.first_pages or other.first_pages,
            grants=self.grants or other.grants,
            published=self.published or other.published,
        )


def read_apps(plain: object) -> dict[str, SuiteApp]:
    """Read the table `[apps]`: an app's version, or a table of its own.

    Raises:
        ValueError: an entry is wrong or unknown; says which.
    """
    if not isinstance(plain, dict):
        raise ValueError("apps must be a table of apps by package")
    return {package: _read(f'apps."{package}"', told) for package, told in plain.items()}


def _read(where: str, told: object) -> SuiteApp:
    if isinstance(told, str):
        return SuiteApp(version=told)
    if not isinstance(told, dict):
        raise ValueError(f"{where} must be a version, or a table")
    refuse_unknown(where, told, SuiteApp)
    refuse_unknown(f"{where}.first_pages", told.get("first_pages"), FirstPages)
    try:
        return from_plain(SuiteApp, told)
    except (CodecError, ValueError) as error:
        raise ValueError(f"{where}: {error}") from error


def refuse_unknown(where: str, data: object, type_: type[Any]) -> None:
    """See that a table has no entries but the fields of `type_`; `where` is its name.

    Raises:
        ValueError: it has; says which there are.
    """
    known = sorted({field.name for field in fields(type_)} - {"folder"})
    for name in sorted(set(data) - set(known)) if isinstance(data, dict) else ():
        full = f"{where}.{name}" if where else name
        raise ValueError(f"unknown entry {full}; the entries are {', '.join(known)}")
