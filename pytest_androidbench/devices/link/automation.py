"""The automation server on the device, which gives hierarchies and pictures and takes touches."""

from __future__ import annotations

import atexit
import base64
import binascii
from contextlib import suppress
from functools import partial
from typing import Any, Final

import uiautomator2
from uiautomator2.exceptions import BaseException as AutomationError

from pytest_androidbench.devices.link.asking import NOBODY, Between, Request
from pytest_androidbench.devices.link.transport import (
    CALL_SECONDS,
    Transport,
    transport_failures_as_gone,
)
from pytest_androidbench.errors import DeviceGone

_MAX_DEPTH: Final = 100
"""Deeper hierarchies than this are cut; real ones stay below 60."""
_READS: Final = frozenset({"deviceInfo", "dumpWindowHierarchy", "takeScreenshot"})
"""Methods that leave the device as it is."""


class Automation:
    """Holds the automation server while the harness acts, and lets go of it on request."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._client: Any = None
        self.between: Between = NOBODY
        """Is asked in place of the server."""

    @property
    def held(self) -> bool:
        """Whether this process has connected to the server."""
        return self._client is not None

    def call(self, method: str, *params: Any, lasts: float = 0.0) -> Any:
        """Call one of the server's methods, starting the server when needed.

        Args:
            method: its name.
            params: its positional parameters.
            lasts: seconds the method takes by its nature, as a long press does.

        Raises:
            DeviceGone: no answer, or an error the server reports about itself.
        """
        request = Request(f"automation {method}{params!r}", changes=method not in _READS)
        return self.between.ask(request, partial(self._call, method, params, lasts))

    def _call(self, method: str, params: tuple[Any, ...], lasts: float) -> Any:
        with transport_failures_as_gone(f"calling {method}"):
            try:
                client = self._connected()
                with self._transport.adb.allowing(lasts + CALL_SECONDS):
                    return client.jsonrpc_call(method, list(params) or {})
            except AutomationError as error:
                raise DeviceGone(f"the automation server failed at {method}: {error}") from error

    def hierarchy(self, *, all_windows: bool = False) -> str:
        """The active window's nodes, or all windows', as XML; "" while there are none."""
        dump = self.call("dumpWindowHierarchy", False, _MAX_DEPTH, not all_windows)
        return dump if isinstance(dump, str) and "<node" in dump else ""

    def picture(self) -> bytes:
        """The screen as JPEG or PNG; empty when the server cannot give one."""
        encoded = self.call("takeScreenshot", 1, 80)
        try:
            return base64.b64decode(encoded) if encoded else b""
        except binascii.Error as error:
            raise DeviceGone(f"the device sent a broken picture: {error}") from error

    def alive(self) -> bool:
        """Whether the server answers."""
        with transport_failures_as_gone("asking for the automation server"):
            return self._client is not None and bool(self._client._check_alive())

    def revive(self) -> None:
        """Start the server again where a restore has ended it."""
        if self._client is not None and not self.alive():
            self.release()

    def release(self) -> None:
        """End this process's hold, so that an agent can run its own."""
        client, self._client = self._client, None
        if client is not None:
            atexit.unregister(client.stop_uiautomator)  # registered by the library on connecting
            with transport_failures_as_gone("releasing the automation server"):
                client.stop_uiautomator(wait=False)

    def close(self) -> None:
        """Let go for good, of a device that may already be gone."""
        with suppress(DeviceGone):
            self.release()

    def _connected(self) -> Any:
        if self._client is None:
            self._client = uiautomator2.connect(self._transport.adb)
        return self._client
