"""What nodes get of a project: its files in one archive, without what each machine makes anew."""

from __future__ import annotations

import os
import subprocess
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.records.contents import EPISODES, MANIFEST

MOST_BYTES: Final = 100_000_000
"""Of a project: the cluster's store keeps it for as long as the job lasts."""
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest date that an archive can tell: equal projects make equal archives."""
_NAMED: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Project:
    """The files that nodes get."""

    root: Path
    files: Sequence[Path]
    """Below it, sorted."""

    @property
    def size(self) -> int:
        """Bytes of all of them."""
        return sum((self.root / file).stat().st_size for file in self.files)

    def write(self, archive: Path) -> None:
        """Write an archive."""
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
            for file in self.files:
                entry = zipfile.ZipInfo(file.as_posix(), _EPOCH)
                entry.external_attr = (self.root / file).stat().st_mode << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                out.writestr(entry, (self.root / file).read_bytes())


def project_at(root: Path) -> Project:
    """What nodes get of a folder: what git would keep, or where there is no git, what lies there.

    Run directories, hidden folders, virtual environments and caches stay behind.

    Raises:
        pytest.UsageError: it is too large.
    """
    listed = _by_git(root)
    found = listed if listed is not None else _walked(root)
    runs = {file.parent for file in found if _is_run(root / file.parent)}
    kept = [file for file in found if runs.isdisjoint(file.parents) and (root / file).is_file()]
    project = Project(root=root, files=sorted(kept))
    if (size := project.size) > MOST_BYTES:
        largest = sorted(project.files, key=lambda file: -(root / file).stat().st_size)[:_NAMED]
        raise pytest.UsageError(
            f"--ab-cluster: the nodes would get {size / 1e6:.0f} MB of {root}, and may get "
            f"{MOST_BYTES / 1e6:.0f}; the largest files are {', '.join(map(str, largest))}: have "
            "git ignore what they do not need"
        )
    return project


def _by_git(root: Path) -> list[Path] | None:
    """What git keeps or would keep; None where this is no work tree of it."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, check=False)
    except OSError:
        return None
    if done.returncode:
        return None
    return [Path(os.fsdecode(name)) for name in done.stdout.split(b"\0") if name]


def _walked(root: Path) -> list[Path]:
    return [file.relative_to(root) for file in _files(root)]


def _files(folder: Path) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.is_dir() and not entry.is_symlink():
            if not _is_made(entry):
                yield from _files(entry)
        elif entry.is_file():
            yield entry


def _is_made(folder: Path) -> bool:
    """Whether a folder is one that tools have made, and make again."""
    named = folder.name in ("__pycache__", "node_modules") or folder.name.startswith(".")
    return named or (folder / "pyvenv.cfg").is_file() or _is_run(folder)


def _is_run(folder: Path) -> bool:
    return (folder / MANIFEST).is_file() and (folder / EPISODES).is_dir()
