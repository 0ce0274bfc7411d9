"""What is written as AndroidGen's records is read again as it was."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.records.record import Cell
from pytest_androidbench.rounds.folders import RoundFolderError, read_folders, write_folders
from pytest_androidbench.rounds.trajectory import (
    Round,
    RoundCall,
    RoundTrajectory,
    TrajectorySource,
)
from tests.rounds.demonstrations import folder, lines

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
STATES = TEXTS.map(lambda text: text.removesuffix("\n")).filter(lambda t: not t.endswith("\n"))
ARGUMENTS = st.dictionaries(st.sampled_from(["element_id", "text", "direction"]), TEXTS)


def calls() -> st.SearchStrategy[RoundCall]:
    plain = st.sampled_from(["open_app", "quote", "exit", "fail"])
    return st.one_of(
        st.builds(RoundCall, operation=st.just("do"), action=TEXTS, kwargs=ARGUMENTS),
        st.builds(RoundCall, operation=plain, kwargs=ARGUMENTS),
        st.builds(
            RoundCall,
            operation=st.sampled_from(["exit", "fail"]),
            kwargs=st.fixed_dictionaries({"message": TEXTS}),
        ),
    )


def trajectories() -> st.SearchStrategy[RoundTrajectory]:
    cells = st.builds(Cell, suite=TEXTS, task=TEXTS, seed=st.integers(0, 99))
    sources = st.builds(
        TrajectorySource,
        run=TEXTS,
        agent=TEXTS,
        cell=st.none() | cells,
        attempt=st.integers(1, 3),
        converted=st.booleans(),
        dropped=st.integers(0, 9),
    )
    rounds = st.builds(
        Round, app=TEXTS, state=STATES, response=TEXTS, call=calls(), plan=TEXTS, error=TEXTS,
        step=st.none() | st.integers(0, 99),
    )  # fmt: skip
    return st.builds(
        RoundTrajectory,
        name=st.just("episode-1"),
        task=TEXTS,
        rounds=st.lists(rounds, min_size=1, max_size=4).map(tuple),
        end_state=STATES,
        source=sources,
    )


@given(trajectories())
def test_reading_what_was_written_gives_the_same(one: RoundTrajectory) -> None:
    with TemporaryDirectory() as path:
        assert write_folders(Path(path), [one]) == 1
        assert read_folders(Path(path)) == (one,)


def test_lines_have_the_published_fields(tmp_path: Path) -> None:
    found = read_folders(folder(tmp_path / "given", *lines()))
    write_folders(tmp_path / "out", found)
    file = tmp_path / "out" / "1720000000" / "record.jsonl"
    published = lines()
    for text, given_line in zip(file.read_text("utf-8").splitlines(), published, strict=True):
        written = json.loads(text)
        assert given_line.keys() <= written.keys()
        assert written["parsed_action"] == given_line["parsed_action"]
        assert written["index"] == given_line["index"]


def test_halves_of_characters_are_written_as_escapes(tmp_path: Path) -> None:
    (one,) = read_folders(folder(tmp_path / "given", *lines(1)))
    write_folders(tmp_path / "out", [replace(one, task="\ud83d")])
    assert read_folders(tmp_path / "out")[0].task == "\\ud83d"


def test_an_episode_without_rounds_is_left_out(tmp_path: Path) -> None:
    (one,) = read_folders(folder(tmp_path / "given", *lines(1)))
    assert write_folders(tmp_path / "out", [replace(one, rounds=())]) == 0


def test_what_is_there_already_is_not_overwritten(tmp_path: Path) -> None:
    found = read_folders(folder(tmp_path, *lines(2)))
    with pytest.raises(RoundFolderError, match="is there already"):
        write_folders(tmp_path, found)


@pytest.mark.parametrize("name", ["", "..", "a/b", "../up", "x" * 300, "a\0b"])
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    (one,) = read_folders(folder(tmp_path / "given", *lines(1)))
    with pytest.raises(RoundFolderError, match="is no name of a folder"):
        write_folders(tmp_path / "out", [replace(one, name=name)])
    assert not (tmp_path / "up").exists()


def test_a_disk_that_does_not_take_it_is_told(tmp_path: Path) -> None:
    found = read_folders(folder(tmp_path / "given", *lines(1)))
    (tmp_path / "out").write_text("a file")
    with pytest.raises(RoundFolderError, match=r"cannot be written|there already"):
        write_folders(tmp_path / "out", found)
