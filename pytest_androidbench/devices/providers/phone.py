"""Starts simulated phones: the program beside this package, reached over adb alone."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest_androidbench
from pytest_androidbench.codec import from_json
from pytest_androidbench.devices.console import TOKEN_FILE, Console
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.devices.look import put_profile
from pytest_androidbench.devices.providers.child import Child
from pytest_androidbench.devices.providers.environment import export_device
from pytest_androidbench.devices.providers.phone_note import PhoneNote, PhoneVitals
from pytest_androidbench.devices.providers.ports import free_ports
from pytest_androidbench.devices.seeing.settling import IMMEDIATE
from pytest_androidbench.devices.slots import Lease, Slots
from pytest_androidbench.devices.snapshots import AppDataSnapshots, ConsoleSnapshots, Snapshots
from pytest_androidbench.errors import CodecError, DeviceError, DeviceGone, DeviceUnavailable
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.interface.ways import ClockWay, RestoreWay

LOOPBACK: Final = "127.0.0.1"
_START_SECONDS: Final = 60.0
_PORT_TRIES: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Ports:
    """Where a phone listens. Chosen here and not by the phone, so that the next one can have them.

    Linux gives a port anew, while old connections to it fade, only to who asks for it by number
    and got it so before.
    """

    host: int
    console: int
    adbd: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready:
    """What a phone says when everything listens."""

    serial: str
    host_port: int
    console_port: int
    adbd_port: int
    pid: int
    view_port: int | None = None
    view_url: str | None = None


class PhoneProvider:
    """One simulated phone for one worker."""

    name = "phone"
    settles = True
    again = ""
    """A phone ends with its provider."""

    def __init__(  # noqa: PLR0913 - each is a flag of the phone
        self,
        *,
        profile: Profile | None = None,
        clock: ClockWay = "virtual",
        restore: RestoreWay = "snapshot",
        factory: bool = False,
        view_port: int | None = None,
        allow_uid: str = "",
        web_hosts: str = "",
        slots: Slots | None = None,
        export: bool = True,
    ) -> None:
        """Prepare to start phones.

        Args:
            profile: how the phone looks when it boots.
            clock: let its time move by what is done, or with the host's.
            restore: bring all of it back, or the apps' data by copies, as on a device with root.
            factory: have it start with the system's apps alone, as devices come.
            view_port: serve a page that shows it.
            allow_uid: users to let in beside ours and root, as in "1000,1001", or "any": for
                agents that run as another user, in a container that shares our network.
            web_hosts: servers that web pages may reach, as in "example.org,*.example.net:8080".
            slots: where the leases are kept.
            export: tell agents about the device by environment variables.
        """
        self._profile = profile or Profile()
        self._arguments = _look(self._profile)
        self._arguments += ["--wall-clock"] if clock == "wall" else []
        self._arguments += ["--factory"] if factory else []
        self._arguments += ["--view", str(view_port)] if view_port is not None else []
        self._arguments += ["--allow-uid", allow_uid] if allow_uid else []
        self._arguments += ["--web-hosts", web_hosts] if web_hosts else []
        self.allow_uid = allow_uid
        """Users that it lets in beside ours and root, as may reach it through a door."""
        self._restore = restore
        self._slots = slots or Slots()
        self._export = export
        self._lease: Lease | None = None
        self._ports: Ports | None = None
        self._child: Child | None = None
        self._note: PhoneNote | None = None
        self._ready: Ready | None = None

    @property
    def view_port(self) -> int | None:
        """Where the phone can be looked at, once it has started."""
        return self._ready.view_port if self._ready else None

    @property
    def view_url(self) -> str | None:
        """The address to look at it, with the token that lets a browser in."""
        return self._ready.view_url if self._ready else None

    def acquire(self) -> Device:
        """Lease a slot and start a phone in it.

        Raises:
            DeviceUnavailable: it does not start; holds what it said.
        """
        if self._lease is None:
            self._lease = self._slots.lease_new("phone")
        try:
            return self._start(self._lease)
        except BaseException:
            self._stop()
            raise

    def recycle(self, device: Device, why: str) -> Device:
        """Replace the phone by a fresh one, at the same address unless somebody has taken it.

        Raises:
            DeviceUnavailable: it does not start; says why the old one was given up, too.
        """
        # Ended first: one that hangs would not answer to being let go of, either.
        self._end_child()
        device.close()
        try:
            return self.acquire()
        except DeviceError as error:
            raise DeviceUnavailable(f"{error}\n(the phone was replaced because: {why})") from error

    def release(self, device: Device) -> None:
        """End the phone and give its slot back."""
        device.close()
        self._stop()

    def _start(self, lease: Lease) -> Device:
        token_file = _token_file(lease.folder)
        self._note = PhoneNote()
        self._child, self._ready = self._launch(lease, token_file, self._note)
        transport = Transport(self._ready.serial, port=self._ready.host_port)
        console = Console(self._ready.console_port, token_file=token_file)
        try:
            device = Device(
                transport,
                settle=IMMEDIATE,
                snapshots=lambda shell: self._snapshots_of(shell, console),
                await_return=Transport.reconnect,
                console=console,
                vitals=PhoneVitals(self._child, self._note),
            )
        except DeviceGone as error:
            raise DeviceUnavailable(self._child.complaint(f"started, but: {error}")) from error
        after_boot = Profile(
            rotation=self._profile.rotation or None,
            direction=self._profile.direction,
            time_zone=self._profile.time_zone,
        )
        if after_boot.values:
            put_profile(device, after_boot)
        if self._export:
            export_device(device)
        return device

    def _snapshots_of(self, shell: Shell, console: Console) -> Snapshots:
        return AppDataSnapshots(shell) if self._restore == "app-data" else ConsoleSnapshots(console)

    def _launch(self, lease: Lease, token_file: Path, note: PhoneNote) -> tuple[Child, Ready]:
        """Start the program; at the ports agents have been told of, or else at some free ones."""
        for left in reversed(range(_PORT_TRIES)):
            ports = self._ports or _free_ports()
            child = Child(
                [*self._command(ports, token_file), "--note-fd", str(note.descriptor)],
                environment=_environment(),
                inherited=[note.descriptor],
            )
            lease.occupy(child.pid)
            try:
                ready = _read_ready(child)
            except DeviceUnavailable as error:
                child.stop()
                # Between our look and the phone's start, somebody else may have taken one.
                if not left or "in use" not in str(error):
                    raise
                self._ports = None
            else:
                self._ports = ports
                address = f"{ready.serial}@{LOOPBACK}:{ready.host_port}"
                lease.occupy(child.pid, address=address)
                return child, ready
        raise DeviceUnavailable("no free ports were found for a phone")

    def _command(self, ports: Ports, token_file: Path) -> list[str]:
        return [
            *(sys.executable, "-m", "pytest_androidbench.phone"),
            *("-ports", f"{ports.console},{ports.adbd}", "-no-window"),
            *("--host-port", str(ports.host)),
            *("--die-with-stdin", "--ready-json", "--load-ahead"),
            *("--console-token-file", str(token_file)),
            *self._arguments,
        ]

    def _end_child(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.stop()
        note, self._note = self._note, None
        if note is not None:
            note.close()
        if self._lease is not None:
            self._lease.vacate()

    def _stop(self) -> None:
        self._end_child()
        lease, self._lease = self._lease, None
        if lease is not None:
            lease.release()


def _free_ports() -> Ports:
    console, adbd, host = free_ports(3)
    return Ports(host=host, console=console, adbd=adbd)


def _read_ready(child: Child) -> Ready:
    line = child.read_line(_START_SECONDS)
    try:
        return from_json(Ready, line)
    except CodecError as error:
        raise DeviceUnavailable(child.complaint(f"printed no ready line but {line!r}")) from error


def _look(profile: Profile) -> list[str]:
    flags: list[str] = []
    if profile.width is not None:
        flags += ["--size", f"{profile.width}x{profile.height}"]
    if profile.density is not None:
        flags += ["--density", str(profile.density)]
    if profile.locale is not None:
        flags += ["--locale", profile.locale]
    if profile.font_scale is not None:
        flags += ["--font-scale", f"{profile.font_scale:g}"]
    return flags + (["--dark"] if profile.dark else [])


def _token_file(folder: Path) -> Path:
    shared = Path.home() / TOKEN_FILE
    if shared.is_file():
        return shared  # `adb emu`, which agents may use, reads this one
    own = folder / "console-token"
    if not own.exists():
        own.touch(mode=0o600)
        own.write_text(secrets.token_urlsafe(12), encoding="utf-8")
    return own


def _environment() -> dict[str, str]:
    here = str(Path(pytest_androidbench.__file__).parents[1])
    inherited: Sequence[str] = [path for path in [os.environ.get("PYTHONPATH", "")] if path]
    return {"PYTHONPATH": os.pathsep.join([here, *inherited]), "PYTHONUNBUFFERED": "1"}
