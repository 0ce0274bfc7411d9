"""A task that brings its own agent: `pytest test_own_agent.py`, without `--agent`."""

from __future__ import annotations

import pytest

from pytest_androidbench import Action, Done, Episode, Goal, Observation, Open, task


class Opener:
    def start(self, goal: Goal) -> None: ...

    def act(self, observation: Observation) -> Action:
        return Done() if "clock" in observation.package else Open("Clock")


@pytest.fixture
def agent() -> type[Opener]:
    return Opener


@task("OpenClock", "Open Clock.", app="clock")
def test_open_clock(episode: Episode) -> None:
    episode.run()
    with episode.check("Clock is in front"):
        assert "clock" in episode.device.foreground().package
