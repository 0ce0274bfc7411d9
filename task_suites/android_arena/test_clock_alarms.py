"""Alarms of the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.clock_data import Alarm, ClockData
from pytest_androidbench.appdata.validators import only_added, only_changed, only_removed
from pytest_androidbench.interface.actions import Tap
from pytest_androidbench.interface.finding import Target, find_all
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.looking import in_sight

CLOCK: Final = "com.google.android.deskclock"
IN_FRONT: Final = "the clock is in front"
MADE: Final = "there is such an alarm, and no other was changed"
OFF: Final = "the alarm is off, and no other was changed"
GONE: Final = "the alarm is gone, and no other"
KNOWN: Final = (
    Alarm(hour=7, minute=15, label="Get up", days=31),
    Alarm(hour=21, minute=40, label="Water the plants"),
)
"""Who is there already; no drawn one has their times or labels."""
LABELS: Final = one_of(
    "Meeting", "Call the bank", "Laundry", "Bread in the oven", "Bus to town", "Guitar lesson"
)
TIMES: Final = st.tuples(st.integers(8, 20), st.integers(0, 11)).map(
    lambda time: f"{time[0]:02d}:{time[1] * 5:02d}"
).filter(lambda time: not "15:30" <= time < "17:00")  # fmt: skip
"""None that rings during an episode, which begins at 15:34."""


def alarm_at(time: str, label: str) -> Alarm:
    """An alarm that is on and rings once."""
    hour, minute = time.split(":")
    return Alarm(hour=int(hour), minute=int(minute), label=label)


@arena_task("clock_open", "Open the clock app.")
def test_open(episode: Episode) -> None:
    episode.run()
    with episode.check(IN_FRONT):
        assert not in_sight(episode.device, CLOCK)


@test_open.solution
def open_clock(pilot: Pilot) -> None:
    pilot.open("Clock")


@test_open.mistake("another app", fails=IN_FRONT)
def open_contacts(pilot: Pilot) -> None:
    pilot.open("Contacts")


@test_open.mistake("left again", fails=IN_FRONT)
def open_and_leave(pilot: Pilot) -> None:
    pilot.open("Clock").home()


@arena_task(
    "clock_create_alarm",
    "Set a new alarm for {time} in the clock app, and label it {label}.",
    params={"time": TIMES, "label": LABELS},
)
def test_create_alarm(episode: Episode, time: str, label: str) -> None:
    data = ClockData(episode.device)
    data.put_alarms(KNOWN)
    before = data.alarms()
    episode.run()
    with episode.check(MADE):
        assert only_added(before, data.alarms(), [alarm_at(time, label)])


def set_alarm(pilot: Pilot, time: str) -> None:
    """Make an alarm: hours and minutes are touched on the face of a clock."""
    pilot.open("Clock").tap(id="tab_menu_alarm").tap("Add alarm")
    for number in time.split(":"):
        marks = (node for node in pilot.observation.nodes if not node.resource_id)
        pilot.do(Tap(next(mark.index for mark in marks if mark.text == number)))
    pilot.tap(id="material_timepicker_ok_button")


def name_open_alarm(pilot: Pilot, label: str) -> None:
    """Label the alarm whose card is unfolded, as that of a new one is."""
    pilot.tap("Add label").type(None, label, id="label_input_field").tap("OK")


@test_create_alarm.solution
def create_alarm(pilot: Pilot, time: str, label: str) -> None:
    set_alarm(pilot, time)
    name_open_alarm(pilot, label)


@test_create_alarm.mistake("without its label", fails=MADE)
def create_without_label(pilot: Pilot, time: str) -> None:
    set_alarm(pilot, time)


@test_create_alarm.mistake("twelve hours off", fails=MADE)
def create_at_another_time(pilot: Pilot, time: str, label: str) -> None:
    hour, minute = time.split(":")
    set_alarm(pilot, f"{(int(hour) + 12) % 24:02d}:{minute}")
    name_open_alarm(pilot, label)


@test_create_alarm.mistake("another alarm switched off as well", fails=MADE)
def create_and_switch_another_off(pilot: Pilot, time: str, label: str) -> None:
    create_alarm(pilot, time, label)
    switch(pilot, KNOWN[0].label)


@arena_task(
    "clock_disable_alarm",
    "Switch off the alarm labelled {label} in the clock app.",
    params={"time": TIMES, "label": LABELS},
)
def test_disable_alarm(episode: Episode, time: str, label: str) -> None:
    data, alarm = ClockData(episode.device), alarm_at(time, label)
    data.put_alarms([*KNOWN, alarm])
    before = data.alarms()
    episode.run()
    with episode.check(OFF):
        assert only_changed(before, data.alarms(), [(alarm, replace(alarm, enabled=False))])


def open_alarms(pilot: Pilot) -> None:
    """Show the alarms."""
    pilot.open("Clock").tap(id="tab_menu_alarm")


def place_of(pilot: Pilot, label: str) -> int:
    """Which of the alarms has a label, as they stand on the screen."""
    labels = [node.text for node in find_all(pilot.observation, Target(id="edit_label"))]
    return labels.index(label)


def switch(pilot: Pilot, label: str) -> None:
    """Switch an alarm of the list on or off."""
    pilot.tap(id="onoff", index=place_of(pilot, label))


def delete(pilot: Pilot, label: str) -> None:
    """Delete an alarm of the list."""
    pilot.tap(id="arrow", index=place_of(pilot, label)).tap(id="delete")


@test_disable_alarm.solution
def disable_alarm(pilot: Pilot, label: str) -> None:
    open_alarms(pilot)
    switch(pilot, label)


@test_disable_alarm.mistake("another alarm", fails=OFF)
def disable_another(pilot: Pilot) -> None:
    open_alarms(pilot)
    switch(pilot, KNOWN[1].label)


@test_disable_alarm.mistake("deleted instead", fails=OFF)
def delete_instead(pilot: Pilot, label: str) -> None:
    open_alarms(pilot)
    delete(pilot, label)


@arena_task(
    "clock_delete_alarm",
    "Delete the alarm labelled {label} from the clock app.",
    params={"time": TIMES, "label": LABELS},
)
def test_delete_alarm(episode: Episode, time: str, label: str) -> None:
    data, alarm = ClockData(episode.device), alarm_at(time, label)
    data.put_alarms([*KNOWN, alarm])
    before = data.alarms()
    episode.run()
    with episode.check(GONE):
        assert only_removed(before, data.alarms(), [alarm])


@test_delete_alarm.solution
def delete_alarm(pilot: Pilot, label: str) -> None:
    open_alarms(pilot)
    delete(pilot, label)


@test_delete_alarm.mistake("another alarm", fails=GONE)
def delete_another(pilot: Pilot) -> None:
    open_alarms(pilot)
    delete(pilot, KNOWN[0].label)


@test_delete_alarm.mistake("only switched off", fails=GONE)
def switch_off_instead(pilot: Pilot, label: str) -> None:
    open_alarms(pilot)
    switch(pilot, label)


@test_delete_alarm.mistake("taken back", fails=GONE)
def delete_and_undo(pilot: Pilot, label: str) -> None:
    open_alarms(pilot)
    delete(pilot, label)
    pilot.tap("Undo")
