"""What it takes to go from one look of a phone to another between two episodes."""

from __future__ import annotations

import time
from functools import partial

from benchmarks.figures import Figure, median, timed
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.interface.profile import BUILT_IN
from pytest_androidbench.provision.preparing import prepare_for
from pytest_androidbench.provision.profiles import Dresser, save_dressed
from pytest_androidbench.suites.installed import find_suite, package_folder
from pytest_androidbench.suites.profile_names import own_profiles
from pytest_androidbench.suites.suite import load_suite

ROUNDS = 10
SUITE = "bmoca"


def profile_figures() -> list[Figure]:
    """Each built-in profile after each other, first made and then restored."""
    provider = PhoneProvider(export=False)
    device = provider.acquire()
    try:
        device.save_snapshot("bench")
        dresser = Dresser(device, lambda _: None)
        took: list[list[float]] = []
        for _ in range(1 + ROUNDS):
            took.append([])
            for profile in BUILT_IN.values():
                start = time.perf_counter()
                dresser.restore("bench", profile)
                took[-1].append((time.perf_counter() - start) * 1000)
    finally:
        provider.release(device)
    later = [each for row in took[1:] for each in row]
    return [
        Figure(name="profile: put on for the first time", value=median(took[0]), unit="ms"),
        Figure(
            name="profile: between two episodes",
            value=median(later),
            unit="ms",
            target=50,
            note=f"at most {max(later):.1f} ms",
        ),
    ]


def environment_figures() -> list[Figure]:
    """All looks of a suite's own: prepared, and then from one to the next as between episodes.

    The measure is a restore without any look, on the same phone in the same minute.
    """
    looks = own_profiles(SUITE)
    provider = PhoneProvider(export=False)
    device = provider.acquire()
    try:
        state = prepare_for(device, load_suite(package_folder(find_suite(SUITE)))).snapshot
        start = time.perf_counter()
        save_dressed(device, state, looks)
        prepared = time.perf_counter() - start
        dresser = Dresser(device, lambda _: None)
        plain: list[float] = []
        switched: list[float] = []
        for look in looks:
            # An episode looks at the screen, which is more than nothing to come back from.
            device.observe()
            switched += timed(partial(dresser.restore, state, look), 1, warm_up=0)
            device.observe()
            plain += timed(partial(device.restore, state), 1, warm_up=0)
    finally:
        provider.release(device)
    return [
        Figure(name=f"profile: {len(looks)} of {SUITE} prepared", value=prepared, unit="s",
               target=30, note=f"{prepared / len(looks) * 1000:.0f} ms each"),
        Figure(name=f"profile: from one of {SUITE} to the next", value=median(switched),
               unit="ms", target=50, note=f"at most {max(switched):.1f} ms"),
        Figure(name="profile: the same, by a restore without any look",
               value=median(switched) / median(plain), unit="x", target=3),
    ]  # fmt: skip
