"""Shows a device at a page, picture by picture, and carries out what is done there."""

from __future__ import annotations

import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from pytest_androidbench.devices.acting.by_shell import ShellPerformer
from pytest_androidbench.devices.facts import DeviceFacts, ask_facts
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.devices.seeing.foreground import FRONT_SCRIPT, read_front
from pytest_androidbench.errors import ActionError, DeviceError, DeviceGone
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.viewer.inputs import Aim
from pytest_androidbench.viewer.page import LivePage
from pytest_androidbench.viewer.scene import Scene, bounded_line, where_of
from pytest_androidbench.viewer.server import PageServer

LOOK_SECONDS: Final = 0.4
"""Between two pictures."""
AGAIN_SECONDS: Final = 1.0
"""Between two tries to reach a device that does not answer."""
_PNG: Final = b"\x89PNG\r\n\x1a\n"


class WatchedDevice:
    """One device at one page; nothing is asked of it while nobody looks."""

    def __init__(self, transport: Transport, *, control: bool, host: str, port: int) -> None:
        """Look at the device once, and serve the page.

        Args:
            transport: the way to the device.
            control: whether the page may act.
            host: the page is served at.
            port: of the page, as of `PageServer`.

        Raises:
            DeviceError: it does not answer.
            AddressTaken: the page cannot be served there.
        """
        self._transport = transport
        self._shell = Shell(transport)
        self._performer = ShellPerformer(self._shell)
        self._page = LivePage()
        facts = ask_facts(transport, self._shell)
        self.title = bounded_line(f"{transport.serial} ({_kind_of(facts)})")
        self._scene = Scene(scope="control" if control else "look", title=self.title)
        self._look()
        self._server = PageServer(self._page, host=host, port=port)

    @property
    def address(self) -> str:
        """Of the page."""
        return self._server.address

    def go_on(self) -> None:
        """Show how the device looks by now, or carry out what was done; takes a moment."""
        action = self._page.take(LOOK_SECONDS)
        try:
            if action is not None:
                self._perform(action)
            elif self._page.watched:
                self._look()
        except DeviceError as error:
            self._tell(replace(self._scene, phase="busy", said=_told(error)))
            time.sleep(AGAIN_SECONDS)  # nothing tells when it is back
            self._reach()

    def close(self) -> None:
        """Serve no more."""
        self._tell(replace(self._scene, phase="over"))
        self._server.close()

    def _perform(self, action: Action) -> None:
        try:
            error = self._performer.perform(action, self._page.scene.size)
        except ActionError as wrong:
            error = str(wrong)
        said = f"It could not be done: {error}" if error else ""
        self._scene = replace(self._scene, said=bounded_line(said, 600))
        self._show_anew(*self._picture())

    def _look(self) -> None:
        """Show how the device looks by now; asked for more only where the picture is another."""
        picture, aim = self._picture()
        if self._scene.phase != "ready":
            self._show_anew(picture, aim)
        elif picture != self._page.picture()[1]:
            self._page.show_picture(picture, where=self._where(), aim=aim)

    def _show_anew(self, picture: bytes, aim: Aim) -> None:
        """Let something be done from here on."""
        self._scene = replace(
            self._scene,
            phase="ready",
            step=self._scene.step + 1,
            size=aim.size,
            where=self._where(),
        )
        self._page.show(self._scene, aim=aim, picture=picture)

    def _picture(self) -> tuple[bytes, Aim]:
        picture = self._shell.run("screencap -p", reads=True).stdout
        return picture, Aim(size=size_of(picture))

    def _where(self) -> str:
        front = read_front(self._shell.run(FRONT_SCRIPT, reads=True).output)
        return where_of(front.package, front.activity)

    def _tell(self, scene: Scene) -> None:
        self._scene = scene
        self._page.show(scene)

    def _reach(self) -> None:
        try:
            self._transport.reconnect()
        except DeviceError as error:
            self._tell(replace(self._scene, said=_told(error)))
        else:
            self._scene = replace(self._scene, said="")


@contextmanager
def watched(
    serial: str, adb_host: str, adb_port: int, *, control: bool, host: str, port: int
) -> Iterator[WatchedDevice]:
    """A device at a page for as long as it is needed.

    Args:
        serial: of the device.
        adb_host: of the adb server that has it.
        adb_port: likewise.
        control: whether the page may act.
        host: the page is served at.
        port: of the page.

    Raises:
        DeviceError: the device does not answer.
        AddressTaken: the page cannot be served there.
    """
    transport = Transport(serial, host=adb_host, port=adb_port)
    watch = WatchedDevice(transport, control=control, host=host, port=port)
    try:
        yield watch
    finally:
        watch.close()


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG.

    Raises:
        DeviceGone: it is none.
    """
    if not picture.startswith(_PNG) or len(picture) < 24:
        raise DeviceGone("the device gave no picture of its screen")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def _kind_of(facts: DeviceFacts) -> str:
    names = {"simulated": "simulated phone", "emulator": "emulator", "real": "device"}
    return f"{names[facts.kind]} {facts.model}, Android {facts.android}"


def _told(error: DeviceError) -> str:
    return bounded_line(f"The device does not answer: {error}; trying again.", 600)
