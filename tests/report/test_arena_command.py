"""`androidbench arena`: recorded runs measured by the labels that the tasks' solutions give."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import pytest
from lxml import etree

from fixtures.arena_example import DUMP, SEEN
from pytest_androidbench.interface.actions import (
    Action,
    Done,
    NoAction,
    Open,
    Scroll,
    Tap,
    Type,
    action_to_plain,
)
from pytest_androidbench.records.manifest import Manifest, SuiteInfo
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import CheckRecord, Record, StepRecord
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import MANIFEST, new_run, record
from tests.report.test_command_line import androidbench

REFERENCE: Final = replace(MANIFEST, agent="reference")
HOSTILE: Final = "<script>alert(1)</script>|\x1b[31m"


def on(label: str) -> Tap:
    node = SEEN.find(label)
    assert node is not None
    return Tap(node.index)


WAY: Final = (Open("com.demo.app"), on("Alice"), on("Version 1"), Done())


def played(run: RunDirectory, of: Record, *actions: Action, keep: bool = True) -> None:
    """One attempt, each of whose steps was taken on the example's screen."""
    attempt = run.attempt(of.episode, of.attempt)
    for index, action in enumerate(actions):
        seen = attempt.write_file(f"{index:03d}.xml", DUMP.encode()) if keep else ""
        attempt.write_step(
            StepRecord(
                index=index, turn=0, action=action_to_plain(action), package="com.demo.app",
                observation=seen, screen=(1080, 2400),
            )
        )  # fmt: skip
    attempt.finish(replace(of, steps=len(actions), ending="done" if Done() in actions else ""))


def labels(path: Path, *tasks: str, **fields: Any) -> Path:
    run = new_run(path, replace(REFERENCE, **fields))
    for task in tasks:
        played(run, record(task), *WAY)
    return path


def other(path: Path, *actions: Action, **fields: Any) -> Path:
    """A run in which a task was done well and another one was not."""
    run = new_run(path, replace(MANIFEST, **fields))
    played(run, record("One"), *WAY)
    played(run, record("Two", outcome=Outcome.FAILED), *actions)
    return path


def arena(*words: str) -> tuple[int, str]:
    """Exit status and words of the command."""
    result = androidbench("arena", *words)
    return result.exit_code, result.output


def rows(printed: str, first: str) -> list[list[str]]:
    """The cells of the rows that begin with a run's name."""
    return [line.split() for line in printed.splitlines() if line.split()[:1] == [first]]


def test_a_run_is_held_to_what_the_solutions_did(tmp_path: Path) -> None:
    kept = labels(tmp_path / "kept", "One", "Two")
    mine = other(tmp_path / "mine", Open("com.demo.app"), NoAction("format"), Scroll("down"))
    code, printed = arena(str(mine), "--labels", str(kept))
    assert code == 0
    paper, published = rows(printed, "mine")[:2]
    assert (paper[1], published[1]) == ("paper", "code")
    head = next(line for line in printed.splitlines() if "TCR" in line).split()
    assert head[:2] == ["Run", "Definition"]
    # Of the three acts of a label the second episode has the first: 1/3, beside 1.
    assert paper[4] == published[4] == "0.667"
    # One of its three steps is of no form, of the other episode's none.
    assert paper[7] == "0.167"
    assert "two or more on the same cells" in printed


def test_two_runs_have_abilities_a_chart_and_tables_in_a_file(tmp_path: Path) -> None:
    kept = labels(tmp_path / "kept", "One", "Two")
    mine = other(tmp_path / HOSTILE.replace("/", ""), Scroll("down"))
    chart, tables = tmp_path / "out" / "chart.svg", tmp_path / "tables.md"
    code, printed = arena(str(kept), str(mine), "--labels", str(kept), "--chart", str(chart),
        "--markdown", str(tables),
    )  # fmt: skip
    assert code == 0
    assert "Abilities" in printed
    assert "\x1b" not in printed
    assert "<script>" not in chart.read_text("utf-8")
    assert etree.fromstring(chart.read_bytes()).tag.endswith("svg")
    assert "### Abilities, normalised across these runs" in tables.read_text("utf-8")
    assert "<script>" not in tables.read_text("utf-8")


def test_a_chart_of_one_run_is_refused_with_the_reason(tmp_path: Path) -> None:
    kept = labels(tmp_path / "kept", "One")
    code, printed = arena(str(kept), "--chart", str(tmp_path / "c.svg"))
    assert code == 2
    assert "two or more on the same cells" in printed


def test_without_labels_what_needs_none_is_told(tmp_path: Path) -> None:
    code, printed = arena(str(other(tmp_path / "mine", NoAction("action"))))
    assert code == 0
    assert rows(printed, "mine")[0][2] == "-"
    assert "2 without a label" in printed


def tried(path: Path, second: Outcome, *actions: Action) -> Path:
    """A run with a task that failed, and was tried again."""
    run = new_run(path, replace(MANIFEST, trials=1))
    played(run, record("One", outcome=Outcome.FAILED), Scroll("down"))
    played(run, record("One", outcome=second, trial=1), *actions)
    return path


def test_what_a_further_trial_gains_is_told(tmp_path: Path) -> None:
    kept = labels(tmp_path / "kept", "One")
    mine = tried(tmp_path / "mine", Outcome.PASSED, *WAY)
    code, printed = arena(str(mine), "--labels", str(kept), "--reflexion", "1")
    assert code == 0
    assert "1.000" in printed.partition("Reflexion@1")[2]
    assert rows(printed, "mine")[0][6] == "0.000"


def test_more_trials_than_there_are_cannot_be_asked_for(tmp_path: Path) -> None:
    mine = tried(tmp_path / "mine", Outcome.FAILED, Scroll("up"))
    code, printed = arena(str(mine), "--reflexion", "2")
    assert code == 1
    assert "Reflexion@2 needs trials 0 to 2" in printed


def test_broken_constraints_are_counted_by_level(tmp_path: Path) -> None:
    run = new_run(tmp_path / "mine")
    broken = CheckRecord(label="no forbidden way was gone", weight=0, passed=False, constraint=True)
    of = record("One", outcome=Outcome.FAILED, tags=("forbids_page",), checks=(broken,))
    played(run, of, *WAY)
    code, printed = arena(str(run.path))
    assert code == 0
    (level,) = (row for row in rows(printed, "mine") if "page" in row)
    assert level[:4] == ["mine", "page", "1", "1.000"]


def test_labels_of_another_version_are_refused(tmp_path: Path) -> None:
    older = (SuiteInfo(name="shop", version="1.1", content="c0ffee"),)
    kept = labels(tmp_path / "kept", "One", suites=older)
    code, printed = arena(str(other(tmp_path / "mine", Done())), "--labels", str(kept))
    assert code == 1
    assert "version 1.2 of the suite shop, the labels are of version 1.1" in " ".join(
        printed.split()
    )


def test_labels_without_screens_are_refused_with_the_way_to_have_them(tmp_path: Path) -> None:
    run = new_run(tmp_path / "kept", REFERENCE)
    played(run, record("One"), *WAY, keep=False)
    code, printed = arena(str(run.path), "--labels", str(run.path))
    assert code == 1
    assert "keep the folder 'hierarchies'" in " ".join(printed.split())


def test_a_run_without_screens_is_not_held_to_labels_but_measured_without(tmp_path: Path) -> None:
    kept = labels(tmp_path / "kept", "One")
    run = new_run(tmp_path / "mine")
    played(run, record("One"), *WAY, keep=False)
    code, printed = arena(str(run.path), "--labels", str(kept))
    assert code == 1
    assert "with none of its screens a hierarchy was kept" in " ".join(printed.split())
    code, printed = arena(str(run.path))
    assert code == 0
    assert rows(printed, "mine")[0][6] == "1.000"
    assert "(--labels)" in printed


def test_a_run_of_another_agent_is_no_label(tmp_path: Path) -> None:
    mine = other(tmp_path / "mine", Done())
    code, printed = arena(str(mine), "--labels", str(mine))
    assert code == 1
    assert "--agent=reference" in printed


def test_a_label_of_other_params_is_none(tmp_path: Path) -> None:
    run = new_run(tmp_path / "kept", REFERENCE)
    played(run, record("One", params={"name": "Ada"}), *WAY)
    code, printed = arena(str(other(tmp_path / "mine", Done())), "--labels", str(run.path))
    assert code == 0
    assert "2 without a label" in printed


@pytest.mark.parametrize("flags", [{"audit": True}])
def test_an_audit_is_refused(tmp_path: Path, flags: dict[str, Any]) -> None:
    code, printed = arena(str(other(tmp_path / "mine", Done(), **flags)))
    assert code == 1
    assert "is an audit" in printed


def test_tokens_are_counted_where_they_are_asked_for(tmp_path: Path) -> None:
    mine = other(tmp_path / "mine", Scroll("down"), Scroll("up"))
    code, printed = arena(str(mine), "--tokens")
    assert code == 0
    assert "Compressed tokens" in printed


def typed(path: Path, text: str, manifest: Manifest = MANIFEST) -> Path:
    """A run of a task in which something is typed."""
    played(new_run(path, manifest), record("One"), on("Alice"), Type(text, at=on("Alice").at))
    return path


@pytest.mark.parametrize(
    ("similarity", "told", "completion"),
    [("difflib", "0.6 on, by difflib's ratio", "0.500"), ("embedding", "0.67 on, by the", "1.000")],
)
def test_typed_texts_are_compared_as_it_is_asked_for(
    tmp_path: Path, similarity: str, told: str, completion: str
) -> None:
    kept = typed(tmp_path / "kept", "weather in London", REFERENCE)
    mine = typed(tmp_path / "mine", "London weather")
    code, printed = arena(str(mine), "--labels", str(kept), "--similarity", similarity)
    assert code == 0
    assert f"Typed texts are the same from {told}" in printed
    assert rows(printed, "mine")[0][4] == completion


def test_the_similarity_of_a_run_is_told_with_the_version_of_what_made_it(tmp_path: Path) -> None:
    mine, tables = other(tmp_path / "mine"), tmp_path / "tables.md"
    code, _ = arena(str(mine), "--similarity", "embedding", "--markdown", str(tables))
    assert code == 0
    # Markdown has an underscore with a backslash.
    assert f"wordllama {version('wordllama')} l2" in tables.read_text("utf-8")


def test_characters_are_compared_where_nothing_is_asked_for(tmp_path: Path) -> None:
    mine = other(tmp_path / "mine")
    assert arena(str(mine)) == arena(str(mine), "--similarity", "difflib")


def test_another_similarity_is_refused(tmp_path: Path) -> None:
    code, printed = arena(str(other(tmp_path / "mine")), "--similarity", "spacy")
    assert code == 2
    assert "'difflib', 'embedding'" in printed


def test_vectors_without_the_package_are_refused_with_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "wordllama", None)
    mine = str(other(tmp_path / "mine"))
    code, printed = arena(mine, "--similarity", "embedding")
    assert code == 1
    assert "pip install 'pytest-androidbench[embedding]'" in " ".join(printed.split())
    assert arena(mine)[0] == 0
