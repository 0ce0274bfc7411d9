from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import DeviceInfo, EpisodeId, Timing
from pytest_androidbench.report.failures import MAX_LISTED
from pytest_androidbench.report.lines import columns
from pytest_androidbench.report.terminal import run_lines, summary_lines
from pytest_androidbench.report.wording import NOT_PUBLISHED
from tests.records.samples import MANIFEST, cell, check, episode, record, store, stored_run


def joined(lines: list[str]) -> str:
    """Lines as one text, whatever the width that they were wrapped for."""
    return " ".join(" ".join(lines).split())


def test_says_outcomes_rate_interval_and_where_the_report_lies(tmp_path: Path) -> None:
    records = [
        record("Buy", 0),
        record("Buy", 1),
        record("Sell", 0),
        record("Sell", 1, Outcome.FAILED),
    ]
    lines = summary_lines(records, MANIFEST, tmp_path)
    place = lines.index("shop 1.2, agent agents:Mine, simulated phone")
    assert lines[place + 1] == "outcomes: 3 passed, 1 failed"
    assert lines[place + 2] == "success:  75%, 95% interval 0% to 100%"
    assert lines[place + 3].strip() == "(clustered by task; N = 4 episodes, T = 2 tasks)"
    assert "  Shop  ###############.....     75%  3/4 in 2 tasks" in lines
    assert lines[-1] == f"report:   {tmp_path / 'index.html'}"


def test_a_failure_tells_its_goal_its_reason_its_checks_and_the_whole_command(
    tmp_path: Path,
) -> None:
    fallen = record(
        outcome=Outcome.FAILED,
        goal="Buy two litres of milk.",
        reason="check “milk” failed",
        checks=(
            check("bread"),
            replace(check("milk", passed=False, why="no milk\nat all"), line=7),
        ),
        ending="limit:steps",
        limits={"steps": 12.0},
        timing=Timing(total=8.1),
    )
    lines = summary_lines([fallen], MANIFEST, tmp_path)
    place = next(i for i, line in enumerate(lines) if line.startswith("FAILED  BuyMilk · seed 0"))
    assert lines[place].endswith("score 0.50, 2 steps, 8.1 s")
    assert [line.strip() for line in lines[place + 1 : place + 8]] == [
        "goal   Buy two litres of milk.",
        "why    check “milk” failed",
        "check  milk (line 7)",
        "no milk",
        "at all",
        "ended  at the limit of 12 steps",
        f"again  {fallen.repro}",
    ]


def test_what_failed_alike_is_told_once_and_then_named(tmp_path: Path) -> None:
    why = check("milk", passed=False, why="no milk")
    fallen = [
        record(seed=seed, outcome=Outcome.FAILED, checks=(why,), goal=f"Buy {seed} litres.")
        for seed in range(3)
    ]
    lines = summary_lines(fallen, MANIFEST, tmp_path)
    assert sum("no milk" in line for line in lines) == 1
    assert sum(line == "  as     BuyMilk · seed 0 above" for line in lines) == 2
    assert all(f"  goal   Buy {seed} litres." in lines for seed in range(3))


def test_very_many_failures_are_cut(tmp_path: Path) -> None:
    fallen = [record(seed=seed, outcome=Outcome.FAILED) for seed in range(MAX_LISTED + 7)]
    lines = summary_lines(fallen, MANIFEST, tmp_path)
    assert "and 7 more, see the report" in lines


def test_infra_errors_invalid_tasks_retries_and_gaps_are_loud(tmp_path: Path) -> None:
    run = stored_run(
        tmp_path / "run",
        record(outcome=Outcome.INFRA_ERROR),
        record(attempt=2),
        record(seed=1, outcome=Outcome.INFRA_ERROR, cause=Cause.MODEL_SERVICE),
        record(seed=2, outcome=Outcome.INVALID),
    )
    run.plan([Planned(cell=cell(seed=3))])
    run.attempt(episode(seed=4))
    text = joined(list(map(str, run_lines(run.contents()))))
    assert "!! 1 episode ended in an infra error and was not scored" in text
    assert "1 × model service: the model's service failed: look at its limits" in text
    assert "!! 1 episode invalid: the task has a bug" in text
    assert "!! 2 attempts at BuyMilk · seed 0: infra error, then passed" in text
    assert "!! 1 episode not run: shop-BuyMilk-s3-default-r0" in text
    assert "!! 1 attempt cut off before the record was written" in text


def test_null_agent_names_the_tasks_that_declare_it_and_those_that_do_not(tmp_path: Path) -> None:
    records = [record("Verify", passes_at_start=True), record("Weak")]
    text = joined(summary_lines(records, replace(MANIFEST, agent="null"), tmp_path))
    assert "!! 1 task passed without doing anything, as declared: Verify" in text
    assert "undeclared: Weak" in text
    assert "doing nothing earns" not in text


def test_what_doing_nothing_earns_stands_beside_the_rate(tmp_path: Path) -> None:
    records = [
        record("Buy", 0),
        record("Sell", 0, Outcome.FAILED),
        record("Verify", 0, passes_at_start=True),
        record("Check", 0, Outcome.FAILED, passes_at_start=True),
    ]
    text = joined(summary_lines(records, MANIFEST, tmp_path))
    told = "doing nothing earns 50% (2 of 4 episodes, of tasks that hold at their start: Check, "
    assert f"{told}Verify)" in text


def test_where_a_null_agent_was_tried_its_results_count_and_not_what_is_declared(
    tmp_path: Path,
) -> None:
    tried = [record("Verify", 0, Outcome.FAILED, passes_at_start=True), record("Weak", 0)]
    null = [replace(one, override="test_shop.py::TestNull", agent="null") for one in tried]
    records = [record("Verify", 0, passes_at_start=True), record("Weak", 0)]
    text = joined(summary_lines([*records, *null], MANIFEST, tmp_path))
    assert "doing nothing earns 50% (1 of 2 episodes, as the null agent shows: Weak)" in text


def test_simulated_scores_are_never_passed_off_as_the_benchmarks(tmp_path: Path) -> None:
    assert NOT_PUBLISHED in joined(summary_lines([record()], MANIFEST, tmp_path))
    real = record(device=DeviceInfo(kind="real"))
    lines = summary_lines([real], MANIFEST, tmp_path)
    assert NOT_PUBLISHED not in joined(lines)
    assert any(line.endswith("real device") for line in lines)


def test_slowest_cells_come_first(tmp_path: Path) -> None:
    timed = [record(seed=seed, timing=Timing(total=float(seed))) for seed in range(1, 9)]
    lines = summary_lines(timed, MANIFEST, tmp_path)
    place = lines.index("slowest:")
    assert [line.split()[0] for line in lines[place + 1 : place + 6]] == [
        "8.0", "7.0", "6.0", "5.0", "4.0",
    ]  # fmt: skip


def test_text_from_a_device_cannot_drive_the_terminal(tmp_path: Path) -> None:
    hostile = "\x1b[2Jgone\r\nsecond \u202eline"
    wrong = check(hostile, passed=False, why=f"{hostile}\t\x07")
    fallen = record(outcome=Outcome.FAILED, reason=hostile, goal=hostile, checks=(wrong,))
    text = "\n".join(summary_lines([fallen], MANIFEST, tmp_path))
    assert not set("\x1b\x07\r\u202e") & set(text)
    assert "\\x1b[2Jgone second \\u202eline" in text


def test_a_run_without_episodes_says_so(tmp_path: Path) -> None:
    lines = summary_lines([], MANIFEST, tmp_path)
    assert "outcomes: no episode was run" in lines


def test_only_commands_and_paths_are_longer_than_the_terminal_is_wide(tmp_path: Path) -> None:
    long = "word " * 60
    records = [
        record("A" * 90, 0, Outcome.FAILED, goal=long, reason=long, app="App" * 20),
        record("Later", 0, app="Other", passes_at_start=True, timing=Timing(total=3.0)),
        record("Late", 1, Outcome.INFRA_ERROR, reason=long),
    ]
    run = stored_run(tmp_path / "run", *records)
    for width in (80, 140):
        lines = list(map(str, run_lines(run.contents(), width)))
        free = ("  again", "  page", "report:")
        told = [line for line in lines if not line.startswith(free)]
        assert max(map(columns, told)) <= width
        assert max(map(columns, told)) > width - 20


def test_a_wide_terminal_has_room_for_intervals(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record("Buy", 0), record("Buy", 1, Outcome.FAILED))
    narrow, wide = (
        next(str(line) for line in run_lines(run.contents(), width) if "##" in str(line))
        for width in (80, 140)
    )
    assert "9.5% to 90.5%" in wide
    assert "2.0 steps to pass" in wide
    assert "to" not in narrow


def test_pinned_and_quarantined_episodes_have_headings_and_no_part_in_the_rate(
    tmp_path: Path,
) -> None:
    pinned = replace(cell("Buy", 0), variation=(("pin", "1a2b3c4d"),))
    run = stored_run(
        tmp_path / "run",
        record("Buy", 0),
        replace(record("Buy", 0, Outcome.FAILED, reason="none bought"), cell=pinned),
        record("Flaky", 0, Outcome.FAILED),
        record("Well", 0),
    )
    run.plan(
        [
            Planned(cell=pinned, pin="zero litres"),
            Planned(cell=cell("Flaky", 0), quarantine="in quarantine since 2026-11-02: slow"),
            Planned(cell=cell("Well", 0), quarantine="in quarantine since 2026-11-02: too"),
        ]
    )
    lines = list(map(str, run_lines(run.contents())))
    text = joined(lines)
    assert "outcomes: 1 passed" in lines
    assert "success:  100%, 95% interval 20.7% to 100%" in lines
    assert "pinned cases: 1 episode, 0 passed, 1 not (no part of the success rate)" in text
    assert "pinned zero litres" in text
    assert "quarantine: 2 episodes, 1 passed, 1 not" in text
    assert "held in quarantine since 2026-11-02: slow" in text
    assert "!! Well passed every time: take it out of the quarantine list" in text
    assert not any("Flaky passed every time" in line for line in lines)
    assert "apart: 1 episode of pinned cases, 1 of them not passed: no part of the rate" in text
    assert "apart: 2 episodes in quarantine, 1 of them not passed: no part of the rate" in text


def test_who_takes_a_task_out_of_quarantine_has_it_in_the_rate_again(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record("Flaky", 0))
    run.plan([Planned(cell=cell("Flaky", 0), quarantine="in quarantine since 2026-11-02: slow")])
    assert run.contents().rated == ()
    run.plan([Planned(cell=cell("Flaky", 0))])
    assert [one.episode for one in run.contents().rated] == [EpisodeId(cell=cell("Flaky", 0))]
    store(run, record("Other", 0))
    assert len(run.contents().rated) == 2
