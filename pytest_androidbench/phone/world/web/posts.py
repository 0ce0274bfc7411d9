"""Sites of posts: two companies' and a magazine of the small world, each with its own search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from pytest_androidbench.phone.world.web.documents import (
    WebAnswer,
    WebDocument,
    WebMoment,
    esc,
    link,
    missing,
    page,
    paragraphs,
    search_form,
)
from pytest_androidbench.phone.world.web.post_texts import BLOG_POSTS, PHONE_POSTS, REVIEW_POSTS
from pytest_androidbench.phone.world.web.ranking import WordIndex, snippet
from pytest_androidbench.phone.world.web.request import WebRequest


@dataclass(frozen=True, slots=True)
class WebPost:
    """One post."""

    name: str
    """In its address."""
    title: str
    day: str
    text: str


@dataclass(frozen=True, slots=True)
class PostSite:
    """A site of posts."""

    title: str
    home: str
    """Its first address, without a slash at the end."""
    list_path: str
    """Where all posts are listed, from the first slash on."""
    about: str
    posts: tuple[WebPost, ...]

    def address(self, post: WebPost) -> str:
        """Where a post is."""
        return f"{self.home}{self.list_path}/{post.name}"

    def documents(self) -> list[WebDocument]:
        """The list and the posts, for search engines."""
        first = WebDocument(f"{self.home}{self.list_path}", self.title, self.about, self.title)
        return [first, *self._posts()]

    def answer(self, request: WebRequest, moment: WebMoment) -> WebAnswer:
        """What the site says."""
        del moment
        path = f"/{'/'.join(request.parts)}"
        if path == "/search":
            return self._search(request.words("q"))
        if path in {"/", self.list_path}:
            return self._list()
        found = next((one for one in self.posts if path == f"{self.list_path}/{one.name}"), None)
        if found is None:
            return missing(self.title, f"{self.home}{self.list_path}")
        about = f'<p class="small">{esc(found.day)}</p>'
        title = f"<h1>{esc(found.title)}</h1>"
        return page(found.title, self._header(), title, about, paragraphs(found.text))

    def _posts(self) -> list[WebDocument]:
        return [
            WebDocument(self.address(one), one.title, one.text, self.title) for one in self.posts
        ]

    def _list(self) -> WebAnswer:
        rows = [_row(self.address(one), one.title, one.day) for one in self.posts]
        about = f"<h1>{esc(self.title)}</h1><p>{esc(self.about)}</p>"
        return page(self.title, self._header(), about, *rows)

    def _search(self, words: str) -> WebAnswer:
        hits = WordIndex(self._posts()).found(words) if words else []
        rows = [_row(one.url, one.title, snippet(one, words)) for one in hits]
        none = f"<p>No results for “{esc(words)}”.</p>" if words else "<p>Type some words.</p>"
        said = f"<h1>{len(rows)} results</h1>" if rows else "<h1>Search</h1>"
        title = f"{words} - Search - {self.title}" if words else f"Search - {self.title}"
        return page(title, self._header(words), said, *(rows or [none]))

    def _header(self, words: str = "") -> str:
        home = link(f"{self.home}{self.list_path}", self.title)
        form = search_form("/search", "q", f"Search {self.title}", words, id_="site-search")
        return f"<strong>{home}</strong>{form}"


def _row(url: str, title: str, about: str) -> str:
    return f'<div class="hit">{link(url, title)}<div class="small">{esc(about)}</div></div>'


@cache
def blog() -> PostSite:
    """openai.com."""
    return PostSite(
        "OpenAI", "https://openai.com", "/blog",
        "News about the research and the products of OpenAI, such as GPT and ChatGPT.",
        tuple(WebPost(*row) for row in BLOG_POSTS),
    )  # fmt: skip


@cache
def review() -> PostSite:
    """A magazine of Millfield."""
    return PostSite(
        "Millfield Tech Review", HOME, "/articles",
        "A magazine about machines and the people who use them, written in Millfield.",
        tuple(WebPost(*row) for row in REVIEW_POSTS),
    )  # fmt: skip


@cache
def newsroom() -> PostSite:
    """apple.com."""
    return PostSite(
        "Apple", "https://www.apple.com", "/newsroom",
        "News of Apple: iPhone, Mac, Watch and what else it makes, the newest first.",
        tuple(WebPost(*row) for row in PHONE_POSTS),
    )  # fmt: skip


HOME: Final = "https://www.millfieldtech.example"
