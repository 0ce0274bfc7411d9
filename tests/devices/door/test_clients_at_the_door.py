"""Real clients do at the door what they do at the phone, and what they do is noted."""

from __future__ import annotations

import hashlib
import http.client
import json
import random
from pathlib import Path

import pytest
import uiautomator2
from adbutils.errors import AdbError
from uiautomator2.exceptions import RPCUnknownError

from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import DeviceGone
from tests.devices.door.coming import Coming
from tests.end_to_end.test_faults import wait_for

LARGE = 50_000_000


@pytest.mark.slow
def test_adbutils_finds_the_one_device(coming: Coming) -> None:
    serial = coming.phone.serial
    assert [found.serial for found in coming.client.list()] == [serial]
    assert coming.client.server_version() == 41  # type: ignore[no-untyped-call]
    assert coming.client.device().serial == serial
    assert coming.device.get_state() == "device"
    assert "shell_v2" in coming.device.get_features()
    coming.client.wait_for(serial, timeout=5)
    assert coming.client.device(transport_id=1).shell("echo by number") == "by number"


def test_adbutils_runs_commands(coming: Coming) -> None:
    assert coming.device.shell("echo one; echo two") == "one\ntwo"
    assert coming.device.shell2("exit 3", v2=True).returncode == 3
    coming.device.click(100, 200)
    coming.device.swipe(1, 2, 3, 400, 0.5)
    coming.device.keyevent("HOME")
    coming.device.send_keys("some words")
    coming.device.app_start("com.android.settings")
    assert coming.device.app_current().package == "com.android.settings"
    assert [words[:2] for words in coming.steps()] == [
        ("input", "tap"), ("input", "swipe"), ("input", "keyevent"), ("input", "text"),
        ("monkey", "-p"),
    ]  # fmt: skip


def test_uiautomator2_works_as_at_the_phone(coming: Coming) -> None:
    ui = uiautomator2.connect(coming.device)
    coming.notes()
    ui.app_start("com.android.settings")
    assert ui(text="Network & internet").exists
    ui(text="Network & internet").click()  # type: ignore[no-untyped-call]
    assert "Internet" in ui.dump_hierarchy()
    assert ui.screenshot().size == (1080, 2400)
    ui.press("home")
    ui.swipe(500, 1500, 500, 500, steps=10)
    ui.double_click(10, 20)  # type: ignore[no-untyped-call]
    assert ui.shell("echo $((6 * 7))").output == "42\n"
    steps = coming.steps()
    assert [words[1] for words in steps if words[0] == "call"] == [
        "click", "pressKey", "swipe", "injectInputEvent", "click",
    ]  # fmt: skip
    assert steps[0][0] == "monkey"
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]


def test_uiautomator2_types(coming: Coming) -> None:
    ui = uiautomator2.connect(coming.device)
    ui.app_start("com.android.settings")
    ui(textContains="Search").click()  # type: ignore[no-untyped-call]
    field = ui(className="android.widget.EditText")
    field.set_text("Ünïcode")  # type: ignore[no-untyped-call]
    assert field.get_text() == "Ünïcode"  # type: ignore[no-untyped-call]
    assert coming.steps()[-1][:2] == ("call", "setText")
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]


@pytest.mark.slow
def test_fifty_megabytes_go_and_come_as_they_were(coming: Coming, tmp_path: Path) -> None:
    data = random.Random(0).randbytes(LARGE)
    (tmp_path / "large").write_bytes(data)
    coming.device.sync.push(tmp_path / "large", "/sdcard/large")
    digest = hashlib.md5(data).hexdigest()
    assert coming.phone.shell("md5sum /sdcard/large").text.split()[0] == digest
    assert coming.device.sync.read_bytes("/sdcard/large") == data
    assert coming.adb("pull", "/sdcard/large", str(tmp_path / "again")).returncode == 0
    assert (tmp_path / "again").read_bytes() == data
    coming.phone.shell("rm /sdcard/large")
    assert coming.adb("push", str(tmp_path / "again"), "/sdcard/again").returncode == 0
    assert coming.phone.shell("md5sum /sdcard/again").text.split()[0] == digest
    assert [note for note in coming.notes() if note[0] in ("push", "pull")] == [
        ("push", "/sdcard/large", 0), ("pull", "/sdcard/large", 0), ("pull", "/sdcard/large", 0),
        ("push", "/sdcard/again", 0),
    ]  # fmt: skip


def test_the_adb_program_works_as_at_the_phone(coming: Coming) -> None:
    listed = coming.adb("devices", "-l").stdout.decode()
    assert listed.count("transport_id") == listed.count(coming.phone.serial) == 1
    assert coming.adb("shell", "echo", "$((6 * 7))").stdout == b"42\n"
    assert coming.adb("shell", "exit 5").returncode == 5
    assert coming.adb("get-state").stdout == b"device\n"
    assert coming.adb("wait-for-device").returncode == 0
    assert coming.adb("exec-out", "screencap", "-p").stdout.startswith(b"\x89PNG")
    assert coming.adb("logcat", "-d", "-t", "1").returncode == 0
    assert coming.adb("root").stdout.startswith(b"adbd is already running as root")
    # Programs restart a server that they are unhappy with: this one goes on.
    assert coming.adb("kill-server").returncode == 0
    assert coming.adb("start-server").returncode == 0
    assert coming.adb("shell", "echo", "still").stdout == b"still\n"


def test_what_is_typed_into_a_shell_is_noted_line_by_line(coming: Coming) -> None:
    script = b"cd /sdcard\ninput tap 1 2\ninput keyevent 3; echo done\nexit 4\n"
    done = coming.adb("shell", sent=script)
    assert (done.stdout, done.returncode) == (b"done\n", 4)
    coming.adb("shell", "sh", sent=b"input tap 3 4\n")
    assert coming.steps() == [
        ("input", "tap", "1", "2"), ("input", "keyevent", "3"), ("input", "tap", "3", "4"),
    ]  # fmt: skip


def refuses(phone: Device, service: str) -> bool:
    """Whether a phone has no such service now, asked directly."""
    try:
        phone._transport.open(service).close()
    except DeviceGone:
        return True
    return False


def test_a_server_of_calls_that_has_ended_is_started_anew(coming: Coming) -> None:
    ui = uiautomator2.connect(coming.device)
    assert ui.info["screenOn"]
    # It waits until nobody answers any more.
    ui.stop_uiautomator(wait=True)  # type: ignore[no-untyped-call]
    assert ui.info["screenOn"]
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]
    wait_for(lambda: refuses(coming.phone, "tcp:9008"))
    call = b"POST /jsonrpc/0 HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}"
    # The first is told as an answer to its call, the others as by any adb server.
    answers = [coming.ask("host:transport-any", "tcp:9008", then=call) for _ in range(2)]
    assert answers[0].startswith(b"OKAYOKAYHTTP/1.1 503 Service Unavailable\r\n")
    assert answers[0].endswith(b"Connection refused")
    assert answers[1].startswith(b"OKAYFAIL")
    assert answers[1].endswith(b"Connection refused")


def test_a_forward_leads_through_the_door(coming: Coming) -> None:
    ui = uiautomator2.connect(coming.device)
    port = coming.device.forward_port("tcp:9008")
    assert [(one.local, one.remote) for one in coming.device.forward_list()] == [
        (f"tcp:{port}", "tcp:9008")
    ]
    assert coming.adb("forward", "tcp:0", "tcp:9008").stdout.strip().isdigit()
    coming.notes()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    for method in ("click", "deviceInfo"):
        params = [540, 150] if method == "click" else []
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        connection.request("POST", "/jsonrpc/0", body)
        assert "result" in json.loads(connection.getresponse().read())
    connection.close()
    assert coming.notes() == [("call", "click(540, 150)", 1), ("call", "deviceInfo()", 0)]
    assert coming.adb("forward", "--remove", f"tcp:{port}").returncode == 0
    with pytest.raises(ConnectionRefusedError):
        http.client.HTTPConnection("127.0.0.1", port, timeout=10).connect()
    assert coming.adb("forward", "--remove", f"tcp:{port}").returncode == 1
    assert coming.adb("forward", "--remove-all").returncode == 0
    assert coming.device.forward_list() == []
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]


def test_a_forward_to_nowhere_is_cut(coming: Coming) -> None:
    port = coming.device.forward_port("tcp:4711")
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.connect()
    assert connection.sock.recv(1) == b""
    connection.close()
    coming.adb("forward", "--remove-all")


def test_past_the_limit_every_client_is_told_so_in_its_own_way(coming: Coming) -> None:
    ui = uiautomator2.connect(coming.device)
    coming.limit(1)
    ui.click(100, 200)
    told = "limit reached: steps = 1; this was not done"
    with pytest.raises(RPCUnknownError, match=told):
        ui.click(100, 200)
    with pytest.raises(AdbError, match=told):
        coming.device.click(1, 2)
    refused = coming.adb("shell", "input", "tap", "1", "2")
    assert (refused.returncode, told.encode() in refused.stderr) == (1, True)
    typed = coming.adb("shell", sent=b"echo 1 > /sdcard/before\ninput tap 1 2\necho after\n")
    assert (b"after" in typed.stdout, typed.returncode) == (False, 126)
    assert told.encode() in typed.stderr
    assert coming.device.shell("cat /sdcard/before") == "1"
    # Looking is still possible.
    assert "node" in ui.dump_hierarchy()
    assert coming.device.shell("echo still") == "still"
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]


def test_when_the_turn_is_over_nothing_passes(coming: Coming) -> None:
    ui = uiautomator2.connect(coming.device)
    coming.door.end_turn()
    with pytest.raises(AdbError, match="it is not the agent's turn"):
        coming.device.shell("echo 1")
    with pytest.raises(Exception, match="it is not the agent's turn"):
        ui._dev.sync.push(b"x", "/sdcard/x")
    coming.door.relax()
    assert coming.device.shell("echo 1") == "1"
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]
