from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pytest_androidbench.cli import main
from pytest_androidbench.cli.doctor import Finding, examine, told
from pytest_androidbench.cli.phone import directions
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.secret import placeholder
from tests.records.samples import MANIFEST, episode, new_run, record, step, stored_run


def androidbench(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_report_is_made_anew_from_the_records(tmp_path: Path) -> None:
    stored_run(tmp_path / "run", record())
    result = androidbench("report", tmp_path / "run")
    assert result.exit_code == 0
    assert "success:  100%" in result.output
    assert (tmp_path / "run" / "index.html").is_file()


def test_merge_puts_parts_together_and_reports(tmp_path: Path) -> None:
    stored_run(tmp_path / "one", record())
    stored_run(tmp_path / "two", record(seed=1, outcome=Outcome.FAILED))
    result = androidbench("merge", tmp_path / "out", tmp_path / "one", tmp_path / "two")
    assert result.exit_code == 0
    assert "2 attempts added" in result.output
    assert "outcomes: 1 passed, 1 failed" in result.output
    assert "not compared" not in result.output


def test_merge_says_that_secrets_were_not_compared(tmp_path: Path) -> None:
    for name in ("one", "two"):
        options = {"api_key": placeholder(name), "n": 1}
        RunDirectory.create(tmp_path / name, replace(MANIFEST, agent_options=options))
    result = androidbench("merge", tmp_path / "out", tmp_path / "one", tmp_path / "two")
    assert result.exit_code == 0
    assert "not compared, as secret: agent_options.api_key" in result.output


def test_show_prints_one_episode(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    attempt.write_step(step(error="nothing is there"))
    attempt.finish(record(goal="Buy milk"))
    result = androidbench("show", run.path, "BuyMilk-s0")
    assert result.output.startswith("PASSED  BuyMilk · seed 0  (attempt 1)")
    assert "goal      Buy milk" in result.output
    assert "1  Tap at (50, 60)  -> nothing is there" in result.output


def test_show_lists_what_there_is_when_the_name_does_not_fit(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record(), record(seed=1))
    several = androidbench("show", run.path, "BuyM")
    assert several.exit_code == 1
    assert "fits several episodes:\n  shop-BuyMilk-s0" in several.output
    none = androidbench("show", run.path, "Tea")
    assert "is no episode of this run; they are:\n  shop-BuyMilk-s0" in none.output
    attempt = androidbench("show", run.path, "s0", "--attempt", "4")
    assert "has no attempt 4; it has 1" in attempt.output


def test_show_takes_a_task_id_that_is_part_of_another_one(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record(task="BuyMilk"), record(task="BuyMilkAndTea"))
    result = androidbench("show", run.path, "BuyMilk")
    assert result.output.startswith("PASSED  BuyMilk · seed 0")


@pytest.mark.parametrize("name", ["BuyMilk · seed 1", "BuyMilk seed 1"])
def test_show_takes_what_reports_call_an_episode(tmp_path: Path, name: str) -> None:
    run = stored_run(tmp_path / "run", *(record(seed=seed) for seed in (1, 10)))
    assert androidbench("show", run.path, name).output.startswith("PASSED  BuyMilk · seed 1 ")


def test_show_without_a_name_lists_the_episodes(tmp_path: Path) -> None:
    run = stored_run(
        tmp_path / "run", record(), record(seed=1, outcome=Outcome.FAILED, reason="no milk")
    )
    lines = androidbench("show", run.path).output.splitlines()
    assert [line.split() for line in lines] == [
        ["passed", "shop-BuyMilk-s0-default-r0"],
        ["failed", "shop-BuyMilk-s1-default-r0", "no", "milk"],
    ]


def test_a_folder_that_is_no_run_is_told_in_a_sentence(tmp_path: Path) -> None:
    result = androidbench("report", tmp_path / "nothing")
    assert result.exit_code == 1
    assert "is no run directory" in result.output
    assert "Traceback" not in result.output


def test_doctor_says_what_is_missing_and_what_to_do() -> None:
    findings = [
        Finding(name="Python", state="fine", detail="3.11"),
        Finding(name="adb", state="optional", detail="none", remedy="start one"),
        Finding(name="msgspec", state="missing", detail="none", remedy="pip install msgspec"),
    ]
    lines = list(told(findings))
    assert lines[-1] == "missing: msgspec"
    assert any(line.endswith("-> pip install msgspec") for line in lines)
    assert list(told(findings[:2]))[-1] == "ready to run"


def test_doctor_looks_at_this_machine() -> None:
    names = {finding.name for finding in examine(with_phone=False)}
    assert {"Python", "loopback", "adb program", "adb server", "KVM", "Chromium"} <= names


def test_doctor_names_a_suite_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in (
        ("torn_tasks/suite.toml", '[apps."org.a"]\nlable = "A"'),
        ("torn-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: torn\nVersion: 1\n"),
        ("torn-1.dist-info/entry_points.txt", "[pytest_androidbench_suites]\ntorn = torn_tasks\n"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    suites = [one for one in examine(with_phone=False) if one.name == "suite"]
    (torn,) = [one for one in suites if one.state == "missing"]
    assert torn.detail.startswith("torn: ")
    assert 'apps."org.a".lable' in torn.detail
    assert "android_world" in " ".join(one.detail for one in suites if one.state == "fine")


def test_directions_name_every_way_to_a_phone() -> None:
    ready = {"serial": "emulator-5554", "host_port": 1, "adbd_port": 2, "console_port": 3,
             "view_url": "http://127.0.0.1:4/?token=t", "listen": "127.0.0.1",
             "users_known_by": "netlink"}  # fmt: skip
    text = "\n".join(directions(ready, Path("/home/t/token")))
    assert "http://127.0.0.1:4/?token=t" in text
    assert "nc 127.0.0.1 3, then: auth TOKEN, from /home/t/token" in text
    assert "adb -P 1 shell" in text
    assert "adb connect 127.0.0.1:2" in text


def test_help_comes_at_once_and_imports_nothing_heavy() -> None:
    code = (
        "import sys; from pytest_androidbench.cli import main; "
        "heavy = {'numpy', 'scipy', 'jinja2', 'PIL', 'adbutils', 'uiautomator2', 'lxml'}; "
        "print(sorted(heavy & set(sys.modules)))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"
