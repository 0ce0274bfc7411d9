"""Runs that lie beside a run and have a suite in common with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.contents import MANIFEST, RunContents, read_manifest
from pytest_androidbench.records.manifest import Manifest

PAGE: Final = "index.html"
SUMMARY: Final = "summary.json"
MAX_READ: Final = 200
"""Manifests that are looked at, by name; a folder may hold anything."""
MAX_BYTES: Final = 4_000_000
"""What is larger is no manifest and no summary of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Success:
    """A success rate as a summary tells it."""

    agent: str = ""
    device: str = ""
    """Kind of device."""
    rate: float | None = None
    low: float = 0.0
    high: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sibling:
    """Another run of a suite, with a report."""

    name: str
    """Of its folder, which lies beside the run's own."""
    manifest: Manifest
    success: tuple[Success, ...]
    """None where its summary cannot be read."""

    @property
    def page(self) -> str:
        """Its report, relative to the run's own folder."""
        return f"../{self.name}/{PAGE}"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Summary:
    success: tuple[Success, ...] = ()


def siblings(contents: RunContents) -> tuple[Sibling, ...]:
    """Runs of the same suites beside a run, the latest first; what cannot be read is left out."""
    suites = {suite.name for suite in contents.manifest.suites}
    found = _siblings(contents.path, suites) if suites else ()
    return tuple(sorted(found, key=lambda one: (one.manifest.created, one.name), reverse=True))


def _siblings(run: Path, suites: set[str]) -> Iterator[Sibling]:
    try:
        names = sorted(entry.name for entry in run.parent.iterdir() if entry.name != run.name)
    except OSError:
        return
    folders = (run.parent / name for name in names)
    reported = (f for f in folders if _is_small(f / MANIFEST) and (f / PAGE).is_file())
    for folder in islice(reported, MAX_READ):
        try:
            manifest = read_manifest(folder)
        except RunDirectoryError:
            continue
        if not manifest.audit and suites & {suite.name for suite in manifest.suites}:
            yield Sibling(name=folder.name, manifest=manifest, success=_success(folder / SUMMARY))


def _success(file: Path) -> tuple[Success, ...]:
    try:
        return from_json(_Summary, file.read_bytes()).success if _is_small(file) else ()
    except (CodecError, OSError):
        return ()


def _is_small(file: Path) -> bool:
    try:
        return file.is_file() and file.stat().st_size <= MAX_BYTES
    except OSError:
        return False
