"""The clipboard, through the Clipper app: Android gives it to the app in front only."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import AndroidBenchError

_COMPONENT: Final = "ca.zgrs.clipper/.Main"
_ANSWER: Final = re.compile(r"Broadcast completed: result=(-?\d+)(?:, data=\"(.*)\")?", re.DOTALL)
_DONE: Final = "-1"


class ClipboardError(AndroidBenchError):
    """Clipper is not installed or did not answer."""


class Clipboard:
    """Reads and sets the clipboard's text."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def text(self) -> str:
        """What is on the clipboard; "" when nothing is."""
        code, data = self._asked("am broadcast -a clipper.get")
        return data if code == _DONE else ""

    def set(self, text: str) -> None:
        """Put a text on the clipboard.

        Raises:
            ClipboardError: Clipper did not take it.
        """
        code, data = self._asked(f"am broadcast -a clipper.set -e text {quote(text)}")
        if code != _DONE:
            reason = data or "no answer; pass its first pages, as a suite's first_pages do"
            raise ClipboardError(f"Clipper did not take the text: {reason}")

    def _asked(self, command: str) -> tuple[str, str]:
        opened = self._device.shell(f"am start -W -n {_COMPONENT}")
        if "Error" in opened.output:
            raise ClipboardError(f"Clipper cannot be opened: {opened.output.strip()}")
        answer = self._device.shell(command).output
        self._device.shell("input keyevent 4")
        found = _ANSWER.search(answer)
        if found is None:
            raise ClipboardError(f"the broadcast was not completed: {answer.strip()}")
        return found[1], found[2] or ""
