"""`androidbench view`: a device on a page, over adb alone, to be looked at or acted on."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fixtures.person import ADDRESS, Person
from pytest_androidbench.devices.providers.phone import PhoneProvider
from tests.cli.phones import Phones


@pytest.fixture(scope="module")
def phones(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phones]:
    made = Phones(tmp_path_factory.mktemp("runtime"))
    yield made
    made.end()


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pytest_androidbench.cli", "view", *arguments]


@contextmanager
def viewing(phones: Phones, *arguments: str) -> Iterator[tuple[Person, subprocess.Popen[str]]]:
    """The page of a device, and its program."""
    process = subprocess.Popen(
        command(*arguments),
        env=phones.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = ADDRESS.search(line)
    try:
        assert found, line + process.stdout.read()
        yield Person(found[0]), process
        process.send_signal(signal.SIGINT)
        assert process.stdout.read() == "\nthe page is closed\n"
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def ready(person: Person) -> dict[str, object]:
    return person.await_scene(lambda now: now["phase"] == "ready")


def test_a_run_s_phone_is_found_by_its_serial_and_only_shown(phones: Phones) -> None:
    phone = phones.one()
    phone.shell("input keyevent HOME")
    with viewing(phones, phone.serial) as (person, _):
        shown = ready(person)
        assert (shown["scope"], shown["size"]) == ("look", [1080, 2400])
        assert str(shown["title"]).startswith(f"{phone.serial} (simulated phone")
        assert "nexuslauncher" in str(shown["where"])
        assert person.fetch("GET", "/picture").body == phone.shell("screencap -p").stdout
        refused = person.act("key", key="recents")
        assert (refused.status, b"--control" in refused.body) == (403, True)


def test_what_changes_on_the_device_is_shown_by_itself(phones: Phones) -> None:
    phone = phones.one()
    phone.shell("input keyevent HOME")
    with viewing(phones, f"{phone.serial}@127.0.0.1:{phone.address[1]}") as (person, _):
        ready(person)
        phone.open("Settings")
        shown = person.await_scene(lambda now: "settings" in now["where"])
        assert shown["step"] == 1
        phone.shell("settings put system accelerometer_rotation 0; "
                    "settings put system user_rotation 1")  # fmt: skip
        person.await_scene(lambda now: now["size"] == [2400, 1080])
        phone.shell("settings put system user_rotation 0")
        person.await_scene(lambda now: now["size"] == [1080, 2400])


@pytest.mark.slow
def test_looking_lets_no_time_pass_and_leaves_ui_automation_alone(phones: Phones) -> None:
    phone = phones.one()
    phone.observe()
    before = phone.now()
    with viewing(phones, phone.serial) as (person, _):
        ready(person)
        assert phone.vitals is not None
        seen = phone.vitals.requests()
        while phone.vitals.requests() < seen + 5:
            person.fetch("GET", "/scene?seen=0")
        assert phone.now() == before
        # Whoever held it has it still: another one's connecting would have ended it.
        assert phone._automation.alive()


def test_with_control_a_person_acts(phones: Phones) -> None:
    phone = phones.one()
    phone.shell("input keyevent HOME")
    with viewing(phones, phone.serial, "--control") as (person, _):
        ready(person)
        assert person.act("open", text="Contacts").status == 204
        person.await_question()
        assert "contacts" in phone.foreground().package
        low, high = [0.5, 0.7, 0.0], [0.5, 0.2, 200.0]
        person.act("key", key="home")
        person.await_question()
        person.act("touch", path=[low, high])
        person.await_question()
        assert phone.observe().find("Contacts") is not None
        person.act("text", text="日本")
        said = person.await_question()["said"]
        assert said == (
            "It could not be done: the shell types what a US keyboard has keys for, up to 500 "
            "of them"
        )
        assert person.act("done").status == 403
        assert person.tap(-5, 5000).status == 204
        person.await_question()


@pytest.mark.slow
def test_a_device_that_goes_away_is_told_and_taken_up_again(phones: Phones) -> None:
    provider = PhoneProvider(slots=phones.slots, export=False)
    device = provider.acquire()
    with viewing(phones, device.serial, "--control") as (person, process):
        ready(person)
        device = provider.recycle(device, "to see")
        person.await_scene(lambda now: "does not answer" in now["said"] or now["step"] > 1)
        ready(person)
        assert person.act("key", key="recents").status == 204
        assert process.poll() is None
    provider.release(device)


@pytest.mark.slow
def test_what_cannot_be_shown_is_said(phones: Phones) -> None:
    for serial, why in {
        "emulator-1": "no adb server answers",
        f"emulator-1@127.0.0.1:{phones.one().address[1]}": "device emulator-1 is absent",
        "a,b@127.0.0.1:5": "names several devices",
        "a@b": "is not of the form",
    }.items():
        told = phones.run(*command(serial))
        assert told.returncode != 0
        assert why in " ".join(re.sub("[│╰╭─╮╯]", "", told.stderr).split()), told.stderr
        assert "Traceback" not in told.stderr


@pytest.mark.slow
def test_without_a_serial_the_devices_are_listed(phones: Phones, tmp_path: Path) -> None:
    phone = phones.one()
    address = f"{phone.serial}@127.0.0.1:{phone.address[1]}"
    assert phones.run(*command()).stdout.splitlines() == [f"androidbench view {address}"]
    there = {"ANDROID_ADB_SERVER_PORT": str(phone.address[1])}
    assert phones.run(*command(), more=there).stdout.splitlines() == [
        f"androidbench view {address}"
    ]
    alone = {"XDG_RUNTIME_DIR": str(tmp_path)}
    listed = phones.run(*command(), more=there | alone).stdout
    assert listed == f"androidbench view {address}   (device)\n"
    assert phones.run(*command(), more=alone).stdout == (
        "no run has a device of its own now, and no device is at 127.0.0.1:1\n"
    )
