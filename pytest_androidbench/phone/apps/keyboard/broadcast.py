"""The input method that types what broadcasts say, for automation."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.keyboard import commands
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.broadcasts import RESULT_OK, BroadcastResult
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import EditorInfo

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def _clipboard(phone: Phone, _: Intent) -> str:
    return base64.b64encode(phone.clipboard.text.encode()).decode()


Action = Callable[["Phone", Intent], str | None]
"""What a broadcast makes the keyboard do; answers with a text of its own, or just success."""
ACTIONS: Final[Mapping[str, Action]] = {
    "ADB_KEYBOARD_INPUT_TEXT": lambda phone, i: commands.commit(
        phone, commands.decoded(i.text("text"))
    ),
    "ADB_KEYBOARD_SET_TEXT": lambda phone, i: commands.replace(
        phone, commands.decoded(i.text("text"))
    ),
    "ADB_KEYBOARD_CLEAR_TEXT": lambda phone, _: commands.replace(phone, ""),
    "ADB_KEYBOARD_INPUT_KEYCODE": lambda phone, i: commands.press(
        phone, commands.number(i, "code")
    ),
    "ADB_KEYBOARD_EDITOR_CODE": lambda phone, i: commands.act(phone, commands.number(i, "code")),
    "ADB_KEYBOARD_SMART_ENTER": lambda phone, _: commands.act(phone, commands.DONE),
    "ADB_KEYBOARD_GET_CLIPBOARD": _clipboard,
    "ADB_KEYBOARD_HIDE": lambda phone, _: commands.hide(phone),
    "ADB_KEYBOARD_SHOW": lambda _, __: None,
    "ADB_INPUT_TEXT": lambda phone, i: commands.commit(phone, i.text("msg")),
    "ADB_INPUT_B64": lambda phone, i: commands.commit(phone, commands.decoded(i.text("msg"))),
    "ADB_INPUT_CHARS": lambda phone, i: commands.commit(phone, commands.characters(i)),
    "ADB_INPUT_CODE": lambda phone, i: commands.press(phone, commands.number(i, "code")),
    "ADB_EDITOR_CODE": lambda phone, i: commands.act(phone, commands.number(i, "code")),
    "ADB_CLEAR_TEXT": lambda phone, _: commands.replace(phone, ""),
}


class AdbKeyboard(App):
    """Has no keys; while it is chosen it takes the ADB_KEYBOARD and ADB_INPUT actions."""

    package = "com.github.uiautomator"
    label = "uiautomator"
    version = "2.4.0"
    version_code = 2004001
    icon = "android"
    roles = ("keyboard",)
    method_id = "com.github.uiautomator/.AdbKeyboard"
    receivers = {".AdbKeyboard": tuple(ACTIONS)}

    def keyboard(self, editor: EditorInfo) -> None:
        """It has no window."""
        del editor

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        """Do what the action says."""
        selected = self.phone.ime.selected
        if selected is None or selected.method_id != self.method_id:
            return None
        work = ACTIONS.get(intent.action or "")
        if work is None:
            return None
        try:
            answer = work(self.phone, intent)
        except (ValueError, binascii.Error) as error:
            return BroadcastResult(0, str(error))
        return BroadcastResult(RESULT_OK, "success" if answer is None else answer)
