"""Cells of a study: where an episode stands in it, which study it is of, and what was run of it."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.records.contents import read_study
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Cell, EpisodeId
from pytest_androidbench.records.studied import (
    STUDY,
    StudyPlace,
    digest_of,
    is_studied,
    place_of,
    study_of,
)
from tests.records.samples import cell, record, stored_run


def studied(place: str, task: str = "BuyMilk", repeat: int = 0, font: str = "1.3") -> Cell:
    """An episode's cell of the study of a task in some font."""
    return cell(task, repeat=repeat, variation=(("font", font), (STUDY, place)))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("007-look-1a2b3c4d", StudyPlace(number=7, why="look", digest="1a2b3c4d")),
        ("012-confirm3-00000000", StudyPlace(number=12, why="confirm", round=3, digest="0" * 8)),
        ("1234-look-1a2b3c4d", StudyPlace(number=1234, why="look", digest="1a2b3c4d")),
    ],
)
def test_a_place_comes_back_from_its_text(text: str, place: StudyPlace) -> None:
    assert place_of(studied(text)) == place
    assert str(place) == text


@pytest.mark.parametrize("text", ["", "7-look", "x-look-1a2b3c4d", "007-look-1A2B3C4D", "007--1a"])
def test_other_texts_tell_no_place(text: str) -> None:
    assert place_of(studied(text)) is None


def test_what_is_of_no_study_has_no_place_and_no_study() -> None:
    plain = cell(variation=(("font", "1.3"),))
    assert not is_studied(plain)
    assert place_of(plain) is None
    assert study_of(plain) is None
    assert is_studied(studied(""))


def test_all_episodes_of_a_study_have_the_cell_that_stands_for_it() -> None:
    expected = cell(variation=(("font", "1.3"), (STUDY, "")))
    assert study_of(studied("007-look-1a2b3c4d", repeat=2)) == expected
    assert study_of(expected) == expected


def test_params_are_named_by_a_digest() -> None:
    assert digest_of(b'{"a":1}') == hashlib.sha256(b'{"a":1}').hexdigest()[:8]


def test_the_attempts_of_one_study_are_read_and_no_others(tmp_path: Path) -> None:
    first, second = "001-look-1a2b3c4d", "002-look-00000000"
    mine = [
        record(cell=studied(first), outcome=Outcome.INFRA_ERROR),
        record(cell=studied(first), attempt=2),
        record(cell=studied(second, repeat=3)),
    ]
    others = [
        record(),
        record(cell=studied(first, "BuyMilkAndMore")),
        record(cell=studied(first, font="2")),
        record(cell=studied(first), override="test_desk.py::TestFar"),
    ]
    run = stored_run(tmp_path / "run", *others, *mine)
    study = EpisodeId(cell=study_of(mine[0].cell) or cell())
    found = read_study(run.path, study)
    assert [[one.record for one in group] for group in found] == [mine[:2], mine[2:]]
    far = replace(study, override="test_desk.py::TestFar")
    assert [[one.record for one in group] for group in read_study(run.path, far)] == [[others[3]]]


def test_a_study_of_which_something_was_run_is_not_missing(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record(cell=studied("001-look-1a2b3c4d")))
    run.plan([Planned(cell=studied("")), Planned(cell=studied("", font="2")), Planned(cell=cell())])
    assert [planned.cell for planned in run.not_run()] == [cell(), studied("", font="2")]
