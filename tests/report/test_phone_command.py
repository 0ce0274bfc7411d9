"""`androidbench phone` against the real program."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pytest_androidbench.cli.doctor import examine
from pytest_androidbench.cli.phone import started
from pytest_androidbench.errors import DeviceUnavailable

PROGRAM = (sys.executable, "-m", "pytest_androidbench.cli", "phone")


@contextmanager
def phone(*options: str) -> Iterator[subprocess.Popen[str]]:
    root = Path(__file__).parents[2]
    command = [*PROGRAM, *options]
    child = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True)
    with child:
        yield child
        child.kill()


@pytest.mark.slow
def test_tells_how_to_connect_and_ends_with_ctrl_c() -> None:
    with phone("--size", "720x1280") as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(5)]
        assert told[0].endswith("is running (Ctrl-C ends it)\n")
        assert "http://127.0.0.1:" in told[1]
        child.send_signal(signal.SIGINT)
        rest, _ = child.communicate(timeout=20)
        assert "the phone is switched off" in rest
        assert child.returncode == 0


def test_nothing_listens_any_more_once_the_phone_is_off() -> None:
    with started([]) as (_, ready):
        socket.create_connection(("127.0.0.1", ready["adbd_port"]), timeout=5).close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", ready["adbd_port"]), timeout=5)


def test_a_flag_the_phone_refuses_is_told() -> None:
    with (
        pytest.raises(DeviceUnavailable, match="the phone did not start"),
        started(["--size", "x"]),
    ):
        pass


def test_doctor_tries_a_phone() -> None:
    (found,) = [f for f in examine(with_phone=True) if f.name == "simulated phone"]
    assert found.state == "fine"
    assert "was ready in" in found.detail
