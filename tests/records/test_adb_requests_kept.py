"""What an agent asked of its device by itself, line by line beside the steps of an attempt."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.records.adb_requests import AdbRequest, read_adb_requests
from tests.records.samples import episode, new_run, record

REQUEST = AdbRequest(
    step=3, turn=1, seconds=2.5, kind="shell", text="input tap 1 2 \ud83d", steps=1, refused="steps"
)


def test_requests_are_read_back_in_their_order(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    attempt.write_request(REQUEST)
    attempt.write_request(AdbRequest(step=4))
    first, second = read_adb_requests(run.path / attempt.finish(record()).folder)
    assert first.text == "input tap 1 2 \\ud83d"
    assert (first.step, first.turn, first.seconds, first.kind) == (3, 1, 2.5, "shell")
    assert (first.steps, first.refused) == (1, "steps")
    assert second == AdbRequest(step=4)


def test_requests_are_read_up_to_the_one_that_was_cut_off(tmp_path: Path) -> None:
    attempt = new_run(tmp_path / "run").attempt(episode())
    for step in range(3):
        attempt.write_request(AdbRequest(step=step))
    file = attempt.path / "adb.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1][:9] + b"\n" + lines[2])
    assert read_adb_requests(attempt.path) == (AdbRequest(step=0),)


def test_an_attempt_of_another_agent_has_none(tmp_path: Path) -> None:
    assert read_adb_requests(tmp_path) == ()


def test_no_other_file_takes_their_place(tmp_path: Path) -> None:
    attempt = new_run(tmp_path / "run").attempt(episode())
    with pytest.raises(ValueError, match=r"adb\.jsonl"):
        attempt.write_file("adb.jsonl", b"")
