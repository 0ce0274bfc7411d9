"""What a person did is a label only once a replay of it has passed in the same cell."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fixtures.benches import Bench
from fixtures.played import played
from pytest_androidbench.generating.faults import GeneratingError
from pytest_androidbench.generating.labels import Labels, labels_of
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.manifest import SuiteInfo
from pytest_androidbench.records.outcome import Outcome
from tests.records.samples import MANIFEST, new_run, record, step

TAP = {"action": "Tap", "at": [200, 100]}
DONE = {"action": "Done"}


def run(folder: Path, agent: str, *episodes: tuple[dict[str, Any], list[dict[str, Any]]]) -> Path:
    """A run of some episodes: fields of each record, and its actions."""
    stored = new_run(folder, replace(MANIFEST, agent=agent))
    for fields, actions in episodes:
        made = record(**fields)
        attempt = stored.attempt(made.episode)
        for index, action in enumerate(actions):
            attempt.write_step(step(index, action=action))
        attempt.finish(made)
    return folder


def labels(recorded: Path, replayed: Path) -> Labels:
    return labels_of(read_contents(recorded), read_contents(replayed))


def why(found: Labels) -> str:
    assert found.accepted == ()
    (refused,) = found.refused
    return refused.why


def test_a_replay_that_passed_makes_a_label(tmp_path: Path) -> None:
    person = run(tmp_path / "a", "human", ({"goal": "Buy milk."}, [TAP, DONE]))
    again = run(tmp_path / "b", "replay:a", ({"goal": "Buy milk."}, [TAP, DONE]))
    found = labels(person, again)
    assert found.refused == ()
    (label,) = found.accepted
    assert (label.cell.task, label.goal) == ("BuyMilk", "Buy milk.")
    assert [each.action for each in label.steps] == [TAP, DONE]


def test_an_element_may_stand_elsewhere_and_done_may_be_left_unsaid(tmp_path: Path) -> None:
    person = run(tmp_path / "a", "human", ({}, [{"action": "Tap", "at": 3}]))
    again = run(tmp_path / "b", "replay:a", ({}, [{"action": "Tap", "at": 7}, DONE]))
    assert len(labels(person, again).accepted) == 1


@pytest.mark.parametrize("outcome", [one for one in Outcome if one is not Outcome.PASSED])
def test_nothing_else_makes_one(tmp_path: Path, outcome: Outcome) -> None:
    bad: dict[str, Any] = {"outcome": outcome, "reason": "the milk is sour"}
    person = run(tmp_path / "a", "human", ({}, [TAP]))
    again = run(tmp_path / "b", "replay:a", (bad, [TAP]))
    assert why(labels(person, again)) == f"its replay came to {outcome}: the milk is sour"
    person = run(tmp_path / "c", "human", (bad, [TAP]))
    again = run(tmp_path / "d", "replay:c", ({}, [TAP]))
    assert why(labels(person, again)).startswith("the person's own episode came to")


def test_a_cell_that_was_not_replayed_makes_none(tmp_path: Path) -> None:
    person = run(tmp_path / "a", "human", ({}, [TAP]))
    again = run(tmp_path / "b", "replay:a", ({"seed": 1}, [TAP]))
    assert why(labels(person, again)) == f"{tmp_path / 'b'} has no episode of it"


def test_a_replay_of_another_run_makes_none(tmp_path: Path) -> None:
    person = run(tmp_path / "a", "human", ({}, [TAP, DONE]))
    elsewhere: dict[str, Any] = {"action": "Tap", "at": [1, 1]}
    others: list[list[dict[str, Any]]] = [[DONE], [elsewhere], [TAP, TAP]]
    for number, actions in enumerate(others):
        again = run(tmp_path / str(number), "replay:x", ({}, actions))
        assert "the replay took other steps" in why(labels(person, again))


def test_other_params_make_none(tmp_path: Path) -> None:
    person = run(tmp_path / "a", "human", ({"params": {"brand": "red"}}, [TAP]))
    again = run(tmp_path / "b", "replay:a", ({"params": {"brand": "blue"}}, [TAP]))
    assert "another goal or other params" in why(labels(person, again))


@pytest.mark.parametrize(
    ("agents", "why"),
    [
        (("replay:a", "human"), "is no run of --agent=human, but of 'replay:a'"),
        (("mine:Agent", "replay:a"), "is no run of --agent=human"),
        (("human", "human"), "is no run of --agent=replay:RUN"),
    ],
)
def test_runs_of_other_agents_are_refused(
    tmp_path: Path, agents: tuple[str, str], why: str
) -> None:
    person, again = (run(tmp_path / str(n), agent, ({}, [TAP])) for n, agent in enumerate(agents))
    with pytest.raises(GeneratingError, match=why):
        labels(person, again)


def test_a_suite_that_has_changed_between_them_is_refused(tmp_path: Path) -> None:
    person = run(tmp_path / "a", "human", ({}, [TAP]))
    changed = SuiteInfo(name="shop", version="1.2", content="beef")
    new_run(tmp_path / "b", replace(MANIFEST, agent="replay:a", suites=(changed,)))
    with pytest.raises(GeneratingError, match="did not go by the same checks"):
        labels(person, tmp_path / "b")


@pytest.mark.slow
def test_what_a_person_really_played_is_accepted_by_its_replay(lamp_bench: Bench) -> None:
    with played(lamp_bench.path, "--agent=human", "--agent-option", "aim=element") as play:
        [person] = play.people()
        person.await_question()
        person.tap(200, 100)
        person.await_question()
        person.act("done")
        assert play.end() == 0, play.printed
    lamp_bench.run_path.rename(lamp_bench.path / "by-hand")
    assert lamp_bench.run("--agent=replay:by-hand").ret == 0
    found = labels(lamp_bench.path / "by-hand", lamp_bench.run_path)
    (label,) = found.accepted
    assert [each.action for each in label.steps] == [{"action": "Tap", "at": 1}, DONE]
    assert label.steps[0].target == "Lamp"
