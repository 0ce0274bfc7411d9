"""What it takes to go from one look of a phone to another between two episodes."""

from __future__ import annotations

import time

from benchmarks.figures import Figure, median
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.interface.profile import BUILT_IN
from pytest_androidbench.provision.profiles import Dresser

ROUNDS = 10


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
