"""The pages: those of the installed package miniwob, with what the app changes in them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from pytest_androidbench.phone.browser.requests import PageResponse
from pytest_androidbench.phone.system.mime import type_of_name

PACKAGE: Final = "miniwob"
"""On PyPI (Farama-Foundation/miniwob-plusplus, MIT); its pages alone are used."""
ADDRESS: Final = "file:///android_asset/"
INDEX: Final = f"{ADDRESS}index.html"
MISSING: Final = (
    "the pages of MiniWoB++ are not installed; get them with: pip install "
    "'pytest-androidbench[miniwob]'"
)
_INDEX_PAGE: Final = (
    "<!DOCTYPE html><meta charset=utf-8><title>MiniWoB App</title>"
    "<script src=html/viewport.js></script><h1>MiniWoB++</h1>"
)
_OWN: Final = files("pytest_androidbench.phone.apps.miniwob") / "pages"
_ADDED: Final = {
    "html/core/core.js": ("viewport.js", "core.js"),
    "html/core/core.css": ("core.css",),
}
"""What is put behind files of the package."""
_OWN_FILES: Final = {
    "html/miniwob/drag-item.html": "drag-item.html",
    "html/viewport.js": "viewport.js",
}
"""A page that the app has and the package no longer does, and what its first page needs."""


def page_url(task: str) -> str:
    """The address of a task's page, as the app makes it of whatever it is given."""
    return f"{ADDRESS}html/miniwob/{task}.html"


def missing() -> str:
    """Nothing, or why there are no pages and how to get them."""
    return "" if _folder() is not None else MISSING


def asset(address: str) -> PageResponse | None:
    """What the app has at a path of its assets; None where there is nothing."""
    path = unquote(urlsplit(address).path)
    if path == "index.html":
        return PageResponse(body=_INDEX_PAGE.encode())
    data = _read(path)
    if data is None:
        return None
    return PageResponse(body=data, mime=type_of_name(path))


def _read(path: str) -> bytes | None:
    if path in _OWN_FILES:
        return (_OWN / _OWN_FILES[path]).read_bytes()
    folder = _folder()
    if folder is None or not path.startswith("html/") or ".." in path.split("/"):
        return None
    file = folder / path.removeprefix("html/")
    if not file.is_file():
        return None
    parts = [file.read_bytes(), *((_OWN / name).read_bytes() for name in _ADDED.get(path, ()))]
    return b"\n".join(parts)


@cache
def _folder() -> Path | None:
    """Where the package has its pages; found without running any of its code."""
    spec = find_spec(PACKAGE)
    for place in (spec.submodule_search_locations or ()) if spec is not None else ():
        folder = Path(place) / "html"
        if folder.is_dir():
            return folder
    return None
