"""A device hands on what it is asked, with all that was said, and knows when to ask anew."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.devices.console import Console
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.files import Owner
from pytest_androidbench.devices.link.asking import NOBODY
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.devices.seeing.foreground import FRONT_SCRIPT
from pytest_androidbench.devices.seeing.settling import IMMEDIATE
from pytest_androidbench.devices.snapshots import Snapshots
from pytest_androidbench.errors import DeviceGone, SnapshotError
from pytest_androidbench.interface.actions import Press, Tap
from pytest_androidbench.interface.apps import KnownApp
from pytest_androidbench.interface.observation import Observation
from tests.devices.adbserver import AdbServer
from tests.devices.answers import Answers
from tests.devices.lineserver import serving

DUMP = "dumpWindowHierarchy(False, 100, True)"
XML = '<hierarchy rotation="1"><node text="a" bounds="[0,0][9,9]"/></hierarchy>'
EMPTY = Observation(nodes=(), package="", activity="", width=9, height=9)
SIZES = ["Physical size: 10x20", "Physical size: 30x40"]


class Kept:
    """States by name that note what becomes of them."""

    whole = True

    def __init__(self) -> None:
        self.did: list[str] = []

    def include(self, packages: Any) -> None:
        self.did.append(f"include {list(packages)}")

    def save(self, name: str) -> None:
        self.did.append(f"save {name}")

    def load(self, name: str) -> None:
        self.did.append(f"load {name}")

    def delete(self, name: str) -> None:
        self.did.append(f"delete {name}")

    def names(self) -> list[str]:
        return ["kept"]


@pytest.fixture
def server() -> AdbServer:
    return AdbServer(properties={"ro.build.version.sdk": "33", "sys.boot_completed": "1"})


@pytest.fixture
def transport(server: AdbServer) -> Iterator[Transport]:
    with serving(server.serve) as port:
        yield Transport(server.serial, port=port)


@pytest.fixture
def kept() -> Kept:
    return Kept()


@pytest.fixture
def device(transport: Transport, kept: Kept) -> Device:
    def snapshots(shell: Shell) -> Snapshots:
        return kept

    return Device(transport, settle=IMMEDIATE, snapshots=snapshots, await_return=kept_waiting(kept))


def kept_waiting(kept: Kept) -> Any:
    return lambda transport: kept.did.append(f"await {transport.serial}")


def between(device: Device, **answers: Any) -> Answers:
    told = Answers({DUMP: XML, FRONT_SCRIPT: "", "wm size": list(SIZES), **answers})
    device.put_between(told)
    return told


def test_who_was_between_until_now_is_told(device: Device) -> None:
    one, other = Answers(), Answers()
    assert device.put_between(one) is NOBODY
    assert device.put_between(other) is one
    assert device.put_between(NOBODY) is other


def test_whoever_is_between_is_asked_of_everything(transport: Transport) -> None:
    device = Device(transport, console=Console(1))
    told = Answers({"screencap": "png"})
    device.put_between(told)
    assert device.console is not None
    device.shell("ls")
    device.picture()
    device.console.command("ping")
    device.perform(Press("home"), EMPTY)
    kinds = [request.what for request in told.requests]
    assert kinds[0] == "shell ls"
    assert kinds[-2:] == ["console ping", "perform Press(key='home')"]
    assert any(what.startswith("automation takeScreenshot") for what in kinds)


def test_states_are_kept_where_they_are_said_to_be(device: Device, kept: Kept) -> None:
    device.include_apps(["a", "b"])
    device.save_snapshot("s")
    device.restore("s")
    device.delete_snapshot("s")
    assert kept.did == [
        "include ['a', 'b']",
        "save s",
        "load s",
        "await emulator-5554",
        "delete s",
    ]
    assert device.snapshots() == ["kept"]
    assert device.snapshots_are_whole


def test_a_device_that_keeps_none_says_so(transport: Transport) -> None:
    device = Device(transport)
    for do in (device.save_snapshot, device.restore, device.delete_snapshot):
        with pytest.raises(SnapshotError, match="'s': this device keeps no snapshots"):
            do("s")
    assert device.snapshots() == []
    assert not device.snapshots_are_whole
    assert device.console is None
    assert device.vitals is None


@pytest.mark.parametrize("whole", [True, False])
def test_a_restore_is_asked_for_as_what_brings_back_all_of_it(
    device: Device, kept: Kept, *, whole: bool
) -> None:
    kept.whole = whole
    told = between(device)
    device.restore("s")
    (request,) = told.requests
    assert (request.what, request.resets, request.changes) == ("restore s", whole, True)
    assert kept.did == []


def test_the_screens_size_is_asked_for_once_until_it_may_have_changed(device: Device) -> None:
    told = between(device)
    assert (device.observe().width, device.observe().height) == (20, 10)
    assert told.asked.count("wm size") == 1
    device.forget_size()
    assert device.observe().width == 40
    assert told.asked.count("wm size") == 2


def test_the_screens_size_is_asked_for_again_after_a_restore(device: Device) -> None:
    class Passing(Answers):
        def ask(self, request: Any, live: Any) -> Any:
            return live() if request.what == "restore s" else super().ask(request, live)

    told = Passing({DUMP: XML, "wm size": list(SIZES)})
    device.put_between(told)
    assert device.observe().width == 20
    device.restore("s")
    assert device.observe().width == 40


def test_an_action_takes_place_where_it_was_shown(device: Device) -> None:
    told = between(device)
    seen = device.observe()

    class Passing(Answers):
        def ask(self, request: Any, live: Any) -> Any:
            self.requests.append(request)
            return live() if request.what.startswith("perform") else None

    passing = Passing()
    device.put_between(passing)
    assert device.perform(Tap(0), seen).point == (4, 4)
    assert passing.asked == ["Tap(at=0)", "click(4, 4)"]
    assert told.asked == [DUMP, FRONT_SCRIPT, "wm size"]


def test_apps_are_opened_by_what_the_device_was_told(device: Device) -> None:
    told = between(device, **{"cmd package": "  org.ex/.A\n"})
    assert not device.known_apps
    known = KnownApp(package="org.ex", label="Mine")
    device.know_apps(iter([known]))
    assert list(device.known_apps) == [known]
    assert device.open("mine") == ""
    assert told.asked[-1].endswith("-n org.ex/.A")
    assert "no app called 'Other'" in device.open("Other")


def test_scripts_are_run_with_all_that_was_said(device: Device, server: AdbServer) -> None:
    device._shell.root_prefix = "env BY=root"
    assert device.shell("echo $BY", root=True).text == "root"
    assert device.shell("echo $BY").text == ""
    server.silent = True
    with pytest.raises(DeviceGone, match="did not end in time"):
        device.shell("true", seconds=0.1)
    told = between(device)
    device.shell("a", reads=True)
    device.shell("b")
    assert told.changing == ["b"]


def test_files_are_written_for_their_owner_with_their_times(device: Device, tmp_path: Path) -> None:
    path = str(tmp_path / "x")
    then = datetime(2021, 3, 4, tzinfo=UTC)
    device.put_files({path: b"1"}, owner=Owner(uid=0, gid=0, mode=0o604), modified={path: then})
    assert Path(path).stat().st_mode & 0o777 == 0o604
    assert Path(path).stat().st_mtime == then.timestamp()
    assert device.get_file(path) == b"1"
    assert device.get_files(str(tmp_path)) == {"x": b"1"}


def test_a_database_is_of_the_package_that_is_said_or_that_its_path_tells(device: Device) -> None:
    named = device.database("/sdcard/x.db", package="org.ex")
    assert (named.path, named.package) == ("/sdcard/x.db", "org.ex")
    assert device.database("/sdcard/x.db").package == ""
    for folder in ("/data/data", "/data/user/0", "/data/user/10", "/data/user_de/0"):
        assert device.database(f"{folder}/org.ex.a/databases/x.db").package == "org.ex.a"
    assert device.database("/mnt/data/data/org.ex/x.db").package == ""


def test_settings_logs_and_versions_are_those_of_the_device(device: Device) -> None:
    logged = "1697384041.500  1  2 I Tag: one\n1697384042.500  1  2 I Tag: two\n"
    told = between(
        device,
        **{
            "settings get global a": "5",
            "logcat -d -v epoch": logged,
            "logcat -d -v threadtime": "all of it\n",
            "date": "1697384042",
            "echo a.b=": "a.b=versionName=3\n",
        },
    )
    assert device.setting("global", "a") == "5"
    device.put_setting("secure", "b", 2)
    assert told.asked[-1] == "settings put secure b 2"
    now = device.now()
    assert now == datetime.fromtimestamp(1697384042, UTC)
    assert [entry.message for entry in device.log()] == ["one", "two"]
    assert [entry.message for entry in device.log(now)] == ["two"]
    device.mark_log()
    assert device.log_since_mark() == b"all of it\n"
    assert device.versions("a.b") == {"a.b": "3"}
    device.set_clock(now)
    assert "date -u 101515342" in told.changing[-1]


@pytest.mark.parametrize(
    ("booted", "why"),
    [
        ("1\n", ""),
        ("", "it has not booted (sys.boot_completed is '')"),
        ("0", "it has not booted (sys.boot_completed is '0')"),
    ],
)
def test_a_device_is_healthy_that_has_booted_and_answers(
    device: Device, booted: str, why: str
) -> None:
    told = between(device, **{"getprop sys.boot_completed": booted})
    assert device.healthy() == why
    assert told.asked == ["getprop sys.boot_completed", *([] if why else ["deviceInfo()"])]
    assert told.changing == []


def test_a_device_that_is_gone_says_how(device: Device, server: AdbServer) -> None:
    server.cut = True
    assert "closed in the middle of 'getprop sys.boot_completed'" in device.healthy()
    device.release_automation()
    device.close()
