"""A phone needs little memory in every language: its words, dates and fonts are not read ahead.

What counts is the share of its process alone (PSS): pages that it has in common with other
processes count by the part that is its own, so that more of them at a time never make it larger.
"""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.suites.profile_names import own_profiles
from tests.phone_wire.running import RunningPhone

LOCALES: Final = sorted({str(profile.locale) for profile in own_profiles("bmoca")})
MOST: Final = 90 * 1024
"""kB. By hand it was 69 to 76 MB."""


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[RunningPhone]:
    """A phone that nobody has asked for anything yet."""
    running = RunningPhone(tmp_path)
    yield running
    gc.collect()
    assert running.end() == (0, "")


def held(phone: RunningPhone) -> int:
    """The proportional share of all pages of the phone's process, in kB."""
    told = Path(f"/proc/{phone.pid}/smaps_rollup").read_text("ascii")
    found = re.search(r"^Pss:\s+(\d+) kB", told, re.MULTILINE)
    assert found is not None
    return int(found[1])


def shell(phone: RunningPhone, command: str) -> bytes:
    """What a command wrote; it must not fail."""
    done = phone.adb("-s", phone.serial, "exec-out", command)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.proof
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("locale", LOCALES)
def test_an_idle_phone_is_small_in_every_language(phone: RunningPhone, locale: str) -> None:
    shell(phone, f"setprop persist.sys.locale {locale}")
    assert held(phone) < MOST, "after its start"
    shell(phone, "input keyevent HOME")
    shell(phone, "am start -W -a android.settings.SETTINGS")
    assert shell(phone, "screencap -p").startswith(b"\x89PNG")
    assert shell(phone, "uiautomator dump /dev/tty").startswith(b"<?xml")
    assert held(phone) < MOST, "after home, Settings and a picture"
