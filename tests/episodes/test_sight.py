"""Somebody may look at each step before it is made, and sees of an episode what agents do not."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from fixtures.tabletop import PICTURE, TabletopDevice
from pytest_androidbench.episodes.budget import Budget
from pytest_androidbench.episodes.sight import EpisodeSight
from pytest_androidbench.episodes.stage import Step
from pytest_androidbench.episodes.stopwatch import Stopwatch
from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.actions import Action, Done, Press, Tap
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.observation import Observation
from tests.episodes.played import Played

TOOK = 1000.0
"""Seconds, as somebody says who looks: no run of these tests takes as long."""


@dataclass
class Looker:
    """Looks at each step, and says to have taken long."""

    played: Played
    seen: list[tuple[int, Action, int, bool, frozenset[str]]]

    def __call__(self, number: int, action: Action, seen: Observation, *, done: bool) -> float:
        on = self.played.device.on
        self.seen.append((number, action, len(seen.nodes), done, on))
        return TOOK


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(tmp_path)


@pytest.fixture
def looker(played: Played) -> Looker:
    found = Looker(played, [])
    played.stage.pause = found
    return found


def test_a_step_is_looked_at_before_it_is_made(played: Played, looker: Looker) -> None:
    played.turn.step(Tap(1))
    played.turn.step(Done())
    assert looker.seen == [
        (0, Tap(1), 8, False, frozenset()),
        (1, Done(), 8, False, frozenset({"Lamp"})),
    ]


def test_what_an_agent_tells_is_looked_at_behind_it(played: Played, looker: Looker) -> None:
    played.turn.tell(Tap((1, 2)))
    assert looker.seen == [(0, Tap((1, 2)), 0, True, frozenset())]


def test_looking_is_no_time_of_the_step(played: Played, looker: Looker) -> None:
    played.turn.perform(Press("back"))
    (kept,) = played.runs.steps()
    # They say to have taken what has not passed, so that it is missing.
    assert -TOOK <= kept.agent_seconds <= kept.seconds < -TOOK + 60


def test_looking_is_no_time_of_the_agent_nor_of_the_run() -> None:
    watch = Stopwatch()
    watch.add("run", 7.5)
    watch.add("person", 5.0)
    assert watch.timing().run == 2.5


def test_what_others_took_meanwhile_is_none_of_an_agents_thinking(played: Played) -> None:
    stage = played.stage
    with stage.agent_acts("turn"):
        stage.stopwatch.add("device", 20.0)
        stage.stopwatch.add("person", 300.0)
    assert -320 <= stage.stopwatch.spent("agent") < -300


def sight(device: object = None, limits: Limits | None = None) -> EpisodeSight:
    now = iter([10.0, 13.0, 13.0])
    budget = Budget(limits or Limits(), clock=lambda: next(now))
    budget.resume()
    steps: list[Step] = []
    return EpisodeSight(budget=budget, device=device, steps=steps)  # type: ignore[arg-type]


def test_what_is_left_of_the_seconds_is_seen() -> None:
    assert sight().seconds_left() is None
    assert sight(limits=Limits(seconds=5.0)).seconds_left() == 2.0
    assert sight(limits=Limits(seconds=2.0)).seconds_left() == -1.0


def test_why_the_last_action_failed_is_seen() -> None:
    found = sight()
    assert found.last_error() == ""
    seen = Observation(nodes=(), package="", activity="", width=1, height=1)
    for error in ("no", "", "why"):
        found.steps.append(Step(turn=0, action=Done(), observation=seen, error=error))
        assert found.last_error() == error


def test_the_moment_is_seen_where_the_device_shows_it() -> None:
    assert sight(TabletopDevice(serial="t")).picture() == PICTURE
    with pytest.raises(DeviceGone, match="gives no pictures"):
        sight(object()).picture()
