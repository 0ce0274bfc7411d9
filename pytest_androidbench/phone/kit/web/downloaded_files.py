"""Files that pages gave, in the folder Download."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.browser.facts import PageDownload

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

FOLDER: Final = "/storage/emulated/0/Download"
MOST_NUMBERED: Final = 1_000


def write_download(app: App, download: PageDownload) -> str:
    """Write a file that a page gave, as an app's own; tells its path.

    Raises:
        FileError: there is no room for it.
    """
    return keep_download(app, download.name or "download", download.data)


def keep_download(app: App, name: str, data: bytes) -> str:
    """Write a file that an app has fetched, as its own; tells its path.

    A name that is taken gets a number.

    Raises:
        FileError: there is no room for it.
    """
    if not app.files.is_dir(FOLDER):
        app.files.mkdir(FOLDER, parents=True, uid=app.uid)
    path = _free(app, name)
    app.files.write(path, data, uid=app.uid)
    media = app.phone.media
    media.scan(path)
    sql = "UPDATE files SET owner_package_name = ? WHERE _data = ?"
    media.database.execute(sql, app.package, path)
    return path


def _free(app: App, name: str) -> str:
    stem, dot, ending = name.rpartition(".")
    if not stem:
        stem, dot, ending = name, "", ""
    for number in range(MOST_NUMBERED):
        counted = f"{stem} ({number})" if number else stem
        path = f"{FOLDER}/{counted}{dot}{ending}"
        if not app.files.exists(path):
            return path
    return f"{FOLDER}/{stem} ({app.phone.clock.now_ms}){dot}{ending}"
