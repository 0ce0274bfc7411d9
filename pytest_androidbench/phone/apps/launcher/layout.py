"""Which apps lie where on the home screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

COLUMNS: Final = 4
HOTSEAT: Final = (
    "com.google.android.dialer",
    "com.google.android.apps.messaging",
    "com.android.chrome",
    "com.google.android.contacts",
    "com.google.android.deskclock",
    "com.android.settings",
)
WORKSPACE: Final = (
    "com.google.android.gm",
    "com.google.android.apps.photos",
    "com.google.android.youtube",
)


def launchable(phone: Phone) -> list[App]:
    """The apps with an icon, by name."""
    apps = [app for app in phone.packages.apps() if app.main and not app.is_home]
    return sorted(apps, key=lambda app: (app.label.casefold(), app.package))


def hotseat(phone: Phone) -> list[App]:
    """The first installed apps of the usual ones."""
    found = [phone.packages.app(package) for package in HOTSEAT]
    return [app for app in found if app is not None][:COLUMNS]


def workspace(phone: Phone) -> list[App]:
    """The apps on the first page: the usual ones, then what the user has installed."""
    kept = phone.settings.get("secure", "launcher_workspace")
    packages = kept.split(",") if kept is not None else WORKSPACE
    found = [phone.packages.app(package) for package in packages]
    return [app for app in found if app is not None and app.main]


def lines(apps: list[App]) -> list[list[App]]:
    """The apps in rows."""
    return [apps[start : start + COLUMNS] for start in range(0, len(apps), COLUMNS)]
