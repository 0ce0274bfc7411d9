r"""What follows a backslash in Java's regular expressions, and what `\p{...}` knows."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.system.matching.sets import CLASSES, UNICODE_SPACE, of, without
from pytest_androidbench.phone.system.matching.tree import LAST, Chars, Ranges

ESCAPED_CHARS: Final[dict[str, int]] = {
    "a": 7, "e": 27, "f": 12, "n": 10, "r": 13, "t": 9
}  # fmt: skip
ESCAPED_SETS: Final[dict[str, Ranges]] = {
    "h": of("\t", " ", "\xa0", "\u1680", "\u180e", "\u2000\u200a", "\u202f", "\u205f", "\u3000"),
    "s": UNICODE_SPACE,
    "v": of("\n\r", "\x85", "\u2028\u2029"),
}
MEMBERS: Final[dict[str, Chars]] = {
    "d": Chars(classes="d"),
    "D": Chars(classes="D"),
    "w": Chars(classes="w"),
    "W": Chars(classes="W"),
    **{letter: Chars(ranges) for letter, ranges in ESCAPED_SETS.items()},
    **{letter.upper(): Chars(without(ranges)) for letter, ranges in ESCAPED_SETS.items()},
}
PROPERTIES: Final[dict[str, Chars]] = {
    **{name.title(): Chars(ranges) for name, ranges in CLASSES.items() if name != "xdigit"},
    "Space": Chars(UNICODE_SPACE),
    "ASCII": Chars(((0, 0x7F),)),
    "XDigit": Chars(CLASSES["xdigit"]),
    "L": Chars(classes="l"),
    "IsAlphabetic": Chars(classes="l"),
    "IsDigit": Chars(classes="d"),
    "Nd": Chars(classes="d"),
}
_CODE: Final = re.compile(
    r"x([0-9a-fA-F]{2})|x\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|0(0*[0-3]?[0-7]{1,2})"
)


def escaped_code(source: str, at: int) -> tuple[int, int] | None:
    """The character that what follows a backslash stands for, and where it ends."""
    if found := _CODE.match(source, at):
        digits = found[1] or found[2] or found[3]
        code = int(digits, 16) if digits else int(found[4], 8)
        return (code, found.end()) if code <= LAST else None
    if source[at : at + 1] == "c" and at + 1 < len(source):
        return ord(source[at + 1]) ^ 64, at + 2
    char = source[at : at + 1]
    plain = char and not (char.isascii() and char.isalnum())
    return (ord(char), at + 1) if plain else None
