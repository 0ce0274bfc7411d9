"""What would fool a check that looks for names alone."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.storage import Item, text_file
from task_suites.android_world.content.files import Change, NoiseFile
from task_suites.android_world.test_files import Misplaced, is_gone, is_moved

COPY = Change(word="copy", before=False)
NOISE = (NoiseFile(title="b.mp3", near=False, change=COPY, text="b"),)
SHELF = Misplaced(folder="Music", name="a.jpg", text="a", noise=NOISE, to="DCIM")
FOLDERS = [Item(path="DCIM"), Item(path="Music")]
OTHER = text_file("Music/b_copy.mp3", "b")
BEFORE = [*FOLDERS, SHELF.file, OTHER]
MOVED = text_file("DCIM/a.jpg", "a")


@pytest.mark.parametrize(
    ("after", "strict", "upstream"),
    [
        ([*FOLDERS, OTHER, MOVED], True, True),
        ([*FOLDERS, OTHER, text_file("DCIM/a.jpg", "")], False, True),
        ([*FOLDERS, MOVED], False, True),
        ([*FOLDERS, OTHER, Item(path="DCIM/a.jpg")], False, False),
        ([*FOLDERS, OTHER, MOVED, SHELF.file], False, False),
        ([*FOLDERS, OTHER, MOVED, Item(path="DCIM/New")], False, True),
    ],
)
def test_a_move_keeps_content_and_all_else(after: list[Item], strict: bool, upstream: bool) -> None:
    assert bool(is_moved(SHELF, BEFORE, after, upstream=False)) is strict
    assert bool(is_moved(SHELF, BEFORE, after, upstream=True)) is upstream


@pytest.mark.parametrize(
    ("after", "strict", "upstream"),
    [
        ([*FOLDERS, OTHER], True, True),
        (FOLDERS, False, True),
        ([*FOLDERS, OTHER, MOVED], False, True),
        (BEFORE, False, False),
    ],
)
def test_a_deletion_spares_all_else(after: list[Item], strict: bool, upstream: bool) -> None:
    assert bool(is_gone(SHELF, BEFORE, after, upstream=False)) is strict
    assert bool(is_gone(SHELF, BEFORE, after, upstream=True)) is upstream
