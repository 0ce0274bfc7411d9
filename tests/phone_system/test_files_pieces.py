"""Files written and read piece by piece are what they would be as a whole."""

from __future__ import annotations

import errno
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from pytest_androidbench.phone.system.files import FileError, FilesState, FileSystem

FILE = "/data/local/tmp/f"
NOW = 1_697_384_040_000
HANG = 30


def new_files() -> FileSystem:
    return FileSystem(lambda: NOW)


blocks = st.binary(max_size=40)


class Pieces(RuleBasedStateMachine):
    """Compares one file with a bytearray."""

    def __init__(self) -> None:
        super().__init__()
        self.now = NOW
        self.files = FileSystem(lambda: self.now)
        self.files.write(FILE, b"")
        self.model = bytearray()
        self.number = self.stat_number()
        self.saved: tuple[FilesState, bytes] = (self.files.state(), b"")

    def stat_number(self) -> int:
        stat = self.files.stat(FILE)
        assert stat is not None
        return stat.inode

    @rule(data=blocks)
    def append(self, data: bytes) -> None:
        self.now += 1000
        self.files.append(FILE, data)
        self.model += data

    @rule(offset=st.integers(0, 60), data=blocks)
    def write_block(self, offset: int, data: bytes) -> None:
        self.now += 1000
        self.files.write_block(FILE, offset, data)
        if data:
            self.model.extend(bytes(max(0, offset - len(self.model))))
            self.model[offset : offset + len(data)] = data

    @rule(size=st.integers(0, 80))
    def resize(self, size: int) -> None:
        self.now += 1000
        self.files.resize(FILE, size)
        self.model = self.model[:size].ljust(size, b"\0")

    @rule(data=blocks)
    def write(self, data: bytes) -> None:
        self.now += 1000
        self.files.write(FILE, data)
        self.model = bytearray(data)

    @rule(offset=st.integers(0, 60), count=st.integers(0, 60))
    def read_block(self, offset: int, count: int) -> None:
        expected = bytes(self.model[offset : offset + count])
        assert self.files.read_block(FILE, offset, count) == expected
        assert self.files.block_of(self.number, offset, count) == expected

    @rule()
    def read(self) -> None:
        assert self.files.read(FILE) == bytes(self.model)

    @rule()
    def copy(self) -> None:
        self.files.copy(FILE, f"{FILE}2")
        assert self.files.read(f"{FILE}2") == bytes(self.model)

    @rule()
    def save(self) -> None:
        self.saved = (self.files.state(), bytes(self.model))

    @rule()
    def restore(self) -> None:
        self.files.restore(self.saved[0])
        self.model = bytearray(self.saved[1])
        stat = self.files.stat(FILE)
        assert stat is not None
        self.now = stat.mtime_ms

    @invariant()
    def facts_are_right(self) -> None:
        stat = self.files.stat(FILE)
        assert stat is not None
        assert (stat.size, stat.inode, stat.mtime_ms) == (len(self.model), self.number, self.now)


TestPieces = Pieces.TestCase
TestPieces.settings = settings(max_examples=50, stateful_step_count=30, deadline=None)


def test_a_log_of_many_lines_is_not_copied_for_each() -> None:
    files = new_files()
    started = time.monotonic()
    for _ in range(20_000):
        files.append(FILE, b"x" * 1000)
    stat = files.stat(FILE)
    assert stat is not None
    assert stat.size == 20_000_000
    # Copied each time it would be 200 GB.
    assert time.monotonic() - started < HANG


def test_appending_to_a_live_file_goes_on_from_what_it_is() -> None:
    class Image:
        def read(self) -> bytes:
            return b"live"

    files = new_files()
    files.write(FILE, b"stored")
    files.mount(FILE, Image())
    files.append(FILE, b" and more")
    assert files.read(FILE) == b"live and more"
    assert files.live_at(FILE) is None


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/random", "/dev/urandom", "/dev/full"])
def test_devices_without_an_end_give_blocks_and_are_never_read_to_the_end(device: str) -> None:
    files = new_files()
    assert len(files.read_block(device, 7, 1000)) == 1000
    assert len(files.read_block(device, 0, 2**40)) < 2**23
    with pytest.raises(FileError) as caught:
        files.read(device)
    assert caught.value.errno == errno.ENOMEM
    with pytest.raises(FileError, match="No space left on device"):
        files.copy(device, FILE)


def test_other_devices_are_empty_and_swallow() -> None:
    files = new_files()
    for device in ("/dev/null", "/dev/tty", "/dev/zero", "/dev/urandom"):
        files.write(device, b"gone")
        files.append(device, b"gone")
    assert files.read("/dev/null") == files.read_block("/dev/tty", 0, 10) == b""
    files.copy("/dev/null", FILE)
    stat = files.stat(FILE)
    assert stat is not None
    assert (stat.kind, stat.size) == ("file", 0)


def test_the_full_device_takes_nothing_but_can_be_opened() -> None:
    files = new_files()
    files.write("/dev/full", b"")
    for write in (files.write, files.append):
        with pytest.raises(FileError, match="No space left on device"):
            write("/dev/full", b"x")
    files.write(FILE, b"x")
    with pytest.raises(FileError, match="No space left on device"):
        files.copy(FILE, "/dev/full")


@given(st.lists(st.integers(1, 500), max_size=6), st.lists(st.integers(1, 500), max_size=6))
def test_random_bytes_follow_from_the_state_and_what_was_read(
    before: list[int], after: list[int]
) -> None:
    files = new_files()

    def drawn(counts: list[int]) -> list[bytes]:
        return [files.read_block("/dev/urandom", 0, count) for count in counts]

    first = drawn(before)
    state = files.state()
    second = drawn(after)
    files.restore(state)
    assert drawn(after) == second
    long = [block for block in first + second if len(block) > 8]
    assert len(set(long)) == len(long)
