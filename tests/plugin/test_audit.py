"""`--ab-audit`: doing nothing fails, the solution passes, each mistake fails where it should."""

from __future__ import annotations

import pytest

from fixtures.benches import LAMP, Bench
from pytest_androidbench.records.outcome import Outcome

MISTAKES = """
    @test_lamp_on.mistake("the fan instead", fails="lamp is on")
    def fan(pilot):
        pilot.tap("Fan")

    @test_lamp_on.mistake("on and off again", fails="lamp is on")
    def twice(pilot):
        pilot.tap("Lamp").tap("Lamp")
"""
FAULTY = """
    @test_lamp_on.mistake("the fan, too", fails="lamp is on")
    def both(pilot):
        pilot.tap("Lamp").tap("Fan")

    @task("Open", "Leave the door open.")
    def test_open(episode):
        episode.run()
        assert True
"""


def test_a_sound_task_passes_in_every_part(bench: Bench) -> None:
    bench.write("test_desk.py", LAMP + MISTAKES)
    result = bench.run("--ab-audit", "-v")
    result.assert_outcomes(passed=4)
    result.stdout.fnmatch_lines(
        [
            "*seed30-null*PASSED*",
            "*seed30-mistake_the_fan_instead*PASSED*",
            "*1 of 1 tasks are sound*",
        ]
    )
    assert result.ret == 0
    outcomes = {record.audit: record.outcome for record in bench.records()}
    assert outcomes == {
        "null": Outcome.FAILED,
        "solution": Outcome.PASSED,
        "mistake:the fan instead": Outcome.FAILED,
        "mistake:on and off again": Outcome.FAILED,
    }


@pytest.mark.slow
def test_what_does_not_hold_is_named(bench: Bench) -> None:
    bench.write("test_desk.py", LAMP + FAULTY)
    result = bench.run("--ab-audit", "-n2")
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(
        [
            "*the mistake 'the fan, too' passes*",
            "*passes without doing anything, and does not declare it*",
        ]
    )
    assert result.ret == 1
