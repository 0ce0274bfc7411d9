"""youtube.com as pages: a search over the world's videos, and a page of each."""

from __future__ import annotations

from functools import cache
from typing import Final

from pytest_androidbench.phone.world.videos import VIDEOS, Video, remarks
from pytest_androidbench.phone.world.web.documents import (
    WebAnswer,
    WebDocument,
    WebMoment,
    esc,
    link,
    missing,
    page,
    picture,
    search_form,
)
from pytest_androidbench.phone.world.web.ranking import WordIndex
from pytest_androidbench.phone.world.web.request import WebRequest

HOME: Final = "https://m.youtube.com"
SITE: Final = "YouTube"
COLOURS: Final = {
    "hills": "#5a7d4f", "town": "#8a6d5a", "sea": "#3f7390", "table": "#96763c", "board": "#4a5568",
}  # fmt: skip
MOST: Final = 20


def documents() -> list[WebDocument]:
    """The first page and all videos, for search engines."""
    about = "Watch videos: lessons, music, cooking, matches and cats."
    found = [WebDocument(f"{HOME}/", SITE, about, SITE)]
    found += [
        WebDocument(
            address(one), f"{one.title} - YouTube",
            f"Video by {one.channel.title}. {one.about}", SITE,
        )
        for one in VIDEOS
    ]  # fmt: skip
    return found


def address(one: Video) -> str:
    """Where a video is."""
    return f"{HOME}/watch?v={one.key}"


def answer(request: WebRequest, moment: WebMoment) -> WebAnswer:
    """What youtube.com and youtu.be say."""
    del moment
    if request.host == "youtu.be":
        return _video("".join(request.parts))
    if request.path == "/":
        newest = sorted(VIDEOS, key=lambda one: (one.days, one.title))
        return page(SITE, _header(), "<h1>Videos</h1>", *map(_row, newest[:MOST]))
    if request.path == "/results":
        return _search(request.words("search_query"))
    if request.path == "/watch":
        return _video(request.query.get("v", ""))
    return missing(SITE, f"{HOME}/")


def _search(words: str) -> WebAnswer:
    urls = [one.url for one in _index().found(words)[:MOST]] if words else []
    by_url = {address(one): one for one in VIDEOS}
    rows = [_row(by_url[url]) for url in urls]
    none = f"<p>No videos found for “{esc(words)}”.</p>"
    return page(f"{words} - YouTube", _header(words), "<h1>Results</h1>", *(rows or [none]))


def _video(key: str) -> WebAnswer:
    found = next((one for one in VIDEOS if one.key == key), None)
    if found is None:
        return missing(SITE, f"{HOME}/")
    said = [
        f"<li><strong>{esc(one.author)}</strong>: {esc(one.text)}</li>"
        for one in remarks()
        if one.video == key
    ]
    share = f"https://youtu.be/{found.key}"
    return page(
        f"{found.title} - YouTube", _header(), _still(found, 640, 360),
        f"<h1>{esc(found.title)}</h1><p>{_about(found)}</p><p>{esc(found.about)}</p>",
        f'<p>Address to share: <span id="share-address">{esc(share)}</span></p>',
        f"<h2>Comments</h2><ul>{''.join(said)}</ul>",
    )  # fmt: skip


def _row(one: Video) -> str:
    title = link(address(one), one.title)
    return f'<div class="hit">{_still(one, 320, 180)}<br>{title}<div>{_about(one)}</div></div>'


def _about(one: Video) -> str:
    length = f"{one.seconds // 60}:{one.seconds % 60:02}"
    return f'<span class="small">{esc(one.channel.title)} · {length} · {one.views:,} views</span>'


def _still(one: Video, width: int, height: int) -> str:
    drawing = (
        f'<rect width="{width}" height="{height}" fill="{COLOURS[one.channel.scene]}"/>'
        f'<path d="M{width // 2 - 20} {height // 2 - 24}v48l40-24z" fill="#fff"/>'
    )
    return picture(drawing, width, height, f"Video: {one.title}")


def _header(words: str = "") -> str:
    form = search_form("/results", "search_query", "Search YouTube", words, id_="video-search")
    return f"<strong>{link(f'{HOME}/', SITE)}</strong>{form}"


@cache
def _index() -> WordIndex:
    return WordIndex(documents()[1:])
