"""The strip of words above the keys: how what is being written may go on."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.keyboard.faces import FRAME, IMAGE, LINEAR, OBFUSCATED
from pytest_androidbench.phone.apps.keyboard.words import WORDS
from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.ui import widgets as w

MOST: Final = 3
_LAST_WORD: Final = re.compile(r"[^\W\d_][^\W\d_']*$")


def word_before(editor: EditorInfo) -> str:
    """The word that is being written; "" where none is, or nobody should see it."""
    if editor.password or editor.keyboard != "text":
        return ""
    found = _LAST_WORD.search(editor.text_before)
    return found[0] if found else ""


def suggestions(word: str) -> list[str]:
    """A word as it is, and the commonest that begin so, in its capitals."""
    if not word:
        return []
    start = word.lower()
    others = (other for other in WORDS if other.startswith(start) and other != start)
    return [
        word,
        *(_as_written(other, word) for other, _ in zip(others, range(MOST - 1), strict=False)),
    ]


def _as_written(other: str, word: str) -> str:
    if len(word) > 1 and word.isupper():
        return other.upper()
    return other.capitalize() if word[0].isupper() else other


def strip(words: Sequence[str], take: Callable[[str], None]) -> w.Widget:
    """The words side by side."""
    kids = [_candidate(word, partial(take, word), last=word == words[-1]) for word in words]
    row = w.Row(
        *kids,
        id="softkey_holder_fixed_candidates",
        cls=LINEAR,
        across="stretch",
        width="fill",
        height="fill",
    )
    return w.Panel(row, id=OBFUSCATED, cls=LINEAR, weight=1, height="fill")


def _candidate(word: str, on_tap: Callable[[], None], *, last: bool) -> w.Widget:
    text = w.Text(word, w.BODY_LARGE, id=OBFUSCATED, lines=1, align="center", weight=1)
    edge = w.Panel(look=w.Look(background="outline_variant"), width=1, height=20, cls=IMAGE)
    inside = w.Row(text, None if last else edge, width="fill", height="fill", cls=FRAME)
    return w.Panel(
        inside, desc=word, cls=FRAME, on_tap=on_tap, key=f"word {word}", weight=1, height="fill"
    )
