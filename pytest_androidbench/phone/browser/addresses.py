"""Addresses of Android's providers, which Chromium on a computer has no scheme for."""

from __future__ import annotations

from typing import Final

_CONTENT: Final = "content://"
_INSIDE: Final = "file:///.documents/"
"""Files of a folder that is nowhere: each of them an origin of its own, as there."""


def inside(url: str) -> str:
    """What the browser is told to load for an address."""
    return _INSIDE + url.removeprefix(_CONTENT) if url.startswith(_CONTENT) else url


def outside(url: str) -> str:
    """What an address of the browser's is called everywhere else."""
    return _CONTENT + url.removeprefix(_INSIDE) if url.startswith(_INSIDE) else url
