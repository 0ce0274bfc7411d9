"""One app: stopping it, removing it, its storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.apps.facts import size_text
from pytest_androidbench.phone.apps.settings.pages.apps.permissions import permissions_summary
from pytest_androidbench.phone.system import storage
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.ui.message import tr

FORCE_STOP: Final = rows.Caution(
    title=tr("Force stop?"),
    message=tr("If you force stop an app, it may misbehave."),
    yes=tr("OK"),
    no=tr("Cancel"),
)
DISABLE: Final = rows.Caution(
    title="",
    message=tr(
        "If you disable this app, Android and other apps may no longer function as intended. "
        "Keep in mind, you can’t delete this app since it came pre-installed on your device. By "
        "disabling, you turn this app off and hide it on your device."
    ),
    yes=tr("Disable app"),
    no=tr("Cancel"),
)
CLEAR: Final = rows.Caution(
    title=tr("Delete app data?"),
    message=tr(
        "This app’s data, including files and settings, will be permanently deleted from this "
        "device"
    ),
    yes=tr("Delete"),
    no=tr("Cancel"),
)


def _info(scene: Scene) -> Sequence[rows.Row]:
    phone, package = scene.phone, scene.argument
    info = phone.packages.info(package)
    if info is None:
        return [rows.Footer(tr("App not found"))]
    return [
        rows.Header(
            info.label,
            picture=package,
            summary=None if info.enabled else tr("Disabled"),
        ),
        rows.Buttons(name="actions", buttons=_buttons(scene)),
        rows.Link(
            tr("Notifications"),
            summary=_notifications(scene),
            to="app_notifications",
            argument=package,
        ),
        rows.Link(
            tr("Permissions"),
            summary=permissions_summary(phone, package),
            to="app_permissions",
            argument=package,
        ),
        rows.Link(
            tr("Storage & cache"),
            summary=tr(
                "{size} used in internal storage",
                size=size_text(storage.app_size(phone, package)),
            ),
            to="app_storage",
            argument=package,
        ),
        rows.Link(
            tr("Mobile data & Wi‑Fi"), summary=tr("No data used"), to="app_data", argument=package
        ),
        rows.Link(tr("Screen time"), summary=tr("0 minutes today"), to="screen_time"),
        rows.Link(
            tr("Battery"),
            summary=tr("No battery use since last full charge"),
            to="app_battery",
            argument=package,
        ),
        *_rest(info),
    ]


def _rest(info: PackageInfo) -> list[rows.Row]:
    return [
        rows.Link(
            tr("Open by default"),
            summary=tr("In this app"),
            to="app_links",
            argument=info.package,
        ),
        rows.Category(tr("Unused app settings")),
        rows.Toggle(
            tr("Pause app activity if unused"),
            summary=tr("Remove permissions, delete temporary files, and stop notifications"),
            value=Flag("secure", f"hibernate:{info.package}", default=True),
            enabled=not info.system,
        ),
        rows.Category(tr("Store")),
        rows.Info(tr("App details"), summary=_source(info.installer)),
        rows.Footer(tr("version {name}", name=info.version_name)),
    ]


def _source(installer: str | None) -> str:
    store = installer == "com.android.vending"
    return (
        "App installed from Google Play Store" if store else "App installed from Package Installer"
    )


def _buttons(scene: Scene) -> list[rows.Link | rows.Confirm]:
    phone, package = scene.phone, scene.argument
    info = phone.packages.info(package)
    assert info is not None
    app = phone.packages.app(package)
    removal: rows.Link | rows.Confirm
    if not info.system:
        question = tr("Do you want to uninstall this app?")
        removal = rows.Confirm(
            tr("Uninstall"),
            icon="delete",
            caution=rows.Caution(title=info.label, message=question, yes=tr("OK"), no=tr("Cancel")),
            do=_uninstall,
        )
    elif info.enabled:
        removal = rows.Confirm(
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
        rows.Confirm(
            tr("Force stop"), icon="warning", caution=FORCE_STOP, do=_stop, enabled=stoppable
        ),
    ]


def _notifications(scene: Scene) -> str:
    package = scene.argument
    on = scene.phone.settings.flag("secure", f"app_notifications:{package}", default=True)
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


def _storage(scene: Scene) -> Sequence[rows.Row]:
    phone, package = scene.phone, scene.argument
    data = storage.data_size(phone, package)
    cache = storage.cache_size(phone, package)
    return [
        rows.Header(phone.packages.label(package), picture=package),
        rows.Buttons(
            name="clear",
            buttons=[
                rows.Confirm(tr("Clear storage"), icon="delete", caution=CLEAR, do=_clear),
                rows.Link(tr("Clear cache"), icon="delete", do=_clear_cache, enabled=cache > 0),
            ],
        ),
        rows.Category(tr("Space used")),
        rows.Info(tr("App size"), summary=size_text(storage.apk_size(package))),
        rows.Info(tr("User data"), summary=size_text(data - cache)),
        rows.Info(tr("Cache"), summary=size_text(cache)),
        rows.Info(tr("Total"), summary=size_text(storage.app_size(phone, package))),
    ]


def _clear(pane: Pane) -> None:
    pane.phone.packages.clear(pane.argument)


def _clear_cache(pane: Pane) -> None:
    folder = f"/data/data/{pane.argument}/cache"
    for name in pane.phone.files.listdir(folder):
        pane.phone.files.remove_tree(f"{folder}/{name}")


PAGES: Final = (
    Page(
        name="app_info",
        title=tr("App info"),
        rows=_info,
        parent="apps",
        fragment="applications.appinfo.AppInfoDashboardFragment",
        about=True,
    ),
    Page(
        name="app_storage",
        title=tr("Storage & cache"),
        rows=_storage,
        parent="apps",
        fragment="applications.AppStorageSettings",
        about=True,
    ),
)
