from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import adbutils
import pytest

from pytest_androidbench.phone.wire.features import MARKER
from tests.phone_wire.adbd_client import AdbdClient
from tests.phone_wire.running import RunningPhone


def test_it_is_listed(phone: RunningPhone) -> None:
    lines = phone.adb("devices", "-l").stdout.decode().splitlines()
    assert lines[1].split()[:2] == [phone.serial, "device"]
    assert "transport_id:1" in lines[1]


def test_shell_keeps_status_and_streams_apart(phone: RunningPhone) -> None:
    result = phone.adb("shell", "echo out; echo err >&2; exit 3")
    assert (result.returncode, result.stdout, result.stderr) == (3, b"out\n", b"err\n")


def test_shell_passes_input_on(phone: RunningPhone) -> None:
    assert phone.adb("shell", "cat", sent=b"some\nlines\n").stdout == b"some\nlines\n"
    script = phone.adb("shell", sent=b"X=1\necho $X\nexit 5\n")
    assert (script.stdout, script.returncode) == (b"1\n", 5)


def test_a_terminal_shell_has_prompt_and_echo(phone: RunningPhone) -> None:
    result = phone.adb("shell", "-tt", sent=b"echo hi\nexit\n")
    assert b"# echo hi\r\nhi\r\n" in result.stdout


def test_exec_out_is_raw(phone: RunningPhone) -> None:
    picture = phone.adb("exec-out", "screencap", "-p").stdout
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert phone.adb("exec-out", "printf '\\r\\n\\001'").stdout == b"\r\n\x01"


def test_exec_in_stores_a_file(phone: RunningPhone) -> None:
    phone.adb("exec-in", "cat > /data/local/tmp/in", sent=b"abc" * 1000)
    assert phone.adb("exec-out", "cat /data/local/tmp/in").stdout == b"abc" * 1000


def test_the_media_store_follows_what_is_pushed(phone: RunningPhone, tmp_path: Path) -> None:
    picture = tmp_path / "cat.png"
    picture.write_bytes(phone.adb("exec-out", "screencap", "-p").stdout)
    phone.adb("push", str(picture), "/sdcard/DCIM/cat.png")
    uri = "content://media/external/images/media"
    query = f"content query --uri {uri} --projection _data:width:mime_type"
    assert phone.adb("shell", query).stdout == (
        b"Row: 0 _data=/storage/emulated/0/DCIM/cat.png, width=1080, mime_type=image/png\n"
    )
    folder = "/data/data/com.android.providers.media.module/databases"
    pulled = phone.adb("pull", f"{folder}/external.db", str(tmp_path / "media.db"))
    assert pulled.returncode == 0, pulled.stderr
    assert b"cat.png" in (tmp_path / "media.db").read_bytes()
    phone.adb("shell", f"content delete --uri {uri}")
    assert phone.adb("shell", "ls /sdcard/DCIM").stdout == b""


def test_files_and_folders_go_there_and_back(phone: RunningPhone, tmp_path: Path) -> None:
    source = tmp_path / "source"
    (source / "inner").mkdir(parents=True)
    (source / "big.bin").write_bytes(bytes(range(256)) * 20_000)
    (source / "inner" / "ümlaut.txt").write_text("hello")
    pushed = phone.adb("push", str(source), "/sdcard/Download/")
    assert pushed.returncode == 0, pushed.stderr
    pulled = phone.adb("pull", "/sdcard/Download/source", str(tmp_path / "back"))
    assert pulled.returncode == 0, pulled.stderr
    assert (tmp_path / "back/big.bin").read_bytes() == (source / "big.bin").read_bytes()
    assert (tmp_path / "back/inner/ümlaut.txt").read_text() == "hello"


def test_pulling_nothing_fails(phone: RunningPhone, tmp_path: Path) -> None:
    result = phone.adb("pull", "/sdcard/nothing", str(tmp_path / "x"))
    assert result.returncode == 1
    assert b"No such file or directory" in result.stderr + result.stdout


def test_logcat_prints_what_is_there(phone: RunningPhone) -> None:
    phone.adb("shell", "log -t wiretest hello there")
    assert b"wiretest: hello there" in phone.adb("logcat", "-d").stdout


def test_waiting_for_the_device(phone: RunningPhone) -> None:
    assert phone.adb("wait-for-device", "shell", "echo", "ready").stdout == b"ready\n"
    assert phone.adb("get-state").stdout == b"device\n"
    assert phone.adb("-t", "1", "get-serialno").stdout.decode().strip() == phone.serial


def test_forwards(phone: RunningPhone) -> None:
    port = phone.adb("forward", "tcp:0", "tcp:9008").stdout.decode().strip()
    assert phone.adb("forward", "--list").stdout.decode().split() == [
        phone.serial, f"tcp:{port}", "tcp:9008"
    ]  # fmt: skip
    again = phone.adb("forward", "--no-rebind", f"tcp:{port}", "tcp:9008")
    assert again.returncode == 1
    assert phone.adb("forward", "--remove", f"tcp:{port}").returncode == 0
    missing = phone.adb("forward", "--remove", f"tcp:{port}")
    assert b"not found" in missing.stderr
    assert phone.adb("forward", "--remove-all").returncode == 0


def test_reverses(phone: RunningPhone) -> None:
    port = phone.adb("reverse", "tcp:0", "tcp:8080").stdout.decode().strip()
    listed = phone.adb("reverse", "--list").stdout.decode().split()
    assert listed[1:] == [f"tcp:{port}", "tcp:8080"]
    assert phone.adb("reverse", "--remove", f"tcp:{port}").returncode == 0
    assert phone.adb("reverse", "--remove-all").returncode == 0
    assert phone.adb("reverse", "--list").stdout.strip() == b""


def test_installing_what_is_no_apk_fails_with_a_reason(phone: RunningPhone, tmp_path: Path) -> None:
    (tmp_path / "no.apk").write_bytes(b"not an apk" * 2000)
    result = phone.adb("install", str(tmp_path / "no.apk"))
    assert result.returncode == 1
    assert b"INSTALL_" in result.stdout + result.stderr


def test_console_commands_go_through_adb(tmp_path: Path) -> None:
    # The adb program reads the token from its home.
    token_file = tmp_path / ".emulator_console_auth_token"
    running = RunningPhone(tmp_path, "--console-token-file", str(token_file))
    assert running.adb("emu", "avd", "name").stdout.split() == [b"AndroidWorldAvd", b"OK"]
    assert b"KO: unknown command" in running.adb("emu", "nonsense").stdout
    assert running.adb("emu", "avd", "snapshot", "save", "x").stdout == b"OK\r\n"
    assert b" x " in running.adb("emu", "avd", "snapshot", "list").stdout
    assert running.end() == (0, "")


def test_the_server_is_never_replaced(phone: RunningPhone) -> None:
    phone.adb("kill-server")
    started = phone.adb("start-server")
    assert started.returncode == 0
    assert phone.adb("shell", "echo", "alive").stdout == b"alive\n"


def test_root_and_remount(phone: RunningPhone) -> None:
    assert phone.adb("root").stdout == b"adbd is already running as root\n"
    assert phone.adb("remount").returncode == 0


def test_the_adb_port_serves_hosts_directly(phone: RunningPhone) -> None:
    client = AdbdClient(phone.adbd_port)
    assert b"ro.product.model=" in client.banner
    assert client.run("shell:echo direct") == b"direct\n"
    assert client.run("shell:read x; echo $x", b"sent\n") == b"sent\n"
    assert client.run("tcp:9008") is None
    client.close()


@pytest.fixture
def real_server(phone: RunningPhone) -> Iterator[int]:
    """A real adb server on a port of its own."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    phone.adb("start-server", server_port=port, timeout=60)
    yield port
    subprocess.run(
        [adbutils.adb_path(), "kill-server"], env=phone.environment(port), check=False, timeout=20
    )


def test_a_real_adb_server_can_use_the_phone(
    phone: RunningPhone, real_server: int, tmp_path: Path
) -> None:
    address = f"127.0.0.1:{phone.adbd_port}"

    def adb(*arguments: str) -> subprocess.CompletedProcess[bytes]:
        return phone.adb("-s", address, *arguments, server_port=real_server)

    connected = phone.adb("connect", address, server_port=real_server)
    assert b"connected to" in connected.stdout
    result = adb("shell", "echo out; echo err >&2; exit 3")
    assert (result.returncode, result.stdout, result.stderr) == (3, b"out\n", b"err\n")
    (tmp_path / "file").write_bytes(bytes(range(256)) * 8_000)
    assert adb("push", str(tmp_path / "file"), "/data/local/tmp/f").returncode == 0
    assert adb("pull", "/data/local/tmp/f", str(tmp_path / "back")).returncode == 0
    assert (tmp_path / "back").read_bytes() == (tmp_path / "file").read_bytes()
    assert adb("exec-out", "screencap -p").stdout.startswith(b"\x89PNG")
    client = adbutils.AdbClient("127.0.0.1", real_server)
    assert client.device(address).shell("echo through") == "through"
    assert MARKER in client.device(address).get_features().split(",")
