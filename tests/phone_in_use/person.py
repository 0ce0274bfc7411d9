"""Somebody who uses a phone: through adbutils, uiautomator2 and the console, as any client."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

import adbutils
import uiautomator2

from pytest_androidbench.devices.device import Device

MARKOR: Final = "net.gsantner.markor"
MAIN_ACTIVITY: Final = "com.google.android.apps.nexuslauncher"


@dataclass(frozen=True, slots=True)
class Person:
    """What a person does to the phone and sees on it."""

    device: Device
    adb: adbutils.AdbDevice
    ui: Any
    """uiautomator2's device; its objects are looked up by any of dozens of keywords."""

    @classmethod
    def at(cls, device: Device) -> Person:
        """Somebody at a device."""
        host, port = device.address
        adb = adbutils.AdbClient(host, port).device(device.serial)
        ui = uiautomator2.connect(adb)
        ui.settings["wait_timeout"] = 3
        return cls(device, adb, ui)

    def shell(self, command: str) -> str:
        """What a command prints."""
        return str(self.adb.shell(command))

    def console(self, command: str) -> None:
        """Have something happen around the phone, as a call."""
        assert self.device.console is not None
        self.device.console.command(command)

    def tap(self, text: str) -> None:
        """Tap what has a text; apostrophes are as Android writes them."""
        self.ui(text=text).click()

    def sees(self, **selector: Any) -> bool:
        """Whether something is on the display, in any window."""
        return bool(self.ui(**selector).exists)

    def front(self) -> tuple[str, str]:
        """Package and activity of the window that has the focus."""
        found = re.search(
            r"mCurrentFocus=Window\{\S+ u0 (\S+)/(\S+)\}", self.shell("dumpsys window")
        )
        return (found[1], found[2]) if found else ("", "")

    def open(self, package: str) -> None:
        """Have an app at its first page, as if it had not run."""
        self.ui.app_stop(package)
        self.ui.app_start(package)

    def begin_note(self, text: str) -> None:
        """Write into a new note, and leave it on the display."""
        self.open(MARKOR)
        self.ui(resourceId=f"{MARKOR}:id/fab_add_new_item").click()
        self.ui(resourceId=f"{MARKOR}:id/new_file_dialog__name").set_text("day")
        self.tap("OK")
        self.ui(resourceId=NOTE).click()
        self.write(text)

    def write(self, text: str) -> None:
        """Type where the caret is."""
        self.shell(f"input text {text.replace(' ', '%s')}")

    @property
    def note(self) -> str:
        """The text of the note."""
        return str(self.ui(resourceId=NOTE).get_text())


NOTE: Final = f"{MARKOR}:id/document__fragment__edit__highlighting_editor"
