from __future__ import annotations

from pytest_androidbench.appdata.clock import Clock
from pytest_androidbench.interface.observation import Node, Observation


def clock(*labels: str, package: str = "com.google.android.deskclock", id_: str = "") -> Clock:
    nodes = tuple(
        Node(index=i, bounds=(0, 0, 9, 9), desc=label, resource_id=id_)
        for i, label in enumerate(labels)
    )
    return Clock(Observation(nodes=nodes, package=package, activity="DeskClock", width=9, height=9))


def test_a_running_stopwatch_offers_pause_and_lap() -> None:
    assert clock("Stopwatch", "Pause", "Lap").stopwatch_running
    assert not clock("Stopwatch", "Pause", "Lap").stopwatch_paused


def test_a_paused_stopwatch_offers_start() -> None:
    seen = clock("Stopwatch", "Start", id_="p:id/stopwatch_time_text")
    assert seen.stopwatch_paused
    assert not seen.stopwatch_running


def test_a_timer_beside_the_stopwatchs_tab_is_no_paused_stopwatch() -> None:
    assert not clock("Stopwatch", "Start").stopwatch_paused


def test_another_app_is_no_clock() -> None:
    assert not clock("Pause", "Lap", package="com.other").stopwatch_running


def test_a_timers_entry_is_read_from_digits_and_words() -> None:
    assert clock("1 hour, 2 minutes, 3 seconds").timer_entry == (1, 2, 3)
    text = Node(index=0, bounds=(0, 0, 9, 9), text="01h 02m 03s")
    seen = Observation(
        nodes=(text,), package="com.android.deskclock", activity="", width=9, height=9
    )
    assert Clock(seen).timer_entry == (1, 2, 3)
    assert clock("Start").timer_entry == ()


def test_timers_are_seen_by_their_cards_or_while_one_more_is_typed() -> None:
    card = Node(index=0, bounds=(0, 0, 9, 9), resource_id="p:id/timer_time_text", text="4:59")
    seen = Observation(
        nodes=(card,), package="com.android.deskclock", activity="", width=9, height=9
    )
    assert Clock(seen).has_timers
    assert clock("0 hours, 0 minutes, 0 seconds", "Cancel").has_timers
    assert not clock("0 hours, 0 minutes, 0 seconds").has_timers


def test_another_app_has_neither_a_paused_stopwatch_nor_timers() -> None:
    paused = clock("Stopwatch", "Start", package="com.other", id_="p:id/stopwatch_time_text")
    assert not paused.stopwatch_paused
    entry = clock("0 hours, 0 minutes, 0 seconds", "Cancel", package="com.other")
    assert not entry.has_timers
    assert not clock("4:59", package="com.other", id_="p:id/timer_time_text").has_timers


def test_a_stopwatch_that_offers_one_of_both_alone_does_not_run() -> None:
    assert not clock("Stopwatch", "Pause").stopwatch_running
    assert not clock("Stopwatch", "Lap").stopwatch_running
    # With nothing else on the screen than the two it does.
    both = Node(index=0, bounds=(0, 0, 9, 9), text="Pause", desc="Lap")
    seen = Observation(
        nodes=(both,), package="com.android.deskclock", activity="", width=9, height=9
    )
    assert Clock(seen).stopwatch_running


def test_what_can_be_cancelled_is_no_timer_unless_one_is_typed() -> None:
    assert not clock("Cancel").has_timers
    assert not clock("0 hours, 0 minutes, 0 seconds").has_timers
