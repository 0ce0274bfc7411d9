"""The state that every later task starts from: that of the first sixty, and one alarm."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.steps import SetClock
from task_suites.bmoca.recipe import START
from task_suites.bmoca.recipe import STEPS as FIRST_STEPS
from task_suites.bmoca.state import ALARMS, CLOCK

NINE: Final = {
    "hour": 9,
    "minutes": 0,
    "daysofweek": 96,
    "enabled": 0,
    "vibrate": 1,
    "label": "",
    "ringtone": "",
}
"""The alarm of the published `alarms.db`: at nine on Saturdays and Sundays, and off."""


def keep_one_alarm(device: Device) -> None:
    """Have the published alarm, and no other."""
    kept = device.database(ALARMS, package=CLOCK)
    kept.clear("alarm_instances", "alarm_templates")
    kept.insert("alarm_templates", [NINE])


STEPS: Final = (*FIRST_STEPS, keep_one_alarm, SetClock(START))
