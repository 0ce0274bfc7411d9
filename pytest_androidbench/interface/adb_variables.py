"""The variables by which adb's clients find a server, and the device that is meant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from typing import Final

NAMES: Final = (
    "ANDROID_SERIAL",
    "ANDROID_ADB_SERVER_HOST",
    "ANDROID_ADB_SERVER_ADDRESS",
    "ANDROID_ADB_SERVER_PORT",
    "ADB_SERVER_SOCKET",
)
"""The adb program prefers the last one to address and port; adbutils reads host and port."""


def adb_variables(serial: str, host: str, port: int) -> dict[str, str]:
    """What a process has in its environment whose device is this one, at this server."""
    socket = f"tcp:[{host}]:{port}" if ":" in host else f"tcp:{host}:{port}"
    values = (serial, host, host, str(port), socket)
    return dict(zip(NAMES, values, strict=True))


def found_in(environment: Mapping[str, str]) -> dict[str, str]:
    """Those of the variables that an environment has."""
    return {name: environment[name] for name in NAMES if name in environment}


@contextmanager
def set_in(environment: MutableMapping[str, str], variables: Mapping[str, str]) -> Iterator[None]:
    """Have variables set while a block runs, and as they were before afterwards."""
    before = {name: environment.get(name) for name in variables}
    environment.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                environment.pop(name, None)
            else:
                environment[name] = value
