"""Named sets of characters; those of POSIX are ASCII's on Android."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.matching.tree import LAST, Ranges


def of(*ranges: str) -> Ranges:
    """Ranges from texts of one or two characters: the first and the last."""
    return tuple((ord(ends[0]), ord(ends[-1])) for ends in ranges)


DIGIT: Final = of("09")
WORD: Final = of("09", "AZ", "_", "az")
SPACE: Final = of("\t\r", " ")

CLASSES: Final[dict[str, Ranges]] = {
    "alnum": of("09", "AZ", "az"),
    "alpha": of("AZ", "az"),
    "blank": of("\t", " "),
    "cntrl": of("\0\x1f", "\x7f"),
    "digit": DIGIT,
    "graph": of("!~"),
    "lower": of("az"),
    "print": of(" ~"),
    "punct": of("!/", ":@", "[`", "{~"),
    "space": SPACE,
    "upper": of("AZ"),
    "xdigit": of("09", "AF", "af"),
}

UNICODE_SPACE: Final = of(
    "\t\r", "\x1c ", "\x85", "\xa0", "\u1680", "\u2000\u200a", "\u2028\u2029", "\u202f", "\u205f",
    "\u3000",
)  # fmt: skip
"""What `str.isspace` says yes to."""


def without(ranges: Ranges) -> Ranges:
    """All other characters; the ranges are in order."""
    found: list[tuple[int, int]] = []
    start = 0
    for low, high in ranges:
        if start < low:
            found.append((start, low - 1))
        start = high + 1
    if start <= LAST:
        found.append((start, LAST))
    return tuple(found)
