"""Large inputs give what small ones give, in whatever pieces they come."""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fixtures.zipped import gzipped
from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.streams import Collector
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig

FILTERS = (
    "cat", "cat -n", "head -n 3", "head -n 40000", "head -c 50001", "tail -n 2", "tail -n +4",
    "tail -c 50001", "tail -c +3", "wc", "rev", "sort", "sort -r", "sort -n", "sort -u",
    "sort -k 2 -n -r", "sort -s -k 1,1", "uniq", "uniq -c", "cut -c 2-4", "cut -d ' ' -f 2-",
    "tr a-f x", "tr -s 'a\\n'", "tr -d '\\n'", "tr -cs a-z '\\n'", "base64", "base64 -w 5",
    "md5sum", "xxd -p", "xargs -n 3 echo", "gzip | gunzip", "base64 | base64 -d", "tee /sdcard/t",
)  # fmt: skip


class Pieces:
    """An input that comes in pieces of given lengths."""

    def __init__(self, data: bytes, lengths: list[int]) -> None:
        self._data = data
        self._lengths = lengths
        self._reads = 0

    async def read(self, n: int = -1) -> bytes:
        length = self._lengths[self._reads % len(self._lengths)]
        self._reads += 1
        count = length if n < 0 else min(n, length)
        taken, self._data = self._data[:count], self._data[count:]
        return taken


@pytest.fixture(scope="module")
def shell() -> Shell:
    return Shell(Phone(PhoneConfig(apps=INSTALLED)))


def run(shell: Shell, script: str, data: bytes, lengths: list[int]) -> bytes:
    out = Collector()
    code = asyncio.run(shell.run(script, Pieces(data, lengths), out, out))
    assert code == 0
    return out.data


def text(seed: int, lines: int) -> bytes:
    """Lines of words, some of them equal, some long, not all of them ASCII."""
    chance = random.Random(seed)
    words = ["a", "bb", "ü", "12", "7 x", "fine\u0301", "", "long" * 50]
    return b"\n".join(
        " ".join(chance.choices(words, k=chance.randrange(4))).encode() for _ in range(lines)
    )


@settings(max_examples=60, deadline=None)
@given(
    script=st.sampled_from(FILTERS),
    seed=st.integers(0, 3),
    lines=st.sampled_from([0, 1, 5, 400, 3000]),
    lengths=st.lists(st.sampled_from([1, 7, 1000, 16_384, 65_536]), min_size=1, max_size=3),
)
def test_pieces_make_no_difference(
    shell: Shell, script: str, seed: int, lines: int, lengths: list[int]
) -> None:
    data = text(seed, lines)
    # A byte at a time takes long; the beginning of the text does for that.
    data = data[:2000] if max(lengths) == 1 else data
    assert run(shell, script, data, lengths) == run(shell, script, data, [1_000_000])


def test_each_tool_does_its_work_beyond_a_block(shell: Shell) -> None:
    data = text(1, 20_000) + b"\n"
    lines = data.split(b"\n")[:-1]
    whole = [65_536]

    def joined(found: list[bytes]) -> bytes:
        return b"".join(line + b"\n" for line in found)

    assert run(shell, "sort", data, whole) == joined(sorted(lines))
    assert run(shell, "sort -r", data, whole) == joined(sorted(lines, reverse=True))
    assert run(shell, "sort -u", data, whole) == joined(sorted(set(lines)))
    assert run(shell, "tail -n 300", data, whole) == joined(lines[-300:])
    assert run(shell, "head -n 15000", data, whole) == joined(lines[:15000])
    assert run(shell, "tr a-z A-Z", data, whole) == data.translate(
        bytes.maketrans(b"abcdefghijklmnopqrstuvwxyz", b"ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    )
    assert (
        run(shell, "sha256sum -b", data, whole).decode().strip() == hashlib.sha256(data).hexdigest()
    )
    assert run(shell, "base64 -w 0", data, whole) == base64.b64encode(data)
    assert gzip.decompress(run(shell, "gzip", data, whole)) == data
    assert run(shell, "gunzip", gzipped(data) + gzipped(b"more"), whole) == data + b"more"
    counted = Counter(lines)
    shown = run(shell, "sort | uniq -c | sort -n -r | head -n 1", data, whole).decode()
    assert int(shown.split()[0]) == max(counted.values())
    count = run(shell, "wc", data, whole).decode().split()
    assert count == [str(len(lines)), str(len(data.decode().split())), str(len(data))]
