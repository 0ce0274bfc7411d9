"""What a host request asks for, and of which device, of which there is only one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.devices.door.frames import DoorRefusal

SelectorKind = Literal["any", "usb", "local", "serial", "id"]

_ADDRESS: Final = re.compile(r"(?:(?:tcp|udp|vsock):)?(?:\[[^\]]*\]|[^:]+):\d+(?=:|$)")
_PLAIN: Final[dict[str, SelectorKind]] = {
    "host": "any",
    "host-any": "any",
    "host-usb": "usb",
    "host-local": "local",
}
_TRANSPORTS: Final[tuple[tuple[str, SelectorKind], ...]] = (
    ("transport:", "serial"),
    ("transport-id:", "id"),
    ("tport:serial:", "serial"),
    ("tport:id:", "id"),
)
_KINDS: Final[dict[str, SelectorKind]] = {
    "transport-any": "any",
    "transport-usb": "usb",
    "transport-local": "local",
    "tport:any": "any",
    "tport:usb": "usb",
    "tport:local": "local",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Selector:
    """Which device a request is about."""

    kind: SelectorKind = "any"
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HostRequest:
    """One request to an adb server."""

    selector: Selector
    command: str = ""
    """What is asked for; "" = to talk to the device itself on this connection."""
    tells_id: bool = False
    """Whether the client reads the number of the device's transport, eight bytes, after OKAY."""


def parse_request(text: str, own: str) -> HostRequest:
    """Understand one request.

    Args:
        text: the request.
        own: serial of the one device, which may hold colons.

    Raises:
        DoorRefusal: it is no host request at all.
    """
    head, colon, rest = text.partition(":")
    if colon and head == "host-serial":
        serial, command = _split_serial(rest, own)
        return HostRequest(selector=Selector(kind="serial", name=serial), command=command)
    if colon and head == "host-transport-id":
        number, _, command = rest.partition(":")
        return HostRequest(selector=Selector(kind="id", name=number), command=command)
    if not colon or head not in _PLAIN:
        raise DoorRefusal("unknown host service")
    if head == "host" and (selector := _transport(rest)) is not None:
        return HostRequest(selector=selector, tells_id=rest.startswith("tport:"))
    return HostRequest(selector=Selector(kind=_PLAIN[head]), command=rest)


def check_selector(selector: Selector, own: str, number: int) -> None:
    """See whether a request is about the one device there is.

    Args:
        selector: of the request.
        own: serial of the device.
        number: of its transport at the adb server.

    Raises:
        DoorRefusal: it is about another one; says so as an adb server would that knows no other.
    """
    attached_locally = own.startswith("emulator-") or ":" in own
    match selector.kind:
        case "serial" if selector.name != own:
            raise DoorRefusal(f"device '{selector.name}' not found")
        case "id" if selector.name != str(number):
            raise DoorRefusal(f"no device with transport id '{selector.name}'")
        case "usb" if attached_locally:
            raise DoorRefusal("no devices found")
        case "local" if not attached_locally:
            raise DoorRefusal("no emulators found")
        case _:
            return


def _split_serial(text: str, own: str) -> tuple[str, str]:
    if own and (text == own or text.startswith(f"{own}:")):
        return own, text[len(own) + 1 :]
    if (address := _ADDRESS.match(text)) is not None:
        return address.group(), text[address.end() + 1 :]
    serial, _, command = text.partition(":")
    return serial, command


def _transport(command: str) -> Selector | None:
    if (kind := _KINDS.get(command)) is not None:
        return Selector(kind=kind)
    for prefix, named in _TRANSPORTS:
        if command.startswith(prefix):
            return Selector(kind=named, name=command[len(prefix) :])
    return None
