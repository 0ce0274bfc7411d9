"""Text into the focused field, whatever characters it holds."""

from __future__ import annotations

import base64
import re
from typing import Final

from uiautomator2._selector import Selector

from pytest_androidbench.devices.link.automation import Automation
from pytest_androidbench.devices.link.shell import Shell, quote

KEYBOARD: Final = "com.github.uiautomator/.AdbKeyboard"
"""The input method that takes text from broadcasts; used where it is installed."""
_FOCUS_WAIT_MS: Final = 2000
_COMMIT_TRIES: Final = 4
_TYPED_AT_ONCE: Final = 500
_ENTER: Final = "input keyevent 66"
_FIELDS: Final = ".*(EditText|AutoCompleteTextView)"
"""Classes whose objects take text; the second kind is of the first one, but not by its name."""


class Writer:
    """Types into whatever field has the focus."""

    def __init__(self, automation: Automation, shell: Shell) -> None:
        self._automation = automation
        self._shell = shell

    def focused(self) -> bool:
        """Whether a text field has the focus, or gets it within a moment."""
        field = Selector(focused=True, classNameMatches=_FIELDS)  # type: ignore[no-untyped-call]
        waited = _FOCUS_WAIT_MS / 1000
        return bool(self._automation.call("waitForExists", field, _FOCUS_WAIT_MS, lasts=waited))

    def clear(self) -> None:
        """Empty the focused field."""
        self._automation.call("clearInputText")

    def write(self, text: str, *, enter: bool = False) -> str:
        """Type a text, then Enter if asked; gives why it could not be done, "" when it was."""
        if not text:
            return self._run(_ENTER) if enter else ""
        if is_typeable(text):
            return self._run(key_script(text) + (f"; {_ENTER}" if enter else ""))
        problem = self._commit(text)
        return problem or (self._run(_ENTER) if enter else "")

    def _run(self, script: str) -> str:
        result = self._shell.run(script)
        return "" if result.ok else f"the device refused the text: {result.output.strip()}"

    def _commit(self, text: str) -> str:
        if KEYBOARD not in self._shell.run("ime list -s -a").text.split():
            return self._paste(text)
        usual = self._shell.run("settings get secure default_input_method").text.strip()
        try:
            return "" if self._broadcast(text) else self._paste(text)
        finally:
            self._shell.run(f"ime set {quote(usual)}")

    def _broadcast(self, text: str) -> bool:
        encoded = base64.b64encode(text.encode()).decode()
        self._shell.run(f"ime enable {KEYBOARD}; ime set {KEYBOARD}")
        for _ in range(_COMMIT_TRIES):
            sent = self._shell.run(f"am broadcast -a ADB_KEYBOARD_INPUT_TEXT --es text {encoded}")
            if "result=-1" in sent.output:
                return True
            self._shell.run("sleep 0.3")  # a real device binds the new keyboard a little later
        return False

    def _paste(self, text: str) -> str:
        self._automation.call("setClipboard", None, text)
        if self._automation.call("getClipboard") != text:
            return "the device has no keyboard for this text and does not let it be pasted"
        self._automation.call("pasteClipboard")
        return ""


def is_typeable(text: str) -> bool:
    """Whether plain key events can write the text: printable ASCII, not too long."""
    return len(text) <= _TYPED_AT_ONCE and re.fullmatch(r"[ -~]*", text) is not None


def key_script(text: str) -> str:
    """The commands that type a text by key events; `input text` reads `%s` as a space."""
    parts = [part for part in re.split(r"(?<=%)(?=s)", text) if part]
    return " && ".join(f"input text {quote(part.replace(' ', '%s'))}" for part in parts)
