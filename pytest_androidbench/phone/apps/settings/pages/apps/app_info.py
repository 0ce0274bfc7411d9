"""One app: stopping it, removing it, its storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import (
    Buttons,
    Category,
    Caution,
    Confirm,
    Footer,
    Header,
    Info,
    Link,
    Row,
    Toggle,
)
from pytest_androidbench.phone.apps.settings.pages.apps.facts import size_text
from pytest_androidbench.phone.apps.settings.pages.apps.permissions import permissions_summary
from pytest_androidbench.phone.system import storage
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.ui.message import tr

FORCE_STOP: Final = Caution(
    title=tr("Force stop?"),
    message=tr("If you force stop an app, it may misbehave."),
    yes=tr("OK"),
    no=tr("Cancel"),
)
DISABLE: Final = Caution(
    title="",
    message=tr(
        "If you disable this app, Android and other apps may no longer function as intended. "
        "Keep in mind, you can’t delete this app since it came pre-installed on your device. By "
        "disabling, you turn this app off and hide it on your device."
    ),
    yes=tr("Disable app"),
    no=tr("Cancel"),
)
CLEAR: Final = Caution(
    title=tr("Delete app data?"),
    message=tr(
        "This app’s data, including files and settings, will be permanently deleted from this "
        "device"
    ),
    yes=tr("Delete"),
    no=tr("Cancel"),
)


def _info(scene: Scene) -> Sequence[Row]:
    phone, package = scene.phone, scene.argument
    info = phone.packages.info(package)
    if info is None:
        return [Footer(tr("App not found"))]
    return [
        Header(
            info.label,
            picture=package,
            summary=None if info.enabled else tr("Disabled"),
        ),
        Buttons(name="actions", buttons=_buttons(scene)),
        Link(
            tr("Notifications"),
            summary=_notifications(scene),
            to="app_notifications",
            argument=package,
        ),
        Link(
            tr("Permissions"),
            summary=permissions_summary(phone, package),
            to="app_permissions",
            argument=package,
        ),
        Link(
            tr("Storage & cache"),
            summary=tr(
                "{size} used in internal storage",
                size=size_text(storage.app_size(phone, package)),
            ),
            to="app_storage",
            argument=package,
        ),
        Link(
            tr("Mobile data & Wi‑Fi"), summary=tr("No data used"), to="app_data", argument=package
        ),
        Link(tr("Screen time"), summary=tr("0 minutes today"), to="screen_time"),
        Link(
            tr("Battery"),
            summary=tr("No battery use since last full charge"),
            to="app_battery",
            argument=package,
        ),
        *_rest(info),
    ]


def _rest(info: PackageInfo) -> list[Row]:
    return [
        Link(
            tr("Open by default"),
            summary=tr("In this app"),
            to="app_links",
            argument=info.package,
        ),
        Category(tr("Unused app settings")),
        Toggle(
            tr("Pause app activity if unused"),
            summary=tr("Remove permissions, delete temporary files, and stop notifications"),
            value=Flag("secure", f"hibernate:{info.package}", default=True),
            enabled=not info.system,
        ),
        Category(tr("Store")),
        Info(tr("App details"), summary=_source(info.installer)),
        Footer(tr("version {name}", name=info.version_name)),
    ]


def _source(installer: str | None) -> str:
    store = installer == "com.android.vending"
    return (
        "App installed from Google Play Store" if store else "App installed from Package Installer"
    )


def _buttons(scene: Scene) -> list[Link | Confirm]:
    phone, package = scene.phone, scene.argument
    info = phone.packages.info(package)
    assert info is not None
    app = phone.packages.app(package)
    removal: Link | Confirm
    if not info.system:
        question = tr("Do you want to uninstall this app?")
        removal = Confirm(
            tr("Uninstall"),
            icon="delete",
            caution=Caution(title=info.label, message=question, yes=tr("OK"), no=tr("Cancel")),
            do=_uninstall,
        )
    elif info.enabled:
        removal = Confirm(
            tr("Disable"),
            icon="block",
            caution=DISABLE,
            do=_disable,
            enabled=storage.launchable(phone, info) and package != "com.android.settings",
        )
    else:
        removal = Link(tr("Enable"), icon="check", do=_enable)
    stoppable = phone.processes.running(package) and package != "com.android.settings"
    return [
        Link(tr("Open"), icon="open_in_new", do=_open, enabled=bool(app and app.main)),
        removal,
        Confirm(tr("Force stop"), icon="warning", caution=FORCE_STOP, do=_stop, enabled=stoppable),
    ]


def _notifications(scene: Scene) -> str:
    package = scene.argument
    on = scene.phone.settings.flag("secure", f"app_notifications:{package}", default=True)
    return "On" if on else "Off"


def _open(pane: Pane) -> None:
    pane.phone.activities.start_app(pane.argument)


def _stop(pane: Pane) -> None:
    pane.phone.windows.force_stop(pane.argument)


def _uninstall(pane: Pane) -> None:
    pane.phone.packages.uninstall(pane.argument)
    pane.leave()


def _disable(pane: Pane) -> None:
    pane.phone.packages.set_enabled(pane.argument, enabled=False)


def _enable(pane: Pane) -> None:
    pane.phone.packages.set_enabled(pane.argument, enabled=True)


def _storage(scene: Scene) -> Sequence[Row]:
    phone, package = scene.phone, scene.argument
    data = storage.data_size(phone, package)
    cache = storage.cache_size(phone, package)
    return [
        Header(phone.packages.label(package), picture=package),
        Buttons(
            name="clear",
            buttons=[
                Confirm(tr("Clear storage"), icon="delete", caution=CLEAR, do=_clear),
                Link(tr("Clear cache"), icon="delete", do=_clear_cache, enabled=cache > 0),
            ],
        ),
        Category(tr("Space used")),
        Info(tr("App size"), summary=size_text(storage.apk_size(package))),
        Info(tr("User data"), summary=size_text(data - cache)),
        Info(tr("Cache"), summary=size_text(cache)),
        Info(tr("Total"), summary=size_text(storage.app_size(phone, package))),
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
