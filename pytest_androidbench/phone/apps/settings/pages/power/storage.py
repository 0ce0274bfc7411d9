"""Storage."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.apps.facts import size_text
from pytest_androidbench.phone.apps.settings.pages.shapes import app_link
from pytest_androidbench.phone.system.storage import (
    SHARED,
    SYSTEM_BYTES,
    TOTAL_BYTES,
    app_size,
    folder_size,
    shown_apps,
    used_bytes,
)
from pytest_androidbench.phone.ui.message import Message, tr

KINDS: Final = {
    "images": ("Images", "image", ("DCIM", "Pictures")),
    "videos": ("Videos", "movie", ("Movies",)),
    "audio": ("Audio", "music_note", ("Music", "Podcasts", "Ringtones", "Alarms", "Recordings")),
    "documents": ("Documents & other", "description", ("Documents", "Download")),
}
"""Title, icon and folders of each kind of files."""


def storage_summary(used: int, locale: str) -> Message:
    """Return the line under "Storage"."""
    return tr(
        "{share}% used - {free} free",
        share=round(100 * used / TOTAL_BYTES),
        free=size_text(TOTAL_BYTES - used, locale),
    )


def _storage(state: SettingsPageState) -> Rows:
    phone = state.phone
    used = used_bytes(phone)
    apps = sum(app_size(phone, info.package) for info in shown_apps(phone))
    share, written = used / TOTAL_BYTES, partial(size_text, locale=phone.display.locale)
    total = tr("{size} total", size=written(TOTAL_BYTES))
    return [
        rows.UsageProgressBar(tr("{size} used", size=written(used)), share, summary=total),
        make.switch(
            "Storage manager",
            "secure/automatic_storage_manager_enabled",
            "Remove backed up photos & videos",
            icon="auto_awesome",
            to="storage_manager",
        ),
        rows.Link(tr("Apps"), "storage_apps", icon="apps", summary=written(apps)),
        rows.Info(tr("Games"), written(0), icon="star"),
        *(
            rows.Link(
                tr(title),
                "storage_kind",
                icon=icon,
                summary=written(sum(folder_size(phone, f"{SHARED}/{f}") for f in folders)),
                argument=kind,
            )
            for kind, (title, icon, folders) in KINDS.items()
        ),
        rows.ConfirmPreference(
            tr("Trash"),
            icon="delete",
            summary=written(0),
            caution=make.caution(
                "Empty trash?",
                "There are 0 files in the trash. All items will be deleted forever, and "
                "you won’t be able to restore them.",
                "Empty trash",
            ),
            do=_emptied,
        ),
        rows.Info(tr("System"), written(SYSTEM_BYTES), icon="android"),
    ]


def _emptied(pane: Pane) -> None:
    pane.toast(tr("Your trash is empty"))


def _storage_apps(state: SettingsPageState) -> Rows:
    sizes = [(app_size(state.phone, i.package), i) for i in shown_apps(state.phone)]
    sizes.sort(key=lambda pair: (-pair[0], pair[1].label))
    locale = state.phone.display.locale
    return [app_link(info, "app_storage", size_text(size, locale)) for size, info in sizes]


def _storage_kind(state: SettingsPageState) -> Rows:
    _, icon, folders = KINDS[state.argument]
    phone = state.phone
    written = partial(size_text, locale=phone.display.locale)
    places = [(folder, f"{SHARED}/{folder}") for folder in folders]
    found = [
        rows.Info(name, written(folder_size(phone, f"{place}/{name}")), icon=icon,
                  name=f"{folder}/{name}")
        for folder, place in places
        if phone.files.stat(place) is not None
        for name in phone.files.listdir(place)
    ]  # fmt: skip
    return found or [make.footer("No files")]


def _kind_title(state: SettingsPageState) -> Message:
    return tr(KINDS[state.argument][0] if state.argument in KINDS else "Storage")


STORAGE_MANAGER_ROWS: Final = (
    make.main_switch("Use Storage manager", "secure/automatic_storage_manager_enabled"),
    make.choice("Remove photos & videos", "secure/automatic_storage_manager_days_to_retain",
                {"30": "Over 30 days old", "60": "Over 60 days old", "90": "Over 90 days old"},
                "90"),
)  # fmt: skip

PAGES: Final = (
    make.page("storage", "Storage", _storage, fragment="deviceinfo.StorageDashboardFragment"),
    make.page("storage_manager", "Storage manager", STORAGE_MANAGER_ROWS, "storage"),
    make.page("storage_apps", "Apps", _storage_apps, "storage",
              "applications.manageapplications.ManageApplications", about=True),
    make.page("storage_kind", _kind_title, _storage_kind, "storage", about=True),
)  # fmt: skip
