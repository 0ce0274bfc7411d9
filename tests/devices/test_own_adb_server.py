"""An adb server of our own listens whatever adb's variables say, as agents are told of others."""

from __future__ import annotations

import pytest

from pytest_androidbench.devices.link.transport import list_devices
from pytest_androidbench.devices.providers.adb_server import AdbServer


@pytest.mark.parametrize("address", ["127.0.0.1", "farm.example.org", ""])
def test_it_listens_here_though_another_was_told_of(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("ANDROID_ADB_SERVER_ADDRESS", address)
    monkeypatch.setenv("ANDROID_ADB_SERVER_PORT", "9")
    monkeypatch.setenv("ADB_SERVER_SOCKET", "tcp:farm.example.org:9")
    server = AdbServer()
    try:
        assert list_devices("127.0.0.1", server.port) == {}
    finally:
        server.stop()
    assert not server.running
