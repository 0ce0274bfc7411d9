"""Everything that listens, put together around one phone."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.access.gate import Admits, Gate
from pytest_androidbench.access.notices import Notices
from pytest_androidbench.phone.shell.shell import Shell
from pytest_androidbench.phone.wire.adbd.server import AdbdServer, announce
from pytest_androidbench.phone.wire.automation.build import Automation
from pytest_androidbench.phone.wire.automation.life import MAIN_CLASS
from pytest_androidbench.phone.wire.command_line import CommandLine
from pytest_androidbench.phone.wire.console.build import Avd, console_commands
from pytest_androidbench.phone.wire.console.server import Console, make_token, open_to_others
from pytest_androidbench.phone.wire.control import ControlServices
from pytest_androidbench.phone.wire.host.roster import Product, Roster
from pytest_androidbench.phone.wire.host.server import HostServer
from pytest_androidbench.phone.wire.note import RequestNote
from pytest_androidbench.phone.wire.ports import bind_pair
from pytest_androidbench.phone.wire.reserving import Reservation
from pytest_androidbench.phone.wire.reverses import Reverses
from pytest_androidbench.phone.wire.services import Services
from pytest_androidbench.phone.wire.shell_service import ShellService
from pytest_androidbench.phone.wire.sockets import LOOPBACK, Handler, Listener, bind

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

TICK_SECONDS: Final = 0.05


class Machine:
    """A phone and its ports."""

    def __init__(
        self, phone: Phone, options: CommandLine, gate: Gate, stop: Callable[[], None]
    ) -> None:
        """Take the ports.

        Args:
            phone: the phone behind them.
            options: which ports, and for whom.
            gate: who is let in at all of them.
            stop: ends the process.

        Raises:
            NoPorts: somebody else has them.
            OSError: the console's token cannot be read or made, or the note not be opened.
        """
        self._phone = phone
        self._note = RequestNote(options.note_fd)
        self._options = options
        self._gate = gate
        self._reservation = Reservation(gate.admits)
        self._listeners: list[Listener] = []
        self._ticker: asyncio.Task[None] | None = None
        self.host_port: int | None = None
        self.view_port: int | None = None
        self.view_url: str | None = None
        console, adb = bind_pair(options.ports, options.listen)
        self.console_port: int = console.getsockname()[1]
        self.adbd_port: int = adb.getsockname()[1]
        # An adb server names an emulator by its adb port.
        self.serial = f"emulator-{self.adbd_port - 1}"
        shell = Shell(phone)
        self._shells = ShellService(shell)
        self._automation = Automation(phone, self._note)
        shell.programs[MAIN_CLASS] = self._automation.life.program
        reboot = partial(phone.quietly, phone.power.restart)
        control = ControlServices(phone.properties, reboot)
        reverses = Reverses(refused=gate.open_to_others)
        life = self._automation.life
        self._services = Services(phone, self._shells, life, control, reverses, self._note)
        roster = Roster(self.serial, self.adbd_port, product_of(phone))
        self._host = HostServer(roster, self._services.open, self._reservation)
        self._listen_to_console(console, stop)
        adbd = AdbdServer(banner_of(phone), self._services.open)
        self._listen(adbd.serve, adb)
        self._listen_to_clients()
        self._reservation.on_begin.append(self._cut_strangers)
        phone.browser.disturbances.listeners.append(self._disturbed)
        self._follow(phone)

    def _follow(self, phone: Phone) -> None:
        """Hear of other states and of starts: with Android the automation server ends."""
        end = self._automation.life.stop
        phone.snapshots.on_restore.append(self._restored)
        phone.power.on_restart += [end, self._restored]
        phone.power.on_framework.append(end)

    def _disturbed(self) -> None:
        counted = self._phone.browser.disturbances
        self._note.disturbed(counted.losses, counted.host_times)

    def _cut_strangers(self) -> None:
        """Cut who does not know the word under which the phone is reserved."""
        self._host.forwards.drop_connections()
        for listener in self._listeners:
            if listener.port != self.view_port:
                listener.drop_connections(self._reservation.knows)

    def _listen(self, handler: Handler, bound: socket.socket, admits: Admits | None = None) -> int:
        """Listen for whom the gate lets in; at other ports than the clients' also not now."""
        listener = Listener(handler, bound, admits or self._reservation.admits)
        self._listeners.append(listener)
        return listener.port

    def _listen_to_console(self, bound: socket.socket, stop: Callable[[], None]) -> None:
        options, notices = self._options, Notices()
        if options.token_file is not None:
            make_token(options.token_file, lambda: secrets.token_urlsafe(12))
            if open_to_others(options.token_file):
                notices.tell(
                    f"others than you may read or change the console's token: "
                    f"chmod 600 {options.token_file}"
                )
        avd = Avd(name=options.avd, id=options.avd_id or options.avd, read_only=options.read_only)
        commands = console_commands(self._phone, avd, stop)
        console = Console(commands, options.token_file, notices.tell, self._note)
        self._listen(console.serve, bound)
        if self.console_port != self.adbd_port - 1:
            # `adb emu` looks for the console beside the adb port, wherever it really is.
            try:
                self._listen(console.serve, bind(self.adbd_port - 1))
            except OSError:
                return

    def _listen_to_clients(self) -> None:
        options = self._options
        if options.host_port is not None:
            bound = bind(options.host_port, options.listen)
            self.host_port = self._listen(self._host.serve, bound, self._gate.admits)
        if options.view is not None:
            self._listen_to_viewers(bind(options.view))

    def _listen_to_viewers(self, bound: socket.socket) -> None:
        from pytest_androidbench.phone.wire.view.server import ViewServer  # noqa: PLC0415 - seldom

        port: int = bound.getsockname()[1]
        token = secrets.token_urlsafe(18)
        self.view_port = self._listen(
            ViewServer(self._phone, port, token).serve, bound, self._gate.admits
        )
        self.view_url = f"http://{LOOPBACK}:{port}/?token={token}"

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
