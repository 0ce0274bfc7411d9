"""Firefox's search engines (android-components, the list for the United States)."""

from __future__ import annotations

from typing import Final

ENGINES: Final[dict[str, tuple[str, str]]] = {
    "google": ("Google", "https://www.google.com/search?client=firefox-b-m&q={}"),
    "bing": ("Bing", "https://www.bing.com/search?pc=MOZW&form=MOZLBR&q={}"),
    "duckduckgo": ("DuckDuckGo", "https://duckduckgo.com/?t=fpas&q={}"),
    "wikipedia": ("Wikipedia", "https://en.wikipedia.org/wiki/Special:Search?search={}"),
}
"""Names and addresses of their results."""


def engine_of(key: str) -> tuple[str, str]:
    """Name and address of an engine; Google's for a key that is none."""
    return ENGINES.get(key, ENGINES["google"])
