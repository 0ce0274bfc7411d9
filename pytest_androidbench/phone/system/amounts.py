"""Amounts as each language writes them: large numbers in short, and numbers with a unit."""

from __future__ import annotations

import re
from typing import Final, Literal

from pytest_androidbench.phone.system.dates import cldr_locale, is_english
from pytest_androidbench.phone.ui.digits import native

Unit = Literal["B", "kB", "MB", "GB", "TB"]
CLDR_UNITS: Final[dict[Unit, str]] = {
    "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
}  # fmt: skip
BYTES: Final = {"ar": "بايت", "fr": "o", "ru": "Б"}
"""Android's own signs (`byteShort`), where CLDR has words."""
STEPS: Final = ((10**9, "B"), (10**6, "M"), (10**3, "K"))
DIGITS: Final = {"ja": 4, "ko": 4, "zh": 4, "hi": 2, "ur": 2}
"""The digits before a word for a number, at most, where they are not three."""
BETWEEN_DIGITS: Final = re.compile(r"(?<=[\u0660-\u0669\u06f0-\u06f9])[.,](?=[\u0660-\u06f9])")
ARABIC_SIGNS: Final = {".": "\u066b", ",": "\u066c"}


def compact_text(count: int, locale: str) -> str:
    """A number in few digits, the others cut off: "1.2K", "31K", "2,1 Mio." in German."""
    if is_english(locale):
        return _english(count)
    if count < 1000:
        return native(str(count), locale)
    from babel.numbers import format_compact_decimal  # noqa: PLC0415 - 20 MB

    known, length = cldr_locale(locale), len(str(count))
    kept = max(2, (length - 1) % DIGITS.get(known.language, 3) + 1)
    cut = count // 10 ** (length - kept) * 10 ** (length - kept) if kept < length else count
    shown = format_compact_decimal(cut, locale=known, fraction_digits=1)
    # Not each language has a short form of each number.
    return grouped_text(cut, locale) if shown.isdecimal() else _native(shown, locale)


def grouped_text(count: int, locale: str) -> str:
    """A number with signs between groups of its digits: "1,234", "1.234" in German."""
    if is_english(locale):
        return f"{count:,}"
    from babel.numbers import format_decimal  # noqa: PLC0415 - 20 MB

    return _native(format_decimal(count, locale=cldr_locale(locale)), locale)


def unit_text(value: float, digits: int, unit: Unit, locale: str) -> str:
    """A number with so many digits behind the point, and its unit: "2,00 Go" in French."""
    if is_english(locale):
        return f"{value:.{digits}f} {unit}"
    from babel.units import format_unit  # noqa: PLC0415 - 20 MB that English does not need

    known = cldr_locale(locale)
    if unit == "B":
        return _native(f"{value:.0f} {BYTES.get(known.language, unit)}", locale)
    pattern = "0." + "0" * digits if digits else "0"
    written = format_unit(value, f"digital-{CLDR_UNITS[unit]}", "short", pattern, known)
    return _native(written, locale)


def _english(count: int) -> str:
    for size, letter in STEPS:
        if count >= size:
            tenths = count * 10 // size
            shown = f"{tenths // 10}.{tenths % 10}" if tenths < 100 and tenths % 10 else None
            return f"{shown or count // size}{letter}"
    return str(count)


def _native(text: str, locale: str) -> str:
    return BETWEEN_DIGITS.sub(lambda sign: ARABIC_SIGNS[sign[0]], native(text, locale))
