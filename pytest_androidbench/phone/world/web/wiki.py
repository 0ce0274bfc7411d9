"""wikipedia.org: a portal, the articles of the small world's encyclopaedia, and a search."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from pytest_androidbench.phone.world.articles import ArticleText, web_articles
from pytest_androidbench.phone.world.web.documents import (
    WebAnswer,
    WebDocument,
    WebMoment,
    esc,
    in_path,
    in_query,
    link,
    listed,
    missing,
    page,
    search_form,
    sent_to,
)
from pytest_androidbench.phone.world.web.ranking import WordIndex, snippet
from pytest_androidbench.phone.world.web.request import WebRequest

PORTAL: Final = "https://www.wikipedia.org/"
WIKI: Final = "https://en.wikipedia.org"
SITE: Final = "Wikipedia"
LINK: Final = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]")
MAIN_PAGE: Final = "Main Page"


def documents() -> list[WebDocument]:
    """The portal and the articles, for search engines."""
    about = "Wikipedia, the free encyclopedia. Search for articles about everything."
    found = [WebDocument(PORTAL, "Wikipedia", about, SITE)]
    found += [
        WebDocument(address(one.title), f"{one.title} - Wikipedia", _plain(one), SITE)
        for one in web_articles()
    ]
    return found


def address(title: str) -> str:
    """Where an article is."""
    return f"{WIKI}/wiki/{in_path(title)}"


def answer(request: WebRequest, moment: WebMoment) -> WebAnswer:
    """What wikipedia.org says."""
    del moment
    words = request.words("search", "q")
    if request.parts[:1] == ["wiki"] and len(request.parts) == 1:
        return _main_page()
    if request.host in {"www.wikipedia.org", "wikipedia.org"}:
        if words:
            return sent_to(f"{WIKI}/w/index.php?search={in_query(words)}")
        return _portal() if request.path in {"/", "/search-redirect.php"} else _missing()
    if request.path == "/":
        return sent_to(address(MAIN_PAGE))
    if request.path.startswith("/wiki/Special:Search") or request.path == "/w/index.php":
        return _search(words)
    if request.path.startswith("/wiki/"):
        title = " ".join(request.path.removeprefix("/wiki/").replace("_", " ").split())
        return _main_page() if title == MAIN_PAGE else _article(title)
    return _missing()


def _portal() -> WebAnswer:
    named = ("Artificial intelligence", "Moon", "Coffee", "Chess")
    return page(
        "Wikipedia",
        "<strong>Wikipedia</strong>",
        "<h1>Wikipedia</h1><p>The Free Encyclopedia</p>",
        search_form("/search-redirect.php", "search", "Search Wikipedia", id_="searchInput"),
        f"<p>{link(address(MAIN_PAGE), 'English')} · {len(web_articles())} articles</p>",
        "<h2>Often read</h2>",
        listed(link(address(title), title) for title in named),
    )


def _main_page() -> WebAnswer:
    fields = sorted({one.field for one in web_articles()})
    parts = [
        f"<h2>{esc(field.capitalize())}</h2>"
        + listed(
            f"{link(address(one.title), one.title)}: {esc(one.description)}"
            for one in web_articles()
            if one.field == field
        )
        for field in fields
    ]
    title = "Wikipedia, the free encyclopedia"
    return page(title, _header(), "<h1>Main Page</h1>", *parts)


def _article(title: str) -> WebAnswer:
    found = _by_title().get(title.casefold())
    if found is None:
        search = f"{WIKI}/w/index.php?search={in_query(title)}"
        return page(
            f"{title} - Wikipedia", _header(), f"<h1>{esc(title)}</h1>",
            "<p>Wikipedia does not have an article with this exact name. "
            f"{link(search, 'Search for it')} in other articles.</p>", status=404,
        )  # fmt: skip
    body = "".join(_block(line) for line in found.text.splitlines() if line.strip())
    about = f'<p class="small">{esc(_sentence(found.description))}</p>'
    return page(
        f"{found.title} - Wikipedia", _header(), f'<h1 id="firstHeading">{esc(found.title)}</h1>',
        about, body,
    )  # fmt: skip


def _search(words: str) -> WebAnswer:
    if words.casefold() in _by_title():
        return sent_to(address(_by_title()[words.casefold()].title))
    hits = _index().found(words)[:20] if words else []
    rows = [
        f'<div class="hit">{link(one.url, one.title.removesuffix(" - Wikipedia"))}'
        f'<div class="small">{esc(snippet(one, words))}</div></div>'
        for one in hits
    ]
    nothing = f"<p>There were no results matching the query “{esc(words)}”.</p>" if words else ""
    return page(
        f"{words} - Search results - Wikipedia" if words else "Search - Wikipedia",
        _header(words), "<h1>Search results</h1>", *(rows or [nothing]),
    )  # fmt: skip


def _header(words: str = "") -> str:
    form = search_form("/w/index.php", "search", "Search Wikipedia", words, id_="header-search")
    return f"<strong>{link(address(MAIN_PAGE), SITE)}</strong>{form}"


def _missing() -> WebAnswer:
    return missing(SITE, PORTAL)


def _block(line: str) -> str:
    if line.startswith("## "):
        return f"<h2>{esc(line[3:])}</h2>"
    made, at = [], 0
    for each in LINK.finditer(line):
        made += [esc(line[at : each.start()]), link(address(each[1]), each[2] or each[1])]
        at = each.end()
    return f"<p>{''.join(made)}{esc(line[at:])}</p>"


def _plain(article: ArticleText) -> str:
    """Its sentences, without headings."""
    text = LINK.sub(lambda each: each[2] or each[1], article.text)
    lines = [line for line in text.splitlines() if line and not line.startswith("## ")]
    return f"{_sentence(article.description)}. {' '.join(lines)}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def _by_title() -> dict[str, ArticleText]:
    return {one.title.casefold(): one for one in web_articles()}


@cache
def _index() -> WordIndex:
    return WordIndex(documents()[1:])
