from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.phone_wire.running import RunningPhone


class ConsoleClient:
    """A person at the console."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self._file = self._socket.makefile("rwb")
        self.banner = self._answer()

    def _answer(self) -> list[str]:
        lines: list[str] = []
        while True:
            line = self._file.readline().decode()
            lines.append(line.removesuffix("\r\n"))
            if not line or lines[-1] == "OK" or lines[-1].startswith("KO: "):
                return lines

    def say(self, line: str) -> list[str]:
        self._file.write(f"{line}\n".encode())
        self._file.flush()
        return self._answer()

    def close(self) -> None:
        self._file.close()
        self._socket.close()


@pytest.fixture
def console(phone: RunningPhone) -> Iterator[ConsoleClient]:
    client = ConsoleClient(phone.console_port)
    yield client
    client.close()


def test_names_and_states(console: ConsoleClient) -> None:
    assert console.banner[0].startswith("Android Console: type 'help'")
    assert console.say("ping") == ["I am alive!", "OK"]
    assert console.say("avd name") == ["AndroidWorldAvd", "OK"]
    assert console.say("avd status") == ["virtual device is running", "OK"]
    assert console.say("avd start") == ["KO: virtual device already running"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("avd snapshot save", "KO: Argument missing, try 'avd snapshot save <name>'"),
        ("avd snapshot", "KO: missing sub-command"),
        ("sms send 1", "KO: missing argument, try 'sms send <phonenumber> <text message>'"),
        ("sms send x text", "KO: bad phone number format, must be [+](0-9)*"),
        ("gsm call x", "KO: bad phone number format, use digits, # and + only"),
        ("gsm accept 555", "KO: no current call to/from number '555'"),
        ("geo fix 1", "KO: not enough arguments: see 'help geo fix' for details"),
        ("geo fix 0 91", "KO: invalid latitude value. Should be in [-90,+90] range"),
        ("power ac maybe", 'KO: Usage: "ac on" or "ac off"'),
        ("event send x", "KO: Usage: event send <type>:<code>:<value> ..."),
    ],
)
def test_wrong_commands_are_refused_in_the_emulator_s_words(
    console: ConsoleClient, line: str, answer: str
) -> None:
    assert console.say(line)[-1] == answer


def test_a_snapshot_is_saved_listed_loaded_and_deleted(
    console: ConsoleClient, phone: RunningPhone
) -> None:
    device = phone.device
    assert console.say("avd snapshot list") == ["There is no snapshot available.", "OK"]
    device.shell("echo before > /sdcard/state")
    assert console.say("avd snapshot save clean") == ["OK"]
    device.shell("echo after > /sdcard/state; touch /sdcard/trace")
    assert console.say("avd snapshot load clean") == ["OK"]
    assert device.shell("cat /sdcard/state; ls /sdcard/trace").startswith("before\n")
    assert "No such file" in device.shell("ls /sdcard/trace")
    listed = console.say("avd snapshot list")
    assert listed[0] == "List of snapshots present on all disks:"
    assert listed[2].split()[1] == "clean"
    assert console.say("avd snapshot del clean") == ["OK"]
    missing = console.say("avd snapshot load clean")
    assert missing == ["KO: Device 'cache' does not have the requested snapshot 'clean'"]
    # The emulator tells a missing snapshot in two lines.
    assert console.say("ping")[0] == "KO: Snapshot load failure: snapshot doesn't exist"


def test_the_automation_server_survives_a_restore_and_commands_do_not(
    console: ConsoleClient, phone: RunningPhone, ui: Any
) -> None:
    console.say("avd snapshot save s")
    log = phone.device.shell("logcat", stream=True)
    forwarded: Any = phone.device.forward_port(9008)
    console.say("avd snapshot load s")
    while log.recv(65536):
        continue
    log.close()  # type: ignore[no-untyped-call]
    assert ui.jsonrpc_call("ping", {}) == "pong"
    assert phone.client.forward_list() == []
    assert forwarded


def test_the_same_state_gives_the_same_tree_and_picture(console: ConsoleClient, ui: Any) -> None:
    ui.press("home")
    console.say("avd snapshot save again")
    seen = []
    for _ in range(2):
        console.say("avd snapshot load again")
        ui.swipe(540, 1800, 540, 600)
        seen.append((ui.dump_hierarchy(), ui.jsonrpc.takeScreenshot(1, 80)))
    assert seen[0] == seen[1]


def test_battery_and_power(console: ConsoleClient, phone: RunningPhone) -> None:
    console.say("power capacity 42")
    console.say("power ac off")
    lines = console.say("power display")
    assert lines[0] == "AC: offline"
    assert "capacity: 42" in lines
    assert "level: 42" in str(phone.device.shell("dumpsys battery"))
    assert "mBatteryLevel=42" in str(phone.device.shell("dumpsys power"))
    console.say("power capacity 100")
    console.say("power ac on")


def test_calls_come_and_go(console: ConsoleClient) -> None:
    assert console.say("gsm call 5551234") == ["OK"]
    assert console.say("gsm list") == ["inbound from 5551234    : incoming", "OK"]
    assert console.say("gsm cancel 5551234") == ["OK"]
    assert console.say("gsm list") == ["OK"]


def test_messages_arrive(console: ConsoleClient) -> None:
    assert console.say("sms send +15551234 Hello from the console") == ["OK"]


def test_turning_follows_auto_rotate(console: ConsoleClient, phone: RunningPhone) -> None:
    phone.device.shell("settings put system accelerometer_rotation 1")
    assert console.say("rotate") == ["OK"]
    for _ in range(3):
        console.say("rotate")
    phone.device.shell("settings put system accelerometer_rotation 0")


def test_the_network_can_be_slow(console: ConsoleClient) -> None:
    assert console.say("network speed edge") == ["OK"]
    assert "473600" in console.say("network status")[1]
    assert console.say("network speed warp")[0].startswith("KO: ")
    console.say("network speed full")


def test_a_token_is_asked_for(tmp_path: Path) -> None:
    token_file = tmp_path / ".emulator_console_auth_token"
    running = RunningPhone(tmp_path, "--console-token-file", str(token_file))
    client = ConsoleClient(running.console_port)
    assert client.banner[0] == "Android Console: Authentication required"
    assert client.say("avd snapshot save x") == ["KO: unknown command, try 'help'"]
    assert client.say(f"auth {token_file.read_text()}")[-1] == "OK"
    assert client.say("avd snapshot save x") == ["OK"]
    client.close()
    assert running.end() == (0, "")


def test_read_only_phones_keep_no_snapshots(tmp_path: Path) -> None:
    running = RunningPhone(tmp_path, "-read-only")
    client = ConsoleClient(running.console_port)
    answer = client.say("avd snapshot save x")
    assert answer == ['KO: Snapshot save is disabled because "-read-only" was specified']
    client.close()
    running.end()
