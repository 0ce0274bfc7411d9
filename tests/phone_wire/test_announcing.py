from __future__ import annotations

import socket
from pathlib import Path

from tests.phone_wire.running import RunningPhone


def test_a_server_is_told_of_the_phone_when_asked_to(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(10)
        running = RunningPhone(tmp_path, "--announce", str(server.getsockname()[1]))
        connection, _ = server.accept()
        with connection:
            assert connection.recv(100) == f"0013host:emulator:{running.adbd_port}".encode()
    assert running.end() == (0, "")


def test_no_server_to_be_told_is_no_obstacle(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    running = RunningPhone(tmp_path, "--announce", str(port))
    assert running.device.shell("echo alive") == "alive"
    assert running.end() == (0, "")
