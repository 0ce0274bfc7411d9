"""Files packed by others - gzip, bzip2 and xz, whole, joined, cut and damaged - are unpacked."""

from __future__ import annotations

import asyncio
import bz2
import gzip
import io
import lzma
import random
import tarfile
import zlib
from collections.abc import Callable

import pytest

from fixtures.zipped import gzipped
from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.phone import Phone

NOISE = random.Random(7).randbytes(300_000)
TEXT = b"some text\n" * 30_000


def run(phone: Phone, script: str, data: bytes) -> tuple[bytes, bytes, int]:
    out, told = Collector(), Collector()
    code = asyncio.run(Shell(phone).run(script, BytesInput(data), out, told))
    return out.data, told.data, code


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (gzipped(b""), b""),
        (gzipped(b"one"), b"one"),
        (gzipped(NOISE), NOISE),
        (gzipped(TEXT), TEXT),
        (gzipped(b"one") + gzipped(b"two"), b"onetwo"),
        (gzipped(TEXT) + gzipped(b"") + gzipped(b"two"), TEXT + b"two"),
        (gzipped(b"one") + bytes(100), b"one"),
        (gzipped(b"one") + bytes(70_000) + gzipped(b"two"), b"onetwo"),
        (gzipped(b"one") + bz2.compress(b"two"), b"onetwo"),
        (gzipped(b"one") + lzma.compress(b"two"), b"onetwo"),
    ],
    ids=range(10),
)
def test_gunzip_gives_back_what_was_packed(phone: Phone, data: bytes, expected: bytes) -> None:
    assert run(phone, "gunzip", data) == (expected, b"", 0)


@pytest.mark.parametrize(
    "data",
    [
        b"\x1f",
        b"\x1f\x8c" + gzipped(b"one")[2:],
        gzipped(b"one")[:-1],
        gzipped(NOISE)[:200_000],
        gzipped(b"one")[:-8] + bytes(8),
        gzipped(b"one") + b"x",
        gzipped(b"one") + b"\0more",
        bz2.compress(b"one"),
        gzipped(b"one") + bz2.compress(b"two")[:-3],
        gzipped(b"one") + bz2.compress(b"two")[:-9] + bytes(9),
        gzipped(b"one") + lzma.compress(b"two")[:-3],
        gzipped(b"one") + lzma.compress(b"two")[:-9] + bytes(9),
    ],
    ids=range(12),
)
def test_what_is_damaged_or_cut_is_told(phone: Phone, data: bytes) -> None:
    _, told, code = run(phone, "gunzip", data)
    assert (told, code) == (b"gunzip: -: bad header\n", 1)


def archive(data: bytes) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as made:
        member = tarfile.TarInfo("a")
        member.size = len(data)
        made.addfile(member, io.BytesIO(data))
    return out.getvalue()


@pytest.mark.parametrize("data", [b"", b"one", NOISE, TEXT], ids=["empty", "one", "noise", "text"])
@pytest.mark.parametrize("packer", [gzip.compress, bz2.compress, lzma.compress])
def test_tar_knows_what_an_archive_is_packed_with(
    phone: Phone, packer: Callable[[bytes], bytes], data: bytes
) -> None:
    assert run(phone, "tar -xO", packer(archive(data))) == (data, b"", 0)


@pytest.mark.parametrize(("level", "code"), [(6, 0), (7, 1)])
def test_xz_may_take_the_memory_of_its_usual_level(phone: Phone, level: int, code: int) -> None:
    data = lzma.compress(archive(b"one"), preset=level)
    assert run(phone, "tar -xO", data)[2] == code


@pytest.mark.parametrize("size", [0, 3, 1023, 1024, 1025, 300_000])
def test_what_gzip_packs_is_a_gzip_file_without_name_and_time(phone: Phone, size: int) -> None:
    packed, told, code = run(phone, "gzip", NOISE[:size])
    assert (gzip.decompress(packed), told, code) == (NOISE[:size], b"", 0)
    assert packed[:10] == bytes((0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3))
    assert packed[-8:] == zlib.crc32(NOISE[:size]).to_bytes(4, "little") + size.to_bytes(
        4, "little"
    )


def test_gzip_packs_well(phone: Phone) -> None:
    packed, _, _ = run(phone, "gzip", TEXT)
    assert len(packed) == len(gzipped(TEXT, 9))
