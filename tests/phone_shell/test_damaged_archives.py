"""Archives that end early, or are none: `tar` says so, and keeps what came before."""

from __future__ import annotations

import io
import tarfile

import pytest

from tests.phone_shell.conftest import Run
from tests.phone_shell.test_reading_archives import TREE, member, packed

TWO = packed(member("a", b"1" * 600), member("b", b"2"))
HEADER = "tar: bad header: "


def header(info: tarfile.TarInfo, size: int, **values: object) -> bytes:
    """A header alone, for so many bytes of content."""
    info.size = size
    for key, value in values.items():
        setattr(info, key, value)
    return info.tobuf(tarfile.USTAR_FORMAT)


def padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 512)


def said(data: bytes) -> bytes:
    return header(tarfile.TarInfo("h"), len(data), type=tarfile.XHDTYPE) + padded(data)


def extended(*records: bytes) -> bytes:
    """An extended header of some records, and a member behind it."""
    data = b"".join(records)
    return said(data) + header(tarfile.TarInfo("a"), 1) + padded(b"1") + bytes(1024)


@pytest.mark.parametrize(
    ("data", "printed", "complaint"),
    [
        (b"", "", HEADER),
        (b"no archive", "", HEADER),
        (b"no archive" * 100, "", HEADER),
        (TWO[:1400], "a\n", ""),
        (TWO[:1112], "a\n", ""),
        (TWO[:1111], "a\n", HEADER + "unexpected end of data\n"),
        (TWO[:1536], "a\n", ""),
        (TWO[:1700], "a\n", HEADER),
        (TWO[:1536] + b"X" * 512, "a\n", HEADER),
        (TWO[:2560], "a\nb\n", ""),
        (TWO[:3000], "a\nb\n", ""),
        (TWO[:2560] + bytes(512) + b"x" * 512, "a\nb\n", ""),
        (bytes(1024), "", ""),
        (extended(b"9 path=c\n"), "c\n", ""),
        (extended(b"9 path=b\n", b"9 path=c\n"), "c\n", ""),
        (extended(b"9 path=b\n", b"x path=c\n"), "b\n", ""),
        (extended(b"9 path=b\n", b"2 path=c\n"), "b\n", ""),
        (said(b"9 path=c\n") + extended(b"11 mtime=1\n"), "c\n", ""),
        (header(tarfile.TarInfo("l"), 700, type=tarfile.SYMTYPE) + TWO, "l\na\nb\n", ""),
        (extended(b"5 a=\n", b"9 path=c\n"), "c\n", ""),
        (extended(b"12 path=c=d\n"), "c=d\n", ""),
        (extended(b"9 path=c\n", b"11 mtime=x\n"), "", HEADER),
        (extended(b"13 mtime=inf\n"), "", HEADER),
        (extended(b"11 size=-1\n"), "", HEADER + "negative size\n"),
        (extended(b"10 size=0\n"), "a\n", HEADER),
        (header(tarfile.TarInfo("h"), 70_000, type=tarfile.XHDTYPE) + bytes(80_000), "",
         HEADER + "header too long\n"),
        (header(tarfile.TarInfo("h"), 65_536, type=tarfile.GNUTYPE_LONGNAME) + b"n" * 65_536
         + header(tarfile.TarInfo("a"), 0), "n" * 65_536 + "\n", ""),
        (header(tarfile.TarInfo("h"), 600, type=tarfile.GNUTYPE_LONGNAME) + b"n" * 599, "",
         HEADER + "unexpected end of data\n"),
        (header(tarfile.TarInfo("h"), 0, type=tarfile.XHDTYPE) * 15
         + header(tarfile.TarInfo("a"), 0), "a\n", ""),
        (header(tarfile.TarInfo("h"), 0, type=tarfile.XHDTYPE) * 16
         + header(tarfile.TarInfo("a"), 0), "", HEADER + "too many headers\n"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(lasting: Run, data: bytes, printed: str, complaint: str) -> None:
    done = lasting("tar -t", data)
    assert (done.stdout, done.code) == (printed, int(bool(complaint)))
    assert done.stderr.startswith(complaint)
    assert bool(done.stderr) == bool(complaint)


def test_what_came_whole_is_there(sh: Run) -> None:
    done = sh("cd /data/local/tmp; tar -x; echo $?; ls d", TREE[:2000])
    assert done.stdout == "1\na\n"
    cut = packed(member("f", b"x" * 100_000))[:50_000]
    assert sh("cd /data/local/tmp; tar -x 2> /dev/null; echo $?", cut).stdout == "1\n"


def test_the_map_of_a_sparse_file_is_passed_over(lasting: Run) -> None:
    """The header says that its map goes on, and so does the first of two blocks of it."""
    info = tarfile.TarInfo("s")
    head = bytearray(header(info, 600, type=tarfile.GNUTYPE_SPARSE))
    head[482] = 1
    head[148:156] = b"        "
    head[148:155] = f"{sum(head):06o}\0".encode()
    first = bytearray(512)
    first[504] = 1
    rest = io.BytesIO(packed(member("a", b"1"))).read()
    data = bytes(head) + bytes(first) + bytes(512) + padded(b"y" * 600) + rest
    assert lasting("tar -t", data).stdout == "s\na\n"
    assert lasting("tar -xO a", data).stdout == "1"
    cut = bytes(head) + bytes(first) + bytes(100)
    assert lasting("tar -t", cut).stderr == HEADER + "unexpected end of data\n"
