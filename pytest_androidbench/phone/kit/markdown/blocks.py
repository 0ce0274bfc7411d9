"""Markdown's blocks: headings, paragraphs, lists, tables, code."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from pytest_androidbench.phone.kit.markdown.inline import Span, spans

# Signs that are taken once and for all (`++`): giving some of them back never helps, and trying
# to takes time that grows with the square of a line's length.
_FENCE: Final = re.compile(r" {0,3}(`{3,}+|~{3,}+)\s*+([\w+#-]*+)[^`]*+$")
_HEADING: Final = re.compile(r" {0,3}(#{1,6}+)(?:\s++(.*))?$")
_RULE: Final = re.compile(r" {0,3}([-*_])(?:\s*\1){2,}\s*$")
_ITEM: Final = re.compile(r"( *)(?:[-*+]|(\d{1,9})[.)])(?:( +)(?=\S)|\s*$)")
_CHECK: Final = re.compile(r"\[([ xX])\]\s+")
_QUOTE: Final = re.compile(r" {0,3}> ?")
_UNDER: Final = re.compile(r" {0,3}(=+|-+)\s*$")
_DIVIDER: Final = re.compile(r"\s*+\|?+\s*+:?+-++:?+\s*+(?:\|\s*+:?+-++:?+\s*+)*+\|?+\s*+$")
_MAX_DEPTH: Final = 30
"""Quotes and lists within each other; what is deeper is shown as text."""
_CELL: Final = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkdownHeading:
    """A heading of level 1 to 6."""

    level: int
    spans: tuple[Span, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkdownParagraph:
    """A run of lines."""

    spans: tuple[Span, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Code:
    """Lines that are shown as they are."""

    text: str
    language: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A line across."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Quote:
    """Blocks set off from the rest."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkdownItem:
    """One entry of a list."""

    blocks: tuple[Block, ...]
    line: int
    """Where it begins in the text, from 0."""
    checked: bool | None = None
    """Whether its box is ticked; None without a box."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Items:
    """A list; `start` is the first number, None where it has bullets."""

    items: tuple[MarkdownItem, ...]
    start: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkdownTable:
    """Rows of cells, the first one the head."""

    rows: tuple[tuple[tuple[Span, ...], ...], ...]


Block: TypeAlias = MarkdownHeading | MarkdownParagraph | Code | Rule | Quote | Items | MarkdownTable


def parse(text: str) -> tuple[Block, ...]:
    """The blocks of a text."""
    lines = text.expandtabs(4).splitlines()
    return _Reader([_Line(number, line) for number, line in enumerate(lines)]).blocks()


def checked(text: str, line: int, on: bool) -> str:
    """The text with the box of the entry in a line ticked, or not."""
    lines = text.splitlines(keepends=True)
    if line < len(lines):
        lines[line] = re.sub(r"\[[ xX]\]", "[x]" if on else "[ ]", lines[line], count=1)
    return "".join(lines)


def _title(text: str) -> str:
    """A heading's text without the signs that may close it."""
    text = text.rstrip()
    bare = text.rstrip("#")
    return bare.rstrip() if bare != text and bare[-1:].isspace() else text


class _Line(NamedTuple):
    number: int
    text: str

    @property
    def blank(self) -> bool:
        return not self.text.strip()

    @property
    def indent(self) -> int:
        return len(self.text) - len(self.text.lstrip(" "))

    def cut(self, length: int) -> _Line:
        """The line without so many blanks in front."""
        return self._replace(text=self.text[min(length, self.indent) :])


@dataclass
class _Reader:
    """Reads blocks off some lines."""

    lines: Sequence[_Line]
    depth: int = 0
    at: int = 0
    _found: list[Block] = field(default_factory=list)

    def blocks(self) -> tuple[Block, ...]:
        while self.at < len(self.lines):
            if self._line.blank:
                self.at += 1
            else:
                self._found.append(self._block())
        return tuple(self._found)

    @property
    def _line(self) -> _Line:
        return self.lines[self.at]

    @cached_property
    def _filled(self) -> list[int]:
        """For each line the next one with something in it, itself included."""
        found = [len(self.lines)] * (len(self.lines) + 1)
        for place in range(len(self.lines) - 1, -1, -1):
            found[place] = found[place + 1] if self.lines[place].blank else place
        return found

    def _block(self) -> Block:
        text = self._line.text
        if fence := _FENCE.match(text):
            return self._fenced(fence)
        if heading := _HEADING.match(text):
            self.at += 1
            return MarkdownHeading(level=len(heading[1]), spans=spans(_title(heading[2] or "")))
        if _RULE.match(text):
            self.at += 1
            return Rule()
        if self.depth < _MAX_DEPTH:
            if _QUOTE.match(text):
                return self._quote()
            if _ITEM.match(text):
                return self._list()
        if self._line.indent >= 4:
            return self._indented()
        if "|" in text and self._divided():
            return self._table()
        return self._paragraph()

    def _fenced(self, fence: re.Match[str]) -> Code:
        shift, mark = self._line.indent, fence[1]
        self.at += 1
        inside: list[str] = []
        while self.at < len(self.lines):
            line = self._line
            self.at += 1
            bare = line.text.strip()
            if bare.startswith(mark) and not bare.strip(mark[0]):
                break
            inside.append(line.cut(shift).text)
        return Code(text="\n".join(inside), language=fence[2])

    def _indented(self) -> Code:
        inside: list[str] = []
        while self.at < len(self.lines) and (self._line.blank or self._line.indent >= 4):
            inside.append(self._line.cut(4).text)
            self.at += 1
        return Code(text="\n".join(inside).rstrip())

    def _quote(self) -> Quote:
        inside: list[_Line] = []
        while self.at < len(self.lines) and not self._line.blank:
            marked = _QUOTE.match(self._line.text)
            if marked is None and _starts_block(self._line.text):
                break
            inside.append(
                self._line._replace(text=self._line.text[marked.end() if marked else 0 :])
            )
            self.at += 1
        return Quote(blocks=_Reader(inside, self.depth + 1).blocks())

    def _list(self) -> Items:
        first = _ITEM.match(self._line.text)
        assert first is not None
        items: list[MarkdownItem] = []
        while self.at < len(self.lines):
            self._skip_blank_before_item()
            found = self._line.blank or _ITEM.match(self._line.text)
            if not isinstance(found, re.Match) or bool(found[2]) != bool(first[2]):
                break
            if _RULE.match(self._line.text):
                break
            items.append(self._item(found))
        return Items(items=tuple(items), start=int(first[2]) if first[2] else None)

    def _skip_blank_before_item(self) -> None:
        ahead = min(self._filled[self.at], len(self.lines) - 1)
        if _ITEM.match(self.lines[ahead].text):
            self.at = ahead

    def _item(self, found: re.Match[str]) -> MarkdownItem:
        first, depth = self._line, found.end()
        text = first.text[depth:]
        check = _CHECK.match(text)
        inside = [first._replace(text=text[check.end() :] if check else text)]
        self.at += 1
        while self.at < len(self.lines) and self._continues(depth):
            inside.append(self._line.cut(depth))
            self.at += 1
        return MarkdownItem(
            blocks=_Reader(inside, self.depth + 1).blocks(),
            line=first.number,
            checked=check[1] != " " if check else None,
        )

    def _continues(self, depth: int) -> bool:
        """Whether this line still belongs to an entry whose text begins at a depth."""
        line = self._line
        if line.blank:
            following = self._filled[self.at]
            return following < len(self.lines) and self.lines[following].indent >= depth
        if line.indent >= min(depth, 2):
            return True
        return not self.lines[self.at - 1].blank and not _starts_block(line.text)

    def _divided(self) -> bool:
        following = self.lines[self.at + 1].text if self.at + 1 < len(self.lines) else ""
        return bool(_DIVIDER.match(following)) and "-" in following

    def _table(self) -> MarkdownTable:
        head = _cells(self._line.text)
        self.at += 2
        rows = [head]
        while self.at < len(self.lines) and not self._line.blank and "|" in self._line.text:
            cells = _cells(self._line.text)[: len(head)]
            rows.append([*cells, *[""] * (len(head) - len(cells))])
            self.at += 1
        return MarkdownTable(rows=tuple(tuple(spans(cell) for cell in row) for row in rows))

    def _paragraph(self) -> MarkdownHeading | MarkdownParagraph:
        inside: list[str] = []
        while self.at < len(self.lines) and not self._line.blank:
            text = self._line.text
            under = _UNDER.match(text)
            if inside and under:
                self.at += 1
                level = 1 if under[1].startswith("=") else 2
                return MarkdownHeading(level=level, spans=spans("\n".join(inside)))
            if inside and _starts_block(text):
                break
            inside.append(text.strip().removesuffix("\\"))
            self.at += 1
        return MarkdownParagraph(spans=spans("\n".join(inside)))


def _starts_block(text: str) -> bool:
    patterns = (_FENCE, _HEADING, _RULE, _QUOTE, _ITEM)
    return any(pattern.match(text) for pattern in patterns)


def _cells(text: str) -> list[str]:
    bare = text.strip().removeprefix("|")
    bare = bare[:-1] if bare.endswith("|") and not bare.endswith("\\|") else bare
    return [cell.strip().replace("\\|", "|") for cell in _CELL.split(bare)]
