"""Suites whose package lies in an archive: pytest collects from folders alone."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path, PurePosixPath

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.suites.suite import FILE_NAME


def archive_of(package: str) -> Path | None:
    """The archive from which a suite's package would be imported; None where none has it."""
    inside = f"{package.replace('.', '/')}/{FILE_NAME}"
    for place in map(Path, sys.path):
        if place.is_file() and zipfile.is_zipfile(place):
            with zipfile.ZipFile(place) as archive:
                if inside in archive.namelist():
                    return place
    return None


def unpack(archive: Path, folder: Path) -> list[str]:
    """Unpack an archive; the packages of it that are suites.

    Raises:
        SuiteError: it is no archive, or holds no suite.
    """
    try:
        with zipfile.ZipFile(archive) as opened:
            opened.extractall(folder)
            names = [PurePosixPath(name) for name in opened.namelist()]
    except (OSError, zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:
        raise SuiteError(f"{archive} cannot be unpacked: {error}") from error
    packages = [".".join(name.parent.parts) for name in names if name.name == FILE_NAME]
    if found := sorted(filter(None, packages)):
        return found
    raise SuiteError(f"{archive} holds no suite: none of its packages has a {FILE_NAME}")
