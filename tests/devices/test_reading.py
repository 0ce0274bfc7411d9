from __future__ import annotations

import shlex
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.acting.labels import known_label, packages_named
from pytest_androidbench.devices.acting.writing import is_typeable, key_script
from pytest_androidbench.devices.console import snapshot_names
from pytest_androidbench.devices.log import read_log
from pytest_androidbench.devices.providers.adb import parse_address
from pytest_androidbench.devices.providers.provider import provider_from
from pytest_androidbench.interface.apps import KnownApp

PRINTABLE = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1)


def typed_by(script: str) -> str:
    """What Android's `input text` makes of our commands: it reads %s as a space."""
    words = shlex.split(script.replace(" && ", " ; "))
    texts = [words[i + 2] for i in range(len(words)) if words[i : i + 2] == ["input", "text"]]
    return "".join(text.replace("%s", " ") for text in texts)


@given(PRINTABLE.filter(lambda text: " && " not in text))
def test_every_printable_text_is_typed_as_it_is(text: str) -> None:
    assert is_typeable(text)
    assert typed_by(key_script(text)) == text


@pytest.mark.parametrize("text", ["naïve", "日本", "two\nlines", "tab\t", "x" * 501])
def test_other_texts_are_not_typed_by_keys(text: str) -> None:
    assert not is_typeable(text)


INSTALLED = [
    "com.android.settings",
    "com.google.android.deskclock",
    "com.google.android.contacts",
    "com.simplemobiletools.calendar.pro",
    "org.example.weather",
]
KNOWN = [
    KnownApp(
        package="com.simplemobiletools.calendar.pro",
        label="Simple Calendar Pro",
        names=("planner", "(my )?days"),
    )
]


@pytest.mark.parametrize(
    ("name", "package"),
    [
        ("Settings", "com.android.settings"),
        ("clock", "com.google.android.deskclock"),
        ("  Simple  Calendar Pro ", "com.simplemobiletools.calendar.pro"),
        ("org.example.weather", "org.example.weather"),
        ("Weather", "org.example.weather"),
        ("My days", "com.simplemobiletools.calendar.pro"),
        ("PLANNER", "com.simplemobiletools.calendar.pro"),
    ],
)
def test_apps_are_found_by_label_and_by_package(name: str, package: str) -> None:
    assert packages_named(name, INSTALLED, KNOWN)[0] == package


def test_what_a_device_was_told_of_goes_before_what_comes_with_android() -> None:
    clock = KnownApp(package="org.example.weather", label="Clock")
    found = packages_named("clock", INSTALLED, [clock])
    assert found == ["org.example.weather", "com.google.android.deskclock"]


def test_labels_are_those_that_were_told_and_android_s() -> None:
    told = [KnownApp(package="com.android.settings"), *KNOWN]
    packages = ["com.simplemobiletools.calendar.pro", "com.android.settings", "org.example.weather"]
    assert [known_label(one, told) for one in packages] == ["Simple Calendar Pro", "Settings", ""]


@pytest.mark.parametrize("name", ["Chess", "com.example.missing", "...", "android"])
def test_what_is_not_installed_is_not_found(name: str) -> None:
    assert packages_named(name, ["com.simplemobiletools.calendar.pro"]) == []


def test_snapshot_table_is_read() -> None:
    printed = (
        "List of snapshots present on all disks:\n"
        "ID        TAG                 VM SIZE                DATE       VM CLOCK\n"
        "--        default_boot            75M 2026-09-09 11:41:45   00:10:07.753\n"
        "--        androidbench            75M 2026-09-09 11:41:45   00:10:07.753"
    )
    assert snapshot_names(printed) == ["default_boot", "androidbench"]
    assert snapshot_names("There is no snapshot available.") == []
    assert snapshot_names("List of snapshots present on all disks:\nclean\nother") == [
        "clean",
        "other",
    ]


def test_log_lines_are_read() -> None:
    printed = (
        "--------- beginning of main\n"
        "     1697384041.123  4321  4340 I MyTag   : has: colons\n"
        "nonsense\n"
    )
    (entry,) = read_log(printed)
    assert (entry.tag, entry.message, entry.level, entry.pid) == ("MyTag", "has: colons", "I", 4321)
    assert entry.time == datetime(2023, 10, 15, 15, 34, 1, 123000, tzinfo=UTC)


def test_addresses_of_attached_devices_are_read() -> None:
    assert parse_address("R58M,10.0.0.1:5555") == (["R58M", "10.0.0.1:5555"], None, None)
    assert parse_address("R58M@lab:5037") == (["R58M"], "lab", 5037)
    for wrong in ("", ",", "R58M@lab", "@lab:1", "R58M@lab:x"):
        with pytest.raises(ValueError, match="form"):
            parse_address(wrong)


@pytest.mark.parametrize("spec", ["", "tablet", "avd", "avd:", "adb:", "phone:1"])
def test_a_wrong_specification_names_the_valid_ones(spec: str) -> None:
    with pytest.raises(ValueError, match="avd:NAME"):
        provider_from(spec)
