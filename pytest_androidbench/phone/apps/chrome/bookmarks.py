"""Bookmarks, in the JSON file where Chromium keeps them (bookmark_codec.cc)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.chrome.names import PROFILE
from pytest_androidbench.phone.apps.chrome.schema import chromium_time
from pytest_androidbench.phone.system.files import FileError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

FILE: Final = "Bookmarks"
MOBILE: Final = 3
"""The id of the folder of phones, which is called "synced" in the file."""
ROOTS: Final = (("bookmark_bar", 1, "Bookmarks bar"), ("other", 2, "Other bookmarks"),
                ("synced", MOBILE, "Mobile bookmarks"))  # fmt: skip
MOST_DEPTH: Final = 20


@dataclass(slots=True, kw_only=True)
class BookmarkNode:
    """A bookmark, or a folder where it has no address."""

    id: int
    name: str
    url: str = ""
    added: int = 0
    """Microseconds since 1601."""
    children: list[BookmarkNode] = field(default_factory=list)

    @property
    def is_folder(self) -> bool:
        """Whether others can lie in it."""
        return not self.url


class BookmarkStore:
    """Reads the file, changes it, writes it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._path = f"{app.home}/{PROFILE}/{FILE}"

    def folder(self, id_: int = MOBILE) -> BookmarkNode:
        """A folder, by default that of phones; empty where there is none."""
        return next(
            (n for n in _all(self._roots()) if n.id == id_ and n.is_folder),
            BookmarkNode(id=id_, name=""),
        )

    def get(self, id_: int) -> BookmarkNode | None:
        """A bookmark or folder by its id."""
        return next((node for node in _all(self._roots()) if node.id == id_), None)

    def of_page(self, url: str) -> BookmarkNode | None:
        """The bookmark of a page."""
        return next((node for node in _all(self._roots()) if node.url and node.url == url), None)

    def parent_of(self, id_: int) -> BookmarkNode:
        """The folder that something lies in."""
        folders = (n for n in _all(self._roots()) if any(c.id == id_ for c in n.children))
        return next(folders, self.folder())

    def search(self, words: str) -> list[BookmarkNode]:
        """Bookmarks with some words in name or address."""
        low = words.lower()
        found = (n for n in _all(self._roots()) if n.url)
        return [node for node in found if low in node.name.lower() or low in node.url.lower()]

    def add(self, name: str, url: str, folder: int = MOBILE) -> int:
        """Add a bookmark, or a folder without an address; tells its id."""
        roots = self._roots()
        id_ = max((node.id for node in _all(roots)), default=MOBILE) + 1
        now = chromium_time(self._app.phone.clock.now_ms)
        _place(roots, folder).append(BookmarkNode(id=id_, name=name, url=url, added=now))
        self._write(roots)
        return id_

    def change(self, id_: int, name: str, url: str, folder: int) -> None:
        """Give one another name, address, or place."""
        roots = self._roots()
        node = next((n for n in _all(roots) if n.id == id_), None)
        if node is None or any(n.id == folder for n in _all([node])):
            return
        parent = next(n for n in _all(roots) if any(c.id == id_ for c in n.children))
        node.name, node.url = name, url
        if parent.id != folder:
            parent.children = [c for c in parent.children if c.id != id_]
            _place(roots, folder).append(node)
        self._write(roots)

    def remove(self, *ids: int) -> None:
        """Remove some, with all that is in them."""
        roots = self._roots()
        for node in list(_all(roots)):
            node.children = [child for child in node.children if child.id not in ids]
        self._write(roots)

    def state(self) -> str:
        """The file as it is, to go back to."""
        try:
            return self._app.files.read(self._path).decode(errors="replace")
        except FileError:
            return ""

    def restore(self, state: str) -> None:
        """Go back to the file as it was."""
        self._put(state.encode())

    def _roots(self) -> list[BookmarkNode]:
        try:
            kept = json.loads(self._app.files.read(self._path))["roots"]
            return [_read(kept[key], number, name) for key, number, name in ROOTS]
        except (FileError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return [BookmarkNode(id=number, name=name) for _, number, name in ROOTS]

    def _write(self, roots: list[BookmarkNode]) -> None:
        kept = {key: _plain(root) for (key, _, _), root in zip(ROOTS, roots, strict=True)}
        self._put(json.dumps({"roots": kept, "version": 1}, ensure_ascii=False, indent=3).encode())

    def _put(self, data: bytes) -> None:
        folder = f"{self._app.home}/{PROFILE}"
        if not self._app.files.is_dir(folder):
            self._app.files.mkdir(folder, parents=True, uid=self._app.uid)
        self._app.files.write(self._path, data, uid=self._app.uid)


def _all(roots: list[BookmarkNode]) -> list[BookmarkNode]:
    found: list[BookmarkNode] = []
    pending = list(reversed(roots))
    while pending:
        node = pending.pop()
        found.append(node)
        pending.extend(reversed(node.children))
    return found


def _place(roots: list[BookmarkNode], folder: int) -> list[BookmarkNode]:
    return next((n for n in _all(roots) if n.id == folder and n.is_folder), roots[-1]).children


def _read(kept: Any, number: int = 0, name: str = "", depth: int = 0) -> BookmarkNode:
    children = kept.get("children", []) if depth < MOST_DEPTH else []
    return BookmarkNode(
        id=number or int(kept["id"]),
        name=name or str(kept.get("name", "")),
        url=str(kept.get("url", "")),
        added=int(kept.get("date_added", 0)),
        children=[_read(child, depth=depth + 1) for child in children],
    )


def _plain(node: BookmarkNode) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "date_added": str(node.added),
        "guid": f"00000000-0000-4000-a000-{node.id:012d}",
        "id": str(node.id),
        "name": node.name,
        "type": "folder" if node.is_folder else "url",
    }
    if node.is_folder:
        plain["children"] = [_plain(child) for child in node.children]
    else:
        plain["url"] = node.url
    return plain
