"""One app: stopping it, removing it, its storage."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import PageState, Rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.apps.facts import size_text
from pytest_androidbench.phone.apps.settings.pages.apps.permissions import permissions_summary
from pytest_androidbench.phone.system import storage
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.ui.message import tr

FORCE_STOP: Final = make.caution("Force stop?", "If you force stop an app, it may misbehave.", "OK")
DISABLE: Final = rows.Caution(
    "",
    tr(
        "If you disable this app, Android and other apps may no longer function as intended. "
        "Keep in mind, you can’t delete this app since it came pre-installed on your device. By "
        "disabling, you turn this app off and hide it on your device."
    ),
    tr("Disable app"),
)
CLEAR: Final = make.caution(
    "Delete app data?",
    "This app’s data, including files and settings, will be permanently deleted from this device",
    "Delete",
)


def _info(state: PageState) -> Rows:
    phone, package = state.phone, state.argument
    info = phone.packages.info(package)
    if info is None:
        return [make.footer("App not found")]
    return [
        rows.EntityHeader(
            info.label, picture=package, summary=None if info.enabled else tr("Disabled")
        ),
        rows.Buttons("", _buttons(state), name="actions"),
        rows.Link(
            tr("Notifications"),
            "app_notifications",
            summary=_notifications(state),
            argument=package,
        ),
        rows.Link(
            tr("Permissions"),
            "app_permissions",
            summary=permissions_summary(phone, package),
            argument=package,
        ),
        make.link(
            "Storage & cache",
            "app_storage",
            tr("{size} used in internal storage", size=size_text(storage.app_size(phone, package))),
            argument=package,
        ),
        make.link("Mobile data & Wi‑Fi", "app_data", "No data used", argument=package),
        make.link("Screen time", "screen_time", "0 minutes today"),
        make.link(
            "Battery", "app_battery", "No battery use since last full charge", argument=package
        ),
        *_rest(info),
    ]


def _rest(info: PackageInfo) -> list[rows.SettingsRow]:
    return [
        make.link("Open by default", "app_links", "In this app", argument=info.package),
        make.category("Unused app settings"),
        make.switch(
            "Pause app activity if unused",
            f"secure/hibernate:{info.package}",
            "Remove permissions, delete temporary files, and stop notifications",
            enabled=not info.system,
            on=True,
        ),
        make.category("Store"),
        rows.Info(tr("App details"), _source(info.installer)),
        make.footer(tr("version {name}", name=info.version_name)),
    ]


def _source(installer: str | None) -> str:
    store = installer == "com.android.vending"
    return (
        "App installed from Google Play Store" if store else "App installed from Package Installer"
    )


def _buttons(state: PageState) -> list[rows.Link | rows.ConfirmPreference]:
    phone, package = state.phone, state.argument
    info = phone.packages.info(package)
    assert info is not None
    app = phone.packages.app(package)
    removal: rows.Link | rows.ConfirmPreference
    if not info.system:
        question = tr("Do you want to uninstall this app?")
        removal = rows.ConfirmPreference(
            tr("Uninstall"),
            icon="delete",
            caution=rows.Caution(info.label, question, tr("OK")),
            do=_uninstall,
        )
    elif info.enabled:
        removal = rows.ConfirmPreference(
            tr("Disable"),
            icon="block",
            caution=DISABLE,
            do=_disable,
            enabled=storage.launchable(phone, info) and package != "com.android.settings",
        )
    else:
        removal = rows.Link(tr("Enable"), icon="check", do=_enable)
    stoppable = phone.processes.running(package) and package != "com.android.settings"
    return [
        rows.Link(tr("Open"), icon="open_in_new", do=_open, enabled=bool(app and app.main)),
        removal,
        rows.ConfirmPreference(
            tr("Force stop"), icon="warning", caution=FORCE_STOP, do=_stop, enabled=stoppable
        ),
    ]


def _notifications(state: PageState) -> str:
    package = state.argument
    on = state.phone.settings.flag("secure", f"app_notifications:{package}", default=True)
    return "On" if on else "Off"


def _open(pane: Pane) -> None:
    pane.phone.activities.start_app(pane.argument)


def _stop(pane: Pane) -> None:
    pane.phone.windows.lifecycle.force_stop(pane.argument)


def _uninstall(pane: Pane) -> None:
    pane.phone.packages.uninstall(pane.argument)
    pane.leave()


def _disable(pane: Pane) -> None:
    pane.phone.packages.set_enabled(pane.argument, enabled=False)


def _enable(pane: Pane) -> None:
    pane.phone.packages.set_enabled(pane.argument, enabled=True)


def _storage(state: PageState) -> Rows:
    phone, package = state.phone, state.argument
    data = storage.data_size(phone, package)
    cache = storage.cache_size(phone, package)
    return [
        rows.EntityHeader(phone.packages.label(package), picture=package),
        rows.Buttons(
            "",
            [
                rows.ConfirmPreference(
                    tr("Clear storage"), icon="delete", caution=CLEAR, do=_clear
                ),
                rows.Link(tr("Clear cache"), icon="delete", do=_clear_cache, enabled=cache > 0),
            ],
            name="clear",
        ),
        make.category("Space used"),
        rows.Info(tr("App size"), size_text(storage.apk_size(package))),
        rows.Info(tr("User data"), size_text(data - cache)),
        rows.Info(tr("Cache"), size_text(cache)),
        rows.Info(tr("Total"), size_text(storage.app_size(phone, package))),
    ]


def _clear(pane: Pane) -> None:
    pane.phone.packages.clear(pane.argument)


def _clear_cache(pane: Pane) -> None:
    folder = f"/data/data/{pane.argument}/cache"
    for name in pane.phone.files.listdir(folder):
        pane.phone.files.remove_tree(f"{folder}/{name}")


PAGES: Final = (
    make.page("app_info", "App info", _info, "apps",
              "applications.appinfo.AppInfoDashboardFragment", about=True),
    make.page("app_storage", "Storage & cache", _storage, "apps", "applications.AppStorageSettings",
              about=True),
)  # fmt: skip
