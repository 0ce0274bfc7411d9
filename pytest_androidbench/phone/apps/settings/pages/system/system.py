"""The System page, gestures, backup, updates and resetting."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, IntSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.apps.app_pages import RESET, reset_preferences
from pytest_androidbench.phone.apps.settings.pages.display.theme import NIGHT_MODE
from pytest_androidbench.phone.apps.settings.pages.system.languages import language_name, locales
from pytest_androidbench.phone.apps.settings.pages.system.zones import zone_text
from pytest_androidbench.phone.kit.home_grid import home_grid
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui.message import tr

DEVELOPER: Final = Flag("global/development_settings_enabled")


def _system(state: SettingsPageState) -> Rows:
    phone = state.phone
    return [
        rows.Link(
            tr("Languages\u00a0& input"),
            "languages_input",
            icon="language",
            summary=language_name(locales(phone)[0]),
        ),
        make.link("Gestures", "gestures", icon="gesture"),
        rows.Link(tr("Date & time"), "date", icon="schedule", summary=zone_text(phone)),
        make.link("Backup", "backup", "Off", icon="cloud_upload"),
        make.link("System update", "system_update", "Updated to Android 13", icon="system_update"),
        make.link("Multiple users", "users", "Signed in as Owner", icon="people"),
        *(
            [make.link("Developer options", "developer", icon="code")]
            if DEVELOPER.read(phone)
            else []
        ),
        make.link("Reset options", "reset", icon="history"),
    ]


def _reset_network(pane: Pane) -> None:
    radios = pane.phone.radios
    for network in radios.saved_networks:
        radios.forget(network.ssid)
    radios.set_airplane(False)
    radios.set_wifi(True)
    radios.set_mobile_data(True)
    pane.toast(tr("Network settings have been reset"))
    pane.leave()


def _refuse_erase(pane: Pane) -> None:
    pane.toast(tr("Erase is not available for this user"))


BACKUP_ROWS: Final = (
    make.switch("Back up my data", "secure/backup_enabled",
                "Back up app data, Wi‑Fi passwords, and other settings to Google servers"),
    make.info("Backup account", "No account is currently storing backed up data"),
    make.switch("Automatic restore", "secure/backup_auto_restore",
                "When reinstalling an app, restore backed up settings and data", on=True),
)  # fmt: skip
USERS_ROWS: Final = (
    make.main_switch("Allow multiple users", "global/user_switcher_enabled"),
    make.info("You (Owner)", icon="account_circle"),
    make.footer(
        "Share your phone by adding new users. Each user has a personal space on "
        "your phone for custom Home screens, accounts, apps, settings, and more."
    ),
)
RESET_ROWS: Final = (
    rows.ConfirmPreference(
        tr("Reset Wi-Fi, mobile & Bluetooth"),
        caution=make.caution(
            "Reset all network settings?", "You can’t undo this action.", "Reset settings"
        ),
        do=_reset_network,
    ),
    rows.ConfirmPreference(tr("Reset app preferences"), caution=RESET, do=reset_preferences),
    rows.ConfirmPreference(
        tr("Erase all data (factory reset)"),
        caution=make.caution(
            "Erase all data?",
            "All of your personal information and downloaded apps will be deleted. "
            "You can’t undo this action.",
            "Erase all data",
        ),
        do=_refuse_erase,
    ),
)


LAST_CHECK: Final = IntSetting("secure/last_system_update_check_ms")
"""When an update was looked for last; 0 = not yet since the phone was set up."""


def _system_update(state: SettingsPageState) -> Rows:
    phone, at = state.phone, LAST_CHECK.read(state.phone)
    told = clock_text(local_time(phone, at), phone.display) if at else tr("Not yet")
    return [
        make.info("Your system is up to date", "Android version: 13", icon="check_circle"),
        make.info("Android security update", "September 5, 2023"),
        rows.Info(tr("Last successful check for update"), told),
        rows.Link(tr("Check for update"), icon="refresh", do=_check_update),
    ]


def _check_update(pane: Pane) -> None:
    LAST_CHECK.write(pane.phone, pane.phone.clock.now_ms)
    pane.toast(tr("Your system is up to date"))


def _wallpaper(state: SettingsPageState) -> Rows:
    grid = home_grid(state.phone).label
    return [
        make.category("Home screen"),
        make.link("Change wallpaper", "wallpapers", icon="wallpaper"),
        make.category("Colors"),
        make.link("Wallpaper colors", "wallpaper_colors", icon="palette"),
        make.switch("Themed icons", "secure/themed_icons_enabled"),
        make.switch("Dark theme", NIGHT_MODE),
        make.link("App grid", "app_grid", grid, icon="apps"),
    ]


PAGES: Final = (
    make.page("system", "System", _system, fragment="system.SystemDashboardFragment"),
    make.page("backup", "Backup", BACKUP_ROWS, "system"),
    make.page("system_update", "System update", _system_update, "system"),
    make.page("users", "Multiple users", USERS_ROWS, "system", "users.UserSettings"),
    make.page("reset", "Reset options", RESET_ROWS, "system", "system.ResetDashboardFragment"),
    make.page("wallpaper", "Wallpaper & style", _wallpaper,
              fragment="wallpaper.WallpaperTypeSettings"),
)  # fmt: skip
