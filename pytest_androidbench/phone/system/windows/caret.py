"""Where the caret stands after an app has reformatted what was typed."""

from __future__ import annotations

from itertools import takewhile


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
