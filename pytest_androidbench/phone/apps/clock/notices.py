"""The notifications of alarms and timers."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.clock import timers
from pytest_androidbench.phone.apps.clock.formats import countdown, time_left
from pytest_androidbench.phone.apps.clock.timers import Timer
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

PACKAGE: Final = "com.google.android.deskclock"
DESK_CLOCK: Final = "com.android.deskclock.DeskClock"
ALARM_SCREEN: Final = "com.android.deskclock.alarms.AlarmActivity"
EXPIRED_TIMERS: Final = "com.android.deskclock.timer.ExpiredTimersActivity"
SHOW_ALARMS: Final = "android.intent.action.SHOW_ALARMS"
SHOW_TIMERS: Final = "android.intent.action.SHOW_TIMERS"
TOGGLE_TIMER: Final = "com.android.deskclock.action.TOGGLE_TIMER"
RESET_TIMER: Final = "com.android.deskclock.action.RESET_TIMER"
ADD_MINUTE: Final = "com.android.deskclock.action.ADD_MINUTE_TIMER"
DISMISS_SNOOZE: Final = "com.android.deskclock.action.DISMISS_SNOOZE"
SNOOZE_ALARM: Final = "com.android.deskclock.action.ALARM_SNOOZE"
DISMISS_ALARM: Final = "com.android.deskclock.action.ALARM_DISMISS"
ALARM_ACTIONS: Final = (DISMISS_SNOOZE, SNOOZE_ALARM, DISMISS_ALARM)
TIMER_ACTIONS: Final = (TOGGLE_TIMER, RESET_TIMER, ADD_MINUTE)
SNOOZED, MISSED, BEDTIME, FIRING = 1000, 2000, 3000, 4000
"""Added to an alarm's id, for ids that no timer has."""


def timer_notice(timer: Timer, uptime_ms: int) -> Notification:
    """What a timer tells while the app is not seen, and when it is over."""
    left = timer.remaining(uptime_ms)
    if timer.state == timers.EXPIRED:
        actions = (
            _action(tr("Stop"), TOGGLE_TIMER, timer.id),
            _action(tr("+1 min"), ADD_MINUTE, timer.id),
        )
        return _timer(timer, tr("Time's up"), timer.name, actions)
    if timer.state == timers.RUNNING:
        actions = (
            _action(tr("Pause"), TOGGLE_TIMER, timer.id),
            _action(tr("+1 min"), ADD_MINUTE, timer.id),
        )
        return _timer(timer, timer.name, time_left(left), actions)
    actions = (
        _action(tr("Resume"), TOGGLE_TIMER, timer.id),
        _action(tr("Reset"), RESET_TIMER, timer.id),
    )
    return _timer(timer, timer.name, tr("Paused, {time} left", time=countdown(left)), actions)


def _timer(
    timer: Timer, title: TextLike, text: TextLike, actions: tuple[NotificationAction, ...]
) -> Notification:
    over = timer.state == timers.EXPIRED
    screen = Intent(component=f"{PACKAGE}/{EXPIRED_TIMERS}", flags=FLAG_NEW_TASK)
    return Notification(
        package=PACKAGE,
        id=timer.id,
        title=title,
        text=text,
        channel="Timers",
        importance=4 if over else 2,
        icon="hourglass_empty",
        content=show(SHOW_TIMERS),
        full_screen=screen if over else None,
        actions=actions,
        ongoing=True,
        auto_cancel=False,
    )


def firing_notice(alarm: int, label: str, now: str) -> Notification:
    """An alarm rings: over the app that is in use, or on the whole screen where none is."""
    screen = Intent(
        component=f"{PACKAGE}/{ALARM_SCREEN}", extras={"alarm": alarm}, flags=FLAG_NEW_TASK
    )
    return Notification(
        package=PACKAGE,
        id=FIRING + alarm,
        title=label or tr("Alarm"),
        text=now,
        channel="Firing alarms and timers",
        importance=4,
        icon="alarm",
        content=screen,
        full_screen=screen,
        actions=(
            _action(tr("Snooze"), SNOOZE_ALARM, alarm),
            _action(tr("Stop"), DISMISS_ALARM, alarm),
        ),
        ongoing=True,
        auto_cancel=False,
    )


def snoozed_notice(alarm: int, label: TextLike, time: str) -> Notification:
    """An alarm rings again later."""
    dismiss = _action(tr("Dismiss"), DISMISS_SNOOZE, alarm)
    return Notification(
        package=PACKAGE,
        id=SNOOZED + alarm,
        title=label,
        text=tr("Snoozing until {time}", time=time),
        channel="Upcoming alarms",
        icon="alarm",
        content=show(SHOW_ALARMS),
        actions=(dismiss,),
        ongoing=True,
    )


def missed_notice(alarm: int, label: str, time: str) -> Notification:
    """An alarm rang and nobody stopped it."""
    return Notification(
        package=PACKAGE,
        id=MISSED + alarm,
        title=tr("Missed alarm"),
        text=f"{time} - {label}" if label else time,
        channel="Missed alarms",
        icon="alarm",
        content=show(SHOW_ALARMS),
    )


def bedtime_notice(wake_up: str) -> Notification:
    """It is time to sleep."""
    return Notification(
        package=PACKAGE,
        id=BEDTIME,
        title=tr("Bedtime"),
        text=tr("Alarm set for {time}.", time=wake_up),
        channel="Bedtime",
        icon="hotel",
        content=show(SHOW_ALARMS),
    )


def _action(label: Message, action: str, id_: int) -> NotificationAction:
    intent = Intent(action=action, component=f"{PACKAGE}/.NotificationReceiver", extras={"id": id_})
    return NotificationAction(label=label, intent=intent)


def show(action: str) -> Intent:
    """Opens the clock on one of its tabs."""
    return Intent(component=f"{PACKAGE}/{DESK_CLOCK}", action=action, flags=FLAG_NEW_TASK)
