"""Deep and wide folders cost what is in them, once; who goes step by step may be joined by others.

Bounds of time are generous: what they catch takes a hundred times as long.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.system.files import FileError, FileSystem
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.providers.media.following import MOST_FILES

ROOT = "/data/local/tmp"
DEEP = "/d" * 2030
NOW = 1_697_384_040_000


def new_files() -> FileSystem:
    return FileSystem(lambda: NOW)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    started = time.monotonic()
    yield
    assert time.monotonic() - started < seconds


def test_a_chain_of_folders_is_made_copied_moved_and_removed() -> None:
    files = new_files()
    with within(30):
        files.mkdir(f"{ROOT}/a/{DEEP[:3900]}", parents=True)
        files.copy(f"{ROOT}/a", f"{ROOT}/b", preserve=True)
        files.rename(f"{ROOT}/b", "/sdcard/b")
        files.rename("/sdcard/b", f"{ROOT}/c")
        assert sum(1 for _ in files.below(f"{ROOT}/c")) == 1950
        files.state()
        for _ in files.removing(f"{ROOT}/c"):
            pass
        files.remove_tree(f"{ROOT}/a")
    assert files.listdir(ROOT) == []


def test_a_folder_cannot_go_into_itself_however_deep() -> None:
    files = new_files()
    files.mkdir(f"{ROOT}{DEEP[:3900]}", parents=True)
    for place in (f"{ROOT}/d/x", f"{ROOT}{DEEP[:3900]}/x"):
        with pytest.raises(FileError, match="Invalid argument"):
            files.rename(f"{ROOT}/d", place)
        with pytest.raises(FileError, match="Invalid argument"):
            files.copy(f"{ROOT}/d", place)
    for place in ("/data/media/0/x", "/storage/emulated/0/x"):
        with pytest.raises(FileError, match="Invalid argument"):
            files.copy("/data/media", place)


def test_many_files_in_one_folder_are_written_and_removed_one_by_one() -> None:
    files = new_files()
    files.mkdir(f"{ROOT}/many")
    with within(60):
        for number in range(20_000):
            files.write(f"{ROOT}/many/{number}", b"x")
        state = files.state()
        for number in range(20_000):
            files.remove(f"{ROOT}/many/{number}")
    assert files.listdir(f"{ROOT}/many") == []
    files.restore(state)
    assert len(files.listdir(f"{ROOT}/many")) == 20_000


def test_each_kept_state_has_its_own_folder_after_changes_in_place() -> None:
    files = new_files()
    states = []
    for number in range(20):
        files.write(f"{ROOT}/{number}", b"")
        states.append(files.state())
        files.write(f"{ROOT}/x{number}", b"")
    for number, state in enumerate(states):
        files.restore(state)
        names = files.listdir(ROOT)
        assert len([name for name in names if name.isdigit()]) == number + 1
        assert len([name for name in names if not name.isdigit()]) == number
        files.write(f"{ROOT}/other", b"")


def test_a_walk_leaves_out_what_is_gone_when_its_turn_comes() -> None:
    files = new_files()
    for folder in "abc":
        files.mkdir(f"{ROOT}/{folder}")
        files.write(f"{ROOT}/{folder}/f", b"")
    walk = files.below(ROOT)
    seen = [next(walk).path, next(walk).path]
    files.remove_tree(f"{ROOT}/b")
    files.write(f"{ROOT}/c/g", b"")
    seen += [found.path for found in walk]
    assert seen == [f"{ROOT}/{path}" for path in ("a", "a/f", "c", "c/f", "c/g")]


def test_copying_goes_on_when_the_original_goes() -> None:
    files = new_files()
    files.mkdir(f"{ROOT}/a/b/c", parents=True)
    files.write(f"{ROOT}/a/b/c/f", b"x")
    steps = files.copying(f"{ROOT}/a", f"{ROOT}/copy", preserve=True)
    next(steps)
    next(steps)
    files.remove_tree(f"{ROOT}/a")
    for _ in steps:
        pass
    assert files.is_dir(f"{ROOT}/copy")
    assert not files.exists(f"{ROOT}/copy/b/c/f")


def test_removing_stops_where_others_put_new_files() -> None:
    files = new_files()
    files.mkdir(f"{ROOT}/a/b", parents=True)
    files.write(f"{ROOT}/a/b/f", b"")
    steps = files.removing(f"{ROOT}/a")
    for _ in range(3):
        next(steps)
    files.write(f"{ROOT}/a/b/new", b"")
    with pytest.raises(FileError, match="Directory not empty"):
        list(steps)
    assert files.listdir(f"{ROOT}/a/b") == ["new"]


def test_removing_takes_one_of_two_names_of_shared_storage_only() -> None:
    files = new_files()
    files.write("/sdcard/Download/f", b"x")
    for _ in files.removing("/data/media"):
        pass
    assert files.read("/storage/emulated/0/Download/f") == b"x"


def test_one_file_renamed_to_another_of_its_names_keeps_both() -> None:
    files = new_files()
    files.write(f"{ROOT}/f", b"x")
    files.link(f"{ROOT}/f", f"{ROOT}/g")
    files.rename(f"{ROOT}/f", f"{ROOT}/g")
    assert files.listdir(ROOT) == ["f", "g"]
    files.remove(f"{ROOT}/f")
    assert files.read(f"{ROOT}/g") == b"x"


def test_names_that_are_no_text_stay_out_of_shared_storage() -> None:
    files = new_files()
    files.mkdir(f"{ROOT}/d")
    files.write(f"{ROOT}/d/\udcff", b"x")
    with pytest.raises(FileError, match="Invalid argument"):
        files.write("/sdcard/\udcff", b"x")
    with pytest.raises(FileError, match="Invalid argument"):
        files.rename(f"{ROOT}/d", "/sdcard/d")
    with pytest.raises(FileError, match="Invalid argument"):
        files.copy(f"{ROOT}/d", "/sdcard/d")
    assert files.read(f"{ROOT}/d/\udcff") == b"x"


@pytest.mark.slow
def test_the_media_database_follows_a_deep_chain_and_a_wide_folder() -> None:
    phone = Phone(PhoneConfig(apps=INSTALLED))
    phone.files.mkdir(f"/sdcard{DEEP[:1800]}", parents=True)
    with within(60):
        for number in range(3000):
            phone.files.write(f"/sdcard/Pictures/{number}.txt", b"x")
        known = phone.media.database.value("SELECT count(*) FROM files")
        phone.snapshots.save("s")
        phone.files.remove_tree("/sdcard/Pictures")
        left = phone.media.database.value("SELECT count(*) FROM files")
    assert known > 3900
    assert known - left == 3000


@pytest.mark.slow
def test_the_media_database_has_the_oldest_of_very_many_files() -> None:
    phone = Phone(PhoneConfig(apps=INSTALLED))
    phone.files.write("/sdcard/Music/zz.txt", b"x")
    with within(60):
        for number in range(10_000):
            phone.files.write(f"/sdcard/Music/{number:05}.txt", b"x")
        count = phone.media.database.value("SELECT count(*) FROM files")
        phone.files.mkdir(f"/sdcard{DEEP}", parents=True)
        again = phone.media.database.value("SELECT count(*) FROM files")
    assert count == again == MOST_FILES
    for path, known in (("zz", True), ("00000", True), ("09999", False)):
        found = phone.media.uri_of(f"/storage/emulated/0/Music/{path}.txt")
        assert (found is not None) is known
