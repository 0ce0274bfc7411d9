"""Dialogs in which a date, a time or a colour is chosen."""

from pytest_androidbench.phone.system.pickers.color_dialog import PickColor
from pytest_androidbench.phone.system.pickers.date_dialog import PickDate
from pytest_androidbench.phone.system.pickers.material_time_dialog import PickTimeMaterial
from pytest_androidbench.phone.system.pickers.month_view import Day, MonthView
from pytest_androidbench.phone.system.pickers.revealing import RevealingList
from pytest_androidbench.phone.system.pickers.spin_dialog import SpinDate
from pytest_androidbench.phone.system.pickers.time_dialog import PickTime

__all__ = [
    "Day",
    "MonthView",
    "PickColor",
    "PickDate",
    "PickTime",
    "PickTimeMaterial",
    "RevealingList",
    "SpinDate",
]
