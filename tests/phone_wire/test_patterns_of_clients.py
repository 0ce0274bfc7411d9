"""What one client looks for keeps no other client waiting."""

from __future__ import annotations

import threading

import adbutils
import pytest
import uiautomator2

from tests.phone_wire.running import RunningPhone

SCRIPTS = [
    "grep -oE 'a(.*b)?' /sdcard/as",
    "sed -E 's/a(.*b)?/x/g' /sdcard/as",
    "grep -E '(.*)(.*)(.*)\\3\\2\\1b' /sdcard/as /sdcard/as /sdcard/as",
]


@pytest.fixture(scope="module")
def full(phone: RunningPhone) -> adbutils.AdbDevice:
    """A phone with a long line in a file."""
    phone.device.sync.push(b"a" * 300_000, "/sdcard/as")
    return phone.device


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_long_search_runs_beside_others(full: adbutils.AdbDevice, script: str) -> None:
    stream = full.shell(script, stream=True)
    try:
        for _ in range(5):
            assert full.shell("echo here | grep -E '^h(e+)+re$'") == "here"
    finally:
        stream.close()  # type: ignore[no-untyped-call]
    assert full.shell("echo still here") == "still here"


def test_selectors_that_explode_elsewhere_are_answered_beside_a_search(
    full: adbutils.AdbDevice, home: uiautomator2.Device
) -> None:
    stream = full.shell(SCRIPTS[0], stream=True)
    try:
        assert not home(textMatches="(.+)+(.+)+x(.+)+!!").exists
        assert home(packageNameMatches="(com|com\\.|[a-z.]+)+").exists
        assert home(textMatches="(?!nothing).*").count > 0
    finally:
        stream.close()  # type: ignore[no-untyped-call]


def test_four_clients_search_at_once(phone: RunningPhone) -> None:
    found: list[object] = []

    def search() -> None:
        found.append(phone.device.shell("grep -cE '(a|aa)+$' /sdcard/as"))

    threads = [threading.Thread(target=search) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert found == ["1"] * 4
