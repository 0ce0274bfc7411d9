"""`/sdcard` and its other names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.files import FileSystem

ALIASES = (
    "/sdcard",
    "/mnt/sdcard",
    "/storage/self/primary",
    "/storage/emulated/0",
    "/data/media/0",
)


def new_files() -> FileSystem:
    return FileSystem(lambda: 1_697_384_040_000)


@pytest.mark.parametrize("alias", ALIASES)
def test_all_names_lead_to_the_same_files(alias: str) -> None:
    files = new_files()
    files.write(f"{alias}/Download/a.txt", b"x")
    assert {files.read(f"{other}/Download/a.txt") for other in ALIASES} == {b"x"}


def test_names_ignore_case_and_keep_it() -> None:
    files = new_files()
    files.write("/sdcard/Download/Übung.TXT", b"one")
    files.write("/sdcard/DOWNLOAD/übung.txt", b"two")
    assert files.listdir("/sdcard/Download") == ["Übung.TXT"]
    assert files.read("/sdcard/download/ÜBUNG.txt") == b"two"
    files.rename("/sdcard/Download/Übung.TXT", "/sdcard/Download/übung.txt")
    assert files.listdir("/sdcard/Download") == ["übung.txt"]


def test_private_storage_minds_case() -> None:
    files = new_files()
    files.write("/data/local/tmp/a", b"")
    assert not files.exists("/data/local/tmp/A")


def test_owner_and_mode_are_fixed() -> None:
    files = new_files()
    files.write("/sdcard/a", b"", mode=0o777, uid=0, gid=0)
    files.chmod("/sdcard/a", 0o600)
    files.chown("/sdcard/a", 0, 0)
    stat = files.stat("/sdcard/a")
    assert stat is not None
    assert (stat.mode, stat.uid, stat.gid) == (0o660, 10163, 1023)


def test_what_moves_in_takes_the_rules_over() -> None:
    files = new_files()
    files.mkdir("/data/local/tmp/d", mode=0o700, uid=0, gid=0)
    files.write("/data/local/tmp/d/File", b"x", mode=0o600, uid=0)
    files.rename("/data/local/tmp/d", "/sdcard/d")
    assert files.read("/sdcard/D/FILE") == b"x"
    stat = files.stat("/sdcard/d/File")
    assert stat is not None
    assert (stat.mode, stat.gid) == (0o660, 1023)


@given(st.text(st.characters(exclude_characters="/\0", exclude_categories=["Cs"]), min_size=1))
def test_any_name_is_found_again(name: str) -> None:
    files = new_files()
    if name in (".", "..") or len(name.encode()) > 255:
        return
    files.write(f"/sdcard/Music/{name}", b"x")
    assert files.listdir("/sdcard/Music") == [name]
    assert files.read(f"/sdcard/music/{name}") == b"x"
