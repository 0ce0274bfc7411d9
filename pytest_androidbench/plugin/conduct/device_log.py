"""Keeps what the device logged during an attempt, for people: no number comes from it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.errors import DeviceError
from pytest_androidbench.records.attempt import DEVICE_LOG, AttemptFolder
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Record

if TYPE_CHECKING:
    from pytest_androidbench.plugin.conduct.attempt import Attempt
    from pytest_androidbench.plugin.conduct.bench import Bench

LOG_SECONDS: Final = 5.0
"""What reading the log may take."""
_LOST: Final = frozenset({Cause.DEVICE_HUNG, Cause.DEVICE_UNAVAILABLE})
"""Faults after which the device would keep us waiting, or never was there."""


def begin_log(bench: Bench, device: Any) -> None:
    """Let what the device logs from now on be an attempt's."""
    # Devices of other people's providers need not have a log.
    if bench.settings.device_log == "off" or not hasattr(device, "mark_log"):
        return
    # What is wrong with the device shows in the episode.
    with suppress(DeviceError):
        device.mark_log()


def keep_log(bench: Bench, attempt: Attempt, record: Record, folder: AttemptFolder) -> None:
    """Write the device's log beside the record that is about to be written, if it is wanted."""
    when, episode = bench.settings.device_log, attempt.episode
    if when == "off" or (when == "retain-on-failure" and record.outcome is Outcome.PASSED):
        return
    read = getattr(episode.device, "log_since_mark", None) if episode is not None else None
    if read is None or record.fault in _LOST:
        return
    # The record says what is wrong with a device that does not even tell its log.
    with suppress(DeviceError), bench.guard.watching("device", "reading its log", 2 * LOG_SECONDS):
        printed: bytes = read(seconds=LOG_SECONDS)
        if printed:
            folder.write_file(DEVICE_LOG, bench.settings.secrets.hide_bytes(printed))
