"""Addresses that Chromium on a computer does not take as Android's browsers do.

Android's providers have a scheme of their own, which it lacks. What it has instead are pages about
itself, which tell of the computer that it runs on or break it off.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote, unquote

_CONTENT: Final = "content://"
_INSIDE: Final = "file:///.documents/"
"""Files of a folder that is nowhere: each of them an origin of its own, as there."""
_REFUSED: Final = "file:///.refused/"
"""Likewise; what is asked for there is given to nobody, so that the page says it cannot be had."""
_OF_CHROMIUM: Final = re.compile(
    r"(?:view-source:)*(?:chrome(?:-[a-z]+)?|devtools|isolated-app|about(?!:(?:blank|srcdoc)\b)):.*",
    re.DOTALL,
)
"""`about:version` is another name of `chrome://version`, and so for all of them."""
_SKIPPED: Final = re.compile(r"[\t\r\n]|^[\x00-\x20]+")
"""What is left out of an address by whoever reads it (URL Standard, "basic URL parser")."""


def is_of_chromium(url: str) -> bool:
    """Whether it leads to a page about the browser itself, as `chrome://version` does."""
    return _OF_CHROMIUM.fullmatch(_SKIPPED.sub("", url).lower()) is not None


def inside(url: str) -> str:
    """What the browser is told to load for an address."""
    if is_of_chromium(url):
        return _REFUSED + quote(url, safe="")
    return _INSIDE + url.removeprefix(_CONTENT) if url.startswith(_CONTENT) else url


def outside(url: str) -> str:
    """What an address of the browser's is called everywhere else."""
    if url.startswith(_REFUSED):
        return unquote(url.removeprefix(_REFUSED))
    return _CONTENT + url.removeprefix(_INSIDE) if url.startswith(_INSIDE) else url
