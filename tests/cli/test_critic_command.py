"""`androidbench critic` from the command line."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from fixtures.model_server import KEY, Fails, Says, serving
from pytest_androidbench.cli import main
from pytest_androidbench.records.labelled import EpisodeTruth, HeldCheck, keep_truth
from pytest_androidbench.records.outcome import Outcome
from tests.critic.planted import MODEL, words_of
from tests.records.samples import episode, new_run, record
from tests.report.test_arena_command import WAY, played

SAYS = "Page 1 is open: 1\nAlice was sought: 0\nThe lamp is on: -1"
CHECKS = (
    HeldCheck(label="page 1 is open", steps=2),
    HeldCheck(label="alice was sought", steps=2),
    HeldCheck(label="the door is shut", steps=-1),
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    run = new_run(tmp_path / "runs" / "mine")
    for seed in range(2):
        goal = f"Open page 1 of Alice, for the {seed}th time."
        played(run, record("Pages", seed, outcome=Outcome.FAILED, goal=goal), *WAY)
    return tmp_path


def critic(url: str, *words: str) -> Result:
    where = ["--model-option", f"base_url={url}"] if url else []
    options = ["--model", MODEL, "--model-option", "tries=1", *where]
    return CliRunner().invoke(main, ["critic", *options, "runs/mine", *words])


def answered(reply: str | Callable[[Mapping[str, Any]], Says | Fails], *words: str) -> Result:
    saying = reply if callable(reply) else lambda _body: Says(text=reply)
    with serving(saying) as server:
        return critic(server.url, *words)


def labelled(folder: Path) -> None:
    truths = (
        EpisodeTruth(episode=episode("Pages", seed).key, attempt=1, steps=len(WAY), checks=CHECKS)
        for seed in range(2)
    )
    keep_truth(folder / "runs/mine", truths)


def test_what_was_said_is_counted_and_not_asked_again(folder: Path) -> None:
    done = answered(SAYS)
    assert done.exit_code == 0, done.output
    rows = [line.split() for line in done.output.splitlines()]
    assert ["2", "0", "2", "0", "6", "4"] in rows
    assert "2 asked now, 0 kept from before" in done.output
    again = critic("")
    assert again.exit_code == 0, again.output
    assert "0 asked now, 2 kept from before" in again.output


def test_it_is_told_what_was_done_and_nothing_of_checks(folder: Path) -> None:
    labelled(folder)
    with serving(lambda _body: Says(text=SAYS)) as server:
        critic(server.url)
        words = words_of(server.asked[0])
    assert "> Open page 1 of Alice, for the 0th time." in words
    assert "Round 1:" in words
    for hidden in ("failed", "door is shut", "BuyMilk", "score"):
        assert hidden not in words


def test_it_is_held_to_the_truth_by_matches_that_can_be_edited(folder: Path) -> None:
    labelled(folder)
    done = answered(SAYS, "--truth", "--matches=m.json", "--json=a.json", "--markdown=a.md")
    assert done.exit_code == 0, done.output
    found = json.loads((folder / "a.json").read_text())
    assert (found["pairs"], found["conditions"], found["checks"]) == (4, 6, 6)
    assert [found[name]["rate"] for name in ("overall", "completion", "step")] == [1, 1, 0.5]
    assert "| Sub-goal reached or not | 100% |" in (folder / "a.md").read_text()
    assert "cannot be compared" in done.output
    # A person says that the lamp is the door.
    document = json.loads((folder / "m.json").read_text())
    for match in document["matches"]:
        if match["condition"] == "The lamp is on":
            assert match["check"] == ""
            match["check"] = "the door is shut"
    (folder / "m.json").write_text(json.dumps(document))
    critic("", "--truth", "--matches=m.json", "--json=a.json")
    assert json.loads((folder / "a.json").read_text())["pairs"] == 6


def test_without_labels_it_cannot_be_held_to_them(folder: Path) -> None:
    done = answered(SAYS, "--truth")
    assert done.exit_code == 1
    assert "androidbench label" in done.output
    assert critic("", "--matches=m.json").exit_code == 2


def test_what_could_not_be_read_or_asked_is_named(folder: Path) -> None:
    def picky(body: Mapping[str, Any]) -> Says | Fails:
        if "0th" in words_of(body):
            return Fails(status=400, kind="invalid_request_error", message="not that")
        return Says(text='"Page 1 is open": "1.5"')

    done = answered(picky)
    assert done.exit_code == 1
    assert "1 episode, no reply of its tries could be read" in done.output
    assert "1 episode, the model's service would not take the question" in done.output


def test_replies_can_be_read_as_published(folder: Path) -> None:
    assert ["2", "0", "0", "2", "0", "0"] in [
        line.split() for line in answered("Page 1 is open: 1.5").output.splitlines()
    ]
    assert ["2", "2", "0", "0", "2", "2"] in [
        line.split() for line in answered("Page 1 is open: 1.5", "--published").output.splitlines()
    ]
