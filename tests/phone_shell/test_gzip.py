"""`gzip`, `gunzip` and `zcat`: which files come and go, and what is refused."""

from __future__ import annotations

import asyncio
import gzip
import random

import pytest

from fixtures.zipped import gzipped
from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

HOME = "/data/local/tmp"
NOISE = random.Random(1).randbytes(150_000)


@pytest.fixture(autouse=True)
def text(files: FileSystem) -> None:
    """A file, and a packed one."""
    files.write(f"{HOME}/a", b"12345")
    files.write(f"{HOME}/b.gz", gzipped(b"packed"))
    files.write(f"{HOME}/c.gz", b"damaged")


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("gzip a; ls; zcat a.gz", "a.gz\nb.gz\nc.gz\n12345"),
        ("gzip -k a; ls; zcat a.gz", "a\na.gz\nb.gz\nc.gz\n12345"),
        ("gzip -9 a; ls", "a.gz\nb.gz\nc.gz\n"),
        ("gzip -c a > d; ls; gunzip < d", "a\nb.gz\nc.gz\nd\n12345"),
        ("gzip < a | gunzip; ls", "12345a\nb.gz\nc.gz\n"),
        ("gzip - < a | zcat -", "12345"),
        ("gunzip b.gz; ls; cat b", "a\nb\nc.gz\npacked"),
        ("gzip -d b.gz; ls; cat b", "a\nb\nc.gz\npacked"),
        ("gunzip -k b.gz; ls", "a\nb\nb.gz\nc.gz\n"),
        ("gunzip -c b.gz; ls", "packeda\nb.gz\nc.gz\n"),
        ("gzip -dc b.gz", "packed"),
        ("zcat b.gz; ls", "packeda\nb.gz\nc.gz\n"),
        ("zcat b.gz b.gz", "packedpacked"),
        ("cp a b; gzip a b -f; ls; zcat b.gz", "a.gz\nb.gz\nc.gz\n12345"),
        ("echo old > a.gz; gzip -f a; zcat a.gz", "12345"),
        ("gunzip < /dev/null; echo $?", "0\n"),
        ("gzip < /dev/null | gunzip | wc -c", "0\n"),
        ("gzip < /dev/null > e.gz; gunzip e.gz; stat -c %s e", "0\n"),
        ("chmod 640 a; touch -d @1000 a; touch -a -d @2000 a; gzip a; stat -c '%a %Y %X' a.gz",
         "640 1000 2000\n"),
        ("chmod 600 b.gz; touch -d @1000 b.gz; gunzip b.gz; stat -c '%a %Y' b", "600 1000\n"),
        ("gzip a; echo $?", "0\n"),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(f"cd {HOME}; {script}")
    assert (done.stdout, done.stderr) == (expected, "")


@pytest.mark.parametrize(
    ("script", "complaint", "left"),
    [
        ("gzip nope", "gzip: nope: No such file or directory", "a b.gz c.gz"),
        ("gunzip nope.gz", "gunzip: nope.gz: No such file or directory", "a b.gz c.gz"),
        ("gunzip a", "gunzip: no .gz: a", "a b.gz c.gz"),
        ("gzip -d a", "gzip: no .gz: a", "a b.gz c.gz"),
        ("gunzip a b.gz", "gunzip: no .gz: a", "a b c.gz"),
        ("gunzip c.gz", "gunzip: c.gz: bad header", "a b.gz c.gz"),
        ("gunzip c.gz b.gz", "gunzip: c.gz: bad header", "a b c.gz"),
        ("zcat c.gz", "zcat: c.gz: bad header", "a b.gz c.gz"),
        ("gunzip < a", "gunzip: -: bad header", "a b.gz c.gz"),
        ("cp a b; gunzip b.gz", "gunzip: b: File exists", "a b b.gz c.gz"),
        ("cp a a.gz; gzip a", "gzip: a.gz: File exists", "a a.gz b.gz c.gz"),
        ("cp a a.gz; gzip a b.gz", "gzip: a.gz: File exists", "a a.gz b.gz.gz c.gz"),
        ("gzip /data/local", "gzip: /data/local: Is a directory", "a b.gz c.gz"),
        ("head -c 20 b.gz > d.gz; gunzip d.gz", "gunzip: d.gz: bad header", "a b.gz c.gz d.gz"),
        ("gzip -x a", "gzip: Unknown option 'x' (see \"gzip --help\")", "a b.gz c.gz"),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str, left: str) -> None:
    done = sh(f"cd {HOME}; {script}")
    assert (done.stderr, done.code) == (f"{complaint}\n", 1)
    assert sh(f"ls {HOME}").stdout.split() == left.split()


def test_what_is_unpacked_in_part_is_removed(sh: Run, files: FileSystem) -> None:
    files.write(f"{HOME}/long.gz", gzipped(NOISE)[:100_000])
    done = sh(f"cd {HOME}; gunzip long.gz; echo $?; ls long*")
    assert done.stdout == "1\nlong.gz\n"
    assert done.stderr == "gunzip: long.gz: bad header\n"


def test_several_blocks_come_back(sh: Run, files: FileSystem) -> None:
    files.write(f"{HOME}/long", NOISE)
    sh(f"cd {HOME}; gzip long")
    assert gzip.decompress(files.read(f"{HOME}/long.gz")) == NOISE
    sh(f"cd {HOME}; gunzip long.gz")
    assert files.read(f"{HOME}/long") == NOISE


def test_what_is_packed_names_unix_and_no_time(phone: Phone) -> None:
    out = Collector()
    work = Shell(phone).run(f"gzip -c {HOME}/a", BytesInput(b""), out, Collector())
    assert asyncio.run(work) == 0
    assert out.data[:10] == b"\x1f\x8b\x08\0\0\0\0\0\x02\x03"
