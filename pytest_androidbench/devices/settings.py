"""Android's settings: global, secure and system."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pytest_androidbench.devices.link.shell import Shell, quote

Namespace: TypeAlias = Literal["global", "secure", "system"]


class DeviceSettings:
    """Reads and writes settings of one device."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def get(self, namespace: Namespace, key: str) -> str:
        """A setting's value; "" when it is not set."""
        value = self._shell.run(f"settings get {namespace} {quote(key)}", reads=True).text
        return "" if value == "null" else value

    def put(self, namespace: Namespace, key: str, value: str | int | float) -> None:
        """Set a setting; an empty value removes it."""
        if value == "":
            self._shell.run(f"settings delete {namespace} {quote(key)}")
        else:
            self._shell.run(f"settings put {namespace} {quote(key, str(value))}")

    def all(self, namespace: Namespace) -> dict[str, str]:
        """Every setting of a namespace."""
        listed = self._shell.run(f"settings list {namespace}", reads=True)
        lines = listed.text.splitlines()
        pairs = (line.partition("=") for line in lines if "=" in line)
        return {key: value for key, _, value in pairs}
