"""An element in words, as SeeAct's choices have it: `"Save" button`."""

from __future__ import annotations

from typing import Any, Final

_CHECKED: Final = {"radiobutton": ("radio button", "selected"), "checkbox": ("checkbox", "checked")}
_TYPED: Final = (("button", "button"), ("image", "image"))


def described(element: Any) -> str:
    """What an element is, what it is called, and whether it is on or what it holds."""
    if not element.class_name:
        return "Unknown"
    kind = element.class_name.rpartition(".")[2].lower()
    if "radiobutton" in kind:
        return _checkable(element, *_CHECKED["radiobutton"])
    for part, name in _TYPED:
        if part in kind:
            return _typed(element, name)
    if "text" in kind:
        return _field(element) if element.is_editable else _typed(element, "icon")
    if "switch" in kind:
        return _checkable(element, "switch", "checked")
    if "checkbox" in kind:
        return _checkable(element, *_CHECKED["checkbox"])
    return _typed(element, "icon")


def _typed(element: Any, kind: str) -> str:
    words = (
        element.text or element.content_description or element.hint_text or element.resource_name
    )
    return f'"{words}" {kind}' if words else kind


def _field(element: Any) -> str:
    name = element.hint_text or element.content_description
    told = f'a "{name}" text box' if name else "a text box"
    return told + (f' with the text "{element.text}"' if element.text else " that is empty")


def _checkable(element: Any, kind: str, on: str) -> str:
    name = element.hint_text or element.content_description
    if element.text:
        told = f'a {kind} with the text "{element.text}"'
    else:
        told = f'a "{name}" {kind}' if name else f"a {kind}"
    return f"{told} that is {on}" if element.is_checked else f"{told} that is not {on}"
