"""Special access of apps: all files, overlays and the like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Binding, Flag
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.shapes import app_link
from pytest_androidbench.phone.system.app_ops import AppOp
from pytest_androidbench.phone.system.storage import shown_apps
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(frozen=True, slots=True)
class SpecialAccess:
    """One kind of special access, in Android's English."""

    title: str
    switch: str
    note: str
    operation: str = ""
    """What it is called among the app ops; empty: a setting of its own."""
    permission: str = ""
    """Only apps that request it are listed; empty: all."""
    allowed: bool = False
    """Whether apps have it until somebody takes it away."""


KINDS: Final = {
    "files": SpecialAccess(
        "All files access",
        "Allow access to manage all files",
        "Allow this app to read, modify and delete all files on this device or any connected "
        "storage volumes. If granted, app may access files without your explicit knowledge.",
        "MANAGE_EXTERNAL_STORAGE",
        "android.permission.MANAGE_EXTERNAL_STORAGE",
    ),
    "alarms": SpecialAccess(
        "Alarms & reminders",
        "Allow setting alarms and reminders",
        "Allow this app to set alarms and schedule time-sensitive actions. This lets the app "
        "run in the background, which may use more battery.",
        "SCHEDULE_EXACT_ALARM",
        "android.permission.SCHEDULE_EXACT_ALARM",
        allowed=True,
    ),
    "overlay": SpecialAccess(
        "Display over other apps",
        "Allow display over other apps",
        "Allow this app to display on top of other apps you’re using. This app will be able "
        "to see where you tap or change what’s displayed on the screen.",
        "SYSTEM_ALERT_WINDOW",
    ),
    "dnd": SpecialAccess(
        "Do Not Disturb access",
        "Allow Do Not Disturb",
        "The app can turn on/off Do Not Disturb and make changes to related settings.",
    ),
    "media": SpecialAccess(
        "Media management apps",
        "Allow app to manage media files",
        "If allowed, this app can modify or delete media files created with other apps "
        "without asking you.",
        "MANAGE_MEDIA",
    ),
    "write": SpecialAccess(
        "Modify system settings",
        "Allow modifying system settings",
        "This permission allows an app to modify system settings.",
        "WRITE_SETTINGS",
    ),
    "notifications": SpecialAccess(
        "Device & app notifications",
        "Allow notification access",
        "This app will be able to read all notifications, including personal information "
        "such as contact names and the text of messages you receive.",
    ),
    "pip": SpecialAccess(
        "Picture-in-picture",
        "Allow picture-in-picture",
        "Allow this app to create a picture-in-picture window while the app is open or after "
        "you leave it.",
        "PICTURE_IN_PICTURE",
        allowed=True,
    ),
    "install": SpecialAccess(
        "Install unknown apps",
        "Allow from this source",
        "Your phone and personal data are more vulnerable to attack by unknown apps. By "
        "installing apps from this source, you agree that you are responsible for any damage "
        "to your phone or loss of data that may result from their use.",
        "REQUEST_INSTALL_PACKAGES",
    ),
    "usage": SpecialAccess(
        "Usage access",
        "Permit usage access",
        "Usage access allows an app to track what other apps you’re using and how often, as "
        "well as your carrier, language settings, and other details.",
        "GET_USAGE_STATS",
    ),
    "wifi": SpecialAccess(
        "Wi‑Fi control",
        "Allow app to control Wi‑Fi",
        "Allow this app to turn Wi‑Fi on or off, scan and connect to Wi‑Fi networks, add or "
        "remove networks, or start a local-only hotspot",
        "CHANGE_WIFI_STATE",
        allowed=True,
    ),
}


def access_flag(kind: str, package: str) -> Binding[bool]:
    """What holds one app's access of one kind."""
    access = KINDS[kind]
    if access.operation:
        return AppOp(package, access.operation, access.allowed)
    return Flag(f"secure/access_{kind}:{package}", default=access.allowed)


def _title(state: SettingsPageState) -> Message:
    return tr(KINDS[state.argument.partition(" ")[0]].title)


def _list(state: SettingsPageState) -> Rows:
    phone, kind = state.phone, state.argument
    needed = KINDS[kind].permission
    return [
        app_link(
            info,
            "access",
            tr("Allowed") if access_flag(kind, info.package).read(phone) else tr("Not allowed"),
            argument=f"{kind} {info.package}",
        )
        for info in shown_apps(phone)
        if not needed or needed in info.requested
    ] or [make.footer("No apps")]


def _access(state: SettingsPageState) -> Rows:
    kind, _, package = state.argument.partition(" ")
    info = state.phone.packages.info(package)
    if info is None:
        return [make.footer("App not found")]
    access = KINDS[kind]
    return [
        rows.EntityHeader(tr(info.label), picture=package, summary=info.version_name),
        make.switch(access.switch, access_flag(kind, package)),
        make.footer(access.note),
    ]


PAGES: Final = (
    make.page("access_list", _title, _list, "special_access", about=True),
    make.page("access", _title, _access, "special_access", about=True),
)
