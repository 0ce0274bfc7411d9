"""The phone's own adb port, dialled by adb servers and by clients that need none."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.wire.features import adbd_features
from pytest_androidbench.phone.wire.host.frames import block
from pytest_androidbench.phone.wire.sockets import SocketStream, connect

if TYPE_CHECKING:
    from pytest_androidbench.phone.wire.adbd.transport import ServiceOpener

ANNOUNCE_SECONDS: Final = 2.0


class AdbdServer:
    """Makes a transport of every connection."""

    def __init__(self, product: str, open_service: ServiceOpener) -> None:
        self._banner = f"device::{product};features={adbd_features()}"
        self._open_service = open_service

    async def serve(self, stream: SocketStream) -> None:
        """Serve one host."""
        # Imported here, as most phones are asked by the host protocol alone.
        from pytest_androidbench.phone.wire.adbd.transport import Transport  # noqa: PLC0415

        await Transport(stream, self._banner, self._open_service).serve()


async def announce(adbd_port: int, server_port: int) -> bool:
    """Tell a real adb server that a phone is here; false when none listens."""
    try:
        async with asyncio.timeout(ANNOUNCE_SECONDS):
            stream = await connect(server_port)
            await stream.write(block(f"host:emulator:{adbd_port}"))
            stream.close()
    except (OSError, TimeoutError):
        return False
    return True
