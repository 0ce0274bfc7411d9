"""Seconds are added up by name, and what never ran took none."""

from __future__ import annotations

from pytest_androidbench.episodes.stopwatch import Stopwatch


def test_what_never_ran_took_no_time() -> None:
    watch = Stopwatch()
    assert watch.spent("agent") == 0
    timing = watch.timing()
    assert (timing.lease, timing.restore, timing.arrange, timing.run) == (0, 0, 0, 0)
    assert (timing.agent, timing.checks, timing.record) == (0, 0, 0)
    assert 0 <= timing.total < 60


def test_seconds_of_a_name_are_added_up_and_told_under_it() -> None:
    watch = Stopwatch()
    for number, name in enumerate(("lease", "restore", "agent", "checks", "record"), 1):
        watch.add(name, number)
        watch.add(name, 0.25)
    timing = watch.timing()
    told = (timing.lease, timing.restore, timing.agent, timing.checks, timing.record)
    assert told == (1.25, 2.25, 3.25, 4.25, 5.25)


def test_a_part_ends_where_the_next_begins() -> None:
    watch = Stopwatch()
    watch.turn_to("arrange")
    watch.turn_to("run")
    with watch.lap("agent"):
        pass
    watch.turn_to("")
    arranged, ran = watch.spent("arrange"), watch.spent("run")
    assert arranged >= 0
    assert ran >= watch.spent("agent") > 0
    watch.turn_to("")
    assert (watch.spent("arrange"), watch.spent("run")) == (arranged, ran)
    assert watch.spent("") == 0
