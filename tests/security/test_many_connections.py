"""Somebody opens connections without end; whoever is there already goes on, and so do all later."""

from __future__ import annotations

import json
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import adbutils
import pytest

from pytest_androidbench.phone.wire.sockets import MOST_OPEN
from tests.phone_wire.running import READY, RunningPhone

PLENTY = 2 * MOST_OPEN


@contextmanager
def open_connections(port: int, count: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
            for _ in range(count)
        ]


@pytest.fixture
def files_for_all() -> Iterator[None]:
    """Both ends of a connection count, each for its own process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = PLENTY + 512
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip(f"no process may open more than {hard} files here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.slow
def test_too_many_are_refused_and_others_go_on(tmp_path: Path, files_for_all: None) -> None:
    phone = RunningPhone(tmp_path)
    early = phone.device.shell("while read x; do echo $x; done", stream=True)
    with open_connections(phone.host_port, PLENTY) as connections:
        # The last one came when all that are let in were there.
        assert connections[-1].recv(1) == b""
        early.send(b"still here\n")
        assert early.read(11) == b"still here\n"
    early.close()  # type: ignore[no-untyped-call]
    assert phone.device.shell("echo back") == "back"
    assert phone.end() == (0, "")


@pytest.mark.slow
def test_a_phone_that_may_open_few_files_goes_on_when_it_can(tmp_path: Path) -> None:
    limited = ["sh", "-c", 'ulimit -n 64; exec "$@"', "sh"]
    phone = subprocess.Popen(
        [*limited, sys.executable, "-m", "pytest_androidbench.phone", *READY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert phone.stdout is not None
    ready = json.loads(phone.stdout.readline())
    with open_connections(ready["host_port"], 250):
        pass
    client = adbutils.AdbClient("127.0.0.1", ready["host_port"])
    assert client.device(ready["serial"]).shell("echo back") == "back"
    assert phone.communicate(timeout=10) == (b"", b"")
