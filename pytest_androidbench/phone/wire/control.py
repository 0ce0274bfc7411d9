"""Services that change how the phone is connected: root, remount, tcpip, reboot."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.system.properties import Properties
from pytest_androidbench.phone.wire.errors import ServiceRefused

_ROOT: Final = "service.adb.root"
_NAMES: Final = re.compile(
    r"(root|unroot|remount|tcpip|usb|reboot|disable-verity|enable-verity):(.*)"
)
_LINES: Final = {
    "remount": "remount succeeded\n",
    "usb": "restarting in USB mode\n",
    "disable-verity": "verity is already disabled\n",
    "enable-verity": "enabling verity failed\n",
}
_ROLES: Final = {
    "root": ("1", "adbd is already running as root\n", "restarting adbd as root\n"),
    "unroot": ("0", "adbd not running as root\n", "restarting adbd as non root\n"),
}


class ControlServices:
    """Answers with one line each; the phone stays connected throughout."""

    def __init__(self, properties: Properties, reboot: Callable[[], None]) -> None:
        self._properties = properties
        self._reboot = reboot

    @property
    def owner(self) -> int:
        """The user id that pushed files belong to."""
        return 0 if self._properties.get(_ROOT) == "1" else 2000

    def knows(self, name: str) -> bool:
        """Whether a service is one of these."""
        return _NAMES.fullmatch(name) is not None

    def answer(self, name: str) -> str:
        """Do what the service does and return its line.

        Raises:
            ServiceRefused: it is none of these.
        """
        match = _NAMES.fullmatch(name)
        if match is None:
            raise ServiceRefused
        word, rest = match.groups()
        if word in {"root", "unroot"}:
            return self._become(word)
        if word == "tcpip":
            valid = rest.isdecimal() and 0 < int(rest) <= 0xFFFF
            return f"restarting in TCP mode port: {rest}\n" if valid else "invalid port\n"
        if word == "reboot":
            self._reboot()
            return ""
        return _LINES[word]

    def _become(self, word: str) -> str:
        value, already, changing = _ROLES[word]
        if self._properties.get(_ROOT) == value:
            return already
        self._properties.put(_ROOT, value)
        return changing
