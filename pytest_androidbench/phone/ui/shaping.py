"""From characters to glyphs with places, by HarfBuzz."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

from pytest_androidbench.phone.ui import bidi
from pytest_androidbench.phone.ui.fonts import BOUND, Fonts, roboto, spans
from pytest_androidbench.phone.ui.harfbuzz import hb

_PLAIN: Final = re.compile("[\x20-\x7e\xa0-\u024f\u2010-\u2027]*")


class Glyph(NamedTuple):
    """One glyph of a run; x and y in pixels from the run's start on the baseline."""

    glyph_id: int
    x: float
    y: float
    cluster: int
    """The offset, within the run's text, of the first character it stands for."""
    advance: float


class Run(NamedTuple):
    """A piece of text in one font and one direction."""

    font: str
    size: float
    rtl: bool
    start: int
    """Offset of its text in the line."""
    end: int
    width: float
    glyphs: tuple[Glyph, ...]
    """In visual order, from left to right."""


class Shaper:
    """Shapes pieces of text and remembers them."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._cache: dict[tuple[str, str, float, bool, str], tuple[float, tuple[Glyph, ...]]] = {}
        self._widths: dict[tuple[str, float, int, bool, str], float] = {}

    def line(self, text: str, size: float, weight: int, rtl: bool, locale: str) -> list[Run]:
        """Return the runs of a line in visual order."""
        font = roboto(weight)
        if not rtl and _PLAIN.fullmatch(text):
            return [self._run(text, 0, len(text), font, size, False, locale)] if text else []
        levels = bidi.levels(text, 1 if rtl else 0)
        found: list[Run] = []
        for start, end, level in bidi.visual_runs(levels):
            pieces = [
                self._run(text, start + first, start + last, name, size, level % 2 == 1, locale)
                for first, last, name in spans(text[start:end], font, self.fonts)
            ]
            found += reversed(pieces) if level % 2 else pieces
        return found

    def width(self, text: str, size: float, weight: int, rtl: bool, locale: str) -> float:
        """Return the width of a text set in one line."""
        key = (text, size, weight, rtl, locale)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > BOUND:
                self._widths.clear()
            runs = self.line(text, size, weight, rtl, locale)
            found = self._widths[key] = sum(run.width for run in runs)
        return found

    def _run(
        self, text: str, start: int, end: int, font: str, size: float, rtl: bool, locale: str
    ) -> Run:
        piece = text[start:end]
        key = (piece, font, size, rtl, locale)
        found = self._cache.get(key)
        if found is None:
            if len(self._cache) > BOUND:
                self._cache.clear()
            found = self._cache[key] = self._shape(piece, font, size, rtl, locale)
        return Run(font, size, rtl, start, end, *found)

    def _shape(
        self, text: str, font: str, size: float, rtl: bool, locale: str
    ) -> tuple[float, tuple[Glyph, ...]]:
        buffer = hb.Buffer()
        buffer.add_str("".join(map(_visible, text)))
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if rtl else "ltr"
        buffer.language = locale.replace("_", "-")
        hb.shape(self.fonts.sized(font, size), buffer)
        x, glyphs = 0, []
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            glyphs.append(
                Glyph(
                    info.codepoint,
                    (x + place.x_offset) / 64,
                    place.y_offset / 64,
                    info.cluster,
                    place.x_advance / 64,
                )
            )
            x += place.x_advance
        return x / 64, tuple(glyphs)


def _visible(char: str) -> str:
    """Return what is drawn for a character: controls and skin tones show nothing."""
    if char in "\t\u00ad" or unicodedata.category(char) == "Cc":
        return " " if char == "\t" else "\u200b"
    return "\u200b" if "\U0001f3fb" <= char <= "\U0001f3ff" else char
