"""Sentences and words in English, Spanish and Chinese, with how the Chinese is read.

They lie in `phrases`, a line each: English, Spanish, Chinese, pinyin. A line that begins with `#`
names the kind of the words below it, or the topic of the sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).with_name("phrases")
ENGLISH, SPANISH, CHINESE = "en", "es", "zh-CN"
"""Codes of languages as translators on the web have them: BCP 47, Chinese by its country."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """One meaning in three languages."""

    english: str
    spanish: str
    chinese: str
    """In simplified characters."""
    reading: str
    """Of the Chinese: pinyin with marks for the tones."""
    kind: str
    """Of a word: `noun`, `verb` ...; of a sentence: its topic."""

    def in_(self, language: str) -> str:
        """How it is said in one of the three languages.

        Raises:
            KeyError: it is none of them.
        """
        texts = {ENGLISH: self.english, SPANISH: self.spanish, CHINESE: self.chinese}
        return texts[language]


@cache
def sentences() -> tuple[Phrase, ...]:
    """What travellers and neighbours say to each other."""
    return tuple(_phrases("sentences.txt"))


@cache
def words() -> tuple[Phrase, ...]:
    """The words of every day; nouns without an article, verbs in the infinitive."""
    return tuple(_phrases("words.txt"))


def _phrases(file: str) -> Iterator[Phrase]:
    kind = ""
    for line in (_FOLDER / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            kind = line.removeprefix("#").strip()
        elif line:
            english, spanish, chinese, reading = line.split(" | ")
            yield Phrase(
                english=english, spanish=spanish, chinese=chinese, reading=reading, kind=kind
            )
