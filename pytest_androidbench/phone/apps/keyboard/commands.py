"""What the keyboards do that broadcasts drive."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.intents import Intent

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

GO: Final = 2
SEARCH: Final = 3
SEND: Final = 4
NEXT: Final = 5
DONE: Final = 6
PREVIOUS: Final = 7
"""Codes of `EditorInfo.IME_ACTION_*`."""


def commit(phone: Phone, text: str) -> None:
    """Type a text at the caret."""
    phone.windows.editor.commit(text)


def replace(phone: Phone, text: str) -> None:
    """Put a text in place of what the field holds."""
    editor = phone.windows.editor
    editor.select_all()
    if text:
        editor.commit(text)
    else:
        editor.clear()


def hide(phone: Phone) -> None:
    """Hide the keys."""
    phone.windows.overlays.hide_keyboard()


def clear(phone: Phone) -> None:
    """Delete what stands around the selection, which stays (`deleteSurroundingText`)."""
    editor = phone.windows.editor
    kept = editor.selected_text
    replace(phone, kept)
    editor.select(0, len(kept))


def press(phone: Phone, code: int, meta: int = 0) -> None:
    """Press a key with modifiers, which reaches the app alone: Home and the like do nothing."""
    phone.windows.keyboard.type(code, meta)


def act(phone: Phone, code: int) -> None:
    """Do what the editor does for an action, or go to the field beside."""
    editor = phone.windows.editor
    if code in {NEXT, PREVIOUS}:
        editor.focus_next(1 if code == NEXT else -1)
    else:
        editor.perform_action()


def decoded(text: str) -> str:
    """The text in a base64 one, which may lack its padding, as Android's decoder has it.

    Raises:
        ValueError: it is none.
    """
    padded = text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)
    return base64.b64decode(padded, validate=False).decode(errors="replace")


def number(intent: Intent, name: str) -> int:
    """A number that an intent carries as number or text."""
    value = intent.extras.get(name, 0)
    return int(value) if isinstance(value, (int, str)) else 0


def strict_number(intent: Intent, name: str) -> int:
    """A number that an intent carries as such (`--ei`); -1 for anything else."""
    value = intent.extras.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else -1


def characters(intent: Intent) -> str:
    """The characters whose code points an intent carries as numbers (`--eia`).

    Raises:
        ValueError: there are no such characters.
    """
    value = intent.extras.get("chars", [])
    points = value if isinstance(value, list) else []
    # Halves of a pair make one character, since Java's texts are UTF-16.
    units = "".join(chr(int(point)) for point in points).encode("utf-16", "surrogatepass")
    return units.decode("utf-16", "replace")
