"""Lets adb's clients inside of this process reach a device through another server for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

from pytest_androidbench.interface.adb_variables import adb_variables, set_in


@contextmanager
def leading_clients_to(
    address: tuple[str, int], serial: str, environment: MutableMapping[str, str]
) -> Iterator[None]:
    """Have variables, and adbutils' default client where it is loaded, lead to a server."""
    adbutils: Any = sys.modules.get("adbutils")
    before = (adbutils.adb.host, adbutils.adb.port) if adbutils is not None else None
    with set_in(environment, adb_variables(serial, *address)):
        point_adbutils_at(*address)
        try:
            yield
        finally:
            if before is not None:
                point_adbutils_at(*before)


def point_adbutils_at(host: str, port: int) -> None:
    """Let adbutils' default client, which agents use, speak to a server.

    It took its address from the environment when it was imported, before there was a device.
    """
    adbutils: Any = sys.modules.get("adbutils")
    if adbutils is not None:
        adbutils.adb.__init__(host, port)
