"""What the guard's process keeps of an attempt whose process died, and of one that it has ended."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.codec import to_plain
from pytest_androidbench.episodes import watcher
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory
from tests.episodes.followed import TRACES, Pipe, follow, wait, watch
from tests.records.samples import episode, new_run, record, step

pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")
LATE = watcher.PATIENCE + 1
DIED = "the process that ran the episode died"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RunDirectory:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    return new_run(tmp_path / "run")


def begin(run: RunDirectory, **fields: Any) -> dict[str, Any]:
    """The message that an attempt begins, with two steps written."""
    begun: Record = record(**{"outcome": Outcome.INFRA_ERROR, "steps": 0, **fields})
    attempt = run.attempt(begun.episode, begun.attempt)
    attempt.write_step(step(0))
    attempt.write_step(step(1))
    return {"begin": to_plain(begun), "run": str(run.path)}


def test_a_process_that_died_leaves_a_record_with_its_steps_and_traces(run: RunDirectory) -> None:
    message = begin(run)
    ended = follow(lambda pipe: pipe.tell(message))
    (kept,) = run.records()
    assert (ended.status, ended.printed) == (0, "")
    assert (kept.outcome, kept.cause, kept.score) == (
        Outcome.INFRA_ERROR, Cause.WORKER_DIED, None,
    )  # fmt: skip
    assert kept.reason == f"{DIED} (killed or crashed)"
    assert (kept.steps, kept.traceback) == (2, TRACES.decode())
    assert 0 <= kept.timing.total < 20
    assert kept.timing.total == round(kept.timing.total, 6)
    assert run.contents().interrupted == ()


@pytest.mark.parametrize(
    ("who", "more"),
    [
        ("device", ""),
        ("task", ""),
        ("agent", "; an agent that may have ended it is told with --ab-agent-process=worker"),
    ],
)
def test_who_was_at_work_is_told(run: RunDirectory, who: str, more: str) -> None:
    message = begin(run)
    follow(lambda pipe: pipe.tell(message, watch(who, "somebody's work", since=-60)))
    (kept,) = run.records()
    assert kept.reason == f"{DIED} while somebody's work was at work (killed or crashed){more}"


def test_who_was_at_work_before_and_rests_is_not_told(run: RunDirectory) -> None:
    messages = [begin(run), watch("agent", "its work", since=-60), {"watch": None}]
    follow(lambda pipe: pipe.tell(*messages))
    assert [kept.reason for kept in run.records()] == [f"{DIED} (killed or crashed)"]


@pytest.mark.parametrize("last", [{"end": True}, {"close": True}])
def test_what_is_finished_needs_no_record(run: RunDirectory, last: dict[str, Any]) -> None:
    messages = [begin(run), watch("agent", "its work", since=-60), last]
    ended = follow(lambda pipe: pipe.tell(*messages))
    assert (ended.status, ended.printed) == (0, "")
    assert run.records() == []


def test_a_process_that_does_nothing_leaves_nothing(run: RunDirectory) -> None:
    ended = follow(lambda pipe: pipe.tell())
    assert (ended.status, ended.printed) == (0, "")
    assert run.records() == []


def test_the_attempt_that_began_last_is_kept(run: RunDirectory) -> None:
    first, second = begin(run), begin(run, attempt=2)
    follow(lambda pipe: pipe.tell(first, {"end": True}, second))
    assert [kept.attempt for kept in run.records()] == [2]


def test_messages_may_come_in_pieces(run: RunDirectory) -> None:
    message = begin(run)

    def life(pipe: Pipe) -> None:
        pipe.tell(message)
        pipe.send(b'{"watch": {"who": "task", "what": "ar')
        pipe.send(b'ranging", "seconds": 9, "deadline": 1e6}}\n{"wa')
        pipe.send(b"tch\xe2")

    follow(life)
    assert "while arranging was at work" in run.records()[0].reason


@pytest.mark.parametrize(
    ("who", "outcome", "cause", "score"),
    [
        ("agent", Outcome.AGENT_ERROR, None, 0.0),
        ("device", Outcome.INFRA_ERROR, Cause.DEVICE_HUNG, None),
        ("task", Outcome.INVALID, None, None),
    ],
)
def test_whoever_cannot_be_interrupted_costs_the_process(
    run: RunDirectory, who: str, outcome: Outcome, cause: Cause | None, score: float | None
) -> None:
    message = begin(run)

    def life(pipe: Pipe) -> None:
        pipe.tell(message, watch(who, "its work", since=LATE))
        wait()

    ended = follow(life)
    reason = (
        "its work took longer than 1.5 s and could not be interrupted; "
        "the process that ran it was ended"
    )
    assert ended.status == signal.SIGKILL
    assert ended.printed == (
        f"\nandroidbench: {reason}; its record is kept. "
        f"To go on, run again with --ab-run={run.path}\n"
    )
    (kept,) = run.records()
    assert (kept.outcome, kept.cause, kept.score, kept.reason) == (outcome, cause, score, reason)
    assert (kept.steps, kept.traceback) == (2, TRACES.decode())


def test_without_an_attempt_there_is_only_an_end(run: RunDirectory) -> None:
    def life(pipe: Pipe) -> None:
        pipe.tell(watch("task", "collecting", since=LATE))
        wait()

    ended = follow(life)
    assert ended.status == signal.SIGKILL
    assert ended.printed.endswith("the process that ran it was ended\n")
    assert run.records() == []


def test_a_record_that_cannot_be_written_is_told(run: RunDirectory) -> None:
    message = begin(run)
    (run.path / "manifest.json").unlink()

    def life(pipe: Pipe) -> None:
        pipe.tell(message, watch("task", "checking", since=LATE))
        wait()

    ended = follow(life)
    assert f"was ended; its record could not be written: {run.path} is no run" in ended.printed
    assert ended.status == signal.SIGKILL


def test_an_attempt_that_wrote_nothing_has_no_steps(run: RunDirectory) -> None:
    plain = to_plain(record(outcome=Outcome.INFRA_ERROR, steps=0))
    follow(lambda pipe: pipe.tell({"begin": plain, "run": str(run.path)}))
    assert [kept.steps for kept in run.records()] == [0]


def test_what_another_has_finished_stays(run: RunDirectory) -> None:
    message = begin(run)
    kept = run.close_interrupted(record(reason="by itself"))
    follow(lambda pipe: pipe.tell(message))
    assert run.records() == [kept.record]
    assert run.next_attempt(episode()) == 2


def test_of_endless_traces_the_beginning_is_kept(run: RunDirectory) -> None:
    message = begin(run)
    follow(lambda pipe: pipe.tell(message), traces=b"\xff" + b"x" * 20_000)
    (kept,) = run.records()
    assert kept.traceback.startswith("\N{REPLACEMENT CHARACTER}x")
    assert len((run.path / run.contents().attempts[0].folder / "traceback.txt").read_bytes()) == (
        2 + 20_000
    )


def test_a_process_killed_by_somebody_else_is_told_as_one_that_died(run: RunDirectory) -> None:
    message = begin(run)

    def life(pipe: Pipe) -> None:
        pipe.tell(message)
        os.kill(os.getpid(), signal.SIGKILL)

    assert follow(life).status == signal.SIGKILL
    assert [kept.cause for kept in run.records()] == [Cause.WORKER_DIED]


@pytest.mark.parametrize("hangs", [True, False])
def test_what_an_attempt_came_to_stands_while_its_agent_reflects(
    run: RunDirectory, *, hangs: bool
) -> None:
    message = begin(run)
    came_to = record(outcome=Outcome.FAILED, reason="the lamp is off", traceback="at line 7")
    settled = {"begin": to_plain(came_to), "run": str(run.path), "settled": True}

    def life(pipe: Pipe) -> None:
        since = LATE if hangs else -60
        pipe.tell(message, settled, watch("agent", "the agent's reflect()", since=since))
        if hangs:
            wait()

    follow(life)
    (kept,) = run.records()
    assert (kept.outcome, kept.score, kept.cause) == (Outcome.FAILED, 0.5, None)
    assert (kept.reason, kept.traceback) == ("the lamp is off", "at line 7")
    assert (kept.timing, kept.steps) == (came_to.timing, 2)
    assert kept.reflection == ""
    told = "could not be interrupted" if hangs else "died while the agent's reflect() was at work"
    assert told in kept.reflection_fault
