"""Who listens is told of all that may change the device, and of nothing that only reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from fixtures.listening import Listening
from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.appdata.messages import Messages
from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.asking import NOBODY
from pytest_androidbench.devices.tape import Outermost
from pytest_androidbench.errors import SnapshotError
from pytest_androidbench.interface.actions import Press

FOLDER = "/sdcard/Download/told"


@contextmanager
def told(device: Device) -> Iterator[list[tuple[str, bytes]]]:
    listening = Listening()
    device.put_between(Outermost(listening))
    yield listening.changes
    device.put_between(NOBODY)


READS: dict[str, Callable[[Device], object]] = {
    "setting": lambda device: device.setting("global", "wifi_on"),
    "settings": lambda device: device.settings.all("global"),
    "time": lambda device: device.now(),
    "file": lambda device: device.get_file(f"{FOLDER}/a"),
    "files": lambda device: device.get_files(FOLDER),
    "names": lambda device: device.files.names(FOLDER),
    "facts": lambda device: device.facts,
    "versions": lambda device: device.versions("com.android.settings"),
    "log": lambda device: device.log(),
    "log since the mark": lambda device: device.log_since_mark(),
    "picture": lambda device: device.picture(),
    "app in front": lambda device: device.foreground(),
    "screen": lambda device: device.observe(),
    "health": lambda device: device.healthy(),
    "contacts": lambda device: Contacts(device).all(),
    "messages": lambda device: Messages(device).all(),
    "entries": lambda device: Storage(device, FOLDER).entries(),
    "storage": lambda device: Storage(device, FOLDER).items(),
}


@pytest.mark.parametrize("name", READS)
def test_reading_is_not_told(device: Device, name: str) -> None:
    device.mark_log()
    device.put_files({f"{FOLDER}/a": b"1"})
    with told(device) as changes:
        assert READS[name](device) is not None
    assert changes == []


def test_a_script_is_told_with_what_it_reads(device: Device) -> None:
    with told(device) as changes:
        device.shell("true")
        device.shell("false", reads=True)
    assert changes == [("shell true", b"")]
    device.shell("true")
    assert changes == [("shell true", b"")]


def test_writing_is_told_with_its_content(device: Device) -> None:
    with told(device) as changes:
        device.put_setting("global", "told", 7)
        device.put_files({f"{FOLDER}/b": b"content of b"})
    assert any("told" in script and "7" in script for script, _ in changes)
    assert any(b"content of b" in data for _, data in changes)


def test_what_the_console_is_asked_for_is_told(device: Device) -> None:
    if device.console is None:
        pytest.skip("attached devices have no console")
    with told(device) as changes:
        device.console.send_sms("5550100", "hello")
    assert ("console sms send 5550100 hello", b"") in changes
    device.console.send_sms("5550100", "again")
    assert len(changes) == 1


def test_an_action_is_told_as_it_reads(device: Device) -> None:
    observation = device.observe()
    with told(device) as changes:
        device.perform(Press("home"), observation)
    assert changes[0] == ("perform Press(key='home')", b"")


def test_what_is_there_exists(device: Device) -> None:
    device.put_files({f"{FOLDER}/a b": b"1"})
    assert device.files.exists(f"{FOLDER}/a b")
    assert device.files.exists(FOLDER)
    assert not device.files.exists(f"{FOLDER}/a")


def test_a_state_that_is_forgotten_cannot_be_had_again(device: Device) -> None:
    device.save_snapshot("forgotten")
    device.delete_snapshot("forgotten")
    with pytest.raises(SnapshotError, match="forgotten"):
        device.restore("forgotten")
