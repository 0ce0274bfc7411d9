"""The first line of defence is taken away: code of the attacker's runs in the phone's process."""

from __future__ import annotations

import json
import os
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import uiautomator2

from tests.phone_wire.running import RunningPhone

SECRET = "Kea-58b1c04d"


def layers() -> dict[str, str]:
    """Layers that cannot be had on this system, and why."""
    command = [sys.executable, "-m", "pytest_androidbench.phone", "--wall-report"]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return {layer["name"]: layer["detail"] for layer in told if not layer["on"]}


class Holed:
    """A phone that runs whatever Python it is given, and a canary beside it."""

    def __init__(self, folder: Path) -> None:
        self.canary = folder / "canary.txt"
        self.canary.write_text(SECRET)
        self.folder = folder
        self.phone = RunningPhone(folder, program="tests.security.holed_phone")

    def do(self, code: str) -> str:
        """What the code prints."""
        names = f"canary = {str(self.canary)!r}; folder = {str(self.folder)!r}\n"
        return str(self.phone.device.shell(f"hole {shlex.quote(names + code)}"))

    def error(self, code: str) -> str:
        """The error that the code ends with; empty where there is none."""
        return (self.do(code).splitlines() or [""])[-1]


@pytest.fixture(scope="module")
def holed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Holed]:
    missing = layers()
    if missing:
        pytest.skip(f"this system has not all layers: {missing}")
    os.environ["CANARY_VARIABLE"] = SECRET
    try:
        phone = Holed(tmp_path_factory.mktemp("host"))
    finally:
        del os.environ["CANARY_VARIABLE"]
    yield phone
    assert phone.canary.read_text() == SECRET
    assert phone.do("print('alive')") == "alive"
    assert phone.phone.end() == (0, "")


def test_the_hole_is_there(holed: Holed) -> None:
    assert holed.do("import os; print(os.getpid())") == str(holed.phone.pid)


@pytest.mark.parametrize(
    "path",
    [
        "canary",
        "'/etc/passwd'",
        "'/etc/hostname'",
        "os.path.expanduser('~root/.profile')",
        "'/proc/self/environ'",
        "f'/proc/{os.getppid()}/environ'",
        "f'/proc/{os.getppid()}/cmdline'",
        "'/proc/self/root/etc/passwd'",
        "'/dev/tty'",
    ],
)
def test_no_file_of_the_host_can_be_read(holed: Holed, path: str) -> None:
    said = holed.error(f"import os; print(open({path}, 'rb').read(9))")
    assert said.startswith(("PermissionError: [Errno 13]", "FileNotFoundError"))


def test_nothing_beside_the_package_can_be_read(holed: Holed) -> None:
    """The current folder is on `sys.path`; only what we import from it is for the phone."""
    beside = Path(__file__).parents[2] / "pyproject.toml"
    assert "Permission denied" in holed.error(f"open({str(beside)!r})")
    assert "Permission denied" in holed.error("import os; os.listdir()")
    assert "Permission denied" in holed.error("import os; os.listdir('/')")


@pytest.mark.parametrize(
    "code",
    [
        "open(canary, 'w')",
        "open(canary, 'a')",
        "open(canary, 'r+')",
        "open(folder + '/new', 'x')",
        "os.open(folder, os.O_TMPFILE | os.O_RDWR)",
        "os.truncate(canary, 0)",
        "os.remove(canary)",
        "os.rename(canary, folder + '/new')",
        "os.replace(canary, folder + '/new')",
        "os.mkdir(folder + '/new')",
        "os.symlink(canary, folder + '/new')",
        "os.link(canary, folder + '/new')",
        "os.mkfifo(folder + '/new')",
        "os.mknod(folder + '/new')",
        "os.chmod(canary, 0o777)",
        "os.chown(canary, 1, 1)",
        "os.utime(canary, (0, 0))",
        "os.setxattr(canary, 'user.new', b'')",
        "open('/dev/shm/new', 'w')",
        "open('/proc/self/oom_score_adj', 'w').write('1000')",
        "tempfile.TemporaryFile()",
    ],
)
def test_nothing_of_the_host_can_be_changed(holed: Holed, code: str) -> None:
    before = _looks(holed.folder)
    said = holed.error(f"import os, tempfile; {code}")
    assert said.startswith(("PermissionError", "FileNotFoundError: [Errno 2] No usable temporary"))
    assert _looks(holed.folder) == before


def _looks(folder: Path) -> dict[str, tuple[int, ...]]:
    return {
        path.name: (status.st_mode, status.st_uid, status.st_nlink, status.st_mtime_ns)
        for path in folder.iterdir()
        for status in [path.lstat()]
    }


@pytest.mark.parametrize("name", ["canary.db", "new.db"])
def test_sqlite_opens_no_file_of_the_host(holed: Holed, name: str) -> None:
    if name == "canary.db":
        subprocess.run(
            [sys.executable, "-c", "import sqlite3, sys; d = sqlite3.connect(sys.argv[1]);"
             "d.execute('create table t (a)'); d.commit()", str(holed.folder / name)],
            check=True,
        )  # fmt: skip
    code = f"""
import sqlite3
database = sqlite3.connect(":memory:")
for statement in ("ATTACH '{{0}}' AS host", "VACUUM INTO '{{0}}.copy'"):
    try:
        database.execute(statement.format(folder + "/{name}"))
    except sqlite3.Error as error:
        print(error)
"""
    assert holed.do(code) == f"unable to open database: {holed.folder}/{name}\n" + (
        f"unable to open database: {holed.folder}/{name}.copy"
    )
    assert not list(holed.folder.glob("*.copy"))
    assert not (holed.folder / "new.db").exists()


@pytest.mark.parametrize(
    "code",
    [
        "os.fork()",
        "os.forkpty()",
        "os.posix_spawn('/bin/true', ['true'], {})",
        "os.execv('/bin/true', ['true'])",
        "os.execve(os.open('/bin/true', os.O_PATH), ['true'], {})",
        "subprocess.run(['true'])",
        "multiprocessing.Process(target=print).start()",
        "os.kill(os.getppid(), 0)",
        "os.kill(0, 0)",
        "os.kill(-1, 0)",
        "os.killpg(os.getpgid(0), 0)",
        "os.pidfd_open(os.getppid())",
        "os.setpriority(os.PRIO_PROCESS, os.getppid(), 19)",
        "os.chroot('/')",
        "resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))",
        "resource.prlimit(os.getppid(), resource.RLIMIT_CORE, (0, 0))",
        "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
        "socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_ICMP)",
        "socket.socket(socket.AF_PACKET, socket.SOCK_RAW)",
        "socket.socket(socket.AF_UNIX)",
        "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, socket.NETLINK_ROUTE)",
        "fcntl.ioctl(0, termios.TIOCSTI, b'x')",
    ],
)
def test_nothing_else_is_reached(holed: Holed, code: str) -> None:
    modules = "os, subprocess, multiprocessing, resource, socket, fcntl, termios"
    said = holed.error(f"import {modules}\n{code}")
    assert said.startswith(("PermissionError: [Errno 1]", "ValueError: not allowed to raise"))


def test_no_program_is_started_by_system(holed: Holed) -> None:
    holed.do("import os; os.system(f'touch {folder}/touched')")
    assert not (holed.folder / "touched").exists()


RAW = {
    "x86_64": {"clone": 56, "execve": 59, "ptrace": 101, "fork": 57, "bpf": 321},
    "aarch64": {"clone": 220, "execve": 221, "ptrace": 117, "bpf": 280},
}


@pytest.mark.parametrize("name", RAW[os.uname().machine])
def test_no_call_gets_by_without_the_c_library(holed: Holed, name: str) -> None:
    code = f"""
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
print(libc.syscall({RAW[os.uname().machine][name]}, 17, 0, 0, 0, 0), ctypes.get_errno())
"""
    assert holed.do(code) == "-1 1"


def test_memory_of_the_machine_is_not_taken(holed: Holed) -> None:
    assert holed.error("bytearray(5 << 30)") == "MemoryError"


def test_no_variable_of_the_host_is_left(holed: Holed) -> None:
    code = (
        "import os, ctypes; print(dict(os.environ), ctypes.CDLL(None).getenv(b'CANARY_VARIABLE'))"
    )
    assert holed.do(code) == "{} 0"
    seen = Path(f"/proc/{holed.phone.pid}/environ").read_bytes()
    assert SECRET.encode() not in seen


def test_all_code_can_still_be_imported(holed: Holed) -> None:
    code = """
import importlib, pkgutil, sys
import pytest_androidbench.phone as phone
for found in pkgutil.walk_packages(phone.__path__, phone.__name__ + "."):
    importlib.import_module(found.name)
import PIL.Image, babel, babel.dates, babel.localedata, zoneinfo, encodings.idna
PIL.Image.init()
for name in babel.localedata.locale_identifiers():
    babel.localedata.load(name)
zoneinfo.ZoneInfo("Europe/Berlin")
print(sum(name.startswith(phone.__name__ + ".apps.") for name in sys.modules) > 200)
"""
    assert holed.do(code) == "True"


def test_threads_can_still_be_started(holed: Holed) -> None:
    code = """
import threading
sums = []
threads = [threading.Thread(target=lambda: sums.append(sum(range(10_000)))) for _ in range(100)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sums == [49995000] * 100)
"""
    assert holed.do(code) == "True"


def test_threads_started_later_are_behind_it_too(holed: Holed) -> None:
    code = """
import concurrent.futures, os
def attempt():
    try:
        os.fork()
    except PermissionError as error:
        return error
with concurrent.futures.ThreadPoolExecutor() as pool:
    print(pool.submit(attempt).result())
"""
    assert holed.do(code) == "[Errno 1] Operation not permitted"


def test_forwards_and_reverses_still_work(holed: Holed) -> None:
    device = holed.phone.device
    with socket.create_server(("127.0.0.1", 0)) as server:
        device.reverse("tcp:7001", f"tcp:{server.getsockname()[1]}")
        port = device.forward_port(7001)
        with socket.create_connection(("127.0.0.1", port), timeout=5) as client:
            reached, _ = server.accept()
            with reached:
                client.sendall(b"through")
                assert reached.recv(7) == b"through"


def test_apps_and_pictures_still_work(holed: Holed) -> None:
    ui = uiautomator2.connect(holed.phone.device)
    for line in str(holed.phone.device.shell("pm list packages -3")).splitlines():
        ui.app_start(line.removeprefix("package:"))
        assert "<node" in ui.dump_hierarchy()
    assert ui.screenshot().size == (1080, 2400)
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]
