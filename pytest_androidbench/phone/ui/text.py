"""The text engine: sets texts in lines, translates messages, and owns their caches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from pytest_androidbench.phone.ui import bidi
from pytest_androidbench.phone.ui.breaking import is_boundary, opportunities
from pytest_androidbench.phone.ui.byte_cache import ByteCache
from pytest_androidbench.phone.ui.catalogue import Catalogues
from pytest_androidbench.phone.ui.fonts import Fonts, line_metrics
from pytest_androidbench.phone.ui.glyphs import GlyphAtlas
from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.paragraph import Alignment, Caret, Paragraph, TextLine
from pytest_androidbench.phone.ui.shaping import Run, Shaper

__all__ = ["Alignment", "Caret", "Paragraph", "Run", "TextEngine", "TextLine"]

ELLIPSIS = "…"
LONG = 256
"""Texts with more characters are shaped word by word, not first as a whole."""
PARAGRAPHS: Final = 1_000_000
"""Bytes of texts set in lines: some 900 labels; a screen has about a hundred."""
_Key = tuple[str, float, int, int, int | None, bool, bool, str]


class TextEngine:
    """Fonts, shaped texts, glyphs and translations of one process; never affects results."""

    def __init__(self, fonts_folder: Path | None = None) -> None:
        self.fonts = Fonts(fonts_folder)
        self.shaper = Shaper(self.fonts)
        self.atlas = GlyphAtlas(self.fonts)
        self.catalogues = Catalogues()
        self._paragraphs = ByteCache[_Key, Paragraph](PARAGRAPHS, _paragraph_size)

    @property
    def held(self) -> int:
        """The bytes of its caches: of texts, and of glyphs that were drawn."""
        return self._paragraphs.held + self.shaper.held + self.atlas.held

    def translate(self, message: Message, locale: str, domain: str = "") -> str:
        """Return the message in the language of the locale, in an app's own words if named."""
        return self.catalogues.translate(message, locale, domain)

    def paragraph(
        self,
        text: str,
        *,
        size: float,
        weight: int = 400,
        width: int,
        lines: int | None = None,
        rtl: bool = False,
        ltr_text: bool = False,
        locale: str = "en_US",
    ) -> Paragraph:
        """Return the text set in lines of at most `width`, cut with an ellipsis after `lines`.

        Lines start at the right where `rtl`; each runs in the direction of its first
        strong letter, or (phone numbers) always left to right where `ltr_text`.
        """
        key = (text, size, weight, width, lines, rtl, ltr_text, locale)
        found = self._paragraphs.get(key)
        if found is None:
            setter = _Setter(self.shaper, size, weight, rtl, ltr_text, locale)
            found = self._paragraphs[key] = setter.paragraph(text, width, lines)
        return found

    def forget(self) -> None:
        """Empty all caches."""
        self.shaper = Shaper(self.fonts)
        self.atlas = GlyphAtlas(self.fonts)
        self._paragraphs.clear()


def _paragraph_size(key: _Key, paragraph: Paragraph) -> int:
    glyphs = sum(200 + len(run.packed) for line in paragraph.lines for run in line.runs)
    return 500 + sys.getsizeof(key[0]) + 300 * len(paragraph.lines) + glyphs


class _Span(NamedTuple):
    """What goes into one line, and the direction of the paragraph it belongs to."""

    start: int
    end: int
    rtl: bool


class _Setter:
    """Sets one text."""

    def __init__(
        self, shaper: Shaper, size: float, weight: int, rtl: bool, ltr_text: bool, locale: str
    ) -> None:
        self.shaper = shaper
        self.size, self.weight, self.locale = size, weight, locale
        self.metrics = line_metrics(size)
        self.rtl = rtl
        self.ltr_text = ltr_text
        self.base = False

    def paragraph(self, text: str, width: int, most: int | None) -> Paragraph:
        # No more lines than are shown, and one that tells whether there are more.
        pieces = list(islice(self._pieces(text, width), most and most + 1))
        truncated = most is not None and len(pieces) > most
        shown = pieces[:most]
        lines = [self._line(text, piece, row) for row, piece in enumerate(shown)]
        if truncated or (most == 1 and lines[0].width > width):
            truncated = True
            lines[-1] = self._cut(text, shown[-1], width, len(lines) - 1)
        return Paragraph(text, lines, self.metrics, self.rtl, truncated)

    def _pieces(self, text: str, width: int) -> Iterator[_Span]:
        start = 0
        for hard in text.split("\n"):
            self.base = self._base(hard)
            for first, last in self._wrap(hard, width):
                yield _Span(start + first, start + last, self.base)
            start += len(hard) + 1

    def _wrap(self, text: str, width: int) -> Iterator[tuple[int, int]]:
        if not self._is_longer(text, width):
            yield 0, len(text)
            return
        start, reached, used = 0, 0, 0.0
        for end in opportunities(text):
            piece = text[reached:end]
            bare = piece.rstrip(" ")
            if used + self._width(bare) > width and used:
                yield start, self._stripped(text, start, reached)
                start, used = reached, 0.0
            while not used and self._is_longer(text[start:end].rstrip(" "), width):
                cut = self._fitting(text, start, end, width)
                if cut >= end:
                    break
                yield start, cut
                start = cut
            used += self._width(text[max(start, reached) : end])
            reached = end
        yield start, len(text)

    def _is_longer(self, text: str, width: int) -> bool:
        return self._surely_longer(text, width) or self._width(text) > width

    def _surely_longer(self, text: str, width: int) -> bool:
        """Whether the beginning alone fills more than the width: a long text is not shaped."""
        return len(text) > LONG and self._width(text[:LONG]) > width + 2 * self.size

    def _fitting(self, text: str, start: int, end: int, width: int) -> int:
        """Return how far the text goes within the width, at least one character."""
        low, high = start + 1, end
        if self._surely_longer(text[start:end], width):
            high = start + LONG
        while low < high:
            middle = (low + high + 1) // 2
            if self._width(text[start:middle]) <= width:
                low = middle
            else:
                high = middle - 1
        cut = low
        while cut > start and not is_boundary(text, cut):
            cut -= 1
        while cut <= start or not is_boundary(text, cut):
            cut += 1
        return min(cut, end)

    def _cut(self, text: str, piece: _Span, width: int, row: int) -> TextLine:
        self.base = piece.rtl
        end = text.find("\n", piece.start)
        rest = text[piece.start :] if end < 0 else text[piece.start : end]
        if self._width(ELLIPSIS) > width:
            # As `TextUtils.ellipsize` has it: then all of it goes.
            return self._made("", piece._replace(end=piece.start), row)
        room = max(0, width - int(self._width(ELLIPSIS) + 1))
        kept = 0 if not rest else self._fitting(rest, 0, len(rest), room)
        if kept and self._width(rest[:kept]) > room:
            kept = 0
        shown = rest[:kept].rstrip(" ") + ELLIPSIS
        return self._made(shown, piece._replace(end=piece.start + kept), row)

    @staticmethod
    def _stripped(text: str, start: int, end: int) -> int:
        return start + len(text[start:end].rstrip(" "))

    def _line(self, text: str, piece: _Span, row: int) -> TextLine:
        return self._made(text[piece.start : piece.end], piece, row)

    def _made(self, shown: str, piece: _Span, row: int) -> TextLine:
        runs = self.shaper.line(shown, self.size, self.weight, piece.rtl, self.locale)
        width = sum(run.width for run in runs)
        pitch = self.metrics.ascent + self.metrics.descent
        return TextLine(piece.start, piece.end, runs, width, self.metrics.top + row * pitch)

    def _width(self, text: str) -> float:
        return self.shaper.width(text, self.size, self.weight, self.base, self.locale)

    def _base(self, text: str) -> bool:
        if self.ltr_text or (not self.rtl and not bidi.has_rtl(text)):
            return False
        return bidi.base_level(text, 1 if self.rtl else 0) == 1
