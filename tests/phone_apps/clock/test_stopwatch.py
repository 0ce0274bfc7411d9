from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.clock.stopwatch import shared_text
from tests.phone_apps.driver import Driver


@pytest.fixture
def clock(opened: Callable[[str], Driver]) -> Driver:
    driver = opened("com.google.android.deskclock")
    driver.tap("Stopwatch")
    return driver


def shown(clock: Driver) -> str:
    whole, part = clock.find("stopwatch_time_text"), clock.find("stopwatch_hundredths_text")
    assert whole is not None
    assert part is not None
    return f"{whole.text}.{part.text}"


def wait(clock: Driver, ms: int) -> None:
    clock.phone.clock.advance(ms)
    clock.phone.windows.changed()


def test_it_runs_with_the_phones_time(clock: Driver) -> None:
    assert shown(clock) == "0.00"
    clock.tap("Start")
    first = shown(clock)
    wait(clock, 61_230)
    assert shown(clock).startswith("1:0")
    assert first < "1"
    assert {"Pause", "Lap", "Reset"} <= {node.desc for node in clock.nodes()}


def test_pausing_keeps_the_time_and_reset_clears_it(clock: Driver) -> None:
    clock.tap("Start")
    wait(clock, 5_000)
    clock.tap("Pause")
    before = shown(clock)
    wait(clock, 5_000)
    assert shown(clock) == before
    clock.tap("Reset")
    assert shown(clock) == "0.00"


def test_it_keeps_running_when_the_date_is_changed(clock: Driver) -> None:
    clock.tap("Start")
    clock.phone.clock.set(clock.phone.clock.now_ms + 86_400_000)
    clock.phone.windows.changed()
    assert len(shown(clock)) == len("0.00")


def test_laps_are_listed_newest_first(clock: Driver) -> None:
    clock.tap("Start")
    wait(clock, 2_000)
    clock.tap("Lap")
    wait(clock, 3_000)
    clock.tap("Lap")
    numbers = clock.values("lap_number")
    assert numbers == ["# 3", "# 2", "# 1"]


def test_its_state_is_part_of_a_snapshot(clock: Driver) -> None:
    clock.tap("Start")
    clock.phone.snapshots.save("running")
    before = clock.phone.windows.view.dump()
    clock.tap("Pause")
    clock.tap("Reset")
    clock.phone.snapshots.load("running")
    assert clock.phone.windows.view.dump() == before


def test_who_only_looks_sees_it_run(clock: Driver) -> None:
    clock.tap("Start")
    seen = {clock.phone.windows.view.dump() for _ in range(4)}
    assert len(seen) == 4
    clock.tap("Pause")
    assert len({clock.phone.windows.view.dump() for _ in range(4)}) == 1


def test_a_time_is_shared_with_its_laps() -> None:
    assert shared_text(22_150, []) == "My time is 22.15"
    said = shared_text(82_150, [12_650, 21_300])
    assert said == "My time is 1:22.15\nLap times:\n1. 12.65\n2. 8.65\n3. 1:00.85"
