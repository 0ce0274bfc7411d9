"""Which keys a keyboard has, by kind of field and page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

LETTERS: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
SYMBOLS: Final = ("1234567890", "@#$_&-+()/", "*\"':;!?")
MORE: Final = ("~`|•√π÷×¶∆", "£€¥^°={}\\%", "©®™✓[]<>")
DIGITS: Final = ("123", "456", "789")

PAGES: Final[Mapping[str, Sequence[str]]] = {
    "letters": LETTERS,
    "symbols": SYMBOLS,
    "more": MORE,
}
NUMERIC: Final = frozenset({"number", "decimal", "phone", "datetime"})
PAD_SIGNS: Final[Mapping[str, str]] = {
    "number": "-",
    "decimal": ".",
    "phone": "+*#",
    "datetime": ":/-",
}

ACTION_LABELS: Final[Mapping[str, str]] = {
    "next": "Next",
    "done": "Done",
    "search": "Search",
    "go": "Go",
    "send": "Send",
    "enter": "Enter",
}
ACTION_ICONS: Final[Mapping[str, str]] = {
    "next": "keyboard_tab",
    "done": "check",
    "search": "search",
    "go": "arrow_forward",
    "send": "send",
    "enter": "keyboard_return",
}


def starts_sentence(text: str) -> bool:
    """Whether a capital comes next, as keyboards assume."""
    stripped = text.rstrip(" ")
    if not stripped or stripped.endswith("\n"):
        return True
    return stripped != text and stripped[-1] in ".!?"
