"""Phone numbers as the contacts provider compares them."""

from __future__ import annotations

import re
from typing import Final

_LETTERS: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999")
MIN_MATCH: Final = 7


def normalized(number: str) -> str:
    """Digits and a leading plus alone."""
    plain = number.lower().translate(_LETTERS)
    return re.sub(r"(?<!^)\+|[^\d+*#]", "", plain)


def international(number: str) -> str | None:
    """E.164 for a number of the United States, or one written with a plus."""
    plain = normalized(number)
    if plain.startswith("+"):
        return plain
    if re.fullmatch(r"[2-9]\d{2}[2-9]\d{6}", plain):
        return f"+1{plain}"
    return f"+{plain}" if re.fullmatch(r"1[2-9]\d{2}[2-9]\d{6}", plain) else None


def min_match(number: str) -> str:
    """The last digits, reversed, that two numbers for the same phone share."""
    return re.sub(r"\D", "", normalized(number))[::-1][:MIN_MATCH]


def same(one: str, other: str) -> bool:
    """Whether two numbers call the same phone: one may lack the country's or the area's digits."""
    first, second = normalized(one), normalized(other)
    if first == second:
        return True
    shorter, longer = sorted((re.sub(r"\D", "", first), re.sub(r"\D", "", second)), key=len)
    return len(shorter) >= MIN_MATCH and longer.endswith(shorter)
