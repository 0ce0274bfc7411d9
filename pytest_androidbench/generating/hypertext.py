"""From an HTML page to its text, by lxml: what a reader sees, a line for each block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from lxml import etree

_UNSEEN: Final = frozenset(
    {
        "script", "style", "noscript", "template", "svg", "math", "iframe", "object", "canvas",
        "audio", "video",
    }
)  # fmt: skip
"""Elements whose content is no text for readers."""
_BLOCKS: Final = frozenset(
    {
        "address", "article", "aside", "blockquote", "body", "br", "caption", "dd", "details",
        "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1",
        "h2", "h3", "h4", "h5", "h6", "header", "hr", "legend", "li", "main", "nav", "ol",
        "option", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "title",
        "tr", "ul",
    }
)  # fmt: skip
"""Elements that begin a line and end it."""
_CELLS: Final = frozenset({"td", "th"})
_TOO_DEEP: Final = "ERR_RESOURCE_LIMIT"
"""What the parser calls it that it has left out what lies too deep."""
_SPACES: Final = re.compile(r"[ \t\n\r\f]+")
_BLANK: Final = re.compile(r"\n{3,}")


def text_of_html(html: str) -> str:
    """The text of a page; blocks begin lines, entries of lists a line with `-`.

    What is not well formed is mended as browsers do it.

    Raises:
        ValueError: there is nothing that a parser could make a page of.
    """
    parser = etree.HTMLParser(
        encoding="utf-8", no_network=True, remove_comments=True, remove_pis=True, huge_tree=True
    )
    try:
        root = etree.fromstring(html.encode("utf-8", "replace"), parser)
    except etree.LxmlError as error:
        raise ValueError(str(error) or "it cannot be parsed") from error
    if any(one.type_name == _TOO_DEEP for one in parser.error_log):
        raise ValueError("its elements lie in each other more than 2000 deep")
    if root is None:
        return ""
    lines = "".join(_pieces(root)).split("\n")
    return _BLANK.sub("\n\n", "\n".join(" ".join(line.split()) for line in lines)).strip()


def _pieces(root: etree._Element) -> Iterator[str]:
    kept = 0
    """How many elements around are such whose line breaks count."""
    for begins, element in _walk(root):
        name = str(element.tag)
        kept += (name == "pre") * (1 if begins else -1)
        if name in _BLOCKS and (begins or name != "br"):
            yield "\n- " if begins and name == "li" else "\n"
        elif name in _CELLS:
            yield " "
        text = _seen(element) if begins else element.tail or ""
        yield text if kept else _SPACES.sub(" ", text)


def _seen(element: etree._Element) -> str:
    return "" if element.tag in _UNSEEN else element.text or ""


def _walk(root: etree._Element) -> Iterator[tuple[bool, etree._Element]]:
    """Each element where it begins and where it ends; whatever lies in unseen ones is left out."""
    waiting = [(True, root)]
    while waiting:
        begins, element = waiting.pop()
        yield begins, element
        if begins:
            waiting.append((False, element))
            if element.tag not in _UNSEEN:
                waiting.extend((True, child) for child in list(element)[::-1])
