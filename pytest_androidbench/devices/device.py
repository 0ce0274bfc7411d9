"""A device as seen over adb: the one way the harness touches it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from functools import cached_property, partial
from typing import Final

from pytest_androidbench.devices.acting.opening import Opener
from pytest_androidbench.devices.acting.performing import Performed, Performer
from pytest_androidbench.devices.clock import DeviceClock
from pytest_androidbench.devices.console import Console
from pytest_androidbench.devices.database import Database
from pytest_androidbench.devices.facts import (
    DeviceFacts,
    Kind,
    ask_facts,
    ask_size,
    ask_versions,
)
from pytest_androidbench.devices.files import Files, Owner
from pytest_androidbench.devices.link.asking import NOBODY, Between, Request
from pytest_androidbench.devices.link.automation import Automation
from pytest_androidbench.devices.link.shell import Shell, ShellResult
from pytest_androidbench.devices.link.transport import CALL_SECONDS, Transport
from pytest_androidbench.devices.log import DeviceLog, LogEntry
from pytest_androidbench.devices.seeing.aside import take_aside
from pytest_androidbench.devices.seeing.foreground import Front
from pytest_androidbench.devices.seeing.observing import Observer
from pytest_androidbench.devices.seeing.settling import SettlePolicy
from pytest_androidbench.devices.settings import DeviceSettings, Namespace
from pytest_androidbench.devices.snapshots import NoSnapshots, Snapshots
from pytest_androidbench.devices.vitals import Vitals
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.apps import KnownApp
from pytest_androidbench.interface.observation import Observation

_NO_SNAPSHOTS: Final = NoSnapshots("this device keeps no snapshots")


class Device:
    """One attached device."""

    def __init__(
        self,
        transport: Transport,
        *,
        settle: SettlePolicy | None = None,
        snapshots: Callable[[Shell], Snapshots] | None = None,
        await_return: Callable[[Transport], None] | None = None,
        console: Console | None = None,
        vitals: Vitals | None = None,
    ) -> None:
        """Attach to a device.

        Args:
            transport: the way to it.
            settle: when its screen counts as being at rest.
            snapshots: how its states are saved.
            await_return: waits for the device to be back after a restore.
            console: of the emulator it runs in.
            vitals: what can be told of its program from outside.

        Raises:
            DeviceGone: it does not answer.
        """
        self._transport = transport
        self._shell = Shell(transport)
        self._automation = Automation(transport)
        self._await_return = await_return
        self._between: Between = NOBODY
        self._shell.root_prefix = self.facts.root_prefix
        self._size: tuple[int, int] | None = None
        self._observer = Observer(
            self._automation,
            self._shell,
            settle=settle or SettlePolicy(),
            natural_size=self._natural_size,
        )
        self._opener = Opener(self._shell)
        self._performer = Performer(self._automation, self._shell, self._opener)
        self._snapshots = snapshots(self._shell) if snapshots else _NO_SNAPSHOTS
        self.console = console
        """Messages, calls and places, on devices that have an emulator console; else None."""
        self.vitals = vitals
        """What can be told of its program from outside, where that is ours; else None."""
        self.files = Files(self._shell)
        self.settings = DeviceSettings(self._shell)
        self.clock = DeviceClock(self._shell)

    @property
    def serial(self) -> str:
        return self._transport.serial

    @property
    def address(self) -> tuple[str, int]:
        """Host and port of the adb server it is reached through."""
        return self._transport.host, self._transport.port

    @cached_property
    def facts(self) -> DeviceFacts:
        """Model, version and kind."""
        return ask_facts(self._transport, self._shell)

    @property
    def kind(self) -> Kind:
        return self.facts.kind

    def observe(self) -> Observation:
        """What is on the screen, once it has come to rest."""
        return self._observer.observe()

    def picture(self) -> bytes:
        """The screen as JPEG or PNG."""
        return self._observer.picture()

    def picture_aside(self) -> bytes:
        """The screen as JPEG or PNG, without the automation that somebody else may hold.

        On a simulated phone it leaves no trace: no time passes, and nothing is noted.

        Raises:
            DeviceGone: none could be had.
        """
        return take_aside(self._transport)

    def knows_token(self, token: str) -> bool:
        """Whether it is a simulated phone, reached directly, that can be reserved under a token.

        Raises:
            DeviceGone: it does not answer.
        """
        return self._transport.knows_token(token)

    @contextmanager
    def reserved(self, token: str) -> Iterator[bool]:
        """Have a simulated phone serve only this object, and who else shows the token.

        Tells whether it does: other devices serve whoever reaches their adb server.

        Raises:
            DeviceGone: it does not answer.
        """
        held = self._transport.hold(token)
        try:
            yield held is not None
        finally:
            self._transport.token = ""
            if held is not None:
                held.close()

    def foreground(self) -> Front:
        """App, activity and keyboard in front, without looking at the screen."""
        return self._observer.front()

    def put_between(self, between: Between) -> Between:
        """Let somebody be asked in place of the device from now on; who was until now."""
        before = self._between
        self._between = self._shell.between = self._automation.between = between
        if self.console is not None:
            self.console.between = between
        return before

    def perform(self, action: Action, observation: Observation) -> Performed:
        """Carry out an action, its indices taken from the observation that was shown.

        Raises:
            ActionError: the action points at nothing that was shown, or is none for a device.
        """
        perform = partial(self._performer.perform, action, observation)
        return self._between.ask(Request(f"perform {action!r}"), perform)

    def open(self, app: str) -> str:
        """Bring an app to the front; gives why not, "" when it is there."""
        return self._opener.open(app)

    @property
    def known_apps(self) -> tuple[KnownApp, ...]:
        """What it was told of apps beside Android's own."""
        return self._opener.known

    def know_apps(self, apps: Iterable[KnownApp]) -> None:
        """Let these apps, and no others beside Android's own, be opened by what they are called."""
        self._opener.known = tuple(apps)

    def shell(
        self,
        script: str,
        *,
        seconds: float = CALL_SECONDS,
        root: bool = False,
        reads: bool = False,
    ) -> ShellResult:
        """Run a script on the device; `reads` says that it leaves the device as it is.

        Raises:
            DeviceGone: the transport failed or the script did not end in time.
        """
        return self._shell.run(script, seconds=seconds, root=root, reads=reads)

    def put_files(
        self,
        files: Mapping[str, bytes],
        *,
        owner: Owner | None = None,
        modified: Mapping[str, datetime] | None = None,
    ) -> None:
        """Write files by absolute path; their times are the device's own or `modified`."""
        self.files.put(files, owner=owner, modified=modified)

    def get_file(self, path: str) -> bytes:
        """A file's content; FileMissingError, which is a failed check, when it is not there."""
        return self.files.get(path)

    def get_files(self, folder: str) -> dict[str, bytes]:
        """Every file below a folder by its relative path."""
        return self.files.get_all(folder)

    def database(self, path: str, *, package: str = "") -> Database:
        """A SQLite database; `package` owns it where the path does not tell."""
        return Database(path, files=self.files, shell=self._shell, package=package)

    def setting(self, namespace: Namespace, key: str) -> str:
        """A setting's value, "" when it is not set."""
        return self.settings.get(namespace, key)

    def put_setting(self, namespace: Namespace, key: str, value: str | int | float) -> None:
        self.settings.put(namespace, key, value)

    def now(self) -> datetime:
        """The device's time."""
        return self.clock.now()

    def set_clock(self, moment: datetime) -> None:
        self.clock.set(moment)

    def versions(self, *packages: str) -> dict[str, str]:
        """Versions of those packages that are installed."""
        return ask_versions(self._shell, packages)

    def log(self, since: datetime | None = None) -> list[LogEntry]:
        """What the device logged at or after a moment of its own time."""
        return DeviceLog(self._shell).entries(since)

    def mark_log(self) -> None:
        """Write the line into its log from which on `log_since_mark` tells."""
        DeviceLog(self._shell).mark()

    def log_since_mark(self, *, seconds: float = CALL_SECONDS) -> bytes:
        """What it logged since then, for people: the last 256 kB of what logcat prints."""
        return DeviceLog(self._shell).since_mark(seconds)

    def include_apps(self, packages: Iterable[str]) -> None:
        """Let the data of apps be part of saved states, on a device that saves it app by app."""
        self._snapshots.include(packages)

    def save_snapshot(self, name: str) -> None:
        """Save the device's state under a name.

        Raises:
            SnapshotError: it cannot be saved.
        """
        self._snapshots.save(name)

    def delete_snapshot(self, name: str) -> None:
        """Forget a saved state.

        Raises:
            SnapshotError: there is no such state.
        """
        self._snapshots.delete(name)

    def restore(self, name: str) -> None:
        """Bring the device back to a saved state and wait until it answers again.

        Raises:
            SnapshotError: there is no such state, or it cannot be loaded.
            DeviceGone: the device did not come back.
        """
        request = Request(f"restore {name}", resets=self._snapshots.whole)
        self._between.ask(request, partial(self._restore, name))

    def _restore(self, name: str) -> None:
        self._snapshots.load(name)
        self._size = None
        if self._await_return is not None:
            self._await_return(self._transport)
            self._automation.revive()

    def snapshots(self) -> list[str]:
        """Names of the saved states."""
        return self._snapshots.names()

    @property
    def snapshots_are_whole(self) -> bool:
        """Whether a saved state has all of the device, how it looks included."""
        return self._snapshots.whole

    def healthy(self) -> str:
        """Why the device cannot be used; "" when it can."""
        try:
            booted = self._shell.run("getprop sys.boot_completed", reads=True).text.strip()
            if booted != "1":
                return f"it has not booted (sys.boot_completed is {booted!r})"
            self._automation.call("deviceInfo")
        except DeviceError as error:
            return str(error)
        return ""

    def release_automation(self) -> None:
        """Let go of the automation server, so that an agent can run its own."""
        self._automation.release()

    def forget_size(self) -> None:
        """Ask for the screen's size again: it has been changed."""
        self._size = None

    def close(self) -> None:
        """Let go of everything held on the device."""
        self._automation.close()

    def _natural_size(self) -> tuple[int, int]:
        if self._size is None:
            self._size = ask_size(self._shell)
        return self._size
