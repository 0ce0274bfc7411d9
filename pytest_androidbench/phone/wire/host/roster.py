"""The devices the server lists: the phone, and the addresses it was connected by."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.wire.errors import ServiceRefused
from pytest_androidbench.phone.wire.host.request import Target

_ADDRESS: Final = re.compile(r"(?P<host>.+):(?P<port>\d{1,5})")
_OURS: Final = frozenset({"localhost", "127.0.0.1", "[::1]", "::1"})
DEFAULT_PORT: Final = 5555


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """One line of the device list."""

    serial: str
    transport_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """The words by which `devices -l` describes a device."""

    product: str
    model: str
    device: str

    def line(self) -> str:
        """`product:... model:... device:...`, blanks turned into underscores."""
        words = (("product", self.product), ("model", self.model), ("device", self.device))
        return " ".join(f"{key}:{re.sub(r'[^A-Za-z0-9_.-]', '_', value)}" for key, value in words)


class Roster:
    """Finds devices by serial, number or kind, and tells watchers of changes."""

    def __init__(self, serial: str, adbd_port: int, product: Product) -> None:
        self._listed = [Listed(serial=serial, transport_id=1)]
        self._next_id = 2
        self._adbd_port = adbd_port
        self._product = product
        self._changed: asyncio.Future[None] | None = None

    def __iter__(self) -> Iterator[Listed]:
        return iter(self._listed)

    @property
    def serials(self) -> list[str]:
        """The serials listed now."""
        return [listed.serial for listed in self._listed]

    def find(self, target: Target) -> Listed:
        """Choose the device a request means.

        Raises:
            ServiceRefused: there is none, or more than one.
        """
        if target.kind == "serial":
            return self._only([d for d in self if d.serial == target.name], target.name)
        if target.kind == "id":
            found = [d for d in self if str(d.transport_id) == target.name]
            return self._only(found, f"transport {target.name}")
        emulators = [d for d in self if d.serial.startswith("emulator-")]
        if target.kind == "usb":
            raise ServiceRefused("no devices found")
        if target.kind == "local":
            return emulators[0]
        if len(self._listed) > 1:
            raise ServiceRefused("more than one device/emulator")
        return self._listed[0]

    @staticmethod
    def _only(found: list[Listed], name: str) -> Listed:
        if not found:
            raise ServiceRefused(f"device '{name}' not found")
        return found[0]

    def short(self) -> str:
        """The list as `adb devices` gets it."""
        return "".join(f"{d.serial}\tdevice\n" for d in self)

    def long(self) -> str:
        """The list as `adb devices -l` gets it."""
        words = self._product.line()
        return "".join(
            f"{d.serial:<22} device {words} transport_id:{d.transport_id}\n" for d in self
        )

    async def changed(self) -> None:
        """Wait until the list is another one."""
        if self._changed is None:
            self._changed = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._changed)

    def _tell(self) -> None:
        changed, self._changed = self._changed, None
        if changed is not None:
            changed.set_result(None)

    def connect(self, address: str) -> str:
        """List the phone under `HOST:PORT` too, when that is its own address."""
        full = address if _ADDRESS.fullmatch(address) else f"{address}:{DEFAULT_PORT}"
        if full in self.serials:
            return f"already connected to {full}"
        match = _ADDRESS.fullmatch(full)
        if match is None or match["host"] not in _OURS or int(match["port"]) != self._adbd_port:
            return f"failed to connect to '{full}': Connection refused"
        self._listed.append(Listed(serial=full, transport_id=self._next_id))
        self._next_id += 1
        self._tell()
        return f"connected to {full}"

    def disconnect(self, address: str) -> str:
        """Take an address off the list again; an empty one takes them all.

        Raises:
            ServiceRefused: it is not listed.
        """
        full = address if ":" in address or not address else f"{address}:{DEFAULT_PORT}"
        gone = [d for d in self._listed[1:] if not address or d.serial == full]
        if address and not gone:
            raise ServiceRefused(f"no such device '{full}'")
        self._listed = [d for d in self._listed if d not in gone]
        self._tell()
        return f"disconnected {full}" if address else "disconnected everything"
