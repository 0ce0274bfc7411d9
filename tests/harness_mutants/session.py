"""A plugin of the session of pytest that collects once, records, and tries changes.

It runs no test itself: what it was asked for by a file, it has forks do.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.codec import from_json, to_json
from tests.harness_mutants.recording import Coverage, record
from tests.harness_mutants.sessions import fork_from_here
from tests.harness_mutants.trying import Trial, Tried, Trier

ROOT: Final = Path(__file__).parents[2]
REQUEST: Final = "ANDROIDBENCH_CHANGES"
"""Names the folder of `request.json` and `result.json`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What a session is to do."""

    tests: tuple[str, ...]
    """Folders and files of tests."""
    sources: tuple[str, ...]
    """Folders whose lines are followed, from the root of the tree."""
    trials: tuple[Trial, ...]
    jobs: int
    seconds: float
    """How long it may take, from its beginning; what is not begun by then is not tried."""


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
    followed = folder / "followed"
    followed.mkdir()
    recorded = _apart(lambda: record(session, session.items, sources, followed), folder)
    recording = time.monotonic() - started
    trier = Trier(ROOT, session.items, recorded, folder)
    tried = tuple(trier.try_all(request.trials, request.jobs, started + request.seconds))
    result = Result(
        tried=tried,
        tests=len(session.items),
        failed=recorded.failed,
        recording=round(recording, 1),
    )
    (folder / "result.json").write_bytes(to_json(result))
    return True


def _apart(work: Callable[[], Coverage], folder: Path) -> Coverage:
    """Do work in a fork, so that this process stays as it is: it has imported, and no more."""
    path = folder / "recorded.json"
    process = get_context("fork").Process(target=_work, args=(work, path))
    process.start()
    process.join()
    if process.exitcode:
        raise RuntimeError(f"nothing was recorded: exit status {process.exitcode}")
    return from_json(Coverage, path.read_bytes())


def _work(work: Callable[[], Coverage], path: Path) -> None:
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(path.parent)
    path.write_bytes(to_json(work()))
