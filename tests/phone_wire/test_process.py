from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import uiautomator2
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.phone_wire.running import RunningPhone


def test_it_ends_with_its_input(tmp_path: Path) -> None:
    running = RunningPhone(tmp_path)
    assert running.end() == (0, "")


def test_it_ends_on_a_signal(tmp_path: Path) -> None:
    running = RunningPhone(tmp_path)
    stream = running.device.shell("logcat", stream=True)
    running.process.send_signal(signal.SIGTERM)
    assert running.process.wait(5) == 0
    stream.close()  # type: ignore[no-untyped-call]
    running.process.communicate()


def test_it_ends_by_a_console_command(tmp_path: Path) -> None:
    running = RunningPhone(tmp_path)
    with socket.create_connection(("127.0.0.1", running.console_port)) as console:
        console.sendall(b"kill\n")
        received = b""
        while part := console.recv(1000):
            received += part
    assert b"OK: killing emulator, bye bye" in received
    assert running.process.wait(5) == 0
    running.process.communicate()


def test_a_taken_port_is_told(phone: RunningPhone) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pytest_androidbench.phone", "-port", str(phone.console_port)],
        capture_output=True,
        text=True,
        check=False,
        timeout=20,
    )
    assert result.returncode == 1
    assert str(phone.console_port) in result.stderr


def test_a_wrong_flag_is_told() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pytest_androidbench.phone", "--size", "wide"],
        capture_output=True,
        text=True,
        check=False,
        timeout=20,
    )
    assert result.returncode == 2
    assert "--size must be" in result.stderr


def test_only_this_machine_reaches_it(phone: RunningPhone) -> None:
    inodes = Path("/proc/net/tcp").read_text()
    for port in (phone.host_port, phone.console_port, phone.adbd_port):
        assert f"0100007F:{port:04X} 00000000:0000 0A" in inodes
        assert f"00000000:{port:04X} 00000000:0000 0A" not in inodes


STARTS = st.sampled_from(
    [
        b"",
        b"000chost:version",
        b"0012host:transport-any",
        b"FFFF",
        b"0004",
        b"CNXN",
        b"auth ",
        b"GET ",
    ]
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.sampled_from(["host_port", "console_port", "adbd_port"]), STARTS, st.binary(max_size=200))
def test_garbage_on_any_port_is_survived(
    phone: RunningPhone, port: str, start: bytes, garbage: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", getattr(phone, port))) as connection:
        connection.sendall(start + garbage)
    assert phone.process.poll() is None


SERVICES = st.sampled_from(
    ["sync:", "shell,v2,raw:cat", "tcp:9008", "reverse:forward:", "exec:cat", "framebuffer:", "x:"]
)


@pytest.mark.slow
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(SERVICES, st.binary(max_size=100))
def test_garbage_in_any_service_is_survived(
    phone: RunningPhone, ui: uiautomator2.Device, service: str, garbage: bytes
) -> None:
    def block(text: str) -> bytes:
        return b"%04x" % len(text.encode()) + text.encode()

    with socket.create_connection(("127.0.0.1", phone.host_port)) as connection:
        connection.sendall(block("host:transport-any") + block(service) + garbage)
        connection.shutdown(socket.SHUT_WR)
        connection.settimeout(10)
        try:
            while connection.recv(65536):
                continue
        except ConnectionError:
            pass
    assert phone.device.shell("echo alive") == "alive"


@pytest.mark.slow
def test_many_clients_at_once(phone: RunningPhone) -> None:
    streams = [phone.device.shell("read x; echo $x", stream=True) for _ in range(100)]
    for number, stream in enumerate(streams):
        stream.send(f"{number}\n".encode())
    for number, stream in enumerate(streams):
        assert stream.read(len(f"{number}\n")) == f"{number}\n".encode()
        stream.close()  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    "flag", [("-no-window",), ("-gpu", "swiftshader_indirect"), ("-wipe-data",)]
)
def test_emulator_flags_are_accepted(flag: tuple[str, ...], tmp_path: Path) -> None:
    assert RunningPhone(tmp_path, *flag).end() == (0, "")
