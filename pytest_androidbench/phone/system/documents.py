"""Addresses of documents: what the file picker gives, and which file each means."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote

from pytest_androidbench.phone.system.files import SHARED_ROOT

STORAGE: Final = "com.android.externalstorage.documents"
DOWNLOADS: Final = "com.android.providers.downloads.documents"
MEDIA: Final = "com.android.providers.media.documents"
AUTHORITIES: Final = (STORAGE, DOWNLOADS, MEDIA)
DOWNLOAD_FOLDER: Final = f"{SHARED_ROOT}/Download"
DIRECTORY_TYPE: Final = "vnd.android.document/directory"
_ROOTS: Final = {"primary": SHARED_ROOT, "home": f"{SHARED_ROOT}/Documents"}


def document_uri(path: str) -> str:
    """The address that the picker gives for a file of shared storage."""
    return f"content://{STORAGE}/document/{_encoded(document_id(path))}"


def tree_uri(path: str) -> str:
    """The address that the picker gives for a whole folder."""
    return f"content://{STORAGE}/tree/{_encoded(document_id(path))}"


def document_in_tree(tree: str, path: str) -> str:
    """The address of a file below a folder that the user gave access to."""
    base = tree.partition("/document/")[0].rstrip("/")
    return f"{base}/document/{_encoded(document_id(path))}"


def document_id(path: str) -> str:
    """The storage provider's name of a file: "primary:DCIM/a.jpg"."""
    inner = path.removeprefix("/sdcard").removeprefix(SHARED_ROOT).strip("/")
    return f"primary:{inner}"


def id_in(uri: str) -> tuple[str, str]:
    """(authority, document id) of a document's or tree's address; empty where it is none."""
    authority, _, rest = uri.removeprefix("content://").partition("?")[0].partition("/")
    parts = rest.split("/")
    match parts:
        case ["document", id_] | ["tree", _, "document", id_] | ["tree", id_]:
            return authority, unquote(id_)
    return authority, ""


def path_of_id(authority: str, id_: str) -> str | None:
    """The file a document id means, as far as the id itself says so."""
    root, colon, inner = id_.partition(":")
    if authority == STORAGE and colon and root in _ROOTS:
        return f"{_ROOTS[root]}/{inner}".rstrip("/")
    if authority == DOWNLOADS and root == "raw":
        return inner
    if authority == DOWNLOADS and id_ == "downloads":
        return DOWNLOAD_FOLDER
    return None


def media_key(authority: str, id_: str) -> int | None:
    """The media store's number in ids such as "image:12" and "msf:12"."""
    kind, _, number = id_.rpartition(":")
    known = {MEDIA: ("image", "video", "audio", "document"), DOWNLOADS: ("msf",)}
    if kind in known.get(authority, ()) and number.isdecimal():
        return int(number)
    return None


def _encoded(id_: str) -> str:
    return quote(id_, safe="")
