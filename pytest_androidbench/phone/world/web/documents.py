"""What a page of the small web is, and how it is written as HTML.

No page has a script, a picture from elsewhere, or anything else that is loaded: its policy (Content
Security Policy, W3C) leaves it what stands in it. All texts pass through `esc`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from html import escape
from typing import Final
from urllib.parse import quote, quote_plus

OK, FOUND, NOT_FOUND, NOT_ALLOWED = 200, 302, 404, 405
MOST_WORDS: Final = 300
"""Characters of what is searched for."""
POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self' https://en.wikipedia.org http://en.wikipedia.org"
)
STYLE: Final = (
    "body{font-family:sans-serif;margin:0;color:#202124;background:#fff;line-height:1.5}"
    "header{padding:12px 16px;border-bottom:1px solid #dadce0}main{padding:8px 16px 48px}"
    "form{display:flex;gap:8px;margin:8px 0}"
    "input{flex:1;min-width:0;font-size:16px;padding:10px;border:1px solid #767676;"
    "border-radius:8px}"
    "button{font-size:16px;padding:10px 16px;border:0;border-radius:8px;background:#1a56c4;"
    "color:#fff}"
    "a{color:#1a3faa}h1{font-size:26px;line-height:1.25}h2{font-size:20px}"
    "li{margin:6px 0}td,th{text-align:left;padding:4px 16px 4px 0}img{max-width:100%}"
    ".small{color:#5f6368;font-size:14px}.hit{margin:20px 0}.hit a{font-size:18px}"
)


@dataclass(frozen=True, slots=True)
class WebMoment:
    """When and where a page is asked for."""

    now: datetime
    """With a zone; by the clock of whoever asks."""
    zone: str
    """As tzdata calls it."""


@dataclass(frozen=True, slots=True)
class WebAnswer:
    """What a host says."""

    status: int
    html: str = ""
    leads_to: str = ""
    """Another address of the small web, where it sends whoever asks."""


@dataclass(frozen=True, slots=True)
class WebDocument:
    """A page as a search engine knows it."""

    url: str
    title: str
    text: str
    site: str
    """What its host is called."""


def esc(text: str) -> str:
    """A text that is no markup."""
    return escape(text, quote=True)


def link(url: str, text: str) -> str:
    """A link."""
    return f'<a href="{esc(url)}">{esc(text)}</a>'


def paragraphs(text: str) -> str:
    """Paragraphs of a text, an empty line between two."""
    return "".join(f"<p>{esc(part)}</p>" for part in text.split("\n\n") if part.strip())


def listed(items: Iterable[str]) -> str:
    """A list of what is markup already."""
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def table(rows: Iterable[tuple[str, str]]) -> str:
    """Names and values."""
    made = "".join(f"<tr><th>{esc(name)}</th><td>{esc(value)}</td></tr>" for name, value in rows)
    return f"<table>{made}</table>"


def search_form(
    action: str, name: str, hint: str, value: str = "", *, id_: str = "search", button: str = ""
) -> str:
    """A field, and what asks for it."""
    return (
        f'<form role="search" action="{esc(action)}"><input id="{esc(id_)}" type="search" '
        f'name="{esc(name)}" value="{esc(value)}" placeholder="{esc(hint)}" '
        f'aria-label="{esc(hint)}" maxlength="{MOST_WORDS}" autocomplete="off">'
        f'<button type="submit">{esc(button or "Search")}</button></form>'
    )


def page(title: str, header: str, *parts: str, status: int = OK) -> WebAnswer:
    """A page of a header and what is below it, both markup already."""
    return WebAnswer(
        status,
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{esc(title)}</title><style>{STYLE}</style></head>"
        f"<body><header>{header}</header><main>{''.join(parts)}</main></body></html>",
    )


def missing(site: str, home: str) -> WebAnswer:
    """What a site says of an address that it does not have."""
    header = f"<strong>{link(home, site)}</strong>"
    said = "<h1>Page not found</h1><p>There is nothing at this address.</p>"
    return page(f"Page not found - {site}", header, said, status=NOT_FOUND)


def sent_to(url: str) -> WebAnswer:
    """Another address instead."""
    return WebAnswer(FOUND, leads_to=url)


def in_path(text: str) -> str:
    """A title as a part of an address."""
    return quote(text.replace(" ", "_"), safe="():,'")


def in_query(text: str) -> str:
    """Words as a value in an address."""
    return quote_plus(text)


def picture(drawing: str, width: int, height: int, says: str) -> str:
    """A drawing (SVG) that lies in the page."""
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{drawing}</svg>'
    )
    return f'<img src="data:image/svg+xml,{quote(whole)}" width="{width}" alt="{esc(says)}">'
