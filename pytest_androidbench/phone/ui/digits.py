"""The digits that a locale writes numbers with, where they are not 0 to 9.

Each locale's default numbering system in CLDR 40, which Android 13 has by way of ICU 70. Plain
`ar` has Arabic digits there; later editions of CLDR write it with 0 to 9.
"""

from __future__ import annotations

from typing import Final

ARABIC: Final = "\u0660"
PERSIAN: Final = "\u06f0"
DEVANAGARI: Final = "\u0966"
BENGALI: Final = "\u09e6"
BURMESE: Final = "\u1040"
ZEROS: Final = {
    **dict.fromkeys(("ar", "ckb", "sd"), ARABIC),
    **dict.fromkeys(("fa", "ks", "lrc", "mzn", "ps", "ur_IN"), PERSIAN),
    **dict.fromkeys(("mr", "ne", "sa"), DEVANAGARI),
    **dict.fromkeys(("as", "bn"), BENGALI),
    "my": BURMESE,
}
"""The digit 0 by language, or by language and region."""
LATIN: Final = frozenset({"ar_AE", "ar_DZ", "ar_EH", "ar_LY", "ar_MA", "ar_TN"})
"""Where a language of these is written with 0 to 9."""


def native(text: str, locale: str) -> str:
    """Return a text with its digits as the locale writes them."""
    place = locale.replace("-", "_")
    zero = ZEROS.get(place) or ZEROS.get(place.split("_", 1)[0])
    if zero is None or place in LATIN:
        return text
    return text.translate({ord("0") + digit: chr(ord(zero) + digit) for digit in range(10)})
