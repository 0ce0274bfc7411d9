"""What a suite says about itself in its suite.toml."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import CodecError, SuiteError
from pytest_androidbench.interface.actions import MAX_WAIT
from pytest_androidbench.interface.apps import KnownApp
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.suites.apps import SuiteApp, read_apps, refuse_unknown

FILE_NAME: Final = "suite.toml"
_TAG: Final = re.compile(r"[A-Za-z]\w*", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class Suite:
    """A folder of tasks: its name, version and defaults."""

    name: str
    version: str = "0"
    description: str = ""
    snapshot: str = "clean"
    """Name of the device state that every episode starts from."""
    recipe: str = ""
    """`package.module:NAME` of the steps that make this state; "" = the device as it comes."""
    limits: Limits = field(default_factory=Limits)
    """For tasks that set none of their own."""
    needs_done: bool = False
    """Whether a pass needs the agent to say that it is done."""
    pace: float = 0.0
    """Seconds of the device's time that pass after each action, before anybody looks again."""
    guidelines: tuple[str, ...] = ()
    """Further rules given to the agent, one sentence each."""
    tags: tuple[str, ...] = ()
    """Tags of every task."""
    subsets: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By name the ids of tasks that have that name as a tag, too."""
    apps: dict[str, SuiteApp] = field(default_factory=dict)
    """Apps by package, in the order in which their first pages are passed."""
    folder: Path | None = None
    """Where it lies; None for tasks outside any suite."""

    def __post_init__(self) -> None:
        if not 0 <= self.pace <= MAX_WAIT:
            raise ValueError(f"pace is a number of seconds, 0 to {MAX_WAIT:g}, not {self.pace!r}")
        for name in self.subsets:
            if not _TAG.fullmatch(name):
                raise ValueError(f"a subset is called by letters, digits and _, not {name!r}")

    def tags_of(self, task: str) -> frozenset[str]:
        """The tags that the suite gives a task, by its id."""
        named = (name for name, tasks in self.subsets.items() if task in tasks)
        return frozenset((*self.tags, *named))

    @property
    def required(self) -> dict[str, str]:
        """Version by package of the apps that have to be installed; "" = any."""
        return {package: app.version for package, app in self.apps.items() if app.required}

    @property
    def known_apps(self) -> tuple[KnownApp, ...]:
        """What a device is told of its apps."""
        return tuple(app.known_as(package) for package, app in self.apps.items())


def load_suite(folder: Path) -> Suite:
    """Read the suite.toml of `folder`.

    Raises:
        SuiteError: the file is missing, no TOML, or has unknown or wrong entries.
    """
    path = folder / FILE_NAME
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError as error:
        raise SuiteError(f"{folder} is no suite: it holds no {FILE_NAME}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path} is no TOML file: {error}") from error
    try:
        refuse_unknown("", data, Suite)
        refuse_unknown("limits", data.get("limits"), Limits)
        apps = read_apps(data.pop("apps", {}))
        return replace(from_plain(Suite, data), apps=apps, folder=folder)
    except (CodecError, ValueError) as error:
        raise SuiteError(f"{path}: {error}") from error


def find_folder(module: Path, top: Path) -> Path | None:
    """The nearest folder from `module` up to `top` that holds a suite.toml."""
    for folder in module.parents:
        if (folder / FILE_NAME).is_file():
            return folder
        if folder == top:
            return None
    return None
