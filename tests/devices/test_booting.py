"""When a device counts as booted, and how long that is waited for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.devices.providers import waiting
from pytest_androidbench.devices.providers.waiting import wait_for_boot
from pytest_androidbench.errors import DeviceGone
from tests.devices.adbserver import AdbServer
from tests.devices.lineserver import serving


@pytest.fixture
def server() -> AdbServer:
    return AdbServer(properties={"sys.boot_completed": "1"})


@pytest.fixture
def port(server: AdbServer) -> Iterator[int]:
    with serving(server.serve) as port:
        yield port


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "_POLL_SECONDS", 0.01)
    monkeypatch.setattr(waiting, "_VANISH_SECONDS", 0.2)


def test_a_device_has_booted_when_it_says_so(server: AdbServer, port: int) -> None:
    transport = Transport("emulator-5554", port=port)
    wait_for_boot(transport)
    assert server.scripts == ["getprop sys.boot_completed"]
    server.properties["sys.boot_completed"] = "0"
    with pytest.raises(DeviceGone) as told:
        wait_for_boot(transport, seconds=0.3)
    assert str(told.value) == (
        "emulator-5554 did not boot in 0.3 s; last seen of it: sys.boot_completed is '0'"
    )


def test_a_device_that_never_was_seen_is_told_so(port: int) -> None:
    with pytest.raises(DeviceGone, match="did not boot in 0 s; last seen of it: nothing"):
        wait_for_boot(Transport("emulator-5554", port=port), seconds=0)


def test_waiting_ends_with_the_program(port: int) -> None:
    with pytest.raises(DeviceGone) as told:
        wait_for_boot(Transport("emulator-9", port=port), alive=lambda: False)
    assert str(told.value) == (
        "the program of emulator-9 ended before it had booted; last seen of it: nothing"
    )


def test_a_device_that_restarts_is_awaited_where_it_does_not_vanish(
    server: AdbServer, port: int
) -> None:
    wait_for_boot(Transport("emulator-5554", port=port), gone_first=True)
    listings = server.asked.count("host:devices-l")
    assert listings > 3
    assert server.asked[-1] == "host:transport-id:7"


def test_the_identity_of_a_device_changes_when_it_comes_back(server: AdbServer, port: int) -> None:
    transport = Transport("emulator-5554", port=port)
    assert (transport.identity(), transport.state()) == (7, "device")
    assert transport.features() == {"shell_v2", "cmd"}
    assert not transport.become_root()
    server.roots = True
    assert transport.become_root()
    assert transport.identity() == 8
    server.state = "offline"
    assert (transport.identity(), transport.state()) == (0, "offline")
    assert Transport("emulator-9", port=port).identity() == 0
