"""A document as it is read, and as HTML."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import escape
from typing import Final

from pytest_androidbench.phone.apps.markor.formats import Format
from pytest_androidbench.phone.kit.markdown import (
    Block,
    Code,
    Items,
    MarkdownHeading,
    MarkdownParagraph,
    MarkdownView,
    PageLook,
    Quote,
    Rule,
    parse,
    plain,
)
from pytest_androidbench.phone.ui import widgets as w

VIEW: Final = "document__fragment_view_webview"
LINK: Final = "#388e3c"
LARGER: Final = (2.0, 1.5, 1.17, 1.0, 0.83, 0.67)
"""How much larger than the text headings are."""


def document_view(
    text: str, format_: Format, size: int, on_link: Callable[[str], None]
) -> w.Widget:
    """The page, which scrolls."""
    if format_ == "markdown":
        headings = tuple(size * factor for factor in LARGER)
        look = PageLook(size=size, headings=headings, link=LINK, code="actions")
        return MarkdownView(text, look=look, on_link=on_link, id=VIEW, key=VIEW)
    lines = [w.Text(line, w.TextStyle(size)) for line in shown_lines(text, format_)]
    page = w.Column(*lines, across="stretch")
    return w.Scroll(page, padding=16, id=VIEW, cls="android.webkit.WebView")


def shown_lines(text: str, format_: Format) -> list[str]:
    """The lines of a page that is no Markdown; those of a table with bars between the cells."""
    lines = text.split("\n")
    if format_ != "csv":
        return lines
    rows = [line for line in lines if line.strip() and not line.startswith("#")]
    return [re.sub(r"[;,\t]", " | ", row) for row in rows]


def html(text: str, format_: Format) -> str:
    """The page as it is shared."""
    if format_ == "markdown":
        return "\n".join(map(_html, parse(text)))
    lines = "\n".join(shown_lines(text, format_))
    return f"<pre>{escape(lines)}</pre>"


def _html(block: Block) -> str:
    match block:
        case MarkdownHeading():
            return f"<h{block.level}>{escape(plain(block.spans))}</h{block.level}>"
        case MarkdownParagraph():
            return f"<p>{escape(plain(block.spans))}</p>"
        case Code():
            return f"<pre>{escape(block.text)}</pre>"
        case Rule():
            return "<hr>"
        case Quote():
            return f"<blockquote>{_all(block.blocks)}</blockquote>"
        case Items():
            tag = "ul" if block.start is None else "ol"
            items = "".join(f"<li>{_all(item.blocks)}</li>" for item in block.items)
            return f"<{tag}>{items}</{tag}>"
    rows = ("".join(f"<td>{escape(plain(cell))}</td>" for cell in row) for row in block.rows)
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def _all(blocks: Iterable[Block]) -> str:
    return "".join(map(_html, blocks))
