from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pytest_androidbench.devices.providers.child import Child
from pytest_androidbench.errors import DeviceUnavailable
from tests.devices.test_slots import end, is_running

UNTIL_EOF = "import sys; print('ready', flush=True); sys.stdin.read()"
FOREVER = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
PARENT = """
import sys, time
from pytest_androidbench.devices.providers.child import Child
child = Child([sys.executable, "-c", sys.argv[1]], leashed=sys.argv[2] == "leashed")
print(child.pid, child.read_line(20).strip(), flush=True)
time.sleep(60)
"""
STOPPING = """
import sys
from pytest_androidbench.devices.providers.child import Child
child = Child([sys.executable, "-c", sys.argv[1]])
print(child.pid, flush=True)
child.stop()
"""


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def wait_until_gone(pid: int) -> bool:
    deadline = time.monotonic() + 10
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not is_running(pid)


def test_the_first_line_is_read_and_closing_the_input_ends_it() -> None:
    child = Child(python(UNTIL_EOF))
    assert child.read_line(20).strip() == "ready"
    assert child.running
    child.stop()
    assert not child.running


def test_last_words_are_part_of_the_complaint() -> None:
    child = Child(python("import sys; sys.stderr.write('no fonts here\\n'); sys.exit(3)"))
    with pytest.raises(DeviceUnavailable, match="code 3, saying: no fonts here"):
        child.read_line(20)
    child.stop()


@pytest.mark.parametrize("leashed", [False, True])
@pytest.mark.parametrize(
    ("ending", "told"),
    [
        ("sys.exit(7)", "ended with code 7"),
        ("os.kill(os.getpid(), 9)", "ended by SIGKILL"),
    ],
)
def test_the_complaint_says_how_it_ended(ending: str, told: str, *, leashed: bool) -> None:
    child = Child(python(f"import os, sys; {ending}"), leashed=leashed)
    with pytest.raises(DeviceUnavailable, match=told):
        child.read_line(20)
    child.stop()


def test_a_chatty_child_does_not_block() -> None:
    chatter = "import sys; print('ready', flush=True)\n"
    chatter += "for i in range(20000): sys.stderr.write(f'line {i}\\n'); print('x' * 80)\n"
    chatter += "sys.stdin.read()"
    child = Child(python(chatter))
    child.read_line(20)
    child.stop()
    assert "line 19999" in child.last_words
    assert "line 100\n" not in child.last_words


def test_a_silent_child_is_given_up() -> None:
    child = Child(python("import sys; sys.stdin.read()"))
    with pytest.raises(DeviceUnavailable, match="did not say that it is ready"):
        child.read_line(0.3)
    child.stop()


def test_a_program_that_does_not_exist_is_unavailable() -> None:
    with pytest.raises(DeviceUnavailable, match="cannot be started"):
        Child(["/nonexistent/emulator"])


@pytest.mark.parametrize(("code", "how"), [(UNTIL_EOF, "plain"), (FOREVER, "leashed")])
def test_a_child_dies_with_its_killed_parent(code: str, how: str) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, code, how], stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    pid, said = parent.stdout.readline().split()
    pids = [int(pid), *([int(said)] if said.isdigit() else [])]
    assert all(map(is_running, pids))
    end(parent)
    assert all(map(wait_until_gone, pids))


def test_stopping_a_leashed_program_ends_it_and_what_it_started(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    starts_another = (
        "import subprocess, sys, time; "
        f"p = subprocess.Popen([sys.executable, '-c', {FOREVER!r}]); "
        f"open({str(note)!r}, 'w').write(str(p.pid)); print('up', flush=True); time.sleep(60)"
    )
    child = Child(python(starts_another), leashed=True)
    child.read_line(20)
    pid = int(note.read_text())
    assert is_running(pid)
    child.stop()
    assert wait_until_gone(pid)


@pytest.mark.slow
def test_a_stubborn_child_is_killed() -> None:
    stubborn = f"import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); {FOREVER}"
    child = Child(python(stubborn))
    pid = int(child.read_line(20))
    assert pid == child.pid
    child.stop()
    assert not is_running(pid)


def test_who_is_interrupted_while_a_stubborn_child_may_end_leaves_none(tmp_path: Path) -> None:
    told = tmp_path / "told"
    stubborn = f"import sys, time; sys.stdin.read(); open({str(told)!r}, 'x'); time.sleep(60)"
    with subprocess.Popen(
        [*python(STOPPING), stubborn],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as stopping:
        assert stopping.stdout is not None
        pid = int(stopping.stdout.readline())
        deadline = time.monotonic() + 10
        while not told.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        stopping.send_signal(signal.SIGINT)
        stopping.wait(20)
    assert wait_until_gone(pid)
