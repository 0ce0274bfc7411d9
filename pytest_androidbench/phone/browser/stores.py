"""Who shares what pages store: cookies, storage, caches."""

from __future__ import annotations

from typing import Final

PRIVATE: Final = "private"
"""After the package in the names of pages of which nothing is kept."""


def store_of(key: str) -> str:
    """The name of what a page stores its data in: its app's, apart from its private pages."""
    owner, slash, rest = key.partition("/")
    if not slash:
        return ""
    return f"{owner}/{PRIVATE}" if rest.partition("/")[0] == PRIVATE else owner


def is_private(store: str) -> bool:
    """Whether it is forgotten with the last page of it."""
    return store.endswith(f"/{PRIVATE}")
