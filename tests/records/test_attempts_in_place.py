"""How an attempt comes to its place: names, twins of one number, and what is told if it cannot."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.attempt import AttemptFolder
from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.records.contents import has_attempts, read_steps
from pytest_androidbench.texts import MAX_TEXT
from tests.records.samples import episode, new_run, record, step, stored_run

PLACE = "episodes/shop-BuyMilk-s0-default-r0"


def begun(folder: Path) -> AttemptFolder:
    return new_run(folder / "run").attempt(episode())


def test_what_is_given_back_says_where_it_lies_and_names_it_by_its_bytes(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    assert not has_attempts(run.path)
    attempt = run.attempt(episode())
    assert has_attempts(run.path)
    stored = attempt.finish(record())
    assert stored.folder == f"{PLACE}/1"
    assert attempt.path == run.path / PLACE / "1"
    data = (attempt.path / "record.json").read_bytes()
    assert stored.digest == hashlib.sha256(data).hexdigest()
    assert run.contents().attempts == (stored,)


def test_twins_of_one_number_lie_beside_each_other_and_the_very_same_only_once(
    tmp_path: Path,
) -> None:
    run = new_run(tmp_path / "run")
    attempts = [run.attempt(episode(), 1) for _ in range(4)]
    found = [
        attempt.finish(record(steps=steps))
        for attempt, steps in zip(attempts, (3, 5, 5, 5), strict=True)
    ]
    beside = f"{PLACE}/1.{found[1].digest[:8]}"
    assert [one.folder for one in found] == [f"{PLACE}/1", beside, beside, beside]
    assert sorted(path.name for path in (run.path / PLACE).iterdir()) == [
        "1",
        Path(beside).name,
    ]
    assert run.next_attempt(episode()) == 2


@pytest.mark.parametrize("name", ["record.json", "steps.jsonl", "calls.jsonl", "-x", "x" * 122])
def test_what_the_folder_has_of_itself_is_no_name_of_a_file(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="not a plain file name"):
        begun(tmp_path).write_file(name, b"")


@pytest.mark.parametrize("name", ["agent.log", "_x", "0", "x" * 121])
def test_plain_names_are_given_back(tmp_path: Path, name: str) -> None:
    attempt = begun(tmp_path)
    assert attempt.write_file(name, b"\0\xff") == name
    assert (attempt.path / name).read_bytes() == b"\0\xff"


def test_a_file_that_was_never_kept_can_be_dropped(tmp_path: Path) -> None:
    begun(tmp_path).drop_file("000.jpg")


def test_nothing_is_added_to_what_is_finished(tmp_path: Path) -> None:
    attempt = begun(tmp_path)
    attempt.finish(record())
    for add in (
        lambda: attempt.write_step(step()),
        lambda: attempt.write_call(ModelCall()),
        lambda: attempt.write_file("000.jpg", b""),
    ):
        with pytest.raises(RunDirectoryError, match=f"{attempt.path} is finished"):
            add()
    assert [path.name for path in attempt.path.iterdir()] == ["record.json"]


def test_what_the_disk_refuses_is_told_with_the_run_and_what_it_keeps(tmp_path: Path) -> None:
    attempt = begun(tmp_path)
    shutil.rmtree(attempt.path)
    (attempt.path.parent / "1").mkdir()
    kept = f"cannot write .*; every finished record in {tmp_path / 'run'} is kept"
    for add in (
        lambda: attempt.write_step(step()),
        lambda: attempt.write_call(ModelCall()),
        lambda: attempt.write_file("000.jpg", b""),
        lambda: attempt.finish(record()),
    ):
        with pytest.raises(RunDirectoryError, match=kept):
            add()
    attempt.path.mkdir()
    (attempt.path / "000.jpg").mkdir()
    with pytest.raises(RunDirectoryError, match=kept):
        attempt.drop_file("000.jpg")


def test_what_lies_in_the_way_of_a_number_leaves_the_attempt_beside_it(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    (attempt.path.parent / "1").write_bytes(b"a file in the way")
    stored = attempt.finish(record())
    assert stored.folder == f"{PLACE}/1.{stored.digest[:8]}"
    assert run.contents().attempts == (stored,)


def test_steps_are_one_line_of_sorted_json_each(tmp_path: Path) -> None:
    attempt = begun(tmp_path)
    attempt.write_step(step(0, note="half \ud83d"))
    attempt.write_step(step(1))
    lines = (attempt.path / "steps.jsonl").read_bytes().split(b"\n")
    assert (len(lines), lines[2]) == (3, b"")
    assert lines[0].startswith(b'{"action":')
    assert [one.note for one in read_steps(attempt.path)] == ["half \\ud83d", ""]


def test_steps_of_an_attempt_without_any_are_none(tmp_path: Path) -> None:
    assert read_steps(tmp_path) == ()


def test_halves_of_characters_are_shown_wherever_they_stand(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    params = {"a\ud83d": {"b\ud83d": ["c\ud83d", 1, None]}, "ü": 2.5}
    run.attempt(episode()).finish(record(params=params, tags=("d\ud83d", "e")))
    (kept,) = run.records()
    assert kept.params == {"a\\ud83d": {"b\\ud83d": ["c\\ud83d", 1, None]}, "ü": 2.5}
    assert kept.tags == ("d\\ud83d", "e")


def test_reason_and_traceback_are_cut_each_by_itself(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run")
    attempt = run.attempt(episode())
    attempt.finish(record(reason="r" * (MAX_TEXT + 1), traceback="t" * (MAX_TEXT + 2)))
    (kept,) = run.records()
    assert kept.reason.startswith("r" * MAX_TEXT)
    assert kept.traceback.startswith("t" * MAX_TEXT)
    assert (attempt.path / "reason.txt").read_bytes() == b"r" * (MAX_TEXT + 1)
    assert (attempt.path / "traceback.txt").read_bytes() == b"t" * (MAX_TEXT + 2)


def test_of_a_text_that_can_be_kept_nowhere_no_half_is_left(tmp_path: Path) -> None:
    attempt = begun(tmp_path)
    (attempt.path / "reason.txt").symlink_to(tmp_path / "nowhere" / "reason.txt")
    attempt.finish(record(reason="r" * (MAX_TEXT + 1)))
    assert sorted(path.name for path in attempt.path.iterdir()) == ["record.json"]
