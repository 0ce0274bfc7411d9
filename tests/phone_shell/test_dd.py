"""`dd`: blocks, places, and what is told of them."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run

HOME = "/data/local/tmp"


@pytest.fixture(autouse=True)
def digits(files: FileSystem) -> None:
    """Ten bytes."""
    files.write(f"{HOME}/f", b"0123456789")


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("dd if=f", "0123456789"),
        ("dd < f", "0123456789"),
        ("dd if=f bs=3 count=2", "012345"),
        ("dd if=f ibs=3 count=2", "012345"),
        ("dd if=f bs=2 ibs=3 count=2", "0123"),
        ("dd if=f bs=3 skip=1", "3456789"),
        ("dd if=f bs=3 skip=3 count=1", "9"),
        ("dd if=f bs=3 skip=4", ""),
        ("dd if=f ibs=2 skip=1 count=1", "23"),
        ("dd if=f count=0", ""),
        ("dd bs=4 skip=1 count=1 < f", "4567"),
        ("dd if=f of=g; cat g", "0123456789"),
        ("echo longer than that > g; dd if=f of=g bs=5 count=1; cat g", "01234"),
        ("printf abcdef > g; dd if=f of=g bs=2 count=1 seek=1; cat g", "ab01"),
        ("printf abcdef > g; dd if=f of=g obs=2 ibs=1 count=1 seek=1; cat g", "ab0"),
        ("printf abcdef > g; dd if=f of=g bs=2 count=1 seek=1 conv=notrunc; cat g", "ab01ef"),
        ("printf abcdef > g; dd if=f of=g bs=2 count=1 conv=sync,notrunc; cat g", "01cdef"),
        ("printf abcdef > g; dd if=f of=g bs=2 count=1 conv=sync; cat g", "01"),
        ("printf ab > g; dd if=f of=g bs=2 count=1 seek=2 conv=notrunc; xxd -p g",
         "616200003031\n"),
        ("dd if=f of=g bs=2 count=1 seek=1; xxd -p g", "00003031\n"),
        ("dd if=f of=g bs=2 count=0 seek=2; stat -c %s g", "4\n"),
        ("dd if=/dev/zero of=g bs=1k count=2; stat -c '%s %a' g", "2048 666\n"),
        ("dd if=f of=/dev/null seek=3", ""),
        ("dd if=/dev/zero bs=1 count=3c | xxd -p", "000000\n"),
        ("dd if=/dev/zero bs=1 count=3w | wc -c", "6\n"),
        ("dd if=/dev/zero bs=1b count=1 | wc -c", "512\n"),
        ("dd if=/dev/zero count=1 | wc -c", "512\n"),
        ("dd if=/dev/zero bs=2k count=1 | wc -c", "2048\n"),
        ("dd if=/dev/zero bs=1K count=1 | wc -c", "1024\n"),
        ("dd if=/dev/zero bs=1kB count=1 | wc -c", "1024\n"),
        ("dd if=/dev/zero bs=1M count=1 | wc -c", "1048576\n"),
        ("dd if=/dev/zero bs=1G count=1 | head -c 9 | wc -c", "9\n"),
    ],
)  # fmt: skip
def test_bytes_that_are_copied(sh: Run, script: str, expected: str) -> None:
    done = sh(f"cd {HOME}; {script.replace('dd ', 'dd status=none ')}")
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("", "0+1 records in\n0+1 records out\n10 bytes copied, 0.001 s\n"),
        ("bs=5", "2+0 records in\n2+0 records out\n10 bytes copied, 0.001 s\n"),
        ("bs=4", "2+1 records in\n2+1 records out\n10 bytes copied, 0.001 s\n"),
        ("bs=4 count=1", "1+0 records in\n1+0 records out\n4 bytes copied, 0.001 s\n"),
        ("ibs=2", "5+0 records in\n0+1 records out\n10 bytes copied, 0.001 s\n"),
        ("ibs=2 obs=3", "5+0 records in\n3+1 records out\n10 bytes copied, 0.001 s\n"),
        ("count=0", "0+0 records in\n0+0 records out\n0 bytes copied, 0.001 s\n"),
        ("bs=5 status=noxfer", "2+0 records in\n2+0 records out\n"),
        ("bs=5 status=none", ""),
    ],
)
def test_what_was_copied_is_told(sh: Run, options: str, told: str) -> None:
    done = sh(f"cd {HOME}; dd if=f of=g {options}")
    assert (done.stdout, done.stderr, done.code) == ("", told, 0)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ("if=nope", "nope: No such file or directory"),
        ("if=/data", "/data: Is a directory"),
        ("nonsense=1", "bad arg nonsense"),
        ("b=1 a=2", "bad arg a"),
        ("bs=x", "bad number x"),
        ("bs=1x", "bad number 1x"),
        ("bs=-1", "bad number -1"),
        ("bs=0", "0 < 1"),
        ("ibs=0", "0 < 1"),
        ("obs=0", "0 < 1"),
        ("count=", "bad number "),
        ("skip=a", "bad number a"),
        ("of=g seek=a", "bad number a"),
        ("status=loud", "unknown status 'loud'"),
        ("of=/data/nope/g", "/data/nope/g: No such file or directory"),
        ("of=/data/local", "/data/local: Is a directory"),
    ],
)
def test_complaints(sh: Run, options: str, complaint: str) -> None:
    done = sh(f"cd {HOME}; dd if=f {options}")
    assert (done.stdout, done.stderr, done.code) == ("", f"dd: {complaint}\n", 1)


def test_long_blocks_are_moved_piece_by_piece(sh: Run, files: FileSystem) -> None:
    data = bytes(range(256)) * 1000
    files.write(f"{HOME}/long", data)
    sh(f"cd {HOME}; dd if=long of=g bs=1G; dd if=long of=h bs=100000 skip=1 seek=1 count=1")
    assert files.read(f"{HOME}/g") == data
    assert files.read(f"{HOME}/h") == bytes(100_000) + data[100_000:200_000]
