"""Dialogs in which a date, a time or a colour is chosen."""

from pytest_androidbench.phone.kit.pickers.color_dialog import PickColor
from pytest_androidbench.phone.kit.pickers.date_dialog import PickDate
from pytest_androidbench.phone.kit.pickers.material_time_dialog import PickTimeMaterial
from pytest_androidbench.phone.kit.pickers.month_view import Day, MonthView
from pytest_androidbench.phone.kit.pickers.revealing import RevealingList
from pytest_androidbench.phone.kit.pickers.spin_dialog import SpinDate
from pytest_androidbench.phone.kit.pickers.time_dialog import PickTime

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
