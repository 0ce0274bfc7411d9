"""Mobile-agent benchmark tasks as pytest tests.

The names below are what authors of tasks, agents and suites need, and who looks at runs; each is
imported when it is first used, so that other projects' test runs pay nothing for this plugin.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pytest_androidbench.agents.agent import (
        Agent,
        DeviceAgent,
        Ending,
        PhoneAccess,
    )
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.episodes.episode import Episode
    from pytest_androidbench.errors import (
        ActionError,
        AgentError,
        AndroidBenchError,
        DeviceError,
        LimitReached,
        ModelUnavailable,
        PilotError,
    )
    from pytest_androidbench.interface.actions import (
        Action,
        Answer,
        Done,
        DoubleTap,
        Drag,
        Gesture,
        Infeasible,
        LongPress,
        NoAction,
        Open,
        Pinch,
        Press,
        Scroll,
        Swipe,
        Tap,
        Type,
        Wait,
    )
    from pytest_androidbench.interface.goal import Goal
    from pytest_androidbench.interface.limits import Limits
    from pytest_androidbench.interface.observation import Node, Observation
    from pytest_androidbench.interface.pilot import Pilot
    from pytest_androidbench.interface.trials import TriedStep
    from pytest_androidbench.report.loading import load
    from pytest_androidbench.tasks.task import task

_PLACES: Final = {
    "agents.agent": ("Agent", "DeviceAgent", "Ending", "PhoneAccess"),
    "devices.device": ("Device",),
    "episodes.episode": ("Episode",),
    "errors": (
        "ActionError",
        "AgentError",
        "AndroidBenchError",
        "DeviceError",
        "LimitReached",
        "ModelUnavailable",
        "PilotError",
    ),
    "interface.actions": (
        "Action",
        "Answer",
        "Done",
        "DoubleTap",
        "Drag",
        "Gesture",
        "Infeasible",
        "LongPress",
        "NoAction",
        "Open",
        "Pinch",
        "Press",
        "Scroll",
        "Swipe",
        "Tap",
        "Type",
        "Wait",
    ),
    "interface.goal": ("Goal",),
    "interface.limits": ("Limits",),
    "interface.observation": ("Node", "Observation"),
    "interface.pilot": ("Pilot",),
    "interface.trials": ("TriedStep",),
    "report.loading": ("load",),
    "tasks.task": ("task",),
}
_MODULES: Final = {name: module for module, names in _PLACES.items() for name in names}

__all__ = [
    "Action", "ActionError", "Agent", "AgentError", "AndroidBenchError", "Answer", "Device",
    "DeviceAgent", "DeviceError", "Done", "DoubleTap", "Drag", "Ending", "Episode", "Gesture",
    "Goal", "Infeasible", "LimitReached", "Limits", "LongPress", "ModelUnavailable", "NoAction",
    "Node", "Observation", "Open", "PhoneAccess", "Pilot", "PilotError", "Pinch", "Press", "Scroll",
    "Swipe", "Tap", "TriedStep", "Type", "Wait", "load", "task",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return list(__all__)
