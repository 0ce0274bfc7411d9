"""Which characters of a text are emoji, by Unicode's rules and the two selectors.

Emoji_Presentation and the sequences are those of Unicode 15 (UTS #51); that an emoji without a
selector is one of colour only where it has Emoji_Presentation is how Android's fonts come to it:
what is text by default stands in its Symbols font, which is asked before the one of emoji.
"""

from __future__ import annotations

import re
from typing import Final

EMOJI_FONT: Final = "emoji"
FLAGS_FONT: Final = "flags"
COLOUR_FONTS: Final = frozenset({EMOJI_FONT, FLAGS_FONT})
"""Fonts whose glyphs have colours of their own."""

_COLOURED: Final = (
    "\u231a\u231b\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1"
    "\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705"
    "\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50"
    "\u2b55\U0001f004\U0001f0cf\U0001f18e\U0001f191-\U0001f19a\U0001f201\U0001f21a\U0001f22f"
    "\U0001f232-\U0001f236\U0001f238-\U0001f23a\U0001f250\U0001f251\U0001f300-\U0001faff"
)
"""What is an emoji unless U+FE0E follows; no font but that of emoji has those from U+1F300 on."""
_LETTERLIKE: Final = (
    "\u00a9\u00ae\u203c-\u3299\U0001f170\U0001f171\U0001f17e\U0001f17f\U0001f202\U0001f237"
)
"""What is one only where U+FE0F, a skin tone or a joined emoji follows."""
_TONE: Final = "[\U0001f3fb-\U0001f3ff]"
_ANY: Final = f"[{_COLOURED}{_LETTERLIKE}]"
_PART: Final = f"{_ANY}(?:\ufe0f|{_TONE})?"
_FLAG: Final = "[\U0001f1e6-\U0001f1ff]{2}"
_SEQUENCE: Final = re.compile(
    f"(?P<flag>{_FLAG})"
    "|[0-9#*]\ufe0f?\u20e3"
    f"|(?:[{_COLOURED}](?!\ufe0e)(?:\ufe0f|{_TONE})?|[{_LETTERLIKE}](?:\ufe0f|{_TONE}))"
    f"[\U000e0020-\U000e007f]*(?:\u200d{_PART})*"
)

MOST: Final = 16
"""Characters of a sequence; the longest in use has ten."""


def emoji_at(text: str, start: int) -> tuple[int, str] | None:
    """Return where the emoji that begins at an offset ends, and its font; None without one."""
    found = _SEQUENCE.match(text, start)
    if found is None:
        return None
    return found.end(), FLAGS_FONT if found["flag"] else EMOJI_FONT


def last_length(text: str) -> int:
    """Return how many characters a text's last character has as people see it: emoji have more.

    Marks that combine are deleted one by one, as Android's BaseKeyListener does it.
    """
    count = 1
    while inside_emoji(text, len(text) - count):
        count += 1
    return count


def inside_emoji(text: str, offset: int) -> bool:
    """Tell whether an offset lies between the characters of one emoji or flag."""
    first = max(0, offset - MOST)
    while first and "\U0001f1e6" <= text[first] <= "\U0001f1ff":
        first -= 1  # Which two letters are one flag is counted from the first of them.
    return any(
        found.start() < offset - first < found.end()
        for found in _SEQUENCE.finditer(text[first : offset + MOST])
    )
