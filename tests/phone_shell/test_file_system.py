"""The file system does what a plain tree of names does."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from pytest_androidbench.phone.system.files import FileError, FilesState, FileSystem

ROOT = "/data/local/tmp"
names = st.sampled_from(["a", "b", "c"])
paths = st.lists(names, min_size=1, max_size=3).map(tuple)
Path = tuple[str, ...]
Model = dict[Path, bytes | None]


def new_files() -> FileSystem:
    ticks = itertools.count(1_697_384_040_000)
    return FileSystem(lambda: next(ticks))


class Tree(RuleBasedStateMachine):
    """Compares with a dict: path -> content, or None for a directory."""

    def __init__(self) -> None:
        super().__init__()
        self.files = new_files()
        self.model: Model = {(): None}
        self.saved: tuple[FilesState, Model] = (self.files.state(), dict(self.model))

    def real(self, path: Path) -> str:
        return "/".join((ROOT, *path))

    def is_dir(self, path: Path) -> bool:
        return path in self.model and self.model[path] is None

    def below(self, path: Path) -> list[Path]:
        return [p for p in self.model if p[: len(path)] == path]

    @rule(path=paths, data=st.binary(max_size=8))
    def write(self, path: Path, data: bytes) -> None:
        if self.is_dir(path[:-1]) and not self.is_dir(path):
            self.files.write(self.real(path), data)
            self.model[path] = data
        else:
            with pytest.raises(FileError):
                self.files.write(self.real(path), data)

    @rule(path=paths)
    def mkdir(self, path: Path) -> None:
        if self.is_dir(path[:-1]) and path not in self.model:
            self.files.mkdir(self.real(path))
            self.model[path] = None
        else:
            with pytest.raises(FileError):
                self.files.mkdir(self.real(path))

    @rule(path=paths)
    def remove(self, path: Path) -> None:
        if path in self.model and len(self.below(path)) == 1:
            self.files.remove(self.real(path))
            del self.model[path]
        else:
            with pytest.raises(FileError):
                self.files.remove(self.real(path))

    @rule(path=paths)
    def remove_tree(self, path: Path) -> None:
        if path in self.model:
            self.files.remove_tree(self.real(path))
        for gone in self.below(path):
            del self.model[gone]

    @rule(source=paths, goal=paths)
    def rename(self, source: Path, goal: Path) -> None:
        free = goal not in self.model or (
            self.is_dir(source) == self.is_dir(goal) and len(self.below(goal)) == 1
        )
        inside = goal[: len(source)] == source and goal != source
        if source not in self.model or not self.is_dir(goal[:-1]) or inside:
            with pytest.raises(FileError):
                self.files.rename(self.real(source), self.real(goal))
        elif source == goal:
            self.files.rename(self.real(source), self.real(goal))
        elif not free:
            with pytest.raises(FileError):
                self.files.rename(self.real(source), self.real(goal))
        else:
            self.files.rename(self.real(source), self.real(goal))
            for old in self.below(source):
                self.model[goal + old[len(source) :]] = self.model.pop(old)

    @rule(source=paths, goal=paths)
    def copy_to_a_free_name(self, source: Path, goal: Path) -> None:
        inside = goal[: len(source)] == source
        if source in self.model and self.is_dir(goal[:-1]) and goal not in self.model:
            if inside:
                return
            self.files.copy(self.real(source), self.real(goal))
            for old in self.below(source):
                self.model[goal + old[len(source) :]] = self.model[old]

    @rule()
    def save(self) -> None:
        self.saved = (self.files.state(), dict(self.model))

    @rule()
    def restore(self) -> None:
        self.files.restore(self.saved[0])
        self.model = dict(self.saved[1])

    @invariant()
    def same(self) -> None:
        found: Model = {(): None}
        for path in sorted(self.model, key=len):
            if self.model[path] is None:
                for name in self.files.listdir(self.real(path)):
                    own = (*path, name)
                    real = self.real(own)
                    found[own] = None if self.files.is_dir(real) else self.files.read(real)
        assert found == self.model


TestTree = Tree.TestCase
TestTree.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)


@pytest.mark.parametrize(
    ("path", "complaint"),
    [
        ("/system/x", "Read-only file system"),
        ("/x", "Read-only file system"),
        ("/data/local/tmp/no/x", "No such file or directory"),
        ("/data/local", "Is a directory"),
        ("/data/local/tmp/f/x", "Not a directory"),
        ("/data/local/tmp/" + "n" * 256, "File name too long"),
        ("/data/local/tmp" + "/n" * 2041, "File name too long"),
        ("/data/local/tmp/loop", "Too many symbolic links encountered"),
    ],
)
def test_what_cannot_be_written(path: str, complaint: str) -> None:
    files = new_files()
    files.write(f"{ROOT}/f", b"")
    files.symlink("loop", f"{ROOT}/loop")
    with pytest.raises(FileError) as caught:
        files.write(path, b"")
    assert caught.value.strerror == complaint


def test_folders_lie_as_deep_as_a_path_can_say() -> None:
    files = new_files()
    files.mkdir(f"{ROOT}{'/d' * 2030}", parents=True)
    assert sum(1 for _ in files.below(ROOT)) == 2030
    files.remove_tree(f"{ROOT}/d")
    assert files.listdir(ROOT) == []


def test_a_name_that_is_too_long_leaves_a_file_where_it_was() -> None:
    files = new_files()
    files.write(f"{ROOT}/f", b"content")
    with pytest.raises(FileError, match="File name too long"):
        files.rename(f"{ROOT}/f", f"{ROOT}/{'n' * 256}")
    assert files.read(f"{ROOT}/f") == b"content"


def test_links_are_followed_but_removed_themselves() -> None:
    files = new_files()
    files.write(f"{ROOT}/f", b"content")
    files.symlink("f", f"{ROOT}/link")
    assert files.read(f"{ROOT}/link") == b"content"
    files.remove(f"{ROOT}/link")
    assert files.read(f"{ROOT}/f") == b"content"


def test_hard_links_share_content_until_the_last_is_gone() -> None:
    files = new_files()
    files.write(f"{ROOT}/f", b"one")
    files.link(f"{ROOT}/f", f"{ROOT}/g")
    files.write(f"{ROOT}/g", b"two")
    files.remove(f"{ROOT}/f")
    assert files.read(f"{ROOT}/g") == b"two"


def test_dots_are_resolved() -> None:
    files = new_files()
    assert files.resolve("/data/../data/./local/tmp/..") == "/data/local"
    assert files.resolve("/..") == "/"


def test_devices_swallow() -> None:
    files = new_files()
    files.write("/dev/null", b"gone")
    assert files.read("/dev/null") == b""


def test_a_copy_can_keep_owner_mode_and_times() -> None:
    files = new_files()
    files.mkdir(f"{ROOT}/d", mode=0o700, uid=10100, gid=10100)
    files.write(f"{ROOT}/d/f", b"x", mode=0o640, uid=10101, mtime_ms=5000)
    files.copy(f"{ROOT}/d", f"{ROOT}/e", preserve=True)
    before, after = files.stat(f"{ROOT}/d/f"), files.stat(f"{ROOT}/e/f")
    assert before is not None
    assert after is not None
    assert (after.mode, after.uid, after.mtime_ms) == (0o640, 10101, 5000)
    assert before.inode != after.inode
