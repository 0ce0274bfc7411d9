"""Runs of one suite, to be compared and to be followed over time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from fixtures.made_runs import HOSTILE, Made, made_records
from pytest_androidbench.records.manifest import AgentCode
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.comparison import compare
from pytest_androidbench.report.history import read_history
from pytest_androidbench.report.html.comparison import write_comparison
from pytest_androidbench.report.html.history import write_history
from pytest_androidbench.report.publish import publish


def store(path: Path, made: Made, *, day: int = 2, spare: str = "") -> None:
    """A published run of a day; `spare` names an app whose every task fails instead."""
    text = HOSTILE[0] if made.hostile else ""
    manifest = replace(
        made.manifest,
        created=f"2026-11-{day:02}T08:30:00+00:00",
        agent_code=AgentCode(version=text or "1.2", sources=f"{'b' if spare else 'a'}0ffee"),
    )
    run = RunDirectory.create(path, manifest)
    for attempts in made_records(made):
        for record in attempts:
            why = text or "it was not found"
            failed = replace(record, outcome=Outcome.FAILED, score=0.0, reason=why)
            falls = spare and spare in record.app and record.outcome.scored
            run.attempt(record.episode, record.attempt).finish(failed if falls else record)
    publish(run)


def compared_page(folder: Path, made: Made, *, margin: float | None = 0.05) -> Path:
    """The page that compares an agent with one that has lost an app."""
    spare = "alert" if made.hostile else "C"
    store(folder / "old", made)
    store(folder / "new", replace(made, agent="my_agents:Newer"), day=3, spare=spare)
    runs = (RunDirectory.open(folder / name).contents() for name in ("old", "new"))
    return write_comparison(compare(*runs, margin=margin), folder / "compare.html")


def history_page(folder: Path, made: Made, *, runs: int = 10) -> Path:
    """The page of a history, in the middle of which an app was lost."""
    for day in range(1, runs + 1):
        late = day > runs // 2
        store(folder / f"run{day:02}", replace(made, draw=day), day=day, spare="C" if late else "")
    store(folder / "other", replace(made, tasks=2, suite="another"), day=runs + 1)
    (folder / "broken").mkdir()
    (folder / "broken" / "manifest.json").write_text("{", "utf-8")
    return write_history(read_history(folder))
