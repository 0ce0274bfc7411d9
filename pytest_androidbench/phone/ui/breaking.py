"""Where a line of text may end."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from pytest_androidbench.phone.ui.emoji import inside_emoji

_WORDS: Final = re.compile("[\x21-\x2c\x2e\x30-\x7e\xc0-\u024f\u2018-\u201d ]*")
_NOT_FIRST: Final = frozenset(
    "、。，．・：；？！）〕］｝〉》」』】〗ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ゛゜％‰℃…‥"
)
_NOT_LAST: Final = frozenset("（〔［｛〈《「『【〖￥＄£")


def opportunities(text: str) -> list[int]:
    """Return the offsets before which a new line may start, the text's end included."""
    if _WORDS.fullmatch(text):
        found = [match.end() for match in re.finditer(" +", text)]
    else:
        found = [place for place in range(1, len(text)) if _may_break(text, place)]
    return found if found and found[-1] == len(text) else [*found, len(text)]


def is_boundary(text: str, offset: int) -> bool:
    """Tell whether the offset lies between characters as people see them."""
    if offset <= 0 or offset >= len(text):
        return True
    after, before = text[offset], text[offset - 1]
    if unicodedata.category(after) in {"Mn", "Me", "Mc"} or after in "\u200d\ufe0e\ufe0f":
        return False
    return before != "\u200d" and not (ord(after) > 0xFFFF and inside_emoji(text, offset))


def _may_break(text: str, place: int) -> bool:
    before, after = text[place - 1], text[place]
    if after == " " or before == "\u00a0" or after == "\u00a0":
        return False
    if before in " \u200b\t":
        return True
    if before in "-\u2010\u2013\u2014":
        return after.isalpha() and place > 1 and text[place - 2] != " "
    if before == "/":
        return after.isalpha()
    if _is_ideograph(before) or _is_ideograph(after):
        return (
            before not in _NOT_LAST
            and after not in _NOT_FIRST
            and is_boundary(text, place)
            and _breaks_beside_ideograph(before, after)
        )
    return False


def _breaks_beside_ideograph(before: str, after: str) -> bool:
    plain = after if _is_ideograph(before) else before
    return _is_ideograph(plain) or plain.isalnum()


def _is_ideograph(char: str) -> bool:
    code = ord(char)
    return (
        0x2E80 <= code < 0xA4D0
        or 0xAC00 <= code < 0xD7B0
        or 0xF900 <= code < 0xFB00
        or 0xFF00 <= code < 0xFFF0
        or 0x20000 <= code < 0x30000
    )
