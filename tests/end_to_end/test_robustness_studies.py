"""The commands of docs/robustness.md run as they stand, with the reference as the agent."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from typing import Final

import pytest

from fixtures.benches import PLUGIN, WITHOUT
from pytest_androidbench.interface.profile import BUILT_IN
from pytest_androidbench.plugin.axes import AXES
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import STEPS
from tests.docs.blocks import ROOT, blocks

PAGE: Final = (ROOT / "docs" / "robustness.md").read_text(encoding="utf-8")
SCREENS: Final = [name for name in BUILT_IN if name.endswith(("Portrait", "Landscape"))]


def commands(study: str) -> list[list[str]]:
    """The words of the commands of a study, after `pytest`, with the reference as agent."""
    lines = [line for block in blocks("") for line in block.text.splitlines()]
    ours = [shlex.split(line) for line in dict.fromkeys(lines) if f"=studies/{study} " in line]
    return [["--agent=reference", *words[2:]] for words in ours]


def run(pytester: pytest.Pytester, *words: str) -> None:
    result = pytester.runpytest_subprocess(*PLUGIN, *WITHOUT, *words, timeout=110)
    assert result.ret in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)


def wordings(pytester: pytest.Pytester) -> None:
    [words] = commands("wording")
    run(pytester, *words, "-n2")
    contents = read_contents(pytester.path / "studies" / "wording")
    told = Counter(dict(one.cell.variation).get("wording", "") for one in contents.records)
    assert told == dict.fromkeys(["", "1", "2", "3", "4"], 12)
    assert {one.outcome for one in contents.records} == {Outcome.PASSED}
    assert len({one.goal for one in contents.records}) == 60
    summary = json.loads((contents.path / "summary.json").read_text())
    assert list(summary["by_axis"]["wording"]) == ["1", "2", "3", "4", "usual"]


def screens(pytester: pytest.Pytester) -> None:
    [words] = commands("screen")
    run(pytester, *words, "--ab-tasks=SystemWifiTurnOn,ClockStopWatchRunning")
    records = read_contents(pytester.path / "studies" / "screen").records
    assert Counter(one.cell.profile for one in records) == dict.fromkeys(SCREENS, 2)
    for one in records:
        look = one.device.look
        assert look is not None
        asked = BUILT_IN[one.cell.profile].values
        assert {name: look.values[name] for name in asked} == asked
    upright = [one for one in records if one.cell.profile.endswith("Portrait")]
    assert {one.outcome for one in upright} == {Outcome.PASSED}


def seeds(pytester: pytest.Pytester) -> None:
    first, second = commands("seeds")
    run(pytester, *first)
    run(pytester, *second)
    contents = read_contents(pytester.path / "studies" / "seeds")
    tried = Counter((one.cell.seed, one.cell.repeat) for one in contents.records)
    assert tried == dict.fromkeys(
        [*((30, n) for n in range(5)), *((n, 0) for n in range(31, 35))], 5
    )
    summary = json.loads((contents.path / "summary.json").read_text())
    assert {(each["over"], each["k"]) for each in summary["steadiness"]} == {
        ("seeds", 5), ("repeats", 5),
    }  # fmt: skip


STUDIES: Final = {"wording": wordings, "screen": screens, "seeds": seeds}


@pytest.mark.proof
@pytest.mark.timeout(240)
@pytest.mark.parametrize("study", STUDIES)
def test_the_commands_of_a_study_run_as_they_stand(pytester: pytest.Pytester, study: str) -> None:
    STUDIES[study](pytester)


def test_the_table_of_axes_is_what_there_is() -> None:
    table = PAGE[PAGE.index("| axis | usual |") :].split("\n\n", 1)[0]
    rows = [[cell.strip() for cell in line.split("|")] for line in table.splitlines()[2:]]
    assert [row[1].strip("`") for row in rows] == list(AXES)
    for row, axis in zip(rows[1:], list(AXES.values())[1:], strict=True):
        assert tuple(row[3].split(", ")) == axis.values
        name, _, value = row[4].split("`")[1].partition("=")
        look = axis.read(value)
        assert name == axis.name
        assert look is not None
        assert bool(look.values) == (axis.name != STEPS)
