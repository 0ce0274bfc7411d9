"""The bundled fonts, and which of them draws a character."""

from __future__ import annotations

import math
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from pytest_androidbench.phone.ui.emoji import COLOUR_FONTS, EMOJI_FONT, FLAGS_FONT, emoji_at
from pytest_androidbench.phone.ui.errors import FontError
from pytest_androidbench.phone.ui.harfbuzz import hb

FILES: Final = {
    "roboto-400": "Roboto-Regular.ttf",
    "roboto-500": "Roboto-Medium.ttf",
    "roboto-700": "Roboto-Bold.ttf",
    "hebrew": "NotoSansHebrew-Regular.ttf",
    "arabic": "NotoSansArabic-Regular.ttf",
    "devanagari": "NotoSansDevanagari-Regular.ttf",
    "thai": "NotoSansThai-Regular.ttf",
    "bengali": "NotoSansBengali-Regular.ttf",
    "myanmar": "NotoSansMyanmar-Regular.ttf",
    "armenian": "NotoSansArmenian-Regular.ttf",
    "gujarati": "NotoSansGujarati-Regular.ttf",
    "tamil": "NotoSansTamil-Regular.ttf",
    "khmer": "NotoSansKhmer-Regular.ttf",
    "noto": "NotoSans-Regular.ttf",
    "cjk": "NotoSansCJK-Regular.otf",
    "symbols": "NotoSansSymbols-Regular.ttf",
    "symbols2": "NotoSansSymbols2-Regular.ttf",
    EMOJI_FONT: "NotoColorEmoji.ttf",
    FLAGS_FONT: "NotoColorEmojiFlags.ttf",
    "icons": "MaterialIcons.ttf",
}
FALLBACKS: Final = (
    *("hebrew", "arabic", "devanagari", "thai", "bengali", "myanmar", "cjk"),
    *("symbols", "symbols2"),
    *("armenian", "gujarati", "tamil", "khmer", "noto"),
    *(EMOJI_FONT, FLAGS_FONT),
)
MOST_NAMES: Final = 5_000
"""Characters whose font is remembered: about a megabyte of them."""
MOST_SIZES: Final = 500
"""Fonts in a size that are kept ready: less than a kilobyte each."""


class Metrics(NamedTuple):
    """Heights of a line in pixels, by Android's rules for a TextView with font padding."""

    top: int
    """From the top of the first line to its baseline."""
    bottom: int
    ascent: int
    descent: int


def line_metrics(size: float) -> Metrics:
    """Return the heights of Roboto; fallback fonts do not change them."""
    return Metrics(
        math.ceil(size * 2163 / 2048),
        math.ceil(size * 555 / 2048),
        int(size * 1900 / 2048 + 0.5),
        int(size * 500 / 2048 + 0.5),
    )


def roboto(weight: int) -> str:
    """Return the name of the font of a weight."""
    return f"roboto-{400 if weight < 450 else 500 if weight < 600 else 700}"


class Fonts:
    """Faces by name and their sizes; files are read when first needed."""

    def __init__(self, folder: Path | None = None) -> None:
        found = resources.files("pytest_androidbench.phone.ui") / "fonts"
        self.folder = folder or Path(str(found))
        self._faces: dict[str, Any] = {}
        self._sized: dict[tuple[str, float], Any] = {}
        self._names: dict[tuple[str, str], str] = {}
        self.missing: set[str] = set()
        """Characters asked for that no font draws; at most `MOST_NAMES` of them."""

    def sized(self, name: str, size: float) -> Any:
        """Return a font scaled to a size in pixels, in units of 1/64 pixel."""
        found = self._sized.get((name, size))
        if found is None:
            if len(self._sized) >= MOST_SIZES:
                self._sized.clear()
            found = hb.Font(self._face(name))
            found.scale = (int(size * 64), int(size * 64))
            self._sized[name, size] = found
        return found

    def for_character(self, char: str, preferred: str) -> str:
        """Return the font that draws a character: the preferred one where it can."""
        key = (char, preferred)
        found = self._names.get(key)
        if found is None:
            if len(self._names) >= MOST_NAMES:
                self._names.clear()
            found = self._names[key] = self._search(char, preferred)
        return found

    def covers(self, name: str, char: str) -> bool:
        """Tell whether a font has a glyph for the character."""
        return bool(self.sized(name, 16).get_nominal_glyph(ord(char)))

    def _search(self, char: str, preferred: str) -> str:
        for name in (preferred, *FALLBACKS):
            if self.covers(name, char):
                return name
        if char.isprintable() and len(self.missing) < MOST_NAMES:
            self.missing.add(char)
        return preferred

    def _face(self, name: str) -> Any:
        face = self._faces.get(name)
        if face is None:
            path = self.folder / FILES[name]
            if not path.is_file():
                raise FontError(f"the font {path.name} is missing from {path.parent}")
            face = self._faces[name] = hb.Face(hb.Blob.from_file_path(str(path)))
        return face


def spans(text: str, preferred: str, fonts: Fonts) -> Iterator[tuple[int, int, str]]:
    """Split a text into (start, end, font); blanks and marks stay with what is before them."""
    start, current = 0, ""
    for index, name in _pieces(text, preferred, fonts):
        if current and name not in {"", current}:
            yield start, index, current
            start = index
        current = name or current or preferred
    if current:
        yield start, len(text), current


def _pieces(text: str, preferred: str, fonts: Fonts) -> Iterator[tuple[int, str]]:
    """Return where characters and emoji begin, each with its font or none of its own."""
    index, current = 0, ""
    while index < len(text):
        char = text[index]
        end, name = emoji_at(text, index) or (index + 1, "")
        if name and not fonts.covers(name, char):
            end, name = index + 1, ""
        if not name and not (current and _goes_on(current, char, fonts)):
            name = fonts.for_character(char, preferred)
        yield index, name
        index, current = end, name or current


def _goes_on(current: str, char: str, fonts: Fonts) -> bool:
    """Tell whether a character is drawn in the font before it; blanks behind emoji are not."""
    if _is_silent(char):
        return True
    return current not in COLOUR_FONTS and _stays(char) and fonts.covers(current, char)


def _stays(char: str) -> bool:
    code = ord(char)
    return char == " " or 0x300 <= code < 0x370


def _is_silent(char: str) -> bool:
    """Tell whether a character only changes others: joiners, directions, variations."""
    code = ord(char)
    return (
        0x200B <= code < 0x2010
        or 0x202A <= code < 0x202F
        or 0x2060 <= code < 0x2070
        or 0xFE00 <= code < 0xFE10
        or 0xE0020 <= code < 0xE0080
    )
