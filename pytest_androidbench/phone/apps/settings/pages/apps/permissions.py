"""What one app may do: its permissions, group by group."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import PageState, Rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.system.permissions import WHILE_IN_USE, group_of
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

GROUP_TITLES: Final = {
    "notifications": tr("Notifications"),
    "contacts": tr("Contacts"),
    "sms": tr("SMS"),
    "phone": tr("Phone"),
    "call_log": tr("Call logs"),
    "calendar": tr("Calendar"),
    "location": tr("Location"),
    "camera": tr("Camera"),
    "microphone": tr("Microphone"),
    "photos": tr("Photos and videos"),
    "music": tr("Music and audio"),
    "storage": tr("Files and media"),
    "nearby": tr("Nearby devices"),
    "activity": tr("Physical activity"),
    "sensors": tr("Body sensors"),
}
GROUP_ICONS: Final = {
    "notifications": "notifications",
    "contacts": "contacts",
    "sms": "sms",
    "phone": "call",
    "call_log": "history",
    "calendar": "calendar_month",
    "location": "location_on",
    "camera": "photo_camera",
    "microphone": "mic",
    "photos": "image",
    "music": "music_note",
    "storage": "folder",
    "nearby": "bluetooth",
    "activity": "directions_run",
    "sensors": "favorite",
}


def groups(phone: Phone, package: str) -> dict[str, bool]:
    """Return the permission groups an app asks for, and whether it has them."""
    found: dict[str, bool] = {}
    for name, grant in phone.permissions.runtime(package).items():
        group = group_of(name)
        if group is not None:
            found[group] = found.get(group, False) or grant.granted
    return found


def permissions_summary(phone: Phone, package: str) -> TextLike:
    """Return the groups an app has, as a list."""
    found = groups(phone, package)
    held = sorted(GROUP_TITLES[group].english() for group, has in found.items() if has)
    if held:
        return ", ".join(held)
    return tr("No permissions granted") if found else tr("No permissions requested")


def _permissions(state: PageState) -> Rows:
    phone, package = state.phone, state.argument
    found = groups(phone, package)
    allowed = [group for group, has in found.items() if has]
    denied = [group for group, has in found.items() if not has]
    listed: list[rows.SettingsRow] = [
        rows.EntityHeader(phone.packages.label(package), picture=package)
    ]
    listed.append(make.category("Allowed"))
    listed += [_group_row(package, group) for group in allowed] or [
        make.info("No permissions allowed")
    ]
    listed.append(make.category("Not allowed"))
    listed += [_group_row(package, group) for group in denied] or [
        make.info("No permissions denied")
    ]
    listed += [
        make.category("Unused app settings"),
        make.switch(
            "Pause app activity if unused",
            f"secure/hibernate:{package}",
            "Remove permissions, delete temporary files, and stop notifications",
            on=True,
        ),
    ]
    return listed


def _group_row(package: str, group: str) -> rows.Link:
    return rows.Link(
        GROUP_TITLES[group],
        "app_permission",
        icon=GROUP_ICONS[group],
        argument=f"{package} {group}",
    )


def _split(argument: str) -> tuple[str, str]:
    package, _, group = argument.partition(" ")
    return package, group


def _title(state: PageState) -> Message:
    _, group = _split(state.argument)
    return (
        tr("{group} permission", group=GROUP_TITLES[group].english())
        if group in GROUP_TITLES
        else tr("App")
    )


def _permission(state: PageState) -> Rows:
    phone = state.phone
    package, group = _split(state.argument)
    label = phone.packages.label(package)
    grants = [g for n, g in phone.permissions.runtime(package).items() if group_of(n) == group]
    granted = any(grant.granted for grant in grants)
    in_use = group in WHILE_IN_USE
    allow = tr("Allow only while using the app") if in_use else tr("Allow")
    ask = (
        [rows.Option(tr("Ask every time"), chosen=False, do=partial(_set, False))] if in_use else []
    )
    name = GROUP_TITLES[group].english().lower()
    return [
        rows.EntityHeader(label, picture=package),
        make.category(tr("{group} access for this app", group=GROUP_TITLES[group].english())),
        rows.Option(allow, chosen=granted, do=partial(_set, True)),
        *ask,
        rows.Option(tr("Don’t allow"), chosen=not granted, do=partial(_set, False)),
        make.link("See all apps with this permission", "permission_apps", argument=group),
        make.footer(tr("{app} uses {group} when you allow it.", app=label, group=name)),
    ]


def _set(granted: bool, pane: Pane) -> None:
    package, group = _split(pane.argument)
    permissions = pane.phone.permissions
    for name in permissions.runtime(package):
        if group_of(name) == group:
            if granted:
                permissions.grant(package, name, by_user=True)
            else:
                permissions.revoke(package, name)


def _holders(state: PageState) -> Rows:
    phone, group = state.phone, state.argument
    asking = [info for info in phone.packages.all() if group in groups(phone, info.package)]
    asking.sort(key=lambda info: info.label.casefold())
    listed: list[rows.SettingsRow] = []
    for title, wanted in ((tr("Allowed"), True), (tr("Not allowed"), False)):
        listed.append(rows.PreferenceCategory(title))
        listed += [
            rows.Link(
                info.label,
                "app_permission",
                picture=info.package,
                argument=f"{info.package} {group}",
                name=f"app {info.package}",
            )
            for info in asking
            if groups(phone, info.package)[group] is wanted
        ]
    return listed


def _manager(state: PageState) -> Rows:
    phone = state.phone
    counts = [groups(phone, info.package) for info in phone.packages.all()]
    ordered = sorted(GROUP_TITLES, key=lambda group: GROUP_TITLES[group].english())
    return [
        rows.Link(
            GROUP_TITLES[group],
            "permission_apps",
            icon=GROUP_ICONS[group],
            summary=tr(
                "{held} of {all} apps allowed",
                held=sum(found.get(group, False) for found in counts),
                all=sum(group in found for found in counts),
            ),
            argument=group,
        )
        for group in ordered
    ]


PAGES: Final = (
    make.page("app_permissions", "App permissions", _permissions, "apps", about=True),
    make.page("app_permission", _title, _permission, "apps", about=True),
    make.page("permission_apps", lambda state: GROUP_TITLES.get(state.argument, tr("App")),
              _holders, "permission_manager", about=True),
    make.page("permission_manager", "Permission manager", _manager, "privacy"),
)  # fmt: skip
