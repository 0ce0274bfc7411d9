"""Connections to one device through an adb server, every one of them with a deadline."""

from __future__ import annotations

import http.client
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from adbutils import AdbClient, AdbConnection, AdbDevice
from adbutils.errors import AdbError, AdbTimeout

from pytest_androidbench.errors import DeviceGone, DeviceUnavailable

CALL_SECONDS: Final = 30.0
"""What a single answer of a device may take, unless the caller knows better."""
_CONNECT_SECONDS: Final = 3.0
_PRESENT: Final = "host:androidbench-token:"
_RESERVE: Final = "host:androidbench-reserve:"
"""What a simulated phone is told by its worker; an adb server knows no such requests."""
_LIBRARY_DEFAULT: Final = 600
"""What adbutils asks for when its caller asked for nothing."""

TRANSPORT_FAILURES: Final = (AdbError, OSError, EOFError, http.client.HTTPException)
"""What adbutils and uiautomator2 let through when the way to the device is broken."""


@contextmanager
def transport_failures_as_gone(what: str) -> Iterator[None]:
    """Turn a broken transport into DeviceGone that says what was being done."""
    try:
        yield
    except TRANSPORT_FAILURES as error:
        detail = str(error) or type(error).__name__
        raise DeviceGone(f"the device stopped answering while {what}: {detail}") from error
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise DeviceGone(f"the device answered nonsense while {what}: {error}") from error


class _Connection(AdbConnection):
    """A connection that never starts an adb server, sends at once and closes at once."""

    def __init__(self, host: str, port: int) -> None:
        self._address = (host, port)
        super().__init__(host, port)

    def _safe_connect(self) -> socket.socket:
        # The library would run `adb start-server` here: a real server on the dead phone's port.
        try:
            connection = socket.create_connection(self._address, timeout=_CONNECT_SECONDS)
        except OSError as error:
            raise AdbError(f"no adb server answers at {self._address}: {error}") from error
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def close(self) -> None:
        if self.closed:
            return
        with suppress(OSError):
            self.conn.shutdown(socket.SHUT_RDWR)
        self.conn.close()


class _Client(AdbClient):
    """An adb server at a fixed address."""

    token = ""
    """Shown first on each connection; "" = none is."""

    def make_connection(self, timeout: float | None = None) -> AdbConnection:
        connection: Any = _Connection(self.host, self.port)
        connection.conn.settimeout(timeout or CALL_SECONDS)
        if self.token:
            try:
                connection.send_command(_PRESENT + self.token)
                connection.check_okay()
            except BaseException:
                connection.close()
                raise
        return connection  # type: ignore[no-any-return]


class _Device(AdbDevice):
    """A device addressed by transport id, which saves the library's version probe per call."""

    _deadline: float | None = None

    def open_transport(
        self, command: str | None = None, timeout: float | None = _LIBRARY_DEFAULT
    ) -> AdbConnection:
        bounded = CALL_SECONDS if timeout in (None, _LIBRARY_DEFAULT) else timeout
        if self._deadline is not None:
            bounded = self._deadline - time.monotonic()
            if bounded <= 0:
                raise AdbTimeout("no answer in the time allowed")
        connection: Any = self._client.make_connection(timeout=bounded)
        target = f"transport-id:{self._transport_id}"
        try:
            connection.send_command(f"host-{target}:{command}" if command else f"host:{target}")
            connection.check_okay()
        except BaseException:
            connection.close()  # the library would leave it open
            raise
        opened: AdbConnection = connection
        return opened

    def open_shell(self, cmdargs: Any) -> AdbConnection:
        """Open an endless stream: uiautomator2 keeps its server alive by holding one."""
        connection = super().open_shell(cmdargs)
        connection.conn.settimeout(None)
        return connection

    def rebind(self, transport_id: int) -> None:
        self._transport_id = transport_id

    @contextmanager
    def allowing(self, seconds: float) -> Iterator[None]:
        """Let all answers inside the block take up to `seconds` together.

        Libraries ask again and again when they get none, each time with all their patience.
        """
        before, self._deadline = self._deadline, time.monotonic() + seconds
        try:
            yield
        finally:
            self._deadline = before


def states_at(host: str, port: int) -> dict[str, str]:
    """The states of all devices at an adb server by serial, as `adb devices` lists them.

    Raises:
        DeviceUnavailable: no server answers.
    """
    try:
        return {found.serial: found.state for found in _Client(host=host, port=port).list()}
    except TRANSPORT_FAILURES as error:
        raise DeviceUnavailable(
            f"no adb server answers at {host}:{port}; `adb start-server` starts one here"
        ) from error


class Transport:
    """The way to one device: an adb server's address and the device's serial there."""

    def __init__(self, serial: str, *, host: str = "127.0.0.1", port: int = 5037) -> None:
        self.serial = serial
        self.host = host
        self.port = port
        self._client = _Client(host=host, port=port)
        self._device: _Device | None = None

    @property
    def adb(self) -> _Device:
        """The device as adbutils and uiautomator2 know it.

        Raises:
            DeviceGone: the server does not list it.
        """
        if self._device is None:
            self.reconnect()
            assert self._device is not None
        return self._device

    def reconnect(self) -> None:
        """Look the device's transport up anew, as needed after an emulator's restore."""
        number = self._transport_id()
        if self._device is None:
            self._device = _Device(self._client, self.serial, number)
        else:
            self._device.rebind(number)

    def knows_token(self, token: str) -> bool:
        """Whether the server is a simulated phone, which takes a token on each connection.

        Raises:
            DeviceGone: it does not answer.
        """
        taken = self._taken(_PRESENT + token)
        if taken is not None:
            taken.close()
        return taken is not None

    def hold(self, token: str) -> socket.socket | None:
        """Have a simulated phone serve only connections that show a token; ours do from now on.

        It lasts until the socket is closed and `token` is unset; None where it is no phone.

        Raises:
            DeviceGone: it does not answer.
        """
        held = self._taken(_RESERVE + token)
        self.token = token if held is not None else ""
        return held

    @property
    def token(self) -> str:
        """What is shown first on each connection; "" = nothing is."""
        return self._client.token

    @token.setter
    def token(self, token: str) -> None:
        self._client.token = token

    def _taken(self, request: str) -> socket.socket | None:
        """The connection on which the server has taken a request; None where it knows no such."""
        with transport_failures_as_gone("asking whether it is a phone of ours"):
            connection: Any = self._client.make_connection()
            try:
                connection.send_command(request)
                answer = connection.read_exact(4)
            except BaseException:
                connection.close()
                raise
            if answer != b"OKAY":
                connection.close()
                return None
            connection.conn.settimeout(None)
            taken: socket.socket = connection.conn
            return taken

    def state(self) -> str:
        """`device`, `offline`, `unauthorized` or, when the server does not list it, `absent`."""
        return self._listing().get(self.serial, ("absent", 0))[0]

    def identity(self) -> int:
        """A number that changes when the device comes back from being away; 0 while it is."""
        state, number = self._listing().get(self.serial, ("absent", 0))
        return number if state == "device" else 0

    def features(self) -> set[str]:
        """What the device says it can do."""
        with transport_failures_as_gone("asking for features"):
            return set(str(self.adb.get_features()).split(","))

    def become_root(self) -> bool:
        """Ask the device's adb daemon to run as root; tells whether it starts anew for that."""
        with transport_failures_as_gone("asking for root"):
            ask: Callable[[], str] = self.adb.root
            return "restarting" in ask()

    def open(self, service: str, *, seconds: float = CALL_SECONDS) -> socket.socket:
        """Open a service of the device; every later call on the socket has the same deadline.

        Raises:
            DeviceGone: no way to the device, or it refused the service.
        """
        with transport_failures_as_gone(f"opening {service.partition(':')[0]!r}"):
            connection: Any = self.adb.open_transport(timeout=seconds)
            try:
                connection.send_command(service)
                connection.check_okay()
            except BaseException:
                connection.close()
                raise
            opened: socket.socket = connection.conn
            return opened

    def _transport_id(self) -> int:
        listing = self._listing()
        state, number = listing.get(self.serial, ("absent", 0))
        if state != "device":
            known = ", ".join(f"{name} ({entry[0]})" for name, entry in listing.items())
            raise DeviceGone(
                f"device {self.serial} is {state} at the adb server {self.host}:{self.port}; "
                f"it lists {known or 'no device'}"
            )
        return number

    def _listing(self) -> dict[str, tuple[str, int]]:
        with transport_failures_as_gone(f"listing devices at {self.host}:{self.port}"):
            return _devices_of(self._client)


def list_devices(host: str, port: int) -> dict[str, tuple[str, int]]:
    """State and transport id of every device an adb server knows, by serial."""
    return _devices_of(_Client(host=host, port=port))


def _devices_of(client: _Client) -> dict[str, tuple[str, int]]:
    connection: Any = client.make_connection()
    try:
        connection.send_command("host:devices-l")
        connection.check_okay()
        listing = connection.read_string_block()
    finally:
        connection.close()
    return dict(_parse_device(line) for line in listing.splitlines() if line.strip())


def _parse_device(line: str) -> tuple[str, tuple[str, int]]:
    serial, state, *details = line.split()
    attributes = dict(word.split(":", 1) for word in details if ":" in word)
    return serial, (state, int(attributes.get("transport_id", 0)))
