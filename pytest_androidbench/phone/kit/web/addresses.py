"""What is typed into an address bar, and how addresses are shown."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote_plus, unquote, urlsplit

NEW_TAB: Final = "chrome-native://newtab/"
"""The page of a new tab, as Chromium calls it."""
NEW_TAB_SHOWN: Final = "chrome://newtab/"
"""How it is called by users."""
SCHEMES: Final = frozenset(
    ("http", "https", "file", "content", "about", "chrome", "data", "chrome-native", "javascript")
)
_SCHEME: Final = re.compile(r"([a-zA-Z][a-zA-Z0-9+.-]*):(.*)", re.DOTALL)
_HOST: Final = re.compile(
    r"(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[\w-]+\.)+[a-zA-Z]{2,})(?::\d+)?(?:[/?#]\S*)?"
)
MOST_TYPED: Final = 4_096


def address_of(typed: str, search: str) -> str:
    """Where what was typed leads to: an address itself, or a search for it.

    Args:
        typed: it.
        search: the address of an engine's results, with `{}` for the words.
    """
    text = typed.strip()[:MOST_TYPED]
    scheme = _SCHEME.fullmatch(text)
    if scheme is not None and scheme[1].lower() in SCHEMES:
        return _whole(scheme[1].lower(), scheme[2])
    if _HOST.fullmatch(text):
        bare = "/" not in text and "?" not in text and "#" not in text
        return f"https://{text}{'/' if bare else ''}"
    if text.startswith("/"):
        return f"file://{text}"
    return search.format(quote_plus(text))


def _whole(scheme: str, rest: str) -> str:
    if scheme in {"http", "https"}:
        return f"{scheme}://{rest.lstrip('/')}"
    if scheme == "chrome" and rest.strip("/") in {"newtab", "newtab#"}:
        return NEW_TAB
    return f"{scheme}:{rest}"


def shown_address(url: str) -> str:
    """An address as the bar shows it: without scheme where that is the web's."""
    if url in {NEW_TAB, NEW_TAB_SHOWN, ""}:
        return ""
    scheme, _, rest = url.partition("://")
    if scheme in {"http", "https"}:
        return rest.removesuffix("/") if rest.count("/") == 1 else rest
    return url


def host_of(url: str) -> str:
    """Who a page is from, as dialogs say it."""
    parts = urlsplit(url)
    if parts.scheme in {"http", "https"}:
        return parts.netloc
    return f"{parts.scheme}://" if parts.scheme in {"file", "content"} else url


def name_of(url: str) -> str:
    """What a page without a title is called: the last part of its address."""
    last = unquote(urlsplit(url).path.rstrip("/").rpartition("/")[2])
    return last.rpartition("/")[2] or shown_address(url)
