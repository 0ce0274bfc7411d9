"""What other apps ask of the clock by `AlarmClock`'s actions: `HandleApiCalls` of DeskClock.

It has no screen of its own. With `SKIP_UI` an alarm or a timer is set and nothing else is seen;
without, the clock opens on the tab that shows it.
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.clock import notices
from pytest_androidbench.phone.apps.clock.alarms import Alarm
from pytest_androidbench.phone.system.intents import Intent

ACTIVITY: Final = "com.android.deskclock.HandleApiCalls"
SET_ALARM: Final = "android.intent.action.SET_ALARM"
SET_TIMER: Final = "android.intent.action.SET_TIMER"
ACTIONS: Final = (SET_ALARM, notices.SHOW_ALARMS, SET_TIMER, notices.SHOW_TIMERS)
EXTRA: Final = "android.intent.extra.alarm."


def alarm_of(intent: Intent) -> Alarm | None:
    """The alarm that is to be set; None where its time is left to the user."""
    if intent.action != SET_ALARM or f"{EXTRA}HOUR" not in intent.extras:
        return None
    hour, minute = intent.number(f"{EXTRA}HOUR") % 24, intent.number(f"{EXTRA}MINUTES") % 60
    return Alarm(hour=hour, minute=minute, label=intent.text(f"{EXTRA}MESSAGE"))


def timer_of(intent: Intent) -> int | None:
    """The milliseconds of the timer that is to run; None where they are left to the user."""
    if intent.action != SET_TIMER or f"{EXTRA}LENGTH" not in intent.extras:
        return None
    return intent.number(f"{EXTRA}LENGTH") * 1000


def page_of(intent: Intent) -> Intent:
    """What opens the clock where the intent's matter is seen."""
    alarms = intent.action in {SET_ALARM, notices.SHOW_ALARMS}
    return notices.show(notices.SHOW_ALARMS if alarms else notices.SHOW_TIMERS)


def is_silent(intent: Intent) -> bool:
    """Whether nothing is to be shown of what was set."""
    return bool(intent.extras.get(f"{EXTRA}SKIP_UI"))
