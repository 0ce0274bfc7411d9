"""Lets an agent of any kind play one turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import assert_never

from pytest_androidbench.agents.agent import (
    Agent,
    DeviceAgent,
    Ending,
    PhoneAccess,
    TurnAgent,
    as_ending,
)
from pytest_androidbench.agents.extras import remind
from pytest_androidbench.agents.hosting.proxy import HostedDeviceAgent
from pytest_androidbench.episodes.door_turn import DoorTurn
from pytest_androidbench.episodes.stage import Stage
from pytest_androidbench.episodes.turn import RecordedTurn
from pytest_androidbench.errors import ActionError, AgentError, AgentHung, LimitReached
from pytest_androidbench.interface.actions import Action
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
        _build(stage)
    match stage.agent:
        case Agent():
            _step_by_step(stage, turn, stage.agent)
        case TurnAgent():
            _ = turn.observation
            with _asked_once(stage), stage.agent_acts("turn"):
                stage.agent.take_turn(turn.goal, turn)
        case DeviceAgent():
            _by_itself(stage, turn, stage.agent)
        case None:
            raise AssertionError
        case _:
            assert_never(stage.agent)


def _build(stage: Stage) -> None:
    """Have an agent, who knows of the trials before."""
    __tracebackhide__ = True
    with stage.agent_acts("construction"):
        stage.agent = stage.build_agent()
    if stage.reflections:
        with stage.agent_acts("remember()"):
            remind(stage.agent, stage.reflections)


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
        door = stage.door()
    try:
        if door is None:
            ending = _run(stage, turn, agent, stage.device.address, turn.tell)
        else:
            ending = _through(DoorTurn(stage, turn, door), stage, turn, agent)
    finally:
        stage.note_left_alone()
    if ending is not None:
        turn.perform(ending)


def _through(way: DoorTurn, stage: Stage, turn: RecordedTurn, agent: DeviceAgent) -> Ending:
    """Let an agent drive the device through a door, at which its limits hold."""
    __tracebackhide__ = True
    if isinstance(agent, HostedDeviceAgent):
        agent.beside = way
    try:
        with way.open():
            ending = _run(stage, turn, agent, way.address, way.tell)
    except AgentError:
        # One that is refused a step may take that for a broken device.
        if way.reached is None:
            raise
        stage.culprit = None
        raise way.reached from None
    if way.reached is not None:
        raise way.reached
    return ending


def _run(
    stage: Stage,
    turn: RecordedTurn,
    agent: DeviceAgent,
    address: tuple[str, int],
    tell: Callable[[Action], None],
) -> Ending:
    __tracebackhide__ = True
    host, port = address
    serial = encodable(stage.device.serial)
    phone = PhoneAccess(serial=serial, adb_host=host, adb_port=port, tell=tell)
    with _asked_once(stage), stage.agent_acts("run()"):
        return as_ending(agent.run(turn.goal, phone))


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
