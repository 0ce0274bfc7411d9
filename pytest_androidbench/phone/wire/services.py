"""The table of device services, the same for both front ends."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.wire.automation.life import AutomationLife
from pytest_androidbench.phone.wire.control import ControlServices
from pytest_androidbench.phone.wire.errors import ServiceRefused
from pytest_androidbench.phone.wire.note import RequestNote
from pytest_androidbench.phone.wire.reverses import Reverses
from pytest_androidbench.phone.wire.shell_service import ShellService
from pytest_androidbench.phone.wire.stream import Stream

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

Handler = Callable[[Stream], Coroutine[Any, Any, None]]

_TCP: Final = re.compile(r"tcp:(?:localhost:|127\.0\.0\.1:)?(\d{1,5})")
_FRAME: Final = struct.Struct("<13I")
_PIECE: Final = 256 * 1024
PICTURE: Final = "androidbench:picture"
"""The screen as JPEG, for a worker that looks on: no process, no time, and no word in the note."""


class Services:
    """Finds the handler for a service's name."""

    def __init__(
        self,
        phone: Phone,
        shells: ShellService,
        automation: AutomationLife,
        control: ControlServices,
        reverses: Reverses,
        note: RequestNote,
    ) -> None:
        self._phone = phone
        self._shells = shells
        self._automation = automation
        self._control = control
        self._note = note
        self.reverses = reverses

    def open(self, name: str) -> Handler:
        """The handler for a service.

        Raises:
            ServiceRefused: there is none, or not now.
        """
        kind, _, command = name.partition(":")
        if name == PICTURE:
            return self._picture
        if (shell := self._shells.open(name)) is not None:
            self._note.tell("shell", command)
            return shell
        self._note.tell("service", kind)
        if name.startswith("tcp:"):
            return self._socket(name)
        if name.startswith("sync:"):
            return self._sync()
        if name.startswith("framebuffer:"):
            return self._frame
        if name.startswith("reverse:"):
            command = name.removeprefix("reverse:")
            return lambda stream: self.reverses.answer(stream, command)
        if self._control.knows(name):
            return lambda stream: stream.write(self._control.answer(name).encode())
        raise ServiceRefused

    def _sync(self) -> Handler:
        # Many a phone is never given a file, nor asked for one.
        from pytest_androidbench.phone.wire.sync.service import SyncService  # noqa: PLC0415

        control = self._control
        return SyncService(self._phone.files, self._phone.requests, lambda: control.owner).serve

    def _socket(self, name: str) -> Handler:
        match = _TCP.fullmatch(name)
        port = int(match[1]) if match else 0
        if (server := self._automation.server(port)) is not None:
            return server.serve
        local = self.reverses.target(port)
        if local is None:
            raise ServiceRefused(f"failed to connect to remote port {port}: Connection refused")
        return lambda stream: self.reverses.carry(stream, local)

    async def _picture(self, stream: Stream) -> None:
        await stream.write(self._phone.windows.view.picture("jpeg"))

    async def _frame(self, stream: Stream) -> None:
        image = self._phone.windows.view.image().convert("RGBA")
        pixels = image.tobytes()
        width, height = image.size
        red, blue, green, alpha = (0, 8), (16, 8), (8, 8), (24, 8)
        await stream.write(
            _FRAME.pack(1, 32, len(pixels), width, height, *red, *blue, *green, *alpha)
        )
        for start in range(0, len(pixels), _PIECE):
            await stream.write(pixels[start : start + _PIECE])
