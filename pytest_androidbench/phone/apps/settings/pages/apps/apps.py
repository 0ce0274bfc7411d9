"""The Apps page, the list of all apps and special access."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import (
    Category,
    Confirm,
    Footer,
    Info,
    Link,
    ListChoice,
    Row,
    Toggle,
)
from pytest_androidbench.phone.apps.settings.pages.apps.app_pages import RESET, reset_preferences
from pytest_androidbench.phone.apps.settings.pages.apps.facts import size_text
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.storage import app_size, launchable, shown_apps
from pytest_androidbench.phone.ui.message import tr

RECENT_SHOWN: Final = 4


def app_row(phone: Phone, info: PackageInfo, *, to: str, summary: str = "") -> Link:
    """Return the row of one app, with its icon."""
    del phone
    return Link(
        info.label,
        summary=summary or None,
        picture=info.package,
        to=to,
        argument=info.package,
        name=f"app {info.package}",
    )


def recent_apps(phone: Phone) -> list[PackageInfo]:
    """Return the apps opened last, the newest first."""
    found: dict[str, PackageInfo] = {}
    for task in reversed(phone.windows.tasks()):
        info = phone.packages.info(task.package)
        if info is not None and launchable(phone, info) and not _is_own(phone, info.package):
            found.setdefault(info.package, info)
    return list(found.values())[:RECENT_SHOWN]


def _is_own(phone: Phone, package: str) -> bool:
    """Return whether the app is settings itself, or the home screen."""
    app = phone.packages.app(package)
    return package == "com.android.settings" or (app is not None and app.is_home)


def _apps(scene: Scene) -> Sequence[Row]:
    phone = scene.phone
    recent = recent_apps(phone)
    total = len(shown_apps(phone))
    rows: list[Row] = [Category(tr("Recently opened apps"))] if recent else []
    rows += [app_row(phone, info, to="app_info", summary=tr("Today").english()) for info in recent]
    rows += [
        Link(tr("See all {n} apps", n=total), icon="chevron_right", to="all_apps", name="all"),
        Category(tr("General")),
        Link(
            tr("Default apps"),
            summary=tr("Chrome, Phone and Messages"),
            icon="check_circle",
            to="default_apps",
        ),
        Link(tr("Screen time"), icon="timelapse", summary=tr("0 minutes today"), to="screen_time"),
        Link(tr("Unused apps"), summary=tr("0 unused apps"), icon="apps", to="unused_apps"),
        Link(
            tr("Special app access"),
            summary=tr("1 app can use unrestricted data"),
            icon="security",
            to="special_access",
        ),
    ]
    return rows


def _all_apps(scene: Scene) -> Sequence[Row]:
    phone = scene.phone
    everything = scene.choice == "system"
    infos = [info for info in phone.packages.all() if everything or launchable(phone, info)]
    infos.sort(key=lambda info: info.label.casefold())
    return [
        app_row(phone, info, to="app_info", summary=size_text(app_size(phone, info.package)))
        for info in infos
    ]


def _all_apps_menu(scene: Scene) -> Sequence[Link | Confirm]:
    system = scene.choice == "system"
    return [
        Link(
            tr("Hide system") if system else tr("Show system"),
            do=partial(_filter, "" if system else "system"),
        ),
        Confirm(tr("Reset app preferences"), caution=RESET, do=reset_preferences),
    ]


def _filter(choice: str, pane: Pane) -> None:
    pane.choice = choice


def _special(scene: Scene) -> Sequence[Row]:
    del scene
    titles = {
        "files": tr("All files access"),
        "alarms": tr("Alarms & reminders"),
        "overlay": tr("Display over other apps"),
        "dnd": tr("Do Not Disturb access"),
        "media": tr("Media management apps"),
        "write": tr("Modify system settings"),
        "notifications": tr("Device & app notifications"),
        "pip": tr("Picture-in-picture"),
        "install": tr("Install unknown apps"),
        "usage": tr("Usage access"),
        "wifi": tr("Wi‑Fi control"),
    }
    return [
        Link(title, to="access_list", argument=kind, name=f"access {kind}")
        for kind, title in titles.items()
    ]


def _screen_time(scene: Scene) -> Sequence[Row]:
    recent = recent_apps(scene.phone)
    return [
        Category(tr("Today")),
        *(
            Info(info.label, summary=tr("Less than 1 minute"), name=f"app {info.package}")
            for info in recent
        ),
        Footer(tr("Screen time counts the minutes an app is in front.")),
    ]


PAGES: Final = (
    Page(name="apps", title=tr("Apps"), rows=_apps, fragment="applications.AppDashboardFragment"),
    Page(
        name="all_apps",
        title=tr("All apps"),
        rows=_all_apps,
        parent="apps",
        fragment="applications.manageapplications.ManageApplications",
        menu=_all_apps_menu,
        about=True,
    ),
    Page(
        name="special_access",
        title=tr("Special app access"),
        rows=_special,
        parent="apps",
        fragment="applications.specialaccess.SpecialAccessSettings",
    ),
    Page(
        name="screen_time",
        title=tr("Screen time"),
        rows=_screen_time,
        parent="apps",
    ),
    Page(
        name="unused_apps",
        title=tr("Unused apps"),
        parent="apps",
        rows=[
            Footer(
                tr(
                    "No unused apps. If you don’t open an app for a few months, its permissions "
                    "are removed and its temporary files are deleted."
                )
            )
        ],
    ),
    Page(
        name="links",
        title=tr("Opening links"),
        parent="default_apps",
        fragment="applications.managedomainurls.ManageDomainUrls",
        rows=[
            Toggle(
                tr("Instant apps"),
                summary=tr("Open links in apps, even if they aren’t installed"),
                value=Flag("secure", "instant_apps_enabled", default=True),
            ),
            ListChoice(
                tr("Web links"),
                options=(("ask", tr("Ask every time")), ("open", tr("Open in app"))),
                value=Word("secure", "open_web_links", "open"),
            ),
        ],
    ),
)
