"""A hash of all that makes a suite what it is, so that unlike runs are told apart."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

CODE: Final = frozenset({".py", ".toml"})
DATA: Final = "data"


def content_hash(folder: Path) -> str:
    """Hash a suite's Python and TOML files and everything in its folders called `data`.

    Other files, such as reports of runs started in the folder, are no part of it.
    """
    return hash_files(folder, (path for path in folder.rglob("*") if _counts(path, folder)))


def hash_files(folder: Path, files: Iterable[Path]) -> str:
    """Hash `files` with their names relative to `folder`, in an order of its own."""
    digest = hashlib.sha256()
    for name, path in sorted((path.relative_to(folder).as_posix(), path) for path in files):
        data = path.read_bytes()
        digest.update(f"{name}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()


def _counts(path: Path, folder: Path) -> bool:
    parts = path.relative_to(folder).parts
    hidden = any(part.startswith(".") or part == "__pycache__" for part in parts)
    return not hidden and (path.suffix in CODE or DATA in parts[:-1]) and path.is_file()
