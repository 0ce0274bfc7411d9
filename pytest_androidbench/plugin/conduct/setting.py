"""A device for a test: leased, restored to the suite's state, given its profile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from pytest_androidbench.episodes.stopwatch import Stopwatch
from pytest_androidbench.plugin.collect.tasks import suite_of
from pytest_androidbench.plugin.conduct.holding import holder_of
from pytest_androidbench.plugin.conduct.keeping import KEEPER, Keeper

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.interface.profile import Profile

PREPARE_SECONDS: Final = 900.0
"""What starting, preparing and restoring a device may take; a real one boots slowly."""


def set_device_up(item: pytest.Item, profile: Profile | None) -> Device:
    """The device of this process, ready for an item.

    Args:
        item: of a task, or a plain test.
        profile: the look it is given; None = that of the suite's state.

    Raises:
        DeviceError: no device can be had in the suite's state, or with this look.
        SuiteError: the suite.toml beside a plain test cannot be used.
    """
    keeper = item.stash.get(KEEPER, None)
    if keeper is not None:
        return _for_episode(keeper, profile)
    return holder_of(item.config).ready(suite_of(item.config, item.path), Stopwatch(), profile)


def _for_episode(keeper: Keeper, profile: Profile | None) -> Device:
    attempt, bench = keeper.attempt, keeper.bench
    suite, varied = attempt.assignment.suite, attempt.assignment.draw.variant.look
    attempt.look = profile
    if varied.values:
        profile = varied if profile is None else profile.under(varied)
    with bench.guard.watching("device", "preparing the device", PREPARE_SECONDS):
        device = bench.holder.ready(suite, attempt.stopwatch, profile)
        attempt.device = bench.holder.facts(suite)
    return device
