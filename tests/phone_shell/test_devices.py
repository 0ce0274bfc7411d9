"""Devices: endless zeros, random bytes that come again with the same snapshot, a full one."""

from __future__ import annotations

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run


def test_zeros_and_nothing(sh: Run) -> None:
    assert sh("head -c 4 /dev/zero | xxd -p").stdout == "00000000\n"
    assert sh("head -c 4 < /dev/zero | xxd -p").stdout == "00000000\n"
    assert sh("dd if=/dev/zero bs=3 count=2 status=none | xxd -p").stdout == "000000000000\n"
    assert sh("cat /dev/null; wc -c < /dev/null").stdout == "0\n"


def test_random_bytes_differ_until_the_phone_goes_back(phone: Phone, sh: Run) -> None:
    state = phone.files.state()
    script = "head -c 8 /dev/urandom | xxd -p; dd if=/dev/random bs=8 count=1 status=none | xxd -p"
    first = sh(script).stdout
    assert len(set(first.splitlines())) == 2
    assert sh(script).stdout != first
    phone.files.restore(state)
    assert sh(script).stdout == first


def test_a_full_device_takes_nothing(sh: Run) -> None:
    assert sh("dd if=/dev/zero of=/dev/full bs=10 count=1").stderr == (
        "dd: /dev/full: write error: No space left on device\n"
    )


def test_devices_swallow_what_is_written(sh: Run) -> None:
    assert sh("yes | head -n 100000 | tee /dev/null | tail -n 1").stdout == "y\n"
    assert sh("seq 1 5 > /dev/zero; dd if=/dev/zero of=/dev/null count=2 status=none").code == 0
