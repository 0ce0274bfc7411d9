"""What was said of episodes afterwards is kept in a file beside them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.criticised import (
    CRITICISED,
    Condition,
    Criticism,
    keep_criticisms,
    read_criticisms,
)
from pytest_androidbench.records.labelled import EpisodeTruth, keep_truth, read_truth
from pytest_androidbench.records.merge import merge
from pytest_androidbench.report.schemas import schema
from tests.records.samples import new_run, record, stored_run

SAID = Criticism(
    episode="desk-One-s1-default-r0", attempt=1, critic="alpha", asked="0123",
    conditions=(Condition(text="Open Clock", step=0), Condition(text="Set the alarm", step=-1)),
)  # fmt: skip


@pytest.fixture
def run(tmp_path: Path) -> Path:
    return new_run(tmp_path / "run").path


def test_nothing_is_there_where_nobody_was_asked(run: Path) -> None:
    assert read_criticisms(run) == ()


def test_what_was_said_is_read_again_in_an_order_of_its_own(run: Path) -> None:
    other, later = replace(SAID, critic="beta"), replace(SAID, episode="desk-Two-s1-default-r0")
    keep_criticisms(run, [other, later])
    keep_criticisms(run, [SAID])
    assert read_criticisms(run) == (SAID, later, other)


def test_a_critics_last_word_on_an_episode_alone_is_kept(run: Path) -> None:
    again = replace(SAID, asked="4567", conditions=())
    keep_criticisms(run, [SAID])
    keep_criticisms(run, [again])
    assert read_criticisms(run) == (again,)


def test_the_file_is_as_its_schema_says(run: Path) -> None:
    keep_criticisms(run, [SAID])
    document = json.loads((run / CRITICISED).read_bytes())
    jsonschema.Draft202012Validator(json.loads(schema("criticised"))).validate(document)


def test_a_damaged_file_is_told_with_what_to_do(run: Path) -> None:
    (run / CRITICISED).write_text('{"criticisms": [{"steps": 1}]}')
    with pytest.raises(RunDirectoryError, match="delete it, and all episodes are criticised anew"):
        keep_criticisms(run, [SAID])


def test_complete_is_what_has_no_condition_left() -> None:
    reached = replace(SAID, conditions=SAID.conditions[:1])
    assert (reached.complete, SAID.complete) == (True, False)
    assert replace(SAID, conditions=()).complete is None


def test_a_merge_carries_over_all_that_was_said(tmp_path: Path) -> None:
    first, second = (stored_run(tmp_path / name, record(name)).path for name in ("One", "Two"))
    truth = EpisodeTruth(episode=SAID.episode, attempt=1, steps=2)
    keep_criticisms(first, [SAID])
    keep_truth(second, [truth])
    out = merge(tmp_path / "out", [first, second]).run.path
    assert read_criticisms(out) == (SAID,)
    assert read_truth(out) == (truth,)
