"""The dots on icons of apps that have notifications."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.message import TextLike, ntr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

BADGING: Final = "notification_badging"
"""The setting that all dots follow; `app_badge:PACKAGE` is that of one app."""


def dots_wanted(phone: Phone) -> bool:
    """Whether there are dots at all."""
    return _on(phone, BADGING)


def noticed(phone: Phone, app: App) -> int:
    """How many notifications the icon of an app has a dot for."""
    if not dots_wanted(phone) or not _on(phone, f"app_badge:{app.package}"):
        return 0
    return sum(1 for one in phone.notifications.list() if one.package == app.package)


def dotted_label(app: App, count: int) -> TextLike:
    """What an icon is called, as Launcher3's `dotted_app_label` has it."""
    if not count:
        return app.name
    return ntr("{app} has {n} notification", "{app} has {n} notifications", count, app=app.name)


def _on(phone: Phone, key: str) -> bool:
    return phone.settings.get("secure", key) != "0"
