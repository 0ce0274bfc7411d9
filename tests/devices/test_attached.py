"""Attached devices: which can be used, how they are leased, restored and started anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.transport import states_at
from pytest_androidbench.devices.providers import waiting
from pytest_androidbench.devices.providers.adb import AdbProvider, parse_address
from pytest_androidbench.devices.providers.provider import Looking, provider_from, spec_of
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceUnavailable, SnapshotError
from tests.devices.adbserver import AdbServer
from tests.devices.lineserver import serving

BOOTED = {"ro.build.version.sdk": "33", "sys.boot_completed": "1", "ro.product.model": "P"}


@pytest.fixture
def server() -> AdbServer:
    return AdbServer(properties=dict(BOOTED))


@pytest.fixture
def port(server: AdbServer) -> Iterator[int]:
    with serving(server.serve) as port:
        yield port


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "_POLL_SECONDS", 0.01)
    monkeypatch.setattr(waiting, "_VANISH_SECONDS", 0.2)


@pytest.fixture
def slots(tmp_path: Path) -> Slots:
    return Slots(tmp_path)


def provider(port: int, slots: Slots, *serials: str, **options: Any) -> AdbProvider:
    return AdbProvider(
        serials or ["emulator-5554"], port=port, slots=slots, export=False, **options
    )


def snapshots_of(device: Device) -> str:
    """How a device saves its states, told by why it cannot or that it can."""
    if device.snapshots_are_whole:
        return "console"
    try:
        device.save_snapshot("no name")
    except SnapshotError as error:
        return "copies" if "is no name" in str(error) else str(error)
    return "?"


@pytest.mark.parametrize(
    ("serial", "restore", "packages", "way"),
    [
        ("emulator-5554", None, [], "console"),
        ("emulator-5554", None, ["a"], "console"),
        ("emulator-5554", "snapshot", [], "console"),
        ("emulator-5554", "app-data", [], "copies"),
        ("R58M", None, ["a"], "copies"),
        ("R58M", "app-data", [], "copies"),
        (
            "R58M",
            None,
            [],
            "could not save snapshot 'no name': R58M has no emulator console here; "
            "--ab-restore=app-data restores the data of the suite's apps, shared storage and "
            "settings by copies, and needs root",
        ),
    ],
)
def test_states_are_saved_by_the_console_or_by_copies(
    server: AdbServer, port: int, slots: Slots, serial: str, restore: Any, packages: list[str],
    way: str,
) -> None:  # fmt: skip
    server.serial = serial
    one = provider(port, slots, serial, restore=restore, packages=packages)
    device = one.acquire()
    assert snapshots_of(device) == way
    assert (device.console is None) == (serial == "R58M")
    assert (device.serial, device.address) == (serial, ("127.0.0.1", port))
    assert (device.facts.sdk, device.facts.model, device.kind) == (33, "P", "real")
    one.release(device)


def test_a_device_is_leased_by_one_at_a_time_and_given_back(port: int, slots: Slots) -> None:
    one, other = provider(port, slots), provider(port, slots)
    device = one.acquire()
    with pytest.raises(DeviceUnavailable, match="every adb device is in use by other runs: 127"):
        other.acquire()
    one.release(device)
    again = other.acquire()
    assert spec_of(other, again) == f"adb:emulator-5554@127.0.0.1:{port}"
    other.release(again)


def test_a_device_that_cannot_be_attached_to_is_given_back(
    server: AdbServer, port: int, slots: Slots
) -> None:
    one = provider(port, slots)
    server.state = "offline"
    with pytest.raises(DeviceUnavailable, match="device emulator-5554 is offline at the adb serv"):
        one.acquire()
    server.state = "device"
    device = one.acquire()
    one.release(device)


def test_a_device_that_is_no_android_is_told(server: AdbServer, port: int, slots: Slots) -> None:
    server.properties = {"x": "1"}
    with pytest.raises(DeviceUnavailable, match="does not answer as Android"):
        provider(port, slots).acquire()


def test_a_recycled_device_is_rebooted_and_found_anew(
    server: AdbServer, port: int, slots: Slots
) -> None:
    one = provider(port, slots)
    device = one.acquire()
    before = server.transport_id
    fresh = one.recycle(device, "it is worn")
    assert server.asked.count("reboot:") == 1
    assert server.transport_id == before + 1
    assert fresh is not device
    assert fresh.shell("echo back").text == "back"
    one.release(fresh)


def test_a_device_that_does_not_come_back_tells_why_it_was_restarted(
    server: AdbServer, port: int, slots: Slots
) -> None:
    one = provider(port, slots)
    device = one.acquire()
    server.state = "offline"
    with pytest.raises(DeviceUnavailable, match=r"is offline.*\n\(it was restarted because: worn"):
        one.recycle(device, "worn")
    server.state = "device"
    again = one.acquire()
    one.release(again)


@pytest.mark.parametrize(
    ("state", "serials", "told"),
    [
        ("device", ["emulator-5554"], ""),
        ("offline", ["emulator-5554"], "emulator-5554 cannot be used: the adb server at"),
        ("device", ["A", "emulator-5554", "B"], "A, B cannot be used: the adb server at"),
    ],
)
def test_looking_tells_which_devices_are_not_there(
    server: AdbServer, port: int, slots: Slots, state: str, serials: list[str], told: str
) -> None:
    server.state = state
    one = provider(port, slots, *serials)
    assert isinstance(one, Looking)
    if not told:
        one.look()
        return
    with pytest.raises(DeviceUnavailable) as error:
        one.look()
    assert str(error.value) == f"{told} 127.0.0.1:{port} lists emulator-5554 ({state})"


def test_looking_tells_where_nothing_is_attached(
    server: AdbServer, port: int, slots: Slots
) -> None:
    server.state = ""
    with pytest.raises(DeviceUnavailable, match=r"lists no device$"):
        provider(port, slots).look()


@pytest.mark.parametrize(
    ("restore", "fits"), [("snapshot", False), ("app-data", True), (None, True)]
)
def test_looking_tells_of_devices_without_snapshots_where_these_are_asked_for(
    server: AdbServer, port: int, slots: Slots, restore: Any, *, fits: bool
) -> None:
    server.serial = "R58M"
    one = provider(port, slots, "R58M", restore=restore)
    if fits:
        one.look()
        return
    with pytest.raises(DeviceUnavailable, match=r"^R58M has no emulator console here, and so no"):
        one.look()


def test_no_server_is_told_with_how_to_start_one(slots: Slots) -> None:
    with serving(AdbServer().serve) as port:
        assert states_at("127.0.0.1", port) == {"emulator-5554": "device"}
    with pytest.raises(
        DeviceUnavailable, match=f"no adb server answers at 127.0.0.1:{port}; `adb "
    ):
        provider(port, slots).look()


@pytest.mark.parametrize(
    ("host", "port", "variables", "address"),
    [
        (None, None, {}, "127.0.0.1:5037"),
        (None, None, {"HOST": "lab", "PORT": "77"}, "lab:77"),
        ("here", 5, {"HOST": "lab", "PORT": "77"}, "here:5"),
        (None, 5, {"HOST": "lab"}, "lab:5"),
        (None, None, {"HOST": "", "PORT": ""}, "127.0.0.1:5037"),
    ],
)
def test_the_server_is_the_one_given_or_that_of_adbs_variables(
    monkeypatch: pytest.MonkeyPatch, slots: Slots, host: str | None, port: int | None,
    variables: dict[str, str], address: str,
) -> None:  # fmt: skip
    for name in ("HOST", "PORT"):
        monkeypatch.setenv(f"ANDROID_ADB_SERVER_{name}", variables.get(name, ""))
    one = AdbProvider(["A", "B"], host=host, port=port, slots=slots, export=False)
    assert f"{one._host}:{one._port}" == address
    assert one.name == "adb:A,B"


def test_a_specification_is_read_into_its_provider() -> None:
    one = provider_from("adb:A, B@lab:77", export=False, packages=["x"])
    assert isinstance(one, AdbProvider)
    assert (one.name, one._host, one._port, one._packages) == ("adb:A,B", "lab", 77, ("x",))
    assert parse_address("A@::1:77") == (["A"], "::1", 77)
