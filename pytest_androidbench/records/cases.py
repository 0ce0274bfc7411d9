"""Cases: params of a task that are kept in a file, to be run with again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.studied import digest_of


@dataclass(frozen=True, slots=True)
class Given:
    """Params that are given in place of drawn ones."""

    params: Mapping[str, Any]
    """As plain data."""
    values: Mapping[str, Any] | None = field(default=None, compare=False)
    """The same as the task takes them; None = to be made of the plain data."""

    @property
    def digest(self) -> str:
        """What names them."""
        return digest_of(to_json(self.params))


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptCase:
    """Params of one task."""

    task: str
    given: Given
    suite: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Cell:
    task: str
    suite: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _File:
    """What is read of a file; a record has its task in its cell."""

    params: dict[str, Any]
    task: str = ""
    suite: str = ""
    cell: _Cell | None = None


def read_case(path: Path) -> KeptCase:
    """Read a file that `written_case` wrote, or the record of an episode.

    Raises:
        RunDirectoryError: it is neither, or cannot be read.
    """
    try:
        found = from_json(_File, path.read_bytes())
    except OSError as error:
        raise RunDirectoryError(f"{path}: {error.strerror}") from error
    except CodecError as error:
        raise RunDirectoryError(
            f"{path} holds no params of a task: {error}; a study writes such files, and the "
            "record.json of an episode is one"
        ) from error
    where = found.cell or found
    if not where.task:
        raise RunDirectoryError(f'{path} names no task: it needs an entry "task"')
    return KeptCase(task=where.task, suite=where.suite, given=Given(found.params))


def written_case(case: KeptCase, note: str) -> bytes:
    """A case as a file: for people, with a sentence about where it comes from."""
    document = {
        "note": note,
        "params": case.given.params,
        "suite": case.suite,
        "task": case.task,
    }
    return to_json(document, indent=2) + b"\n"
