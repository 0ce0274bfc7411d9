"""What one app may do: its permissions, group by group."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import (
    Category,
    Footer,
    Header,
    Info,
    Link,
    Option,
    Row,
    Toggle,
)
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


def _permissions(scene: Scene) -> Sequence[Row]:
    phone, package = scene.phone, scene.argument
    found = groups(phone, package)
    allowed = [group for group, has in found.items() if has]
    denied = [group for group, has in found.items() if not has]
    rows: list[Row] = [Header(phone.packages.label(package), picture=package)]
    rows.append(Category(tr("Allowed")))
    rows += [_group_row(package, group) for group in allowed] or [
        Info(tr("No permissions allowed"))
    ]
    rows.append(Category(tr("Not allowed")))
    rows += [_group_row(package, group) for group in denied] or [Info(tr("No permissions denied"))]
    rows += [
        Category(tr("Unused app settings")),
        Toggle(
            tr("Pause app activity if unused"),
            summary=tr("Remove permissions, delete temporary files, and stop notifications"),
            value=Flag("secure", f"hibernate:{package}", default=True),
        ),
    ]
    return rows


def _group_row(package: str, group: str) -> Row:
    return Link(
        GROUP_TITLES[group],
        icon=GROUP_ICONS[group],
        to="app_permission",
        argument=f"{package} {group}",
    )


def _split(argument: str) -> tuple[str, str]:
    package, _, group = argument.partition(" ")
    return package, group


def _title(scene: Scene) -> Message:
    _, group = _split(scene.argument)
    return (
        tr("{group} permission", group=GROUP_TITLES[group].english())
        if group in GROUP_TITLES
        else tr("App")
    )


def _permission(scene: Scene) -> Sequence[Row]:
    phone = scene.phone
    package, group = _split(scene.argument)
    label = phone.packages.label(package)
    grants = [g for n, g in phone.permissions.runtime(package).items() if group_of(n) == group]
    granted = any(grant.granted for grant in grants)
    in_use = group in WHILE_IN_USE
    allow = tr("Allow only while using the app") if in_use else tr("Allow")
    ask = [Option(tr("Ask every time"), chosen=False, do=partial(_set, False))] if in_use else []
    name = GROUP_TITLES[group].english().lower()
    return [
        Header(label, picture=package),
        Category(tr("{group} access for this app", group=GROUP_TITLES[group].english())),
        Option(allow, chosen=granted, do=partial(_set, True)),
        *ask,
        Option(tr("Don’t allow"), chosen=not granted, do=partial(_set, False)),
        Link(tr("See all apps with this permission"), to="permission_apps", argument=group),
        Footer(tr("{app} uses {group} when you allow it.", app=label, group=name)),
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


def _holders(scene: Scene) -> Sequence[Row]:
    phone, group = scene.phone, scene.argument
    asking = [info for info in phone.packages.all() if group in groups(phone, info.package)]
    asking.sort(key=lambda info: info.label.casefold())
    rows: list[Row] = []
    for title, wanted in ((tr("Allowed"), True), (tr("Not allowed"), False)):
        rows.append(Category(title))
        rows += [
            Link(
                info.label,
                picture=info.package,
                to="app_permission",
                argument=f"{info.package} {group}",
                name=f"app {info.package}",
            )
            for info in asking
            if groups(phone, info.package)[group] is wanted
        ]
    return rows


def _manager(scene: Scene) -> Sequence[Row]:
    phone = scene.phone
    counts = [groups(phone, info.package) for info in phone.packages.all()]
    ordered = sorted(GROUP_TITLES, key=lambda group: GROUP_TITLES[group].english())
    return [
        Link(
            GROUP_TITLES[group],
            icon=GROUP_ICONS[group],
            summary=tr(
                "{held} of {all} apps allowed",
                held=sum(found.get(group, False) for found in counts),
                all=sum(group in found for found in counts),
            ),
            to="permission_apps",
            argument=group,
        )
        for group in ordered
    ]


PAGES: Final = (
    Page(
        name="app_permissions",
        title=tr("App permissions"),
        rows=_permissions,
        parent="apps",
        about=True,
    ),
    Page(
        name="app_permission",
        title=_title,
        rows=_permission,
        parent="apps",
        about=True,
    ),
    Page(
        name="permission_apps",
        title=lambda scene: GROUP_TITLES.get(scene.argument, tr("App")),
        rows=_holders,
        parent="permission_manager",
        about=True,
    ),
    Page(
        name="permission_manager",
        title=tr("Permission manager"),
        rows=_manager,
        parent="privacy",
    ),
)
