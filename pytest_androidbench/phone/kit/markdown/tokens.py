"""Markdown's signs within a paragraph, found in time linear in its length.

One regular expression for all of it looks for the end of every sign anew: a thousand backticks
took it a quarter of a minute. Here the next end of each kind is remembered while it lies ahead.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

_START: Final = re.compile(r"`+|[\\!\[<*_~=]|https?://")
_ESCAPED: Final = re.compile(r"\\([!-/:-@\[-`{-~])")
_TICKS: Final = re.compile("`+")
_URL: Final = re.compile(r"[^)\s]*")
_AUTO: Final = re.compile(r"<(?:https?://|mailto:)(?=[^>\s])")
_EMAIL: Final = re.compile(r"<([\w.+-]+@[\w-]+\.[\w.-]+)>")
_BARE: Final = re.compile(r"https?://[^\s<>()]*[^\s<>().,;:!?'\"*_]")
_BREAK: Final = re.compile(r"<br\s*/?>")
_TAG: Final = re.compile(r"</?[a-zA-Z]")
_BEFORE: Final = re.compile(r"(?<!\w)")


@dataclass(frozen=True, slots=True, eq=False)
class _Pair:
    """Signs around what they style; `alone` where they do nothing within words."""

    kind: str
    sign: str
    closing: re.Pattern[str]
    alone: bool = False
    refused: str = ""
    """What may not follow the first sign, beside blanks."""


_PAIRS: Final = (
    _Pair("strong", "**", re.compile(r"(?<=\S)(\*?)\*\*")),
    _Pair("strong", "__", re.compile(r"(?<=\S)()__(?!\w)"), alone=True),
    _Pair("emphasis", "*", re.compile(r"(?<=[^\s*])()\*(?!\*)"), refused="*"),
    _Pair("emphasis", "_", re.compile(r"(?<=\S)()_(?!\w)"), alone=True),
    _Pair("struck", "~~", re.compile(r"(?<=\S)()~~")),
    _Pair("marked", "==", re.compile(r"(?<=\S)()==")),
)


@dataclass(frozen=True, slots=True)
class Token:
    """A sign with what it is about: escaped, code, image, link, address, break, tag or a style."""

    kind: str
    start: int
    end: int
    text: str = ""
    url: str = ""


def tokens(text: str) -> Iterator[Token]:
    """All signs of a text, one behind the other."""
    reader = _Reader(text)
    at = 0
    while found := _START.search(text, at):
        token = reader.read(found.start())
        at = found.end() if token is None else token.end
        if token is not None:
            yield token


class _Ahead:
    """Where an end comes next; asked in order it looks at each part of a text once."""

    def __init__(self, pattern: re.Pattern[str], text: str) -> None:
        self._pattern = pattern
        self._text = text
        self._found = pattern.search(text)

    def behind(self, at: int) -> re.Match[str] | None:
        """The first one from a place on, which is not before the last one asked for."""
        if self._found is not None and self._found.start() < at:
            self._found = self._pattern.search(self._text, at)
        return self._found


class _Reader:
    """Reads the sign at a place; places are asked for in order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._places: dict[str, list[int]] = {}
        self._ends: dict[_Pair, _Ahead] = {}

    def read(self, at: int) -> Token | None:
        """The sign at a place, if it is one."""
        match self._text[at]:
            case "\\":
                found = _ESCAPED.match(self._text, at)
                return Token("escaped", at, at + 2, found[1]) if found else None
            case "`":
                return self._code(at)
            case "!":
                return self._image(at)
            case "[":
                return self._link(at)
            case "<":
                return self._tag(at)
            case "h":
                found = _BARE.match(self._text, at)
                return Token("address", at, found.end(), found[0]) if found else None
        styled = (self._styled(pair, at) for pair in _PAIRS)
        return next((token for token in styled if token is not None), None)

    def _following(self, characters: str, at: int) -> int:
        """Where one of some characters comes next; -1 where none does."""
        places = self._places.get(characters)
        if places is None:
            places = [found.start() for found in re.finditer(characters, self._text)]
            self._places[characters] = places
        index = bisect_left(places, at)
        return places[index] if index < len(places) else -1

    @cached_property
    def _runs(self) -> dict[int, list[int]]:
        """Where runs of so many backticks begin."""
        found: dict[int, list[int]] = {}
        for run in _TICKS.finditer(self._text):
            found.setdefault(len(run[0]), []).append(run.start())
        return found

    def _code(self, at: int) -> Token | None:
        ticks = _TICKS.match(self._text, at)
        assert ticks is not None
        for count in range(len(ticks[0]), 0, -1):
            runs = self._runs.get(count, [])
            index = bisect_left(runs, at + count + 1)
            if index < len(runs):
                end = runs[index]
                return Token("code", at, end + count, self._text[at + count : end])
        return None

    def _image(self, at: int) -> Token | None:
        if not self._text.startswith("[", at + 1):
            return None
        end = self._following(r"\]", at + 2)
        target = self._destination(end)
        if target is None:
            return None
        return Token("image", at, target[1], self._text[at + 2 : end])

    def _link(self, at: int) -> Token | None:
        end = self._label_end(at + 1)
        target = self._destination(end)
        if end <= at + 1 or target is None:
            return None
        return Token("link", at, target[1], self._text[at + 1 : end], target[0])

    def _destination(self, at: int) -> tuple[str, int] | None:
        """The address in round brackets behind a label's end, and where they end."""
        close = self._following(r"\)", at + 2) if at >= 0 else -1
        if close < 0 or not self._text.startswith("](", at):
            return None
        url = _URL.match(self._text, at + 2)
        return (url[0] if url else "", close + 1)

    @cached_property
    def _labels(self) -> dict[int, int]:
        """For each square bracket where a label ends that has it as its next; -1 for nowhere."""
        found: dict[int, int] = {-1: -1}
        self._following(r"[\[\]]", 0)
        for place in reversed(self._places[r"[\[\]]"]):
            if self._text[place] == "]":
                found[place] = place
            else:
                inner = self._following(r"\]", place)
                found[place] = found[self._following(r"[\[\]]", inner + 1)] if inner >= 0 else -1
        return found

    def _label_end(self, at: int) -> int:
        return self._labels[self._following(r"[\[\]]", at)]

    def _tag(self, at: int) -> Token | None:
        text = self._text
        if _AUTO.match(text, at):
            end = self._following(r"[>\s]", at + 1)
            if end >= 0 and text[end] == ">":
                return Token("address", at, end + 1, text[at + 1 : end])
        if email := _EMAIL.match(text, at):
            return Token("address", at, email.end(), email[1])
        if line_end := _BREAK.match(text, at):
            return Token("break", at, line_end.end())
        end = self._following(">", at) if _TAG.match(text, at) else -1
        return Token("tag", at, end + 1) if end >= 0 else None

    def _styled(self, pair: _Pair, at: int) -> Token | None:
        start = at + len(pair.sign)
        text = self._text
        if not text.startswith(pair.sign, at) or text[start : start + 1] in ("", pair.refused):
            return None
        if text[start].isspace() or (pair.alone and not _BEFORE.match(text, at)):
            return None
        ends = self._ends.get(pair)
        if ends is None:
            ends = self._ends[pair] = _Ahead(pair.closing, text)
        end = ends.behind(start + 1)
        if end is None:
            return None
        return Token(pair.kind, at, end.end(), text[start : end.end(1)])
