"""When the guard's process signals the one that it follows, and how it hears of its end."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_androidbench.episodes import watcher
from tests.episodes.followed import Pipe, Reports, follow, wait, watch

pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")


@pytest.fixture(autouse=True)
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Times in which a test can wait for all that is to come."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(watcher, "REPEAT", 0.02)
    monkeypatch.setattr(watcher, "PATIENCE", 0.3)


def signals_of(begin: Callable[[Pipe], object], number: int) -> tuple[bytes, int]:
    """A byte for each signal that a process has had, which ends with so many; its status."""
    reports = Reports()

    def life(pipe: Pipe) -> None:
        had = 0

        def hear(*_: object) -> None:
            nonlocal had
            had += 1
            reports.report(b"!")
            if had == number:
                pipe.tell({"close": True})
                os._exit(0)

        signal.signal(watcher.SIGNAL, hear)
        begin(pipe)
        wait()

    ended = follow(life, reports)
    return ended.reported, ended.status


def test_it_signals_once_the_time_is_over_and_again_until_it_is_heard() -> None:
    assert signals_of(lambda pipe: pipe.tell(watch("task", "it")), 3) == (b"!!!", 0)


def test_it_waits_for_the_time_to_be_over() -> None:
    begin = time.monotonic()
    assert signals_of(lambda pipe: pipe.tell(watch("task", "it", since=-0.1)), 1) == (b"!", 0)
    assert time.monotonic() - begin > 0.1


def test_it_ends_what_hears_no_signal_after_its_patience() -> None:
    begin = time.monotonic()
    heard, status = signals_of(lambda pipe: pipe.tell(watch("task", "it")), 1_000_000)
    assert time.monotonic() - begin > 0.3
    assert status == signal.SIGKILL
    # Every 20 ms for 300 ms, on a machine that may be slow.
    assert 2 <= len(heard) <= 16


def test_it_signals_nobody_who_rests_in_time() -> None:
    reports = Reports()

    def life(pipe: Pipe) -> None:
        signal.signal(watcher.SIGNAL, lambda *_: reports.report(b"!"))
        pipe.tell(watch("task", "it", since=-0.1), {"watch": None})
        signal.sigtimedwait([], 0.15)
        pipe.tell(watch("task", "it", since=-0.1), {"end": True})
        signal.sigtimedwait([], 0.15)

    ended = follow(life, reports)
    assert (ended.reported, ended.status) == (b"", 0)


def test_a_new_time_goes_before_the_old_one() -> None:
    reports = Reports()

    def life(pipe: Pipe) -> None:
        signal.signal(watcher.SIGNAL, lambda *_: reports.report(b"!"))
        pipe.tell(watch("task", "it", since=-0.1), watch("task", "more", since=-60))
        signal.sigtimedwait([], 0.15)

    assert follow(life, reports).reported == b""


@pytest.mark.parametrize("known", [True, False], ids=["told by the system", "looked at"])
def test_the_end_of_a_process_is_heard_whoever_else_holds_its_pipe(
    monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    if not known:
        monkeypatch.setattr(os, "pidfd_open", _refused)
    hold, held = os.pipe()
    lives, living = os.pipe()

    def life(pipe: Pipe) -> None:
        pipe.tell(watch("task", "it", since=-60))
        if not os.fork():
            os.close(held)
            os.read(hold, 1)
            os._exit(0)

    begin = time.monotonic()
    # The pipe ends only now, when the watcher has long ended.
    ended = follow(life)
    for number in (held, hold, living):
        os.close(number)
    with os.fdopen(lives, "rb") as until_all_have_ended:
        assert until_all_have_ended.read() == b""
    assert ended.status == 0
    assert time.monotonic() - begin < 10


def test_where_the_system_tells_of_no_end_signals_come_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "pidfd_open", _refused)
    monkeypatch.setattr(watcher, "LOOK", 0.01)
    assert signals_of(lambda pipe: pipe.tell(watch("task", "it", since=-0.05)), 2) == (b"!!", 0)


def _refused(_: int) -> int:
    raise OSError("not here")
