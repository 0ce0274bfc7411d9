"""How many messages a text makes on its way: the network carries 140 bytes at a time."""

from __future__ import annotations

from typing import Final

_BASIC: Final = frozenset(
    "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?"
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"
)
"""Signs of the GSM alphabet, which take seven bits each."""
_EXTENDED: Final = frozenset("^{}\\[~]|€")
"""Its signs that take twice as much."""


def _size(text: str) -> tuple[int, int]:
    """(units, units in each part) of a text."""
    if set(text) <= _BASIC | _EXTENDED:
        units, one, several = sum(1 + (char in _EXTENDED) for char in text), 160, 153
    else:
        units, one, several = len(text.encode("utf-16-le")) // 2, 70, 67
    return units, one if units <= one else several


def part_count(text: str) -> int:
    """How many parts a text makes; an empty one makes one."""
    units, room = _size(text)
    return max(1, -(-units // room))


def counted(text: str) -> str:
    """What is left in the last part, and how many parts there are: "156/1"."""
    units, room = _size(text)
    count = part_count(text)
    return f"{count * room - units}/{count}"
