"""The System page, gestures, backup, updates and resetting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.apps.app_pages import RESET, reset_preferences
from pytest_androidbench.phone.apps.settings.pages.system.date import date_summary
from pytest_androidbench.phone.apps.settings.pages.system.languages import language_name, locales
from pytest_androidbench.phone.ui.message import tr

DEVELOPER: Final = Flag("global", "development_settings_enabled")


def _system(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    return [
        rows.Link(
            tr("Languages & input"),
            icon="language",
            summary=language_name(locales(phone)[0]),
            to="languages_input",
        ),
        rows.Link(tr("Gestures"), icon="gesture", to="gestures"),
        rows.Link(tr("Date & time"), icon="schedule", summary=date_summary(phone), to="date"),
        rows.Link(tr("Backup"), icon="cloud_upload", summary=tr("Off"), to="backup"),
        rows.Link(
            tr("System update"),
            icon="system_update",
            summary=tr("Updated to Android 13"),
            to="system_update",
        ),
        rows.Link(
            tr("Multiple users"),
            icon="people",
            summary=tr("Signed in as Owner"),
            to="users",
        ),
        *(
            [rows.Link(tr("Developer options"), icon="code", to="developer")]
            if DEVELOPER.read(phone)
            else []
        ),
        rows.Link(tr("Reset options"), icon="history", to="reset"),
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


PAGES: Final = (
    Page(
        name="system",
        title=tr("System"),
        rows=_system,
        fragment="system.SystemDashboardFragment",
    ),
    Page(
        name="backup",
        title=tr("Backup"),
        parent="system",
        rows=[
            rows.Toggle(
                tr("Back up my data"),
                summary=tr(
                    "Back up app data, Wi‑Fi passwords, and other settings to Google servers"
                ),
                value=Flag("secure", "backup_enabled"),
            ),
            rows.Info(
                tr("Backup account"), summary=tr("No account is currently storing backed up data")
            ),
            rows.Toggle(
                tr("Automatic restore"),
                summary=tr("When reinstalling an app, restore backed up settings and data"),
                value=Flag("secure", "backup_auto_restore", default=True),
            ),
        ],
    ),
    Page(
        name="system_update",
        title=tr("System update"),
        parent="system",
        rows=[
            rows.Info(
                tr("Your system is up to date"),
                icon="check_circle",
                summary=tr("Android version: 13"),
            ),
            rows.Info(tr("Android security update"), summary=tr("September 5, 2023")),
        ],
    ),
    Page(
        name="users",
        title=tr("Multiple users"),
        parent="system",
        fragment="users.UserSettings",
        rows=[
            rows.MainSwitch(
                tr("Allow multiple users"), value=Flag("global", "user_switcher_enabled")
            ),
            rows.Info(tr("You (Owner)"), icon="account_circle"),
            rows.Footer(
                tr(
                    "Share your phone by adding new users. Each user has a personal space on "
                    "your phone for custom Home screens, accounts, apps, settings, and more."
                )
            ),
        ],
    ),
    Page(
        name="reset",
        title=tr("Reset options"),
        parent="system",
        fragment="system.ResetDashboardFragment",
        rows=[
            rows.Confirm(
                tr("Reset Wi‑Fi, mobile & Bluetooth"),
                caution=rows.Caution(
                    title=tr("Reset all network settings?"),
                    message=tr("You can’t undo this action."),
                    yes=tr("Reset settings"),
                    no=tr("Cancel"),
                ),
                do=_reset_network,
            ),
            rows.Confirm(tr("Reset app preferences"), caution=RESET, do=reset_preferences),
            rows.Confirm(
                tr("Erase all data (factory reset)"),
                caution=rows.Caution(
                    title=tr("Erase all data?"),
                    message=tr(
                        "All of your personal information and downloaded apps will be deleted. "
                        "You can’t undo this action."
                    ),
                    yes=tr("Erase all data"),
                    no=tr("Cancel"),
                ),
                do=_refuse_erase,
            ),
        ],
    ),
    Page(
        name="wallpaper",
        title=tr("Wallpaper & style"),
        fragment="wallpaper.WallpaperTypeSettings",
        rows=[
            rows.Category(tr("Home screen")),
            rows.Link(tr("Change wallpaper"), icon="wallpaper", to="wallpapers"),
            rows.Category(tr("Colors")),
            rows.Link(tr("Wallpaper colors"), icon="palette", to="wallpaper_colors"),
            rows.Toggle(tr("Themed icons"), value=Flag("secure", "themed_icons_enabled")),
            rows.Toggle(tr("Dark theme"), value=Flag("secure", "ui_night_mode", on="2", off="1")),
            rows.Link(tr("App grid"), icon="apps", summary=tr("5×5"), to="app_grid"),
        ],
    ),
)
