"""A text in another language: whole sentences that are known, all else word by word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.translate.languages import AUTO
from pytest_androidbench.phone.apps.translate.lexicon import (
    Lexicon,
    PhrasePiece,
    detected,
    is_han,
    lexicon,
)
from pytest_androidbench.phone.world.phrasebook import CHINESE

_ENDS: Final = re.compile(r"(?<=[.!?])\s+|(?<=[。？！])\s*")
_TO_CHINESE: Final = {".": "。", "?": "？", "!": "！", ",": "，", ":": "：", ";": "；", "¿": "",
                      "¡": ""}  # fmt: skip
_FROM_CHINESE: Final = {sign: mark for mark, sign in _TO_CHINESE.items() if sign} | {"、": ","}
_OPENING: Final = frozenset("¿¡([{«“")
"""Punctuation that stands before a word; all other stands behind one."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a text is in a language, and how that is read where it is not in Latin letters."""

    text: str
    reading: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Translation:
    """A text in two languages."""

    source: str
    """The language it is in, also where it was to be found out."""
    target: str
    text: str
    said: Said
    reading: str = ""
    """Of the text itself."""
    unknown: tuple[str, ...] = ()
    """Words that are kept as they are, each once."""


def translate(text: str, source: str, target: str) -> Translation:
    """Put a text into another language.

    Args:
        text: of several sentences and lines, maybe.
        source: its language, one of the three or `auto`.
        target: another one of the three; with the text's own language it is kept.
    """
    source = detected(text) if source == AUTO else source
    there = lexicon(source)
    lines = [_line(line, there) for line in text.strip().split("\n")]
    return Translation(
        source=source,
        target=target,
        text=text,
        said=Said(_joined(lines, source, target), _reading(lines, target)),
        reading=_reading(lines, source),
        unknown=_unknown(lines),
    )


Line = list[list[PhrasePiece]]
"""Sentences, each of its tokens."""


def _line(line: str, there: Lexicon) -> Line:
    whole = there.sentence(line)
    if whole is not None:
        return [[PhrasePiece(line, whole)]]
    return [_sentence(each, there) for each in _ENDS.split(line) if each]


def _sentence(text: str, there: Lexicon) -> list[PhrasePiece]:
    whole = there.sentence(text)
    return [PhrasePiece(text, whole)] if whole is not None else there.tokens(text)


def _joined(lines: list[Line], source: str, target: str) -> str:
    between = "" if target == CHINESE else " "
    said = (between.join(_said(each, target) for each in line) for line in lines)
    joined = "\n".join(said)
    return joined[:1].upper() + joined[1:] if _begins_large(lines, source) else joined


def _begins_large(lines: list[Line], source: str) -> bool:
    """Whether a text has a capital where its first word by itself has none."""
    first = next((token for line in lines for each in line for token in each), PhrasePiece(""))
    always = first.phrase is not None and first.phrase.in_(source)[:1].isupper()
    return first.text[:1].isupper() and not always


def _said(tokens: list[PhrasePiece], target: str) -> str:
    """A sentence in a language."""
    texts = [_in(each, target) for each in tokens]
    return (_run_together if target == CHINESE else _spaced)([each for each in texts if each])


def _in(token: PhrasePiece, target: str) -> str:
    if token.phrase is not None:
        return token.phrase.in_(target)
    if not token.is_mark:
        return token.text
    return (_TO_CHINESE if target == CHINESE else _FROM_CHINESE).get(token.text, token.text)


def _spaced(texts: list[str]) -> str:
    said = ""
    for text in texts:
        tight = not said or said[-1] in _OPENING or _follows(text)
        said += text if tight else f" {text}"
    return said


def _run_together(texts: list[str]) -> str:
    """Without blanks but between two words that are not Chinese."""
    said = ""
    for text in texts:
        apart = (
            said[-1:].isalnum() and text[:1].isalnum() and not (is_han(said[-1:]) or is_han(text))
        )
        said += f" {text}" if apart else text
    return said


def _follows(text: str) -> bool:
    """Whether it is punctuation that stands right behind a word."""
    return not text[0].isalnum() and text[0] not in _OPENING


def _reading(lines: list[Line], language: str) -> str:
    if language != CHINESE:
        return ""
    return "\n".join(" ".join(_spaced([_read(t) for t in each]) for each in line) for line in lines)


def _read(token: PhrasePiece) -> str:
    if token.phrase is not None:
        return token.phrase.reading
    return _FROM_CHINESE.get(token.text, token.text)


def _unknown(lines: list[Line]) -> tuple[str, ...]:
    tokens = (token for line in lines for sentence in line for token in sentence)
    kept = (each.text for each in tokens if each.phrase is None and not each.is_mark)
    return tuple(dict.fromkeys(each for each in kept if not each.isdecimal()))
