"""One app: stopping it, removing it, its storage."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.intents import PACKAGE as SETTINGS
from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.apps.facts import size_text
from pytest_androidbench.phone.apps.settings.pages.apps.permissions import (
    hibernation,
    permissions_summary,
)
from pytest_androidbench.phone.apps.settings.pages.shapes import app_header
from pytest_androidbench.phone.system import storage
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import TextLike, tr

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


def _info(state: SettingsPageState) -> Rows:
    phone, package = state.phone, state.argument
    info = phone.packages.info(package)
    if info is None:
        return [make.footer("App not found")]
    used = size_text(storage.app_size(phone, package), phone.display.locale)
    links: tuple[tuple[str, str, TextLike], ...] = (
        ("Notifications", "app_notifications", _notifications(state)),
        ("Permissions", "app_permissions", permissions_summary(phone, package)),
        ("Storage & cache", "app_storage", tr("{size} used in internal storage", size=used)),
        ("Mobile data & Wi‑Fi", "app_data", tr("No data used")),
        ("Screen time", "screen_time", tr("0 minutes today")),
        ("Battery", "app_battery", tr("No battery use since last full charge")),
        ("Open by default", "app_links", tr("In this app")),
    )
    return [
        rows.EntityHeader(
            tr(info.label), picture=package, summary=None if info.enabled else tr("Disabled")
        ),
        rows.Buttons("", _buttons(state), name="actions"),
        *(rows.Link(tr(title), to, summary=said, argument=package) for title, to, said in links),
        *_rest(info),
    ]


def _rest(info: PackageInfo) -> list[rows.SettingsRow]:
    return [
        make.category("Unused app settings"),
        hibernation(info.package, enabled=not info.system),
        make.category("Store"),
        rows.Info(tr("App details"), _source(info.installer)),
        make.footer(tr("version {name}", name=info.version_name)),
    ]


def _source(installer: str | None) -> str:
    store = "Google Play Store" if installer == "com.android.vending" else "Package Installer"
    return f"App installed from {store}"


def _buttons(state: SettingsPageState) -> list[rows.Link | rows.ConfirmPreference]:
    phone, package = state.phone, state.argument
    info = phone.packages.info(package)
    assert info is not None
    app = phone.packages.app(package)
    stoppable = phone.processes.running(package) and package != SETTINGS
    return [
        rows.Link(tr("Open"), icon="open_in_new", do=_open, enabled=bool(app and app.main)),
        _removal(phone, info),
        rows.ConfirmPreference(
            tr("Force stop"), FORCE_STOP, _stop, icon="warning", enabled=stoppable
        ),
    ]


def _removal(phone: Phone, info: PackageInfo) -> rows.Link | rows.ConfirmPreference:
    """What can be done about having the app: apps of the system can only be disabled."""
    if not info.system:
        question = rows.Caution(tr(info.label), tr("Do you want to uninstall this app?"), tr("OK"))
        return rows.ConfirmPreference(tr("Uninstall"), question, _uninstall, icon="delete")
    if not info.enabled:
        return rows.Link(tr("Enable"), icon="check", do=_enable)
    may = storage.launchable(phone, info) and info.package != SETTINGS
    return rows.ConfirmPreference(tr("Disable"), DISABLE, _disable, icon="block", enabled=may)


def _notifications(state: SettingsPageState) -> str:
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


def _storage(state: SettingsPageState) -> Rows:
    phone, package = state.phone, state.argument
    data, cache = storage.data_size(phone, package), storage.cache_size(phone, package)
    sizes = (
        ("App size", storage.apk_size(package)),
        ("User data", data - cache),
        ("Cache", cache),
        ("Total", storage.app_size(phone, package)),
    )
    buttons = (
        rows.ConfirmPreference(tr("Clear storage"), CLEAR, _clear, icon="delete"),
        rows.Link(tr("Clear cache"), icon="delete", do=_clear_cache, enabled=cache > 0),
    )
    return [
        app_header(state),
        rows.Buttons("", buttons, name="clear"),
        make.category("Space used"),
        *(rows.Info(tr(title), size_text(size, phone.display.locale)) for title, size in sizes),
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
