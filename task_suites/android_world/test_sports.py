"""OpenTracks: questions about what was recorded; nothing may be changed for an answer."""

from __future__ import annotations

import datetime
from collections.abc import Collection, Sequence

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.answers import Value
from pytest_androidbench.appdata.tracks import Track, Tracks
from task_suites.android_world.android_ways import open_menu
from task_suites.android_world.content.activities import (
    THIS_WEEK,
    WEEK,
    DayLog,
    Outing,
    Span,
    asked_in,
    asked_types,
    mixed,
    noise,
    on_one_day,
    several_types,
    spans,
    this_week,
)
from task_suites.android_world.questions import RIGHT, ask
from task_suites.android_world.track_ways import (
    Row,
    hold_row,
    metres_in,
    minutes_in,
    rows,
    screens,
    search,
    tap_row,
)

IN_METERS = "Answer in meters, with the number alone; a mile has 1609.344 of them, a foot 0.3048."
TOLERANCE = 10.0
METERS = ("m", "meter", "meters", "metre", "metres")
MINUTES = ("min", "mins", "minute", "minutes")
Log = Sequence[Outing]


def run_and_check(
    episode: Episode,
    tracks: list[Track],
    *wanted: Value,
    tolerance: float = 0.0,
    units: Collection[str] = (),
) -> None:
    """Ask, and see that the answer is right and no track was touched for it."""
    kept = Tracks(episode.device)
    kept.replace(tracks)
    ask(episode, kept, *wanted, tolerance=tolerance, units=units)


def of_this_week(outings: Log, noise: Log, category: str) -> list[Track]:
    """A log in which this week's tracks of a type are the given ones."""
    return mixed(outings, noise, category, asked_in(category, WEEK))


def find_this_week(pilot: Pilot, category: str) -> list[Row]:
    """This week's tracks of a type."""
    search(pilot, category)
    return rows(pilot, *WEEK)


def delete_first(pilot: Pilot) -> None:
    """Delete the track that is listed first."""
    row = next(n for n in pilot.observation.nodes if n.resource_id.endswith("list_item_name"))
    pilot.long_press(text=row.text, index=0).tap("More options").tap("Delete").tap("OK")


@task(
    "SportsTrackerActivitiesCountForWeek",
    f"How many {{category}} activities does OpenTracks show for {THIS_WEEK}? Answer with the number"
    " alone.",
    params={"category": asked_types(), "outings": this_week(1, 4), "noise": noise()},
    limits=Limits(steps=10),
    app="opentracks",
    difficulty="easy",
    tags={"search", "requires_setup", "parameterized"},
    optimal_steps=3,
)
def test_activities_count(episode: Episode, category: str, outings: Log, noise: Log) -> None:
    run_and_check(episode, of_this_week(outings, noise, category), len(outings))


@test_activities_count.solution
def count_them(pilot: Pilot, category: str) -> None:
    pilot.answer(str(len(find_this_week(pilot, category))))


@test_activities_count.mistake("counted one too many", fails=RIGHT)
def count_one_more(pilot: Pilot, category: str) -> None:
    pilot.answer(str(len(find_this_week(pilot, category)) + 1))


@test_activities_count.mistake("guessed two, or three", fails=RIGHT)
def guess(pilot: Pilot, outings: Log) -> None:
    pilot.open("OpenTracks").answer("3" if len(outings) == 2 else "2")


@test_activities_count.mistake("deleted one after it was counted")
def count_and_delete(pilot: Pilot, category: str) -> None:
    count = len(find_this_week(pilot, category))
    delete_first(pilot)
    pilot.answer(str(count))


@task(
    "SportsTrackerActivitiesOnDate",
    "Which types of activity did I record in OpenTracks {log}? Answer with the types as the app"
    " names them, separated by commas.",
    params={
        "log": several_types(
            datetime.date(2023, 9, 24), datetime.date(2023, 10, 13), least=2, most=4
        ),
        "noise": noise(),
    },
    limits=Limits(steps=20),
    app="opentracks",
    difficulty="hard",
    tags={
        *("search", "complex_ui_understanding", "screen_reading", "information_retrieval"),
        *("transcription", "parameterized"),
    },
    optimal_steps=10,
)
def test_activities_on_date(episode: Episode, log: DayLog, noise: Log) -> None:
    day = log.day.date
    tracks = mixed(log.outings, noise, "running", lambda track: track.start.date() == day)
    run_and_check(episode, tracks, *types_of(log))


def types_of(log: DayLog) -> list[str]:
    """The types of a day, in the order they were drawn in."""
    return [outing.type for outing in log.outings if outing.type is not None]


def sum_up(pilot: Pilot, day: datetime.date) -> list[str]:
    """Select all tracks of a day, and read the types of their sums."""
    pilot.open("OpenTracks")
    chosen = 0
    for screen in screens(pilot, day):
        for row in (row for row in screen if row.date == day):
            (tap_row if chosen else hold_row)(pilot, row)
            chosen += 1
    open_menu(pilot).tap("Aggregated stats")
    nodes = pilot.observation.nodes
    return [n.text for n in nodes if n.resource_id.endswith("/aggregated_stats_type_label")]


@test_activities_on_date.solution
def read_types(pilot: Pilot, log: DayLog) -> None:
    pilot.answer(", ".join(sum_up(pilot, log.day.date)))


@test_activities_on_date.mistake("one type said again in place of another", fails=RIGHT)
def say_again(pilot: Pilot, log: DayLog) -> None:
    pilot.open("OpenTracks").answer(", ".join(types_of(log)[:1] * len(log.outings)))


@test_activities_on_date.mistake("one type forgotten", fails=RIGHT)
def forget_one(pilot: Pilot, log: DayLog) -> None:
    pilot.answer(", ".join(sum_up(pilot, log.day.date)[1:]))


@task(
    "SportsTrackerActivityDuration",
    "How many minutes long is the {category} activity that I recorded in OpenTracks {log}?"
    " Answer with the number alone.",
    params={
        "category": asked_types(),
        "log": on_one_day(datetime.date(2023, 10, 5), datetime.date(2023, 10, 15)),
        "noise": noise(),
    },
    limits=Limits(steps=10),
    app="opentracks",
    difficulty="easy",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=6,
)
def test_activity_duration(episode: Episode, category: str, log: DayLog, noise: Log) -> None:
    day = (log.day.date, log.day.date)
    tracks = mixed(log.outings, noise, category, asked_in(category, day))
    run_and_check(episode, tracks, log.outings[0].minutes, units=MINUTES)


def read_minutes(pilot: Pilot, category: str, log: DayLog) -> int:
    """Search for the track, open it, and read how long it took."""
    search(pilot, category)
    [row] = rows(pilot, log.day.date, log.day.date)
    tap_row(pilot, row)
    return round(minutes_in(pilot.node(id="stats_total_time_value").text))


@test_activity_duration.solution
def tell_minutes(pilot: Pilot, category: str, log: DayLog) -> None:
    pilot.answer(str(read_minutes(pilot, category, log)))


@test_activity_duration.mistake("a minute too much", fails=RIGHT)
def add_a_minute(pilot: Pilot, category: str, log: DayLog) -> None:
    pilot.answer(str(read_minutes(pilot, category, log) + 1))


@test_activity_duration.mistake("called hours", fails=RIGHT)
def call_them_hours(pilot: Pilot, category: str, log: DayLog) -> None:
    pilot.answer(f"{read_minutes(pilot, category, log)} hours")


@test_activity_duration.mistake("seconds", fails=RIGHT)
def tell_seconds(pilot: Pilot, category: str, log: DayLog) -> None:
    pilot.answer(str(read_minutes(pilot, category, log) * 60))


@task(
    "SportsTrackerLongestDistanceActivity",
    "What is the longest distance that I covered in a single {category} activity"
    f" {THIS_WEEK}, by OpenTracks? {IN_METERS}",
    params={"category": asked_types(), "outings": this_week(2, 4), "noise": noise()},
    limits=Limits(steps=10),
    app="opentracks",
    difficulty="easy",
    tags={"parameterized", "screen_reading", "information_retrieval", "math_counting"},
    optimal_steps=2,
)
def test_longest_distance(episode: Episode, category: str, outings: Log, noise: Log) -> None:
    furthest = max(outing.metres for outing in outings)
    run_and_check(
        episode, of_this_week(outings, noise, category), furthest, tolerance=TOLERANCE, units=METERS
    )


@test_longest_distance.solution
def read_longest(pilot: Pilot, category: str) -> None:
    tap_row(pilot, max(find_this_week(pilot, category), key=lambda row: row.metres))
    value, unit = (pilot.node(id=f"stats_distance_{part}").text for part in ("value", "unit"))
    pilot.answer(f"{metres_in(f'{value} {unit}'):.1f}")


@test_longest_distance.mistake("the longest but one", fails=RIGHT)
def read_next_longest(pilot: Pilot, category: str) -> None:
    ordered = sorted(row.metres for row in find_this_week(pilot, category))
    pilot.answer(f"{ordered[-2]:.1f}")


@test_longest_distance.mistake("called miles", fails=RIGHT)
def call_them_miles(pilot: Pilot, category: str) -> None:
    furthest = max(row.metres for row in find_this_week(pilot, category))
    pilot.answer(f"{furthest:.1f} miles")


@test_longest_distance.mistake("in miles", fails=RIGHT)
def tell_miles(pilot: Pilot, category: str) -> None:
    furthest = max(row.metres for row in find_this_week(pilot, category))
    pilot.answer(f"{furthest / metres_in('1 mi'):.2f}")


@task(
    "SportsTrackerTotalDistanceForCategoryOverInterval",
    "What distance did I cover in {category} activities {span}, both days included, all in all,"
    f" by OpenTracks? {IN_METERS}",
    params={"category": asked_types(), "span": spans(1, 4), "noise": noise()},
    limits=Limits(steps=20),
    app="opentracks",
    difficulty="hard",
    tags={"search", "parameterized", "math_counting"},
    optimal_steps=11,
)
def test_total_distance(episode: Episode, category: str, span: Span, noise: Log) -> None:
    days = (span.first, span.last)
    tracks = mixed(span.outings, noise, category, asked_in(category, days))
    total = sum(outing.metres for outing in span.outings)
    run_and_check(episode, tracks, total, tolerance=TOLERANCE, units=METERS)


def add_up(pilot: Pilot, category: str, span: Span) -> float:
    """The metres of all tracks of a type between two days."""
    search(pilot, category)
    return sum(row.metres for row in rows(pilot, span.first, span.last))


@test_total_distance.solution
def tell_total(pilot: Pilot, category: str, span: Span) -> None:
    pilot.answer(f"{add_up(pilot, category, span):.1f}")


@test_total_distance.mistake("eleven meters too many", fails=RIGHT)
def tell_near_total(pilot: Pilot, category: str, span: Span) -> None:
    pilot.answer(f"{add_up(pilot, category, span) + TOLERANCE + 1:.1f}")


@test_total_distance.mistake("called feet", fails=RIGHT)
def call_them_feet(pilot: Pilot, category: str, span: Span) -> None:
    pilot.answer(f"{add_up(pilot, category, span):.1f} feet")


@test_total_distance.mistake("deleted one after it was counted")
def add_up_and_delete(pilot: Pilot, category: str, span: Span) -> None:
    total = add_up(pilot, category, span)
    delete_first(pilot)
    pilot.answer(f"{total:.1f}")


@task(
    "SportsTrackerTotalDurationForCategoryThisWeek",
    f"How many minutes did my {{category}} activities of {THIS_WEEK} take all in all, by"
    " OpenTracks? Answer with the number alone.",
    params={"category": asked_types(), "outings": this_week(1, 4), "noise": noise()},
    limits=Limits(steps=10),
    app="opentracks",
    difficulty="hard",
    tags={"math_counting", "search", "parameterized"},
    optimal_steps=8,
)
def test_total_duration(episode: Episode, category: str, outings: Log, noise: Log) -> None:
    total = sum(outing.minutes for outing in outings)
    run_and_check(episode, of_this_week(outings, noise, category), total, units=MINUTES)


def total_minutes(pilot: Pilot, category: str) -> int:
    """The minutes of this week's tracks of a type."""
    return round(sum(row.minutes for row in find_this_week(pilot, category)))


@test_total_duration.solution
def tell_total_minutes(pilot: Pilot, category: str) -> None:
    pilot.answer(str(total_minutes(pilot, category)))


@test_total_duration.mistake("a minute too few", fails=RIGHT)
def tell_fewer_minutes(pilot: Pilot, category: str) -> None:
    pilot.answer(str(total_minutes(pilot, category) - 1))


@test_total_duration.mistake("called seconds", fails=RIGHT)
def call_them_seconds(pilot: Pilot, category: str) -> None:
    pilot.answer(f"{total_minutes(pilot, category)} seconds")


@test_total_duration.mistake("the number of activities", fails=RIGHT)
def tell_count(pilot: Pilot, category: str, outings: Log) -> None:
    minutes, count = total_minutes(pilot, category), len(outings)
    pilot.answer(str(count if count != minutes else count + 1))
