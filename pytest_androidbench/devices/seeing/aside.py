"""Pictures of a device whose automation somebody else may hold."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.devices.link.transport import Transport, transport_failures_as_gone
from pytest_androidbench.errors import DeviceGone

ASIDE_SECONDS: Final = 10.0
"""What a picture may take."""
_OF_PHONE: Final = "androidbench:picture"
"""Of a simulated phone: no process is started for it, no time passes, and nothing is noted."""
_OF_OTHERS: Final = "exec:screencap -p"
_AT_ONCE: Final = 1 << 16


def take_aside(transport: Transport) -> bytes:
    """The screen as JPEG or PNG.

    Raises:
        DeviceGone: the device does not answer, or gives no picture.
    """
    try:
        return _read(transport, _OF_PHONE)
    except DeviceGone:
        taken = _read(transport, _OF_OTHERS)
    if not taken.startswith(b"\x89PNG"):
        raise DeviceGone("the device gave no picture of its screen")
    return taken


def _read(transport: Transport, service: str) -> bytes:
    with transport_failures_as_gone("taking a picture"):
        with transport.open(service, seconds=ASIDE_SECONDS) as stream:
            pieces = []
            while piece := stream.recv(_AT_ONCE):
                pieces.append(piece)
        return b"".join(pieces)
