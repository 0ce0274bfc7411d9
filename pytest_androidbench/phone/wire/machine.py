"""Everything that listens, put together around one phone."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.shell import Shell
from pytest_androidbench.phone.wire.adbd.server import AdbdServer, announce
from pytest_androidbench.phone.wire.automation.build import Automation
from pytest_androidbench.phone.wire.automation.life import MAIN_CLASS
from pytest_androidbench.phone.wire.command_line import Options
from pytest_androidbench.phone.wire.console.build import Avd, console_commands
from pytest_androidbench.phone.wire.console.server import Console, make_token
from pytest_androidbench.phone.wire.control import ControlServices
from pytest_androidbench.phone.wire.host.roster import Product, Roster
from pytest_androidbench.phone.wire.host.server import HostServer
from pytest_androidbench.phone.wire.ports import bind_pair
from pytest_androidbench.phone.wire.services import Services
from pytest_androidbench.phone.wire.shell_service import ShellService
from pytest_androidbench.phone.wire.sockets import LOOPBACK, Listener, bind
from pytest_androidbench.phone.wire.view.server import ViewServer

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

TICK_SECONDS: Final = 0.05


class Machine:
    """A phone and its ports."""

    def __init__(self, phone: Phone, options: Options, stop: Callable[[], None]) -> None:
        self._phone = phone
        self._options = options
        self._listeners: list[Listener] = []
        self._ticker: asyncio.Task[None] | None = None
        self.host_port: int | None = None
        self.view_port: int | None = None
        self.view_url: str | None = None
        console, adb = bind_pair(options.ports)
        self.console_port: int = console.getsockname()[1]
        self.adbd_port: int = adb.getsockname()[1]
        # An adb server names an emulator by its adb port.
        self.serial = f"emulator-{self.adbd_port - 1}"
        shell = Shell(phone)
        self._shells = ShellService(shell)
        self._automation = Automation(phone)
        shell.programs[MAIN_CLASS] = self._automation.life.program
        control = ControlServices(phone.properties, self._reboot)
        self._services = Services(phone, self._shells, self._automation.life, control)
        self._host = HostServer(
            Roster(self.serial, self.adbd_port, product_of(phone)), self._services.open
        )
        self._listen_to_console(console, stop)
        adbd = AdbdServer(banner_of(phone), self._services.open)
        self._listeners.append(Listener(adbd.serve, adb))
        self._listen_to_clients()
        phone.snapshots.on_restore.append(self._restored)
        phone.power.on_restart.append(self._restored)

    def _listen_to_console(self, bound: socket.socket, stop: Callable[[], None]) -> None:
        options = self._options
        if options.token_file is not None:
            make_token(options.token_file, lambda: secrets.token_urlsafe(12))
        avd = Avd(name=options.avd, id=options.avd_id or options.avd, read_only=options.read_only)
        console = Console(console_commands(self._phone, avd, stop), options.token_file)
        self._listeners.append(Listener(console.serve, bound))
        if self.console_port != self.adbd_port - 1:
            # `adb emu` looks for the console beside the adb port, wherever it really is.
            try:
                self._listeners.append(Listener(console.serve, bind(self.adbd_port - 1)))
            except OSError:
                return

    def _listen_to_clients(self) -> None:
        if self._options.host_port is not None:
            listener = Listener(self._host.serve, bind(self._options.host_port))
            self.host_port = listener.port
            self._listeners.append(listener)
        if self._options.view is not None:
            bound = bind(self._options.view)
            port: int = bound.getsockname()[1]
            self.view_port = port
            token = secrets.token_urlsafe(18)
            self.view_url = f"http://{LOOPBACK}:{port}/?token={token}"
            listener = Listener(ViewServer(self._phone, port, token).serve, bound)
            self._listeners.append(listener)

    async def start(self) -> None:
        """Begin to accept connections."""
        for listener in self._listeners:
            await listener.start()
        if self._options.wall_clock:
            self._ticker = asyncio.get_running_loop().create_task(self._tick())
        if self._options.announce is not None:
            await announce(self.adbd_port, self._options.announce)

    async def stop(self) -> None:
        """End everything."""
        if self._ticker is not None:
            self._ticker.cancel()
        self._host.forwards.remove_all()
        for listener in self._listeners:
            await listener.stopped()

    async def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        self._phone.clock.tie(lambda: int(loop.time() * 1000))
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self._phone.clock.catch_up()

    def _restored(self) -> None:
        """Another state or a boot: what clients left behind goes, the automation server stays."""
        self._shells.hang_up(self._automation.life.tasks)
        self._automation.forget()
        self._services.reverses.clear()
        self._host.forwards.remove_all()

    def _reboot(self) -> None:
        """Start over; the automation server ends with everything else."""
        self._automation.life.stop()
        self._phone.quietly(self._phone.power.restart)


def product_of(phone: Phone) -> Product:
    """How lists of devices describe the phone."""
    get = phone.properties.get
    return Product(
        product=get("ro.product.name"),
        model=get("ro.product.model"),
        device=get("ro.product.device"),
    )


def banner_of(phone: Phone) -> str:
    """How the phone introduces itself to an adb server."""
    names = ("ro.product.name", "ro.product.model", "ro.product.device")
    return ";".join(f"{name}={phone.properties.get(name)}" for name in names)
