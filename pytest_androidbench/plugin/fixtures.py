"""What a test can ask for: the agent under test, a device and its profile, an episode.

Each takes those before it, so that a fixture of the same name in a conftest or a class, which
takes its place as in any plugin, changes what comes after.
"""
# ruff: noqa: PLC0415 - every test run of every project imports this module: the rest comes late

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pytest_androidbench.plugin.options import value_of

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.episodes.episode import Episode
    from pytest_androidbench.interface.profile import Profile


@pytest.fixture
def agent(request: pytest.FixtureRequest) -> Any:
    """The agent under test, as `--agent` names it; another one can be a spec, class or object."""
    return str(value_of(request.config, "ab_agent") or "")


@pytest.fixture
def device_profile(request: pytest.FixtureRequest) -> Profile | None:
    """The look the device is given, one of `--ab-profiles`; None leaves it as it is."""
    from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT

    assignment = request.node.stash.get(ASSIGNMENT, None)
    return assignment.draw.variant.profile if assignment is not None else None


@pytest.fixture
def device(request: pytest.FixtureRequest, device_profile: Profile | None) -> Device:
    """A device in the state that the suite's episodes start from; for any test, not only tasks."""
    from pytest_androidbench.plugin.conduct.setting import set_device_up

    return set_device_up(request.node, device_profile)


@pytest.fixture
def episode(request: pytest.FixtureRequest, agent: Any, device: Device) -> Episode:
    """The episode of a task: its device, its params, and `run()`, which lets the agent act."""
    from pytest_androidbench.plugin.conduct.opening import open_episode

    return open_episode(request.node, agent, device)
