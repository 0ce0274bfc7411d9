"""What a task's body can ask its episode, and in which order it may use it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.agents.hosting.host import AgentRaised
from pytest_androidbench.episodes.budget import UNLIMITED_CALL, Budget
from pytest_androidbench.episodes.episode import Episode, MisusedEpisode
from pytest_androidbench.episodes.phase import Phase
from pytest_androidbench.episodes.screens import encodable_screen
from pytest_androidbench.episodes.stopwatch import Stopwatch
from pytest_androidbench.episodes.wording import alike
from pytest_androidbench.errors import LimitReached
from pytest_androidbench.interface.actions import Answer, Done, Tap
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.records.record import Usage
from tests.episodes.scripted import CELL, Runs, Scripted


def made(path: Path, agent: object, **fields: Any) -> Episode:
    stage = Runs(path).episode(agent).stage
    given: dict[str, Any] = {"goal": Goal(text="Go."), "params": {"litres": 2}, **fields}
    return Episode(cell=CELL, stage=stage, **given)


def test_an_episode_before_anybody_acts(tmp_path: Path) -> None:
    episode = made(tmp_path, Scripted())
    assert (episode.cell, episode.params, episode.goal) == (CELL, {"litres": 2}, "Go.")
    assert episode.device is episode.stage.device
    assert (episode.phase, episode.ending, episode.failure) == (Phase.ARRANGE, "", None)
    assert (episode.answer, episode.steps, episode.score) == (None, (), 1.0)
    assert (episode.rules, episode.upstream) == ("strict", False)
    assert made(tmp_path, Scripted(), rules="upstream").upstream


def test_an_episode_after_a_turn(tmp_path: Path) -> None:
    episode = made(tmp_path, Scripted([Answer("two"), Done()]))
    episode.run()
    assert (episode.phase, episode.ending, episode.answer) == (Phase.CHECKS, "done", "two")
    assert [step.action for step in episode.steps] == [Answer("two"), Done()]
    with episode.check("a", weight=3):
        pass
    with episode.check("b"):
        assert episode.answer == "three"
    assert episode.score == 0.75
    assert [check.weight for check in episode.checks.done] == [3, 1]
    spent = episode.stage.stopwatch.spent
    assert spent("run") > 0
    episode.stage.stopwatch.turn_to("")
    assert spent("checks") > 0


def test_a_goal_says_in_each_turn_what_is_to_be_done(tmp_path: Path) -> None:
    agent = Scripted([Done()], [Done()], [Done()])
    goal = Goal(text="Go \ud83d.", guidelines=("Be quick.",), steps=7, seconds=9)
    episode = made(tmp_path, agent, goal=goal)
    episode.run()
    episode.run("More \ud83d.")
    with pytest.raises(MisusedEpisode, match=r"a second episode\.run\(\) needs a text of its own"):
        episode.run()
    first, second = agent.goals
    assert first == replace(goal, text="Go \\ud83d.", turn=0)
    assert second == replace(goal, text="More \\ud83d.", turn=1)


def test_the_first_turn_may_have_a_text_of_its_own(tmp_path: Path) -> None:
    agent = Scripted([Done()], [Done()])
    episode = made(tmp_path, agent)
    for text in ("Otherwise.", "More."):
        episode.run(text)
        assert episode.goal == "Otherwise."
    assert [goal.text for goal in agent.goals] == ["Otherwise.", "More."]


def test_a_check_before_the_agent_acts_is_misplaced(tmp_path: Path) -> None:
    episode = made(tmp_path, Scripted())
    with pytest.raises(MisusedEpisode, match=r"check 'early' comes before episode\.run\(\)"):
        episode.check("early")


def test_what_comes_out_of_a_turn_is_known_even_if_the_body_catches_it(tmp_path: Path) -> None:
    class Fails:
        def start(self, goal: Goal) -> None:
            raise KeyError("bug")

        def act(self, observation: object) -> None: ...

    episode = made(tmp_path, Fails())
    with pytest.raises(AgentRaised) as caught:
        episode.run()
    assert episode.failure is caught.value
    assert episode.phase is Phase.RUN


def test_an_agent_is_let_go_once(tmp_path: Path) -> None:
    class Closes(Scripted):
        closed = 0

        def close(self) -> None:
            self.closed += 1

    agent = Closes([Done()])
    episode = made(tmp_path, agent)
    episode.close()
    assert agent.closed == 0, "nobody has built it"
    episode.run()
    episode.close()
    episode.close()
    assert agent.closed == 1
    assert episode.stage.agent is None


def test_an_agent_that_cannot_be_let_go_is_to_blame(tmp_path: Path) -> None:
    class Clings(Scripted):
        def close(self) -> None:
            raise KeyError("bug")

    episode = made(tmp_path, Clings([Done()]))
    episode.run()
    with pytest.raises(AgentRaised):
        episode.close()
    assert episode.stage.culprit == "agent"


def test_the_last_picture_is_that_of_the_last_turn(tmp_path: Path) -> None:
    episode = made(tmp_path, Scripted([Tap(1), Tap(1)]))
    episode.stage.budget.limits = Limits(steps=1)
    episode.run()
    assert episode.stage.last_picture == "001.jpg"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("allowed", "used", "seconds"),
    [
        (None, 5, UNLIMITED_CALL),
        (100, 0, 110),
        (100, 90, 20),
        (100, 130, 10),
        (10, 0, 12),
        (10, 9, 3),
        (1000, 0, 1030),
        (300, 0, 330),
        (20, 0, 22),
    ],
)
def test_a_call_may_last_a_tenth_longer_and_from_two_to_thirty_seconds(
    allowed: float | None, used: float, seconds: float
) -> None:
    clock = Clock()
    budget = Budget(Limits(seconds=allowed), clock)
    budget.resume()
    clock.now = used
    assert budget.call_seconds() == pytest.approx(seconds)


def test_a_limit_is_reached_with_the_last_of_it_and_not_before() -> None:
    budget = Budget(Limits(steps=3))
    assert (budget.steps, budget.seconds) == (0, 0)
    for budget.steps in range(3):
        budget.check(Usage())
    budget.steps = 3
    with pytest.raises(LimitReached, match="steps = 3"):
        budget.check(Usage())


def test_time_is_told_to_the_microsecond_and_by_its_name() -> None:
    watch = Stopwatch()
    for number, name in enumerate(("lease", "restore", "arrange", "run", "agent", "checks"), 1):
        watch.add(name, number + 0.12345678)
    watch.add("record", 7.12345678)
    timing = watch.timing()
    told = (
        timing.lease, timing.restore, timing.arrange, timing.run, timing.agent, timing.checks,
        timing.record,
    )  # fmt: skip
    assert told == tuple(number + 0.123457 for number in range(1, 8))
    assert timing.total == round(timing.total, 6) < 60
    date, _, moment = timing.started.partition("T")
    assert len(date) == len("2026-11-24")
    assert moment.endswith("+00:00")
    assert len(moment) == len("10:20:30.123+00:00")


def test_a_screen_is_mended_only_where_it_has_to_be() -> None:
    node = Node(index=0, text="a", resource_id="r\ud83d", class_name="c", bounds=(0, 0, 1, 1))
    seen = Observation(
        nodes=(node,), package="p", activity="a\ud83d", width=1, height=1, keyboard=True
    )
    found = encodable_screen(seen)
    assert found == replace(
        seen, activity="a\\ud83d", nodes=(replace(node, resource_id="r\\ud83d"),)
    )


def test_colours_of_differences_are_left_out() -> None:
    assert alike("\x1b[31m-1\x1b[39;49m at 0xab") == "-1 at 0xab"
    assert alike("<A at 0x7f> and <B object at 0x7e>") == "<A> and <B object>"
