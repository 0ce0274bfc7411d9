"""Clients that ask for much: others are served beside them, and all ends when they hang up."""

from __future__ import annotations

import json
import socket
import urllib.request
from collections.abc import Iterator

import adbutils
import pytest
import uiautomator2

from tests.phone_wire.adbd_client import AdbdClient
from tests.phone_wire.running import RunningPhone

TRIES = 400

WRITES = "while :; do echo x >> /sdcard/n; done"
HEAVY = [
    "while :; do :; done",
    "x=aaaaaaaa; while :; do x=$x$x; done; " + WRITES,
    "f() { f & f; }; while :; do (f); echo x >> /sdcard/n; done 2> /dev/null",
    "f() { f | f & f; }; while :; do f; done 2> /dev/null",
    "while :; do echo x >> /sdcard/n; echo " + "{1,2}" * 22 + " > /dev/null; done",
    "cd /; while :; do echo x >> /sdcard/n; echo */../*/../*/../*/../*; done > /dev/null",
    "while :; do printf '%s\\n' $(seq 500000) | wc; done",
    "while :; do x=$(seq 100000); set -- $x $x; echo x >> /sdcard/n; done",
    'x=$(seq 3000); while :; do eval "x=1; : $x $x"; echo x >> /sdcard/n; done',
]


@pytest.fixture
def opened(phone: RunningPhone) -> Iterator[list[socket.socket]]:
    sockets: list[socket.socket] = []
    yield sockets
    for connection in sockets:
        connection.close()


def begin(phone: RunningPhone, service: str, opened: list[socket.socket]) -> socket.socket:
    """Open a service of the phone as a raw client does."""
    connection = socket.create_connection(("127.0.0.1", phone.host_port), timeout=30)
    opened.append(connection)
    for text in ("host:transport-any", service):
        connection.sendall(b"%04x" % len(text.encode()) + text.encode())
        assert connection.recv(4) == b"OKAY"
    return connection


def grows(phone: RunningPhone) -> bool:
    """Whether the file goes on growing, as far as some looks at it show."""
    sizes = {phone.device.shell("stat -c %s /sdcard/n 2> /dev/null") for _ in range(6)}
    return len(sizes) > 1


def ends(phone: RunningPhone) -> bool:
    return any(not grows(phone) for _ in range(TRIES))


@pytest.mark.parametrize("service", ["shell:", "shell,v2,raw:", "exec:", "shell,v2,pty:"])
def test_a_loop_ends_with_its_client(
    phone: RunningPhone, opened: list[socket.socket], service: str
) -> None:
    connection = begin(phone, service + WRITES, opened)
    assert any(grows(phone) for _ in range(TRIES))
    connection.close()
    assert ends(phone)


@pytest.mark.parametrize(
    "script",
    [
        f"{WRITES} & {WRITES}",
        f"{WRITES} & read x",
        f"({WRITES}) | {{ cat; {WRITES}; }}",
        f"x=$(sh -c '{WRITES}')",
        f"trap '{WRITES}' EXIT HUP INT TERM PIPE; read x",
        f"while :; do ({WRITES}) & done 2> /dev/null",
    ],
)
def test_whatever_a_script_began_ends_with_its_client(
    phone: RunningPhone, opened: list[socket.socket], script: str
) -> None:
    begin(phone, "shell:" + script, opened).close()
    assert ends(phone)


def test_jobs_of_an_interactive_shell_end_with_it(
    phone: RunningPhone, opened: list[socket.socket]
) -> None:
    connection = begin(phone, "shell:", opened)
    connection.sendall(f"{WRITES} &\n".encode())
    assert any(grows(phone) for _ in range(TRIES))
    connection.close()
    assert ends(phone)


def test_jobs_of_a_script_that_ended_go_on(phone: RunningPhone) -> None:
    pid = phone.device.shell(f"rm -f /sdcard/n; {WRITES} & echo $!")
    assert grows(phone)
    assert phone.device.shell(f"kill {pid}; echo $?") == "0"
    assert not grows(phone)


@pytest.mark.parametrize("script", HEAVY)
def test_others_are_served(
    phone: RunningPhone, ui: uiautomator2.Device, opened: list[socket.socket], script: str
) -> None:
    begin(phone, "shell:" + script, opened)
    port = phone.device.forward_port(9008)
    for _ in range(5):
        assert call(port, "click", 300, 600) is True
        assert "<hierarchy" in str(call(port, "dumpWindowHierarchy", False, 50))
        assert phone.device.shell("echo $((6 * 7)) | cat") == "42"


def call(port: int, method: str, *params: object) -> object:
    """A request to the automation server."""
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    url = f"http://127.0.0.1:{port}/jsonrpc/0"
    request = urllib.request.Request(url, body.encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)["result"]


def test_a_command_longer_than_linux_allows_is_not_started(phone: RunningPhone) -> None:
    client = AdbdClient(phone.adbd_port)
    said = b"error: exec '/system/bin/sh' failed: Argument list too long\n"
    longest = "echo " + "x" * (128 * 1024 - 1 - len("echo "))
    assert client.run("shell:" + longest) == longest.removeprefix("echo ").encode() + b"\n"
    assert client.run("shell:" + longest + "x") == said
    packet = b"\x02" + len(said).to_bytes(4, "little") + said
    ended = b"\x03\x01\x00\x00\x00\x7e"
    assert client.run("shell,v2,raw:" + longest + "x") == packet + ended
    client.close()


def test_no_more_shells_are_started_than_there_may_be_processes(
    phone: RunningPhone, opened: list[socket.socket]
) -> None:
    many = "(while :; do logcat > /dev/null & done) 2> /dev/null; echo begun; cat"
    for _ in range(4):
        assert begin(phone, "shell:" + many, opened).recv(6) == b"begun\n"
    said = [begin(phone, "shell:echo begun; cat", opened).recv(99) for _ in range(5)]
    # Another one may be the automation server's.
    assert said[:3] == [b"begun\n"] * 3
    assert said[4:] == [b"error: fork failed: Try again\n"]
    refused = phone.device.shell2("echo", v2=True)
    assert (refused.returncode, refused.stderr) == (126, "error: fork failed: Try again\n")
    for connection in opened:
        connection.close()
    assert any(phone.device.shell("echo alive") == "alive" for _ in range(TRIES))


def test_what_a_limit_ended_is_in_the_log(device: adbutils.AdbDevice) -> None:
    device.shell("x=aaaaaaaa; while :; do x=$x$x; done")
    assert "kernel  : __vm_enough_memory: not enough memory for" in device.shell("logcat -d")
