"""Visits to pages, in whatever browser, and what an address searches for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlsplit

ENGINES: Final = {
    "google.com": "q",
    "bing.com": "q",
    "duckduckgo.com": "q",
    "ecosia.org": "q",
    "search.yahoo.com": "p",
}
"""Hosts of search engines without `www.`, and in which field of an address the words stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebVisit:
    """One visit to a page."""

    url: str
    title: str = ""
    at_ms: int = 0
    """Since 1970."""


def host_of(url: str) -> str:
    """The host of an address, without `www.`."""
    return (urlsplit(url).hostname or "").removeprefix("www.")


def searched_words(url: str) -> str | None:
    """What an address has a search engine search for; None where it is no such address."""
    name = ENGINES.get(host_of(url))
    return _words(url, name) if name is not None else None


def searched_on(url: str, host: str) -> str | None:
    """What an address has a site search for with its own search; None where it does not."""
    parts = urlsplit(url)
    return _words(url, "q") if host_of(url) == host and "search" in parts.path else None


def same_words(one: str | None, other: str) -> bool:
    """Whether words are the same but for case and blanks."""
    return one is not None and one.casefold().split() == other.casefold().split()


def _words(url: str, name: str) -> str | None:
    found = parse_qs(urlsplit(url).query).get(name)
    return found[0] if found else None
