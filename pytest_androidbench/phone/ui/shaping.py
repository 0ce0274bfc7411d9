"""From characters to glyphs with places, by HarfBuzz."""

from __future__ import annotations

import re
import struct
import sys
import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

from pytest_androidbench.phone.ui import bidi
from pytest_androidbench.phone.ui.byte_cache import ByteCache
from pytest_androidbench.phone.ui.fonts import Fonts, roboto, spans
from pytest_androidbench.phone.ui.harfbuzz import hb

_PLAIN: Final = re.compile("[\x20-\x7e\xa0-\u024f\u2010-\u2027]*")
RUNS: Final = 1_000_000
"""Bytes of shaped pieces: some 1,300; all screens of an episode have fewer than 1,000."""
WIDTHS: Final = 500_000
"""Bytes of widths: some 2,000."""
_GLYPH: Final = struct.Struct("<IqiIi")

Glyph = tuple[int, int, int, int, int]
"""A glyph's id, x, y, cluster and advance.

Lengths are in 1/64 pixel, x and y from the run's start on the baseline. The cluster is the offset,
within the run's text, of the first character it stands for.
"""
_Key = tuple[str, str, float, bool, str]


class Run(NamedTuple):
    """A piece of text in one font and one direction."""

    font: str
    size: float
    rtl: bool
    start: int
    """Offset of its text in the line."""
    end: int
    width: float
    packed: bytes
    """Its glyphs: as objects they take ten times the memory, and most are never drawn."""

    @property
    def glyphs(self) -> Iterator[Glyph]:
        """In visual order, from left to right."""
        return _GLYPH.iter_unpack(self.packed)


class Shaper:
    """Shapes pieces of text and remembers them."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._runs = ByteCache[_Key, tuple[float, bytes]](RUNS, _run_size)
        self._widths = ByteCache[tuple[str, float, int, bool, str], float](WIDTHS, _width_size)

    @property
    def held(self) -> int:
        """The bytes of what it remembers."""
        return self._runs.held + self._widths.held

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
            runs = self.line(text, size, weight, rtl, locale)
            found = self._widths[key] = sum(run.width for run in runs)
        return found

    def _run(
        self, text: str, start: int, end: int, font: str, size: float, rtl: bool, locale: str
    ) -> Run:
        piece = text[start:end]
        key = (piece, font, size, rtl, locale)
        found = self._runs.get(key)
        if found is None:
            found = self._runs[key] = self._shape(piece, font, size, rtl, locale)
        return Run(font, size, rtl, start, end, *found)

    def _shape(
        self, text: str, font: str, size: float, rtl: bool, locale: str
    ) -> tuple[float, bytes]:
        buffer = hb.Buffer()
        plain = text.isascii() and text.isprintable()
        buffer.add_str(text if plain else "".join(map(_visible, text)))
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if rtl else "ltr"
        buffer.language = locale.replace("_", "-")
        hb.shape(self.fonts.sized(font, size), buffer)
        x, packed = 0, []
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            advance = place.x_advance
            glyph = info.codepoint, x + place.x_offset, place.y_offset, info.cluster, advance
            packed.append(_GLYPH.pack(*glyph))
            x += advance
        return x / 64, b"".join(packed)


def _run_size(key: _Key, run: tuple[float, bytes]) -> int:
    return 470 + sys.getsizeof(key[0]) + len(run[1])


def _width_size(key: tuple[str, float, int, bool, str], _: float) -> int:
    return 190 + sys.getsizeof(key[0])


def _visible(char: str) -> str:
    """Return what is drawn for a character: controls show nothing."""
    if char in "\t\u00ad" or unicodedata.category(char) == "Cc":
        return " " if char == "\t" else "\u200b"
    return char
