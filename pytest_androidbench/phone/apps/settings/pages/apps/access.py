"""Special access of apps: all files, overlays and the like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Binding, Flag
from pytest_androidbench.phone.apps.settings.model.page import PageState, Rows
from pytest_androidbench.phone.system.app_ops import AppOp
from pytest_androidbench.phone.system.storage import shown_apps
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class Access:
    """One kind of special access."""

    title: Message
    switch: Message
    note: Message
    permission: str = ""
    """Only apps that request it are listed; empty: all."""


KINDS: Final = {
    "files": Access(
        title=tr("All files access"),
        switch=tr("Allow access to manage all files"),
        note=tr(
            "Allow this app to read, modify and delete all files on this device or any connected "
            "storage volumes. If granted, app may access files without your explicit knowledge."
        ),
        permission="android.permission.MANAGE_EXTERNAL_STORAGE",
    ),
    "alarms": Access(
        title=tr("Alarms & reminders"),
        switch=tr("Allow setting alarms and reminders"),
        note=tr(
            "Allow this app to set alarms and schedule time-sensitive actions. This lets the app "
            "run in the background, which may use more battery."
        ),
        permission="android.permission.SCHEDULE_EXACT_ALARM",
    ),
    "overlay": Access(
        title=tr("Display over other apps"),
        switch=tr("Allow display over other apps"),
        note=tr(
            "Allow this app to display on top of other apps you’re using. This app will be able "
            "to see where you tap or change what’s displayed on the screen."
        ),
    ),
    "dnd": Access(
        title=tr("Do Not Disturb access"),
        switch=tr("Allow Do Not Disturb"),
        note=tr("The app can turn on/off Do Not Disturb and make changes to related settings."),
    ),
    "media": Access(
        title=tr("Media management apps"),
        switch=tr("Allow app to manage media files"),
        note=tr(
            "If allowed, this app can modify or delete media files created with other apps "
            "without asking you."
        ),
    ),
    "write": Access(
        title=tr("Modify system settings"),
        switch=tr("Allow modifying system settings"),
        note=tr("This permission allows an app to modify system settings."),
    ),
    "notifications": Access(
        title=tr("Device & app notifications"),
        switch=tr("Allow notification access"),
        note=tr(
            "This app will be able to read all notifications, including personal information "
            "such as contact names and the text of messages you receive."
        ),
    ),
    "pip": Access(
        title=tr("Picture-in-picture"),
        switch=tr("Allow picture-in-picture"),
        note=tr(
            "Allow this app to create a picture-in-picture window while the app is open or after "
            "you leave it."
        ),
    ),
    "install": Access(
        title=tr("Install unknown apps"),
        switch=tr("Allow from this source"),
        note=tr(
            "Your phone and personal data are more vulnerable to attack by unknown apps. By "
            "installing apps from this source, you agree that you are responsible for any damage "
            "to your phone or loss of data that may result from their use."
        ),
    ),
    "usage": Access(
        title=tr("Usage access"),
        switch=tr("Permit usage access"),
        note=tr(
            "Usage access allows an app to track what other apps you’re using and how often, as "
            "well as your carrier, language settings, and other details."
        ),
    ),
    "wifi": Access(
        title=tr("Wi‑Fi control"),
        switch=tr("Allow app to control Wi‑Fi"),
        note=tr(
            "Allow this app to turn Wi‑Fi on or off, scan and connect to Wi‑Fi networks, add or "
            "remove networks, or start a local-only hotspot"
        ),
    ),
}
OPERATIONS: Final = {
    "files": "MANAGE_EXTERNAL_STORAGE",
    "alarms": "SCHEDULE_EXACT_ALARM",
    "overlay": "SYSTEM_ALERT_WINDOW",
    "media": "MANAGE_MEDIA",
    "write": "WRITE_SETTINGS",
    "pip": "PICTURE_IN_PICTURE",
    "install": "REQUEST_INSTALL_PACKAGES",
    "usage": "GET_USAGE_STATS",
    "wifi": "CHANGE_WIFI_STATE",
}
ALLOWED_BY_DEFAULT: Final = frozenset({"pip", "wifi", "alarms"})


def access_flag(kind: str, package: str) -> Binding[bool]:
    """Return what holds one app's access of one kind."""
    operation = OPERATIONS.get(kind)
    allowed = kind in ALLOWED_BY_DEFAULT
    if operation is not None:
        return AppOp(package, operation, allowed)
    return Flag(f"secure/access_{kind}:{package}", default=allowed)


def _kind(state: PageState) -> Access:
    return KINDS[state.argument.partition(" ")[0]]


def _list(state: PageState) -> Rows:
    phone, kind = state.phone, state.argument
    needed = KINDS[kind].permission
    infos = [info for info in shown_apps(phone) if not needed or needed in info.requested]
    return [
        rows.Link(
            info.label,
            "access",
            picture=info.package,
            summary=tr("Allowed")
            if access_flag(kind, info.package).read(phone)
            else tr("Not allowed"),
            argument=f"{kind} {info.package}",
            name=f"app {info.package}",
        )
        for info in infos
    ] or [make.footer("No apps")]


def _access(state: PageState) -> Rows:
    kind, _, package = state.argument.partition(" ")
    info = state.phone.packages.info(package)
    if info is None:
        return [make.footer("App not found")]
    access = KINDS[kind]
    return [
        rows.EntityHeader(info.label, picture=package, summary=info.version_name),
        rows.SwitchPreference(access.switch, access_flag(kind, package)),
        rows.Footer(access.note),
    ]


PAGES: Final = (
    make.page("access_list", lambda state: _kind(state).title, _list, "special_access", about=True),
    make.page("access", lambda state: _kind(state).title, _access, "special_access", about=True),
)
