"""Alarms: the seeded one at nine, and new ones."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.interface.finding import Target, find_all
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.state import AlarmAt, alarms
from task_suites.bmoca.test_clock import open_tab

NINE: Final = (9, 0)
RINGS: Final = "the alarm is on, and no other was changed"
GONE: Final = "the alarm is gone, and no other"
MADE: Final = "there is such an alarm, and no other was changed"
PINNED: Final = {
    (6, 30): datetime(2015, 12, 31, 6, 27, tzinfo=UTC),
    (10, 30): datetime(2015, 12, 31, 13, 30, tzinfo=UTC),
    (13, 30): datetime(2015, 12, 31, 10, 30, tzinfo=UTC),
    (17, 30): datetime(2015, 12, 31, 17, 33, tzinfo=UTC),
    (20, 30): datetime(2016, 12, 31, 22, 29, tzinfo=UTC),
    (23, 30): datetime(2016, 1, 1, 3, 30, tzinfo=UTC),
}
"""The published times at which the clock is held: the new alarm is then the one that rings next."""


def judge_new_alarm(episode: Episode, task_id: str, hour: int, minute: int) -> None:
    """Expect an alarm that was not there, among those that were."""
    before = alarms(episode.device)
    wanted = AlarmAt(hour, minute, enabled=True)

    def is_made() -> bool:
        now = alarms(episode.device)
        return len(now) == len(before) + 1 and set(now) == {*before, wanted}

    judge(episode, task_id, MADE, is_made, pinned=PINNED[hour, minute])


def choose_time(pilot: Pilot, hour: int, minute: int) -> None:
    """Ask for a new one, and choose its time on the face: of its hours first, then of its minutes.

    Numbers are written in the language's digits, which `int` reads.
    """
    pilot.tap(id="fab")
    for number in (hour, minute):
        marks = (node for node in pilot.observation.nodes if not node.resource_id)
        mark = next(node for node in marks if node.text.isdecimal() and int(node.text) == number)
        pilot.tap(at=mark.center)


def make_alarm(pilot: Pilot, hour: int, minute: int) -> None:
    """Make one on the page of alarms; its card is open then."""
    choose_time(pilot, hour, minute)
    pilot.tap(id="material_timepicker_ok_button")


def add_alarm(pilot: Pilot, hour: int, minute: int) -> None:
    """Make one from wherever one is."""
    open_tab(pilot, "alarm")
    make_alarm(pilot, hour, minute)


def delete_alarm(pilot: Pilot, place: int) -> None:
    """Delete one by its place in the list, which is moved where the button is not free."""
    open_tab(pilot, "alarm")
    pilot.tap(id="arrow", index=place)
    round_button = pilot.node(id="fab")
    shown = find_all(pilot.observation, Target(id="delete"))
    if not shown or shown[0].bounds[3] > round_button.bounds[1]:
        # Beside the round button over the middle of the list, which would take the finger.
        left, top, right, bottom = pilot.node(id="alarm_recycler_view").bounds
        x = left + (right - left) // 5
        pilot.swipe((x, (top + 3 * bottom) // 4), (x, top))
    pilot.tap(id="delete")


@task("alarm_on_0900", "Switch the alarm at 09:00 on.", limits=limits("alarm_on_0900"), app="clock")
def test_alarm_on_0900(episode: Episode) -> None:
    others = [alarm for alarm in alarms(episode.device) if (alarm.hour, alarm.minute) != NINE]

    def is_on() -> bool:
        return alarms(episode.device) == sorted(
            [*others, AlarmAt(*NINE, enabled=True)], key=lambda a: (a.hour, a.minute)
        )

    judge(episode, "alarm_on_0900", RINGS, is_on)


@test_alarm_on_0900.solution
def switch_nine_on(pilot: Pilot) -> None:
    open_tab(pilot, "alarm")
    pilot.tap(id="onoff", index=1)


@test_alarm_on_0900.mistake("the other alarm", fails=RINGS)
def switch_half_past_eight_on(pilot: Pilot) -> None:
    open_tab(pilot, "alarm")
    pilot.tap(id="onoff", index=0)


@task(
    "alarm_delete_0900",
    "Delete the alarm at 09:00.",
    limits=limits("alarm_delete_0900"),
    app="clock",
)
def test_alarm_delete_0900(episode: Episode) -> None:
    others = [alarm for alarm in alarms(episode.device) if (alarm.hour, alarm.minute) != NINE]
    judge(episode, "alarm_delete_0900", GONE, lambda: alarms(episode.device) == others)


@test_alarm_delete_0900.solution
def delete_nine(pilot: Pilot) -> None:
    delete_alarm(pilot, 1)


@test_alarm_delete_0900.mistake("the other alarm", fails=GONE)
def delete_half_past_eight(pilot: Pilot) -> None:
    delete_alarm(pilot, 0)


@task(
    "alarm_create_0630", "Set an alarm for 06:30.", limits=limits("alarm_create_0630"), app="clock"
)
def test_alarm_create_0630(episode: Episode) -> None:
    judge_new_alarm(episode, "alarm_create_0630", 6, 30)


@test_alarm_create_0630.solution
def add_0630(pilot: Pilot) -> None:
    add_alarm(pilot, 6, 30)


@test_alarm_create_0630.mistake("the evening", fails=MADE)
def add_1830(pilot: Pilot) -> None:
    add_alarm(pilot, 18, 30)


@task(
    "alarm_create_1030", "Set an alarm for 10:30.", limits=limits("alarm_create_1030"), app="clock"
)
def test_alarm_create_1030(episode: Episode) -> None:
    judge_new_alarm(episode, "alarm_create_1030", 10, 30)


@test_alarm_create_1030.solution
def add_1030(pilot: Pilot) -> None:
    add_alarm(pilot, 10, 30)


@test_alarm_create_1030.mistake("the full hour", fails=MADE)
def add_1000(pilot: Pilot) -> None:
    add_alarm(pilot, 10, 0)


@task(
    "alarm_create_1330", "Set an alarm for 13:30.", limits=limits("alarm_create_1330"), app="clock"
)
def test_alarm_create_1330(episode: Episode) -> None:
    judge_new_alarm(episode, "alarm_create_1330", 13, 30)


@test_alarm_create_1330.solution
def add_1330(pilot: Pilot) -> None:
    add_alarm(pilot, 13, 30)


@test_alarm_create_1330.mistake("the night", fails=MADE)
def add_0130(pilot: Pilot) -> None:
    add_alarm(pilot, 1, 30)


@task(
    "alarm_create_1730", "Set an alarm for 17:30.", limits=limits("alarm_create_1730"), app="clock"
)
def test_alarm_create_1730(episode: Episode) -> None:
    judge_new_alarm(episode, "alarm_create_1730", 17, 30)


@test_alarm_create_1730.solution
def add_1730(pilot: Pilot) -> None:
    add_alarm(pilot, 17, 30)


@test_alarm_create_1730.mistake("an hour late", fails=MADE)
def add_1630(pilot: Pilot) -> None:
    add_alarm(pilot, 16, 30)


@task(
    "alarm_create_2030", "Set an alarm for 20:30.", limits=limits("alarm_create_2030"), app="clock"
)
def test_alarm_create_2030(episode: Episode) -> None:
    judge_new_alarm(episode, "alarm_create_2030", 20, 30)


@test_alarm_create_2030.solution
def add_2030(pilot: Pilot) -> None:
    add_alarm(pilot, 20, 30)


@test_alarm_create_2030.mistake("not confirmed", fails=MADE)
def leave_2030(pilot: Pilot) -> None:
    open_tab(pilot, "alarm")
    choose_time(pilot, 20, 30)


@task(
    "alarm_create_2330", "Set an alarm for 23:30.", limits=limits("alarm_create_2330"), app="clock"
)
def test_alarm_create_2330(episode: Episode) -> None:
    judge_new_alarm(episode, "alarm_create_2330", 23, 30)


@test_alarm_create_2330.solution
def add_2330(pilot: Pilot) -> None:
    add_alarm(pilot, 23, 30)


@test_alarm_create_2330.mistake("the morning", fails=MADE)
def add_1130(pilot: Pilot) -> None:
    add_alarm(pilot, 11, 30)
