"""What the guard tells the process beside this one, and whom a signal of that interrupts."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.codec import to_json
from pytest_androidbench.episodes.guard import SIGNAL, Guard, Interrupted, TaskHung, Watch, told
from pytest_androidbench.episodes.phase import Who
from pytest_androidbench.errors import AgentHung, AndroidBenchError, DeviceHung
from tests.records.samples import record


class Told:
    """A guard, and what it has told a process that only writes it down."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "told"
        self.guard = Guard()

    def all(self) -> list[dict[str, Any]]:
        """Every message, once the guard is closed."""
        self.guard.close()
        return [json.loads(line) for line in self.file.read_text("utf-8").splitlines()]


@pytest.fixture
def listening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Told]:
    program = tmp_path / "listens"
    program.write_text(
        f"#!/bin/sh\necho $* >{tmp_path}/asked\ntest -e /dev/fd/$4 && exec cat >{tmp_path}/told\n"
    )
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    listening = Told(tmp_path)
    yield listening
    listening.guard.close()


def test_an_attempt_is_told_from_its_beginning_to_its_end(listening: Told, tmp_path: Path) -> None:
    guard = listening.guard
    guard.begin(tmp_path / "run", record())
    guard.switch("task", "arranging", 60)
    guard.rest()
    guard.end()
    begun, watched, rested, ended, closed = listening.all()
    kept = json.loads(to_json(record()))
    assert begun == {"begin": kept, "run": str(tmp_path / "run")}
    watch = watched["watch"]
    assert (watch["who"], watch["what"], watch["seconds"]) == ("task", "arranging", 60)
    assert guard.time() + 50 < watch["deadline"] < guard.time() + 60
    assert (rested, ended, closed) == ({"watch": None}, {"end": True}, {"close": True})
    module, process, _traces = (tmp_path / "asked").read_text().split()[1:]
    assert (module, int(process)) == ("pytest_androidbench.episodes.watcher", os.getpid())


def test_whoever_was_at_work_before_a_block_is_behind_it(listening: Told) -> None:
    guard = listening.guard
    guard.start()
    guard.switch("task", "arranging", 60)
    with guard.watching("device", "restoring", 30), guard.watching("agent", "thinking", 5):
        pass
    watches = [each["watch"] for each in listening.all()[:-1]]
    assert [each["what"] for each in watches] == [
        "arranging", "restoring", "thinking", "restoring", "arranging",
    ]  # fmt: skip
    assert watches[0] == watches[4]
    assert watches[1] == watches[3]


def test_a_person_in_a_debugger_is_not_watched(listening: Told) -> None:
    guard = listening.guard
    guard.start()
    guard.switch("task", "arranging", 60)
    for _ in range(2):
        guard.stand()
    guard.switch("agent", "thinking", 30)
    for _ in range(2):
        guard.go_on()
    first, stood, again, _closed = listening.all()
    assert first["watch"]["what"] == "arranging"
    assert stood == {"watch": None}
    assert again["watch"]["what"] == "thinking"


def test_time_that_stood_is_given_back(listening: Told) -> None:
    guard = listening.guard
    guard.start()
    guard.switch("task", "arranging", 60)
    guard.stand()
    standing = guard.time()
    signal.sigtimedwait([], 0.02)
    assert guard.time() == standing
    guard.go_on()
    first, _stood, again, _closed = listening.all()
    assert again["watch"]["deadline"] - first["watch"]["deadline"] >= 0.02


def test_it_starts_one_process_and_closes_it_once(listening: Told) -> None:
    guard = listening.guard
    guard.start()
    process = guard._process
    guard.start()
    assert process is not None
    assert guard._process is process
    assert os.getsid(process.pid) == process.pid, "what interrupts us is none of its"
    assert signal.getsignal(SIGNAL) == guard._on_signal
    assert listening.all() == [{"close": True}]
    guard.close()
    assert signal.getsignal(SIGNAL) is signal.SIG_DFL
    guard.switch("task", "arranging", 1)  # tells nobody
    guard.end()


def test_one_that_is_not_wanted_starts_nothing(tmp_path: Path) -> None:
    guard = Guard(enabled=False)
    guard.begin(tmp_path, record())
    with guard.watching("agent", "thinking", 0):
        pass
    assert guard._process is None
    guard.close()
    assert signal.getsignal(SIGNAL) is signal.SIG_DFL


def test_outside_of_the_main_thread_it_hears_no_signals(listening: Told) -> None:
    guards: list[Guard] = []

    def begin() -> None:
        guards.append(Guard())
        guards[0].start()
        guards[0].close()

    thread = threading.Thread(target=begin)
    thread.start()
    thread.join()
    assert len(guards) == 1
    assert signal.getsignal(SIGNAL) is signal.SIG_DFL
    assert listening.file.read_text() == '{"close":true}\n'


@pytest.mark.parametrize(
    ("who", "kind"), [("agent", AgentHung), ("device", DeviceHung), ("task", TaskHung)]
)
def test_a_signal_interrupts_whoever_has_no_time_left(
    listening: Told, who: Who, kind: type[Exception]
) -> None:
    listening.guard.start()
    message = "its work took longer than 0.0 s; it was interrupted"
    with (
        pytest.raises(kind, match=f"^{message}$") as caught,
        listening.guard.watching(who, "its work", 0),
    ):
        os.kill(os.getpid(), SIGNAL)
    assert isinstance(caught.value.__cause__, Interrupted)


def test_a_signal_interrupts_nobody_who_has_time_left_or_rests(listening: Told) -> None:
    guard = listening.guard
    guard.start()
    guard.switch("task", "its work", 60)
    os.kill(os.getpid(), SIGNAL)
    guard.switch("task", "its work", 0)
    guard.stand()
    os.kill(os.getpid(), SIGNAL)
    guard.go_on()
    guard.rest()
    os.kill(os.getpid(), SIGNAL)
    guard.switch("task", "its work", 0)
    guard.end()
    os.kill(os.getpid(), SIGNAL)


@pytest.mark.parametrize(
    ("module", "kind"),
    [
        ("adbutils._device", DeviceHung),
        ("uiautomator2", DeviceHung),
        ("pytest_androidbench.devices.device", DeviceHung),
        ("test_desk", TaskHung),
        ("my_adbutils", TaskHung),
        (None, TaskHung),
    ],
)
def test_a_task_that_waits_for_its_device_is_not_the_one_that_hangs(
    listening: Told, module: str | None, kind: type[Exception]
) -> None:
    listening.guard.start()
    code = "def inner():\n    kill()\n\ndef outer():\n    inner()\n"
    names: dict[str, Any] = {"kill": lambda: os.kill(os.getpid(), SIGNAL)}
    if module:
        names["__name__"] = module
    exec(code, names)
    with (
        pytest.raises(kind) as caught,
        listening.guard.watching("task", "checking", 0),
    ):
        names["outer"]()
    of_device = "the device, while checking, took longer than 0.0 s; it was interrupted"
    of_task = "checking took longer than 0.0 s; it was interrupted"
    assert str(caught.value) == (of_device if kind is DeviceHung else of_task)


def test_an_agent_that_waits_for_its_device_hangs_itself(listening: Told) -> None:
    listening.guard.start()
    names: dict[str, Any] = {"__name__": "adbutils", "kill": os.kill, "me": os.getpid()}
    with pytest.raises(AgentHung), listening.guard.watching("agent", "act()", 0):
        exec(f"kill(me, {int(SIGNAL)})", names)


def test_an_interruption_says_what_took_how_long() -> None:
    error = Interrupted(Watch(who="agent", what="act()", seconds=2.25, deadline=0))
    assert str(error) == "act() took longer than 2.2 s"
    amounts: AndroidBenchError = told(error)
    assert str(amounts) == "act() took longer than 2.2 s; it was interrupted"


def test_a_process_that_is_gone_is_told_nothing_and_fails_nothing(listening: Told) -> None:
    guard = listening.guard
    guard.start()
    process = guard._process
    assert process is not None
    process.kill()
    process.wait()
    for _ in range(3):
        guard.rest()
    guard.close()
    assert process.returncode == -signal.SIGKILL
