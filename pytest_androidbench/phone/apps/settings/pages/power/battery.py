"""Battery and storage."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.ui.message import tr

SAVER: Final = Flag("global/low_power")
PERCENT: Final = Flag("system/status_bar_show_battery_percent")


def _battery(state: SettingsPageState) -> Rows:
    phone = state.phone
    level = phone.battery.values.level
    return [
        rows.UsageProgressBar(f"{level}%", level / 100, below=tr("Charging")),
        make.link("Battery usage", "battery_usage", "View usage for past 24 hours"),
        make.link("Battery Saver", "battery_saver", make.on_off(SAVER.read(phone))),
        make.link("Adaptive preferences", "battery_adaptive", "On"),
        make.switch("Battery percentage", PERCENT, "Show battery percentage in status bar"),
        make.footer("To see battery usage data, use your phone for a few hours."),
    ]


BATTERY_USAGE_ROWS: Final = (
    make.category("Battery usage for past 24 hr"),
    make.footer("Battery usage data will be available after you use your phone for a few hours"),
)
BATTERY_SAVER_ROWS: Final = (
    make.main_switch("Use Battery Saver", SAVER),
    make.choice(
        "Set a schedule",
        "global/low_power_schedule",
        {
            "none": "No schedule",
            "routine": "Based on your routine",
            "percentage": "Based on percentage",
        },
        "none",
    ),
    make.switch("Turn off when charged", "global/low_power_sticky_auto_disable_enabled",
                "Battery Saver turns off when your phone is at 90%", on=True),
    make.footer(
        "Battery Saver turns on Dark theme and limits or turns off background "
        "activity, some visual effects, certain features, and some network "
        "connections."
    ),
)  # fmt: skip
BATTERY_ADAPTIVE_ROWS: Final = (
    make.switch("Adaptive Battery", "global/adaptive_battery_management_enabled",
                "Limit battery for apps that you don’t use often", on=True),
    make.switch("Adaptive charging", "secure/adaptive_charging_enabled",
                "Helps extend battery lifespan by charging based on how you use it", on=True),
)  # fmt: skip

PAGES: Final = (
    make.page("battery", "Battery", _battery, fragment="fuelgauge.batteryusage.PowerUsageSummary"),
    make.page("battery_usage", "Battery usage", BATTERY_USAGE_ROWS, "battery",
              "fuelgauge.batteryusage.PowerUsageAdvanced"),
    make.page("battery_saver", "Battery Saver", BATTERY_SAVER_ROWS, "battery",
              "fuelgauge.batterysaver.BatterySaverSettings"),
    make.page("battery_adaptive", "Adaptive preferences", BATTERY_ADAPTIVE_ROWS, "battery",
              "fuelgauge.SmartBatterySettings"),
)  # fmt: skip
