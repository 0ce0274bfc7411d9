"""Addresses of Android's providers, which Chromium on a computer has no scheme for."""

from __future__ import annotations

from typing import Final

_CONTENT: Final = "content://"
_INSIDE: Final = "http://content.invalid/"
"""A name that nobody can have (RFC 6761, 6.4)."""


def inside(url: str) -> str:
    """What the browser is told to load for an address."""
    return _INSIDE + url.removeprefix(_CONTENT) if url.startswith(_CONTENT) else url


def outside(url: str) -> str:
    """What an address of the browser's is called everywhere else."""
    return _CONTENT + url.removeprefix(_INSIDE) if url.startswith(_INSIDE) else url
