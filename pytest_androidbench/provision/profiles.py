"""Gives a device the look of a profile for an episode, and at last its own again."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.look import Look, put_look, put_profile, read_look, with_files
from pytest_androidbench.interface.profile import Profile


def dressed_state(snapshot: str, profile: Profile) -> str:
    """What a saved state with the look of a profile is called."""
    return f"{snapshot}-{profile.digest}"


def save_dressed(device: Device, snapshot: str, profiles: Iterable[Profile]) -> dict[str, str]:
    """Have a device keep a saved state in the look of each profile, so that runs only restore them.

    A device whose states leave out how it looks keeps none, and is dressed before each episode.

    Returns:
        The states, by the profiles' names.

    Raises:
        DeviceError: a look cannot be put on, or a state not be saved.
    """
    if not device.snapshots_are_whole:
        return {}
    dresser = Dresser(device, lambda _: None)
    saved = {profile.name: dresser.restore(snapshot, profile) for profile in profiles}
    device.restore(snapshot)
    return saved


def forget_dressed(device: Device, snapshot: str) -> None:
    """Drop the states that were made of one which is about to be saved anew.

    Raises:
        SnapshotError: one of them cannot be dropped.
    """
    for name in device.snapshots():
        if name.startswith(f"{snapshot}-"):
            device.delete_snapshot(name)


class Dresser:
    """Restores one device into states with and without a profile.

    Where a snapshot has the whole device, a state with a profile is saved once, under a name that
    ends in the profile's digest, and restored from then on, by later runs, too. Elsewhere the look
    is put on after each restore, over what the device looked like at first.
    """

    def __init__(self, device: Device, note: Callable[[Look | None], None]) -> None:
        """Prepare to dress a device.

        Args:
            device: to be dressed.
            note: keeps, where it outlives us, how the device looked before it was changed; None
                when it looks like that again.
        """
        self._device = device
        self._note = note
        self._own: Look | None = None
        self._saved: set[str] | None = None

    def restore(self, snapshot: str, profile: Profile | None) -> str:
        """Bring the device into a saved state, with the look of a profile; the state's name.

        Raises:
            DeviceError: it cannot be brought there.
        """
        if profile is None or not profile.values:
            self._restore_plain(snapshot)
            return snapshot
        state = dressed_state(snapshot, profile)
        if not self._device.snapshots_are_whole:
            self._restore_plain(snapshot)
            self._put_on(profile)
            return state
        if self._saved is None:
            self._saved = set(self._device.snapshots())
        if state not in self._saved:
            self._device.restore(snapshot)
            self._put_on(profile)
            # A saved automation server would come back without what keeps it alive.
            self._device.release_automation()
            self._device.save_snapshot(state)
            self._saved.add(state)
        self._device.restore(state)
        return state

    def undo(self) -> None:
        """Let the device look as it did at first.

        Raises:
            DeviceError: it does not.
        """
        if self._own is not None:
            put_look(self._device, self._own)
            self._own = None
            self._note(None)

    def _restore_plain(self, snapshot: str) -> None:
        self._device.restore(snapshot)
        if self._own is not None and not self._device.snapshots_are_whole:
            put_look(self._device, self._own)

    def _put_on(self, profile: Profile) -> None:
        own = with_files(self._device, self._own or read_look(self._device), profile)
        if own != self._own:
            self._own = own
            self._note(own)
        put_profile(self._device, profile)
