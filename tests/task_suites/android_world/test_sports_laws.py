"""Recorded activities: whatever is drawn, each question has one answer that the app shows."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.tracks import Track
from pytest_androidbench.phone.apps.opentracks.kinds import kind_of
from pytest_androidbench.phone.apps.opentracks.units import FOOT, MILE, Units
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.activities import (
    ASKED,
    NAMES,
    WEEK,
    DayLog,
    asked_in,
    within,
)
from task_suites.android_world.content.days import TODAY
from task_suites.android_world.test_sports import TOLERANCE, of_this_week
from task_suites.android_world.track_ways import metres_in

COUNT: Final = "SportsTrackerActivitiesCountForWeek"
DATE: Final = "SportsTrackerActivitiesOnDate"
DURATION: Final = "SportsTrackerActivityDuration"
LONGEST: Final = "SportsTrackerLongestDistanceActivity"
INTERVAL: Final = "SportsTrackerTotalDistanceForCategoryOverInterval"
TOTAL: Final = "SportsTrackerTotalDurationForCategoryThisWeek"
NOW: Final = datetime.datetime(2023, 10, 15, 15, 34)
Values = Mapping[str, Any]


def drawn(task_id: str) -> list[Values]:
    return list(draws(tasks_of()[task_id], suite_of().name, range(200)))


def week_of(values: Values) -> list[Track]:
    """The asked type's tracks of this week in the whole log."""
    log = of_this_week(values["outings"], values["noise"], values["category"])
    return [t for t in log if t.category == values["category"] and within(t, WEEK)]


def test_there_are_as_many_types_and_names_as_upstream_has() -> None:
    assert (len(NAMES), len(ASKED)) == (19, 12)
    assert {len(names) for names in NAMES.values()} == {10}
    every = Counter(name for names in NAMES.values() for name in names)
    assert every.most_common(1)[0][1] == 1


@pytest.mark.parametrize("category", ASKED)
def test_a_search_for_an_asked_type_finds_no_other(category: str) -> None:
    others = (text for other in NAMES if other != category for text in (other, *NAMES[other]))
    assert [text for text in others if category.lower() in text.lower()] == []


@pytest.mark.parametrize("category", NAMES)
def test_every_type_is_one_of_the_apps_and_called_as_its_id(category: str) -> None:
    assert kind_of(category).id == kind_of(category).label == category


@pytest.mark.parametrize(
    ("category", "day", "asked"),
    [
        ("running", 2, True),
        ("running", 4, True),
        ("running", 1, False),
        ("running", 5, False),
        ("walking", 3, False),
    ],
)
def test_noise_is_kept_off_what_is_asked_for(category: str, day: int, asked: bool) -> None:
    start = datetime.datetime(2023, 10, day, 23, 59)
    track = Track(
        name="a", category=category, start=start, duration=datetime.timedelta(minutes=5), metres=9
    )
    days = (datetime.date(2023, 10, 2), datetime.date(2023, 10, 4))
    assert asked_in("running", days)(track) is asked


@pytest.mark.parametrize("task_id", [COUNT, LONGEST, TOTAL])
def test_only_what_is_asked_for_lies_in_the_week(task_id: str) -> None:
    for values in drawn(task_id):
        assert len(week_of(values)) == len(values["outings"])


@pytest.mark.parametrize("task_id", [COUNT, DATE, DURATION, LONGEST, INTERVAL, TOTAL])
def test_everything_is_over_by_now(task_id: str) -> None:
    for values in drawn(task_id):
        log = [outing.track("running") for outing in values["noise"]]
        assert len(log) == 20
        assert max(track.start + track.duration for track in log) < NOW


def test_counts_vary() -> None:
    counts = Counter(len(values["outings"]) for values in drawn(COUNT))
    assert counts.keys() == {1, 2, 3, 4}
    assert min(counts.values()) > 30


def test_the_longest_is_longer_than_an_answer_may_be_off() -> None:
    for values in drawn(LONGEST):
        *_, second, longest = sorted(track.metres for track in week_of(values))
        assert longest - second > 2 * 10


def test_a_day_has_two_to_four_types_each_once() -> None:
    for values in drawn(DATE):
        log: DayLog = values["log"]
        types = [outing.type for outing in log.outings]
        assert 2 <= len(set(types)) == len(types) <= 4
        assert {outing.date for outing in log.outings} == {log.day.date}
        assert datetime.date(2023, 9, 24) <= log.day.date <= datetime.date(2023, 10, 13)


def test_outings_of_an_interval_reach_its_ends() -> None:
    ends = 0
    for values in drawn(INTERVAL):
        span = values["span"]
        dates = [outing.date for outing in span.outings]
        assert span.first <= min(dates) <= max(dates) <= span.last <= TODAY
        ends += bool({span.first, span.last} & set(dates))
    assert ends > 100


def test_distances_are_shown_as_exactly_as_they_are() -> None:
    units = Units(system="IMPERIAL")
    for values in drawn(LONGEST):
        for outing in (*values["outings"], *values["noise"]):
            shown = metres_in(units.distance_text(outing.metres))
            assert shown == pytest.approx(outing.metres, abs=1e-6)


def test_sums_read_with_metric_units_are_near_enough() -> None:
    units = Units(system="METRIC")
    for values in drawn(INTERVAL):
        ways = [outing.metres for outing in values["span"].outings]
        shown = (units.distance_text(way).split() for way in ways)
        read = sum(float(number) * {"km": 1000, "m": 1}[unit] for number, unit in shown)
        assert abs(read - sum(ways)) < TOLERANCE - 1


def test_the_goals_tell_the_apps_miles_and_feet() -> None:
    assert metres_in("1 mi") == MILE
    assert metres_in("1 ft") == pytest.approx(FOOT)
