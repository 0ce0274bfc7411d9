"""What a judge said is kept with the run, and not asked again; failures leave what there is."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from fixtures.model_server import Fails, Says, serving
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.interface.actions import Done
from pytest_androidbench.judging.course import JudgedRun, JudgeUnfit, judge_run, judged_cases
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.judged import read_judgings
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.schemas import schema
from tests.judging.planted import ErringJudge, judge_at, planted_run, words_of
from tests.records.samples import MANIFEST, episode, new_run, record, store
from tests.report.test_arena_command import WAY, played

Judging = Callable[[Mapping[str, Any]], Says | Fails]


def judged(path: Path, judge: Judging, *, tail: int = 4_000, **variables: str) -> JudgedRun:
    run = read_contents(path)
    with serving(judge) as server, judge_at(server.url, **variables) as asked:
        return judge_run(run, judged_cases(run, tail), asked)


def saying(reply: Says | Fails) -> Judging:
    return lambda _body: reply


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """Four episodes, one of each kind."""
    return planted_run(tmp_path / "run", 1).path


def test_what_was_said_is_kept_as_its_schema_says_and_not_asked_again(run: Path) -> None:
    first = judged(run, ErringJudge())
    assert first.asked == 4
    document = json.loads((run / "judged.json").read_bytes())
    jsonschema.Draft202012Validator(json.loads(schema("judged"))).validate(document)
    before = (run / "judged.json").read_bytes()
    second = judged(run, saying(Fails(status=500)))
    assert (second.asked, second.stopped) == (0, "")
    assert second.said == first.said
    assert (run / "judged.json").read_bytes() == before


def test_what_is_asked_otherwise_is_asked_again(run: Path) -> None:
    judged(run, ErringJudge())
    assert judged(run, saying(Says(text="no")), tail=300).asked == 4
    assert {one.says for one in read_judgings(run)} == {"no"}
    assert len(read_judgings(run)) == 4


def test_an_episode_that_came_later_alone_is_asked_about(run: Path) -> None:
    judged(run, ErringJudge())
    later = record("later", goal="Look.", outcome=Outcome.FAILED)
    played(new_run(run), later, *WAY)
    found = judged(run, saying(Says(text="no")))
    assert (found.asked, len(found.said)) == (1, 5)


def test_no_outcome_goes_by_it(run: Path) -> None:
    before = {path: path.read_bytes() for path in run.rglob("record.json")}
    judged(run, saying(Says(text="yes")))
    assert {path: path.read_bytes() for path in run.rglob("record.json")} == before
    assert [one.outcome for one in read_contents(run).records].count(Outcome.PASSED) == 1


def test_a_service_that_breaks_down_leaves_what_was_said(run: Path) -> None:
    left = [Says(text="yes"), Says(text="no")]
    found = judged(run, lambda _body: left.pop(0) if left else Fails(status=500))
    assert found.stopped
    assert (found.asked, len(read_judgings(run))) == (2, 2)
    after = judged(run, saying(Says(text="no")))
    assert (after.asked, after.stopped, len(after.said)) == (2, "", 4)


def test_what_cannot_be_answered_alone_is_left_out(run: Path) -> None:
    def picky(body: Mapping[str, Any]) -> Says | Fails:
        if "case wrong" in words_of(body):
            return Fails(status=400, kind="invalid_request_error", message="not that\nscreen")
        return Says(text="yes")

    found = judged(run, picky)
    assert list(found.refused) == [episode("wrong").key]
    assert "not that" in found.refused[episode("wrong").key]
    assert (found.asked, found.stopped) == (3, "")
    assert judged(run, saying(Says(text="no"))).asked == 1


@pytest.mark.parametrize(
    "reply",
    [
        Says(text="It is hard to tell."),
        Says(text=""),
        Says(text="I cannot do that, no.", stop="refusal"),
        Says(text="x" * 10_000),
    ],
)
def test_a_reply_with_neither_word_is_no_verdict_and_is_kept(run: Path, reply: Says) -> None:
    found = judged(run, saying(reply))
    assert (len(found.said), len(found.silent)) == (0, 4)
    assert max(len(one.reply) for one in read_judgings(run)) < 700
    assert judged(run, saying(Says(text="yes"))).asked == 0


def test_all_of_a_long_reply_is_read_and_its_beginning_kept(run: Path) -> None:
    found = judged(run, saying(Says(text="\x1b[31m" + "x" * 10_000 + " Yes")))
    assert set(found.said.values()) == {True}
    assert "\x1b" not in (run / "judged.json").read_text("utf-8")
    assert len((run / "judged.json").read_bytes()) < 5_000


def test_what_it_may_cost_is_a_bound(run: Path, tmp_path: Path) -> None:
    # An answer may have 2,000 tokens: two cents at most. It has few.
    books = str(tmp_path / "books")
    found = judged(run, saying(Says(text="no")), ledger=books, max_cost="0.04")
    assert found.asked > 0
    few = judged(run, saying(Says(text="no")), tail=300, ledger=books, max_cost="0.001")
    assert few.asked == 0
    assert "--ab-max-cost" in few.stopped


def test_an_episode_without_screens_is_not_asked_about(run: Path) -> None:
    played(new_run(run), record("unseen", goal="Look."), Done(), keep=False)
    found = judged(run, saying(Says(text="yes")))
    assert list(found.unseen) == [episode("unseen").key]
    assert len(found.said) == 4


def test_one_in_which_nothing_was_done_is(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    store(run, record("idle", outcome=Outcome.AGENT_ERROR, goal="Look.", steps=0))
    assert judged(run.path, saying(Says(text="no"))).asked == 1


def test_further_trials_are_not_asked_about(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run", replace(MANIFEST, trials=1))
    played(run, record("One", outcome=Outcome.FAILED), *WAY)
    played(run, record("One", trial=1), *WAY)
    found = judged(run.path, saying(Says(text="yes")))
    assert (found.asked, dict(found.checked)) == (1, {episode("One").key: False})


def test_what_was_not_scored_is_not_asked_about(run: Path) -> None:
    store(new_run(run), record("lost", outcome=Outcome.INFRA_ERROR))
    assert judged(run, saying(Says(text="no"))).asked == 4


def test_runs_with_nothing_to_go_by_are_refused(tmp_path: Path) -> None:
    empty, blind = new_run(tmp_path / "empty"), new_run(tmp_path / "blind")
    played(blind, record("One"), *WAY, keep=False)
    audit = new_run(tmp_path / "audit", replace(MANIFEST, audit=True))
    for run, why in (
        (empty, "no scored episode"),
        (blind, "run again with an agent that is shown hierarchies"),
        (audit, "is an audit"),
    ):
        with pytest.raises(JudgeUnfit, match=why):
            judged_cases(read_contents(run.path))


def test_a_damaged_file_is_told_with_what_to_do(run: Path) -> None:
    (run / "judged.json").write_text('{"judgings": [{"says": "perhaps"}]}')
    with pytest.raises(RunDirectoryError, match="delete it"):
        judged(run, saying(Says(text="no")))
