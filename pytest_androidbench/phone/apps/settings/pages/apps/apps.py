"""The Apps page, the list of all apps and special access."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import PageFrame, Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.apps.access import KINDS
from pytest_androidbench.phone.apps.settings.pages.apps.app_pages import RESET, reset_preferences
from pytest_androidbench.phone.apps.settings.pages.apps.facts import size_text
from pytest_androidbench.phone.apps.settings.pages.shapes import app_link
from pytest_androidbench.phone.system.name_order import name_key
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.storage import app_size, launchable, shown_apps
from pytest_androidbench.phone.ui.message import tr

RECENT_SHOWN: Final = 4


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


def _apps(state: SettingsPageState) -> Rows:
    phone = state.phone
    recent = recent_apps(phone)
    total = len(shown_apps(phone))
    listed: list[rows.SettingsRow] = [make.category("Recently opened apps")] if recent else []
    listed += [app_link(info, "app_info", tr("Today")) for info in recent]
    listed += [
        make.link(tr("See all {n} apps", n=total), "all_apps", icon="chevron_right", name="all"),
        make.category("General"),
        make.link(
            "Default apps", "default_apps", "Chrome, Phone and Messages", icon="check_circle"
        ),
        make.link("Screen time", "screen_time", "0 minutes today", icon="timelapse"),
        make.link("Unused apps", "unused_apps", "0 unused apps", icon="apps"),
        make.link(
            "Special app access",
            "special_access",
            "1 app can use unrestricted data",
            icon="security",
        ),
    ]
    return listed


def _all_apps(state: SettingsPageState) -> Rows:
    phone = state.phone
    everything = state.choice == "system"
    infos = [info for info in phone.packages.all() if everything or launchable(phone, info)]
    locale = phone.display.locale
    infos.sort(key=lambda info: name_key(phone.packages.label(info.package), locale))
    sizes = [size_text(app_size(phone, info.package), locale) for info in infos]
    return [app_link(info, "app_info", size) for info, size in zip(infos, sizes, strict=True)]


def _all_apps_menu(state: SettingsPageState) -> Sequence[rows.Link | rows.ConfirmPreference]:
    system = state.choice == "system"
    return [
        rows.Link(
            tr("Hide system") if system else tr("Show system"),
            do=partial(_filter, "" if system else "system"),
        ),
        rows.ConfirmPreference(tr("Reset app preferences"), caution=RESET, do=reset_preferences),
    ]


def _filter(choice: str, pane: Pane) -> None:
    pane.choice = choice


SPECIAL_ROWS: Final = tuple(
    make.link(access.title, "access_list", argument=kind, name=f"access {kind}")
    for kind, access in KINDS.items()
)


def _screen_time(state: SettingsPageState) -> Rows:
    recent = recent_apps(state.phone)
    return [
        make.category("Today"),
        *(
            rows.Info(tr(info.label), tr("Less than 1 minute"), name=f"app {info.package}")
            for info in recent
        ),
        make.footer("Screen time counts the minutes an app is in front."),
    ]


UNUSED_APPS_ROWS: Final = (
    make.footer(
        "No unused apps. If you don’t open an app for a few months, its permissions "
        "are removed and its temporary files are deleted."
    ),
)
LINKS_ROWS: Final = (
    make.switch("Instant apps", "secure/instant_apps_enabled",
                "Open links in apps, even if they aren’t installed", on=True),
    make.choice("Web links", "secure/open_web_links",
                {"ask": "Ask every time", "open": "Open in app"}, "open"),
)  # fmt: skip

PAGES: Final = (
    make.page("apps", "Apps", _apps, fragment="applications.AppDashboardFragment"),
    replace(
        make.page("all_apps", "All apps", _all_apps, "apps",
                  "applications.manageapplications.ManageApplications", about=True,
                  menu=_all_apps_menu),
        frame=PageFrame(list_id="apps_list", sought=True),
    ),
    make.page("special_access", "Special app access", SPECIAL_ROWS, "apps",
              "applications.specialaccess.SpecialAccessSettings"),
    make.page("screen_time", "Screen time", _screen_time, "apps"),
    make.page("unused_apps", "Unused apps", UNUSED_APPS_ROWS, "apps"),
    make.page("links", "Opening links", LINKS_ROWS, "default_apps",
              "applications.managedomainurls.ManageDomainUrls"),
)  # fmt: skip
