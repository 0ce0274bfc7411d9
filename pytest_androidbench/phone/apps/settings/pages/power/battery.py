"""Battery and storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import tr

SAVER: Final = Flag("global", "low_power")
PERCENT: Final = Flag("system", "status_bar_show_battery_percent")


def battery_level(phone: Phone) -> int:
    """Return how full the battery is, in percent."""
    return phone.settings.number("global", "battery_level", 100)


def _battery(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    level = battery_level(phone)
    return [
        rows.Usage(f"{level}%", summary=tr("Charging"), share=level / 100),
        rows.Link(
            tr("Battery usage"), summary=tr("View usage for past 24 hours"), to="battery_usage"
        ),
        rows.Link(
            tr("Battery Saver"),
            summary=tr("On") if SAVER.read(phone) else tr("Off"),
            to="battery_saver",
        ),
        rows.Link(tr("Adaptive preferences"), summary=tr("On"), to="battery_adaptive"),
        rows.Toggle(
            tr("Battery percentage"),
            summary=tr("Show battery percentage in status bar"),
            value=PERCENT,
        ),
        rows.Footer(tr("To see battery usage data, use your phone for a few hours.")),
    ]


PAGES: Final = (
    Page(
        name="battery",
        title=tr("Battery"),
        rows=_battery,
        fragment="fuelgauge.batteryusage.PowerUsageSummary",
    ),
    Page(
        name="battery_usage",
        title=tr("Battery usage"),
        parent="battery",
        fragment="fuelgauge.batteryusage.PowerUsageAdvanced",
        rows=[
            rows.Category(tr("Battery usage for past 24 hr")),
            rows.Footer(
                tr("Battery usage data will be available after you use your phone for a few hours")
            ),
        ],
    ),
    Page(
        name="battery_saver",
        title=tr("Battery Saver"),
        parent="battery",
        fragment="fuelgauge.batterysaver.BatterySaverSettings",
        rows=[
            rows.MainSwitch(tr("Use Battery Saver"), value=SAVER),
            rows.ListChoice(
                tr("Set a schedule"),
                options=(
                    ("none", tr("No schedule")),
                    ("routine", tr("Based on your routine")),
                    ("percentage", tr("Based on percentage")),
                ),
                value=Word("global", "low_power_schedule", "none"),
            ),
            rows.Toggle(
                tr("Turn off when charged"),
                summary=tr("Battery Saver turns off when your phone is at 90%"),
                value=Flag("global", "low_power_sticky_auto_disable_enabled", default=True),
            ),
            rows.Footer(
                tr(
                    "Battery Saver turns on Dark theme and limits or turns off background "
                    "activity, some visual effects, certain features, and some network "
                    "connections."
                )
            ),
        ],
    ),
    Page(
        name="battery_adaptive",
        title=tr("Adaptive preferences"),
        parent="battery",
        fragment="fuelgauge.SmartBatterySettings",
        rows=[
            rows.Toggle(
                tr("Adaptive Battery"),
                summary=tr("Limit battery for apps that you don’t use often"),
                value=Flag("global", "adaptive_battery_management_enabled", default=True),
            ),
            rows.Toggle(
                tr("Adaptive charging"),
                summary=tr("Helps extend battery lifespan by charging based on how you use it"),
                value=Flag("secure", "adaptive_charging_enabled", default=True),
            ),
        ],
    ),
)
