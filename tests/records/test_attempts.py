from __future__ import annotations

import hashlib
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.attempt import encoded
from pytest_androidbench.records.contents import (
    StoredAttempt,
    counting,
    read_episode,
    read_steps,
    stored,
)
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.texts import MAX_TEXT
from tests.records.samples import episode, new_run, record, step, store


def test_nobody_sees_an_attempt_before_it_is_finished(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    attempt.write_step(step())
    assert run.records() == []
    attempt.finish(record())
    assert run.records() == [record()]


def test_steps_and_files_lie_beside_the_record(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    attempt.write_step(step(0, screenshot=attempt.write_file("000.jpg", b"picture")))
    attempt.write_step(step(1))
    attempt.drop_file(attempt.write_file("001.jpg", b"not kept"))
    folder = run.path / attempt.finish(record()).folder
    assert [s.index for s in read_steps(folder)] == [0, 1]
    assert sorted(p.name for p in folder.iterdir()) == ["000.jpg", "record.json", "steps.jsonl"]


@pytest.mark.parametrize("name", ["../x", "/etc/x", "", ".hidden", "record.json", "a/b", "a\0"])
def test_files_cannot_leave_the_folder_or_replace_the_record(tmp_path: Path, name: str) -> None:
    attempt = new_run(tmp_path / "run").attempt(episode())
    with pytest.raises(ValueError, match="not a plain file name"):
        attempt.write_file(name, b"")


def test_attempts_are_numbered_on(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    store(run, record(outcome=Outcome.INFRA_ERROR))
    run.attempt(episode())  # one that is never finished
    assert run.next_attempt(episode()) == 3


def test_two_processes_with_the_same_number_both_keep_theirs(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    store(run, record(outcome=Outcome.FAILED), record(steps=5))
    assert len(run.contents().attempts) == 2


def test_finishing_twice_keeps_the_first(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    arrivals = [threading.Thread(target=attempt.finish, args=[record(steps=n)]) for n in range(8)]
    for thread in arrivals:
        thread.start()
    for thread in arrivals:
        thread.join()
    assert len(run.contents().attempts) == 1
    with pytest.raises(RunDirectoryError, match="is finished"):
        attempt.write_step(step())


def test_what_a_dead_process_left_is_finished_by_another(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.attempt(episode()).write_step(step())
    assert len(run.contents().interrupted) == 1
    closed = run.close_interrupted(record(outcome=Outcome.INFRA_ERROR))
    assert len(read_steps(run.path / closed.folder)) == 1
    assert run.contents().interrupted == ()


def test_closing_what_left_nothing_still_writes_the_record(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.close_interrupted(record(outcome=Outcome.INFRA_ERROR))
    assert [r.outcome for r in run.records()] == [Outcome.INFRA_ERROR]


def test_an_attempt_that_somebody_has_closed_is_not_closed_again(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.attempt(episode())
    first = run.close_interrupted(record(outcome=Outcome.INFRA_ERROR, reason="by its guard"))
    run.attempt(episode())
    late = run.close_interrupted(record(outcome=Outcome.INFRA_ERROR, reason="by another, late"))
    assert late.record == first.record
    assert run.contents().attempts == (first,)


def test_an_earlier_attempt_that_was_cut_off_keeps_nobody_waiting(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.attempt(episode())  # one that is never finished
    second = run.attempt(episode())
    assert read_episode(run.path, episode()) is None
    kept = second.finish(record(attempt=2))
    assert read_episode(run.path, episode()) == (kept,)


def test_steps_are_read_up_to_a_cut_off_line(tmp_path: Path) -> None:
    attempt = new_run(tmp_path / "run").attempt(episode())
    attempt.write_step(step(0))
    attempt.write_step(step(1))
    file = attempt.path / "steps.jsonl"
    file.write_bytes(file.read_bytes()[:-9])
    assert [s.index for s in read_steps(attempt.path)] == [0]


def test_text_that_utf8_cannot_hold_does_not_lose_the_record(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    store(run, record(answer="a\ud800b", params={"k\udfff": ["\ud800"]}))
    (kept,) = run.records()
    assert kept.answer == "a\\ud800b"
    assert kept.params == {"k\\udfff": ["\\ud800"]}


@given(st.text(st.characters(), max_size=30))
def test_any_text_can_be_written(text: str) -> None:
    encoded(record(goal=text, params={text: text})).decode("utf-8")


attempts = st.lists(
    st.builds(
        lambda outcome, number, digest: StoredAttempt(
            record=record(outcome=outcome, attempt=number), digest=digest
        ),
        st.sampled_from(Outcome),
        st.integers(1, 4),
        st.text("0123456789abcdef", min_size=4, max_size=4),
    ),
    min_size=1,
    max_size=6,
    unique_by=lambda attempt: attempt.digest,
)


@given(attempts.flatmap(lambda group: st.tuples(st.just(group), st.permutations(group))))
def test_which_attempt_counts_does_not_depend_on_the_order(
    orders: tuple[list[StoredAttempt], list[StoredAttempt]],
) -> None:
    assert counting(orders[0]) == counting(orders[1])


@given(attempts)
def test_scored_attempts_win_and_later_ones_do_not_improve_them(
    group: list[StoredAttempt],
) -> None:
    counted = counting(group)
    scored = [a for a in group if a.record.outcome.scored]
    if scored:
        assert counted.record.outcome.scored
        assert counted.record.attempt == min(a.record.attempt for a in scored)


def test_without_a_score_invalid_tells_more_than_infra_error() -> None:
    invalid = stored(record(outcome=Outcome.INVALID))
    infra = stored(record(outcome=Outcome.INFRA_ERROR, attempt=2))
    assert counting([invalid, infra]) == invalid


@pytest.mark.parametrize("name", ["reason", "traceback"])
def test_a_long_text_is_cut_and_kept_whole_beside_the_record(tmp_path: Path, name: str) -> None:
    run = new_run(tmp_path / "run")
    whole = "\x1b[31m" + "x" * MAX_TEXT + "\ud83d the end"
    long = replace(record(), reason=whole) if name == "reason" else record(traceback=whole)
    written = run.attempt(episode()).finish(long)
    (read,) = run.contents().attempts
    assert read.record == written.record
    text = getattr(read.record, name)
    assert len(text) < MAX_TEXT + 200
    assert text.endswith(f", whole in {name}.txt")
    data = (run.path / read.folder / f"{name}.txt").read_bytes()
    assert data.decode() == "\\x1b[31m" + "x" * MAX_TEXT + "\\ud83d the end"
    assert f"sha256 {hashlib.sha256(data).hexdigest()[:16]}" in text


def test_a_text_that_fits_gets_no_file(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.attempt(episode()).finish(record(reason="x" * MAX_TEXT))
    (read,) = run.contents().attempts
    assert read.record.reason == "x" * MAX_TEXT
    assert [path.name for path in (run.path / read.folder).iterdir()] == ["record.json"]


def test_a_text_that_cannot_be_kept_whole_does_not_cost_the_record(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    # What cannot be written over stands for a disk that is full.
    (attempt.path / "traceback.txt").mkdir()
    attempt.finish(record(traceback="x" * (MAX_TEXT + 1)))
    (read,) = run.contents().attempts
    assert "1 characters more" in read.record.traceback
    assert "whole in" not in read.record.traceback
