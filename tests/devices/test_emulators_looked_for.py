"""Whether there is an emulator and the virtual devices, seen before anything is started."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.devices.providers.avd import AvdProvider
from pytest_androidbench.devices.providers.provider import Looking, provider_from
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceUnavailable


def program(folder: Path, *lines: str) -> str:
    """An emulator's program that notes how it is called."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "emulator"
    path.write_text("\n".join(("#!/bin/sh", f'echo "$@" > {folder}/called', *lines)) + "\n")
    path.chmod(0o755)
    return str(path)


def provider(avd: str, tmp_path: Path, named: str | None = None) -> AvdProvider:
    return AvdProvider(avd, program=named, slots=Slots(tmp_path / "slots"), export=False)


@pytest.fixture(autouse=True)
def _nothing_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    for variable in ("ANDROID_HOME", "ANDROID_SDK_ROOT"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize("avd", ["Pixel", "Pixel,Tablet", " Tablet , ,Pixel "])
def test_virtual_devices_that_are_listed_are_there(tmp_path: Path, avd: str) -> None:
    one = provider(avd, tmp_path, program(tmp_path, "echo INFO: x; echo Pixel; echo Tablet"))
    assert isinstance(one, Looking)
    one.look()
    assert (tmp_path / "called").read_text() == "-list-avds\n"
    assert one.name == one.again == f"avd:{avd}"


@pytest.mark.parametrize(
    ("avd", "listed", "told"),
    [
        (
            "A, B,C",
            "echo 'INFO: some words'; echo; echo C; echo D",
            "A, B: {} -list-avds names C, D",
        ),
        ("A", "echo 'INFO: x y'", "A: {} -list-avds names none"),
    ],
)
def test_those_that_are_not_listed_are_told(
    tmp_path: Path, avd: str, listed: str, told: str
) -> None:
    named = program(tmp_path, listed)
    with pytest.raises(DeviceUnavailable) as error:
        provider(avd, tmp_path, named).look()
    assert str(error.value) == f"there is no virtual device {told.format(named)}"


@pytest.mark.parametrize("lines", [["exit 3"], ["kill -9 $$"]])
def test_a_program_that_fails_is_told(tmp_path: Path, lines: list[str]) -> None:
    named = program(tmp_path, *lines)
    with pytest.raises(DeviceUnavailable, match=f"^{named} -list-avds failed: .*"):
        provider("A", tmp_path, named).look()


def test_a_program_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(DeviceUnavailable, match=r"^/nowhere/emulator -list-avds failed: .*No such"):
        provider("A", tmp_path, "/nowhere/emulator").look()
    with pytest.raises(DeviceUnavailable, match=r"^there is no emulator: set ANDROID_HOME to an"):
        provider("A", tmp_path).look()


@pytest.mark.parametrize("variable", ["ANDROID_HOME", "ANDROID_SDK_ROOT"])
def test_the_program_is_the_sdks_or_else_the_one_on_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    program(tmp_path / "path", "echo OnPath")
    provider("OnPath", tmp_path).look()
    monkeypatch.setenv(variable, str(tmp_path / "sdk"))
    provider("OnPath", tmp_path).look()
    program(tmp_path / "sdk" / "emulator", "echo OfSdk")
    provider("OfSdk", tmp_path).look()
    named = program(tmp_path / "own", "echo Named")
    provider("Named", tmp_path, named).look()
    (tmp_path / "sdk" / "emulator" / "emulator").chmod(0o644)


def test_a_specification_names_virtual_devices() -> None:
    one = provider_from("avd:A,B", export=False)
    assert isinstance(one, AvdProvider)
    assert one.name == "avd:A,B"


def test_a_virtual_device_that_is_in_use_is_not_started(tmp_path: Path) -> None:
    named = program(tmp_path, "exit 1")
    one = provider("A,B", tmp_path, named)
    slots = Slots(tmp_path / "slots")
    told = "every avd device is in use by other runs: A, B"
    with (
        slots.lease_one("avd", ["A"]),
        slots.lease_one("avd", ["B"]),
        pytest.raises(DeviceUnavailable, match=told),
    ):
        one.acquire()
    assert not (tmp_path / "called").exists()
    with slots.lease_one("avd", ["A"]) as again:
        assert again.name == "avd-A"
