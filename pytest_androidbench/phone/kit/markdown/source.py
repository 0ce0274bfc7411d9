"""What of a Markdown text an editor shows in another look: signs and what they mark."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Literal

from pytest_androidbench.phone.ui import widgets as w

SourceKind = Literal[
    "heading", "bold", "struck", "code", "fence", "link", "list", "quote", "ending"
]
MOST: Final = 100_000
"""So many characters are looked at: longer texts are shown without any highlights."""
_FENCE: Final = re.compile(r"[^\S\n]{0,3}(```|~~~)")
_RULES: Final[Mapping[SourceKind, re.Pattern[str]]] = {
    "heading": re.compile(r"^#{1,6}[^\S\n][^\n]+", re.MULTILINE),
    "list": re.compile(
        r"^[^\S\n]{0,16}(?:[*+-](?: \[[ xX]\])?(?= )|\d{1,9}[.)](?=\s))", re.MULTILINE
    ),
    "quote": re.compile(r"^>", re.MULTILINE),
    "bold": re.compile(r"(?<![\w*])(\*\*|__)(?=\S)[^\n]{0,200}?\S\1"),
    "struck": re.compile(r"~~(?=\S)[^\n~]{1,200}~~"),
    "link": re.compile(r"\[[^\[\]\n]{1,500}\]\([^()\n]{1,500}\)"),
    "ending": re.compile(r"(?<=\S)[^\S\n]{2,16}$", re.MULTILINE),
    "code": re.compile(r"`[^`\n]{1,500}`"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceLook:
    """The looks of an editor: `TextMark`s whose places do not matter, by what they are for."""

    marks: Mapping[SourceKind, w.TextMark]

    def marking(self) -> w.Marking:
        """What a `TextField` asks for the marks of its text."""
        return partial(_marked, self.marks)


def look(
    colour: str | None = None,
    background: str | None = None,
    *,
    bold: bool = False,
    struck: bool = False,
) -> w.TextMark:
    """How something is shown."""
    return w.TextMark(
        start=0, end=0, colour=colour, background=background, bold=bold, struck=struck
    )


def source_parts(text: str) -> Iterator[tuple[SourceKind, int, int]]:
    """Find what is marked: what it is, and from where to where it goes."""
    for kind, rule in _RULES.items():
        for found in rule.finditer(text):
            yield kind, found.start(), found.end()
    yield from _fences(text)


def _fences(text: str) -> Iterator[tuple[SourceKind, int, int]]:
    """Blocks of code between two lines of the same sign; an open one goes to the end."""
    place, opened, sign = 0, -1, ""
    for line in text.splitlines(keepends=True):
        found = _FENCE.match(line)
        if found is not None and opened < 0:
            opened, sign = place, found[1]
        elif found is not None and line.strip() == sign:
            yield "fence", opened, place + len(line)
            opened = -1
        place += len(line)
    if opened >= 0:
        yield "fence", opened, place


def _marked(marks: Mapping[SourceKind, w.TextMark], text: str) -> list[w.TextMark]:
    if len(text) > MOST:
        return []
    return [
        replace(marks[kind], start=start, end=end)
        for kind, start, end in source_parts(text)
        if kind in marks
    ]
