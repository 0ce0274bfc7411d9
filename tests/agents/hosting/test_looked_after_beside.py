"""Something that the harness looks after while it waits for an agent."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.host import Host
from pytest_androidbench.agents.hosting.log import Log
from pytest_androidbench.agents.hosting.messages import screen_of
from pytest_androidbench.errors import LimitReached
from tests.agents.hosting.hosted import hosted, screen
from tests.end_to_end.test_faults import wait_for

HERE = "tests.agents.misbehaving"
ACT = say.Act(screen=screen_of(screen(), 1))


class Tended:
    """Counts how often it was looked after, and can be given something to do."""

    def __init__(self, patience: float = math.inf) -> None:
        self.reader, self.writer = os.pipe()
        os.set_blocking(self.reader, False)
        self.wait = patience
        self.heard = b""
        self.tended = 0
        self.raises: Exception | None = None
        self.enough = 0
        """After so often it raises."""

    def fileno(self) -> int:
        return self.reader

    def patience(self) -> float:
        return self.wait

    def tend(self) -> None:
        self.tended += 1
        with suppress(BlockingIOError):
            self.heard += os.read(self.reader, 100)
        if self.raises is not None and self.tended >= self.enough:
            raise self.raises

    def close(self) -> None:
        os.close(self.reader)
        os.close(self.writer)


@pytest.fixture
def tended() -> Iterator[Tended]:
    made = Tended()
    yield made
    made.close()


def test_it_is_looked_after_when_there_is_something_to_read(tended: Tended) -> None:
    os.write(tended.writer, b"news")
    with hosted(f"{HERE}.looking:LooksTwice") as one:
        one.host.ask("act()", ACT, 20, beside=tended)
    assert (tended.heard, tended.tended > 0) == (b"news", True)


def test_it_is_looked_after_when_its_time_has_come(tended: Tended) -> None:
    tended.wait = 0.001
    tended.raises, tended.enough = LimitReached("steps", 3), 20
    with hosted(f"{HERE}.hanging:Sleeps") as one:
        with pytest.raises(LimitReached):
            one.host.ask("act()", ACT, 3600, beside=tended)
        assert tended.tended == 20
        # Nobody will hear what the agent comes to: its process is ended.
        assert not one.host.alive


def test_without_news_it_is_left_in_peace(tended: Tended) -> None:
    with hosted(f"{HERE}.looking:LooksTwice") as one:
        one.host.ask("act()", ACT, 20, beside=tended)
    assert tended.tended <= 5


def test_the_time_of_the_agent_is_over_all_the_same(tended: Tended) -> None:
    tended.wait = 0.01
    with hosted(f"{HERE}.hanging:Sleeps") as one:
        began = time.monotonic()
        with pytest.raises(Exception, match=r"act\(\) took longer than 0.5 s"):
            one.host.ask("act()", ACT, 0.5, beside=tended)
        assert time.monotonic() - began < 20


def test_a_host_has_the_environment_it_is_given_and_nothing_of_ours_beside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ADB_SERVER_SOCKET", "tcp:1.2.3.4:5")
    ours = {name: value for name, value in os.environ.items() if name != "ADB_SERVER_SOCKET"}
    host = Host(Log(), environment={**ours, "ANDROID_SERIAL": "another"})
    try:
        (program,) = _children(host._leash.pid)
        for pid in (host._leash.pid, program):
            wait_for(lambda pid=pid: b"PYTHONPATH" in _environ(pid))  # type: ignore[misc]
            assert b"ANDROID_SERIAL=another\0" in _environ(pid)
            assert b"ADB_SERVER_SOCKET" not in _environ(pid)
    finally:
        host.close()


def _environ(pid: int) -> bytes:
    return Path(f"/proc/{pid}/environ").read_bytes()


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
