"""Writing to a run directory: whole files or none, and disk faults told in a sentence."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pytest_androidbench.errors import RunDirectoryError

FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
TAKEN: Final = frozenset({errno.EEXIST, errno.ENOTDIR})
CLOSED: Final = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})


def explain(error: OSError, run: Path) -> RunDirectoryError:
    """Say what the disk refused, that nothing finished is lost, and what to do."""
    where = error.filename or run
    what = f"cannot write {where}: {error.strerror or error}"
    kept = f"every finished record in {run} is kept"
    if error.errno in FULL:
        advice = "free some space, then run again with the same --ab-run to resume"
    elif error.errno in TAKEN:
        advice = "a file is in the way: choose a folder of its own with --ab-run"
    elif error.errno in CLOSED:
        advice = "make the folder writable, or choose another one with --ab-run"
    else:
        advice = "mend the disk or choose another folder with --ab-run"
    return RunDirectoryError(f"{what}; {kept}; {advice}")


@contextmanager
def told_plainly(run: Path) -> Iterator[None]:
    """Turn what the operating system refuses into a RunDirectoryError."""
    try:
        yield
    except OSError as error:
        raise explain(error, run) from error


def aside(path: Path) -> Path:
    """A name beside `path` that no other process uses and no reader looks at."""
    return path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}.part")


def write_synced(path: Path, data: bytes, *, mode: int = 0o666) -> None:
    """Write a file and wait until the disk has it."""
    with open(path, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Wait until the disk has the names in a folder."""
    descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` at `path` in one step: a reader sees the old file or the new one."""
    part = aside(path)
    try:
        write_synced(part, data)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def put_whole(path: Path, data: bytes) -> None:
    """The same for what the disk need not be waited for."""
    part = aside(path)
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _name_anew(part: Path, path: Path) -> None:
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems have no hard links; the caller reads back what is there in the end.
        if path.exists():
            raise FileExistsError(path) from None
        part.replace(path)


def write_new(path: Path, data: bytes, *, mode: int = 0o666) -> bool:
    """Put `data` at `path` in one step unless something is there; say whether it did."""
    part = aside(path)
    try:
        write_synced(part, data, mode=mode)
        _name_anew(part, path)
    except FileExistsError:
        return False
    finally:
        part.unlink(missing_ok=True)
    sync_folder(path.parent)
    return True
