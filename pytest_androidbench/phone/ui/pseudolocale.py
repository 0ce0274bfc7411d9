"""Android's two pseudolocales: English that looks translated, and English from right to left.

Made as aapt2 makes them (AOSP, `tools/aapt2/compile/Pseudolocalizer.cpp`; letters, marks and the
words that lengthen a text are its): `en-XA` writes letters with accents, puts a message into
brackets and lengthens it; `ar-XB` has every word run from right to left. What looks like English
in either was never passed to `tr`. Dates and digits are those of the language, unlike on Android,
whose ICU has them pseudolocalised as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEGHIJKLMNOPQRSTUVWXYZ!?$"
_ACCENTED: Final = str.maketrans(_PLAIN, "åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýžÅβÇÐÉĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ¡¿€")
_LEFT_ALONE: Final = str.maketrans("", "", _PLAIN)
_LENGTHENING: Final = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fiveteen "
    "sixteen seventeen nineteen twenty"
)
_MOST_WORDS: Final = 3
_ARGUMENT: Final = re.compile(r"(\{[^{}]*\})")
_WORD: Final = re.compile(r"\S+")
_FROM_RIGHT: Final = "\u200f\u202e{}\u202c\u200f"
"""Around what runs from right to left: mark, override, its end, mark."""


def accented(template: str) -> str:
    """A message as `en-XA` has it: "[Šåvé one]"."""
    parts = _ARGUMENT.split(template)
    written = "".join(
        f"»{part}«" if number % 2 else part.translate(_ACCENTED)
        for number, part in enumerate(parts)
    )
    plain = "".join(parts[::2])
    length = len(plain.encode())
    if not length:
        return f"[{written}]"
    return f"[{written} {_lengthening(length if _is_long(plain) else length // 2)}]"


def from_right(template: str) -> str:
    """A message as `ar-XB` has it: each word from right to left."""
    return "".join(
        _FROM_RIGHT.format(part)
        if number % 2
        else _WORD.sub(lambda word: _FROM_RIGHT.format(word[0]), part)
        for number, part in enumerate(_ARGUMENT.split(template))
    )


PSEUDOLOCALES: Final[Mapping[str, Callable[[str], str]]] = {
    "en_XA": accented,
    "ar_XB": from_right,
}
"""What makes the messages of each."""


def is_pseudolocale(locale: str) -> bool:
    """Whether a locale's messages are made of the English ones by rule."""
    return locale.replace("-", "_") in PSEUDOLOCALES


def dated_as(locale: str) -> str:
    """The locale whose dates one has: itself, but for pseudolocales."""
    return locale.replace("-", "_").split("_")[0] if is_pseudolocale(locale) else locale


def pseudolocalized(template: str, locale: str) -> str:
    """A message's English template in a pseudolocale.

    Raises:
        KeyError: the locale is none.
    """
    return PSEUDOLOCALES[locale.replace("-", "_")](template)


def _is_long(plain: str) -> bool:
    """Whether aapt2 counts many words, which are to it runs of what takes no accent."""
    return len(plain.translate(_LEFT_ALONE).split()) > _MOST_WORDS


def _lengthening(length: int) -> str:
    """Whole words of so many characters at the least."""
    if len(_LENGTHENING) < length:
        return f"{_LENGTHENING} {_lengthening(length - len(_LENGTHENING))}"
    end = _LENGTHENING.find(" ", length + 1)
    return _LENGTHENING if end < 0 else _LENGTHENING[:end]
