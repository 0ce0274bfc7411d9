"""The suites that installed packages register, and how one is found by name."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.suites.apps import SuiteApp
from pytest_androidbench.suites.archives import archive_of
from pytest_androidbench.suites.suite import FILE_NAME, Suite, load_suite

GROUP: Final = "pytest_androidbench_suites"
OWN_PACKAGE: Final = "task_suites"
OF_OTHERS: Final = "local"
"""The name that stands in records for tasks outside of any suite."""
_HOME: Final = str(Path(__file__).parents[2])
"""Where this package lies, and beside it the one of our own suites."""


def installed_suites() -> dict[str, str]:
    """The package of every registered suite, by the suite's name."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def suite_of_others() -> Suite:
    """What tasks outside of any suite and plain tests belong to.

    It knows the apps of every registered suite and needs none of them.
    """
    apps: dict[str, SuiteApp] = {}
    for package in installed_suites().values():
        with contextlib.suppress(SuiteError):  # told to whoever runs that suite
            for name, app in load_suite(package_folder(package)).apps.items():
                apps[name] = apps[name].completed_by(app) if name in apps else app
    needed_by_none = {name: replace(app, required=False) for name, app in apps.items()}
    return Suite(name=OF_OTHERS, apps=needed_by_none)


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
    """The folder of a suite's package; nothing is imported to find it.

    Raises:
        SuiteError: there is none, or it holds no suite.toml.
    """
    folder = _folder(package)
    if folder is None:
        raise SuiteError(f"{package} is no suite: {_why_none(package)}")
    return folder


def uncover(package: str) -> Path:
    """Let a suite's package be imported though something else has the name of its upper one.

    A project may have a `task_suites` of its own, as the package of ours is called: what is
    found first then gets the folder of the other added, and modules of both can be imported.

    Returns:
        The folder that belongs to the upper package now.

    Raises:
        SuiteError: there is no such suite.
    """
    top, *below = package.split(".")
    folder = package_folder(package)
    upper = folder.parents[len(below) - 1] if below else folder
    module: Any = importlib.import_module(top)
    places = [str(Path(place)) for place in getattr(module, "__path__", ())]
    if str(upper) not in places:
        # First: the other's folder of the suite's own name, if it has one, is no suite.
        places.insert(0, str(upper))
    # A module found later, when the current directory has become a place to import from.
    here = Path.cwd() / top
    if below and (here / "__init__.py").is_file() and str(here) not in places:
        places.append(str(here))
    module.__path__ = places
    return upper


def _folder(package: str) -> Path | None:
    return next((place for place in _places(package) if (place / FILE_NAME).is_file()), None)


def _places(package: str) -> list[Path]:
    """The folders that have a package's name, wherever one could be imported from."""
    parts = package.split(".")
    if not all(part.isidentifier() for part in parts):
        return []
    found = (Path(top, *parts[1:]) for top in _tops(parts[0]))
    return [place for place in dict.fromkeys(found) if place.is_dir()]


def _tops(name: str) -> Iterator[str]:
    """The folders of a top-level package: of the one that is imported, then of all others."""
    spec = importlib.util.find_spec(name)
    yield from (spec.submodule_search_locations or ()) if spec is not None else ()
    for place in (*sys.path, _HOME):
        if (folder := Path(place or Path.cwd()) / name).is_dir():
            yield str(folder)


def _why_none(package: str) -> str:
    """What keeps a package from being a suite."""
    if archive := archive_of(package):
        return f"it lies in {archive}, and pytest collects from folders alone: unpack it"
    if places := _places(package):
        return f"there is no {FILE_NAME} in {', '.join(map(str, places))}"
    top, dot, _ = package.partition(".")
    found = _places(top) if dot else []
    if not found:
        return f"there is no package {top if dot else package}"
    return f"there is no package {package} in {', '.join(map(str, found))}"
