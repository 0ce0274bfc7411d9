"""What an agent asked its model, call by call beside the steps of an attempt."""

from __future__ import annotations

from pathlib import Path

from pytest_androidbench.records.calls import ModelCall, PromptMessage, read_calls
from tests.records.samples import episode, new_run, record

CALL = ModelCall(
    step=3,
    model="big",
    request=(PromptMessage(role="user", text="Go."),),
    answer="tap 3 \ud83d",
    tokens=7,
)


def test_calls_are_read_back_in_their_order(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    attempt.write_call(CALL)
    attempt.write_call(ModelCall(step=4))
    folder = run.path / attempt.finish(record()).folder
    first, second = read_calls(folder)
    assert first.answer == "tap 3 \\ud83d"
    assert (first.step, first.model, first.request, first.tokens) == (3, "big", CALL.request, 7)
    assert second == ModelCall(step=4)


def test_calls_are_read_up_to_the_one_that_was_cut_off(tmp_path: Path) -> None:
    attempt = new_run(tmp_path / "run").attempt(episode())
    for step in range(3):
        attempt.write_call(ModelCall(step=step))
    file = attempt.path / "calls.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1][:9] + b"\n" + lines[2])
    assert read_calls(attempt.path) == (ModelCall(step=0),)


def test_an_attempt_without_a_model_has_no_calls(tmp_path: Path) -> None:
    assert read_calls(tmp_path) == ()
