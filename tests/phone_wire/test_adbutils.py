from __future__ import annotations

import io
import socket
import threading
from pathlib import Path

import adbutils
import pytest

from pytest_androidbench.phone.wire.features import MARKER
from tests.phone_wire.running import RunningPhone


def test_it_is_listed_with_its_state(phone: RunningPhone) -> None:
    assert [(d.serial, d.state) for d in phone.client.list()] == [(phone.serial, "device")]
    listed = phone.client.list(extended=True)[0]
    assert listed.transport_id == 1
    assert phone.client.server_version() == 41  # type: ignore[no-untyped-call]
    assert phone.device.get_state() == "device"
    assert phone.device.get_serialno() == phone.serial


def test_it_can_be_told_from_other_devices(phone: RunningPhone) -> None:
    features = phone.device.get_features().split(",")
    assert MARKER in features
    assert f"{MARKER}_{phone.pid}" in features


def test_killing_the_server_leaves_the_phone(phone: RunningPhone) -> None:
    phone.client.server_kill()  # type: ignore[no-untyped-call]
    assert phone.device.shell("echo alive") == "alive"


def test_shell_output_and_status(device: adbutils.AdbDevice) -> None:
    assert device.shell("echo Grüße 你好") == "Grüße 你好"
    assert device.shell(["echo", "a b", "c"]) == "a b c"
    assert device.shell2("(exit 3)").returncode == 3
    result = device.shell2("echo out; echo err >&2; exit 4", v2=True)
    assert (result.returncode, result.stdout, result.stderr) == (4, "out\n", "err\n")


def test_a_device_by_transport_id(phone: RunningPhone) -> None:
    device = phone.client.device(transport_id=1)
    assert device.shell("getprop ro.product.model") == phone.device.prop.model


def test_unknown_devices_are_told(phone: RunningPhone) -> None:
    with pytest.raises(adbutils.AdbError, match="device 'nobody' not found"):
        phone.client.device("nobody").shell("echo")


def test_files_go_there_and_back(device: adbutils.AdbDevice, tmp_path: Path) -> None:
    content = bytes(range(256)) * 20_000
    device.sync.push(io.BytesIO(content), "/data/local/tmp/big", check=True)
    assert device.sync.stat("/data/local/tmp/big").size == len(content)
    device.sync.pull("/data/local/tmp/big", tmp_path / "big")
    assert (tmp_path / "big").read_bytes() == content
    assert device.sync.exists("/data/local/tmp/big")
    assert not device.sync.exists("/data/local/tmp/nothing")
    with pytest.raises(adbutils.AdbError, match="No such file"):
        device.sync.read_bytes("/data/local/tmp/nothing")


def test_a_file_pushed_to_a_directory_keeps_its_name(
    device: adbutils.AdbDevice, tmp_path: Path
) -> None:
    (tmp_path / "nötig, dies.txt").write_text("x")
    device.sync.push(tmp_path / "nötig, dies.txt", "/sdcard/Download")
    assert device.sync.read_text("/sdcard/Download/nötig, dies.txt") == "x"
    assert "nötig, dies.txt" in [f.path for f in device.sync.iter_directory("/sdcard/Download")]


def test_waiting_for_the_device(phone: RunningPhone) -> None:
    phone.client.wait_for(phone.serial, timeout=5)
    phone.client.wait_for(timeout=5)


def test_forwards_are_kept_and_removed(phone: RunningPhone, device: adbutils.AdbDevice) -> None:
    port = device.forward_port(9008)
    assert phone.client.forward_list(phone.serial)[0].remote == "tcp:9008"
    assert device.forward_port(9008) == port
    device.forward_remove(f"tcp:{port}")
    assert phone.client.forward_list() == []
    with pytest.raises(adbutils.AdbError, match="not found"):
        device.forward_remove("tcp:1")
    with pytest.raises(adbutils.AdbError):
        device.forward("tcp:0", "localabstract:chrome_devtools_remote")


def test_reverses_lead_to_this_machine(device: adbutils.AdbDevice) -> None:
    def answer() -> None:
        connection, _ = listener.accept()
        with connection:
            connection.sendall(connection.recv(100).upper())

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=answer)
        thread.start()
        device.reverse("tcp:7000", f"tcp:{listener.getsockname()[1]}")
        assert [(r.remote, r.local) for r in device.reverse_list()] == [
            ("tcp:7000", f"tcp:{listener.getsockname()[1]}")
        ]
        with device.create_connection(adbutils.Network.TCP, 7000) as connection:
            connection.sendall(b"hello")
            assert connection.recv(100) == b"HELLO"
        thread.join()
    device.reverse_remove_all()
    assert device.reverse_list() == []
    with pytest.raises(adbutils.AdbError):
        device.create_connection(adbutils.Network.TCP, 7000)


def test_sockets_the_phone_has_not_are_refused(device: adbutils.AdbDevice) -> None:
    for network, address in (
        (adbutils.Network.TCP, 1),
        (adbutils.Network.LOCAL_ABSTRACT, "x"),
        (adbutils.Network.DEV, "x"),
    ):
        with pytest.raises(adbutils.AdbError):
            device.create_connection(network, address)


def test_pictures_of_all_kinds_have_the_display_s_size(device: adbutils.AdbDevice) -> None:
    assert device.window_size() == (1080, 2400)
    assert device.screenshot().size == (1080, 2400)
    assert device.framebuffer().size == (1080, 2400)


def test_services_of_one_line(device: adbutils.AdbDevice) -> None:
    assert device.root() == "adbd is already running as root\n"  # type: ignore[no-untyped-call]
    assert device.tcpip(5555) == "restarting in TCP mode port: 5555\n"


def test_an_endless_command_ends_with_its_stream(device: adbutils.AdbDevice) -> None:
    stream = device.shell("logcat", stream=True)
    assert stream.recv(1)
    stream.close()  # type: ignore[no-untyped-call]
    assert device.shell("echo alive") == "alive"


def test_the_list_of_devices_is_watched(phone: RunningPhone) -> None:
    events = phone.client.track_devices()
    first = next(events)
    assert (first.serial, first.present) == (phone.serial, True)
    address = f"127.0.0.1:{phone.adbd_port}"
    assert phone.client.connect(address) == f"connected to {address}"
    second = next(events)
    assert (second.serial, second.present) == (address, True)
    assert phone.client.device(address).shell("echo both") == "both"
    phone.client.disconnect(address)
    assert next(events).present is False
