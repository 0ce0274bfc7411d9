"""A plugin of the session of pytest that collects once, records, and tries changes.

It runs no test itself: what it was asked for by a file, it has forks do.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import groupby
from multiprocessing import get_context
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.codec import from_json, to_json
from tests.harness_mutants.doors import fork_doors
from tests.harness_mutants.recording import Coverage, record
from tests.harness_mutants.sessions import fork_from_here
from tests.harness_mutants.trying import Trial, Tried, Trier

ROOT: Final = Path(__file__).parents[2]
REQUEST: Final = "ANDROIDBENCH_CHANGES"
"""Names the folder of `request.json` and `result.json`."""
_RECORDED: Final = "recorded.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What a session is to do."""

    tests: tuple[str, ...]
    """Folders and files of tests."""
    sources: tuple[str, ...]
    """Folders whose lines are followed, from the root of the tree."""
    trials: tuple[Trial, ...]
    jobs: int
    """How many processes record, and then try changes, at a time."""
    seconds: float
    """How much of processors it may take; what is not begun by then is not tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What came of it."""

    tried: tuple[tuple[int, Tried], ...]
    """With the place of the trial."""
    tests: int
    """How many tests there are."""
    failed: dict[str, str]
    """Tests that fail or are skipped with nothing changed, and why: no change is tried on them."""
    recording: float
    """Seconds that it took to record which tests execute which lines."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long: of the kinds of devices most, where a test goes through them."""
    kept = [item for item in items if _is_quick(item)]
    config.hook.pytest_deselected(items=[item for item in items if not _is_quick(item)])
    items[:] = kept


def _is_quick(item: pytest.Item) -> bool:
    callspec = getattr(item, "callspec", None)
    kind = callspec.params.get("attached") if callspec is not None else None
    if kind is not None and kind != "adb":
        return bool(kind == "phone")
    return not any(item.get_closest_marker(mark) for mark in ("slow", "proof", "whole"))


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Record and try instead of running the tests."""
    if session.testsfailed:
        raise session.Failed(f"{session.testsfailed} errors while collecting")
    folder = Path(os.environ[REQUEST])
    request = from_json(Request, (folder / "request.json").read_bytes())
    started = time.monotonic()
    sources = [ROOT / name for name in request.sources]
    for path in (path for source in sources for path in sorted(source.rglob("*.py"))):
        # What is imported later would be unchanged.
        import_module(
            ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        )
    fork_from_here()
    fork_doors()
    recorded = _recorded(session, sources, folder, request.jobs)
    recording = time.monotonic() - started
    trier = Trier(ROOT, session.items, recorded, folder)
    tried = tuple(trier.try_all(request.trials, request.jobs, request.seconds))
    result = Result(
        tried=tried,
        tests=len(session.items),
        failed=recorded.failed,
        recording=round(recording, 1),
    )
    (folder / "result.json").write_bytes(to_json(result))
    return True


def _recorded(
    session: pytest.Session, sources: Sequence[Path], folder: Path, jobs: int
) -> Coverage:
    """Record in forks, so that this process stays as it is: it has imported, and no more."""
    forks: list[tuple[ForkProcess, Path]] = []
    for number, items in enumerate(_shares(session.items, jobs)):
        of_fork = folder / f"recording-{number}"
        of_fork.mkdir()
        fork = get_context("fork").Process(target=_record, args=(session, items, sources, of_fork))
        fork.start()
        forks.append((fork, of_fork))
    for fork, _ in forks:
        fork.join()
        if fork.exitcode:
            raise RuntimeError(f"nothing was recorded: exit status {fork.exitcode}")
    return Coverage.of_all(
        from_json(Coverage, (of_fork / _RECORDED).read_bytes()) for _, of_fork in forks
    )


def _shares(items: Sequence[pytest.Item], count: int) -> list[list[pytest.Item]]:
    """About as many tests for each, those of a file together: they share what is set up."""
    shares: list[list[pytest.Item]] = [[] for _ in range(count)]
    for _, of_file in groupby(items, key=lambda item: item.path):
        min(shares, key=len).extend(of_file)
    return [share for share in shares if share]


def _record(
    session: pytest.Session, items: Sequence[pytest.Item], sources: Sequence[Path], folder: Path
) -> None:
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
    followed = folder / "followed"
    followed.mkdir()
    recorded = record(session, items, sources, followed)
    (folder / _RECORDED).write_bytes(to_json(recorded))
