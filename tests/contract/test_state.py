from __future__ import annotations

import os
import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.devices.database import DeviceDatabaseError
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.files import FileMissingError, Owner
from pytest_androidbench.devices.log import MAX_BYTES
from pytest_androidbench.devices.snapshots import AppDataSnapshots
from pytest_androidbench.errors import DeviceGone, SnapshotError
from pytest_androidbench.interface.actions import Open
from pytest_androidbench.provision.fingerprint import fingerprint

FOLDER = "/sdcard/Download/contract"
NAMES = [
    "plain.txt",
    "two words.txt",
    'it\'s "quoted".md',
    "日本.txt",
    "-rf",
    "$HOME",
    "a&b;c|d",
    "[x]*?",
]
HIDDEN = [".thumbnails/1.jpg", ".a", "..b", "...", ".two words"]
CONTACTS = "/data/data/com.android.providers.contacts/databases/contacts2.db"


def test_scripts_give_output_and_code(device: Device) -> None:
    result = device.shell("echo out; echo err >&2; exit 3")
    assert (result.stdout, result.stderr, result.code) == (b"out\n", b"err\n", 3)
    assert device.shell("nosuchcommand").code == 127


def test_a_script_that_takes_too_long_is_the_device_at_fault(device: Device) -> None:
    with pytest.raises(DeviceGone, match="did not end in time"):
        device.shell("logcat > /dev/null", seconds=0.5)
    assert device.healthy() == ""


def test_files_come_back_as_they_were_put(device: Device) -> None:
    files = {f"{FOLDER}/sub/{name}": os.urandom(50) + name.encode() for name in NAMES}
    files[f"{FOLDER}/empty"] = b""
    device.put_files(files)
    assert device.get_files(FOLDER) == {p.removeprefix(f"{FOLDER}/"): d for p, d in files.items()}
    assert device.files.names(f"{FOLDER}/sub") == sorted(NAMES)
    for path, data in files.items():
        assert device.get_file(path) == data


def test_big_files_and_many_files_travel(device: Device) -> None:
    big = os.urandom(3_000_000)
    device.put_files({f"{FOLDER}/big": big})
    assert device.get_file(f"{FOLDER}/big") == big
    many = {f"{FOLDER}/many/{number:04}": str(number).encode() for number in range(300)}
    device.put_files(many)
    assert len(device.get_files(f"{FOLDER}/many")) == 300


def test_times_of_files_are_the_devices_own_unless_given(device: Device) -> None:
    then = datetime(2021, 3, 4, 5, 6, 7, tzinfo=UTC)
    paths = [f"{FOLDER}/new", f"{FOLDER}/old"]
    device.put_files(dict.fromkeys(paths, b""), modified={paths[1]: then})
    new, old = (
        datetime.fromtimestamp(int(device.shell(f"stat -c %Y {path}").text), UTC) for path in paths
    )
    assert abs(new - device.now()) < timedelta(minutes=1)
    assert old == then


def test_a_file_that_is_not_there_is_a_failed_assertion(device: Device) -> None:
    with pytest.raises(FileMissingError, match="there is no file"):
        device.get_file("/sdcard/nothing")
    assert device.get_files("/sdcard/nothing") == {}
    device.files.remove("/sdcard/nothing")


def test_settings_are_read_written_and_removed(device: Device) -> None:
    device.put_setting("system", "contract_test", "a b'c")
    assert device.setting("system", "contract_test") == "a b'c"
    assert device.settings.all("system")["contract_test"] == "a b'c"
    device.put_setting("system", "contract_test", "")
    assert device.setting("system", "contract_test") == ""


def test_the_clock_is_set_and_goes_on_from_there(device: Device) -> None:
    moment = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
    device.set_clock(moment)
    assert timedelta(0) <= device.now() - moment < timedelta(seconds=10)
    with pytest.raises(ValueError, match="time zone"):
        device.set_clock(datetime(2023, 10, 15))


def test_the_log_is_read_from_a_moment_on(device: Device) -> None:
    device.shell("log -t Contract early")
    device.shell("sleep 2")
    since = device.now()
    device.shell("log -t Contract 'late: one'")
    logged = [entry.message for entry in device.log(since) if entry.tag == "Contract"]
    assert logged == ["late: one"]
    assert "early" in [entry.message for entry in device.log() if entry.tag == "Contract"]


def test_the_log_since_a_mark_is_told_by_its_end(device: Device) -> None:
    device.shell("log -t Early first")
    device.mark_log()
    # Whatever becomes of the clock.
    device.set_clock(device.now() - timedelta(days=1))
    device.shell("log -t Contract second")
    printed = device.log_since_mark()
    assert b"Early" not in printed
    assert b" I Contract: second\n" in printed
    device.shell("for i in $(seq 90); do log -t Long $(seq 900); done")
    printed = device.log_since_mark()
    assert MAX_BYTES - 5000 < len(printed) <= MAX_BYTES
    assert b" I Long    : 1 2 3" in printed.splitlines()[0]
    assert b"second" not in printed


def test_an_apps_database_is_read_and_written_with_its_owner_kept(device: Device) -> None:
    Contacts(device).all()
    database = device.database(CONTACTS)
    assert "raw_contacts" in database.tables()
    before = device.shell(f"stat -c '%u %g %a' {CONTACTS}", root=True).text
    with database.edit() as connection:
        connection.execute("CREATE TABLE contract (id INTEGER PRIMARY KEY, word TEXT)")
        connection.execute("INSERT INTO contract (word) VALUES ('one')")
    assert database.rows("contract") == [{"id": 1, "word": "one"}]
    assert device.shell(f"stat -c '%u %g %a' {CONTACTS}", root=True).text == before


def test_an_edited_database_is_one_file(device: Device) -> None:
    sidecar = f"{CONTACTS}-journal"
    kept = fingerprint(device, databases=[CONTACTS])
    device.shell(f"touch {sidecar}", root=True)
    with device.database(CONTACTS).edit():
        pass
    assert not device.files.exists(sidecar)
    assert kept.differences(fingerprint(device, databases=[CONTACTS])) == []


def test_any_file_can_be_a_database(device: Device) -> None:
    path = f"{FOLDER}/own data.db"
    with pytest.raises(DeviceDatabaseError):
        device.database(path).tables()
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE t (x)")
    device.put_files({path: connection.serialize()}, owner=Owner(uid=1023, gid=1023, mode=0o660))
    connection.close()
    device.database(path).insert("t", [{"x": 5}])
    assert device.database(path).rows("t") == [{"x": 5}]


def test_a_restore_leaves_no_trace(device: Device) -> None:
    before = fingerprint(device, databases=[CONTACTS])
    device.put_files({f"{FOLDER}/trace": b"x"})
    device.put_setting("global", "contract_trace", 1)
    device.put_setting("system", "screen_brightness", 7)
    assert len(before.differences(fingerprint(device, databases=[CONTACTS]))) == 3
    device.restore("contract")
    assert before.differences(fingerprint(device, databases=[CONTACTS])) == []


def test_the_device_is_of_use_right_after_a_restore(device: Device) -> None:
    for _ in range(5):
        device.perform(Open("Settings"), device.observe())
        device.restore("contract")
        assert device.observe().nodes
        assert device.healthy() == ""


def test_a_snapshot_that_does_not_exist_is_told(device: Device) -> None:
    with pytest.raises(SnapshotError, match="never-saved"):
        device.restore("never-saved")
    assert "contract" in device.snapshots()
    assert device.healthy() == ""


def test_automation_can_be_let_go_and_is_taken_up_again(device: Device) -> None:
    device.release_automation()
    assert device.shell("echo still here").text == "still here"
    assert device.observe().nodes


def test_apps_data_shared_files_and_settings_come_back_without_snapshots(device: Device) -> None:
    kept = AppDataSnapshots(device._shell, ["com.android.providers.contacts"])
    device.put_files({f"{FOLDER}/kept": b"kept"})
    Contacts(device).all()
    before = fingerprint(device, databases=[CONTACTS])
    kept.save("by-copies")
    device.put_files({f"{FOLDER}/kept": b"changed", f"{FOLDER}/new": b""})
    device.put_files({f"/storage/emulated/0/{name}": b"" for name in HIDDEN})
    device.put_setting("secure", "contract_trace", 1)
    with device.database(CONTACTS).edit() as connection:
        connection.execute("CREATE TABLE trace (x)")
    kept.load("by-copies")
    assert before.differences(fingerprint(device, databases=[CONTACTS])) == []
    assert kept.names() == ["by-copies"]
    with pytest.raises(SnapshotError, match="never-saved"):
        kept.load("never-saved")


def test_dialogs_of_the_system_are_left_when_copies_are_put_back(device: Device) -> None:
    kept = AppDataSnapshots(device._shell, ["com.android.providers.contacts"])
    kept.save("at-home")
    assert device.shell("am start -W -a com.android.intent.action.SHOW_BRIGHTNESS_DIALOG").ok
    assert "BrightnessDialog" in device.observe().activity
    kept.load("at-home")
    assert "BrightnessDialog" not in device.observe().activity
