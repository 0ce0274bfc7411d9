"""Lets an agent of any kind play one turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import assert_never

from pytest_androidbench.agents.agent import Agent, DeviceAgent, PhoneAccess, TurnAgent, as_ending
from pytest_androidbench.episodes.stage import Stage
from pytest_androidbench.episodes.turn import RecordedTurn
from pytest_androidbench.errors import ActionError, AgentHung, LimitReached
from pytest_androidbench.texts import encodable


def play(stage: Stage, turn: RecordedTurn) -> str:
    """Play one turn; how it ended: `done`, `infeasible`, `until`, `limit:<name>` or ``.

    Raises:
        DeviceError: the device failed.
        AgentError, or anything the agent raises: it is at fault.
    """
    __tracebackhide__ = True
    stage.culprit = None
    stage.budget.resume()
    try:
        _play(stage, turn)
    except LimitReached as reached:
        turn.ending = f"limit:{reached.limit}"
    finally:
        stage.budget.pause()
        stage.keep_calls()
    stage.usage()
    return turn.ending


def _play(stage: Stage, turn: RecordedTurn) -> None:
    __tracebackhide__ = True
    if stage.agent is None:
        with stage.agent_acts("construction"):
            stage.agent = stage.build_agent()
    match stage.agent:
        case Agent():
            _step_by_step(stage, turn, stage.agent)
        case TurnAgent():
            _ = turn.observation
            with _asked_once(stage), stage.agent_acts("turn"):
                stage.agent.take_turn(turn.goal, turn)
        case DeviceAgent():
            _by_itself(stage, turn, stage.agent)
        case _:
            assert_never(stage.agent)


def _step_by_step(stage: Stage, turn: RecordedTurn, agent: Agent) -> None:
    __tracebackhide__ = True
    with stage.agent_acts("start()"):
        agent.start(turn.goal)
    while not turn.over:
        turn.check_limits()
        seen = turn.observation
        with stage.agent_acts("act()"):
            action = agent.act(seen)
        try:
            turn.perform(action)
        except ActionError as error:
            stage.blame("agent", error)
            raise


def _by_itself(stage: Stage, turn: RecordedTurn, agent: DeviceAgent) -> None:
    __tracebackhide__ = True
    with stage.device_acts("releasing its automation"):
        stage.device.release_automation()
    host, port = stage.device.address
    serial = encodable(stage.device.serial)
    phone = PhoneAccess(serial=serial, adb_host=host, adb_port=port, tell=turn.tell)
    try:
        with _asked_once(stage), stage.agent_acts("run()"):
            ending = as_ending(agent.run(turn.goal, phone))
    finally:
        stage.note_left_alone()
    if ending is not None:
        turn.perform(ending)


@contextmanager
def _asked_once(stage: Stage) -> Iterator[None]:
    """An agent is asked for a whole turn at once, so being out of time is no sign of hanging."""
    __tracebackhide__ = True
    try:
        yield
    except AgentHung:
        allowed = stage.budget.limits.seconds
        if allowed is None:
            raise
        stage.culprit = None
        raise LimitReached("seconds", allowed) from None
