"""The input method that types what broadcasts say, for automation."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.broadcasts import RESULT_OK, BroadcastResult
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import EditorInfo

NEXT: Final = 5
PREVIOUS: Final = 7


class AdbKeyboard(App):
    """Has no keys; while it is chosen it takes the ADB_KEYBOARD and ADB_INPUT actions."""

    package = "com.github.uiautomator"
    label = "uiautomator"
    version = "2.4.0"
    version_code = 20400
    icon = "android"
    roles = ("keyboard",)
    method_id = "com.github.uiautomator/.AdbKeyboard"
    receivers: ClassVar[Mapping[str, tuple[str, ...]]] = {
        ".AdbKeyboard": (
            "ADB_KEYBOARD_INPUT_TEXT",
            "ADB_KEYBOARD_SET_TEXT",
            "ADB_KEYBOARD_CLEAR_TEXT",
            "ADB_KEYBOARD_INPUT_KEYCODE",
            "ADB_KEYBOARD_EDITOR_CODE",
            "ADB_KEYBOARD_SMART_ENTER",
            "ADB_KEYBOARD_GET_CLIPBOARD",
            "ADB_KEYBOARD_HIDE",
            "ADB_KEYBOARD_SHOW",
            "ADB_INPUT_TEXT",
            "ADB_INPUT_B64",
            "ADB_INPUT_CHARS",
            "ADB_INPUT_CODE",
            "ADB_EDITOR_CODE",
            "ADB_CLEAR_TEXT",
        ),
    }

    def keyboard(self, editor: EditorInfo) -> None:
        """It has no window."""
        del editor

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        """Do what the action says."""
        selected = self.phone.ime.selected
        if selected is None or selected.method_id != self.method_id:
            return None
        work = self._actions().get(intent.action or "")
        if work is None:
            return None
        try:
            data = work(intent)
        except (ValueError, binascii.Error) as error:
            return BroadcastResult(0, str(error))
        return BroadcastResult(RESULT_OK, data)

    def _actions(self) -> dict[str, Callable[[Intent], str]]:
        return {
            "ADB_KEYBOARD_INPUT_TEXT": lambda i: self._commit(_decoded(i.text("text"))),
            "ADB_KEYBOARD_SET_TEXT": lambda i: self._replace(_decoded(i.text("text"))),
            "ADB_KEYBOARD_CLEAR_TEXT": lambda _: self._replace(""),
            "ADB_KEYBOARD_INPUT_KEYCODE": lambda i: self._key(_number(i, "code")),
            "ADB_KEYBOARD_EDITOR_CODE": lambda i: self._editor_code(_number(i, "code")),
            "ADB_KEYBOARD_SMART_ENTER": lambda _: self._act(),
            "ADB_KEYBOARD_GET_CLIPBOARD": lambda _: self._clipboard(),
            "ADB_KEYBOARD_HIDE": lambda _: self._hide(),
            "ADB_KEYBOARD_SHOW": lambda _: "success",
            "ADB_INPUT_TEXT": lambda i: self._commit(i.text("msg")),
            "ADB_INPUT_B64": lambda i: self._commit(_decoded(i.text("msg"))),
            "ADB_INPUT_CHARS": lambda i: self._commit(_characters(i)),
            "ADB_INPUT_CODE": lambda i: self._key(_number(i, "code")),
            "ADB_EDITOR_CODE": lambda i: self._editor_code(_number(i, "code")),
            "ADB_CLEAR_TEXT": lambda _: self._replace(""),
        }

    def _commit(self, text: str) -> str:
        self.phone.windows.editor.commit(text)
        return "success"

    def _replace(self, text: str) -> str:
        editor = self.phone.windows.editor
        editor.select_all()
        if text:
            editor.commit(text)
        else:
            editor.clear()
        return "success"

    def _key(self, code: int) -> str:
        self.phone.windows.keyboard.press(code, 0, long=False)
        return "success"

    def _editor_code(self, code: int) -> str:
        editor = self.phone.windows.editor
        if code in {NEXT, PREVIOUS}:
            editor.focus_next(1 if code == NEXT else -1)
        else:
            editor.editor_action()
        return "success"

    def _act(self) -> str:
        self.phone.windows.editor.editor_action()
        return "success"

    def _clipboard(self) -> str:
        return base64.b64encode(self.phone.clipboard.text.encode()).decode()

    def _hide(self) -> str:
        self.phone.windows.overlays.hide_keyboard()
        return "success"


def _decoded(text: str) -> str:
    return base64.b64decode(text, validate=False).decode()


def _number(intent: Intent, name: str) -> int:
    value = intent.extras.get(name, 0)
    return int(value) if isinstance(value, (int, str)) else 0


def _characters(intent: Intent) -> str:
    value = intent.extras.get("chars", [])
    points = value if isinstance(value, list) else str(value).split(",")
    return "".join(chr(int(point)) for point in points)
