"""A command without an end, by one adb client, leaves the phone to the others and small."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from tests.phone_wire.running import RunningPhone

MEGABYTE = 1024 * 1024
MOST_MEMORY = 250 * MEGABYTE
ERRANDS = 20


def peak_memory(pid: int) -> int:
    """The most a process ever held, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024


@pytest.mark.parametrize(
    "command",
    [
        "yes > /dev/null",
        "cat /dev/urandom | sort",
        "cat /dev/zero | gzip | gunzip | md5sum",
        "monkey 1000000",
        "yes | xargs -n 1 echo > /dev/null",
        "tar c / | tar tv > /dev/null; find / -exec find / ';' > /dev/null",
        "while true; do dd if=/dev/zero of=/sdcard/big bs=1M; rm /sdcard/big; done",
    ],
)
def test_the_others_are_served_and_it_ends_with_its_client(
    phone: RunningPhone, command: str
) -> None:
    endless = phone.device.shell(command, stream=True)
    with contextlib.closing(endless):
        for number in range(ERRANDS):
            assert phone.device.shell(f"echo here {number}") == f"here {number}"
    if Path("/proc/self/status").exists():
        assert peak_memory(phone.pid) < MOST_MEMORY
    # What was hung up on is gone: nothing refills the storage, and there is memory for others.
    assert phone.device.shell("rm -f /sdcard/big; yes | head -n 30000 | wc -l") == "30000"
    assert phone.device.shell("seq 1 9000 | sort -n | tail -n 1") == "9000"
