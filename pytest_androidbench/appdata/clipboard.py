"""The clipboard, through the Clipper app: Android gives it to the app in front only."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.appdata.broadcasts import (
    BroadcastAnswer,
    BroadcastError,
    ask_by_broadcast,
)
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import AndroidBenchError

_COMPONENT: Final = "ca.zgrs.clipper/.Main"


class ClipboardError(AndroidBenchError):
    """Clipper is not installed or did not answer."""


class Clipboard:
    """Reads and sets the clipboard's text."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def text(self) -> str:
        """What is on the clipboard; "" when nothing is."""
        answer = self._asked("-a clipper.get")
        return answer.data if answer.ok else ""

    def set(self, text: str) -> None:
        """Put a text on the clipboard.

        Raises:
            ClipboardError: Clipper did not take it.
        """
        answer = self._asked(f"-a clipper.set -e text {quote(text)}")
        if not answer.ok:
            reason = answer.data or "no answer; pass its first pages, as a suite's first_pages do"
            raise ClipboardError(f"Clipper did not take the text: {reason}")

    def _asked(self, options: str) -> BroadcastAnswer:
        opened = self._device.shell(f"am start -W -n {_COMPONENT}")
        if "Error" in opened.output:
            raise ClipboardError(f"Clipper cannot be opened: {opened.output.strip()}")
        try:
            return ask_by_broadcast(self._device, options)
        except BroadcastError as error:
            raise ClipboardError(str(error)) from error
        finally:
            self._device.shell("input keyevent 4")
