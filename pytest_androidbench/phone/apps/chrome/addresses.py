"""Chrome's search engines, and what is typed into its address bar."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.kit.web import addresses

ENGINES: Final[dict[str, tuple[str, str]]] = {
    "google": ("Google", "https://www.google.com/search?q={}"),
    "yahoo": ("Yahoo!", "https://search.yahoo.com/search?p={}"),
    "bing": ("Bing", "https://www.bing.com/search?q={}"),
    "duckduckgo": ("DuckDuckGo", "https://duckduckgo.com/?q={}"),
    "ecosia": ("Ecosia", "https://www.ecosia.org/search?q={}"),
}
"""Names and addresses of search engines (components/search_engines/prepopulated_engines.json)."""


def address_of(typed: str, engine: str) -> str:
    """Where what was typed leads to: an address itself, or a search for it."""
    return addresses.address_of(typed, ENGINES.get(engine, ENGINES["google"])[1])


def is_search(typed: str) -> bool:
    """Whether what was typed is searched for, and no address."""
    return address_of(typed, "google").startswith("https://www.google.com/search?q=") and not (
        typed.strip().lower().startswith(("http", "www."))
    )
