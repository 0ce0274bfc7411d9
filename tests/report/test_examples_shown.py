"""Every report says how many examples were of the same task, and of which database."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.records.manifest import ExperiencesRead, Manifest
from pytest_androidbench.records.searched import SEARCH
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from tests.records.samples import MANIFEST, new_run, record

READ = ExperiencesRead(digest="c0ffee0123456789", encoder="bm25", guard="cell")
SEARCHING = replace(MANIFEST, agent="androidgen", experiences=READ)
TOLD = "1 of the same task, 2 found in all, in 3 searches by bm25, guard cell, of database c0ffee01"


def published(path: Path, manifest: Manifest) -> dict[str, str]:
    """The reports of a run of three searches, by the names of their files."""
    run = new_run(path, manifest)
    for seed, answer in enumerate(("same task: yes", "same task: no", "nothing was found")):
        of = record("BuyMilk", seed)
        attempt = run.attempt(of.episode)
        attempt.write_call(ModelCall(answer=answer, purpose=SEARCH))
        attempt.write_call(ModelCall(answer="same task: yes", purpose="act"))
        attempt.finish(of)
    told = "\n".join(map(str, run_lines(publish(run))))
    names = ("summary.json", "summary.md", "index.html")
    return {"terminal": told, **{name: (path / name).read_text("utf-8") for name in names}}


def test_what_was_searched_is_told_everywhere(tmp_path: Path) -> None:
    found = published(tmp_path, SEARCHING)
    assert TOLD in " ".join(found["terminal"].split())
    assert f"Examples: {TOLD}" in found["summary.md"]
    assert "1 of 3 searches" in found["index.html"]
    searches = json.loads(found["summary.json"])["searches"]
    assert searches == {"made": 3, "found": 2, "same_task": 1}


def test_of_an_agent_that_searches_nothing_nothing_is_told(tmp_path: Path) -> None:
    found = published(tmp_path, MANIFEST)
    assert json.loads(found["summary.json"])["searches"] is None
    for name in ("terminal", "summary.md", "index.html"):
        assert "same task" not in found[name]
