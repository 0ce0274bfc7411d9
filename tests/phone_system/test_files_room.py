"""The storage counts what its files take, and no way to grow goes past its size."""

from __future__ import annotations

import errno
import itertools
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from pytest_androidbench.phone.system.files import FileError, FilesState, FileSystem
from pytest_androidbench.phone.system.files.room import (
    HELD_BYTES,
    MAX_FILES,
    STORAGE_BYTES,
    Content,
    Room,
)

TEMPORARY = "/data/local/tmp"
SHARED = "/sdcard/Download"
MEGABYTE = 1024 * 1024
NOW = 1_697_384_040_000


def new_files() -> FileSystem:
    ticks = itertools.count(NOW)
    return FileSystem(lambda: next(ticks))


class Image:
    """A live file."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def read(self) -> bytes:
        return self.data


def counted_anew(files: FileSystem) -> Room:
    """What the room of all files is when each is looked at."""
    tree = files._tree
    room = Room()
    for inode in tree.inodes.values():
        room.add(inode)
        for entry in inode.entries.values():
            room.enter(entry)
        outside = tree.room.outside.get(inode.number)
        if inode.number in tree.growing:
            assert outside == len(tree.growing[inode.number].getvalue())
        room.change(Content(b"", None), Content(inode.data, outside))
    return room


names = st.sampled_from(["a", "b", "Ä", "long name"])
places = st.builds(
    lambda root, parts: "/".join((root, *parts)),
    st.sampled_from([TEMPORARY, SHARED]),
    st.lists(names, min_size=1, max_size=3),
)
contents = st.sampled_from([b"", b"one", b"two" * 400, b"three" * 3000])


class Counting(RuleBasedStateMachine):
    """Does anything to files, and counts them anew each time."""

    def __init__(self) -> None:
        super().__init__()
        self.files = new_files()
        self.saved: list[tuple[FilesState, dict[str, bytes]]] = []

    def attempt(self, work: Callable[[], object]) -> None:
        with suppress(FileError):
            work()

    @rule(path=places, data=contents)
    def write(self, path: str, data: bytes) -> None:
        self.attempt(lambda: self.files.write(path, data))

    @rule(path=places, data=contents)
    def append(self, path: str, data: bytes) -> None:
        self.attempt(lambda: self.files.append(path, data))

    @rule(path=places, offset=st.integers(0, 5000), data=contents)
    def write_block(self, path: str, offset: int, data: bytes) -> None:
        self.attempt(lambda: self.files.write_block(path, offset, data))

    @rule(path=places, size=st.integers(0, 5000))
    def resize(self, path: str, size: int) -> None:
        self.attempt(lambda: self.files.resize(path, size))

    @rule(path=places)
    def read(self, path: str) -> None:
        self.attempt(lambda: self.files.read(path))

    @rule(path=places, parents=st.booleans())
    def mkdir(self, path: str, parents: bool) -> None:
        self.attempt(lambda: self.files.mkdir(path, parents))

    @rule(source=places, goal=places)
    def rename(self, source: str, goal: str) -> None:
        self.attempt(lambda: self.files.rename(source, goal))

    @rule(source=places, goal=places, preserve=st.booleans())
    def copy(self, source: str, goal: str, preserve: bool) -> None:
        self.attempt(lambda: self.files.copy(source, goal, preserve=preserve))

    @rule(source=places, goal=places)
    def link(self, source: str, goal: str) -> None:
        self.attempt(lambda: self.files.link(source, goal))

    @rule(source=places, goal=places)
    def symlink(self, source: str, goal: str) -> None:
        self.attempt(lambda: self.files.symlink(source, goal))

    @rule(path=places)
    def remove(self, path: str) -> None:
        self.attempt(lambda: self.files.remove(path))

    @rule(path=places)
    def remove_tree(self, path: str) -> None:
        self.attempt(lambda: self.files.remove_tree(path))

    @rule(path=places, steps=st.integers(0, 5))
    def begin_to_remove(self, path: str, steps: int) -> None:
        self.attempt(lambda: list(itertools.islice(self.files.removing(path), steps)))

    @rule(path=places, data=contents, size=st.integers(0, 9000))
    def mount(self, path: str, data: bytes, size: int) -> None:
        self.attempt(lambda: self.files.stamp(self.files.mount(path, Image(data)), size))

    @rule(path=places)
    def chmod(self, path: str) -> None:
        self.attempt(lambda: self.files.chmod(path, 0o600))

    @rule()
    def save(self) -> None:
        self.saved.append((self.files.state(), everything(self.files)))

    @rule(which=st.integers(0, 3))
    def restore(self, which: int) -> None:
        if which < len(self.saved):
            state, found = self.saved[-1 - which]
            self.files.restore(state)
            assert everything(self.files) == found

    @invariant()
    def count_is_right(self) -> None:
        kept, anew = self.files._tree.room, counted_anew(self.files)
        assert (kept.size, kept.held, kept.files) == (anew.size, anew.held, anew.files)
        assert kept._holders == anew._holders

    @invariant()
    def nothing_is_lost(self) -> None:
        """Every inode has a name."""
        tree = self.files._tree
        named = {e.number for inode in tree.inodes.values() for e in inode.entries.values()}
        assert named == set(tree.inodes) - {1}


def everything(files: FileSystem) -> dict[str, bytes]:
    return {
        found.path: files.read(found.path) if found.kind == "file" else b""
        for root in ("/data", "/sdcard")
        for found in files.below(root)
    }


TestCounting = Counting.TestCase
TestCounting.settings = settings(max_examples=50, stateful_step_count=30, deadline=None)


def fill(files: FileSystem) -> None:
    """Leave room for less than a kilobyte."""
    files.write(f"{TEMPORARY}/full", bytes(files.room() - 1500))
    files.append(f"{TEMPORARY}/full", bytes(files.room() - 100))


GROWING: dict[str, Callable[[FileSystem], object]] = {
    "write": lambda files: files.write(f"{TEMPORARY}/f", bytes(1000)),
    "append": lambda files: files.append(f"{TEMPORARY}/full", bytes(1000)),
    "write_block": lambda files: files.write_block(f"{TEMPORARY}/f", 5000, b"x"),
    "resize": lambda files: files.resize(f"{TEMPORARY}/f", 1000),
    "new file": lambda files: files.write(f"{TEMPORARY}/g", b""),
    "mkdir": lambda files: files.mkdir(f"{TEMPORARY}/d"),
    "symlink": lambda files: files.symlink("x", f"{TEMPORARY}/l"),
    "link": lambda files: files.link(f"{TEMPORARY}/f", f"{TEMPORARY}/l"),
    "copy": lambda files: files.copy(f"{TEMPORARY}/f", f"{TEMPORARY}/g"),
    "arrival": lambda files: files.arrival().add(bytes(1000)),
}


@pytest.mark.parametrize("way", GROWING)
def test_no_way_to_grow_goes_past_the_storage(way: str) -> None:
    files = new_files()
    files.write(f"{TEMPORARY}/f", b"small")
    fill(files)
    before = everything(files), files.usage(), files.room()
    with pytest.raises(FileError) as caught:
        GROWING[way](files)
    assert caught.value.errno == errno.ENOSPC
    assert caught.value.strerror == "No space left on device"
    assert (everything(files), files.usage(), files.room()) == before


def test_what_is_full_can_be_read_moved_and_made_empty() -> None:
    files = new_files()
    fill(files)
    assert len(files.read(f"{TEMPORARY}/full")) > 60 * MEGABYTE
    files.rename(f"{TEMPORARY}/full", f"{TEMPORARY}/a longer name than before")
    files.state()
    files.remove(f"{TEMPORARY}/a longer name than before")
    assert files.room() > 60 * MEGABYTE


def test_copies_share_what_is_held_and_fill_what_users_see() -> None:
    files = new_files()
    files.write(f"{TEMPORARY}/f", bytes(50_000_000))
    with pytest.raises(FileError, match="No space left on device"):
        copy_without_end(files)
    assert files.usage().used == 40 * 50_000_000 <= STORAGE_BYTES
    assert files.room() == 0


def copy_without_end(files: FileSystem) -> None:
    for number in itertools.count():
        files.copy(f"{TEMPORARY}/f", f"{TEMPORARY}/{number}")


def test_one_file_is_at_most_what_may_be_held() -> None:
    files = new_files()
    with pytest.raises(FileError, match="No space left on device"):
        files.resize(f"{TEMPORARY}/f", HELD_BYTES)
    with pytest.raises(FileError, match="No space left on device"):
        files.write_block(f"{TEMPORARY}/f", 2**62, b"x")
    assert files.read(f"{TEMPORARY}/f") == b""


@pytest.mark.slow
def test_small_files_are_counted_by_number() -> None:
    files = new_files()
    before = files.usage()
    files.mkdir(f"{SHARED}/d")
    with pytest.raises(FileError, match="No space left on device"):
        make_without_end(files)
    assert files.usage().files == MAX_FILES
    assert files.usage().files_free == 0
    files.remove_tree(f"{SHARED}/d")
    assert files.usage() == before


def make_without_end(files: FileSystem) -> None:
    for number in itertools.count():
        files.write(f"{SHARED}/d/{number}", b"")


def test_long_names_count_by_their_length() -> None:
    files = new_files()
    room = files.room()
    files.write(f"{TEMPORARY}/{'n' * 255}", b"")
    assert room - files.room() > 255


def test_refused_names_leave_nothing_behind() -> None:
    files = new_files()
    before = files.usage(), files.room()
    for name in ("n" * 256, "no/such/folder"):
        with pytest.raises(FileError):
            files.write(f"{TEMPORARY}/{name}", b"x")
    assert (files.usage(), files.room()) == before
