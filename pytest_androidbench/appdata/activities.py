"""Which activities came to a device's front, told by its own events log.

What an agent sees between two actions, or does in a script of its own, is in no observation; the
log has it all the same. Android 11 to 15 write `wm_set_resumed_activity`, Android 10 and before
`am_set_resumed_activity` (`EventLogTags.logtags` of the activity manager): user, component, reason.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.seeing.foreground import full_name

_RESUMED: Final = re.compile(
    r"^I/[wa]m_set_resumed_activity: \[\d+,(?P<package>[\w.]+)/(?P<name>[\w.$]+),"
)
TAGS: Final = "wm_set_resumed_activity am_set_resumed_activity"


@dataclass(frozen=True, slots=True)
class ActivityWatch:
    """What came to the front of a device since `watch_activities` was called."""

    device: Device

    def components(self) -> list[str]:
        """`package/full.class` of each, in order; one that comes back is named again."""
        printed = self.device.shell(f"logcat -d -b events -v tag -s {TAGS}").text
        read = [found for line in printed.splitlines() if (found := _RESUMED.match(line))]
        return [f"{each['package']}/{full_name(each['package'], each['name'])}" for each in read]

    def packages(self) -> set[str]:
        """The packages that they belong to."""
        return {component.partition("/")[0] for component in self.components()}


def watch_activities(device: Device) -> ActivityWatch:
    """Let the events log begin here.

    What is in front already is not told: it did not come.
    """
    device.shell("logcat -b events -c")
    return ActivityWatch(device)
