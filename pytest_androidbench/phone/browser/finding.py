"""Where Chromium is on this machine."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PROGRAMS: Final = (
    "/usr/lib/chromium/chromium",
    "/usr/lib/chromium-browser/chromium-browser",
    "/usr/lib64/chromium-browser/chromium-browser",
    "/opt/google/chrome/chrome",
    "/snap/chromium/current/usr/lib/chromium-browser/chrome",
)
"""What the scripts of that name start, which read settings and write into the home folder."""
MISSING: Final = (
    "web pages are shown by Chromium, and none is installed: `apt-get install chromium`, or set "
    "CHROMIUM to the path of a Chromium or Chrome"
)
_SCRIPT: Final = b"#!"


def chromium_program(environment: Mapping[str, str] = os.environ) -> Path | None:
    """The program to start, or nothing."""
    for name in filter(None, (environment.get("CHROMIUM"), *NAMES)):
        found = shutil.which(name, path=environment.get("PATH") or os.defpath)
        if found is not None and (program := _program_of(Path(found).resolve())) is not None:
            return program
    return next((path for path in map(Path, PROGRAMS) if os.access(path, os.X_OK)), None)


def _program_of(found: Path) -> Path | None:
    try:
        with found.open("rb") as file:
            if file.read(len(_SCRIPT)) != _SCRIPT:
                return found
    except OSError:
        return None
    names = (found.parent / found.name, *map(Path, PROGRAMS))
    return next((path for path in names if path != found and os.access(path, os.X_OK)), None)
