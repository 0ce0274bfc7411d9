"""A simulated phone is started as its provider is told: its look, its clock, who may see it."""

from __future__ import annotations

import os
import stat
import urllib.request
from pathlib import Path

import pytest

from pytest_androidbench.devices.console import TOKEN_FILE
from pytest_androidbench.devices.look import read_look
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.providers.provider import provider_from, spec_of
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.profile import Profile

EVERYTHING = Profile(
    name="everything",
    width=720,
    height=1280,
    density=320,
    font_scale=1.15,
    locale="de_DE",
    direction="rtl",
    dark=True,
    rotation=1,
    time_zone="Asia/Kolkata",
)


@pytest.fixture
def slots(tmp_path: Path) -> Slots:
    return Slots(tmp_path / "slots")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with nothing in it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.slow
def test_a_phone_is_told_everything(slots: Slots, home: Path) -> None:
    (home / TOKEN_FILE).write_text("shared")
    provider = PhoneProvider(
        profile=EVERYTHING,
        clock="wall",
        restore="app-data",
        view_port=0,
        allow_uid="any",
        slots=slots,
        export=False,
    )
    assert (provider.view_port, provider.view_url) == (None, None)
    device = provider.acquire()
    assert read_look(device).seen.values == EVERYTHING.values
    assert not device.snapshots_are_whole
    assert provider.view_port
    assert provider.view_url is not None
    assert f":{provider.view_port}/" in provider.view_url
    with urllib.request.urlopen(provider.view_url, timeout=10) as page:
        assert b"<html" in page.read()
    with pytest.raises(DeviceGone, match="did not end in time"):
        device.shell("sleep 3600", seconds=0.3)
    assert device.console is not None
    assert device.console.command("avd name")
    assert not list(home.rglob("console-token"))
    provider.release(device)


@pytest.mark.slow
def test_a_phone_that_is_told_nothing_is_as_it_comes(
    slots: Slots, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANDROID_SERIAL", "untouched")
    provider = PhoneProvider(slots=slots, export=False)
    device = provider.acquire()
    assert os.environ["ANDROID_SERIAL"] == "untouched"
    assert (provider.name, provider.settles, spec_of(provider, device)) == ("phone", True, "")
    assert (provider.view_port, provider.view_url) == (None, None)
    assert (device.kind, device.snapshots_are_whole) == ("simulated", True)
    seen = read_look(device).seen
    assert (seen.rotation, seen.dark, seen.locale, seen.direction) == (0, False, "en_US", "ltr")
    before = device.now()
    device.shell("sleep 3600")
    assert 3600 <= (device.now() - before).total_seconds() < 3660
    token = slots.lease_new("other").folder.parent / "phone-0" / "console-token"
    assert stat.S_IMODE(token.stat().st_mode) == 0o600
    assert len(token.read_text()) == 16
    fresh = provider.recycle(device, "worn")
    assert fresh.address == device.address
    provider.release(fresh)
    assert token.exists()
    assert not (token.parent / "occupant.json").exists()


def test_a_specification_names_the_phone() -> None:
    assert isinstance(provider_from("phone", export=False), PhoneProvider)
