"""The clock is set as before each task."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from tests.published.scripted import ScriptedPhone

SET = "1015153423.00"
STARTS = datetime(2023, 10, 15, 15, 34)
FORM = "%a %b %d %H:%M:%S %Z %Y"
"""How `date` is read by who moves the clock on."""


def set_by_hand(phone: ScriptedPhone) -> None:
    """No time and no zone from outside, hours to 24, the zone, the start of all tasks."""
    for space, key, value in (
        ("global", "auto_time", "0"),
        ("global", "auto_time_zone", "0"),
        ("system", "time_12_24", "24"),
    ):
        phone.shell("settings", "put", space, key, value)
    assert phone.shell("service", "call", "alarm", "3", "s16", "UTC").startswith("Result: Parcel(")
    phone.shell("date", SET)


@pytest.mark.parametrize("flags", [(), ("--wall-clock",)], ids=["virtual", "by the wall's clock"])
def test_the_clock_starts_where_all_tasks_start(
    flags: tuple[str, ...], fresh: Callable[..., ScriptedPhone]
) -> None:
    phone = fresh(*flags)
    phone.shell("setprop", "persist.sys.timezone", "Asia/Tokyo")
    set_by_hand(phone)
    said = phone.shell("date").strip()
    assert " UTC " in said
    assert STARTS <= datetime.strptime(said, FORM) < STARTS + timedelta(seconds=30)
    assert phone.shell("settings", "get", "system", "time_12_24") == "24\n"


def test_the_clock_is_moved_on_and_back(phone: ScriptedPhone) -> None:
    set_by_hand(phone)
    for minutes in (500, -499, 7):
        now = datetime.strptime(phone.shell("date").strip(), FORM)
        wanted = now + timedelta(minutes=minutes)
        phone.shell("date", wanted.strftime("%m%d%H%M%y.%S"))
        assert datetime.strptime(phone.shell("date").strip(), FORM) == wanted
