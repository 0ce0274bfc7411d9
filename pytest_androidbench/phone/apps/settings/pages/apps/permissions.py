"""What one app may do: its permissions, group by group."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import PageFrame, Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.shapes import app_header, app_link
from pytest_androidbench.phone.apps.settings.view.coordinator import SCROLL
from pytest_androidbench.phone.apps.settings.view.permission import (
    Answer,
    app_header_of,
    links,
    selection,
)
from pytest_androidbench.phone.system.name_order import name_key
from pytest_androidbench.phone.system.permission_labels import TITLES
from pytest_androidbench.phone.system.permissions import WHILE_IN_USE, group_of
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

GROUPS: Final = {
    "notifications": (TITLES["notifications"], "notifications"),
    "contacts": (TITLES["contacts"], "contacts"),
    "sms": (TITLES["sms"], "sms"),
    "phone": (TITLES["phone"], "call"),
    "call_log": (TITLES["call_log"], "history"),
    "calendar": (TITLES["calendar"], "calendar_month"),
    "location": (TITLES["location"], "location_on"),
    "camera": (TITLES["camera"], "photo_camera"),
    "microphone": (TITLES["microphone"], "mic"),
    "photos": (TITLES["photos"], "image"),
    "music": (TITLES["music"], "music_note"),
    "storage": (TITLES["storage"], "folder"),
    "nearby": (TITLES["nearby"], "bluetooth"),
    "activity": (TITLES["activity"], "directions_run"),
    "sensors": (TITLES["sensors"], "favorite"),
}
"""Title and icon of each group of permissions."""
CONTROLLER: Final = "com.android.permissioncontroller"
"""The package that shows these pages."""


def groups(phone: Phone, package: str) -> dict[str, bool]:
    """Return the permission groups an app asks for, and whether it has them."""
    found: dict[str, bool] = {}
    for name, grant in phone.permissions.runtime(package).items():
        group = group_of(name)
        if group is not None:
            found[group] = found.get(group, False) or grant.granted
    return found


def permissions_summary(phone: Phone, package: str) -> TextLike:
    """The groups an app has, as a list."""
    found = groups(phone, package)
    if held := sorted(_english(group) for group, has in found.items() if has):
        return ", ".join(held)
    return tr("No permissions granted") if found else tr("No permissions requested")


def _permissions(state: SettingsPageState) -> Rows:
    package = state.argument
    found = groups(state.phone, package)
    listed: list[rows.SettingsRow] = [app_header(state)]
    for title, none, wanted in (
        ("Allowed", "No permissions allowed", True),
        ("Not allowed", "No permissions denied", False),
    ):
        held = [_group_row(package, group) for group, has in found.items() if has is wanted]
        listed += [make.category(title), *held]
        if not held:
            listed.append(make.info(none))
    return [*listed, make.category("Unused app settings"), hibernation(package)]


def hibernation(package: str, *, enabled: bool = True) -> rows.SwitchPreference:
    """The switch that lets Android put an app to sleep."""
    return make.switch(
        "Pause app activity if unused",
        f"secure/hibernate:{package}",
        "Remove permissions, delete temporary files, and stop notifications",
        on=True,
        enabled=enabled,
    )


def _group_row(package: str, group: str) -> rows.Link:
    title, icon = GROUPS[group]
    return make.link(title, "app_permission", icon=icon, argument=f"{package} {group}")


def _split(argument: str) -> tuple[str, str]:
    package, _, group = argument.partition(" ")
    return package, group


def _title(state: SettingsPageState) -> Message:
    _, group = _split(state.argument)
    return tr("{group} permission", group=_english(group)) if group in GROUPS else tr("App")


def _english(group: str) -> str:
    return GROUPS[group][0].english()


def _permission(state: SettingsPageState) -> Rows:
    phone = state.phone
    package, group = _split(state.argument)
    label, granted = phone.packages.label(package), groups(phone, package).get(group, False)
    message = tr("{group} access for this app", group=_english(group))
    return [
        rows.Custom(label, partial(app_header_of, rows.EntityHeader(label, picture=package))),
        rows.Custom(message, partial(selection, message, _answers(group, granted))),
        rows.Custom("links", partial(links, _links(package, group, label))),
    ]


def _answers(group: str, granted: bool) -> Sequence[Answer]:
    """What may be chosen."""
    in_use = group in WHILE_IN_USE
    allow = (
        Answer("allow_foreground_only", tr("Allow only while using the app"), granted, ALLOW)
        if in_use
        else Answer("allow", tr("Allow"), granted, ALLOW)
    )
    ask = [Answer("ask", tr("Ask every time"), False, DENY)] if in_use else []
    return [allow, *ask, Answer("deny", tr("Don’t allow"), not granted, DENY)]


def _links(package: str, group: str, label: str) -> Sequence[rows.Link]:
    every = tr("See all {app} permissions", app=label)
    return (
        rows.Link(every, "app_permissions", argument=package),
        make.link("See all apps with this permission", "permission_apps", argument=group),
    )


def _set(granted: bool, pane: Pane) -> None:
    package, group = _split(pane.argument)
    permissions = pane.phone.permissions
    for name in permissions.runtime(package):
        if group_of(name) == group:
            if granted:
                permissions.grant(package, name, by_user=True)
            else:
                permissions.revoke(package, name)


ALLOW: Final = partial(_set, True)
DENY: Final = partial(_set, False)


def _holders_title(state: SettingsPageState) -> Message:
    return GROUPS[state.argument][0] if state.argument in GROUPS else tr("App")


def _holders(state: SettingsPageState) -> Rows:
    phone, group = state.phone, state.argument
    asking = [info for info in phone.packages.all() if group in groups(phone, info.package)]
    asking.sort(key=lambda info: name_key(phone.packages.label(info.package), phone.display.locale))
    listed: list[rows.SettingsRow] = []
    for title, wanted in (("Allowed", True), ("Not allowed", False)):
        listed.append(make.category(title))
        listed += [
            app_link(info, "app_permission", argument=f"{info.package} {group}")
            for info in asking
            if groups(phone, info.package)[group] is wanted
        ]
    return listed


def _manager(state: SettingsPageState) -> Rows:
    phone = state.phone
    counts = [groups(phone, info.package) for info in phone.packages.all()]
    return [
        make.link(
            title,
            "permission_apps",
            tr(
                "{held} of {all} apps allowed",
                held=sum(found.get(group, False) for found in counts),
                all=sum(group in found for found in counts),
            ),
            icon=icon,
            argument=group,
        )
        for group, (title, icon) in sorted(GROUPS.items(), key=lambda each: _english(each[0]))
    ]


PAGES: Final = (
    replace(
        make.page("app_permissions", "App permissions", _permissions, "apps", about=True),
        frame=PageFrame(package=CONTROLLER),
    ),
    replace(
        make.page("app_permission", _title, _permission, "apps", about=True),
        frame=PageFrame(list_id="nested_scroll_view", list_class=SCROLL, package=CONTROLLER),
    ),
    make.page("permission_apps", _holders_title, _holders, "permission_manager", about=True),
    make.page("permission_manager", "Permission manager", _manager, "privacy"),
)  # fmt: skip
