"""What a host request asks for, and of which device."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.wire.errors import ServiceRefused

TargetKind = Literal["any", "usb", "local", "serial", "id"]

_ADDRESS: Final = re.compile(r"(?:(?:tcp|udp):)?(?:\[[^\]]*\]|[^:]+):\d+(?=:|$)")
_PLAIN: Final[dict[str, TargetKind]] = {
    "host": "any",
    "host-any": "any",
    "host-usb": "usb",
    "host-local": "local",
}
_TRANSPORTS: Final[dict[str, TargetKind]] = {
    "transport-any": "any",
    "transport-usb": "usb",
    "transport-local": "local",
    "tport:any": "any",
    "tport:usb": "usb",
    "tport:local": "local",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """Which device a request is about."""

    kind: TargetKind = "any"
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HostRequest:
    """A request to the server itself, about a device or none."""

    target: Target
    command: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TransportRequest:
    """A request to talk to a device; the next request on the connection names its service."""

    target: Target
    tells_id: bool
    """Whether the client reads the transport's number, eight bytes, after OKAY."""


def split_serial(text: str, serials: Iterable[str]) -> tuple[str, str]:
    """Split `SERIAL:COMMAND`; serials may hold colons, so known ones are looked for first."""
    for serial in sorted(serials, key=len, reverse=True):
        if text == serial or text.startswith(serial + ":"):
            return serial, text[len(serial) + 1 :]
    if (address := _ADDRESS.match(text)) is not None:
        return address.group(), text[address.end() + 1 :]
    serial, _, command = text.partition(":")
    return serial, command


def _transport(command: str) -> TransportRequest | None:
    if (kind := _TRANSPORTS.get(command)) is not None:
        return TransportRequest(target=Target(kind=kind), tells_id=command.startswith("tport:"))
    for prefix, found, tells_id in (
        ("transport-id:", "id", False),
        ("transport:", "serial", False),
        ("tport:serial:", "serial", True),
        ("tport:id:", "id", True),
    ):
        if command.startswith(prefix):
            name = command[len(prefix) :]
            target = Target(kind="id" if found == "id" else "serial", name=name)
            return TransportRequest(target=target, tells_id=tells_id)
    return None


def parse(text: str, serials: Iterable[str]) -> HostRequest | TransportRequest:
    """Understand one request.

    Raises:
        ServiceRefused: it is no host request at all.
    """
    head, colon, rest = text.partition(":")
    if colon and head == "host-serial":
        serial, command = split_serial(rest, serials)
        return HostRequest(target=Target(kind="serial", name=serial), command=command)
    if colon and head == "host-transport-id":
        number, _, command = rest.partition(":")
        return HostRequest(target=Target(kind="id", name=number), command=command)
    if not colon or head not in _PLAIN:
        raise ServiceRefused("unknown host service")
    if head == "host" and (transport := _transport(rest)) is not None:
        return transport
    return HostRequest(target=Target(kind=_PLAIN[head]), command=rest)
