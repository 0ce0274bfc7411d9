"""Storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import (
    Caution,
    Confirm,
    Footer,
    Info,
    Link,
    ListChoice,
    MainSwitch,
    Row,
    Toggle,
    Usage,
)
from pytest_androidbench.phone.apps.settings.pages.apps.facts import size_text
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

KINDS: Final = (
    ("images", tr("Images"), "image", ("DCIM", "Pictures")),
    ("videos", tr("Videos"), "movie", ("Movies",)),
    (
        "audio",
        tr("Audio"),
        "music_note",
        ("Music", "Podcasts", "Ringtones", "Alarms", "Recordings"),
    ),
    ("documents", tr("Documents & other"), "description", ("Documents", "Download")),
)


def storage_summary(used: int) -> Message:
    """Return the line under "Storage"."""
    return tr(
        "{share}% used - {free} free",
        share=round(100 * used / TOTAL_BYTES),
        free=size_text(TOTAL_BYTES - used),
    )


def _storage(scene: Scene) -> Sequence[Row]:
    phone = scene.phone
    used = used_bytes(phone)
    apps = sum(app_size(phone, info.package) for info in shown_apps(phone))
    share = used / TOTAL_BYTES
    total = tr("{size} total", size=size_text(TOTAL_BYTES))
    return [
        Usage(size_text(used), summary=total, share=share),
        Toggle(
            tr("Storage manager"),
            icon="auto_awesome",
            summary=tr("Remove backed up photos & videos"),
            value=Flag("secure", "automatic_storage_manager_enabled"),
            to="storage_manager",
        ),
        Link(tr("Apps"), icon="apps", summary=size_text(apps), to="storage_apps"),
        Info(tr("Games"), icon="star", summary=size_text(0)),
        *(
            Link(
                title,
                icon=icon,
                summary=size_text(sum(folder_size(phone, f"{SHARED}/{f}") for f in folders)),
                to="storage_kind",
                argument=kind,
            )
            for kind, title, icon, folders in KINDS
        ),
        Confirm(
            tr("Trash"),
            icon="delete",
            summary=size_text(0),
            caution=Caution(
                title=tr("Empty trash?"),
                message=tr(
                    "There are 0 files in the trash. All items will be deleted forever, and "
                    "you won’t be able to restore them."
                ),
                yes=tr("Empty trash"),
                no=tr("Cancel"),
            ),
            do=_emptied,
        ),
        Info(tr("System"), icon="android", summary=size_text(SYSTEM_BYTES)),
    ]


def _emptied(pane: Pane) -> None:
    pane.toast(tr("Your trash is empty"))


def _storage_apps(scene: Scene) -> Sequence[Row]:
    sizes = [(app_size(scene.phone, i.package), i) for i in shown_apps(scene.phone)]
    sizes.sort(key=lambda pair: (-pair[0], pair[1].label))
    return [
        Link(
            info.label,
            picture=info.package,
            summary=size_text(size),
            to="app_storage",
            argument=info.package,
            name=f"app {info.package}",
        )
        for size, info in sizes
    ]


def _storage_kind(scene: Scene) -> Sequence[Row]:
    _, _, icon, folders = next(kind for kind in KINDS if kind[0] == scene.argument)
    phone = scene.phone
    found = [
        Info(name, icon=icon, summary=size_text(folder_size(phone, f"{SHARED}/{folder}/{name}")),
             name=f"{folder}/{name}")
        for folder in folders
        if phone.files.stat(f"{SHARED}/{folder}") is not None
        for name in phone.files.listdir(f"{SHARED}/{folder}")
    ]  # fmt: skip
    return found or [Footer(tr("No files"))]


def _kind_title(scene: Scene) -> Message:
    return next((title for kind, title, _, _ in KINDS if kind == scene.argument), tr("Storage"))


PAGES: Final = (
    Page(
        name="storage",
        title=tr("Storage"),
        rows=_storage,
        fragment="deviceinfo.StorageDashboardFragment",
    ),
    Page(
        name="storage_manager",
        title=tr("Storage manager"),
        parent="storage",
        rows=[
            MainSwitch(
                tr("Use Storage manager"),
                value=Flag("secure", "automatic_storage_manager_enabled"),
            ),
            ListChoice(
                tr("Remove photos & videos"),
                options=(
                    ("30", tr("Over 30 days old")),
                    ("60", tr("Over 60 days old")),
                    ("90", tr("Over 90 days old")),
                ),
                value=Word("secure", "automatic_storage_manager_days_to_retain", "90"),
            ),
        ],
    ),
    Page(
        name="storage_apps",
        title=tr("Apps"),
        rows=_storage_apps,
        parent="storage",
        fragment="applications.manageapplications.ManageApplications",
        about=True,
    ),
    Page(
        name="storage_kind",
        title=_kind_title,
        rows=_storage_kind,
        parent="storage",
        about=True,
    ),
)
