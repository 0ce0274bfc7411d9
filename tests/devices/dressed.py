"""A device as far as its look goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from pytest_androidbench.devices.device import Device
from tests.devices.answers import Answers

SETTINGS = {
    "system font_scale": "1.3",
    "system system_locales": "",
    "system user_rotation": "0",
    "system accelerometer_rotation": "1",
    "global debug.force_rtl": "",
    "global auto_time_zone": "1",
}
PROPERTIES = {
    "persist.sys.locale": "de-DE",
    "debug.force_rtl": "",
    "persist.sys.timezone": "Europe/Rome",
}
GLOBAL = (
    "    mGlobalConfiguration={1.3 310mcc260mnc [de_DE] ldltr sw411dp w411dp h841dp 420dpi nrml "
    "long port night finger -keyb/v/h -nav/h winConfig={ mRotation=ROTATION_90}}\n"
)
PRINTED = (
    "Physical size: 1080x2400\nOverride size: 720x1280\n"
    "Physical density: 420\nOverride density: 320\n"
    f"{GLOBAL}Night mode: yes\n"
    "setting system font_scale=1.3\n"
    "setting system system_locales=null\n"
    "setting system user_rotation=0\n"
    "setting system accelerometer_rotation=1\r\n"
    "setting global debug.force_rtl=null\n"
    "setting global auto_time_zone=1\n"
    "property persist.sys.locale=de-DE\n"
    "property debug.force_rtl=\n"
    "property persist.sys.timezone=Europe/Rome\n"
)
SEEN: dict[str, Any] = {
    "width": 720,
    "height": 1280,
    "density": 320,
    "font_scale": 1.3,
    "locale": "de_DE",
    "direction": "ltr",
    "dark": True,
    "rotation": 1,
    "time_zone": "Europe/Rome",
}


class Dressed:
    """A device as far as its look goes, whose shell answers as it is told to."""

    serial = "emulator-1"

    def __init__(self, answers: Mapping[str, Any], *, ill: int = 0, root: str = "") -> None:
        self.answers = Answers(answers)
        self.did: list[str] = []
        shell = self.answers.shell
        shell.root_prefix = root
        self.shell = shell.run
        self._ill = ill

    def healthy(self) -> str:
        self._ill -= 1
        return "it has not booted" if self._ill >= 0 else ""

    def observe(self) -> None:
        self.did.append("observe")

    def forget_size(self) -> None:
        self.did.append("forget_size")

    def release_automation(self) -> None:
        self.did.append("release_automation")


def device(one: Dressed) -> Device:
    return cast("Device", one)
