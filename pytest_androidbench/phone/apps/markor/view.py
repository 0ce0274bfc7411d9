"""A document as it is read: its markup turned into headings, paragraphs, lists and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.apps.markor.formats import Format
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Column, Divider, Look, Panel, Row, Scroll, Text

VIEW: Final = "document__fragment_view_webview"
Kind = Literal["heading", "text", "item", "quote", "code", "line", "row"]
_INLINE: Final = (
    (r"!\[([^\]]*)\]\([^)]*\)", r"\1"),
    (r"\[([^\]]*)\]\([^)]*\)", r"\1"),
    (r"(\*\*|__)(.+?)\1", r"\2"),
    (r"~~(.+?)~~", r"\1"),
    (r"`([^`]+)`", r"\1"),
    (r"(?<!\w)\*([^\s*][^*]*)\*(?!\w)", r"\1"),
    (r"(?<!\w)_([^\s_][^_]*)_(?!\w)", r"\1"),
    (r"<[^>]+>", ""),
)
_BOXES: Final = {" ": "☐", "x": "☑", "X": "☑"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A part of a page, on a line of its own."""

    kind: Kind
    text: str = ""
    level: int = 0
    """Of a heading 1 to 6; of an item how far it is moved in."""


def blocks(text: str, format_: Format) -> list[Block]:
    """What a page is made of."""
    if format_ == "markdown":
        return list(_markdown(text))
    if format_ == "csv":
        lines = [line for line in text.split("\n") if line.strip() and not line.startswith("#")]
        return [Block(kind="row", text=re.sub(r"[;,\t]", " | ", line)) for line in lines]
    return [Block(kind="code" if format_ == "keyvalue" else "text", text=text)]


def inline(text: str) -> str:
    """A line without its marks for bold, links and the like."""
    for pattern, replacement in _INLINE:
        text = re.sub(pattern, replacement, text)
    return text


def document_view(text: str, format_: Format, size: int) -> Widget:
    """The page, which scrolls."""
    shown = [_widget(block, size) for block in blocks(text, format_)]
    page = Column(*shown, gap=12, across="stretch")
    return Scroll(page, padding=16, id=VIEW, cls="android.webkit.WebView")


def html(text: str, format_: Format) -> str:
    """The page as it is shared."""
    tags = {"item": "li", "quote": "blockquote", "code": "pre", "text": "p", "row": "p"}
    parts = []
    for block in blocks(text, format_):
        tag = f"h{block.level}" if block.kind == "heading" else tags.get(block.kind, "")
        parts.append(f"<{tag}>{block.text}</{tag}>" if tag else "<hr>")
    return "\n".join(parts)


def _markdown(text: str) -> Iterator[Block]:
    paragraph: list[str] = []
    code: list[str] | None = None
    for line in text.split("\n"):
        if line.strip().startswith("```"):
            yield from _paragraph(paragraph)
            if code is not None:
                yield Block(kind="code", text="\n".join(code))
            code = [] if code is None else None
        elif code is not None:
            code.append(line)
        else:
            found = _block(line)
            if found is None and line.strip():
                paragraph.append(line.strip())
                continue
            yield from _paragraph(paragraph)
            if found is not None:
                yield found
    yield from _paragraph(paragraph)
    if code:
        yield Block(kind="code", text="\n".join(code))


def _paragraph(lines: list[str]) -> Iterator[Block]:
    """What has been gathered, as one paragraph; a single line break is a space."""
    if lines:
        yield Block(kind="text", text=inline(" ".join(lines)))
    lines.clear()


def _block(line: str) -> Block | None:
    """A line that stands for itself; None for one of a paragraph."""
    if found := re.fullmatch(r" {0,3}(#{1,6})\s+(.*?)#*\s*", line):
        return Block(kind="heading", text=inline(found[2]).strip(), level=len(found[1]))
    if re.fullmatch(r" {0,3}([-*_])(\s*\1){2,}\s*", line):
        return Block(kind="line")
    if found := re.fullmatch(r"(\s*)[-*+]\s(?:\[([ xX])\]\s)?(.*)", line):
        sign = _BOXES[found[2]] if found[2] else "•"
        return Block(kind="item", text=f"{sign} {inline(found[3])}", level=len(found[1]) // 2)
    if found := re.fullmatch(r"(\s*)(\d+)[.)]\s(.*)", line):
        return Block(kind="item", text=f"{found[2]}. {inline(found[3])}", level=len(found[1]) // 2)
    if found := re.fullmatch(r"\s*>\s?(.*)", line):
        return Block(kind="quote", text=inline(found[1]))
    if found := re.fullmatch(r"\s*\|(.*)\|\s*", line):
        cells = [inline(cell.strip()) for cell in found[1].split("|")]
        bare = re.fullmatch(r"[-:|\s]+", found[1]) is not None
        return Block(kind="line") if bare else Block(kind="row", text=" | ".join(cells))
    return None


def _widget(block: Block, size: int) -> Widget:
    style = TextStyle(size)
    match block.kind:
        case "heading":
            return Text(block.text, TextStyle(size + 16 - 3 * block.level, 500))
        case "line":
            return Divider()
        case "item":
            return Panel(Text(block.text, style), padding=(8 + 16 * block.level, 0, 0, 0))
        case "quote":
            bar = Panel(look=Look(background="outline_variant"), width=4, height=size * 1.5)
            return Row(bar, Panel(Text(block.text, style), padding=(12, 0, 0, 0), weight=1))
        case "code":
            box = Look(background="actions", radius=4)
            return Panel(Text(block.text, style), padding=8, look=box)
    return Text(block.text, style)
