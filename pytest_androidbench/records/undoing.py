"""What a run has changed of devices that outlive it, kept until it is put back."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.files import told_plainly, write_whole

UNDO: Final = "undo"
"""The folder of a run that holds a file for each device that is not as it was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """A device that a run has changed."""

    device: str
    """The value of `--ab-device` that gives this very device again."""
    serial: str
    model: str = ""
    look: dict[str, Any]
    """How it looked before, as `devices.look.Look` in plain data."""

    @property
    def file(self) -> str:
        """Where it is kept, below the run directory."""
        digest = hashlib.sha256(f"{self.device} {self.serial}".encode()).hexdigest()[:8]
        return f"{UNDO}/{re.sub(r'[^A-Za-z0-9_.-]', '_', self.serial)[:80]}-{digest}.json"


def keep_changed(run: Path, changed: Changed) -> None:
    """Write down how a device was, before it is changed; what is written already stays.

    Raises:
        RunDirectoryError: it cannot be written.
    """
    path = run / changed.file
    if path.exists():
        return
    with told_plainly(run):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, to_json(changed, indent=2) + b"\n")


def drop_changed(run: Path, changed: Changed) -> None:
    """Forget a device that is as it was."""
    path = run / changed.file
    path.unlink(missing_ok=True)
    if path.parent.is_dir() and not any(path.parent.iterdir()):
        path.parent.rmdir()


def changed_devices(run: Path) -> list[Changed]:
    """The devices that are not as they were before a run.

    Raises:
        RunDirectoryError: what is kept of one cannot be read.
    """
    found = []
    for path in sorted((run / UNDO).glob("*.json")):
        try:
            found.append(from_json(Changed, path.read_bytes()))
        except (CodecError, OSError) as error:
            raise RunDirectoryError(
                f"{path} should say how a device looked before the run and cannot be read: "
                f"{error}; set the device right by hand and delete the file"
            ) from error
    return found
