"""What the tasks about Markor draw, and cannot draw."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from hypothesis import given

from task_suites.android_world.content.notes import (
    AgedNote,
    Edit,
    Kind,
    aged_notes,
    dated_folders,
    edits,
)
from task_suites.android_world.content.sentences import SENTENCES
from task_suites.android_world.test_markor_files import newest

NOW = datetime(2023, 10, 15, 15, 34, 40, tzinfo=UTC)


@pytest.mark.slow
@given(aged_notes())
def test_the_newest_note_can_be_told_from_the_list(notes: tuple[AgedNote, ...]) -> None:
    shown = {note.name: f"{note.modified(NOW):%m/%d/%Y, %H:%M}" for note in notes}
    assert 2 <= len(shown) == len(notes) == len(set(shown.values())) <= 6
    times = {note.name: note.modified(NOW) for note in notes}
    assert newest(notes).name == max(times, key=lambda name: times[name])


@given(dated_folders())
def test_folders_are_named_after_a_moment_that_is_drawn(name: str) -> None:
    stamp = re.fullmatch(r"folder_(\d{8}_\d{6})", name)
    assert stamp is not None
    assert datetime.strptime(stamp[1], "%Y%m%d_%H%M%S").year in {2023, 2024}


@given(edits())
def test_an_edit_changes_the_text_and_its_wording_quotes_what_to_write(edit: Edit) -> None:
    before = SENTENCES[0]
    assert str(edit).endswith(edit.text)
    assert edit.of(before) != before


@pytest.mark.parametrize(
    ("kind", "after"),
    [("above", "don't\nit's"), ("below", "it's\ndon't"), ("instead", "don't")],
)
def test_apostrophes_stay_what_they_are(kind: Kind, after: str) -> None:
    assert Edit(kind=kind, text="don't").of("it's") == after
