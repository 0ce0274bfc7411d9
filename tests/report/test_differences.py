"""Several differences looked at together: apps and tags of two runs, values of an axis of one."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import DeviceInfo, Record
from pytest_androidbench.report.comparison import Stratum, compare
from pytest_androidbench.report.comparison_files import comparison_json, comparison_markdown
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.terminal import run_lines
from pytest_androidbench.report.varied import AxisDifferences
from pytest_androidbench.report.verdicts import comparison_lines
from pytest_androidbench.stats.planning import smallest_difference
from tests.records.samples import MANIFEST, record

APPS = ("Clock", "Files", "Notes")


def run(*records: Record, name: str = "old", **fields: Any) -> RunContents:
    manifest = replace(MANIFEST, agent=f"agents:{name}", **fields)
    return RunContents(path=Path(name), manifest=manifest, attempts=tuple(map(stored, records)))


def suite(fallen: str = "", seeds: int = 1) -> list[Record]:
    """Twelve tasks of each app, of which those of one app fail."""
    return [
        record(f"{app}{n:02}", seed, app=app, tags=("all", app.lower()),
               outcome=Outcome.FAILED if app == fallen else Outcome.PASSED)
        for app in APPS for n in range(12) for seed in range(seeds)
    ]  # fmt: skip


def stratum(old: list[Record], new: list[Record]) -> Stratum:
    (found,) = compare(run(*old), run(*new, name="new")).strata
    return found


def test_the_app_that_differs_is_named_and_the_others_are_not() -> None:
    found = stratum(suite(), suite("Files"))
    apps, tags = found.families
    assert (apps.name, tags.name) == ("app", "tag")
    assert [(one.name, one.shown) for one in apps.parts] == [
        ("Clock", False), ("Files", True), ("Notes", False),
    ]  # fmt: skip
    files = apps.parts[1]
    assert (files.old, files.new, files.difference.estimate) == (1, 0, -1)
    # 2 of the 2^12 exchanges are as uneven; three apps are looked at.
    assert files.chance.p == pytest.approx(2 / 2**12)
    assert files.adjusted == pytest.approx(3 * 2 / 2**12)
    # A tag that all tasks have is one of the parts, too.
    assert [one.name for one in tags.parts] == ["all", "clock", "files", "notes"]


def test_a_difference_in_few_tasks_is_lost_among_many_looks() -> None:
    old = [record(f"{app}{n}", app=app) for app in "ABCDEFGH" for n in range(6)]
    new = [replace(one, outcome=Outcome.FAILED) if one.app == "A" else one for one in old]
    apps = stratum(old, new).families[0]
    # Alone it would be shown: p = 2 / 2^6 = 0.031; with eight apps looked at it is not.
    assert apps.parts[0].chance.p < 0.05
    assert not any(one.shown for one in apps.parts)


def test_every_cannot_tell_says_what_would_have_been_found() -> None:
    found = compare(run(*suite()), run(*suite(), name="new"))
    lines = comparison_lines(found)
    assert "  by app: none of 3 differ beyond chance (p by Holm's method):" in lines
    rows = [line for line in lines if line.startswith("    ")]
    assert rows
    assert all("cannot tell, finds " in row for row in rows)
    assert max(map(len, rows)) <= 80
    # All tasks alike: one in 14 counted as gained and one as lost, as in the interval.
    (part,) = {one.smallest for one in found.strata[0].families[0].parts}
    error = (2 / 14 / 14) ** 0.5
    assert part == pytest.approx(smallest_difference(error))
    assert "a run like this finds a difference of" in lines[2]


def test_single_tasks_are_told_among_all_that_were_looked_at() -> None:
    old = [record(f"T{n}", seed) for n in range(4) for seed in range(10)]
    new = [replace(r, outcome=Outcome.FAILED) if r.cell.task == "T0" else r for r in old]
    found = compare(run(*old), run(*new, name="new"))
    (change,) = found.strata[0].tasks
    assert change.p == pytest.approx(2 * 0.5**10)
    # Benjamini and Hochberg over four tasks, of which three have p = 1.
    assert change.adjusted == pytest.approx(4 * 2 * 0.5**10)
    told = "single tasks that differ beyond chance, by Benjamini and Hochberg's method over 4 tasks"
    assert any(told in line for line in comparison_lines(found))
    assert told in comparison_markdown(found)


def test_machines_are_told_the_same() -> None:
    found = compare(run(*suite()), run(*suite("Files"), name="new"))
    (part,) = json.loads(comparison_json(found))["strata"]
    apps = {one["name"]: one for one in part["families"][0]["parts"]}
    assert apps["Files"]["adjusted"] == pytest.approx(3 * 2 / 2**12)
    assert part["tasks"][0]["adjusted"] == 1
    assert "| Files | -100.0 points |" in comparison_markdown(found)


def dark(one: Record, outcome: Outcome) -> Record:
    return replace(one, outcome=outcome, cell=replace(one.cell, variation=(("theme", "dark"),)))


def test_a_value_of_an_axis_is_held_against_the_same_cells() -> None:
    usual = [record(f"T{n:02}", seed) for n in range(10) for seed in range(2)]
    varied = [dark(one, Outcome.FAILED) for one in usual[:16]]
    elsewhere = [dark(record("Other"), Outcome.FAILED)]
    contents = run(*usual, *varied, *elsewhere)
    (found,) = figures(contents).varied
    assert (found.axis, found.usual) == ("theme", "usual")
    (value,) = found.values
    assert (value.name, value.old, value.new) == ("dark", 1, 0)
    assert (value.difference.cells, value.difference.tasks) == (16, 8)
    assert value.chance.p == pytest.approx(2 / 2**8)
    lines = list(map(str, run_lines(contents)))
    at = lines.index("theme against the usual, on the same cells:")
    assert lines[at + 1].startswith("  dark -100.0 points  -100.0 to -35.1")
    assert lines[at + 1].endswith("worse, p = 0.0078; 16 cells")


def test_profiles_are_an_axis_against_the_default_one() -> None:
    usual = [record(f"T{n}") for n in range(4)]
    small = [replace(one, cell=replace(one.cell, profile="small")) for one in usual]
    (found,) = figures(run(*usual, *small, profiles=("default", "small"))).varied
    assert (found.axis, found.usual, found.values[0].name) == ("profile", "default", "small")
    assert found.values[0].difference.estimate == 0
    named = [replace(one, cell=replace(one.cell, profile="large")) for one in usual]
    (found,) = figures(run(*small, *named, profiles=("large", "small"))).varied
    assert (found.usual, found.values[0].name) == ("large", "small")


def test_agents_and_kinds_of_device_are_apart() -> None:
    usual = [record(f"T{n}") for n in range(4)]
    real = [replace(one, device=DeviceInfo(kind="real"), cell=replace(one.cell, seed=9))
            for one in usual]  # fmt: skip
    both = [*usual, *(dark(one, Outcome.FAILED) for one in usual)]
    both += [*real, *(dark(one, Outcome.PASSED) for one in real)]
    found = figures(run(*both)).varied
    assert [one.of for one in found] == [
        "agents:old on real device",
        "agents:old on simulated phone",
    ]
    assert [one.values[0].difference.estimate for one in found] == [0, -1]


def test_nothing_varied_tells_nothing() -> None:
    assert figures(run(*suite())).varied == ()
    assert list(AxisDifferences.__dataclass_fields__) == ["axis", "of", "usual", "values"]


def test_a_real_run_tells_them(bench: Bench, agent_source: AgentSource) -> None:
    names = [f"Lamp{n}" for n in range(6)]
    tasks = "".join(
        f'''
@task("{name}", "Switch the lamp on.", wordings=("Turn on the light.",))
def test_{name}(episode):
    episode.run()
    with episode.check("lamp is on"):
        assert "Lamp" in episode.device.on
'''
        for name in names
    )
    bench.write("test_desk.py", "from pytest_androidbench import task\n" + tasks)
    agent_source(
        """
        class Literal(Quiet):
            def act(self, observation):
                row = next(n for n in observation.nodes if n.text == "Lamp")
                if "lamp" in self.goal.text and not getattr(self, "tapped", False):
                    self.tapped = True
                    return Tap(row.index)
                return Done()
        """
    )
    result = bench.run("--agent=agents:Literal", "--ab-vary=wording")
    result.stdout.fnmatch_lines(
        [
            "wording against the usual, on the same cells:",
            "*-100.0 points*worse, p = 0.031; 6 cells",
        ]
    )
    summary = json.loads((bench.run_path / "summary.json").read_text())
    assert summary["varied"][0]["values"][0]["difference"]["estimate"] == -1
    assert "Wording against the usual" in (bench.run_path / "summary.md").read_text()
