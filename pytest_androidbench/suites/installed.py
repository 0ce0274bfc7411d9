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
        f"no suite {name!r} ({_why_none(name)}); registered suites: {known}. Give one of them or "
        f"an importable package with a {FILE_NAME}, or install the package that brings the suite"
    )


def package_folder(package: str) -> Path:
    """The folder of a suite's package.

    Raises:
        SuiteError: it cannot be imported or holds no suite.toml.
    """
    folder = _folder(package)
    if folder is None:
        raise SuiteError(f"{package} is no suite: {_why_none(package)}")
    return folder


def _folder(package: str) -> Path | None:
    places = (Path(place) for place in _places(package))
    return next((place for place in places if (place / FILE_NAME).is_file()), None)


def _places(package: str) -> list[str]:
    """The folders of a package; none where it cannot be found or is a single module."""
    if not all(part.isidentifier() for part in package.split(".")):
        return []
    try:
        spec = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        return []
    return list(spec.submodule_search_locations or ()) if spec is not None else []


def _why_none(package: str) -> str:
    """What keeps a package from being a suite."""
    if places := _places(package):
        return f"there is no {FILE_NAME} in {', '.join(places)}"
    top, dot, _ = package.partition(".")
    found = _places(top) if dot else []
    if not found:
        return f"there is no package {top if dot else package}"
    hidden = f"; it hides the installed {top}: rename it" if top == OWN_PACKAGE else ""
    return f"there is no package {package} in {', '.join(found)}{hidden}"
