"""Which state of its code an agent is in, found out without importing it."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shlex
import sys
from collections.abc import Iterable, Iterator
from importlib import metadata
from importlib.machinery import ModuleSpec
from itertools import pairwise
from pathlib import Path
from typing import Final

from pytest_androidbench.agents.loading import make_current_directory_importable
from pytest_androidbench.agents.naming import (
    ANDROID_WORLD,
    NAMED,
    command_in,
    is_built_in,
    is_elsewhere,
)
from pytest_androidbench.records.manifest import UNKNOWN, AgentCode

CODE: Final = ".py"
TEXTS: Final = frozenset(
    {".cfg", ".ini", ".j2", ".jinja", ".jinja2", ".json", ".md", ".prompt", ".toml", ".txt"}
    | {".yaml", ".yml"}
)
"""Prompts and settings beside the code: they make an agent what it is as much as its code."""
MAX_TEXT_FILE: Final = 1 << 20
"""Bytes; a text file that is larger is data and not a source."""
_LEFT_OUT: Final = frozenset(
    {"__pycache__", "androidbench-runs", "dist-packages", "node_modules", "site-packages"}
)
_OURS: Final = "pytest-androidbench"
_MODELS: Final = "anthropic"
"""What agents of ours ask models by."""
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def code_of(spec: str, told: str = "") -> AgentCode:
    """The state of the code that `--agent` names.

    Args:
        spec: the value of `--agent`.
        told: the value of `--ab-agent-version`; "" where nothing was said.
    """
    if is_built_in(spec):
        replays = spec.startswith("replay:")
        return AgentCode(version=told or (UNKNOWN if replays else _version(_OURS)))
    if spec in NAMED:
        # Not this whole package: no change of a phone's app changes an agent.
        ours = [Path(__file__).parent, Path(__file__).parents[1] / "models"]
        return AgentCode(
            version=told, sources=_hash(_sources(ours)), packages={_MODELS: _version(_MODELS)}
        )
    if is_elsewhere(spec):
        sources = _hash(_sources(_named_in(command_in(spec))))
        return AgentCode(version=told or ("" if sources else UNKNOWN), sources=sources)
    spec = spec.removeprefix(ANDROID_WORLD)
    top = spec.partition(":")[0].partition(".")[0]
    places = _find(top) if ":" in spec and top.isidentifier() else []
    sources = _hash(_sources(places))
    if not sources:
        return AgentCode(version=told or UNKNOWN)
    return AgentCode(version=told, sources=sources, packages=_packages(top, places[0]))


def _named_in(command: str) -> Iterator[Path]:
    """Source files that a command line names, by their paths or as modules of this directory."""
    try:
        words = shlex.split(command)
    except ValueError:
        return
    for before, word in pairwise(["", *words]):
        if _is_source_by_name(word):
            yield Path(word)
        elif before == "-m" and (top := word.partition(".")[0]).isidentifier():
            # What is installed belongs to another interpreter, as a rule.
            yield from (place for place in _find(top) if place.parent == Path.cwd())


def _find(top: str) -> list[Path]:
    """The file of a top-level module, or the folders of a package; none where there is neither."""
    before = sys.path[:]
    make_current_directory_importable()
    try:
        return _places(importlib.util.find_spec(top))
    except (ImportError, ValueError):
        return []
    finally:
        sys.path[:] = before


def _places(found: ModuleSpec | None) -> list[Path]:
    if found is None:
        return []
    if found.submodule_search_locations is None:
        return [Path(found.origin)] if found.origin else []
    # Several for a package without __init__.py; they are looked up anew when sys.path changes.
    return [Path(place) for place in found.submodule_search_locations]


def _sources(places: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """The files of a module with their names, alike wherever the module lies."""
    for place in places:
        if place.is_file():
            yield place.name, place
        else:
            yield from ((path.relative_to(place).as_posix(), path) for path in _below(place))


def _below(folder: Path) -> Iterator[Path]:
    for where, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not _is_left_out(Path(where, name))]
        for path in (Path(where, name) for name in files):
            if not path.name.startswith(".") and _is_source(path):
                yield path


def _is_left_out(folder: Path) -> bool:
    """Whether what lies in a folder is no part of the agent, or not its source."""
    if folder.name.startswith(".") or folder.name in _LEFT_OUT:
        return True
    environment = (folder / "pyvenv.cfg").exists() or (folder / "conda-meta").is_dir()
    return environment or ((folder / "manifest.json").exists() and (folder / "episodes").is_dir())


def _is_source(path: Path) -> bool:
    if not path.is_file():
        return False
    return path.suffix == CODE or (path.suffix in TEXTS and path.stat().st_size <= MAX_TEXT_FILE)


def _is_source_by_name(word: str) -> bool:
    try:
        return _is_source(Path(word))
    except (OSError, ValueError):
        return False  # no system has files of such names


def _hash(files: Iterable[tuple[str, Path]]) -> str:
    """One sha256 over names and contents, in an order of its own; "" where there are none."""
    lines = sorted(f"{name}\0{_digest(path)}\n" for name, path in files)
    text = "".join(lines).encode("utf-8", "surrogateescape")
    return hashlib.sha256(text).hexdigest() if lines else ""


def _digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        return f"unreadable: {error.strerror}"


def _packages(top: str, place: Path) -> dict[str, str]:
    """Versions of the distribution a module belongs to, and of those it declares to need."""
    owner = _owner(top, place)
    if owner is None:
        return {}
    needed = [match[0] for match in map(_NAME.match, owner.requires or ()) if match]
    versions = {name: _version(name) for name in needed}
    installed = {name: text for name, text in versions.items() if text != UNKNOWN}
    return {owner.name: owner.version, **installed}


def _owner(top: str, place: Path) -> metadata.Distribution | None:
    """The installed distribution that a module belongs to, as far as its name or place tells."""
    try:
        return metadata.distribution(top)
    except metadata.PackageNotFoundError:
        pass
    # Only where the module is surely an installed one: it means reading every list of files.
    if place.parent.name not in ("site-packages", "dist-packages"):
        return None
    installed = metadata.distributions(path=[str(place.parent)])
    return next((one for one in installed if _brought(one, top)), None)


def _brought(distribution: metadata.Distribution, top: str) -> bool:
    files = "\n" + (distribution.read_text("RECORD") or "")
    return f"\n{top}/" in files or f"\n{top}{CODE}," in files


def _version(name: str) -> str:
    try:
        return metadata.version(name) or UNKNOWN
    except metadata.PackageNotFoundError:
        return UNKNOWN
