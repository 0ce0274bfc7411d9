"""What web pages in apps may read: the phone's files, with the permissions of the app."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from pytest_androidbench.phone.browser.requests import Answerer, PageRequest, PageResponse
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.mime import UNKNOWN, type_of_name

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

SHARED: Final = "/storage/emulated/0/"
WORLD_READS: Final = 0o004
MEDIA_PERMISSIONS: Final = {
    "image": "android.permission.READ_MEDIA_IMAGES",
    "video": "android.permission.READ_MEDIA_VIDEO",
    "audio": "android.permission.READ_MEDIA_AUDIO",
}
OLD_PERMISSION: Final = "android.permission.READ_EXTERNAL_STORAGE"
OK: Final = 200


class Refusal(StrEnum):
    """Why there is no answer, in Chromium's words (`net/base/net_error_list.h`)."""

    NOT_FOUND = "ERR_FILE_NOT_FOUND"
    DENIED = "ERR_ACCESS_DENIED"
    OFFLINE = "ERR_INTERNET_DISCONNECTED"
    UNRESOLVED = "ERR_NAME_NOT_RESOLVED"
    UNKNOWN_SCHEME = "ERR_UNKNOWN_URL_SCHEME"


def page_answerer(phone: Phone) -> Answerer:
    """Gives what pages ask for to the app in whose page it is; its key begins with the package."""

    def answer(request: PageRequest) -> PageResponse | None:
        app = phone.packages.app(request.page.partition("/")[0])
        if app is None:
            return None
        return phone.guard.value(app, lambda: app.answer_page(request), None)

    return answer


def stored_page(app: App, url: str) -> PageResponse | Refusal:
    """What is at an address for an app: a file, or a document that it was handed.

    There is no internet: what is not on the phone is refused.
    """
    scheme = urlsplit(url).scheme
    if scheme == "file":
        return _file(app, unquote(urlsplit(url).path))
    if scheme == "content":
        return _document(app, url)
    if scheme in {"http", "https"}:
        return Refusal.UNRESOLVED if app.phone.radios.online else Refusal.OFFLINE
    return Refusal.UNKNOWN_SCHEME


def may_read(app: App, path: str) -> bool:
    """Whether an app of Android 13 may read a file by its path.

    In shared storage that is what it made itself, pictures, films and songs with the permission
    for them, and all with access to all files ("Data and file storage overview", developer.android
    .com); elsewhere its own data, and what anybody may read.
    """
    if path.startswith((f"{app.home}/", f"{SHARED}Android/data/{app.package}/")):
        return True
    if not path.startswith(SHARED):
        stat = app.files.stat(path)
        return stat is not None and bool(stat.mode & WORLD_READS)
    if all_files(app.package).read(app.phone) or _made(app, path):
        return True
    needed = MEDIA_PERMISSIONS.get(type_of_name(path).partition("/")[0])
    held = app.phone.permissions.held
    return needed is not None and (held(app.package, needed) or held(app.package, OLD_PERMISSION))


def _made(app: App, path: str) -> bool:
    """Whether the media store has a file as one of the app's own."""
    sql = "SELECT owner_package_name FROM files WHERE _data = ?"
    return bool(app.phone.media.database.value(sql, path) == app.package)


def _file(app: App, path: str) -> PageResponse | Refusal:
    try:
        path = app.files.resolve(path)
    except FileError:
        # Not even its folder is there, or links lead in a circle.
        return Refusal.NOT_FOUND
    if not path.startswith(SHARED) and not app.files.exists(path):
        return Refusal.NOT_FOUND
    if not may_read(app, path):
        return Refusal.DENIED
    try:
        data = app.files.read(path)
    except FileError:
        return Refusal.NOT_FOUND if not app.files.exists(path) else Refusal.DENIED
    return PageResponse(status=OK, mime=_page_type(type_of_name(path)), body=data)


def _document(app: App, url: str) -> PageResponse | Refusal:
    if not app.may_open(url):
        return Refusal.DENIED
    content = app.phone.content
    try:
        data = content.open(url)
    except (ContentError, FileError):
        return Refusal.NOT_FOUND
    type_ = content.type_of(url) or UNKNOWN
    return PageResponse(status=OK, mime=_page_type(type_), body=data)


def _page_type(type_: str) -> str:
    """The type as a server would say it: texts of the phone are in UTF-8."""
    return f"{type_}; charset=utf-8" if type_ == "text/plain" else type_
