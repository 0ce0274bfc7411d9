"""What makes large files meets the storage's size, in Android's words, and leaves no ruins."""

from __future__ import annotations

import pytest

from fixtures.zipped import gzipped
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

FULL = "No space left on device"


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("dd if=/dev/zero of=/sdcard/f bs=1M count=100000", f"dd: /sdcard/f: write error: {FULL}"),
        (
            "dd if=/dev/zero of=/sdcard/f bs=1M count=1 seek=100000",
            f"dd: /sdcard/f: write error: {FULL}",
        ),
        (
            "dd if=/dev/zero of=/sdcard/f bs=999999999999999999G",
            f"dd: /sdcard/f: write error: {FULL}",
        ),
    ],
)
def test_dd(sh: Run, script: str, complaint: str) -> None:
    result = sh(script)
    assert (result.stderr, result.code) == (f"{complaint}\n", 1)
    assert sh("rm /sdcard/f; echo a > /sdcard/g; cat /sdcard/g").stdout == "a\n"


@pytest.mark.slow
def test_a_file_that_unpacks_without_measure(phone: Phone, sh: Run) -> None:
    phone.files.write("/sdcard/f.gz", gzipped(bytes(70_000_000)))
    result = sh("gunzip /sdcard/f.gz; ls /sdcard/f*")
    assert result.stderr == f"gunzip: /sdcard/f.gz: {FULL}\n"
    assert result.stdout == "/sdcard/f.gz\n"
    assert sh("zcat /sdcard/f.gz | wc -c").stdout == "70000000\n"


def test_an_archive_of_more_than_there_is(phone: Phone, sh: Run) -> None:
    phone.files.write("/sdcard/f", b"x" * 40_000_000)
    result = sh("cd /sdcard; tar cf t.tar f; rm t.tar; tar cz f | tar tzv | wc -l; tar c f | wc -c")
    assert FULL in result.stderr
    assert result.stdout.splitlines() == ["1", "40007680"]
    packed = sh("cd /sdcard; tar czf t.tgz f; tar xzf t.tgz -C /data/local/tmp; ls -s t.tgz")
    assert packed.stderr == f"tar: f: {FULL}\ntar: had errors\n"


def test_dd_writes_into_the_middle(sh: Run) -> None:
    script = "cd /sdcard; printf 0123456789 > f; printf abc | dd of=f bs=1 seek=4 {}2> e; cat f"
    assert sh(script.format("conv=notrunc ")).stdout == "0123abc789"
    assert sh(script.format("")).stdout == "0123abc"
    assert sh("cd /sdcard; printf a | dd of=n bs=2 seek=2 status=none; xxd -p n").stdout == (
        "0000000061\n"
    )
