"""A file once more, in Drive or on the phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.drawing import picture_of
from pytest_androidbench.phone.apps.drive.store import DriveFull
from pytest_androidbench.phone.kit.web.downloaded_files import keep_download
from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.drive.app import DriveApp
    from pytest_androidbench.phone.apps.drive.schema import DriveItem


def copied(app: DriveApp, item: DriveItem) -> TextLike:
    """Lay a copy beside a file; what is to be said of it."""
    name = app.phone.windows.translate(tr("Copy of {name}", name=item.name))
    try:
        app.store.copy(item, name[: names.MOST_NAME])
    except DriveFull:
        return tr("Your storage is full")
    return tr("Copy created")


def downloaded(app: DriveApp, item: DriveItem) -> TextLike:
    """Write what a file holds into the folder Download; what is to be said of it."""
    item = app.store.whole(item.id) or item
    data, name = item.content, item.name
    if data is None and item.kind == "image":
        data, name = picture_of(item), f"{name}.jpg"
    if data is None:
        return tr("Only files that were uploaded can be downloaded")
    try:
        path = keep_download(app, name.replace("/", "_"), data)
    except FileError:
        return tr("Download failed")
    return tr("Downloaded {name}", name=path.rpartition("/")[2])
