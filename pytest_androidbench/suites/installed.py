"""The suites that installed packages register, and how one is found by name."""

from __future__ import annotations

import importlib.util
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.suites.suite import FILE_NAME

GROUP: Final = "pytest_androidbench_suites"
OWN_PACKAGE: Final = "task_suites"


def installed_suites() -> dict[str, str]:
    """The package of every registered suite, by the suite's name."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def find_suite(name: str) -> str:
    """The package that holds suite `name`: registered, or an importable package itself.

    Raises:
        SuiteError: there is none; lists the registered ones.
    """
    registered = installed_suites()
    if name in registered:
        package_folder(registered[name])
        return registered[name]
    for package in (name, f"{OWN_PACKAGE}.{name}"):
        if _folder(package) is not None:
            return package
    known = ", ".join(registered) or "none"
    raise SuiteError(
        f"no suite {name!r}; registered suites: {known}. Give one of them or an importable "
        f"package with a {FILE_NAME}, or install the package that brings the suite"
    )


def package_folder(package: str) -> Path:
    """The folder of a suite's package.

    Raises:
        SuiteError: it cannot be imported or holds no suite.toml.
    """
    folder = _folder(package)
    if folder is None:
        raise SuiteError(f"package {package} cannot be found or holds no {FILE_NAME}")
    return folder


def _folder(package: str) -> Path | None:
    if not all(part.isidentifier() for part in package.split(".")):
        return None
    try:
        spec = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        return None
    for location in (spec.submodule_search_locations or []) if spec is not None else []:
        if (Path(location) / FILE_NAME).is_file():
            return Path(location)
    return None
