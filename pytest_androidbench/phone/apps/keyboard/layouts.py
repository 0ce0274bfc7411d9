"""Which keys a keyboard has, by kind of field and page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pytest_androidbench.phone.system.parts import EditorInfo

LETTERS: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
SYMBOLS: Final = ("1234567890", "@#$_&-+()/", "*\"':;!?")
MORE: Final = ("~`|•√π÷×¶∆", "£€¥^°={}\\%", "©®™✓[]<>")
BELOW_DIGITS: Final = ("+×÷=/_<>[]", "!@#$%^&*()", "-'\":;,?")
"""The first page of symbols where a row of digits is shown all the time."""
NUMBER_ROW: Final = "1234567890"
DIGITS: Final = ("123", "456", "789")

PAGES: Final[Mapping[str, Sequence[str]]] = {
    "letters": LETTERS,
    "symbols": SYMBOLS,
    "more": MORE,
}
NUMERIC: Final = frozenset({"number", "decimal", "phone", "datetime"})
PAD_BOTTOM: Final[Mapping[str, str]] = {
    "number": "-0",
    "decimal": ".0",
    "phone": "*0#+",
    "datetime": ":0/-",
}
"""The signs in the last row of a pad, the nought below the eight."""

ACTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "next": ("Next", "keyboard_tab"),
    "done": ("Done", "check"),
    "search": ("Search", "search"),
    "go": ("Go", "arrow_forward"),
    "send": ("Send", "send"),
    "enter": ("Enter", "keyboard_return"),
}
"""What the action key says and shows, by what it does."""


def has_number_row(editor: EditorInfo) -> bool:
    """Whether digits stand above the letters: where a password is typed."""
    return editor.password and editor.keyboard not in NUMERIC


def page(name: str, *, digits_above: bool) -> Sequence[str]:
    """The rows of a page."""
    return BELOW_DIGITS if digits_above and name == "symbols" else PAGES[name]


def capital_next(editor: EditorInfo) -> bool:
    """Whether the next letter is one of the start of a sentence."""
    words = editor.keyboard == "text" and not editor.password
    return words and starts_sentence(editor.text_before)


def starts_sentence(text: str) -> bool:
    """Whether a capital comes next, as keyboards assume."""
    stripped = text.rstrip(" ")
    if not stripped or stripped.endswith("\n"):
        return True
    return stripped != text and stripped[-1] in ".!?"
