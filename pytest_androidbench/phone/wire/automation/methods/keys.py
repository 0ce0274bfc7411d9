"""Calls that press keys, fill the field in focus and use the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.wire.automation.arguments import Arguments
from pytest_androidbench.phone.wire.automation.rpc import Method

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MAX_KEY: Final = 400

KEYS: Final = {
    "home": 3,
    "back": 4,
    "up": 19,
    "down": 20,
    "left": 21,
    "right": 22,
    "center": 23,
    "volume_up": 24,
    "volume_down": 25,
    "power": 26,
    "camera": 27,
    "enter": 66,
    "del": 67,
    "delete": 67,
    "menu": 82,
    "search": 84,
    "volume_mute": 164,
    "recent": 187,
}


class KeyMethods:
    """Keys by name or code, and text that goes to the field in focus."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.table: dict[str, Method] = {
            "pressKey": self._press_key,
            "pressKeyCode": self._press_key_code,
            "setClipboard": self._set_clipboard,
            "getClipboard": self._get_clipboard,
            "pasteClipboard": self._paste_clipboard,
            "clearInputText": self._clear_input_text,
        }

    def _press_key(self, arguments: Arguments) -> bool:
        code = KEYS.get(arguments.text(0).lower())
        if code is None:
            return False
        self._phone.windows.key(code)
        return True

    def _press_key_code(self, arguments: Arguments) -> bool:
        code = arguments.whole(0)
        if not 0 <= code <= MAX_KEY:
            return False
        self._phone.windows.key(code, meta=arguments.whole(1, 0))
        return True

    def _set_clipboard(self, arguments: Arguments) -> None:
        text = arguments.text_or_none(1) or ""
        label = arguments.text_or_none(0) or ""
        self._phone.clipboard.put(text, label=label, package="com.android.shell")

    def _get_clipboard(self, _: Arguments) -> str | None:
        clip = self._phone.clipboard.clip
        return None if clip is None else clip.text

    def _paste_clipboard(self, _: Arguments) -> bool:
        done = self._phone.windows.editor.paste()
        self._phone.windows.invalidate()
        return done

    def _clear_input_text(self, _: Arguments) -> bool:
        done = self._phone.windows.editor.clear()
        self._phone.windows.invalidate()
        return done
