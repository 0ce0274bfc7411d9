"""Which slot is leased, how long one is waited for, and what is noted of who runs there."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from pytest_androidbench.devices.slots import Slots, runtime_folder
from pytest_androidbench.errors import DeviceUnavailable
from tests.devices.test_slots import is_running


def test_new_slots_are_numbered_from_zero_and_the_first_free_is_taken(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    leases = [slots.lease_new("phone") for _ in range(3)]
    assert [lease.name for lease in leases] == ["phone-0", "phone-1", "phone-2"]
    assert [lease.folder for lease in leases] == [tmp_path / lease.name for lease in leases]
    leases[1].release()
    assert slots.lease_new("phone").name == "phone-1"
    assert slots.lease_new("other").name == "other-0"


def test_one_of_a_set_is_the_first_that_is_free(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    with slots.lease_one("adb", ["B", "A"]) as one, slots.lease_one("adb", ["B", "A"]) as other:
        assert (one.name, other.name) == ("adb-B", "adb-A")
        with pytest.raises(DeviceUnavailable) as told:
            slots.lease_one("adb", ["B", "A"])
        assert str(told.value) == "every adb device is in use by other runs: B, A"
    with slots.lease_one("adb", ["A"]) as again:
        assert again.name == "adb-A"


def test_one_that_becomes_free_in_time_is_leased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slots = Slots(tmp_path)
    held = slots.lease_one("adb", ["A"])
    monkeypatch.setattr("pytest_androidbench.devices.slots.time.sleep", lambda _: held.release())
    with slots.lease_one("adb", ["A"], seconds=5.0) as lease:
        assert lease.name == "adb-A"


@pytest.mark.parametrize(
    ("name", "folder"), [("a/b:c d", "adb-a_b_c_d"), ("A.b-9_", "adb-A.b-9_"), ("../x", "adb-.._x")]
)
def test_a_folder_is_called_by_what_a_name_may_hold(tmp_path: Path, name: str, folder: str) -> None:
    with Slots(tmp_path / "deep" / "slots").lease_one("adb", [name]) as lease:
        assert lease.name == f"adb-{name}"
        assert lease.folder == tmp_path / "deep" / "slots" / folder
        assert stat.S_IMODE(lease.folder.stat().st_mode) == 0o700


def test_who_runs_in_a_slot_is_noted_and_ended_with_the_next_lease(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pytest_androidbench.devices.slots._REMAINS_SECONDS", 1.5)
    left = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    with Slots(tmp_path).lease_new("phone") as lease:
        lease.occupy(left.pid)
        noted = json.loads((lease.folder / "occupant.json").read_text())
        fields = Path(f"/proc/{left.pid}/stat").read_text().rpartition(")")[2].split()
        assert noted == {"pid": left.pid, "started": fields[19]}
    assert is_running(left.pid)
    with Slots(tmp_path).lease_new("phone") as again:
        assert again.name == "phone-0"
        assert not (again.folder / "occupant.json").exists()
    assert left.wait(10) == -15


def test_where_the_device_of_a_slot_is_can_be_asked_while_it_runs(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    assert slots.addresses() == ()
    with slots.lease_new("phone") as one, slots.lease_new("phone") as other:
        one.occupy(os.getpid(), address="emulator-1@127.0.0.1:7")
        other.occupy(os.getpid())
        assert Slots(tmp_path).addresses() == ("emulator-1@127.0.0.1:7",)
        (other.folder / "occupant.json").write_text('{"pid": 1, "started": "", "address": "x"}')
        assert slots.addresses() == ("emulator-1@127.0.0.1:7",)
        one.vacate()
        other.vacate()
        assert slots.addresses() == ()


def test_what_has_left_is_not_looked_for(tmp_path: Path) -> None:
    with Slots(tmp_path).lease_new("phone") as lease:
        lease.vacate()
        lease.occupy(os.getpid())
        lease.vacate()
        lease.clean()
    assert is_running(os.getpid())


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"pid": "x", "started": ""}', '{"pid": 1}', "7"])
def test_a_note_that_says_nothing_is_forgotten(tmp_path: Path, note: str) -> None:
    with Slots(tmp_path).lease_new("phone") as lease:
        (lease.folder / "occupant.json").write_text(note)
    with Slots(tmp_path).lease_new("phone") as again:
        assert again.name == lease.name
        assert not (again.folder / "occupant.json").exists()


def test_a_process_that_nobody_may_end_keeps_its_slot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pytest_androidbench.devices.slots._REMAINS_SECONDS", 0.03)
    signals: list[int] = []

    def kill(pid: int, number: int) -> None:
        signals.append(number)
        raise PermissionError

    with Slots(tmp_path).lease_new("phone") as lease:
        lease.occupy(os.getpid())
        monkeypatch.setattr("pytest_androidbench.devices.slots.os.kill", kill)
        with pytest.raises(DeviceUnavailable) as told:
            lease.clean()
    assert str(told.value) == f"slot phone-0 still holds process {os.getpid()} of an earlier run"
    assert signals == [15, 9]
    with Slots(tmp_path).lease_new("phone") as other:
        assert other.name == "phone-1"


def test_reclaiming_leaves_slots_free(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    with slots.lease_new("phone") as lease:
        (lease.folder / "occupant.json").write_text("{}")
        slots.reclaim()
        assert (lease.folder / "occupant.json").exists()
    slots.reclaim()
    assert not (lease.folder / "occupant.json").exists()
    with slots.lease_new("phone") as again:
        assert again.name == "phone-0"
    Slots(tmp_path / "nothing").reclaim()


def test_slots_lie_in_a_folder_of_this_user_on_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert runtime_folder() == tmp_path / "pytest-androidbench"
    assert Slots().lease_new("x").folder == tmp_path / "pytest-androidbench" / "x-0"
    monkeypatch.setattr("tempfile.tempdir", "/somewhere")
    for useless in ("", str(tmp_path / "none")):
        monkeypatch.setenv("XDG_RUNTIME_DIR", useless)
        assert runtime_folder() == Path(f"/somewhere/pytest-androidbench-{os.getuid()}")
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert runtime_folder() == Path(f"/somewhere/pytest-androidbench-{os.getuid()}")
