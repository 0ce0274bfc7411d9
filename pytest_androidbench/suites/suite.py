"""What a suite says about itself in its suite.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import CodecError, SuiteError
from pytest_androidbench.interface.limits import Limits

FILE_NAME: Final = "suite.toml"


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
    guidelines: tuple[str, ...] = ()
    """Further rules given to the agent, one sentence each."""
    tags: tuple[str, ...] = ()
    """Tags of every task."""
    apps: dict[str, str] = field(default_factory=dict)
    """Required apps: version by package; "" = any."""
    folder: Path | None = None
    """Where it lies; None for tasks outside any suite."""


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
    _refuse_unknown(path, "", data, Suite)
    _refuse_unknown(path, "limits.", data.get("limits", {}), Limits)
    try:
        return replace(from_plain(Suite, data), folder=folder)
    except (CodecError, ValueError) as error:
        raise SuiteError(f"{path}: {error}") from error


def _refuse_unknown(path: Path, where: str, data: object, type_: type[Any]) -> None:
    if not isinstance(data, dict):
        return
    known = {f.name for f in fields(type_)} - {"folder"}
    for name in sorted(set(data) - known):
        valid = ", ".join(sorted(known))
        raise SuiteError(f"{path}: unknown entry {where}{name}; the entries are {valid}")


def find_folder(module: Path, top: Path) -> Path | None:
    """The nearest folder from `module` up to `top` that holds a suite.toml."""
    for folder in module.parents:
        if (folder / FILE_NAME).is_file():
            return folder
        if folder == top:
            return None
    return None
