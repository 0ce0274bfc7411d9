"""Which tests a run is for: those a change needs, those of every commit, or every proof.

A proof goes through a whole suite, many seeds, every screen, or one behaviour in each way of having
it: `@pytest.mark.proof`. `--tier=test` takes a slice of the proofs, drawn from the commit, so that
all are run in the course of time and the same commit is always tested by the same ones. What takes
several seconds by itself is marked `slow`: of these, proofs or not, `--tier=test` takes a slice,
too. What cannot be sliced, and takes minutes, is marked `whole`: only `--tier=prove` runs it. Where
a proof looks at the same from so many sides that they would fill the hour that all proofs have, it
is marked `wide`, too: `--tier=prove` takes a third of each such function, drawn from the commit,
and `--tier=all`, for hours when nobody waits, leaves nothing out. `--tier=fast` takes what is near
the files that changed, without proofs and without what is marked `slow`. The examples of properties
are drawn from the commit, too, unless `--hypothesis-seed` says otherwise.

Of several workers each begins with what may take longest (`longest_first`), so that none is left
with it when the others are done.

With `--no-skips` a test that is skipped has failed: where everything is installed, as by
`scripts/test`, one that lacks its browser, fonts or codecs would go unnoticed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
TIERS: Final = ("fast", "test", "prove", "all")
_WHOLE_SUITES: Final = (None, "prove", "all")
"""Tiers in which a proof goes through all that it names; None = no tier was asked for."""
SHARE: Final = 8
"""One of so many proofs is in a slice, and at least one of each test function; and one of so many
slow tests, and at least one of each package of tests."""
NO_MOUNTS: Final = "no mounts of one's own here"
"""Why tests of full disks are skipped for users who may not mount: nothing can be installed
against that, so it is no failure anywhere."""

NO_SOURCES: Final = "ANDROID_WORLD names no repository of the published sources"
"""Why published agents are skipped where nobody has their sources: they are not kept here."""
NO_SLURM: Final = "no Slurm here"
"""Why job arrays are skipped where it cannot be installed, or its node not be started."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that chooses a tier; without it every test named is run."""
    parser.addoption("--tier", choices=TIERS, help="which tests: see tests/tiers.py")
    parser.addoption("--no-skips", action="store_true", help="a skipped test has failed")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Make the marks known, and have Hypothesis, which comes behind, draw from the commit."""
    if config.getoption("--tier") and config.getoption("--hypothesis-seed") is None:
        config.option.hypothesis_seed = str(int(commit()[:8] or "0", 16))
    config.addinivalue_line(
        "markers", "proof: goes through a whole suite, many seeds, screens or ways of running"
    )
    config.addinivalue_line(
        "markers", "whole: takes minutes and cannot be sliced; for proving only"
    )
    config.addinivalue_line("markers", "wide: of many such proofs a third is run by each commit")
    config.addinivalue_line("markers", "slow: takes several seconds")


def pytest_report_header(config: pytest.Config) -> str:
    """Say what examples were drawn from."""
    return f"hypothesis seed: {config.getoption('--hypothesis-seed')}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the tier does not run, and let workers begin with what takes longest."""
    tier = config.getoption("--tier")
    if tier is None:
        return
    kept = items if tier == "all" else list(_chosen(items, tier))
    left = set(map(id, kept))
    config.hook.pytest_deselected(items=[item for item in items if id(item) not in left])
    usual = float(config.getini("timeout") or 0)
    allowed = {item.nodeid: _allowed(item, usual) for item in kept}
    names = longest_first(allowed, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    places = {name: place for place, name in enumerate(names)}
    items[:] = sorted(kept, key=lambda item: places[item.nodeid])


def _chosen(items: Sequence[pytest.Item], tier: str) -> Iterator[pytest.Item]:
    if tier == "prove":
        wide = set(_third_of_each(item.nodeid for item in items if _is(item, "wide")))
        yield from (item for item in items if not _is(item, "wide") or item.nodeid in wide)
        return
    if tier == "fast":
        yield from (item for item in items if not _is(item, "proof", "slow", "whole"))
        return
    slow = [item.nodeid for item in items if _is(item, "slow")]
    proofs = [item.nodeid for item in items if _is(item, "proof") and not _is(item, "slow")]
    drawn = {*slice_of(proofs, commit()), *slice_of(slow, commit(), of=package)}
    for item in items:
        if not _is(item, "whole") and (not _is(item, "proof", "slow") or item.nodeid in drawn):
            yield item


def _allowed(item: pytest.Item, usual: float) -> float:
    """How many seconds more than usual an item says that it may take."""
    mark = item.get_closest_marker("timeout")
    return max(0.0, float(mark.args[0]) - usual) if mark and mark.args else 0.0


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail what is skipped, where it is to be."""
    report = yield
    if not hasattr(report, "wasxfail"):
        _refuse_skip(report, item.config)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail a module that is skipped as a whole, where it is to be."""
    report = yield
    _refuse_skip(report, collector.config)
    return report


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport, config: pytest.Config) -> None:
    if not report.skipped or not config.getoption("--no-skips"):
        return
    if not any(reason in report.longreprtext for reason in (NO_MOUNTS, NO_SOURCES, NO_SLURM)):
        report.outcome = "failed"
        report.longrepr = f"{report.longreprtext}\nskipped, which is a failure under --no-skips"


def function(name: str) -> str:
    """The test function of a test's name."""
    return name.partition("[")[0]


def file(name: str) -> str:
    """The file of a test's name."""
    return name.partition("::")[0]


def package(name: str) -> str:
    """The folder below `tests`, which is called as what it tests, of a test's name."""
    return "/".join(file(name).split("/")[:2])


def slice_of(names: Iterable[str], seed: str, *, of: Callable[[str], str] = function) -> list[str]:
    """The names drawn by `seed`: one of `SHARE`, and at least one `of` each function."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for name in names:
        drawn = int.from_bytes(hashlib.sha256(f"{seed} {name}".encode()).digest()[:8], "big")
        groups.setdefault(of(name), []).append((drawn, name))
    found: list[str] = []
    for drawings in groups.values():
        first = min(drawings)
        found += [name for drawn, name in drawings if drawn % SHARE == 0 or name == first[1]]
    return found


def longest_first(allowed: Mapping[str, float], workers: int) -> list[str]:
    """Names in an order in which each worker begins with some of those that may take longest.

    Each worker is given as many tests as the others, one after the other (pytest-xdist's
    `worksteal`), and later takes from the end of what others have. Those of a file stay together,
    as they may share what is costly to set up.

    Args:
        allowed: how many seconds more than usual each test may take; most may take none.
        workers: how many there are.
    """
    files: dict[str, list[str]] = {}
    for name, seconds in allowed.items():
        if seconds:
            files.setdefault(file(name), []).append(name)
    loads, dealt = [0.0] * workers, [list[str]() for _ in range(workers)]
    for names in sorted(files.values(), key=lambda names: -max(map(allowed.__getitem__, names))):
        least = loads.index(min(loads))
        loads[least] += sum(map(allowed.__getitem__, names))
        dealt[least] += sorted(names, key=lambda name: -allowed[name])
    others = [name for name, seconds in allowed.items() if not seconds]
    found: list[str] = []
    for number, first in enumerate(dealt):
        room = (len(allowed) - len(found)) // (workers - number)
        count = max(0, room - len(first))
        found += [*first, *others[:count]]
        del others[:count]
    return found + others


def share(config: pytest.Config, names: Sequence[str]) -> list[str]:
    """What one proof goes through: all names, or of those a slice where the tier runs slices."""
    if config.getoption("--tier") in _WHOLE_SUITES:
        return list(names)
    chosen = set(slice_of([f"share[{name}]" for name in names], commit()))
    return [name for name in names if f"share[{name}]" in chosen]


def third(names: Iterable[str]) -> list[str]:
    """A third of the names, drawn by the commit: of what would fill a proof's hour by itself."""
    drawn = _drawn(names)
    return sorted(drawn[: -(-len(drawn) // 3)])


def _third_of_each(names: Iterable[str]) -> Iterator[str]:
    """A third of the names of each test function."""
    functions: dict[str, list[str]] = {}
    for name in names:
        functions.setdefault(function(name), []).append(name)
    for group in functions.values():
        yield from third(group)


def some(config: pytest.Config, names: Sequence[str], count: int) -> list[str]:
    """What one proof goes through where even a slice is too much: all names, or so many of them."""
    if config.getoption("--tier") in _WHOLE_SUITES:
        return list(names)
    chosen = set(_drawn(names)[:count])
    return [name for name in names if name in chosen]


def _drawn(names: Iterable[str]) -> list[str]:
    """The names in an order that the commit decides."""
    seed = commit()
    return sorted(names, key=lambda name: hashlib.sha256(f"{seed} {name}".encode()).digest())


def commit() -> str:
    """The hash of the commit that is tested; empty outside of a repository."""
    return "".join(git("rev-parse", "HEAD"))


def git(*words: str) -> list[str]:
    """The words that git answers with; none outside of a repository."""
    return git_text(*words).split()


def git_text(*words: str) -> str:
    """What git answers with; nothing outside of a repository."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def _is(item: pytest.Item, *marks: str) -> bool:
    return any(item.get_closest_marker(mark) for mark in marks)
