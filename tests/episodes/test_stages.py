"""Whose fault a fault is, whose time it took, and what an agent leaves behind on its stage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fixtures.tabletop import TabletopDevice
from pytest_androidbench.agents.hosting.host import AgentRaised
from pytest_androidbench.devices.vitals import Death, Disturbances
from pytest_androidbench.episodes.phase import Who
from pytest_androidbench.episodes.stage import Stage
from pytest_androidbench.errors import (
    ActionError,
    AgentError,
    AgentHung,
    DeviceError,
    DeviceGone,
    LimitReached,
    RunDirectoryError,
)
from pytest_androidbench.records.calls import ModelCall, read_calls
from pytest_androidbench.records.record import Usage
from tests.episodes.scripted import Runs, Scripted


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Runs(tmp_path).episode(Scripted()).stage


LIMIT = LimitReached("steps", 3)


@pytest.mark.parametrize(
    ("error", "comes_out", "culprit"),
    [
        (LIMIT, LimitReached, None),
        (RunDirectoryError("full"), RunDirectoryError, None),
        (KeyboardInterrupt(), KeyboardInterrupt, None),
        (ActionError("nonsense"), ActionError, "agent"),
        (DeviceGone("gone"), DeviceGone, "agent"),
        (KeyError("bug"), AgentRaised, "agent"),
        (SystemExit(3), AgentRaised, "agent"),
    ],
)
def test_what_comes_out_of_the_agents_code(
    stage: Stage, error: BaseException, comes_out: type[BaseException], culprit: Who | None
) -> None:
    with pytest.raises(comes_out) as caught, stage.agent_acts("act()"):
        raise error
    assert stage.culprit == culprit
    if comes_out is AgentRaised:
        assert isinstance(caught.value, AgentRaised)
        assert caught.value.told.kinds[0] == f"builtins.{type(error).__name__}"
        assert caught.value.__traceback__ is not None
        assert caught.value.__suppress_context__
    else:
        assert caught.value is error


@pytest.mark.parametrize(
    ("error", "text", "culprit"),
    [
        (LIMIT, str(LIMIT), None),
        (ActionError("nonsense"), "nonsense", None),
        (DeviceGone("gone"), "gone", "device"),
        (OSError("unplugged"), "the device failed observing: OSError: unplugged", "device"),
        (EOFError(), "the device failed observing: EOFError", "device"),
        (ValueError("odd"), "the device failed observing: ValueError: odd", "device"),
        (LookupError("none"), "the device failed observing: LookupError: none", "device"),
        (RuntimeError("bug"), "bug", "device"),
        (KeyboardInterrupt("stop"), "stop", None),
    ],
)
def test_what_comes_out_of_the_devices_code(
    stage: Stage, error: BaseException, text: str, culprit: Who | None
) -> None:
    kind = DeviceGone if text.startswith("the device failed") else type(error)
    with pytest.raises(kind) as caught, stage.device_acts("observing"):
        raise error
    assert str(caught.value) == text
    assert stage.culprit == culprit
    if kind is not type(error):
        assert caught.value.__cause__ is error
    else:
        assert caught.value is error


@pytest.mark.parametrize(
    ("error", "culprit"), [(KeyError("bug"), "task"), (DeviceError("gone"), "device")]
)
def test_what_comes_out_of_the_tasks_code(stage: Stage, error: Exception, culprit: Who) -> None:
    with pytest.raises(type(error)), stage.task_decides("its condition"):
        raise error
    assert stage.culprit == culprit


def test_the_first_to_be_blamed_is_to_blame(stage: Stage) -> None:
    with pytest.raises(DeviceGone), stage.agent_acts("act()"), stage.device_acts("observing"):
        raise DeviceGone("gone")
    assert stage.culprit == "device"
    stage.blame("agent", ValueError())
    assert stage.culprit == "device"


def test_what_the_device_takes_is_none_of_the_agents_thinking(stage: Stage) -> None:
    with stage.agent_acts("act()"):
        stage.stopwatch.add("device", 100)
    spent = stage.stopwatch.spent("agent")
    assert -100 <= spent < -99
    with stage.device_acts("observing"):
        pass
    assert 100 < stage.stopwatch.spent("device") < 101


def test_usage_is_what_the_agent_says(stage: Stage) -> None:
    assert stage.usage() == Usage()

    class Dear:
        usage = {"tokens": 7, "money": 0.5}  # noqa: RUF012

    stage.agent = Dear()  # type: ignore[assignment]
    assert stage.usage() == stage.used == Usage(tokens=7, money=0.5)


def test_usage_that_cannot_be_had_is_the_agents_fault(stage: Stage) -> None:
    class Broken:
        @property
        def usage(self) -> object:
            raise KeyError("bug")

    stage.agent = Broken()  # type: ignore[assignment]
    with pytest.raises(AgentRaised):
        stage.usage()
    assert stage.culprit == "agent"


def test_calls_are_kept_with_the_next_step_and_fail_nothing(tmp_path: Path) -> None:
    runs = Runs(tmp_path)
    stage = runs.episode(Scripted()).stage

    class Talks:
        model_calls: Any = [{"model": "big", "answer": "tap"}]  # noqa: RUF012

    class Broken:
        @property
        def model_calls(self) -> object:
            raise KeyError("bug")

    stage.agent = Talks()  # type: ignore[assignment]
    for _ in range(2):
        stage.keep_calls()
    stage.agent = Broken()  # type: ignore[assignment]
    stage.keep_calls()
    assert stage.culprit is None
    assert read_calls(runs.folder) == (ModelCall(model="big", answer="tap"),)


class Vital(TabletopDevice):
    """A tabletop whose end can be told."""

    served = 3
    lost: int = 2
    ended: Death | None = Death(how="by SIGSEGV", after="shell x")

    @property
    def vitals(self) -> Vital:
        return self

    def requests(self) -> int:
        return self.served

    def disturbances(self) -> Disturbances:
        return Disturbances(losses=self.lost)

    def death(self) -> Death | None:
        return self.ended


def test_what_disturbed_the_device_before_is_no_part_of_it(tmp_path: Path) -> None:
    device = Vital(serial="tabletop-1")
    stage = Runs(tmp_path).episode(Scripted(), device=device).stage
    assert stage.disturbed() == Disturbances()
    device.lost += 1
    assert stage.disturbed() == Disturbances(losses=1)


def test_an_end_that_comes_while_the_agent_has_the_device_is_by_the_agent(tmp_path: Path) -> None:
    device = Vital(serial="tabletop-1")
    stage = Runs(tmp_path).episode(Scripted(), device=device).stage
    assert stage.death_by_agent() is None, "nobody had it alone"
    stage.note_left_alone()
    assert stage.left_alone == 3
    assert stage.death_by_agent() == device.ended
    device.served += 1
    assert stage.death_by_agent() is None, "somebody else has asked it since"


def test_of_other_devices_no_end_is_known(stage: Stage) -> None:
    stage.note_left_alone()
    assert stage.left_alone is None
    assert stage.death_by_agent() is None


def test_who_is_at_work_is_watched_by_name(tmp_path: Path) -> None:
    stage = Runs(tmp_path).episode(Scripted()).stage
    watched: list[tuple[str, str, float]] = []

    class Watching(type(stage.guard)):  # type: ignore[misc]
        def switch(self, who: Who, what: str, seconds: float) -> None:
            watched.append((who, what, seconds))

    stage.guard = Watching(enabled=False)
    with stage.agent_acts("act()"):
        pass
    with stage.device_acts("carrying out Wait", 5):
        pass
    with stage.task_decides("the condition"):
        pass
    assert watched == [
        ("agent", "the agent's act()", 1800.0),
        ("device", "the device, carrying out Wait,", 95.0),
        ("task", "the condition", 90.0),
    ]
    stage.hosted = True
    with stage.agent_acts("act()"):
        pass
    assert len(watched) == 3


def test_an_agent_that_hung_is_to_blame(stage: Stage) -> None:
    with pytest.raises(AgentError), stage.agent_acts("run()"):
        raise AgentHung("late")
    assert stage.culprit == "agent"
