"""The judgements of a run on disk: a file for each task, and what its suites excuse."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json, from_json_lines, to_json, to_json_lines
from pytest_androidbench.mutants.changes import change_of
from pytest_androidbench.mutants.entries import FILE_NAME
from pytest_androidbench.mutants.excused import Excuse, read_excuses
from pytest_androidbench.mutants.judged import Fate, Judged, TaskJudged
from pytest_androidbench.mutants.naming import NamedTests, read_tests

FOLDER: Final = "mutants"
"""Of a run directory: a file for each task, a line for each mutant."""
_OF_TESTS: Final = "tests"
"""A folder in it, of what tests made of survivors."""
_OF_TASKS: Final = "tasks/unread.json"
"""A file in it, of the tasks as they are written."""
_TOLD: Final = (Fate.SURVIVED, Fate.EXCUSED)
"""Of these the lines that differ are kept."""


def write_judged(run: Path, judged: Judged) -> None:
    """Add a judgement to those of its task, that of a survivor with the lines that differ.

    Raises:
        OSError: it cannot be written.
    """
    if judged.fate in _TOLD and judged.change is None:
        judged = replace(judged, change=change_of(judged.mutant))
    path = _file(run, judged.suite, judged.task)
    path.parent.mkdir(exist_ok=True)
    with path.open("ab") as lines:
        lines.write(to_json_lines([judged]))


def forget_judged(run: Path, suite: str, task: str) -> None:
    """Begin a task anew, and with it what tests made of all that survived."""
    _file(run, suite, task).unlink(missing_ok=True)
    _task_file(run, suite, task).unlink(missing_ok=True)
    write_tested(run, (), ())


def read_judged(run: Path) -> list[Judged]:
    """All judgements of a run, task by task, then those by tests; a line cut off is none.

    Raises:
        CodecError: another line is no judgement.
    """
    folder = run / FOLDER
    found: list[Judged] = []
    for path in (*sorted(folder.glob("*.jsonl")), *folder.glob(f"{_OF_TESTS}/judged.jsonl")):
        found += from_json_lines(Judged, path.read_bytes())
    return found


def write_task(run: Path, judged: TaskJudged) -> None:
    """Keep what is known of a task beside its mutants.

    Raises:
        OSError: it cannot be written.
    """
    path = _task_file(run, judged.suite, judged.task)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(to_json(judged, indent=1))


def read_tasks(run: Path) -> list[TaskJudged]:
    """What is known of the tasks of a run, by suite and task.

    Raises:
        CodecError: a file is no such thing.
    """
    paths = sorted((run / FOLDER).glob("*.json"))
    return [from_json(TaskJudged, path.read_bytes()) for path in paths]


def write_unread(run: Path, params: Mapping[str, tuple[str, ...]]) -> None:
    """Keep which params no check of each task can know of; tasks without any have no entry.

    Raises:
        OSError: it cannot be written.
    """
    path = run / FOLDER / _OF_TASKS
    if not params:
        path.unlink(missing_ok=True)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(to_json(dict(params)))


def read_unread(run: Path) -> dict[str, tuple[str, ...]]:
    """Params by task that no check can know of.

    Raises:
        CodecError: the file is no such thing.
    """
    path = run / FOLDER / _OF_TASKS
    return from_json(dict[str, tuple[str, ...]], path.read_bytes()) if path.is_file() else {}


def write_tested(run: Path, judged: Iterable[Judged], refused: Iterable[str]) -> None:
    """Keep what tests made of survivors, in place of what they did before.

    Args:
        run: the run directory.
        judged: what they noticed.
        refused: a sentence for each test that says nothing.

    Raises:
        OSError: it cannot be written.
    """
    folder = run / FOLDER / _OF_TESTS
    lines = {
        "judged.jsonl": to_json_lines(judged),
        "refused.txt": "".join(f"{' '.join(one.split())}\n" for one in refused).encode(),
    }
    for name, data in lines.items():
        if data:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
        else:
            (folder / name).unlink(missing_ok=True)


def refused_tests(run: Path) -> list[str]:
    """A sentence for each test of a run that says nothing."""
    path = run / FOLDER / _OF_TESTS / "refused.txt"
    return path.read_text("utf-8").splitlines() if path.is_file() else []


def keep_excuses(run: Path, suite: str, folder: Path | None) -> tuple[Excuse, ...]:
    """What a suite excuses; the run keeps it, and the tests it names, beside the judgements.

    Raises:
        SuiteError: the file cannot be read.
    """
    if folder is None:
        return ()
    path, kept = folder / FILE_NAME, run / FOLDER / f"{suite}.toml"
    excuses = read_excuses(path)
    if excuses or read_tests(path):
        kept.parent.mkdir(exist_ok=True)
        shutil.copyfile(path, kept)
    else:
        kept.unlink(missing_ok=True)
    return excuses


def kept_excuses(run: Path) -> list[Excuse]:
    """What the suites of a run excuse."""
    return [each for path in sorted((run / FOLDER).glob("*.toml")) for each in read_excuses(path)]


def kept_tests(run: Path) -> list[NamedTests]:
    """The tests that the suites of a run name."""
    return [each for path in sorted((run / FOLDER).glob("*.toml")) for each in read_tests(path)]


def _file(run: Path, suite: str, task: str) -> Path:
    return run / FOLDER / f"{suite}-{task}.jsonl"


def _task_file(run: Path, suite: str, task: str) -> Path:
    return run / FOLDER / f"{suite}-{task}.json"
