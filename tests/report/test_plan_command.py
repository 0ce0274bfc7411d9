"""How large a run has to be, as `androidbench plan` says it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fixtures.made_runs import Made, made_run
from pytest_androidbench.cli import main
from tests.docs.blocks import ROOT


def plan(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["plan", *map(str, arguments)])


def test_the_example_of_the_documents_comes_to_what_they_show() -> None:
    text = (ROOT / "docs/comparing.md").read_text("utf-8")
    found = re.search(r"```\nandroidbench (plan .*)\n```\n\n```text\n(.*?)```", text, re.DOTALL)
    assert found is not None
    told = CliRunner().invoke(main, found[1].split())
    assert told.exit_code == 0
    assert told.output == found[2]


@pytest.mark.slow
def test_a_run_tells_what_to_believe(tmp_path: Path) -> None:
    run = made_run(tmp_path / "run", Made(tasks=40, seeds=4, repeats=2))
    told = plan(run.path, "--difference=0.1").output
    assert "two agents, found in 80% of cases" in told
    assert "the run had 40 tasks x 4 seeds x 2 repeats: " in told
    assert re.search(r"believed: success \d\d\.\d%; of the variance tasks make \d\d\.\d%", told)
    assert "  tasks    seeds  repeats  episodes     finds" in told.splitlines()
    # What is given goes before what was seen.
    assert "success 30%; of the variance tasks make 10%" in plan(
        run.path, "--difference=0.1", "--success=0.3", "--of-tasks=0.1", "--of-seeds=0"
    ).output  # fmt: skip


def test_one_seed_shows_nothing_of_how_alike_episodes_are(tmp_path: Path) -> None:
    run = made_run(tmp_path / "run", Made(tasks=30, seeds=1, unscored=0))
    told = plan(run.path, "--interval=0.1").output
    assert "tasks make 100% (the worst there is; several seeds would tell)" in told
    assert "30 tasks cannot do it with any number of seeds" in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--tasks=9",), "say what is wanted by one of"),
        (("--interval=.1", "--margin=.1"), "say what is wanted by one of"),
        (("--interval=.1", "--tasks=9"), "name a RUN, or give --tasks, --success and --of-tasks"),
        (("--interval=0", "--tasks=9"), "--interval"),
        (("nowhere", "--interval=.1"), "nowhere is no run directory"),
        (
            ("--interval=.1", "--tasks=9", "--success=.5", "--of-tasks=.6", "--of-seeds=.6"),
            "change --of-tasks or --of-seeds",
        ),
    ],
)
def test_what_cannot_be_planned_is_said(arguments: tuple[str, ...], sentence: str) -> None:
    told = plan(*arguments)
    assert told.exit_code
    assert sentence in told.output


def test_nothing_scored_is_nothing_to_plan_by(tmp_path: Path) -> None:
    run = made_run(tmp_path / "run", Made(tasks=3, unscored=1.0))
    assert "has no scored episode to plan by" in plan(run.path, "--interval=0.1").output


@pytest.mark.parametrize("option", ["--difference", "--margin", "--success", "--power"])
def test_what_is_no_number_is_refused_in_words(option: str) -> None:
    known = ("--tasks=5", "--success=0.5", "--of-tasks=0.3", "--interval=0.1")
    result = plan(*known, f"{option}=nan")
    assert result.exit_code == 2
    assert "nan is no number" in result.output
