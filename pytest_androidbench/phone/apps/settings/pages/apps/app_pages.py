"""The pages below one app's info, default apps, and resetting preferences."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.shapes import app_header, keep
from pytest_androidbench.phone.ui.message import tr


def _notifications(state: SettingsPageState) -> Rows:
    phone, package = state.phone, state.argument
    switch = Flag(f"secure/app_notifications:{package}", default=True)
    on = switch.read(phone)
    return [
        app_header(state),
        make.main_switch(
            tr("All {app} notifications", app=phone.packages.label(package)),
            switch,
            bar="main_switch_bar",
        ),
        make.category("General"),
        make.switch("Allow notification dot", f"secure/app_badge:{package}", enabled=on, on=True),
        make.switch(
            "Pop on screen",
            f"secure/app_heads_up:{package}",
            "When device is unlocked, show notifications as a banner across the top",
            enabled=on,
            on=True,
        ),
        rows.Link(tr("Additional settings in the app"), do=_open_app),
    ]


def _open_app(pane: Pane) -> None:
    pane.phone.activities.start_app(pane.argument)


def _data(state: SettingsPageState) -> Rows:
    package = state.argument
    return [
        app_header(state),
        make.info("Total", "0 B"),
        make.info("Foreground", "0 B"),
        make.info("Background", "0 B"),
        make.switch(
            "Background data",
            f"global/background_data:{package}",
            "Enable usage of mobile data in the background",
            on=True,
        ),
        make.switch(
            "Unrestricted mobile data usage",
            f"global/unrestricted_data:{package}",
            "Allow unrestricted mobile data access when Data Saver is on",
        ),
    ]


BATTERY_MODES: Final = {
    "unrestricted": (
        "Unrestricted",
        "Allow battery usage in background without restrictions. May use more battery.",
    ),
    "optimized": ("Optimized", "Optimize based on your usage. Recommended for most apps."),
    "restricted": (
        "Restricted",
        "Restrict battery usage while in background. App may not work as expected. "
        "Notifications may be delayed.",
    ),
}


def _battery(state: SettingsPageState) -> Rows:
    value = StringSetting(f"global/battery_mode:{state.argument}", "optimized")
    now = value.read(state.phone)
    return [
        app_header(state),
        make.category("Manage battery usage"),
        *(
            rows.Option(tr(title), mode == now, partial(keep, value, mode), summary=tr(note))
            for mode, (title, note) in BATTERY_MODES.items()
        ),
    ]


def _links(state: SettingsPageState) -> Rows:
    package = state.argument
    return [
        app_header(state),
        make.switch(
            "Open supported links",
            f"secure/open_links:{package}",
            "Allow web links to open in this app",
            on=True,
        ),
        make.category("Links to open in this app"),
        make.info("0 verified links"),
        make.category("Other default preferences"),
        *_chosen(state, package),
    ]


def _chosen(state: SettingsPageState, package: str) -> Rows:
    """What was answered with "Always", to be taken back."""
    if not state.phone.activities.choices.has_preferences(package):
        return [make.info("No defaults set.")]
    note = tr("You’ve chosen to launch this app by default for some actions.")
    return [rows.Info(note), rows.Link(tr("Clear defaults"), do=_clear_defaults)]


def _clear_defaults(pane: Pane) -> None:
    pane.phone.activities.choices.forget(pane.argument)


def reset_preferences(pane: Pane) -> None:
    """Forget what was decided about apps: permissions, disabled ones."""
    for info in pane.phone.packages.all():
        if not info.enabled:
            pane.phone.packages.set_enabled(info.package, enabled=True)
        pane.phone.activities.choices.forget(info.package)
    pane.phone.permissions.reset()
    pane.toast(tr("App preferences have been reset"))


RESET: Final = make.caution(
    "Reset app preferences?",
    "This will reset all preferences for:\n\n• Disabled apps\n• Disabled app notifications\n"
    "• Default applications for actions\n• Background data restrictions for apps\n"
    "• Any permission restrictions\n• Battery usage settings\n\nYou will not lose any app data.",
    "Reset apps",
)

PAGES: Final = (
    make.page("app_notifications", "Notifications", _notifications, "apps",
              "notification.app.AppNotificationSettings", about=True),
    make.page("app_data", "App data usage", _data, "apps", "datausage.AppDataUsage", about=True),
    make.page("app_battery", "App battery usage", _battery, "apps",
              "fuelgauge.AdvancedPowerUsageDetail", about=True),
    make.page("app_links", "Open by default", _links, "apps",
              "applications.intentpicker.AppLaunchSettings", about=True),
)  # fmt: skip
