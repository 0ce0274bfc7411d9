from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import DeviceInfo, Timing
from pytest_androidbench.report.terminal import MAX_LISTED, run_lines, summary_lines
from pytest_androidbench.report.wording import NOT_PUBLISHED
from tests.records.samples import MANIFEST, cell, episode, record, stored_run


def test_says_outcomes_rate_interval_and_where_the_report_lies(tmp_path: Path) -> None:
    records = [
        record("Buy", 0),
        record("Buy", 1),
        record("Sell", 0),
        record("Sell", 1, Outcome.FAILED),
    ]
    lines = summary_lines(records, MANIFEST, tmp_path)
    assert lines[0] == "shop 1.2, agent agents:Mine, simulated phone"
    assert lines[1] == "outcomes: 3 passed, 1 failed"
    assert lines[2] == (
        "success: 75%, 95% interval 0% to 100% (clustered by task; N = 4 episodes, T = 2 tasks)"
    )
    assert "  Shop  ###############.....     75%  3/4 in 2 tasks" in lines
    assert lines[-1] == f"report: {tmp_path / 'index.html'}"


def test_each_failure_has_its_reason_and_the_whole_command(tmp_path: Path) -> None:
    fallen = record(outcome=Outcome.FAILED, reason="check “milk” failed")
    lines = summary_lines([fallen], MANIFEST, tmp_path)
    place = lines.index("  FAILED (score 0.50)  BuyMilk · seed 0")
    assert lines[place + 1].strip() == "check “milk” failed"
    assert lines[place + 2].strip() == fallen.repro


def test_very_many_failures_are_cut(tmp_path: Path) -> None:
    fallen = [record(seed=seed, outcome=Outcome.FAILED) for seed in range(MAX_LISTED + 7)]
    lines = summary_lines(fallen, MANIFEST, tmp_path)
    assert "  and 7 more, see the report" in lines


def test_infra_errors_invalid_tasks_retries_and_gaps_are_loud(tmp_path: Path) -> None:
    run = stored_run(
        tmp_path / "run",
        record(outcome=Outcome.INFRA_ERROR),
        record(attempt=2),
        record(seed=1, outcome=Outcome.INFRA_ERROR),
        record(seed=2, outcome=Outcome.INVALID),
    )
    run.plan([Planned(cell=cell(seed=3))])
    run.attempt(episode(seed=4))
    text = "\n".join(line for line in run_lines(run.contents()) if line.startswith("!!"))
    assert "1 episode ended in an infra error and were not scored" in text
    assert "1 episode invalid: the task has a bug" in text
    assert "2 attempts at BuyMilk · seed 0: infra error, then passed" in text
    assert "1 episode not run: shop-BuyMilk-s3-default-r0" in text
    assert "1 attempt cut off before the record was written" in text


def test_null_agent_names_the_tasks_that_declare_it_and_those_that_do_not(tmp_path: Path) -> None:
    records = [record("Verify", passes_at_start=True), record("Weak")]
    lines = summary_lines(records, replace(MANIFEST, agent="null"), tmp_path)
    assert "!! 1 task passed without doing anything, as declared: Verify" in lines
    assert any("undeclared: Weak" in line for line in lines)


def test_simulated_scores_are_never_passed_off_as_the_benchmarks(tmp_path: Path) -> None:
    assert NOT_PUBLISHED in summary_lines([record()], MANIFEST, tmp_path)
    real = record(device=DeviceInfo(kind="real"))
    lines = summary_lines([real], MANIFEST, tmp_path)
    assert NOT_PUBLISHED not in lines
    assert lines[0].endswith("real device")


def test_slowest_cells_come_first(tmp_path: Path) -> None:
    timed = [record(seed=seed, timing=Timing(total=float(seed))) for seed in range(1, 9)]
    lines = summary_lines(timed, MANIFEST, tmp_path)
    place = lines.index("slowest:")
    assert [line.split()[0] for line in lines[place + 1 : place + 6]] == [
        "8.0", "7.0", "6.0", "5.0", "4.0",
    ]  # fmt: skip


def test_text_from_a_device_cannot_drive_the_terminal(tmp_path: Path) -> None:
    fallen = record(outcome=Outcome.FAILED, reason="\x1b[2Jgone\r\nsecond \u202eline")
    text = "\n".join(summary_lines([fallen], MANIFEST, tmp_path))
    assert "\x1b" not in text
    assert "\\x1b[2Jgone second \\u202eline" in text


def test_a_run_without_episodes_says_so(tmp_path: Path) -> None:
    lines = summary_lines([], MANIFEST, tmp_path)
    assert "outcomes: no episode was run" in lines
