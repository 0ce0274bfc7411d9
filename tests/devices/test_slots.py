from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceUnavailable

HOLD = """
import subprocess, sys, time
from pathlib import Path
from pytest_androidbench.devices.slots import Slots
lease = Slots(Path(sys.argv[1])).lease_new("phone")
left_behind = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
lease.occupy(left_behind.pid)
print(lease.name, left_behind.pid, flush=True)
time.sleep(60)
"""


def holder(folder: Path) -> tuple[subprocess.Popen[str], str, int]:
    """Another process that holds a slot with a device in it."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    name, pid = process.stdout.readline().split()
    return process, name, int(pid)


def end(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        # It may end between opening the file and reading it.
        return False
    return state != "Z"


def test_each_lease_has_a_slot_of_its_own(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    with slots.lease_new("phone") as one, slots.lease_new("phone") as other:
        assert one.name != other.name
        assert one.folder != other.folder


def test_a_slot_that_was_given_back_is_leased_again(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    with slots.lease_new("phone") as lease:
        name = lease.name
    with slots.lease_new("phone") as lease:
        assert lease.name == name


def test_another_process_keeps_its_slot(tmp_path: Path) -> None:
    process, name, pid = holder(tmp_path)
    try:
        with Slots(tmp_path).lease_new("phone") as lease:
            assert lease.name != name
        assert is_running(pid)
    finally:
        end(process)
        os.kill(pid, signal.SIGKILL)


@pytest.mark.slow
def test_a_killed_owner_leaves_its_slot_and_what_ran_there_is_ended(tmp_path: Path) -> None:
    process, name, pid = holder(tmp_path)
    end(process)
    assert is_running(pid)
    with Slots(tmp_path).lease_new("phone") as lease:
        assert lease.name == name
        assert not is_running(pid)


@pytest.mark.slow
def test_what_killed_owners_have_left_is_ended_and_nothing_else(tmp_path: Path) -> None:
    living, dead = holder(tmp_path), holder(tmp_path)
    try:
        end(dead[0])
        os.kill(dead[2], signal.SIGSTOP)
        Slots(tmp_path).reclaim()
        assert not is_running(dead[2])
        assert is_running(living[2])
    finally:
        end(living[0])
        os.kill(living[2], signal.SIGKILL)


def test_a_reused_pid_is_left_alone(tmp_path: Path) -> None:
    with Slots(tmp_path).lease_new("phone") as lease:
        (lease.folder / "occupant.json").write_text(f'{{"pid": {os.getpid()}, "started": "1"}}')
    with Slots(tmp_path).lease_new("phone"):
        assert is_running(os.getpid())


def test_a_damaged_note_is_no_obstacle(tmp_path: Path) -> None:
    with Slots(tmp_path).lease_new("phone") as lease:
        (lease.folder / "occupant.json").write_text("{")
    with Slots(tmp_path).lease_new("phone") as again:
        assert again.name == lease.name


def test_when_all_of_a_fixed_set_are_taken_the_error_names_them(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    with slots.lease_one("adb", ["A", "B"]), slots.lease_one("adb", ["A", "B"]):
        started = time.monotonic()
        with pytest.raises(DeviceUnavailable, match="A, B"):
            slots.lease_one("adb", ["A", "B"], seconds=0.3)
        assert time.monotonic() - started >= 0.3


def test_a_process_that_has_ended_holds_no_slot_though_nobody_has_asked_for_its_end(
    tmp_path: Path,
) -> None:
    with Slots(tmp_path).lease_new("phone") as lease:
        remains = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        lease.occupy(remains.pid)
        remains.send_signal(signal.SIGKILL)
        os.waitid(os.P_PID, remains.pid, os.WEXITED | os.WNOWAIT)
    with Slots(tmp_path).lease_new("phone") as again:
        assert again.name == lease.name
    remains.wait()
