"""Whatever an agent does to its process, the harness is told what, and goes on."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from pytest_androidbench import Done
from pytest_androidbench.agents.hosting import leash, starting
from pytest_androidbench.agents.hosting.host import (
    AgentDied,
    AgentRaised,
    AgentStuck,
    AgentTooLarge,
    Host,
)
from pytest_androidbench.agents.hosting.log import Log
from pytest_androidbench.errors import DeviceError
from tests.agents.hosting.hosted import hosted, screen
from tests.devices.test_slots import is_running
from tests.end_to_end.test_faults import wait_for

HERE = "tests.agents.misbehaving"


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("Exits", "exit status 0"),
        ("Segfaults", "signal SIGSEGV"),
        ("IsTerminated", "signal SIGTERM"),
        ("KillsItsParent", "killed"),
        ("ClosesEverything", "exit status 1"),
        ("Babbles", "broke its connection"),
    ],
)
def test_an_agent_that_ends_its_process_is_told_with_how(name: str, how: str) -> None:
    with hosted(f"{HERE}.ending:{name}") as one:
        with pytest.raises(AgentDied, match=how):
            one.agent.act(screen())
        assert not one.host.alive


def test_a_program_whose_leash_was_killed_is_ended() -> None:
    with hosted(f"{HERE}.ending:KillsItsParent") as one:
        program, held_by = one.host._pid, one.host._leash.pid
        # It would hear that nobody asks it any more, and end by itself.
        os.kill(program, signal.SIGSTOP)
        os.kill(held_by, signal.SIGKILL)
        wait_for(lambda: not is_running(held_by))
        assert is_running(program)
        one.host.close()
        wait_for(lambda: not is_running(program))


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("Skips", "Skipped", "too hard"),
        ("Expects", "XFailed", "too hard"),
        ("EndsTheRun", "Exit", "enough"),
        ("Interrupts", "KeyboardInterrupt", ""),
        ("IsCancelled", "CancelledError", ""),
        ("HalfAnEmoji", "ValueError", "half an emoji: \\ud83d"),
        ("SaysNothing", "Mute", "(its text cannot be had: str() raised RuntimeError)"),
        ("Paints", "ValueError", "\\x1b[2J\\x1b]0;mine\\x07\\u202ereversed"),
        ("BlamesItself", "ValueError", "a circle"),
    ],
)
def test_an_exception_comes_over_whatever_it_is(name: str, kind: str, text: str) -> None:
    with hosted(f"{HERE}.raising:{name}") as one:
        with pytest.raises(AgentRaised) as caught:
            one.agent.act(screen())
        told = caught.value.told
        assert (told.name, told.text) == (kind, text)
        assert "raising.py" in told.traceback
        assert "hosting" not in told.traceback
        assert one.left() == []


def test_long_texts_are_bounded() -> None:
    with hosted(f"{HERE}.raising:TooLong") as one:
        with pytest.raises(AgentRaised) as caught:
            one.agent.act(screen())
        assert len(str(caught.value)) < 10_100
        assert "characters more" in str(caught.value)
        assert "9000000 characters more" in caught.value.told.text
        assert len(caught.value.told.text) < 1_000_100


@pytest.mark.proof
@pytest.mark.parametrize(
    "name", ["Sleeps", "SleepsInC", "Backtracks", "IgnoresSignals", "Swallows", "Stops"]
)
def test_an_agent_that_hangs_is_ended_and_says_where_it_was(name: str) -> None:
    with hosted(f"{HERE}.hanging:{name}", seconds=0.5) as one:
        began = time.monotonic()
        with pytest.raises(AgentStuck, match=r"act\(\) took longer than 0.5 s"):
            one.agent.act(screen())
        assert time.monotonic() - began < 5
        if name not in ("IgnoresSignals", "Stops"):
            assert "hanging.py" in one.printed()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Grows", "GrowsInAChild"])
def test_an_agent_that_takes_more_memory_than_it_may_is_ended(name: str) -> None:
    with hosted(f"{HERE}.hanging:{name}", memory=300_000_000) as one:
        with pytest.raises(AgentTooLarge, match="300 MB are allowed"):
            one.agent.act(screen())
        assert not one.host.alive


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("ClosesStdout", "sys.stdout is closed"),
        ("ChangesDirectory", "the working directory is /"),
        ("ChangesEnvironment", "the variable ANDROID_SERIAL is changed"),
        ("ChangesHandlers", "SIGTERM has another handler"),
        ("LeavesAThread", "the thread 'dawdler' still runs"),
        ("LeavesAFile", "is /dev/null"),
    ],
)
def test_what_an_agent_leaves_changed_is_told(name: str, left: str) -> None:
    with hosted(f"{HERE}.leaving:{name}") as one:
        assert one.agent.act(screen()) == Done()
        assert any(left in sentence for sentence in one.left())


@pytest.mark.parametrize("name", ["LeavesAChild", "LeavesADaemon"])
def test_children_are_ended_wherever_they_went(name: str) -> None:
    with hosted(f"{HERE}.leaving:{name}") as one:
        assert one.agent.act(screen()) == Done()
        assert one.host.end_children() == 1
        assert one.host.end_children() == 0
        assert one.left() == []


def test_a_forked_child_that_comes_back_is_let_go() -> None:
    with hosted(f"{HERE}.ending:Forks") as one:
        assert one.agent.act(screen()) == Done()
        assert one.agent.act(screen()) == Done()


def test_a_process_that_does_not_start_in_time_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "START_SECONDS", 0.0)
    before = leash.descendants(os.getpid())
    with pytest.raises(AgentStuck, match="start of its process took longer"):
        Host(Log())
    assert leash.descendants(os.getpid()) == before


def test_nothing_outlives_the_host() -> None:
    before = leash.descendants(os.getpid())
    with hosted(f"{HERE}.leaving:LeavesADaemon") as one:
        one.agent.act(screen())
        started = set(leash.descendants(os.getpid())) - set(before)
        assert len(started) >= 3
    assert not [pid for pid in started if Path(f"/proc/{pid}/exe").exists()]


def test_a_picture_is_fetched_when_it_is_looked_at_and_once() -> None:
    taken = []

    def take() -> bytes:
        taken.append(1)
        return b"\xff\xd8 a picture"

    with hosted(f"{HERE}.looking:LooksTwice") as one:
        one.agent.act(screen("look", take))
        assert len(taken) == 1
        one.agent.act(screen("do not look", take))
        assert len(taken) == 1


def test_a_device_that_fails_is_no_fault_of_the_agent_s() -> None:
    def take() -> bytes:
        raise DeviceError("the device is gone")

    with hosted(f"{HERE}.looking:LooksTwice") as one:
        with pytest.raises(DeviceError, match="the device is gone"):
            one.agent.act(screen("look", take))
        assert one.host.alive


def test_the_picture_of_an_old_screen_cannot_be_had() -> None:
    with hosted(f"{HERE}.looking:LooksBack") as one:
        one.agent.act(screen("first", lambda: b"one"))
        with pytest.raises(DeviceError, match="the screen has changed since"):
            one.agent.act(screen("second", lambda: b"two"))


def test_what_is_printed_is_kept() -> None:
    with hosted(f"{HERE}.looking:Prints") as one:
        one.agent.act(screen())
        assert one.printed() == "out\nerr\nfrom a child\n"
