"""Whatever a run directory holds, there is a right sentence and a right page, or a refusal."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fixtures.benches import AgentSource, Bench
from fixtures.made_runs import HOSTILE
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.records.calls import ModelCall, PromptMessage
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import DeviceInfo, Record
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from tests.records.samples import check, episode, new_run, record, step, stored_run
from tests.report.test_command_line import androidbench
from tests.report.test_hostile_text import check_pages

SHORT = 600_000
"""Characters of a page, or a document, that tells of an endless text."""


def some(outcome: Outcome = Outcome.PASSED, tasks: int = 3, seeds: int = 2, **fields: Any) -> Any:
    return [record(f"T{t}", s, outcome, **fields) for t in range(tasks) for s in range(seeds)]


GONE: Any = {"cause": Cause.DEVICE_GONE, "reason": "it is gone", "device": DeviceInfo()}
RUNS: dict[str, tuple[list[Record], str, str]] = {
    "nothing run": ([], "outcomes: no episode was run", "No episode has finished yet."),
    "one task, passed": (
        some(tasks=1, seeds=1), "success:  100%, 95% interval 20.7% to 100%", "20.7% to 100%",
    ),
    "one task, failed": (
        some(Outcome.FAILED, 1, 1), "success:  0%, 95% interval 0% to 79.3%", "0% to 79.3%",
    ),
    "all passed": (some(), "success:  100%, 95% interval 43.9% to 100%", "43.9% to 100%"),
    "none valid": (
        some(Outcome.INVALID, reason="bug"), "success:  unknown, no episode was scored",
        "No episode was scored.",
    ),
    "all infra": (
        some(Outcome.INFRA_ERROR, **GONE), "!! 6 episodes ended in an infra error",
        "6 episodes ended in an infra error",
    ),
    "all skipped": (
        some(Outcome.SKIPPED, reason="no camera"), "outcomes: 6 skipped", "No episode was scored.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", RUNS)
def test_a_run_of_whatever_kind_has_its_sentence_and_its_page(tmp_path: Path, name: str) -> None:
    records, sentence, shown = RUNS[name]
    run = stored_run(tmp_path / "run", *records)
    contents = publish(run)
    assert sentence in "\n".join(map(str, run_lines(contents)))
    assert shown in (run.path / "index.html").read_text("utf-8")
    check_documents(run)
    check_pages(run)


@pytest.mark.parametrize("name", RUNS)
def test_nothing_can_be_told_from_such_a_run_against_another(tmp_path: Path, name: str) -> None:
    stored_run(tmp_path / "old", *some(Outcome.FAILED), *some(tasks=1, seeds=1)[:0])
    stored_run(tmp_path / "new", *RUNS[name][0])
    to = [f"--json={tmp_path / 'c.json'}", f"--html={tmp_path / 'c.html'}", "--margin=0.01"]
    result = androidbench("compare", tmp_path / "old", tmp_path / "new", *to)
    assert result.exit_code in (0, 12), result.output
    better = name in ("all passed",)
    assert ("is better" if better else "cannot tell") in result.output
    strict(tmp_path / "c.json")
    assert "nan" not in (tmp_path / "c.html").read_text("utf-8").lower().split()
    history = androidbench("history", tmp_path)
    assert history.exit_code == 0, history.output
    scored = any(one.outcome.scored for one in RUNS[name][0])
    assert ("no episode of it was scored" in history.output) == (not scored)


def test_runs_without_a_seed_in_common_are_told_so(tmp_path: Path) -> None:
    for name, seeds in (("old", (0, 1)), ("new", (5, 6))):
        records = [record(f"T{task}", seed) for task in range(3) for seed in seeds]
        stored_run(tmp_path / name, *records)
    result = androidbench("compare", tmp_path / "old", tmp_path / "new", "--margin=0.05")
    assert result.exit_code == 12
    assert "there is no cell on which both were scored" in result.output
    assert "6 only in the old run, 6 only in the new run" in result.output


@pytest.mark.parametrize("margin", ["-0.05", "nan", "-nan", "inf", "1e400", "2", "much"])
def test_a_margin_that_is_no_share_is_refused(tmp_path: Path, margin: str) -> None:
    for name in ("old", "new"):
        stored_run(tmp_path / name, *some())
    result = androidbench("compare", tmp_path / "old", tmp_path / "new", f"--margin={margin}")
    assert result.exit_code == 2
    assert "Invalid value for '--margin'" in result.output


@pytest.mark.parametrize(
    "raw", ["", "[]", "null", "{}", '{"cell": ', "\x00", '"x"', '{"schema": 99}', "[" * 100_000]
)
def test_a_record_that_is_none_is_named_and_left_out(tmp_path: Path, raw: str) -> None:
    run = stored_run(tmp_path / "run", *some())
    file = sorted(run.path.rglob("record.json"))[0]
    file.write_text(raw)
    contents = publish(run)
    assert len(contents.records) == 5
    lines = " ".join("\n".join(map(str, run_lines(contents))).split())
    assert "!! unreadable, left out: episodes/shop-T0-s0-default-r0/1/record.json" in lines
    assert "Unreadable, left out:" in (run.path / "index.html").read_text("utf-8")
    check_documents(run)


@pytest.mark.parametrize("name", ["manifest.json", "plan.json"])
@pytest.mark.parametrize("raw", ["", "[1]", "{", "\xff"])
def test_what_is_no_run_is_refused_with_a_way_out(tmp_path: Path, name: str, raw: str) -> None:
    run = stored_run(tmp_path / "run", *some())
    (run.path / name).write_bytes(raw.encode("latin-1"))
    result = androidbench("report", run.path)
    assert result.exit_code == 1
    assert f"{name} is damaged" in " ".join(result.output.split())
    assert "Traceback" not in result.output


def numbers() -> st.SearchStrategy[object]:
    return st.sampled_from([-1, 0, 10**18, -(10**18), 1e308, -1e308, 1e-300, float("nan")])


def texts() -> st.SearchStrategy[object]:
    return st.sampled_from(["", *HOSTILE, "../../../etc/passwd", "W" * 400, "a\u202eb\x9b\r"])


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every leaf of plain data, and where it lies."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in pairs:
        if isinstance(inner, dict | list):
            yield from places(inner, (*place, key))
        else:
            yield (*place, key), inner


def changed(data: st.DataObject, document: Any) -> bytes:
    """JSON with something else in a few of its places."""
    document = copy.deepcopy(document)
    leaves = [(place, old) for place, old in places(document) if not isinstance(old, bool)]
    for place, old in data.draw(st.lists(st.sampled_from(leaves), min_size=1, max_size=4)):
        inner = document
        for key in place[:-1]:
            inner = inner[key]
        inner[place[-1]] = data.draw(numbers() if isinstance(old, int | float) else texts())
    return json.dumps(document).encode()


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> RunDirectory:
    """A run whose first record and steps are somebody else's."""
    run = new_run(tmp_path_factory.mktemp("foreign") / "run")
    attempt = run.attempt(episode("T0"))
    for index in range(2):
        attempt.write_step(step(index, screen=(100, 200), bounds=(0, 0, 9, 9)))
        asked = (PromptMessage(role="user", text="tap what?"),)
        attempt.write_call(ModelCall(step=index, request=asked, answer="this", tokens=3))
    checks = (check(), check("other", passed=False, why="no"))
    first = record("T0", outcome=Outcome.FAILED, checks=checks, params={"a": 1}, tags=("x",))
    attempt.finish(replace(first, limits={"steps": 3.0}))
    for other in some():
        if other.cell != first.cell:
            run.attempt(other.episode).finish(other)
    return run


@pytest.mark.slow
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_foreign_records_and_steps_break_no_report(foreign: RunDirectory, data: Any) -> None:
    folder = foreign.path / "episodes" / "shop-T0-s0-default-r0" / "1"
    kept = {file: file.read_bytes() for file in folder.glob("*.json*")}
    try:
        for file, raw in kept.items():
            lines = [changed(data, json.loads(line)) for line in raw.splitlines()]
            file.write_bytes(b"\n".join(lines))
        contents = publish(foreign)
        told = "\n".join(map(str, run_lines(contents)))
        assert not {"\x00", "\x1b", "\u202e", "\r"} & set(told)
        check_documents(foreign)
        check_pages(foreign)
    except AndroidBenchError:
        # A refusal that says why; anything else is a fault of ours.
        return
    finally:
        for file, raw in kept.items():
            file.write_bytes(raw)


ENDLESS = ["x" * 10_000_000, "\u202e" * 1_000_000, "<b onevil=1>" * 800_000, "\n" * 5_000_000]


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("text", ENDLESS, ids=["line", "overrides", "markup", "breaks"])
def test_endless_texts_are_told_in_short(tmp_path: Path, text: str) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode("T0"))
    attempt.write_step(step(0, action={"action": "Type", "text": text}, error=text, note=text))
    attempt.write_call(ModelCall(request=(PromptMessage(text=text),), answer=text, model=text))
    for log in ("agent.log", "device.log"):
        attempt.write_file(log, text.encode("utf-8", "replace"))
    fields: dict[str, Any] = dict.fromkeys(
        ("goal", "reason", "traceback", "answer", "ending"), text
    )
    checks = (check(text, passed=False, why=text),)
    told = record("T0", outcome=Outcome.FAILED, params={"a": text}, checks=checks)
    attempt.finish(replace(told, **fields))
    contents = publish(run)
    for file in (*run.path.rglob("*.html"), run.path / "summary.md"):
        assert len(file.read_text("utf-8")) < SHORT, file
    assert sum(len(str(line)) for line in run_lines(contents)) < SHORT
    check_pages(run)


def test_what_is_no_number_stops_a_task_and_not_its_report(
    bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class Counts(Quiet):
            usage = {"tokens": float("nan"), "money": float("inf")}
    """)
    bench.write(
        "test_desk.py",
        """
        from pytest_androidbench import task

        @task("Light", "Weigh nothing.")
        def test_light(episode):
            episode.run()
            with episode.check("it weighs", weight=float("nan")):
                pass
        """,
    )
    bench.run("--agent=null")
    (found,) = bench.records()
    assert found.outcome is Outcome.INVALID
    assert "must be a positive number, got nan" in found.reason
    bench.run("--agent=agents:Counts", "--ab-run=counts")
    (counted,) = bench.records("counts")
    assert counted.outcome is Outcome.AGENT_ERROR
    assert "the agent's usage must hold numbers of 0 or more" in counted.reason
    for limit in (float("nan"), float("inf"), 0.0):
        with pytest.raises(ValueError, match="limit seconds must be positive"):
            Limits(seconds=limit)


def strict(file: Path) -> Any:
    """What a JSON file holds, which has no number that is none."""

    def refuse(constant: str) -> None:
        raise AssertionError(f"{file} holds {constant}")

    return json.loads(file.read_text("utf-8"), parse_constant=refuse)


def check_documents(run: RunDirectory) -> None:
    """Look for numbers that are none in what machines and people read."""
    strict(run.path / "summary.json")
    for name in ("episodes.csv", "summary.md"):
        words = (run.path / name).read_text("utf-8").lower().replace(",", " ").split()
        assert not {"nan", "inf", "-inf", "nan%"} & set(words)
