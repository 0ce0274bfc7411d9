"""The alarm that is there, and new ones that ring on some days, are two, or are louder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.task import TaskFunction
from task_suites.bmoca import test_settings as settings
from task_suites.bmoca.state import volume
from task_suites.bmoca.test_alarms import PINNED, make_alarm
from task_suites.bmoca.test_clock import open_tab
from task_suites.bmoca_131.again import solution_of
from task_suites.bmoca_131.catalogue import LaterTask, limits, published
from task_suites.bmoca_131.judging import judge_later
from task_suites.bmoca_131.state import RepeatedAlarm, repeated_alarms

MADE: Final = "there are such alarms, and no other was changed"
MADE_AND_LOUDER: Final = "there is such an alarm, no other was changed, and alarms are louder"
RINGS: Final = "the alarm is on, and there is no other"
GONE: Final = "the alarm is gone, and there is no other"
WEEKEND: Final = 0b1100000
"""Saturday and Sunday: the days of the alarm that is there."""
SEEDED: Final = RepeatedAlarm(9, 0, WEEKEND, enabled=False)
TURN_UP: Final = solution_of(settings.test_volume_up_alarm)


def add_at(*times: tuple[int, int]) -> Callable[[Pilot], None]:
    """Makes alarms."""

    def add(pilot: Pilot) -> None:
        open_tab(pilot, "alarm")
        for hour, minute in times:
            make_alarm(pilot, hour, minute)

    return add


def day_buttons(pilot: Pilot) -> list[int]:
    """The places of the buttons for Monday to Sunday in an open card.

    Which day a week begins with depends on the country, and their names on the language. But the
    alarm that is there rings on Saturdays and Sundays: open its card before.
    """
    nodes = [n for n in pilot.observation.nodes if "/day_button_" in n.resource_id]
    on = [node.checked for node in nodes]
    monday = next(at for at, is_on in enumerate(on) if not is_on and on[at - 1])
    return [(monday + day) % len(on) for day in range(len(on))]


def add_on_days(hour: int, minute: int, days: Collection[int]) -> Callable[[Pilot], None]:
    """Makes an alarm that rings on some days, counted from Monday = 0."""

    def add(pilot: Pilot) -> None:
        open_tab(pilot, "alarm")
        pilot.tap(id="arrow")
        places = day_buttons(pilot)
        make_alarm(pilot, hour, minute)
        for day in days:
            pilot.tap(id=f"day_button_{places[day]}")

    return add


def judge_new(episode: Episode, task_id: str, label: str, *, also: Callable[[], bool]) -> None:
    """Expect the published alarms beside the one that was there, and something more."""
    device, new = episode.device, asked_for(published()[task_id])
    before, times = repeated_alarms(device), [(alarm.hour, alarm.minute) for alarm in new]

    def is_made() -> bool:
        return are_made(device, before, new) and also()

    # The clock is held wherever the goal has a time that the first sixty are about.
    pinned = next(PINNED[time] for time in PINNED if time in times)
    judge_later(episode, task_id, label, is_made, pinned=pinned)


def asked_for(task: LaterTask) -> list[RepeatedAlarm]:
    """The alarms that a task is about, which shall be on."""
    days = int(task.values[0] or 0) if task.kind == "alarms" else 0
    times = [map(int, time.split(":")) for time in task.subjects]
    return [RepeatedAlarm(hour, minute, days, enabled=True) for hour, minute in times]


def are_made(device: Device, before: Iterable[RepeatedAlarm], new: Iterable[RepeatedAlarm]) -> bool:
    """Whether there are new alarms beside those that were there, and no other."""
    return repeated_alarms(device) == sorted([*before, *new])


def is_louder(device: Device, quiet: int) -> bool:
    """Whether alarms are louder than they were."""
    return volume(device, "alarm") > quiet


def judge_alarms(episode: Episode, task_id: str) -> None:
    """Expect the published alarms, and no other change."""
    judge_new(episode, task_id, MADE, also=lambda: True)


def judge_louder(episode: Episode, task_id: str) -> None:
    """Expect the published alarm, and that alarms are louder than they were.

    They begin as loud as the published rule compares with: at the least.
    """
    device, quiet = episode.device, int(published()[task_id].values[0])
    device.put_setting("system", "volume_alarm", quiet)
    judge_new(episode, task_id, MADE_AND_LOUDER, also=lambda: is_louder(device, quiet))


def days_task(
    task_id: str, goal: str, *, wrong: Collection[int], how: str
) -> Callable[[Callable[[Episode], None]], TaskFunction[[Episode]]]:
    """A task with an alarm on some days: its mistake has it on others."""
    known = published()[task_id]
    hour, minute = map(int, known.subjects[0].split(":"))
    days = [day for day in range(7) if int(known.values[0]) >> day & 1]

    def declare(function: Callable[[Episode], None]) -> TaskFunction[[Episode]]:
        made = task(task_id, goal, limits=known.limits, app=known.app)(function)
        made.solution(add_on_days(hour, minute, days))
        made.mistake(how, fails=MADE)(add_on_days(hour, minute, wrong))
        return made

    return declare


@task("alarm_on_0900", "Switch the alarm at 09:00 on.", limits=limits("alarm_on_0900"), app="clock")
def test_alarm_on_0900(episode: Episode) -> None:
    wanted = RepeatedAlarm(9, 0, WEEKEND, enabled=True)
    judge_later(
        episode, "alarm_on_0900", RINGS, lambda: repeated_alarms(episode.device) == [wanted]
    )


@test_alarm_on_0900.solution
def switch_nine_on(pilot: Pilot) -> None:
    open_tab(pilot, "alarm")
    pilot.tap(id="onoff")


@test_alarm_on_0900.mistake("only its card", fails=RINGS)
def only_open_card(pilot: Pilot) -> None:
    open_tab(pilot, "alarm")
    pilot.tap(id="arrow")


test_alarm_on_0900.mistake("a new one", fails=RINGS)(add_at((10, 30)))


@task(
    "alarm_delete_0900",
    "Delete the alarm at 09:00.",
    limits=limits("alarm_delete_0900"),
    app="clock",
)
def test_alarm_delete_0900(episode: Episode) -> None:
    judge_later(episode, "alarm_delete_0900", GONE, lambda: not repeated_alarms(episode.device))


@test_alarm_delete_0900.solution
def delete_nine(pilot: Pilot) -> None:
    open_tab(pilot, "alarm")
    left, top, right, bottom = pilot.tap(id="arrow").node(id="delete").bounds
    # Near its end: on a screen with large things the button for new alarms lies over its middle.
    pilot.tap(at=(right - (right - left) // 8, (top + bottom) // 2))


def beside_nine(act: Callable[[Pilot], None]) -> Callable[[Pilot], None]:
    """Switches the alarm that is there on, and does something else then."""

    def act_both(pilot: Pilot) -> None:
        switch_nine_on(pilot)
        act(pilot)

    return act_both


@test_alarm_delete_0900.mistake("switched on instead", fails=GONE)
def only_switch_nine_on(pilot: Pilot) -> None:
    switch_nine_on(pilot)


@days_task(
    "alarm_midweek_1030",
    "Set an alarm for 10:30 that rings every Monday, Tuesday, Wednesday and Thursday.",
    wrong=(4, 0, 1, 2, 3),
    how="on Fridays, too",
)
def test_alarm_midweek_1030(episode: Episode) -> None:
    judge_alarms(episode, "alarm_midweek_1030")


@days_task(
    "alarm_weekday_1030",
    "Set an alarm for 10:30 that rings on every day from Monday to Friday.",
    wrong=range(4),
    how="not on Fridays",
)
def test_alarm_weekday_1030(episode: Episode) -> None:
    judge_alarms(episode, "alarm_weekday_1030")


@days_task(
    "alarm_weekend_1030",
    "Set an alarm for 10:30 that rings every Saturday and Sunday.",
    wrong=(4, 5),
    how="on Fridays and Saturdays",
)
def test_alarm_weekend_1030(episode: Episode) -> None:
    judge_alarms(episode, "alarm_weekend_1030")


test_alarm_weekend_1030.mistake("the other one on, too", fails=MADE)(
    beside_nine(add_on_days(10, 30, (5, 6)))
)


@days_task(
    "alarm_weekday_1330",
    "Set an alarm for 13:30 that rings on every day from Monday to Friday.",
    wrong=(),
    how="once",
)
def test_alarm_weekday_1330(episode: Episode) -> None:
    judge_alarms(episode, "alarm_weekday_1330")


@days_task(
    "alarm_weekend_1330",
    "Set an alarm for 13:30 that rings every Saturday and Sunday.",
    wrong=(5,),
    how="only on Saturdays",
)
def test_alarm_weekend_1330(episode: Episode) -> None:
    judge_alarms(episode, "alarm_weekend_1330")


@task(
    "alarms_1330_1530",
    "Set an alarm for 13:30, and another one two hours later.",
    limits=limits("alarms_1330_1530"),
    app="clock",
)
def test_alarms_1330_1530(episode: Episode) -> None:
    judge_alarms(episode, "alarms_1330_1530")


test_alarms_1330_1530.solution(add_at((13, 30), (15, 30)))
test_alarms_1330_1530.mistake("an hour later", fails=MADE)(add_at((13, 30), (14, 30)))
test_alarms_1330_1530.mistake("the later one alone", fails=MADE)(add_at((15, 30)))


@task(
    "alarms_1130_1330",
    "Set an alarm for 13:30, and another one two hours earlier.",
    limits=limits("alarms_1130_1330"),
    app="clock",
)
def test_alarms_1130_1330(episode: Episode) -> None:
    judge_alarms(episode, "alarms_1130_1330")


test_alarms_1130_1330.solution(add_at((13, 30), (11, 30)))
test_alarms_1130_1330.mistake("two hours later", fails=MADE)(add_at((13, 30), (15, 30)))
test_alarms_1130_1330.mistake("the first one alone", fails=MADE)(add_at((13, 30)))


def add_and_turn_up(hour: int, minute: int) -> Callable[[Pilot], None]:
    """Makes an alarm, and turns the volume of alarms up."""

    def add(pilot: Pilot) -> None:
        add_at((hour, minute))(pilot)
        TURN_UP(pilot)

    return add


@task(
    "alarm_volume_1030",
    "Set an alarm for 10:30, and turn the volume of alarms up in the settings.",
    limits=limits("alarm_volume_1030"),
    app=("clock", "settings"),
)
def test_alarm_volume_1030(episode: Episode) -> None:
    judge_louder(episode, "alarm_volume_1030")


test_alarm_volume_1030.solution(add_and_turn_up(10, 30))
test_alarm_volume_1030.mistake("the alarm alone", fails=MADE_AND_LOUDER)(add_at((10, 30)))


@task(
    "alarm_volume_1330",
    "Set an alarm for 13:30, and turn the volume of alarms up in the settings.",
    limits=limits("alarm_volume_1330"),
    app=("clock", "settings"),
)
def test_alarm_volume_1330(episode: Episode) -> None:
    judge_louder(episode, "alarm_volume_1330")


test_alarm_volume_1330.solution(add_and_turn_up(13, 30))
test_alarm_volume_1330.mistake("the volume alone", fails=MADE_AND_LOUDER)(TURN_UP)
