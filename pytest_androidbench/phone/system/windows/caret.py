"""Where the caret stands: after an app has reformatted a text, and after the delete key."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

_LONGEST_SIGN: Final = 60
_SIGN: Final = "[\u00a9\u00ae\u203c-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001fbff]"
_PART: Final = f"{_SIGN}[\U0001f3fb-\U0001f3ff]?\ufe0f?"
_DELETED: Final = re.compile(
    rf"(?:{_PART}(?:\u200d{_PART})*[\U000e0020-\U000e007f]*|[0-9#*]\ufe0f?\u20e3|.[\ufe00-\ufe0f]|\r\n)\Z"
)
"""What goes as one by the delete key, by the rules of Android's BaseKeyListener."""
_FLAG_LETTERS: Final = re.compile("[\U0001f1e6-\U0001f1ff]+\\Z")


def deleted_from(text: str, at: int) -> int:
    """Where what the delete key deletes begins: a character, or an emoji of several."""
    before = text[max(0, at - _LONGEST_SIGN) : at]
    if letters := _FLAG_LETTERS.search(before):
        return at - (1 if len(letters[0]) % 2 else 2)
    sign = _DELETED.search(before)
    return at - len(sign[0]) if sign else max(0, at - 1)


def word_around(text: str, offset: int) -> tuple[int, int]:
    """Where the word at an offset begins and ends."""
    start = end = min(offset, len(text))
    while start > 0 and text[start - 1].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum():
        end += 1
    return start, end


def kept_caret(typed: str, caret: int, shown: str) -> int:
    """The caret's offset in what is shown, for one in what was typed.

    It stays behind the same letters and digits, and behind the separators that follow them in
    both texts; where the app has dropped what was typed, before the same letters and digits.
    """
    before, after = _significant(typed[:caret]), _significant(typed[caret:])
    there = _significant(shown)
    if there.startswith(before):
        place = _behind(shown, len(before))
        return place + _in_common(typed[_behind(typed, len(before)) : caret], shown[place:])
    if there.endswith(after):
        return _behind(shown, len(there) - len(after))
    return min(caret, len(shown))


def _significant(text: str) -> str:
    return "".join(char for char in text if char.isalnum()).casefold()


def _behind(text: str, count: int) -> int:
    """The offset right behind so many letters and digits."""
    seen = 0
    for offset, char in enumerate(text):
        if seen >= count:
            return offset
        seen += len(_significant(char))
    return len(text) if count else 0


def _in_common(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
