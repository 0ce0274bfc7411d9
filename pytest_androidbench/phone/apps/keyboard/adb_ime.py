"""ADBKeyboard, the input method that most agents type with: it does what broadcasts say.

What it takes is that of senzhk/ADBKeyBoard, AdbIME.java at 4b513f3: it registers while it is the
chosen method, and answers with no result of its own. Its action ADB_INPUT_MCODE is named there and
never registered; keys come as `mcode` of ADB_INPUT_TEXT.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.keyboard import commands
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.broadcasts import BroadcastResult
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


NO_CODE: Final = -1


def _text_and_keys(phone: Phone, intent: Intent) -> None:
    if text := intent.text("msg"):
        commands.commit(phone, text)
    _keys(phone, intent.text("mcode"))


def _keys(phone: Phone, codes: str) -> None:
    """Press keys by pairs of modifiers and code: `4096,29`, or `4096+1,29` with two modifiers."""
    parts = codes.split(",")
    for metas, code in zip(parts[::2], parts[1::2], strict=False):
        first, second, *_ = [*map(int, metas.split("+")), 0]
        commands.press(phone, int(code), first | second)


def _act(phone: Phone, code: int) -> None:
    if code != NO_CODE:
        commands.act(phone, code)


ACTIONS: Final[Mapping[str, Callable[[Phone, Intent], None]]] = {
    "ADB_INPUT_TEXT": _text_and_keys,
    "ADB_INPUT_B64": lambda phone, i: commands.commit(phone, commands.decoded(i.text("msg"))),
    "ADB_INPUT_CHARS": lambda phone, i: commands.commit(phone, commands.characters(i)),
    "ADB_INPUT_CODE": lambda phone, i: commands.press(phone, commands.strict_number(i, "code")),
    "ADB_EDITOR_CODE": lambda phone, i: _act(phone, commands.strict_number(i, "code")),
    "ADB_CLEAR_TEXT": lambda phone, _: commands.clear(phone),
    "ADB_ACTION_SEARCH": lambda phone, _: commands.act(phone, commands.SEARCH),
    "ADB_ACTION_GO": lambda phone, _: commands.act(phone, commands.GO),
    "ADB_ACTION_DONE": lambda phone, _: commands.act(phone, commands.DONE),
    "ADB_ACTION_NEXT": lambda phone, _: commands.act(phone, commands.NEXT),
    "ADB_ACTION_SEND": lambda phone, _: commands.act(phone, commands.SEND),
}


class AdbIme(App):
    """Shows a bar that says it is on; while it is chosen it types what broadcasts say."""

    package = "com.android.adbkeyboard"
    label = "ADB Keyboard"
    version = "2.0"
    version_code = 2
    min_sdk = 21
    icon = "keyboard"
    icon_color = 0x444444
    roles = ("keyboard",)
    method_id = "com.android.adbkeyboard/.AdbIME"
    receivers = {".AdbIME": tuple(ACTIONS)}
    windows = {"bar": "adb_bar:AdbBar"}

    def keyboard(self, editor: EditorInfo) -> Screen[Any]:
        """The bar."""
        del editor
        return self.window("bar")

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        """Do what the action says."""
        selected = self.phone.ime.selected
        if selected is None or selected.method_id != self.method_id:
            return None
        try:
            ACTIONS[intent.action or ""](self.phone, intent)
        except (ValueError, OverflowError) as error:
            self.phone.log.write("E", "AdbIME", str(error))
        return None
