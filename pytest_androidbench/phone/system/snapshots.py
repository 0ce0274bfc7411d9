"""Kept states of the whole phone: taken as plain values, gone back to in milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system.app_choices import AppChoicesState
from pytest_androidbench.phone.system.battery import BatteryState
from pytest_androidbench.phone.system.clipboard import Clip
from pytest_androidbench.phone.system.clock import ClockState
from pytest_androidbench.phone.system.databases import DatabasesState
from pytest_androidbench.phone.system.files import FilesState
from pytest_androidbench.phone.system.holding import SNAPSHOT_BYTES, Holding
from pytest_androidbench.phone.system.lock_settings import LockState
from pytest_androidbench.phone.system.log import LogState
from pytest_androidbench.phone.system.notifications import NotificationsState
from pytest_androidbench.phone.system.packages import PackagesState
from pytest_androidbench.phone.system.permissions import PermissionsState
from pytest_androidbench.phone.system.processes import ProcessesState
from pytest_androidbench.phone.system.properties import PropertiesState
from pytest_androidbench.phone.system.providers.media import MediaState
from pytest_androidbench.phone.system.radios import RadiosState
from pytest_androidbench.phone.system.roles import RolesState
from pytest_androidbench.phone.system.settings import SettingsState
from pytest_androidbench.phone.system.telephony import TelephonyState
from pytest_androidbench.phone.system.windows.entries import WindowsState
from pytest_androidbench.phone.ui.context import Display

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneState:
    """All of a phone as plain values; nothing in it changes with the phone."""

    display: Display
    physical: Display
    sensors_rotation: int
    clock: ClockState
    settings: SettingsState
    radios: RadiosState
    battery: BatteryState
    properties: PropertiesState
    packages: PackagesState
    permissions: PermissionsState
    roles: RolesState
    processes: ProcessesState
    files: FilesState
    databases: DatabasesState
    media: MediaState
    log: LogState
    clipboard: Clip | None
    notifications: NotificationsState
    telephony: TelephonyState
    locks: LockState
    choices: AppChoicesState
    crashes: Mapping[str, int]
    windows: WindowsState


class SnapshotsFull(AndroidBenchError):
    """There is no room for one more kept state."""

    def __init__(self, count: int) -> None:
        super().__init__(
            f"{count} kept states and this one hold more than {SNAPSHOT_BYTES} bytes; delete some"
        )


class Snapshots:
    """States by name, and who is told when one is gone back to."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._kept: dict[str, PhoneState] = {}
        self._holding = Holding()
        self.on_restore: list[Callable[[], None]] = []

    def save(self, name: str) -> None:
        """Keep the present state, in place of an older one of that name.

        Raises:
            SnapshotsFull: all kept states together would hold too much; the older one stays.
        """
        state, old = take(self._phone), self._kept.get(name)
        # The new one first: what both have need not be counted anew.
        self._count(state)
        if old is not None:
            self._forget(old)
        if self._holding.bytes > SNAPSHOT_BYTES:
            if old is not None:
                self._count(old)
            self._forget(state)
            raise SnapshotsFull(len(self._kept))
        self._kept[name] = state

    def load(self, name: str) -> bool:
        """Go back to a kept state; False when there is none of that name."""
        state = self._kept.get(name)
        if state is None:
            return False
        put_back(self._phone, state)
        for told in list(self.on_restore):
            told()
        return True

    def delete(self, name: str) -> bool:
        """Forget a state; tells whether there was one."""
        state = self._kept.pop(name, None)
        if state is not None:
            self._forget(state)
        return state is not None

    def names(self) -> list[str]:
        """The names of kept states, oldest first."""
        return list(self._kept)

    def _count(self, state: PhoneState) -> None:
        self._holding.add(state.files, state.media.followed.inodes)

    def _forget(self, state: PhoneState) -> None:
        self._holding.remove(state.files, state.media.followed.inodes)


def take(phone: Phone) -> PhoneState:
    """The phone's present state."""
    return PhoneState(
        display=phone.display,
        physical=phone.physical,
        sensors_rotation=phone.sensors_rotation,
        clock=phone.clock.state(),
        settings=phone.settings.state(),
        radios=phone.radios.state(),
        battery=phone.battery.state(),
        properties=phone.properties.state(),
        packages=phone.packages.state(),
        permissions=phone.permissions.state(),
        roles=phone.roles.state(),
        processes=phone.processes.state(),
        databases=phone.databases.state(),
        files=phone.files.state(),
        media=phone.media.state(),
        log=phone.log.state(),
        clipboard=phone.clipboard.state(),
        notifications=phone.notifications.state(),
        telephony=phone.telephony.state(),
        locks=phone.locks.state(),
        choices=phone.activities.choices.state(),
        crashes=phone.guard.state(),
        windows=phone.windows.state(),
    )


def put_back(phone: Phone, state: PhoneState) -> None:
    """Make a phone what it was."""
    # Apps load their pages again, as after their processes died.
    phone.browser.drop_all()
    phone.physical, phone.sensors_rotation = state.physical, state.sensors_rotation
    phone.show_on(state.display)
    phone.clock.restore(state.clock)
    phone.settings.restore(state.settings)
    phone.radios.restore(state.radios)
    phone.battery.restore(state.battery)
    phone.properties.restore(state.properties)
    phone.files.restore(state.files)
    phone.databases.restore(state.databases)
    phone.media.restore(state.media)
    phone.packages.restore(state.packages)
    phone.permissions.restore(state.permissions)
    phone.roles.restore(state.roles)
    phone.processes.restore(state.processes)
    phone.log.restore(state.log)
    phone.clipboard.restore(state.clipboard)
    phone.notifications.restore(state.notifications)
    phone.telephony.restore(state.telephony)
    phone.locks.restore(state.locks)
    phone.activities.choices.restore(state.choices)
    phone.guard.restore(dict(state.crashes))
    phone.windows.restore(state.windows)
