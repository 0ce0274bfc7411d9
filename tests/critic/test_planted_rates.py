"""The table of a critic's accuracy recovers the errors that it was made to make."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fixtures.model_server import serving
from pytest_androidbench.critic.course import criticise_run
from pytest_androidbench.critic.matching import ConditionMatch, MatchesUnfit, matches_of
from pytest_androidbench.critic.measures import (
    CriticAccuracy,
    HeldCase,
    accuracy_of,
    round_reached,
)
from pytest_androidbench.critic.told import accuracy_table
from pytest_androidbench.records.criticised import NEVER
from pytest_androidbench.records.labelled import EpisodeTruth, HeldCheck
from tests.critic.planted import PARTS, ROUNDS, ErringCritic, critic_at, planted
from tests.records.samples import new_run

TASKS, SEEDS = 20, 6


def held(
    path: Path, critic: ErringCritic, seeds: int = 1
) -> tuple[list[HeldCase], tuple[ConditionMatch, ...]]:
    """Every planted episode with what that critic says of it."""
    made = {
        (f"Task{number}", seed): planted(f"Task{number}", seed)
        for number in range(TASKS)
        for seed in range(seeds)
    }
    with serving(critic) as server, critic_at(server.url) as asked:
        found = criticise_run(new_run(path).path, [one for one, _ in made.values()], asked)
    assert not found.stopped
    cases = [
        HeldCase(
            task=task, passed=NEVER not in truth, criticism=found.answers[trajectory.name],
            truth=true(trajectory.name, truth), trajectory=trajectory,
        )
        for (task, _), (trajectory, truth) in made.items()
    ]  # fmt: skip
    matches = matches_of([one.criticism for one in cases], [one.truth for one in cases])
    return cases, matches


def true(key: str, rounds: list[int]) -> EpisodeTruth:
    """Each part is done by the action of its round, so it holds after one more than that."""
    checks = (
        HeldCheck(label=part, steps=place + 1 if place >= 0 else NEVER)
        for part, place in zip(PARTS, rounds, strict=True)
    )
    return EpisodeTruth(episode=key, attempt=1, steps=ROUNDS, checks=tuple(checks))


def accuracy(path: Path, critic: ErringCritic) -> CriticAccuracy:
    return accuracy_of(*held(path, critic, SEEDS))


def test_one_that_sees_the_truth_is_right_in_all(tmp_path: Path) -> None:
    found = accuracy(tmp_path / "run", ErringCritic())
    episodes = TASKS * SEEDS
    assert (found.overall.passed, found.overall.episodes) == (episodes, episodes)
    assert found.completion.passed == found.pairs == found.checks == len(PARTS) * episodes
    assert found.step.passed == found.step.episodes > 0


def test_planted_errors_are_found_each_by_its_row(tmp_path: Path) -> None:
    critic = ErringCritic(completion=0.15, step=0.3)
    found = accuracy(tmp_path / "run", critic)
    assert found.pairs == found.conditions
    for rate, planted_rate in ((found.completion, 0.15), (found.step, 0.3)):
        wrong = 1 - rate.interval.estimate
        # Three standard errors of what was planted.
        error = (planted_rate * (1 - planted_rate) / rate.episodes) ** 0.5
        assert abs(wrong - planted_rate) < 3 * error
        assert rate.interval.low < 1 - planted_rate < rate.interval.high
    # Each of three conditions that it has wrong makes the episode wrong, unless two make up for it.
    assert found.overall.interval.estimate < found.completion.interval.estimate


def test_errors_of_one_kind_leave_the_other_row_alone(tmp_path: Path) -> None:
    late = accuracy(tmp_path / "late", ErringCritic(step=0.4))
    assert late.completion.interval.estimate == late.overall.interval.estimate == 1
    blind = accuracy(tmp_path / "blind", ErringCritic(completion=0.4))
    assert blind.step.interval.estimate == 1


def test_the_table_tells_shares_intervals_and_what_cannot_be_compared(tmp_path: Path) -> None:
    found = accuracy(tmp_path / "run", ErringCritic(completion=0.15))
    table = accuracy_table("alpha", "mine", found)
    assert [row[4] for row in table.rows] == ["87.9%", "92.8%", "82.3%"]
    assert [row[3] for row in table.rows][:2] == [str(TASKS * SEEDS), str(found.pairs)]
    assert " to " in table.rows[0][2]
    assert f"{found.pairs} of {found.conditions} conditions are one of" in table.notes[0]
    assert "cannot be compared" in table.notes[1]
    plain = found.plain()
    assert plain["completion"]["rate"] == found.completion.interval.estimate


def test_conditions_that_are_no_check_are_counted_and_judge_no_part(tmp_path: Path) -> None:
    cases, matches = held(tmp_path / "run", ErringCritic())
    none = [replace(one, check="") for one in matches]
    found = accuracy_of(cases, none)
    assert (found.pairs, found.completion.known, found.step.known) == (0, False, False)
    assert found.overall.interval.estimate == 1
    assert accuracy_table("alpha", "mine", found).rows[1][1:4] == ("-", "-", "0")


@pytest.mark.parametrize(
    ("fields", "why"),
    [({"check": "the moon is full"}, "no check"), ({"condition": "Wait"}, "told no condition")],
)
def test_a_match_of_something_else_is_refused(
    tmp_path: Path, fields: dict[str, Any], why: str
) -> None:
    cases, matches = held(tmp_path / "run", ErringCritic())
    with pytest.raises(MatchesUnfit, match=why):
        accuracy_of(cases, [replace(matches[0], **fields), *matches[1:]])
    with pytest.raises(MatchesUnfit, match="another condition has it"):
        accuracy_of(cases, [replace(one, check=PARTS[0]) for one in matches])


def test_a_check_came_to_hold_in_the_round_that_its_step_belongs_to() -> None:
    trajectory, _ = planted("One")
    assert [round_reached(steps, trajectory) for steps in (NEVER, 1, 4, 99)] == [-1, 0, 3, 7]
    # A round whose call failed stands for no action, one that answered for two.
    steps = (0, 0, 1, 2, 4)
    rounds = tuple(
        replace(one, step=step) for one, step in zip(trajectory.rounds, steps, strict=False)
    )
    told = replace(trajectory, rounds=rounds)
    assert [round_reached(steps, told) for steps in (1, 2, 3, 4, 5)] == [0, 2, 3, 4, 4]
