"""A device knows the apps of the suite whose tests use it; outside of any, those of all."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench

KITCHEN = """
    name = "kitchen"
    [apps."com.google.android.deskclock"]
    label = "Egg timer"
    names = ["kitchen clocks?"]
"""
OPENS = """
    def test_what_can_be_opened(device):
        assert "no app called" in device.open({strange!r})
        assert device.open({known!r}) == ""
        assert device.observe().package == {package!r}
"""
CLOCK = "com.google.android.deskclock"
CALENDAR = "com.simplemobiletools.calendar.pro"


@pytest.mark.slow
def test_each_suite_opens_apps_by_its_own_names(bench: Bench) -> None:
    (bench.path / "suite.toml").unlink()
    bench.write("kitchen/suite.toml", KITCHEN)
    ours, theirs = ("Kitchen Clock", CLOCK), ("simple calendar", CALENDAR)
    for name, known, strange in (
        ("kitchen/test_a_kitchen.py", ours, theirs),
        ("test_b_outside.py", theirs, ours),
        ("kitchen/test_c_kitchen.py", ours, theirs),
    ):
        text = OPENS.format(known=known[0], package=known[1], strange=strange[0])
        bench.write(name, text)
    result = bench.run(
        "--ab-device=phone", "kitchen/test_a_kitchen.py", "test_b_outside.py",
        "kitchen/test_c_kitchen.py",
    )  # fmt: skip
    result.assert_outcomes(passed=3)
